"""The seer: budgets, worlds by belief, halving against noise, and the law of redaction."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import inf
from typing import Any

import pytest

from aquelarre.bots import Heard, UnknownBot, bot, kinds, named, wanted
from aquelarre.bots.arena import simulate
from aquelarre.bots.search import Budget, Seer
from aquelarre.bots.search.budget import budget_of
from aquelarre.bots.search.halving import think
from aquelarre.bots.search.rolling import roll_on, worth
from aquelarre.bots.search.seer import shortlist, trusting
from aquelarre.bots.search.worlds import POOL, Worlds
from aquelarre.games._template.game import Template
from aquelarre.games._template.state import TemplateState
from aquelarre.games._template.verbs import KEEP, SHOW, SWAP
from aquelarre.kernel import SILENT, Belief, Dice, Game, Told, Window, catalog
from aquelarre.laws.doors import check_door
from aquelarre.match import Match

GAMES = catalog.names()
GUIDE, WORSE, BETTER, ODD = 10, 11, 12, 13  # answers


# -- budgets and names -------------------------------------------------------------------


def test_a_budget_is_written_after_the_name() -> None:
    simulations, seconds, short = budget_of("600"), budget_of("2s"), budget_of("500ms")
    assert simulations is not None
    assert (simulations.simulations, simulations.seconds) == (600, 0.0)
    assert seconds is not None
    assert seconds.seconds == 2.0
    assert short is not None
    assert short.seconds == 0.5
    assert [budget_of(text) for text in ("", "0", "-1", "2h", "9999999")] == [None] * 5


def test_seers_are_bots_of_ours() -> None:
    assert "seer" in kinds()
    plain, quick = bot("seer", Dice(1)), bot("seer@40", Dice(1))
    assert isinstance(plain, Seer)
    assert plain.budget is None
    assert isinstance(quick, Seer)
    assert quick.budget is not None
    assert quick.budget.simulations == 40
    assert named.known("seer@2s") == "seer@2s"
    assert named.listening("seer@2s", catalog.find("_template"))
    assert named.listening("seer", catalog.find("_template"))
    with pytest.raises(UnknownBot):
        named.known("seer@soon")


def test_time_is_a_budget_too() -> None:
    """However many simulations are allowed, it ends; and each answer was tried at least once."""
    found = think([GUIDE, BETTER], lambda action, world: 0.0, Budget(10**6, 0.02))
    assert set(found.values) == {GUIDE, BETTER}


# -- halving -----------------------------------------------------------------------------


def noise(action: int, world: int) -> float:
    """As good as chance, another for each answer and world."""
    return Dice(f"{action} {world}").below(2001) / 1000 - 1


def noise_from(first: int, action: int, world: int) -> float:
    return noise(action, first + world)


def test_what_is_better_in_every_world_is_found_at_once() -> None:
    better = {GUIDE: 0.0, WORSE: -0.1, BETTER: 0.1}
    found = think([GUIDE, WORSE, BETTER], lambda a, w: better[a] + noise(0, w), Budget(10_000))
    assert found.action == BETTER
    assert found.sure > 0.99
    assert found.played < 200  # it stopped when the choice was clear


def test_shared_luck_decides_nothing() -> None:
    """All answers are tried in the same worlds: a lucky world is one for all of them."""
    found = think([GUIDE, BETTER], lambda a, w: noise(0, w), Budget(400))
    assert found.action == GUIDE
    assert found.sure == pytest.approx(0.5)


def test_the_guard_keeps_the_guides_answer_among_noise() -> None:
    """With the guard of 2 standard errors a guide's answer is left for nothing seldom, without it
    nearly always (of four alike, three are not the guide's)."""
    actions = [GUIDE, WORSE, BETTER, ODD]
    left = dict.fromkeys((0.0, 2.0), 0)
    for guard in left:
        for number in range(60):
            shifted = partial(noise_from, 1000 * number)
            left[guard] += think(actions, shifted, Budget(160), guard).action != GUIDE
    assert left[0.0] >= 35
    assert left[2.0] <= 12


def test_a_better_answer_passes_the_guard() -> None:
    def trial(action: int, world: int) -> float:
        return noise(action, world) + (0.5 if action == BETTER else 0.0)

    assert think([GUIDE, WORSE, BETTER, ODD], trial, Budget(600), guard=2.0).action == BETTER


def test_what_weighs_far_less_is_not_tried() -> None:
    options, weights = [10, 20, 30, 40], [1.0, 3.0, 2.5, 1.6]
    assert shortlist(options, weights, 4, Dice(1), 1.5) == [20, 30, 40]
    assert shortlist(options, weights, 4, Dice(1), 0.2) == [20]
    assert set(shortlist(options, weights, 4, Dice(1))) == set(options)


def test_a_shortlist_has_the_guides_answer_first_and_ties_by_chance() -> None:
    options = list(range(100, 120))
    weights = [0.0] * 20
    weights[7] = 1.0
    lists = [shortlist(options, weights, 4, Dice(x)) for x in range(20)]
    assert all(each[0] == 107 and len(set(each)) == 4 for each in lists)
    assert len({action for each in lists for action in each}) > 12


def test_the_plan_counts_as_much_beside_what_is_seen_as_it_is_trusted() -> None:
    """In the worlds the other answer is better by 0.2, by the plan worse by 0.1."""
    seen, weights = {GUIDE: 0.0, BETTER: 0.2}, {GUIDE: 0.6, BETTER: 0.5}

    def trial(action: int, world: int) -> float:
        return seen[action] + noise(0, world)

    def answers(trust: float) -> int:
        return think([GUIDE, BETTER], trusting(trial, weights, trust), Budget(400)).action

    assert [answers(trust) for trust in (0.0, 1.0, 3.0)] == [BETTER, BETTER, GUIDE]


class Trusting(Belief[TemplateState]):
    def trust(self, window: Window[TemplateState]) -> float:
        return inf


class Planned(Template):
    """A game whose seers go by their plan alone."""

    def belief(self, window: Window[TemplateState], told: Sequence[Told]) -> Trusting:
        return Trusting()


def test_who_trusts_the_plan_alone_thinks_no_further() -> None:
    for game, thinks in ((Template(), True), (Planned(), False)):
        match = Match(game, 2, seed="trust")
        seat = match.state.asked.bit_length() - 1
        window, seer = match.window(seat), Seer(Dice("trust"), Budget(40))
        found = seer.answer(window)
        assert (seer.thought is not None) is thinks
        if not thinks:
            plan = game.plan(window, seer.dice.child("any"))
            assert plan[window.options().index(found)] == max(plan)


def test_nobody_thinks_on_when_nobody_waits() -> None:
    played: list[int] = []

    def trial(action: int, world: int) -> float:
        played.append(world)
        return noise(action, world)

    wanted.as_long_as(lambda: len(played) < 10)
    try:
        assert think([GUIDE, BETTER], trial, Budget(1000)).action == GUIDE
    finally:
        wanted.as_long_as(lambda: True)
    assert len(played) == 10


# -- worlds ------------------------------------------------------------------------------


class HighCards(Belief[TemplateState]):
    """Holds it for nine times as likely that the next seat has the highest card."""

    def weight(self, world: TemplateState) -> float:
        return 9.0 if world.cards.face[world.hand[1]] == 0 else 1.0


def start(seats: int = 2) -> Match[Any]:
    return Match(catalog.find("_template"), seats, seed=1)


def test_worlds_come_as_often_as_the_belief_says() -> None:
    window = start().window(0)
    plain = Worlds(window, Belief(), Dice("worlds"))
    biased = Worlds(window, HighCards(), Dice("worlds"))

    def share(worlds: Worlds) -> float:
        faces = [worlds.world(x) for x in range(POOL)]
        found = [s.cards.face[s.hand[1]] == 0 for s in faces if isinstance(s, TemplateState)]
        return sum(found) / POOL

    usual = share(plain)
    assert 0 < usual < 0.5
    assert share(biased) == pytest.approx(9 * usual / (1 + 8 * usual), abs=0.02)


class Never(Belief[TemplateState]):
    def weight(self, world: TemplateState) -> float:
        return 0.0


def test_a_belief_that_excludes_everything_says_nothing() -> None:
    worlds = Worlds(start().window(0), Never(), Dice("worlds"))
    assert worlds.world(0).n == 2


def test_a_world_is_ones_own_to_play_on_in() -> None:
    worlds = Worlds(start().window(0), HighCards(), Dice("worlds"))
    first = worlds.world(3)
    first.answer(0, KEEP.at())
    assert worlds.world(3).asked == 0b11


# -- playing on --------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_worlds_roll_on_to_their_end_or_for_some_turns(name: str) -> None:
    game = catalog.find(name)
    match = Match(game, max(game.least_seats, 3 if game.most_seats > 2 else 2), seed=5)
    seat = match.asked[0]
    far, near = (match.window(seat).imagine(Dice("w")) for _ in range(2))
    roll_on(game, far, Dice("nature"), Dice("players"), 0)
    assert far.over
    assert worth(game, far, seat) == pytest.approx(game.returns(far)[seat], abs=1)
    roll_on(game, near, Dice("nature"), Dice("players"), 2)
    assert near.question < far.question
    assert -1 <= worth(game, near, seat) <= 1


class Poor(Template):
    """A guide that always swaps, the best of cards too."""

    def guide(self, window: Window[TemplateState], dice: Dice) -> int:
        options = window.options()
        return SWAP.at() if SWAP.at() in options else options[0]

    def weigh(
        self, window: Window[TemplateState], dice: Dice, belief: Belief[Any] | None = None
    ) -> list[float]:
        return Game.weigh(self, window, dice)


def holding(face: int, game: Game[Any]) -> Match[Any]:
    """A game in which seat 0 holds this card."""
    for seed in range(500):
        match: Match[Any] = Match(game, 2, seed=seed)
        if match.state.cards.face[match.state.hand[0]] == face:
            return match
    raise AssertionError("no such deal")


def test_it_sees_what_the_guide_does_not() -> None:
    """Whoever holds the best card keeps it, and whoever holds the worst swaps it."""
    game = Poor()
    values = [piece["value"] for piece in Template().pieces()["card"]]
    best, worst = values.index(max(values)), values.index(min(values))
    seer = Seer(Dice("seer"), Budget(400))
    assert seer.answer(holding(best, game).window(0)) == KEEP.at()
    assert seer.thought is not None
    assert seer.thought.sure > 0.95
    assert seer.answer(holding(worst, game).window(0)) == SWAP.at()


class Pondering(Poor):
    ponders_asides = True


def test_it_speaks_up_where_that_helps() -> None:
    """A shown card beats an equal one, so with the best card showing it can only help; with the
    worst it may not be swapped any more."""
    game = Pondering()
    values = [piece["value"] for piece in Template().pieces()["card"]]
    best, worst = values.index(max(values)), values.index(min(values))
    seer = Seer(Dice("seer"), Budget(900))
    assert seer.aside(holding(best, game).window(0)) == SHOW.at()
    assert seer.aside(holding(worst, game).window(0)) is None
    assert seer.thought is not None
    assert seer.thought.action == SILENT


@pytest.mark.parametrize("name", GAMES)
def test_it_plays_whole_games(name: str) -> None:
    """An answer that is none of the options would end the study, or the game."""
    game = catalog.find(name)
    seats = max(game.least_seats, 2)
    results = simulate(game, 1, seats, {}, ["seer@6", "guide"], seed=3)
    assert results.games == 1


# -- redaction ---------------------------------------------------------------------------


def said(window: Window[Any], told: list[Told]) -> bytes:
    """All that a seer lets on: its answer, what it says unasked, and what it thinks of both."""
    seer = Seer(Dice("same"), Budget(8))
    seer.hear(window, Heard(0, told))
    found: list[object] = []
    if window.options():
        found += [seer.answer(window)]
        if seer.thought is not None:
            found += [seer.thought.values, seer.thought.sure, seer.thought.played]
    if window.asides():
        found += [seer.aside(window)]
    return repr(found).encode()


@pytest.mark.parametrize("name", [*GAMES, "_template"])
def test_the_same_window_gets_the_same_answer(name: str) -> None:
    game = catalog.find(name)
    assert check_door(game, said, pairs=40) > 0 or not game.secrets


@pytest.mark.deep
@pytest.mark.parametrize("name", GAMES)
def test_the_same_window_gets_the_same_answer_five_hundred_times(name: str) -> None:
    game = catalog.find(name)
    assert check_door(game, said, pairs=500) > 100 or not game.secrets
