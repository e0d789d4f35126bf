"""Changes: applied to what a client holds they make just what a whole update would have told."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any
from zlib import crc32

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.server.patching import Holding

from aquelarre.kernel import WATCHER, Dice, Seat
from aquelarre.kernel.catalog import find
from aquelarre.laws.walk import any_answer
from aquelarre.match import Match
from aquelarre.server import changes, frames
from aquelarre.server.listeners import Listener
from aquelarre.server.updates import Wave

if TYPE_CHECKING:
    from tests.server.conftest import Serving

Data = dict[str, Any]
HELD = ("table", "position", *changes.KEPT[1:])
SAMPLES = Path(__file__).parents[1] / "client" / "changes.json"
GAMES = [
    ("walpurgisnacht", 3, {}),
    ("walpurgisnacht", 5, {"memory_aid": 1}),
    ("carcassonne", 2, {}),
    ("carcassonne", 3, {"mage_and_witch": 1, "crop_circles": 1}),
    ("new_salem", 4, {}),
    ("las_brujas", 5, {}),
    ("discworld_witches", 3, {}),
]


class Table:
    """A game at a table, as far as updates are concerned."""

    def __init__(self, game: str, seats: int, settings: dict[str, int], dice: Dice) -> None:
        self.dice = dice
        self.seats = [*range(seats), WATCHER]
        self.match: Match[Any] = Match(find(game), seats, settings, seed=dice.word())
        self.listeners = {
            (seat, lags): Listener(seat) for seat in self.seats for lags in (False, True)
        }
        self.clients = {who: Holding() for who in self.listeners}
        for who, listener in self.listeners.items():
            told = self.update(who[0], False)
            listener.told = changes.Told(told)
            self.clients[who].take({"t": "update", **plain(told)})

    def update(self, seat: Seat, numbers: bool) -> Data:
        """What `Updates` would tell."""
        count = len(self.match.answers)
        prepared = {"foreseen": [], "answers": [{"key": "k", "option": count}]}
        return {
            "seq": count,
            "since": 0,
            "past": "",
            "events": [],
            "table": {"status": "playing", "people": [{"seat": s} for s in self.seats]},
            "position": frames.position(self.match, seat, numbers=numbers),
            "silent": {"rule": "X-01", "values": {}} if count % 3 else None,
            "apart": None,
            "keeps": bool(count % 2),
            **({"prepared": prepared} if count % 5 == 0 else {}),
        }

    def move(self) -> None:
        """Somebody answers, or takes back."""
        last = self.match.answers[-1][0] if self.match.answers else WATCHER
        if last in self.seats and self.match.can_undo(last) and not self.dice.below(8):
            self.match.undo(last)
        else:
            self.match.play(*any_answer(self.match.state, self.dice))

    def tell(self) -> None:
        """Everybody hears of it; but those who lag behind hear of every third only."""
        shared = None if self.match.game.secrets else frames.open_view(self.match)
        wave = Wave(self.match.game, self.update, shared)
        for who, listener in self.listeners.items():
            seat, lags = who
            if lags and self.dice.below(3):
                continue
            message = json.loads(wave.frame(listener))
            assert message["t"] == "change"
            client = self.clients[who]
            expected = {"t": "update", **plain(self.update(seat, False))}
            assert client.take(message) == expected
            if "mark" in message:
                assert message["mark"] == marked(client.held)


def plain(update: Data) -> Data:
    """As a client parses it."""
    found: Data = json.loads(changes.encode(update))
    return found


def number(text: str) -> float:
    """As a browser writes it again."""
    found = float(text)
    return int(found) if found.is_integer() else found


def marked(held: Data) -> int:
    """The mark of what a client holds, reckoned without what the server does it with."""
    kept = {name: held[name] for name in HELD if name in held}
    whole = json.loads(json.dumps(kept), parse_float=number)
    text = json.dumps(whole, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return crc32(text.encode())


@pytest.mark.parametrize(("game", "seats", "settings"), GAMES)
def test_changes_make_the_whole_update(game: str, seats: int, settings: dict[str, int]) -> None:
    table = Table(game, seats, settings, Dice(f"{game} {seats}"))
    while not table.match.over:
        table.move()
        table.tell()


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**53), 2**53) | st.text(max_size=5),
    lambda inside: (
        st.lists(inside, max_size=6)
        | st.dictionaries(st.text("ab/~1", max_size=3), inside, max_size=6)
    ),
    max_leaves=30,
)
LONG = st.text("x", min_size=300, max_size=300)  # so that parts are taken apart
LISTS = st.lists(JSON | LONG, max_size=12)
VIEWS = st.dictionaries(
    st.sampled_from(["seat", "a", "b/c", "~"]),
    JSON | LISTS | st.dictionaries(st.text("ab/~", max_size=2), JSON | LONG, max_size=8),
    max_size=4,
).map(lambda view: {"seat": 0, **view})
POSITIONS = st.none() | st.builds(
    lambda view, undo: {"view": view, "question": None, "undo": undo},
    st.none() | VIEWS,
    st.booleans(),
)
UPDATES = st.builds(
    lambda position, more: {"table": {"status": "playing"}, "position": position, **more},
    POSITIONS,
    st.dictionaries(st.sampled_from(["teacher", "prepared", "silent"]), JSON, max_size=3),
)


@given(UPDATES, UPDATES)
def test_any_two_updates(before: Data, after: Data) -> None:
    old, new = changes.kept_of(before), changes.kept_of(after)
    assert changes.whole(old) == plain(before)
    holding = Holding()
    holding.take({"t": "update", **plain(before)})
    packed = changes.Comparison().changes(old, new)
    took = holding.take({"t": "change", "changes": json.loads(packed)})
    assert took == {"t": "update", **plain(after)}


@given(LISTS, LISTS, st.integers(0, 12))
def test_what_is_put_into_a_list_taken_out_and_replaced(
    one: list[Any], other: list[Any], place: int
) -> None:
    """Lists that have much in common, as those of views have."""
    long = ["x" * 100, *one, *({"n": n} for n in range(40))]
    views = [{"seat": 0, "list": each} for each in (long, long[:place] + other + long[place:])]
    for before, after in (views, views[::-1]):
        old, new = ({"table": {}, "position": {"view": view}} for view in (before, after))
        told = changes.Comparison().changes(changes.kept_of(old), changes.kept_of(new))
        holding = Holding()
        holding.take({"t": "update", **plain(old)})
        held = holding.take({"t": "change", "changes": json.loads(told)})
        assert held["position"]["view"] == plain(after)


def test_pages_and_server_mark_alike() -> None:
    """The page's tests read the same samples."""
    samples = json.loads(SAMPLES.read_text("utf-8"))
    for sample in samples:
        held = {name: sample["after"][name] for name in HELD if name in sample["after"]}
        assert changes.mark(held) == marked(held) == sample["mark"]
        holding = Holding()
        holding.held = sample["before"]
        holding.take({"t": "change", "changes": sample["changes"]})
        assert holding.held == {**sample["after"], "t": "update"}


