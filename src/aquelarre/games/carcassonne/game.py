"""Carcassonne as a `Game`: where the base game and its expansions are put together."""

from __future__ import annotations

from collections.abc import Sequence

from aquelarre.editions import Boxed, Fault, Row
from aquelarre.games.carcassonne.box import pieces
from aquelarre.games.carcassonne.box.edition import (
    BASE_SET,
    CIRCLE_SET,
    MAGE_SET,
    OURS,
    Box,
    box_of,
)
from aquelarre.games.carcassonne.box.faults import PART, problems
from aquelarre.games.carcassonne.box.kinds import LABELS
from aquelarre.games.carcassonne.box.places import place_label, place_of
from aquelarre.games.carcassonne.box.sheet import our_sheet
from aquelarre.games.carcassonne.box.tiles import FARM, FEATURES, ROTATIONS, SPOTS, feature_at
from aquelarre.games.carcassonne.guide import advice, ahead, guide
from aquelarre.games.carcassonne.rules import crop_circles, whole_turns
from aquelarre.games.carcassonne.rules.crop_circles import ALL_SIX, ONE, CropCircles, MixOneIn
from aquelarre.games.carcassonne.rules.expansion import NOT_TOLD, Expansion
from aquelarre.games.carcassonne.rules.landscape import count
from aquelarre.games.carcassonne.rules.mage_and_witch import (
    FIGURES,
    SEND,
    MageAndWitch,
    RemoveFigure,
    SendFigure,
)
from aquelarre.games.carcassonne.rules.scoring import results
from aquelarre.games.carcassonne.rules.turn import (
    DrawFirstPlayer,
    LayStartTile,
    LayTile,
    PlaceFollower,
    lacking,
    spot_with,
    turn_with,
)
from aquelarre.games.carcassonne.rules.waiting import answer_while_waiting, thing_while_waiting
from aquelarre.games.carcassonne.rules.whole_turns import WholeTurn
from aquelarre.games.carcassonne.seen import features, lines, view
from aquelarre.games.carcassonne.state import NOTHING, ONE_PLACE, Land
from aquelarre.games.carcassonne.verbs import (
    BEGINS,
    FOLLOWER,
    KINDS_OF_VALUES,
    LAY,
    MOST_SEATS,
    NOTICES,
    VERBS,
)
from aquelarre.kernel import (
    Action,
    BadSetting,
    Bag,
    Belief,
    Dice,
    Piece,
    Pieces,
    Reason,
    Say,
    Seat,
    Setting,
    Step,
    Verb,
    View,
    Why,
    Window,
    holds,
)
from aquelarre.kernel.encoding import Encoding
from aquelarre.kernel.folding import folded
from aquelarre.kernel.naming import counted
from aquelarre.kernel.why import NATURE, OTHER, WAITING

THE_MAGE_AND_WITCH = MageAndWitch("mage_and_witch")
THE_CROP_CIRCLES = CropCircles("crop_circles")
EXPANSIONS = (THE_MAGE_AND_WITCH, THE_CROP_CIRCLES)

# What a person who touches a thing would like to do, where the question has no use for it.
TOUCHED = {"figure": SEND, "place": LAY, "rotation": LAY}
LABELS_OF = {"tile": LABELS, "spot": SPOTS, "figure": FIGURES, "feature": FEATURES}


