"""The guided games where the learner leads them elsewhere: what is said is true there, too."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from aquelarre.games.las_brujas import GAME
from aquelarre.games.las_brujas.box.cards import COUNTERS
from aquelarre.kernel import Action
from aquelarre.school import lessons_of
from aquelarre.school.pupil import Pupil

LONGEST = 4000  # answers


def insists(
    lesson: str, *instead: str, warned: list[str] | None = None, until: str = ""
) -> tuple[list[str], Pupil]:
    """Somebody who follows a lesson but for these answers, each a verb and its labels, given as
    soon as it can be, or while a step is said ("save_more: bribe D4 2"): what is said with its
    scene, and to whom. What the teacher replies to these answers is put into `warned`. She stops at
    the step `until`, if there is one."""
    found = next(each for each in lessons_of(GAME) if each.name == lesson)
    pupil, wishes = Pupil(GAME, found), list(instead)
    steps = []
    for step in pupil.steps(_but(wishes, warned), LONGEST):
        steps.append(step)
        if step.name == until:
            break
    return [step.name for step in steps if not step.late], pupil


def late(pupil: Pupil) -> list[str]:
    """What was said without its scene, by its texts: words that speak of none."""
    steps = [step for step in pupil.said if step.late]
    assert all(step.missed or step.anywhere for step in steps)
    return [step.says for step in steps]


def _but(wishes: list[str], warned: list[str] | None = None) -> Callable[[Pupil], Action]:
    def answer(pupil: Pupil) -> Action:
        state, you, said = pupil.match.state, pupil.lesson.you, pupil.teaching.teacher.step
        for action in (*state.options(you), *state.asides(you)) if wishes else ():
            now, _, wish = wishes[0].rpartition(": ")
            if _written(action) == wish and now in ("", said.name if said else None):
                wishes.pop(0)
                pupil.teaching.holds_back(pupil.match, you, int(action))
                reply = pupil.teaching.teacher.reply
                if warned is not None and reply is not None:
                    warned.append(reply.poor.says)
                return int(action)
        return pupil.follow()

    return answer


def _written(action: Action) -> str:
    option = GAME.describe(action)
    return " ".join([option.verb, *(ref.partition(":")[2] for ref in option.refs)])


def test_who_speaks_ill_of_nuno_hears_of_the_vote_and_why_he_burns() -> None:
    said, pupil = insists("village", "spread R20a 1", "done")
    assert {"vote_nuno", "burnt_nuno", "spectre_other"} <= set(said)
    assert said.index("vote_nuno") < said.index("burnt_nuno") < said.index("spectre_other")
    assert not {"vote", "tie", "free", "burnt_villager"} & set(said), "those are of another game"
    assert not pupil.match.state.alive >> 1 & 1
    assert late(pupil) == ["tie-missed"], "the rule without its scene"


def test_who_lets_celestina_burn_is_told_that_she_is_alone() -> None:
    """Her spectre blesses nobody, so whoever wants to live has to plead when she is accused."""
    alone = ["pass", "vote innocent", "end_turn", "pass", "vote guilty", "plead D1a"]
    said, pupil = insists("witch", *alone)
    assert not pupil.match.state.alive >> 3 & 1
    assert {"burnt_friend", "share_alone", "finale_alone", "alone_friendless"} <= set(said)
    assert not {"survives", "share", "finale", "finale_other", "alone"} & set(said)


@pytest.mark.parametrize("lesson", ["village", "witch"])
def test_who_follows_hears_of_one_first_vote_only(lesson: str) -> None:
    said, _ = insists(lesson)
    assert "vote" in said
    assert not {"vote_nuno", "vote_other", "burnt_nuno", "burnt_friend", "accused_too"} & set(said)


def test_who_spends_all_on_celestina_is_not_told_that_nobody_is_left_to_help() -> None:
    said, _ = insists("witch", "save_more: bribe D4 2")
    assert said.index("survives") < said.index("share_spent")
    assert not {"share", "share_alone"} & set(said), "she lives, and only the trial is left"


def test_who_praises_the_one_they_accuse_is_warned_and_keeps_the_card_in_mind() -> None:
    warned: list[str] = []
    said, _ = insists("village", "floor_own: spread R03a 5", warned=warned)
    assert "helps_urraca" in warned
    assert said.index("floor_own") < said.index("floor_still") < said.index("floor_cards")
    assert "floor_still" not in insists("village")[0], "nothing is left to be said twice"


def test_who_saves_diego_hears_that_it_is_in_his_favour() -> None:
    warned: list[str] = []
    insists("witch", "floor: plead D1a", warned=warned)
    assert warned == ["saves_him"]


def test_the_second_rumour_is_not_proposed_on_whom_the_first_one_was() -> None:
    said, _ = insists("village", "slander: spread R20a 3")
    assert "ability_other" in said
    assert "ability" not in said


def test_the_counts_are_said_as_they_are() -> None:
    said, pupil = insists("witch")
    assert late(pupil) == []
    assert said.index("vote") < said.index("count") < said.index("burnt")
    assert "dice" in said
    assert not {"dice_other", "acquitted"} & set(said)
    said, pupil = insists("witch", "save_more: bribe D4 2")
    assert late(pupil) == ["dice-missed"], "the rule of a tie, and not the tie that was none"
    assert said.index("acquitted") < said.index("survives"), "by votes, and no die was rolled"
    assert not {"dice", "dice_other"} & set(said)


def test_the_counter_stays_where_it_is_while_something_is_said_that_not_all_hear() -> None:
    lesson = next(each for each in lessons_of(GAME) if each.name == "witch")
    pupil = Pupil(GAME, lesson)
    teacher = pupil.teaching.teacher
    steps = pupil.steps(_but(["save_more: bribe D4 2"]), LONGEST)
    counts = {step.name: teacher.counted for step in steps}
    assert counts["election"] == counts["share_spent"] > 0
    assert counts["won" if "won" in counts else "lost"] == 0, "a remark at the end"


def test_who_accuses_somebody_else_hears_what_a_speech_and_the_cards_are_for() -> None:
    said, _ = insists("village", "accuse: accuse J1a 3")
    assert said.index("accuse") < said.index("speech_any") < said.index("floor_any")
    assert "speech" not in said[: said.index("floor_any")], "that one is of Urraca's trial"
    assert not {"speech_any", "floor_any", "accuse_any"} & set(insists("village")[0])


def test_who_gave_the_accusation_away_hears_what_another_one_is_for() -> None:
    said, _ = insists("village", "share: give J1a 2", "ready")
    assert "accuse_any" in said
    assert "accuse" not in said, "that one is of Urraca and the card that was given away"


def test_the_witch_cannot_get_out_of_her_trial() -> None:
    """The teacher holds the abbess for as good a start. Who keeps her plays one card less and draws
    none after the sharing: what was meant for her hand comes to who draws next, the witch."""
    turn = ["choose P24", "spread R04a 0", "spread R20a 5", "end_turn"]
    assembly = ["calm R15a", "done", "give J8 2", "ready"]
    first = ["pass", "vote innocent", "pass"]
    own = ["accuse J1a 5", "say_suspect 5", "end_speech", "spread R23 5", "plead D2a", "pass"]
    said, pupil = insists("village", *turn, *assembly, *first, *own, until="vote_own")
    assert {"tie", "free", "vote_own"} <= set(said)
    assert not pupil.match.state.hand[5] & COUNTERS
