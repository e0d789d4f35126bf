"""Asking the coach in a scene, for the tests of what it says."""

from __future__ import annotations

from aquelarre.games.walpurgisnacht import GAME
from aquelarre.games.walpurgisnacht.box.edition import OURS
from aquelarre.games.walpurgisnacht.box.mountain import free, slots_in
from aquelarre.games.walpurgisnacht.rules.scoring import score_night
from aquelarre.games.walpurgisnacht.rules.wisps import SAME_COLOUR
from aquelarre.games.walpurgisnacht.state import Night
from aquelarre.games.walpurgisnacht.tests.scenario import Scenario
from aquelarre.kernel import Action, Advice, Dice, Reason, Told, Window, advise
from aquelarre.words import Words

NAMES = ["Ana", "Beto", "Carla", "Dani", "Eva", "Fede", "Gloria", "Hugo"]


def ask(scene: Scenario, deeds: list[Told] | None = None, seat: int | None = None) -> Advice:
    window = Window(GAME, scene.s, scene.asked if seat is None else seat)
    return advise(GAME, window, Dice(1), GAME.belief(window, deeds) if deeds else None)


def why(scene: Scenario, action: Action, deeds: list[Told] | None = None) -> dict[str, Reason]:
    """The reasons of one answer, by their keys."""
    window = Window(GAME, scene.s, scene.asked)
    belief = GAME.belief(window, deeds) if deeds else None
    return {x.key: x for x in GAME.reasons(window, Dice(1), action, belief)}


def keys(found: Advice) -> list[str]:
    return [reason.key for reason in found.reasons]


def said(found: Advice, lang: str, reader: int) -> list[str]:
    words = Words(lang, GAME, players=NAMES, reader=reader, strict=True)
    return [words.reason(reason) for reason in found.reasons]


def lead(s: Night, team: int) -> int:
    points = score_night(s)
    return points[team] - points[1 - team]


def told(key: str, **values: int) -> Told:
    return Told(key, "", values, True)


def most_points(s: Night, team: int) -> int:
    """What somebody of the team can make of the cards that were seen: all ways are tried."""

    wide = s.settings["wide_foot"]

    def tried(lying: int, count: int) -> int:
        best = count
        for place in slots_in(free(lying, wide)) if count < len(SAME_COLOUR) - 1 else ():
            face = s.mountain[place]
            if face >= 0 and OURS.wisp[face] == team:
                best = max(best, tried(lying & ~(1 << place), count + 1))
        return best

    return SAME_COLOUR[tried(s.lying, 0)]


def danced(s: Night, seat: int, action: Action) -> Night:
    """The night after an answer."""
    after = s.clone()
    after.answer(seat, action)
    return after
