"""Positions and reasons, as tests ask for them: why is something not possible now?"""

from __future__ import annotations

from aquelarre.games.discworld_witches.box.ids import APPRENTICES, CARDS, SPACES
from aquelarre.games.discworld_witches.tests.scenario import Scene
from aquelarre.kernel import Seat, Why

Reason = tuple[str, dict[str, int | str]]
POSSIBLE: Reason = ("", {})
USED: Reason = ("LAN-06", {"case": "used"})


def hers(apprentice: str) -> Reason:
    """The token is another apprentice's."""
    return "LAN-06", {"case": "hers", "apprentice": APPRENTICES.index(apprentice)}


ENOUGH: Reason = ("LAN-29", {"case": "enough"})
DUNGEON: Reason = ("LAN-44", {"case": "dungeon"})


# -- positions ---------------------------------------------------------------------------


def ready(*cards: str, apprentices: str = "dimity petulia", **options: int) -> Scene:
    """Two witches, two places apart, and nothing else on the board."""
    return Scene(2, apprentices, **options).witch(0, "MC").witch(1, "MT").hand(0, *cards)


def tackling(tile: str, *cards: str, who: str = "dimity", around: str = "") -> Scene:
    """The first two dice lie there; on the spaces around Bad Ass lie fevers."""
    other = "petulia" if who == "dimity" else "dimity"
    scene = ready(*cards, apprentices=f"{who} {other}").tile("BA", tile).acting()
    scene.play("walk", "BA")
    for name in around.split():
        scene.tile(name, "fever")
    return (scene.play("roll") if scene.question == "tackle" else scene).roll("2", "2")


def all_dice(
    tile: str, *cards: str, last: str = "2 2", who: str = "dimity", around: str = ""
) -> Scene:
    """And now the other two."""
    return tackling(tile, *cards, who=who, around=around).play("roll_on").roll(*last.split())


def unseen(*cards: str) -> Scene:
    """She has passed a fever at Bad Ass unseen and walks on."""
    return ready("C21", *cards).tile("BA", "fever").acting().play("pass_by", "C21", "BA")


# -- reasons -----------------------------------------------------------------------------


def space(name: str) -> int:
    return SPACES.index(name)


def at(rule: str, case: str, where: str, **more: int) -> Reason:
    return rule, {"case": case, "space": space(where), **more}


def of(rule: str, case: str, card: str) -> Reason:
    return rule, {"case": case, "card": CARDS.index(card)}


def absent(where: str) -> Reason:
    """Not on this board."""
    return at("LAN-14", "off-board", where)


def touched(scene: Scene, ref: str, seat: Seat = 0) -> Reason:
    """What one is told who touches a thing."""
    found = scene.game.why_not(scene.s, seat, ref)
    return found.rule, found.values


def why_of(scene: Scene, verb: str, *labels: str) -> Why:
    """What the first seat is told who tries this answer."""
    return scene.game.why_not(scene.s, 0, scene.number(verb, *labels))
