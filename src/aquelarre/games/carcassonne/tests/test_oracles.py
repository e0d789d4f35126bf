"""Games of others, replayed turn by turn: real ones, and the scoring tests of another project.

The records are data to test with and are not part of the project. Where they are not there, the
other tests cover every rule without them.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from aquelarre.games.carcassonne import GAME
from aquelarre.games.carcassonne.box.kinds import FACES, FIRST_SPARE, KINDS, LABELS, OURS
from aquelarre.games.carcassonne.box.places import place_at
from aquelarre.games.carcassonne.box.tiles import FEATURES, SIDES, SPOTS
from aquelarre.games.carcassonne.rules.landscape import place_and_spot
from aquelarre.games.carcassonne.rules.mage_and_witch import FIGURES, REMOVE, SEND, target_features
from aquelarre.games.carcassonne.state import NOTHING, Land
from aquelarre.games.carcassonne.verbs import BEGIN, DRAW, FOLLOWER, LAY, NO_FOLLOWER, PARTS
from aquelarre.kernel import Event

Record = dict[str, Any]


def folder() -> Path | None:
    """Where the records are: named by AQUELARRE_ORACLES, or beside the checkout."""
    named = os.environ.get("AQUELARRE_ORACLES")
    here = Path(__file__).resolve()
    homes = [Path(named)] if named else [up / "shared" / "oracles" for up in here.parents]
    return next((home / "carcassonne" for home in homes if (home / "carcassonne").is_dir()), None)


def records() -> list[Record]:
    home = folder()
    if home is None:
        return []
    found: list[Record] = []
    for name in ("source_tests.json", "real_games.json"):
        found += json.loads((home / name).read_text("utf-8"))["games"]
    return found


RECORDS = records()


class Replay:
    """One recorded game, played again on a state of ours.

    A record may begin with the start tile turned; we turn the whole record back.
    """

    def __init__(self, record: Record) -> None:
        self.record = record
        self.back: int = -record["start"]["rot"] % 4
        self.s = self.begin()

    def begin(self) -> Land:
        """The deck has just the tiles of the record, for some records are of a few turns."""
        record = self.record
        settings = {
            "mage_and_witch": int("mage_witch" in record["sets"]),
            "crop_circles": 0,
            "farmers": int(record["farmers"]),
            "small_city": int(record["small_city"] == 2),
        }
        s = GAME.new(record["players"], settings)
        s.news = []
        counts = [0] * len(KINDS)
        kinds = [record["start"]["tile"]]
        for turn in record["turns"]:
            kinds += [*turn.get("discarded", []), turn["tile"]]
        for label in kinds:
            counts[LABELS.index(label)] += 1
        if "final" not in record:
            counts[LABELS.index("V")] += 1  # so that it does not end
        s.bag.counts = counts
        s.settle()
        s.answer(s.n, BEGIN.at(record["turns"][0]["p"]))
        return s

    # -- turned coordinates ----------------------------------------------------------------

    def place(self, x: int, y: int) -> int:
        for _ in range(self.back):
            x, y = -y, x
        return place_at(x, y)

    def spot(self, feature: str, at: str | list[int]) -> int:
        if feature == "cloister":
            return SPOTS.index("cloister")
        if feature == "farm":
            half = min((int(half) + 2 * self.back) % 8 for half in at)
            return SPOTS.index("farm-NNW") + half
        side = min((SIDES.index(str(side)) + self.back) % 4 for side in at)
        return SPOTS.index(f"{feature}-{SIDES[side]}")

    # -- a turn ----------------------------------------------------------------------------

    def play(self, turn: Record) -> None:
        s = self.s
        for label in turn.get("discarded", []):
            s.answer(s.n, DRAW.at(LABELS.index(label)))
            assert s.set_aside[-1] == LABELS.index(label)
        assert s.active == turn["p"]
        s.answer(s.n, DRAW.at(LABELS.index(turn["tile"])))
        self.news()
        assert len(s.options(s.active)) == turn["n_place"]
        rotation = (turn["rot"] + self.back) % 4
        seat = s.active
        s.answer(seat, LAY.at(self.place(turn["x"], turn["y"]), rotation))
        if "magic_must" in turn:
            self.magic(turn)
        self.follower(turn, seat)
        told = self.scored(self.news())
        assert told == self.expected(turn["scored"])
        if "final" not in self.record or turn is not self.record["turns"][-1]:
            self.check_after(turn)

    def magic(self, turn: Record) -> None:
        s = self.s
        done = turn["magic"]
        if done.get("forced"):
            return
        options = s.options(s.active)
        if turn["magic_must"] == "remove_one":
            assert options == [REMOVE.at(figure) for figure in range(2)]
            s.answer(s.active, REMOVE.at(FIGURES.index(done["remove"])))
            return
        assert len(options) == 2 * turn["n_magic_segments"]
        assert len(target_features(s)) == turn["n_magic_features"]
        for x, y, feature, at in turn["magic_targets"]:
            assert SEND.at(0, self.place(x, y), self.spot(feature, at)) in options
        figure = FIGURES.index(done["fig"])
        spot = self.spot(done["f"], done["at"])
        s.answer(s.active, SEND.at(figure, self.place(done["x"], done["y"]), spot))

    def follower(self, turn: Record, seat: int) -> None:
        s = self.s
        question = s.open_question()
        options = s.options(seat) if question is not None and question.key == "follower" else [0]
        wanted = [FOLLOWER.at(self.spot(*each)) for each in turn.get("meeple_opts", [])]
        assert options[1:] == sorted(wanted)
        assert len(options) - 1 == turn.get("n_meeple", 0)
        chosen = turn.get("meeple")
        if chosen:
            s.answer(seat, FOLLOWER.at(self.spot(chosen["f"], chosen["at"])))
        elif wanted:
            s.answer(seat, NO_FOLLOWER.at())

    # -- what is compared --------------------------------------------------------------------

    def news(self) -> list[Event]:
        assert self.s.news is not None
        found = list(self.s.news)
        self.s.news.clear()
        return found

    def scored(self, events: list[Event]) -> list[tuple[Any, ...]]:
        """Score events as the records have them; those at the end of the game are kept back."""
        found: list[tuple[Any, ...]] = []
        self.final: list[tuple[Any, ...]] = []
        for event in events:
            told = event.whole()
            if not told.key.endswith("_scored"):
                continue
            feature = told.key.removesuffix("_scored").removeprefix("open_")
            parts = tuple((name, told.values[name]) for name in PARTS if told.values[name])
            entry = (told.values["seat"], feature, told.values["points"], parts)
            final = told.key.startswith("open_") or feature == "farm"
            (self.final if final else found).append(entry)
        return sorted(found)

    def expected(self, entries: list[Record]) -> list[tuple[Any, ...]]:
        return sorted(
            (
                entry["p"],
                entry["f"],
                entry["pts"],
                tuple((name, entry["parts"][name]) for name in PARTS if entry["parts"].get(name)),
            )
            for entry in entries
        )

    def check_after(self, turn: Record) -> None:
        s = self.s
        assert s.score == turn["score"]
        assert s.supply == turn["supply"]
        for name, at in zip(FIGURES, s.figures, strict=False):
            stands = turn[name]
            if stands is None:
                assert at == NOTHING
            else:
                where = self.place(stands["x"], stands["y"]), self.spot(stands["f"], stands["at"])
                assert place_and_spot(s, at) == where

    def check_end(self) -> None:
        final = self.record.get("final")
        if final is None:
            assert not self.s.over
            return
        assert self.s.over
        assert self.s.score == final["score"]
        paid = [entry for entry in sorted(self.final) if entry[2]]
        assert paid == [entry for entry in self.expected(final["scored"]) if entry[2]]


@pytest.mark.skipif(not RECORDS, reason="the records of other projects are not here")
@pytest.mark.parametrize("record", RECORDS, ids=[record["id"] for record in RECORDS])
def test_a_recorded_game(record: Record) -> None:
    replay = Replay(record)
    for turn in record["turns"]:
        replay.play(turn)
    replay.check_end()


@pytest.mark.skipif(not RECORDS, reason="the records of other projects are not here")
def test_the_table_of_tiles_agrees_with_another() -> None:
    """Kinds are compared by structure in all rotations, not by name."""
    home = folder()
    assert home is not None
    rows = json.loads((home / "tiles.json").read_text("utf-8"))["tiles"]
    theirs = {row["id"]: row for row in rows if row["set"] != "crop1"}
    assert sorted(theirs) == sorted(LABELS[:FIRST_SPARE])
    for kind in OURS:
        row = theirs[kind.label]
        assert kind.edges == row["edges"]
        assert kind.copies == row["count"]
        found = [(s.feature, s.sides, s.halves, s.pennants, s.touches) for s in kind.segments]
        wanted = [(0, sides(city), (), city["pennants"], 0) for city in row["cities"]]
        wanted += [(1, sides(road), (), 0, 0) for road in row["roads"]]
        wanted += [
            (2, (), tuple(farm["halves"]), 0, sum(1 << city for city in farm["cities"]))
            for farm in row["farms"]
        ]
        wanted += [(3, (), (), 0, 0)] * row["cloister"]
        assert found == wanted, kind.label
    assert len(FACES) == 4 * len(KINDS)
    assert FEATURES[3] == "cloister"


def sides(segment: Record) -> tuple[int, ...]:
    return tuple(SIDES.index(side) for side in segment["sides"])
