"""The data: every card is there, and every fact says where it comes from."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from aquelarre.games.new_salem.box import cards
from aquelarre.games.new_salem.box.cards import (
    CARDS,
    CHARACTERS,
    EFFECTS,
    EVENTS,
    FIRST_WITCH,
    POSITIONS,
    RED,
    SIDE,
    TYPES,
    threshold,
)
from aquelarre.games.new_salem.box.edition import OURS, our_data
from aquelarre.games.new_salem.guide import advice_events, events
from aquelarre.games.new_salem.rules.effects import DOES

SCORING = ("ENT", "COM", "FIN", "EDU")
DATA = our_data()
BUILDINGS, CHARACTER_ROWS, EVENT_ROWS = (DATA[x] for x in ("buildings", "characters", "events"))


def test_every_fact_names_its_source() -> None:
    for row in BUILDINGS + CHARACTER_ROWS + EVENT_ROWS:
        facts = {*row["sources"]} - {"name"}
        assert facts <= {*row}
        assert {*row} - facts - {"id", "sources"} <= {
            name for names in cards.AMOUNTS.values() for name in names
        }, "the numbers of an effect have its source"
    assert OURS.source("V02", "cost") == "R"
    assert OURS.source("N07", "types") == "F"


@pytest.mark.rule("SAL-02")
def test_there_are_144_buildings_six_types_of_three_with_eight_copies_each() -> None:
    assert [row["id"] for row in BUILDINGS] == [f"{t}-{p}" for t in TYPES for p in POSITIONS]
    assert all(row["numbers"] == [3, 3, 3, 4, 5, 6, 7, 8] for row in BUILDINGS)
    assert sum(len(row["numbers"]) for row in BUILDINGS) == 144


@pytest.mark.rule("SAL-02")
@pytest.mark.parametrize("n", range(3, 9))
def test_as_many_copies_as_players_take_part(n: int) -> None:
    assert OURS.copies[n] == (n,) * 18


def test_symbols_are_those_of_the_page() -> None:
    page = """E|ED|D|E|E|D|E|EED|D|E|R|D|D|D|DD|R|E|R""".split("|")
    letters = {"hope": "E", "despair": "D", "removal": "R"}
    assert ["".join(letters[x] for x in row["symbols"]) for row in BUILDINGS] == page
    totals = Counter(symbol for row in BUILDINGS for symbol in row["symbols"])
    assert totals == {"hope": 9, "despair": 10, "removal": 3}  # of 18: averages as on the page


@pytest.mark.rule("SAL-01")
def test_four_witches_and_six_puritans_with_all_pairs_and_triples_of_types() -> None:
    assert [SIDE.count(side) for side in (cards.WITCHES, cards.PURITANS)] == [4, 6]
    assert [row["id"] for row in CHARACTER_ROWS] == list(CHARACTERS)
    pairs = [tuple(row["types"]) for row in CHARACTER_ROWS[:FIRST_WITCH]]
    assert pairs == list(combinations(SCORING, 2))
    triples = [tuple(row["types"]) for row in CHARACTER_ROWS[FIRST_WITCH:]]
    assert triples == list(combinations(SCORING, 3))


@pytest.mark.rule("SAL-24")
def test_with_the_option_witches_have_two_types_each_type_twice() -> None:
    witches = range(6, 10)
    two = [tuple(TYPES[x] for x in OURS.types_of(witch, 2)) for witch in witches]
    assert two == [("ENT", "COM"), ("COM", "EDU"), ("ENT", "FIN"), ("FIN", "EDU")]
    assert set(Counter(kind for pair in two for kind in pair).values()) == {2}
    assert all(len(OURS.types_of(witch, 3)) == 3 for witch in witches)
    assert all(OURS.types_of(x, 2) == OURS.types_of(x, 3) for x in range(6)), (
        "puritans always have two"
    )


@pytest.mark.rule("SAL-03")
def test_there_are_24_events_four_of_them_trials() -> None:
    assert list(EVENTS) == [f"V{number:02}" for number in range(1, 22)]
    assert sum(len(row["numbers"]) for row in EVENT_ROWS) == 24
    assert EVENT_ROWS[cards.TRIAL]["numbers"] == [3, 3, 5, 7]
    assert [EVENTS[x] for x in range(21) if RED[x]] == ["V01", "V02"]
    assert [EVENTS[x] for x in range(21) if OURS.kept[x]] == ["V02", "V18", "V20", "V21"]
    assert OURS.cost == (3, 4, 3, 2, 5, 2, 3, 2, 2, 5, 2, 3, 1, 1, 3, 2, 4, 2, 6, 2, 3)


@pytest.mark.rule("SAL-02")
def test_by_the_number_of_players() -> None:
    """The event deck has 14, 17, 18, 19, 19, 19 cards; there are 2, 2, 3, 3, 4, 4 Trials."""
    decks, trials = [], []
    for n in range(3, 9):
        here = OURS.in_game[n]
        trials.append(here[cards.TRIAL])
        decks.append(sum(here) - here[cards.TRIAL] - here[cards.CLEANSING])
    assert decks == [14, 17, 18, 19, 19, 19]
    assert trials == [2, 2, 3, 3, 4, 4]
    assert sum(OURS.in_game[7]) == sum(OURS.in_game[8]) == 24


@pytest.mark.rule("SAL-14")
def test_every_effect_is_known_to_rules_bots_and_coach_and_is_on_a_card() -> None:
    assert {row["effect"] for row in EVENT_ROWS} == {*EFFECTS}
    for table in (DOES, events.WORTH, advice_events.DOES):
        assert len(table) == len(EFFECTS)


def test_the_numbers_of_effects_are_their_names() -> None:
    assert EVENTS[cards.TRIAL] == "V02"
    names = {"BURNS": "burn", "HARVEST": "harvest", "ABSOLVES": "absolve", "LETTER": "letter"}
    assert {name: EFFECTS[getattr(cards, name)] for name in names} == names


@pytest.mark.rule("SAL-23")
def test_the_threshold() -> None:
    assert [threshold(n) for n in range(3, 9)] == [6, 8, 10, 12, 14, 16]


def test_names_of_buildings_lead_back() -> None:
    for building in range(cards.BUILDINGS):
        assert cards.building_number(cards.building_name(building)) == building
    for wrong in ("", "ENT", "ENT-L", "ENT-L-0", "ENT-L-9", "ENT-L-1-1", "XXX-L-1", "ENT-L-٣"):
        assert cards.building_number(wrong) is None
    assert cards.building_name(cards.BUILDINGS - 1) == f"{CARDS[-1]}-8"
