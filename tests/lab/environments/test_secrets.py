"""Nothing leaks: what looks the same to a seat is the same to the last byte of what it is given."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from aquelarre import find
from aquelarre.games._template import GAME as TEMPLATE
from aquelarre.games._template.rules import Choose
from aquelarre.kernel import SILENT, Chance, Dice, Event, Game, Seat
from aquelarre.lab.environments.infos import Info
from aquelarre.lab.environments.parallel import parallel_env
from aquelarre.lab.environments.sight import Sight
from aquelarre.lab.environments.table import Table
from aquelarre.laws.position import position

Deed = tuple[Seat, int]  # who (nature: the chair after the last), and the answer or silence
Pair = tuple[Table, Table, Seat]
LONGEST = 90  # deeds of the games from which pairs are made


def begun(game: Game[Any], seats: int) -> Table:
    return Table(game, seats, listen=True)  # nature waits


def some_deed(table: Table, chance: Random) -> Deed:
    state = table.state
    if table.nature:
        step = state.open_question()
        assert isinstance(step, Chance)
        return state.n, chance.choices(step.options(state, state.n), step.odds(state))[0]
    quiet = table.floor and chance.random() < 0.8
    return table.seat, SILENT if quiet else chance.choice(table.options)


def does(table: Table, deed: Deed) -> bool:
    """Do it, if it can be done here. Polls that were not there before are met with silence."""
    who, action = deed
    while table.floor and table.seat != who:
        table.act(SILENT)
    if who == table.state.n:
        if not table.nature or action not in table.state.options(who):
            return False
        table.nature_answers(action)
    elif action == SILENT:
        if table.floor and table.seat == who:
            table.act(SILENT)
    elif table.seat == who and action in table.options:
        table.act(action)
    else:
        return False
    return True


def memory(table: Table, seat: Seat) -> list[object]:
    """What the seat was told and has answered, told apart from how the table keeps it."""
    assert table.recall is not None
    found: list[object] = []
    for entry in table.recall.log:
        if isinstance(entry, Event):
            found.append(entry.heard_by(seat))
        elif entry.seat == seat:
            found.append((entry.question, entry.action))
    return found


def alike(one: Table, other: Table, seat: Seat) -> bool:
    return one.view(seat) == other.view(seat) and memory(one, seat) == memory(other, seat)


def twins(game: Game[Any], seats: int, chance: Random) -> Pair | None:
    """A game, and one in which somebody else's answer was another, which one seat never noticed."""
    deeds: list[Deed] = []
    table = begun(game, seats)
    for _ in range(chance.randint(5, LONGEST)):
        if table.ended:
            return None
        deeds.append(some_deed(table, chance))
        assert does(table, deeds[-1])
    seat = table.seat if table.seat >= 0 else chance.randrange(seats)
    others = [place for place, (who, _) in enumerate(deeds) if who != seat]
    if not others:
        return None
    place = chance.choice(others)
    one, other = begun(game, seats), begun(game, seats)
    for number, deed in enumerate(deeds):
        changed = deed
        if number == place:
            state = other.state
            there = state.options(state.n) if deed[0] == state.n else other.options
            changed = deed[0], chance.choice(there or [deed[1]])
        if not (does(one, deed) and does(other, changed)):
            return None
    while other.floor and other.seat != seat and one.seat == seat:
        other.act(SILENT)
    return (one, other, seat) if alike(one, other, seat) else None


def imagined(game: Game[Any], seats: int, chance: Random) -> Pair | None:
    """A game, and one that the seat imagines which has to decide."""
    table = begun(game, seats)
    for _ in range(chance.randint(5, LONGEST)):
        if not table.ended:
            does(table, some_deed(table, chance))
    if table.seat < 0:
        return None
    return table, table.imagined(table.seat, Dice(chance.random().hex())), table.seat


def pairs(game: Game[Any], count: int, seed: int) -> Iterator[Pair]:
    """So many pairs, of both kinds by turns."""
    chance, found, tries = Random(seed), 0, 0
    while found < count:
        seats = chance.randint(game.least_seats, game.most_seats)
        pair = (twins if tries % 2 else imagined)(game, seats, chance)
        tries += 1
        assert tries < 100 * count, "there are hardly any twins"
        if pair is not None:
            found += 1
            yield pair


def check(game: Game[Any], count: int, seed: int) -> int:
    """Look at so many pairs; says how many of them were really two worlds."""
    sights: dict[tuple[int, str], Sight] = {}
    apart = 0
    for one, other, seat in pairs(game, count, seed):
        apart += position(one.state) != position(other.state)
        assert one.information(seat) == other.information(seat)
        assert one.recall is not None
        assert other.recall is not None
        assert one.recall.lines(seat) == other.recall.lines(seat)
        for actions in ("choice", "dense"):
            key = one.state.n, actions
            if key not in sights:
                sights[key] = Sight(game, one.state.n, actions=actions)
            mine, yours = (sights[key].observe(table, seat) for table in (one, other))
            assert mine.keys() == yours.keys()
            assert all(mine[name].tobytes() == yours[name].tobytes() for name in mine)
    return apart


def test_what_looks_the_same_is_given_the_same(game: Game[Any]) -> None:
    apart = check(game, 20, seed=1)
    assert apart > 0 or not game.secrets


@pytest.mark.deep
def test_five_hundred_pairs(game: Game[Any]) -> None:
    apart = check(game, 500, seed=2)
    assert apart > 100 or not game.secrets


def test_a_leak_would_be_found(monkeypatch: Any) -> None:
    """The same check, with a view that betrays who Mephistopheles is."""
    game = find("walpurgisnacht")
    shown = type(game).view

    def betrayed(self: Any, s: Any, seat: Seat) -> Any:
        return {**shown(self, s, seat), "active": s.mephisto}

    monkeypatch.setattr(type(game), "glance", betrayed)
    with pytest.raises(AssertionError):
        check(game, 20, seed=1)


def test_what_others_know_is_no_part_of_an_imagined_game() -> None:
    """In a world that a seat imagines, others recall only what all have heard: their true memory
    would betray what they hold."""
    game, chance = find("walpurgisnacht"), Random(3)
    table = begun(game, 4)
    while table.nature:
        does(table, some_deed(table, chance))
    seat = table.seat
    assert any("role_dealt" in line and "card=" in line for line in recalled(table, (seat + 1) % 4))
    dream = table.imagined(seat, Dice(1))
    assert recalled(dream, seat) == recalled(table, seat)
    assert recalled(dream, (seat + 1) % 4) == []
    assert dream.recall is not None
    assert len({dream.recall.digest(other) for other in range(4) if other != seat}) == 1


def recalled(table: Table, seat: Seat) -> list[str]:
    assert table.recall is not None
    return table.recall.lines(seat)


def test_a_question_that_is_a_secret_is_named_only_to_who_is_asked(monkeypatch: Any) -> None:
    monkeypatch.setattr(Choose, "secret", True)
    table = Table(TEMPLATE, 2, dice=Dice(1))
    assert [table.question(seat) for seat in (-1, 0, 1)] == ["", "choose", "choose"]
    env = parallel_env(TEMPLATE, 2)
    env.reset(seed=1)
    env.round.state.owed = env.round.state.asked = 0b01
    assert [Info(env.round.tables[seat], seat)["question"] for seat in range(2)] == ["choose", ""]
