"""Events: a part for all, a part for some, and what the log may repeat."""

from __future__ import annotations

import pytest

from aquelarre.kernel import ALL, WATCHER, Event, Notice, Told

DEALT = Notice("dealt", "XXX-01", ("seat",), ("card",))
PEEKED = Notice("peeked", "XXX-02", ("seat",), ("card",), fleeting=True)
MOVED = Notice("moved", "XXX-03", ("seat", "place"))
SHOWN = Notice("shown", "XXX-04", ("seat", "card"), final=True)


def test_hidden_values_go_to_those_named_only() -> None:
    event = Event(DEALT, (2,), (9,), 0b100)
    assert event.heard_by(2) == Told("dealt", "XXX-01", {"seat": 2, "card": 9}, True)
    assert event.heard_by(0) == Told("dealt", "XXX-01", {"seat": 2}, False)
    assert event.heard_by(WATCHER) == event.heard_by(0)
    assert event.remembered_by(2) == event.heard_by(2)


def test_what_all_may_know_is_told_to_watchers_too() -> None:
    assert Event(DEALT, (2,), (9,), ALL).heard_by(WATCHER).values == {"seat": 2, "card": 9}


def test_fleeting_values_are_told_once_and_never_repeated() -> None:
    event = Event(PEEKED, (1,), (9,), 0b010)
    assert event.heard_by(1).values == {"seat": 1, "card": 9}
    assert event.remembered_by(1).values == {"seat": 1}
    assert not event.remembered_by(1).known


def test_a_finished_game_is_told_whole() -> None:
    for notice in (DEALT, PEEKED):
        told = Event(notice, (1,), (9,), 0).whole()
        assert told.values == {"seat": 1, "card": 9}
        assert told.known
    assert not Event(MOVED, (1, 5), (), 0).whole().known


def test_an_undo_stops_at_what_was_seen() -> None:
    assert Event(MOVED, (1, 5), (), 0).undoable
    assert not Event(SHOWN, (1, 5), (), 0).undoable
    assert not Event(DEALT, (1,), (5,), 0b10).undoable
    assert not Event(PEEKED, (1,), (5,), 0b10).undoable


def test_values_must_be_complete() -> None:
    with pytest.raises(ValueError, match="zip"):
        Event(MOVED, (1,), (), 0).heard_by(0)


def test_told_compares_by_what_is_told() -> None:
    told = Told("moved", "XXX-03", {"seat": 1}, False)
    assert told == Told("moved", "XXX-03", {"seat": 1}, False)
    assert hash(told) == hash(Told("moved", "XXX-03", {"seat": 1}, False))
    assert told != Told("moved", "XXX-03", {"seat": 2}, False)
    assert told != Told("moved", "XXX-03", {"seat": 1}, True)
    assert told != "moved"
    assert repr(told) == "Told('moved', {'seat': 1})"


def test_everybody_is_told_which_places_an_event_points_at() -> None:
    scored = Notice("scored", "XXX-05", ("seat",), ("card",), places="place")
    event = Event(scored, (1,), (9,), 0b010, (4, 5))
    for seat in (WATCHER, 0, 1):
        assert event.heard_by(seat).places == event.remembered_by(seat).places == (4, 5)
    assert event.whole() != Event(scored, (1,), (9,), 0b010, (4,)).whole()
    assert Event(MOVED, (1, 5), (), 0).heard_by(0).places == ()