def test_an_option_is_described_once_until_there_were_too_many() -> None:
    told = changes.Told({"table": {}, "position": None})
    assert told.fresh([3, 1, 2]) == [1, 2, 3]
    assert told.fresh([4, 3]) == [4]
    many = range(10, 10 + changes.MOST_DESCRIBED)
    assert told.fresh(many) == list(many)
    assert told.fresh([1, 2, 600]) == [600], "they are forgotten after that"
    assert told.fresh([1, 2]) == [1, 2]


async def test_with_and_without_changes_a_seat_is_told_the_same(server: Serving) -> None:
    """From before the start until the end, over a socket and as a stream."""
    ana, eva = server.guest("Ana"), server.guest("Eva")
    made = await ana.make("carcassonne", 2)
    table = made["table"]
    whole = await ana.live(table, 0, changes=False)
    changing = await ana.live(table, 0, changes=True)
    await eva.join(table, made["invite"])
    lives = [whole, await eva.live(table, 1, changes=True)]
    await asyncio.gather(*(live.play(Dice(f"two ways {live.seat}")) for live in lives))
    await changing.until_over()
    for name in HELD[1:]:
        assert changing.last.get(name) == whole.last.get(name)
    assert changing.events == whole.events
    sent = [[json.loads(raw) for raw in live.raw] for live in (whole, changing)]
    kinds = [[frame["t"] for frame in frames] for frames in sent]
    assert "change" not in kinds[0]
    assert kinds[1].count("update") == 1
    assert any("mark" in frame for frame in sent[1])
    # The marks are those of what was held then.
    holding = Holding()
    for frame in sent[1]:
        if frame["t"] in ("update", "change"):
            holding.take(frame)
        if "mark" in frame:
            assert frame["mark"] == marked(holding.held)


async def test_a_stream_has_changes_too(server: Serving) -> None:
    table, (ana,), (live,) = await server.party("carcassonne", 2, 1)
    for asked, kinds in (("", {"update"}), ("&changes=true", {"update", "change"})):
        path = f"/api/tables/{table}/stream?seat=0{asked}"
        came: list[str] = []
        async with ana.http.stream("GET", path) as lines:
            async for line in lines.aiter_lines():
                if not line.startswith("data: "):
                    continue
                message = json.loads(line.removeprefix("data: "))
                came += [message["t"]] if message["t"] in ("update", "change") else []
                if len(came) == 1 and message["t"] == "update":
                    await live.play(Dice(asked), 1)
                if len(came) > 1:
                    break
        assert set(came) == kinds
