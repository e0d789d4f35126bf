"""`tools/tells.py`: what a watcher can note down, and how a detector's guesses are told."""

from __future__ import annotations

from collections import Counter

import pytest

import tells
from aquelarre.kernel import Event
from aquelarre.kernel.catalog import find
from tells import Moment, Table, area, counted, coven_found

BRUJAS = find("las_brujas")
NOTICE = {notice.key: notice for notice in BRUJAS.notices}


def event(key: str, *shown: int, hidden: tuple[int, ...] = ()) -> Event:
    return Event(NOTICE[key], shown, hidden, 0b1)


def table(*gifts: tuple[int, int]) -> Table:
    events = [event("gave", one, other, hidden=(3,)) for one, other in gifts]
    return counted(BRUJAS, events, {"players": [{}] * 4}, [True, True, False, False])


def test_a_moment_is_an_event_or_a_part_of_all() -> None:
    told = [event("week", 1), event("assembly_ends"), event("week", 2), event("assembly_ends")]
    assert Moment.called("assembly_ends").place(told) == 2
    assert Moment.called("assembly_ends:2").place(told) == 4
    assert Moment.called("assembly_ends:3").place(told) is None
    assert Moment.called("week:50%").place(told) == 1


def test_what_is_hidden_is_not_counted() -> None:
    found = table((0, 1))
    assert found.seats[0]["gave giver"] == found.seats[1]["gave receiver"] == 1
    assert not any("card" in name for each in found.seats for name in each)


def test_mutual_pairs() -> None:
    found = table((0, 1), (0, 1), (1, 0), (2, 0), (2, 3))
    assert found.seats[0]["gave most mutual"] == 1
    assert found.seats[2]["gave most mutual"] == 0
    assert found.seats[2]["gave to how many"] == 2


@pytest.mark.parametrize(
    ("gifts", "share"),
    [
        (((0, 1), (1, 0)), 1.0),
        (((2, 3), (3, 2)), 0.0),
        (((0, 1), (1, 0), (2, 3), (3, 2)), 0.5),
        (((0, 1), (0, 1)), 0.0),  # nobody has given back
    ],
)
def test_the_pair_with_most_mutual_gifts(gifts: tuple[tuple[int, int], ...], share: float) -> None:
    assert coven_found(table(*gifts), "gave") == share


def test_the_area_within_a_game() -> None:
    truth = [True, False, False]
    assert area([0.9, 0.1, 0.2], truth) == 1
    assert area([0.15, 0.1, 0.2], truth) == 0.5
    assert area([0.3, 0.3, 0.3], truth) == 0.5


def test_shuffled_sides_are_as_many() -> None:
    found = tells.shuffled([table((0, 1))] * 30)
    assert {sum(each) for each in found} == {2}
    assert len({tuple(each) for each in found}) > 3


def test_what_is_told_goes_into_a_plain_list() -> None:
    """The compiled engine adds to a list of another kind without its `append`: then no game ever
    came to its moment."""
    state = BRUJAS.start(4)
    notes = tells.Notes(BRUJAS, state, Moment.called("assembly_ends:2"))
    assert type(state.news) is list
    assert state.news is notes.events
    notes.events += [event("assembly_ends"), event("week", 2)]
    notes.look()
    notes.look()
    notes.events.append(event("week", 3))
    notes.look()
    assert list(notes.views) == [1], "once, when anybody is asked after it"
    notes.events.append(event("assembly_ends"))
    with pytest.raises(tells.Enough):
        notes.look()
    assert list(notes.views) == [1, 4]


def test_a_whole_game_is_cut_at_the_moment() -> None:
    found = tells.played("walpurgisnacht", 4, "witches", Moment.called("turn:33%"), "random", 1)
    assert found is not None
    turns: Counter[str] = sum(found.seats, Counter())
    assert 1 <= turns["turn seat"] <= 20
    assert any(name.startswith("view.") for name in turns)
    assert any(found.side)
    assert not all(found.side)
