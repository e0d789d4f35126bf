"""Carcassonne as a `Game`: where the base game and its expansions are put together."""

from __future__ import annotations

from aquelarre.games.carcassonne import (
    crop_circles,
    guide,
    hidden,
    lines,
    mage_and_witch,
    why,
)
from aquelarre.games.carcassonne.box import (
    BASE,
    CROP_CIRCLES,
    FIRST_CROP_CIRCLE,
    LABELS,
    MAGE_AND_WITCH,
    copies,
)
from aquelarre.games.carcassonne.crop_circles import ALL_SIX, ONE, CropCircles, MixOneIn
from aquelarre.games.carcassonne.expansion import Expansion
from aquelarre.games.carcassonne.landscape import count
from aquelarre.games.carcassonne.mage_and_witch import FIGURES, MageAndWitch
from aquelarre.games.carcassonne.places import place_label, place_of
from aquelarre.games.carcassonne.scoring import results
from aquelarre.games.carcassonne.state import NOTHING, Land
from aquelarre.games.carcassonne.tiles import FEATURES, ROTATIONS, SPOTS
from aquelarre.games.carcassonne.turn import DrawFirstPlayer, LayStartTile, turn_with
from aquelarre.games.carcassonne.verbs import KINDS_OF_VALUES, MOST_SEATS, NOTICES, VERBS
from aquelarre.kernel import (
    Action,
    Bag,
    Dice,
    Game,
    Say,
    Seat,
    Setting,
    Step,
    View,
    Why,
    Window,
)

THE_MAGE_AND_WITCH = MageAndWitch("mage_and_witch")
THE_CROP_CIRCLES = CropCircles("crop_circles")

LABELS_OF = {"tile": LABELS, "spot": SPOTS, "figure": FIGURES, "feature": FEATURES}


class Carcassonne(Game[Land]):
    """Carcassonne for 2 to 5 players, and 6 as an option of ours. [CAR-01]"""

    key = "carcassonne"
    rules_version = 1
    secrets = False
    least_seats = 2
    most_seats = MOST_SEATS
    settings = (
        Setting("mage_and_witch", default=1),
        Setting("crop_circles", values=(crop_circles.NONE, ONE, ALL_SIX)),
        Setting("farmers", default=1),
        Setting("small_city"),
    )
    verbs = sorted(VERBS + mage_and_witch.VERBS + crop_circles.VERBS, key=lambda verb: verb.base)
    notices = NOTICES + mage_and_witch.NOTICES + crop_circles.NOTICES
    kinds = KINDS_OF_VALUES
    labels = LABELS_OF
    yardsticks = ((2, {"mage_and_witch": 0}), (2, {"mage_and_witch": 1}))
    rules = tuple(f"CAR-{number:02}" for number in (*range(1, 14), *range(20, 32), *range(40, 43)))

    def new(self, n: int, settings: dict[str, int]) -> Land:
        """The chosen tiles in a bag, the start tile on the table. [CAR-01, CAR-20, CAR-42]"""
        sets = [BASE]
        expansions: list[Expansion] = []
        first: list[Step[Land]] = [LayStartTile(), DrawFirstPlayer()]
        if settings["mage_and_witch"]:
            sets.append(MAGE_AND_WITCH)
            expansions.append(THE_MAGE_AND_WITCH)
        if settings["crop_circles"]:
            expansions.append(THE_CROP_CIRCLES)
        if settings["crop_circles"] == ALL_SIX:
            sets.append(CROP_CIRCLES)
        elif settings["crop_circles"] == ONE:
            first.insert(0, MixOneIn())
        chosen = tuple(expansions)
        s = Land(n, Bag(copies(*sets)), turn_with(chosen), chosen)
        s.farmers = settings["farmers"]
        s.small_city = settings["small_city"]
        s.figures = [NOTHING] * (len(FIGURES) if settings["mage_and_witch"] else 0)
        s.then(*first)
        return s

    def view(self, s: Land, seat: Seat) -> View:
        return hidden.view(s, seat)

    def imagine(self, s: Land, seat: Seat, dice: Dice) -> Land:
        return hidden.imagine(s, seat, dice)

    def returns(self, s: Land) -> list[float]:
        return results(s)

    def points(self, s: Land) -> list[int]:
        return s.score

    def census(self, s: Land) -> dict[str, int]:
        """Every tile and every follower is somewhere."""
        found = s.bag.counts.copy()
        for kind in [face // ROTATIONS for face in s.faces] + s.set_aside:
            found[kind] += 1
        if s.drawn != NOTHING:
            found[s.drawn] += 1
        counted = dict(zip(LABELS[:FIRST_CROP_CIRCLE], found, strict=False))
        to_come = sum(isinstance(step, MixOneIn) for step in s.agenda)
        counted["crop circles"] = sum(found[FIRST_CROP_CIRCLE:]) + to_come
        for seat in range(s.n):
            out = sum(count(crowd, seat) for crowd in s.standing.values())
            counted[f"followers of {seat}"] = s.supply[seat] + out
        return counted

    def why_not(self, s: Land, seat: Seat, thing: Action | str) -> Why:
        return why.why_not(self, s, seat, thing)

    def label(self, kind: str, value: int) -> str:
        if kind == "place":
            return place_label(value)
        return super().label(kind, value)

    def thing(self, kind: str, label: str) -> int | None:
        if kind == "place":
            return place_of(label)
        return super().thing(kind, label)

    def guide(self, window: Window[Land], dice: Dice) -> Action:
        return guide.answer(window, dice)

    def draw(self, view: View, say: Say) -> list[str]:
        return lines.draw(view, say)

    def before(self, say: Say) -> list[str]:
        return lines.before(say)

    def components(self, say: Say) -> list[str]:
        return lines.components(say)
