"""Changes: what is different in an update, for clients that ask for no more than that.

Most of an update is what the client has already: a landscape of seventy tiles, one of which is new.
So what a client was told last is kept here as packed parts, those of the view one by one. Parts of
which the bytes are the same are the same; others are looked at one level deeper. The changes are a
JSON Patch (RFC 6902) of `add`, `replace` and `remove`.

Packed parts and not objects: a view may hold lists of the state itself, which go on changing; and
whatever is not taken apart need not become objects again to be compared.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple
from zlib import crc32

import msgspec
from msgspec import Raw

from aquelarre.kernel import Action

Data = dict[str, Any]
Op = dict[str, Any]  # of a JSON Patch
Parts = dict[str, bytes]  # packed, by their paths

# What the client keeps and has patched; `since`, `events` and the rest come anew each time.
KEPT = ("table", "silent", "apart", "keeps", "teacher", "prepared")
OPTIONS = ("options", "asides")  # of a question: in changes they are numbers
MOST_DESCRIBED = 500  # options of which it is remembered that a client has them
EVERY = 64  # changes after which the client compares
SMALL = 256  # bytes; what is no longer is replaced as a whole, for that costs no more
encode = msgspec.json.Encoder().encode
in_order = msgspec.json.Encoder(order="sorted").encode
decode = msgspec.json.Decoder().decode
items_of = msgspec.json.Decoder(list[Raw]).decode
fields_of = msgspec.json.Decoder(dict[str, Raw]).decode


class Kept(NamedTuple):
    """What a client keeps of an update. Where there are no secrets the parts of the view are the
    same, but for whose it is; then all have the same mapping."""

    parts: Parts
    view: Parts | None  # None: there is none, or the game failed to build it


class Told:
    """What a client was told last, which options were described to it, and how many changes it
    has had."""

    __slots__ = ("changes", "described", "kept")

    def __init__(self, update: Data) -> None:
        """Of a whole update."""
        update, numbers = numbered(update)
        self.kept = kept_of(update)
        self.described = set(numbers)
        self.changes = 0

    def fresh(self, numbers: Iterable[Action]) -> list[Action]:
        """Those of these options that are to be described now."""
        fresh = sorted(set(numbers) - self.described)
        if len(self.described) > MOST_DESCRIBED:  # what is forgotten is only described again
            self.described.clear()
        self.described.update(fresh)
        return fresh


def numbered(update: Data) -> tuple[Data, list[Action]]:
    """An update with the options of its question as numbers, and those numbers."""
    question = (update["position"] or {}).get("question")
    if question is None:
        return update, []
    named = {name: [decode(each)["action"] for each in question[name]] for name in OPTIONS}
    position = {**update["position"], "question": {**question, **named}}
    return {**update, "position": position}, [each for some in named.values() for each in some]


def packed(view: Mapping[str, Any]) -> Parts:
    """A view, part by part, but for whose it is."""
    return {
        _below("/position/view", name): encode(part)
        for name, part in view.items()
        if name != "seat"
    }


def kept_of(update: Data, shared: Parts | None = None) -> Kept:
    """What of an update is kept. The view of a game without secrets may be given packed."""
    parts = {f"/{name}": encode(update[name]) for name in KEPT if name in update}
    position = update["position"]
    if position is None:
        return Kept(parts | {"/position": b"null"}, None)
    view = position["view"]
    for name, part in position.items():
        if name != "view":
            parts[_below("/position", name)] = encode(part)
    if view is None:
        return Kept(parts | {"/position/view": b"null"}, None)
    if "seat" in view:
        parts["/position/view/seat"] = encode(view["seat"])
    return Kept(parts, packed(view) if shared is None else shared)


def whole(kept: Kept) -> Data:
    """What a client holds that keeps this."""
    found: Data = {}
    for path, value in [*kept.parts.items(), *(kept.view or {}).items()]:
        *way, last = [_name(token) for token in path.split("/")[1:]]
        inside = found
        for name in way:
            inside = inside.setdefault(name, {})
        inside[last] = decode(value)
    return found


class Comparison:
    """What is different for the clients of one table. What was found out about a view is there
    for the next who were told the same."""

    def __init__(self) -> None:
        self._views: dict[tuple[int, int], tuple[Parts, Parts, bytes]] = {}

    def changes(self, old: Kept, new: Kept) -> bytes:
        """What makes the new of the old: a JSON Patch, packed."""
        if (old.view is None) != (new.view is None) or _bare(old) != _bare(new):
            return encode(_anew(old, new))  # a game begins, or its view fails
        parts = _packed_ops(_compare(old.parts, new.parts))
        view = self._of_views(old.view, new.view) if old.view is not new.view else b""
        return b"[" + parts + (b"," if parts and view else b"") + view + b"]"

    def _of_views(self, old: Parts | None, new: Parts | None) -> bytes:
        if old is None or new is None:
            return b""
        key = id(old), id(new)
        if key not in self._views:  # what is kept there keeps their numbers from being used again
            self._views[key] = old, new, _packed_ops(_compare(old, new))
        return self._views[key][2]


def _packed_ops(ops: list[Op]) -> bytes:
    return encode(ops)[1:-1]


def _bare(kept: Kept) -> bool:
    """Is there no position yet?"""
    return "/position" in kept.parts


def _anew(old: Kept, new: Kept) -> list[Op]:
    """The same with the position as a whole."""
    before, now = _beside_the_position(old), _beside_the_position(new)
    return [_op("replace", "/position", whole(new)["position"]), *_compare(before, now)]


def _beside_the_position(kept: Kept) -> Parts:
    return {path: part for path, part in kept.parts.items() if not path.startswith("/position")}


def _compare(old: Parts, new: Parts) -> list[Op]:
    """The changes between these parts."""
    found: list[Op] = []
    for path, part in new.items():
        was = old.get(path)
        if was is None:
            found.append(_op("add", path, Raw(part)))
        elif was != part:
            found += _within(path, was, part)
    if len(old) > len(new) or any(path not in new for path in old):
        found += [_gone(path) for path in old if path not in new]
    return found


def mark(held: Data) -> int:
    """A number that stands for what a client holds. Names are in order, and numbers without a
    fraction are written without one, as a browser writes them."""
    text = in_order(held)
    return crc32(in_order(_plain(held)) if b".0" in text else text)


def _plain(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _plain(each) for name, each in value.items()}
    if isinstance(value, list):
        return [_plain(each) for each in value]
    return int(value) if isinstance(value, float) and value.is_integer() else value


def _within(path: str, old: bytes, new: bytes) -> list[Op]:
    """The changes of one part: as a whole, if that is as short."""
    found: list[Op] = []
    if len(new) > SMALL and old[:1] == new[:1] == b"[":
        found = _compare_lists(path, old, new)
    elif len(new) > SMALL and old[:1] == new[:1] == b"{":
        found = _compare_fields(path, old, new)
    return found or [_op("replace", path, Raw(new))]


def _compare_fields(path: str, old: bytes, new: bytes) -> list[Op]:
    """The changes between two mappings; nothing if all of it is to be replaced."""
    before, now = fields_of(old), fields_of(new)
    different = [name for name, part in now.items() if before.get(name) != part]
    if 2 * len(different) > len(now):
        return []
    found = [
        _op("replace" if name in before else "add", _below(path, name), now[name])
        for name in different
    ]
    return found + [_gone(_below(path, name)) for name in before if name not in now]


def _compare_lists(path: str, old: bytes, new: bytes) -> list[Op]:
    """The changes between two lists: what is the same at the beginning and at the end stays, and
    what lies between is replaced one by one. Nothing if it is to be replaced as a whole."""
    before, now = items_of(old), items_of(new)
    most = min(len(before), len(now))
    first = _same(before, now, most)
    last = _same(before[::-1], now[::-1], most - first)
    until, stop = len(before) - last, len(now) - last
    if 2 * max(until - first, stop - first) > len(now):
        return []
    both = min(until, stop)
    found = [_op("replace", f"{path}/{place}", now[place]) for place in range(first, both)]
    # From behind, so that the other places stay true.
    found += [_gone(f"{path}/{place}") for place in range(until - 1, both - 1, -1)]
    return found + [_op("add", f"{path}/{place}", now[place]) for place in range(both, stop)]


def _same(one: Sequence[Raw], other: Sequence[Raw], most: int) -> int:
    """So many items, from the first on, are alike."""
    number = 0
    while number < most and one[number] == other[number]:
        number += 1
    return number


def _op(op: str, path: str, value: Any) -> Op:
    return {"op": op, "path": path, "value": value}


def _gone(path: str) -> Op:
    return {"op": "remove", "path": path}


@lru_cache(maxsize=10_000)
def _below(path: str, name: object) -> str:
    """The path of a part, as RFC 6901 writes it."""
    return f"{path}/" + str(name).replace("~", "~0").replace("/", "~1")


def _name(token: str) -> str:
    return token.replace("~1", "/").replace("~0", "~")
