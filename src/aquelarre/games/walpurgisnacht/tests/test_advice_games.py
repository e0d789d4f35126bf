"""The coach in nights among guides: its sums, its promises, and what it cannot know."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from aquelarre.bots.playing import play_out
from aquelarre.bots.simple import GuideBot
from aquelarre.games.walpurgisnacht import GAME, verbs
from aquelarre.games.walpurgisnacht.state import Night
from aquelarre.games.walpurgisnacht.tests.coach import danced, most_points
from aquelarre.kernel import Action, Belief, Dice, Reason, Window, advise, warn

Look = Callable[[Night, Window[Night], Belief[Night] | None, Dice], None]
SHARE_WARNED = (0.1, 0.3)  # of random answers to real decisions
LEAST = {"reveal-least", "give-least", "put-least", "dance-must", "stop-enough", "all-same"}
FORCED = -1  # where only the others' colour is left to reveal


class Coached(GuideBot):
    """A guide, and somebody who looks at what a coach would say before each of its decisions."""

    def __init__(self, dice: Dice, look: Look, s: Night) -> None:
        super().__init__(dice)
        self.look = look
        self.s = s

    def answer(self, window: Window[Night]) -> Action:
        if len(window.options()) > 1:
            self.look(self.s, window, self.belief(window), Dice(f"coach {len(self.told)}"))
        return super().answer(window)


def nights(count: int, look: Look) -> None:
    for number in range(count):
        seats = 3 + number % 6
        s = GAME.start(seats, {"wide_foot": int(number % 6 == 2)}, listen=True)
        dice = Dice(f"coached night {number}")
        players = [Coached(dice.child(seat), look, s) for seat in range(seats)]
        play_out(GAME, s, players, dice.child("nature"))


def worth(reasons: list[Reason]) -> float:
    return sum(reason.worth for reason in reasons)


def test_sums_are_the_weights_and_nobody_is_advised_by_objections_alone() -> None:
    """With what was told, which random games of the laws have little of."""
    seen: set[str] = set()

    def look(s: Night, window: Window[Night], belief: Belief[Night] | None, dice: Dice) -> None:
        options = window.options()
        weights = GAME.weigh(window, dice.clone(), belief)
        top = weights.index(max(weights))
        best = GAME.reasons(window, dice.clone(), options[top], belief)
        for place in {0, len(options) - 1, dice.child("any").below(len(options))}:
            other = GAME.reasons(window, dice.clone(), options[place], belief)
            gap = worth(best) - worth(other)
            assert gap == pytest.approx(weights[top] - weights[place], abs=1e-6)
            assert len([reason for reason in other if reason.key]) <= 5
        if best and all(reason.worth <= 0 for reason in best) and worth(best) < 0:
            assert LEAST & {reason.key for reason in best}, "all are bad, and that is said"
        found = advise(GAME, window, dice, belief)
        assert found.action == options[top]
        assert warn(GAME, window, dice, found.action, belief) is None
        seen.add(window.question())

    nights(3, look)
    assert seen >= {"follow_wisps", "first_gift", "second_gift", "put_back", "movement"}


def revealed(s: Night, seat: int, slots: list[int]) -> Night:
    """The cards of these places turned up, one after another, and then the end of the phase."""
    after = s.clone()
    for place in slots:
        after.answer(seat, verbs.REVEAL.at(place))
    if verbs.STOP.base in after.options(seat):
        after.answer(seat, verbs.STOP.base)
    return after


def promised(s: Night, seat: int, action: Action, reason: Reason) -> Iterator[tuple[int, int]]:
    """What was said, and what the rules make of it."""
    values, team = reason.values, GAME.side(s, seat)
    if reason.key in ("path-one", "path-two", "path-three"):
        later = [values[name] for name in ("slot", "to") if name in values]
        after = revealed(s, seat, [action - verbs.REVEAL.base, *later])
        yield values["points"], after.score[team] - s.score[team]
    elif reason.key in ("stop-ours", "stop-theirs", "stop-none"):
        side = 1 - team if reason.key == "stop-theirs" else team
        yield values.get("points", 0), revealed(s, seat, []).score[side] - s.score[side]
    elif reason.key in ("finds", "finds-later"):
        for name, night in (("before", s), ("points", danced(s, seat, action))):
            found = values[name]
            yield (0 if found == FORCED else found), most_points(night, values["team"])
    elif reason.key == "lies":
        yield values["card"], s.mountain[values["slot"]]


def test_what_it_promises_holds() -> None:
    """Points of wisps to come are what the rules mark, whoever follows the advice; what the next
    will find is what all ways over the mountain bring."""
    count: dict[str, int] = {}

    def look(s: Night, window: Window[Night], belief: Belief[Night] | None, dice: Dice) -> None:
        options = window.options()
        advised = advise(GAME, window, dice, belief).action
        for action in {advised, options[dice.child("any").below(len(options))]}:
            for reason in GAME.reasons(window, dice.clone(), action, belief):
                for told, true in promised(s, window.seat, action, reason):
                    assert told == true, (reason, GAME.describe(action))
                    count[reason.key] = count.get(reason.key, 0) + 1

    nights(4, look)
    assert min(count.get(key, 0) for key in ("path-one", "path-two", "path-three")) > 5
    assert min(count.get(key, 0) for key in ("stop-ours", "finds", "finds-later", "lies")) > 5


def test_it_warns_of_some_answers_but_not_of_most() -> None:
    """Random answers of guides' nights; the guide's own is never warned against (above)."""
    found = []

    def look(s: Night, window: Window[Night], belief: Belief[Night] | None, dice: Dice) -> None:
        options = window.options()
        action = options[dice.child("any").below(len(options))]
        warned = warn(GAME, window, dice, action, belief)
        found.append(warned is not None)
        assert warned is None or all(reason.worth < 0 for reason in warned.against)

    nights(8, look)
    low, high = SHARE_WARNED
    assert low < sum(found) / len(found) < high
