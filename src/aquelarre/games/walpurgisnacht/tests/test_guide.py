"""The guide plays sensibly, and from its window only."""

from __future__ import annotations

import pytest

from aquelarre.bots.playing import let_nature_answer
from aquelarre.games.walpurgisnacht import GAME, verbs
from aquelarre.games.walpurgisnacht.box.mountain import EMPTY, HIGH, free, slots_in
from aquelarre.games.walpurgisnacht.rules.dance import Movement
from aquelarre.games.walpurgisnacht.rules.scoring import score_night, team_of
from aquelarre.games.walpurgisnacht.state import Night
from aquelarre.games.walpurgisnacht.tests.scenario import Scenario
from aquelarre.kernel import Dice, Window, members
from aquelarre.laws.walk import any_answer

ROLES = ["W00", "W26", "W30", "W29"]  # witch, villager, witch, villager
BEHIND = 5  # points on the track, which everybody sees
FOOT = {"O0": "W20", "O1": "W21", "O2": "W22", "O3": "W05", "O4": "W06"}


def advice(scene: Scenario) -> int:
    return GAME.guide(Window(GAME, scene.s, scene.asked), Dice("advice"))


def test_it_answers_the_same_whatever_it_cannot_see() -> None:
    """Bots are blind: hidden things dealt otherwise never change the answer."""
    for seed in range(12):
        s = GAME.start(3 + seed % 6)
        dice = Dice(f"blind {seed}")
        while not s.over:
            for seat in members(s.asked & ~(1 << s.n)):
                if dice.below(6) == 0:
                    other = GAME.imagine(s, seat, dice.child("other world"))
                    here, there = Window(GAME, s, seat), Window(GAME, other, seat)
                    assert GAME.guide(here, Dice(seed)) == GAME.guide(there, Dice(seed))
                    assert GAME.guide_aside(here, Dice(1)) == GAME.guide_aside(there, Dice(1))
            s.answer(*any_answer(s, dice))


@pytest.mark.parametrize(("first", "wanted"), [(0, {"O0", "O1", "O2"}), (1, {"O3", "O4"})])
def test_it_follows_its_own_wisps(first: int, wanted: set[str]) -> None:
    scene = Scenario(ROLES, FOOT, first=first)
    assert advice(scene) in {verbs.REVEAL.at(15 + int(name[1])) for name in wanted}


def test_a_villager_turns_her_own_card_up_last() -> None:
    """Two purple wisps and then a green one make two points, the green one alone makes one."""
    foot = {"O0": "W28", "O1": "W20", "O2": "W21", "O3": "W22", "O4": "W23"}
    foot |= {f"S{x}": name for x, name in enumerate(("W02", "W03", "W04", "W11", "W12"))}
    scene = Scenario(ROLES, foot, first=1)
    for _ in range(3):
        scene.s.answer(scene.asked, advice(scene))
    assert scene.score == [1, 3]


def free_high(s: Night) -> int:
    """How many cards that may be Walpurga could be revealed."""
    return sum(s.mountain[slot] == HIGH for slot in slots_in(free(s.lying, 0)))


def dances_for_the_leader(number: int) -> tuple[int, int]:
    """A night among guides: how often somebody far behind danced before one of those ahead, and how
    often she left him the summit open, though it was covered and could have stayed so."""
    s = GAME.start(5)
    dice = Dice(f"for the leader {number}")
    dances = silly = 0
    while True:
        let_nature_answer(s, dice)
        if s.over:
            return dances, silly
        seat = members(s.asked)[0]
        step, before = s.open_question(), s.clone()
        s.answer(seat, GAME.guide(Window(GAME, s, seat), dice))
        if isinstance(step, Movement) and is_far_behind(before, seat):
            dances += 1
            silly += free_high(s) > 0 == free_high(before) and can_stay_covered(before, seat)


