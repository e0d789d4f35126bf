"""Scenes for tests of the guide: a village that remembers who did what, and what a bot says to it.

Seven are alive with empty hands and no good or bad name; two are dead, a witch and a villager, and
whoever accused or spared them is remembered for it.
"""

from __future__ import annotations

from aquelarre.games.las_brujas.guide.outlook import Outlook
from aquelarre.games.las_brujas.guide.suspicion import FIRST_WEEKS
from aquelarre.games.las_brujas.tests.scenario import GAME, Scene
from aquelarre.kernel import Action, Dice, Seat, Verb, Window

PEOPLE = "P05 P06 P10 P03 P17 P22 P11 P18 P19".split()  # nobody's ability is in the way
LATER = FIRST_WEEKS + 1  # a week in which an accusation is none of the first ones
WITCH, VILLAGER = 7, 8  # the two who are burnt already, and what they were


def village(
    living: str = "vvvvvww", *, first: Seat = 0, people: list[str] | None = None, **settings: int
) -> Scene:
    """Seven living and two dead."""
    scene = Scene(living + "wv", people or PEOPLE, first=first, **settings)
    scene.s.reputation = [0] * len(scene.s.side)
    for seat in range(len(living)):
        scene.hold(seat)
    return scene.dead(WITCH).dead(VILLAGER)


def suspect(scene: Scene, seat: Seat, times: int = 6) -> Scene:
    """All have seen this player burn a villager and spare a witch."""
    for _ in range(times):
        scene.s.records += ((LATER, VILLAGER, seat, 0, VILLAGER, 1, 1 << seat, 0),)
        scene.s.records += ((LATER, WITCH, -1, 0, WITCH, 0, 0, 1 << seat),)
    return scene


def trust(scene: Scene, seat: Seat) -> Scene:
    """All have seen this player burn a witch and stand up for a villager."""
    for _ in range(6):
        scene.s.records += ((LATER, WITCH, seat, 0, WITCH, 0, 1 << seat, 0),)
        scene.s.records += ((LATER, VILLAGER, -1, 0, VILLAGER, 1, 0, 1 << seat),)
    return scene


def look(scene: Scene, seat: Seat) -> Outlook:
    """What the seat makes of it."""
    return Outlook(GAME.view(scene.s, seat), GAME.box)


def advice(scene: Scene, seat: Seat, dice: int = 1) -> Action:
    """What the guide answers."""
    return GAME.guide(Window(GAME, scene.s, seat), Dice(dice))


def advices(scene: Scene, seat: Seat) -> set[Action]:
    """What the guide answers, with any dice."""
    return {advice(scene, seat, dice) for dice in range(8)}


def aside(scene: Scene, seat: Seat, dice: int = 1) -> Action | None:
    """What the guide does or says unasked."""
    return GAME.guide_aside(Window(GAME, scene.s, seat), Dice(dice))


def words(scene: Scene, seat: Seat, verb: Verb) -> set[tuple[int, ...]]:
    """All that the seat may be heard to say with this verb."""
    found = [aside(scene, seat, dice) for dice in range(400)]
    return {verb.args(x) for x in found if x is not None and verb.base <= x < verb.end}
