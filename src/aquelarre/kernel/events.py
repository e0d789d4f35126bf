"""Events: what happened, with a part for all and a part for some, in ids and values."""

from __future__ import annotations

from aquelarre.kernel.seats import Seat, Seats, holds


class Notice:
    """A kind of event: its key in the locales, the rule behind it, the names of its values.

    `hidden` values go only to the seats that the event names. When they are `fleeting` they
    are told at that moment, and again only as long as what they name lies open
    (`Game.lies_open`): the log forgets them as a table does when a card is turned face down.
    A `final` notice cannot be undone, because taking it back would show something again.
    `places` is the kind of things, if any, that such an event points at on the table, for a
    client to light up: the tiles of a road that scores.
    """

    __slots__ = ("final", "fleeting", "hidden", "key", "places", "rule", "shown")

    def __init__(
        self,
        key: str,
        rule: str,
        shown: tuple[str, ...] = (),
        hidden: tuple[str, ...] = (),
        *,
        fleeting: bool = False,
        final: bool = False,
        places: str = "",
    ) -> None:
        self.key = key
        self.rule = rule
        self.shown = shown
        self.hidden = hidden
        self.fleeting = fleeting
        self.final = final
        self.places = places


class Told:
    """An event as one seat hears it: only ids and values; the locales make a sentence of it."""

    __slots__ = ("key", "known", "places", "rule", "values")

    def __init__(
        self,
        key: str,
        rule: str,
        values: dict[str, int],
        known: bool,
        places: tuple[int, ...] = (),
    ) -> None:
        self.key = key
        self.rule = rule
        self.values = values
        self.known = known  # are the hidden values among them?
        self.places = places  # numbers of things: see Notice

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Told):
            return NotImplemented
        mine = (self.key, self.values, self.known, self.places)
        return mine == (other.key, other.values, other.known, other.places)

    def __hash__(self) -> int:
        return hash((self.key, tuple(self.values.items()), self.known, self.places))

    def __repr__(self) -> str:
        return f"Told({self.key!r}, {self.values!r})"


class Event:
    """Something that happened: a part for all, and a part for the seats in `to` only."""

    __slots__ = ("hidden", "notice", "places", "shown", "to")

    def __init__(
        self,
        notice: Notice,
        shown: tuple[int, ...],
        hidden: tuple[int, ...],
        to: Seats,
        places: tuple[int, ...] = (),
    ) -> None:
        self.notice = notice
        self.shown = shown
        self.hidden = hidden
        self.to = to
        self.places = places  # for everybody

    @property
    def undoable(self) -> bool:
        """Nothing was shown by it that an undo could not make unseen."""
        return not self.hidden and not self.notice.final

    def heard_by(self, seat: Seat) -> Told:
        """What the seat is told at the moment it happens."""
        return self.told(self.known_to(seat))

    def remembered_by(self, seat: Seat) -> Told:
        """What the log of a running game may repeat to the seat when the table has forgotten
        what was fleeting."""
        return self.told(self.known_to(seat, again=True))

    def whole(self) -> Told:
        """All of it: for a finished game."""
        return self.told(True)

    def known_to(self, seat: Seat, again: bool = False) -> bool:
        """Is the seat told the part that is not for all? When it is told `again`, the table may
        have forgotten it."""
        return holds(self.to, seat) and not (again and self.notice.fleeting)

    def told(self, known: bool) -> Told:
        """What everybody is told to whom this much is known."""
        notice = self.notice
        values = dict(zip(notice.shown, self.shown, strict=True))
        known = known and bool(notice.hidden)
        if known:
            values.update(zip(notice.hidden, self.hidden, strict=True))
        return Told(notice.key, notice.rule, values, known, self.places)