def is_far_behind(s: Night, seat: int) -> bool:
    """On the track, which everybody sees, and if the night ended now; with an enemy to the left."""
    own, other = team_of(s, seat), team_of(s, (seat + 1) % s.n)
    now = score_night(s)
    return own != other and s.score[own] + BEHIND <= s.score[other] and now[own] < now[other]


def can_stay_covered(s: Night, seat: int) -> bool:
    for action in s.options(seat):
        after = s.clone()
        after.answer(seat, action)
        if not free_high(after):
            return True
    return False


def test_nobody_behind_dances_walpurga_free_for_the_leader() -> None:
    found = [dances_for_the_leader(number) for number in range(16)]
    assert sum(dances for dances, _ in found) >= 12
    assert sum(silly for _, silly in found) == 0


def test_a_villager_gives_no_fertility_to_a_declared_witch() -> None:
    scene = Scenario(ROLES, {**FOOT, "O0": "W09"}, first=1).declare(0).reveal("O0").stop()
    _, receiver = verbs.GIVE.args(advice(scene))
    assert receiver != 0


def test_a_witch_gives_the_bonfire_to_no_declared_witch() -> None:
    scene = Scenario(ROLES, {**FOOT, "O0": "W18"}, first=2).declare(0).reveal("O0").stop()
    _, receiver = verbs.GIVE.args(advice(scene))
    assert receiver != 0


def test_mephistopheles_shows_himself_to_save_fertility_when_the_end_is_near() -> None:
    scene = Scenario(ROLES, FOOT, first=1).hold(0, "W09", "W07")
    window = Window(GAME, scene.s, 0)
    assert GAME.guide_aside(window, Dice(0)) is None, "the summit is still covered"
    scene.s.lying &= ~sum(1 << place for place in range(5, 20))
    assert GAME.guide_aside(window, Dice(0)) == verbs.DECLARE.base
    assert GAME.guide_aside(Window(GAME, scene.s, 2), Dice(0)) is None


def test_mephistopheles_shows_himself_rather_than_end_a_night_that_is_lost() -> None:
    """On his turn nothing is left but Walpurga: shown, he need not turn her up, and can make others
    hand on a card."""
    scene = Scenario(ROLES, FOOT, first=0).hold(1, "W14")
    window = Window(GAME, scene.s, 0)
    assert GAME.guide_aside(window, Dice(0)) is None, "there are purple wisps for him"
    s = scene.s
    s.lying = 1
    for slot in range(1, 20):
        s.mountain[slot] = EMPTY
    assert GAME.guide_aside(window, Dice(0)) == verbs.DECLARE.base
    s.score[:] = [9, 2]
    assert GAME.guide_aside(window, Dice(0)) is None, "who leads lets her come"


@pytest.mark.rule("WAL-24")
def test_mephistopheles_does_nothing_rather_than_lose_what_helps_the_witches() -> None:
    """He alone has a card, an ointment: any gift could only help the villagers."""
    scene = Scenario(ROLES, FOOT, first=0).hold(0, "W11").declare(0)
    assert advice(scene) == verbs.FORBEAR.base
    rich = Scenario(ROLES, FOOT, first=0).hold(1, "W11").declare(0)
    assert advice(rich) == verbs.COMMAND.at(1, 0), "but he fetches one for himself"


def test_it_beats_chance_on_either_side() -> None:
    """Thirty games a side are enough to tell; `aquelarre simulate --sides` measures it."""
    won = [0, 0]
    for seed in range(60):
        s = GAME.start(3 + seed % 6)
        dice, mine = Dice(f"either side {seed}"), seed % 2
        while not s.over:
            seat, action = any_answer(s, dice)
            if seat < s.n and GAME.side(s, seat) == mine and action in s.options(seat):
                action = GAME.guide(Window(GAME, s, seat), dice)
            s.answer(seat, action)
        won[mine] += GAME.view(s, -1)["winner"] == GAME.sides[mine]
    assert min(won) >= 19