class Carcassonne(Boxed[Land]):
    """Carcassonne for 2 to 5 players, and 6 as an option of ours. [CAR-01]"""

    key = "carcassonne"
    printed = True
    rules_version = ONE_PLACE
    oldest_rules = 1
    secrets = False
    sharpness = 0.4  # weights are points
    advises = True
    far_worse = advice.FAR_WORSE
    clear_lead = 40.0
    simulations = 400
    horizon = 10  # turns: farther ahead there is more luck than plan
    least_seats = 2
    most_seats = MOST_SEATS
    settings = (
        Setting("mage_and_witch", default=1, rule="CAR-20"),
        Setting("crop_circles", values=(crop_circles.NONE, ONE, ALL_SIX), rule="CAR-42"),
        Setting("farmers", default=1, rule="CAR-12"),
        Setting("small_city", rule="CAR-07"),
    )
    most_options = 512
    verbs = sorted([*VERBS, *MageAndWitch.verbs, *CropCircles.verbs], key=lambda verb: verb.base)
    notices = NOTICES + list(MageAndWitch.notices + CropCircles.notices)
    begins = BEGINS
    kinds = KINDS_OF_VALUES
    labels = LABELS_OF
    rule_of_seats = "CAR-01"
    rule_of_turns = "CAR-02"
    rule_of_the_end = "CAR-11"
    yardsticks = ((2, {"mage_and_witch": 0}), (2, {"mage_and_witch": 1}))
    rules = tuple(f"CAR-{number:02}" for number in (*range(1, 14), *range(20, 32), *range(40, 43)))

    def __init__(self, box: Box = OURS) -> None:
        super().__init__(our_sheet())
        self.box = box

    def faults(self, facts: Row) -> list[Fault]:
        return problems(facts)

    def corrected(self, facts: Row) -> Carcassonne:
        return Carcassonne(box_of(facts[PART]))

    def named(self, part: str, row: str) -> tuple[str, ...]:
        return (f"tile-{row}",) if part == PART and row in LABELS else ()

    def new(self, n: int, settings: dict[str, int]) -> Land:
        """The chosen tiles in a bag, the start tile on the table. [CAR-01, CAR-20, CAR-42]"""
        sets = [BASE_SET]
        expansions: list[Expansion] = []
        first: list[Step[Land]] = [LayStartTile(), DrawFirstPlayer()]
        if settings["mage_and_witch"]:
            sets.append(MAGE_SET)
            expansions.append(THE_MAGE_AND_WITCH)
        if settings["crop_circles"]:
            expansions.append(THE_CROP_CIRCLES)
        if settings["crop_circles"] == ALL_SIX:
            sets.append(CIRCLE_SET)
        elif settings["crop_circles"] == ONE:
            first.insert(0, MixOneIn())
        chosen = tuple(expansions)
        s = Land(n, settings, Bag(self.box.of(sets)), turn_with(chosen), chosen, self.box)
        s.figures = [NOTHING] * (len(FIGURES) if settings["mage_and_witch"] else 0)
        s.then(*first)
        return s

    def view(self, s: Land, seat: Seat) -> View:
        return view.view(s, seat)

    def encoding(self) -> Encoding:
        from aquelarre.games.carcassonne.seen import encoding  # only programs that learn

        return encoding.WITH_OWN_KINDS if self.box.own else encoding.ENCODING

    def glance(self, s: Land, seat: Seat) -> View:
        return view.glance(s, seat)

    def imagine(self, s: Land, seat: Seat, dice: Dice) -> Land:
        return view.imagine(s, seat, dice)

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
        counted = {"crop circles": sum(isinstance(step, MixOneIn) for step in s.agenda)}
        for tile, number in zip(s.box.kinds, found, strict=True):
            name = "crop circles" if tile.mark else tile.label
            counted[name] = counted.get(name, 0) + number
        for seat in range(s.n):
            out = sum(count(crowd, seat) for crowd in s.standing.values())
            counted[f"followers of {seat}"] = s.supply[seat] + out
        return counted

    def missing(self, s: Land, kind: str, number: int) -> Why | None:
        """Of an expansion that is not played there are no figures, and its tiles are not in the
        bag. [CAR-20, CAR-42] Nor are tiles that this box does not have. [CAR-01]"""
        if kind == "tile" and not s.box.copies[number]:
            return Why("CAR-01", "tile")
        magic = kind == "figure" or (kind == "tile" and s.box.magic[number])
        if magic and THE_MAGE_AND_WITCH not in s.expansions:
            return Why("CAR-20")
        if kind == "tile" and s.box.kinds[number].mark and THE_CROP_CIRCLES not in s.expansions:
            return Why("CAR-42")
        return super().missing(s, kind, number)

    def not_now(self, s: Land, seat: Seat, verb: Verb, action: Action) -> Why:
        """What belongs to an expansion has its moment, if the expansion is played at all; of the
        base game, the tile comes first, then the follower. [CAR-02, CAR-05]"""
        if verb in THE_CROP_CIRCLES.verbs and THE_CROP_CIRCLES not in s.expansions:
            return Why("CAR-42")
        if not holds(s.owed, seat):
            return super().not_now(s, seat, verb, action)
        for expansion in s.expansions:
            if verb in expansion.verbs:
                return expansion.not_now(s, verb, action)
        if verb is LAY:
            return Why("CAR-02", "laid")
        return self._no_follower_now(s, seat, action)

    def _no_follower_now(self, s: Land, seat: Seat, action: Action) -> Why:
        """Some turns have no moment for a follower at all: the tables without farmers for one on a
        farm, and whoever has none left, since those that return this turn come too late.
        [CAR-05, CAR-12]"""
        farmer = FOLLOWER.owns(action) and feature_at(action - FOLLOWER.base) == FARM
        if farmer and not s.settings["farmers"]:
            return Why("CAR-12")
        if seat != s.active:
            return Why("CAR-05", "turn", seat=s.active)
        question = s.open_question()
        before = s.drawn != NOTHING or isinstance(question, (SendFigure, RemoveFigure))
        if not before:
            return Why("CAR-05", "past")
        if not s.supply[seat]:
            return Why("CAR-05", "supply")
        if FOLLOWER.owns(action):
            lacks = lacking(s, action - FOLLOWER.base)
            if lacks:
                return lacks
        if isinstance(question, RemoveFigure):
            return Why("CAR-05", "remove-first")
        return Why("CAR-05", "tile-first" if s.drawn != NOTHING else "figure-first")

    def why_not(self, s: Land, seat: Seat, thing: Action | str) -> Why:
        """Tiles come by chance and players are never chosen; any other thing is touched by a player
        who would like to use it. [CAR-02]"""
        why = super().why_not(s, seat, thing)
        waits = why.rule == self.rule_of_turns and why.case == WAITING
        if not isinstance(thing, str):
            return self._while_waiting(s, why, thing) if waits else why
        kind, _, label = thing.partition(":")
        number = self.thing(kind, label)
        if number is None:
            return why
        if waits and kind == "figure":
            return self._while_waiting(s, why, SEND.at(number, 0, 0))
        if waits:
            return thing_while_waiting(s, int(why.values["seat"]), kind, number)
        if not why or not holds(s.owed, seat):
            return why
        told = self._touched(s, seat, kind, number)
        if told or why != Why(self.rule_of_turns, OTHER):
            return told or why
        if kind == "tile":
            return Why(self.rule_of_turns, NATURE)
        if kind == "seat":
            return Why("CAR-02", "player")
        if kind in ("spot", "feature"):
            spot = number if kind == "spot" else spot_with(s, number)
            return self.not_now(s, seat, FOLLOWER, FOLLOWER.at(spot))
        if kind in TOUCHED:
            return self.not_now(s, seat, TOUCHED[kind], TOUCHED[kind].base)
        return why

    def _while_waiting(self, s: Land, why: Why, action: Action) -> Why:
        verb = self.vocabulary.find(action)
        return (
            why if verb is None else answer_while_waiting(s, int(why.values["seat"]), verb, action)
        )

    def _touched(self, s: Land, seat: Seat, kind: str, number: int) -> Why:
        """The reason of the question that is open, if it has one for what is pointed at."""
        question = s.open_question()
        if isinstance(question, PlaceFollower):
            return question.touched(s, kind, number)
        if isinstance(question, LayTile):
            return question.touched(kind)
        told = (expansion.touched(s, seat, kind, number) for expansion in s.expansions)
        return next((why for why in told if why), NOT_TOLD)

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

    def weigh(
        self, window: Window[Land], dice: Dice, belief: Belief[Land] | None = None
    ) -> list[float]:
        return guide.weigh(window, dice)

    def plan(
        self, window: Window[Land], dice: Dice, belief: Belief[Land] | None = None
    ) -> list[float]:
        return guide.plan(window, dice)

    def reasons(
        self, window: Window[Land], dice: Dice, action: Action, belief: Belief[Land] | None = None
    ) -> list[Reason]:
        return advice.of_answer(window, dice, action)

    def outlook(self, s: Land) -> list[float]:
        return self.returns(s) if s.over else ahead.prospects(s)

    def rollout(self, s: Land, seat: Seat, dice: Dice) -> Action:
        return ahead.roll(s, seat, dice)

    def whole_turns(self, s: Land) -> list[WholeTurn]:
        """For searching bots: every placement with every follower that may come after it, listed
        without laying a tile. Without expansions."""
        return whole_turns.whole_turns(s)

    def take_turn(self, s: Land, turn: WholeTurn) -> None:
        """Both answers of a whole turn."""
        whole_turns.take(s, turn)

    def draw(self, view: View, say: Say) -> list[str]:
        return lines.draw(view, say, self.box)

    def before(self, say: Say) -> list[str]:
        """What players are told before a first game."""
        return folded(say("game-before").splitlines())

    def shorten(self, s: Land, kind: str, labels: Sequence[str]) -> None:
        """Fewer tiles in the bag, the start tile not counted. [CAR-01, CAR-11]"""
        if kind != "tile":
            return super().shorten(s, kind, labels)
        if not labels:
            raise BadSetting("A short bag has some of the usual tiles.", name="decks", value=kind)
        counts = counted(self, kind, labels, len(LABELS))
        usual = s.bag.counts.copy()
        usual[s.box.start] -= 1
        for label, wanted, there in zip(LABELS, counts, usual, strict=True):
            if wanted > there:
                told = f"{'is' if there == 1 else 'are'} {there} {label}, not {wanted}"
                raise BadSetting(f"For the bag there {told}.", name="decks", value=kind)
        counts[s.box.start] += 1
        s.bag.counts[:] = counts

    def pieces(self) -> Pieces:
        return pieces.pieces(self.box)

    def features(self, view: View) -> list[Piece]:
        chosen = [each for each in EXPANSIONS if each.name in view["expansions"]]
        return features.features(view, chosen, FIGURES, self.box)

    def components(self, say: Say) -> list[str]:
        return lines.components(say, self.box)
