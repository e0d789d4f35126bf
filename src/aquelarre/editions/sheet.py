"""Sheet: an edition of a game's box as it is written down.

Some rulebooks print neither the board nor the cards, so that our box is a reconstruction; whoever
owns the real one can write down what it says. A sheet is that text. It begins with the `game` and
a `title` (what its owner calls it), and may say which facts were `checked`; all else are the facts
of the box, which belong to the game.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from aquelarre.editions import checked
from aquelarre.editions.checked import Checked
from aquelarre.editions.errors import BadEdition
from aquelarre.editions.faults import Fault, shown
from aquelarre.editions.plain_toml import Row, read

MOST_HEAD = 40  # characters of a title
MOST_FAULTS = 100  # that are told at a time
MARK = 8  # characters by which people compare editions


class Sheet:
    """The text of an edition, its title, its facts, and a fingerprint of the facts alone: who
    writes other comments, or calls it otherwise, plays with the same box. Names of things are
    facts."""

    __slots__ = ("checked", "facts", "fingerprint", "game", "text", "title", "_written")

    def __init__(self, text: str) -> None:
        """Raises `BadEdition` where the text cannot be read."""
        self.text = text.removeprefix("\ufeff").replace("\r\n", "\n")
        self._written = read(self.text)
        self.facts: Row = self._written.data
        self.game: str = self._head("game")
        self.title: str = self._head("title").strip()
        self.checked: list[Checked] = self._checked()
        self.fingerprint = blake2b(_plainly(self.facts).encode(), digest_size=16).hexdigest()

    @property
    def mark(self) -> str:
        """The beginning of the fingerprint, for people."""
        return self.fingerprint[:MARK]

    def complaint(self, faults: list[Fault]) -> BadEdition:
        """What is wrong with the facts, as an error that names lines and fields."""
        faults = sorted(faults, key=lambda fault: self._written.line(fault.path))
        found = [self._written.complaint(fault) for fault in faults[:MOST_FAULTS]]
        found[0].all = found
        return found[0]

    def _head(self, name: str) -> str:
        """A field that belongs to the sheet and not to the box."""
        value = self.facts.pop(name, "" if name == "title" else None)
        if value is None:
            raise self.complaint([Fault((name,), "missing")])
        if not isinstance(value, str) or not value.isprintable() or len(value) > MOST_HEAD:
            raise self.complaint([Fault((name,), "head", most=MOST_HEAD)])
        return value

    def _checked(self) -> list[Checked]:
        """Who has held what against a box."""
        found, faults = checked.taken(self.facts.pop(checked.FIELD, []), self.facts)
        if faults:
            raise self.complaint(faults)
        return found

    def check_game(self, game: str) -> None:
        """Refuses the edition of another game."""
        if self.game != game:
            fault = Fault(("game",), "game", value=shown(self.game), game=shown(game))
            raise self.complaint([fault])


def _plainly(value: Any) -> str:
    """A value as text, in which the order of fields means nothing and that of a list does."""
    if isinstance(value, dict):
        fields = (f"{name!r}:{_plainly(value[name])}" for name in sorted(value))
        return "{" + ",".join(fields) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(_plainly, value)) + "]"
    return repr(value)
