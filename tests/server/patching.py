"""A JSON Patch as RFC 6902 has it, as far as our updates use it: written for tests, apart from what
the page does with it. It stumbles over whatever is not there."""

from __future__ import annotations

import copy
from typing import Any

Data = dict[str, Any]


def patched(held: Any, changes: list[Data]) -> Any:
    """What was held, with these changes. What does not change is shared with what was held."""
    own: dict[int, Any] = {}  # what was copied here, and may be changed

    def copied(thing: Any) -> Any:
        if id(thing) in own:
            return thing
        made = copy.copy(thing)
        own[id(made)] = made
        return made

    found = copied(held)
    for change in changes:
        _, *way, last = [_name(token) for token in change["path"].split("/")]
        inside = found
        for name in way:
            place = int(name) if isinstance(inside, list) else name
            inside[place] = copied(inside[place])
            inside = inside[place]
        if isinstance(inside, list):
            _in_list(inside, change["op"], int(last), change.get("value"))
        else:
            _in_mapping(inside, change["op"], last, change.get("value"))
    return found


def _name(token: str) -> str:
    return token.replace("~1", "/").replace("~0", "~")


def _in_list(inside: list[Any], op: str, place: int, value: Any) -> None:
    assert 0 <= place < len(inside) + (op == "add"), f"{op} at {place} of {len(inside)}"
    if op == "add":
        inside.insert(place, value)
    elif op == "replace":
        inside[place] = value
    else:
        assert op == "remove"
        del inside[place]


def _in_mapping(inside: Data, op: str, name: str, value: Any) -> None:
    assert op in ("add", "replace", "remove")
    assert (name in inside) == (op != "add"), f"{op} {name}"
    if op == "remove":
        del inside[name]
    else:
        inside[name] = value


class Holding:
    """What a client holds that asked for changes: see docs/PROTOCOL.md, "Changes"."""

    def __init__(self) -> None:
        self.held: Data = {}  # the last update, with the numbers of options
        self.options: dict[int, Data] = {}

    def take(self, message: Data) -> Data:
        """The whole update that an update or a change makes."""
        rest = {n: v for n, v in message.items() if n not in ("changes", "described", "mark")}
        if message["t"] == "update":
            self._learn(_all_options(message))
            self.held = _with_options(message, lambda option: option["action"])
            return message
        self._learn(message.get("described", []))
        self.held.pop("away", None)
        self.held = {**patched(self.held, message["changes"]), **rest, "t": "update"}
        return _with_options(self.held, lambda number: self.options[number])

    def _learn(self, options: list[Data]) -> None:
        self.options |= {option["action"]: option for option in options}


def _all_options(update: Data) -> list[Data]:
    question = (update["position"] or {}).get("question") or {"options": [], "asides": []}
    return [*question["options"], *question["asides"]]


def _with_options(update: Data, made: Any) -> Data:
    """The same with other options; nothing else of it is touched."""
    position: Data = update["position"] or {}
    question: Data = position.get("question") or {}
    named = question.keys() & {"options", "asides"}
    if not named:
        return update.copy()
    asked = {**question, **{name: [made(each) for each in question[name]] for name in named}}
    return {**update, "position": {**position, "question": asked}}
