"""The lessons, where the learner chooses: no choice that is offered is blamed afterwards."""

from __future__ import annotations

import pytest

from aquelarre.games.discworld_witches import GAME
from aquelarre.kernel import Action
from aquelarre.school import lessons_of
from aquelarre.school.pupil import Pupil


class Chooser(Pupil):
    """Somebody who follows the lesson, but in some steps answers otherwise."""

    def __init__(self, **choices: str) -> None:
        super().__init__(GAME, next(each for each in lessons_of(GAME) if each.name == "solo"))
        self.choices = choices

    def answer(self) -> Action:
        step = self.teaching.teacher.step
        wanted = self.choices.get(step.name if step else "")
        options = self.match.state.options(self.lesson.you)
        for option in map(GAME.describe, options):
            if wanted == " ".join([option.verb, *option.refs]):
                if step and (step.name in INSTEAD or self._own[0].pattern.fits_option(option)):
                    del self._own[0]
                return option.action
        return self.follow()


INSTEAD = (
    "apprentice",
    "help_yourself",
    "without_igor",
)  # of what the script says for who follows it
WITH_MAGIC = {
    "apprentice": "choose apprentice:tiffany",
    "then_roll": "roll_on",
    "end_turn": "end_turn",
    "without_igor": "play_magic card:C03a",
    "more_magic": "play_magic card:C37a",
    "roll_without_igor": "roll_on",
    "feegle_other": "add card:C06a",
}


@pytest.mark.rule("LAN-17")
@pytest.mark.parametrize(
    "choices", [{}, {"help_yourself": "play_headology card:C07a", **WITH_MAGIC}]
)
def test_the_elves_are_beaten_with_igor_and_without_him(choices: dict[str, str]) -> None:
    """«Magrat or Igor? You decide»: who took Igor once failed, and the script was over."""
    pupil = Chooser(**choices)
    said: list[str] = []
    for step in pupil.steps(Chooser.answer, 400):  # type: ignore[arg-type]
        said.append(step.name)
        if step.name == "power":
            break
    assert {"help_yourself", "look_again", "beaten", "granny", "power"} <= set(said)
    assert set(WITH_MAGIC) <= set(said) or not choices
    assert "failed" not in said
    view = pupil.match.view(pupil.lesson.you)
    assert "elves" in view["players"][0]["hard"]
    assert view["players"][0]["aliss"] == 0
    assert not pupil.teaching.script.strayed
