"""Bots with habits: they play every game, are the better the more careful, and forget."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from aquelarre.bots import Heard, bot
from aquelarre.bots.characters import NOVICE, Character, Novice, Sage
from aquelarre.bots.protocol import listens
from aquelarre.games._template.game import Template
from aquelarre.games._template.verbs import KEEP, SWAP
from aquelarre.kernel import Dice, Window, believed
from aquelarre.kernel.catalog import find, names
from aquelarre.match import Match

GAME = Template()


@pytest.mark.parametrize("kind", ["novice", "neighbour"])
@pytest.mark.parametrize("name", names())
def test_they_play_every_game(name: str, kind: str) -> None:
    game = find(name)
    match = Match(game, max(2, game.least_seats), seed="habits")
    players = [bot(kind, Dice(seat)) for seat in range(match.seats)]
    given = 0
    while not match.over and given < 300:
        seat = match.asked[0]
        player = players[seat]
        if listens(player, game):
            player.hear(match.window(seat), Heard(0, match.news(seat)))
        match.play(seat, player.answer(match.window(seat)))
        given += 1
    assert given > 10


def answers(kind: str, window: Window[Any]) -> list[int]:
    return [bot(kind, Dice(seed)).answer(window) for seed in range(60)]


def test_who_is_careless_misses_small_differences_more_often_than_large_ones() -> None:
    share: dict[tuple[str, int], float] = {}
    for seed in range(24):
        window = Match(GAME, 2, seed=seed).window(0)
        weights = GAME.weigh(window, Dice(1))
        gap = abs(weights[0] - weights[1])
        best = window.options()[weights.index(max(weights))]
        for kind in ("novice", "neighbour", "guide"):
            found = answers(kind, window)
            share[kind, int(gap)] = sum(action == best for action in found) / len(found)
    for kind in ("novice", "neighbour"):
        assert 0.4 < share[kind, 1] < share[kind, 3] < 1.0
    for gap in (1, 2, 3):
        assert share["novice", gap] < share["neighbour", gap] < share["guide", gap] == 1.0


def test_the_same_dice_give_the_same_answers_whatever_is_hidden() -> None:
    for name in names():
        game = find(name)
        match = Match(game, max(3, game.least_seats), seed="blind")
        seat = match.asked[0]
        dream = Window(game, game.imagine(match.state, seat, Dice(9)), seat)
        for kind in ("novice", "neighbour"):
            one, other = bot(kind, Dice(5)), bot(kind, Dice(5))
            for each, window in ((one, match.window(seat)), (other, dream)):
                if listens(each, game):
                    each.hear(window, Heard(0, match.news(seat)))
            assert one.answer(match.window(seat)) == other.answer(dream)


def test_a_copy_goes_on_as_the_original_would() -> None:
    one = Novice(Dice(4))
    other = deepcopy(one)
    window = Match(GAME, 2, seed=1).window(0)
    assert [one.answer(window) for _ in range(9)] == [other.answer(window) for _ in range(9)]


def test_what_was_turned_down_is_forgotten_the_sooner_the_worse_the_memory() -> None:
    """In the game about it: the same night, remembered with one memory and another."""
    game = find("walpurgisnacht")
    match = Match(game, 3, seed="memory")
    guides = [bot("guide", Dice(seat)) for seat in range(3)]
    while len(match.answers) < 60 and not match.over:
        seat = match.asked[0]
        guide = guides[seat]
        assert listens(guide, game)
        guide.hear(match.window(seat), Heard(0, match.news(seat)))
        match.play(seat, guide.answer(match.window(seat)))
    seat = match.asked[0]
    world = game.imagine(match.state, seat, Dice(1))
    known = {}
    for memory in (1.0, 0.94, 0.5):
        mind = Character(Dice(1), NOVICE._replace(memory=memory))
        mind.hear(match.window(seat), Heard(0, match.news(seat)))
        belief: Any = mind.belief(match.window(seat))
        assert belief.memory == memory
        known[memory] = sum(card >= 0 for card in belief.recalled(world).mountain)
    assert known[1.0] >= known[0.94] >= known[0.5]
    assert known[1.0] > known[0.5]


def test_a_sage_thinks_longer_than_a_seer() -> None:
    assert Sage(Dice(1))._budget(GAME).simulations == 4 * GAME.simulations
    window = Match(GAME, 2, seed=2).window(0)
    assert Sage(Dice(1)).answer(window) in (KEEP.at(), SWAP.at())


@pytest.mark.parametrize("name", ["las_brujas", "new_salem"])
def test_who_pretends_less_looks_less_like_the_others(name: str) -> None:
    """Witches, asked the same as a guide who hides: the less of that is paid, the more often they
    answer as if nobody looked."""
    game = find(name)
    otherwise = {0.0: 0, 0.3: 0, 0.7: 0, 1.0: 0}
    for number in range(3):
        match = Match(game, 7 if name == "las_brujas" else 5, seed=f"bluff {number}")
        guides = [bot("guide", Dice(seat)) for seat in range(match.seats)]
        while len(match.answers) < 220 and not match.over:
            seat = match.asked[0]
            window, news = match.window(seat), match.news(seat)
            guide = guides[seat]
            if listens(guide, game):
                guide.hear(window, Heard(0, news))
            if game.sides[game.side(match.state, seat)] == "witches" and len(window.options()) > 1:
                usual = game.weigh(window, Dice(number), believed(game, window, news))
                for bluff in otherwise:
                    mind = Character(Dice(number), NOVICE._replace(bluff=bluff, memory=1.0))
                    mind.hear(window, Heard(0, news))
                    belief = mind.belief(window) if bluff < 1 else believed(game, window, news)
                    weights = game.weigh(window, Dice(number), belief)
                    otherwise[bluff] += weights.index(max(weights)) != usual.index(max(usual))
            match.play(seat, guide.answer(window))
    assert otherwise[0.0] >= otherwise[0.3] >= otherwise[0.7] >= otherwise[1.0] == 0
    assert otherwise[0.0] > otherwise[0.7]
