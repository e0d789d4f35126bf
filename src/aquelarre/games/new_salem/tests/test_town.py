"""What is kept twice for speed always agrees; cards and badges are neither lost nor doubled."""

from __future__ import annotations

import pytest

from aquelarre.games.new_salem import GAME
from aquelarre.games.new_salem.box.cards import buildings_in, card_of
from aquelarre.games.new_salem.rules.town import loose_place
from aquelarre.games.new_salem.state import NOTHING, PLACES, Town
from aquelarre.kernel import Dice
from aquelarre.laws.walk import walk


def check(s: Town) -> None:
    for seat, street in enumerate(s.streets):
        own = buildings_in(street)
        assert s.wealth[seat] == s.hope[loose_place(seat)] + sum(s.hope[x] for x in own)
        assert (s.chest[seat] in own) == bool(own)
        assert bool(own) or s.chest[seat] == NOTHING
        if own:  # cubes lie on a character only while there is no building [Ruling C10]
            assert s.hope[loose_place(seat)] == s.despair[loose_place(seat)] == 0
    assert s.dark == sum(1 << place for place in range(PLACES) if s.despair[place])
    assert min(s.hope) >= 0
    assert min(s.despair) >= 0
    assert s.badges < 1 << s.n
    view = GAME.view(s, -1)
    assert view["badges"] + sum(player["badge"] for player in view["players"]) == s.n
    assert view["trials"]["pile"] + sum(p["tried"] for p in view["players"]) == TRIALS[s.n]


TRIALS = {3: 2, 4: 2, 5: 3, 6: 3, 7: 4, 8: 4}


@pytest.mark.rule("SAL-26")
@pytest.mark.rule("SAL-04")
@pytest.mark.parametrize("n", range(3, 9))
def test_everything_agrees_in_random_games(n: int) -> None:
    for seed in range(4):
        s = GAME.start(n)
        census = GAME.census(s)
        for number, _ in enumerate(walk(GAME, s, Dice(f"{n} {seed}"))):
            if number % 5 == 0:
                check(s)
                assert GAME.census(s) == census
        check(s)
        assert all(census[card] == n for card in list(census)[:18])


@pytest.mark.rule("SAL-27")
def test_every_building_is_in_one_street_or_in_the_deck() -> None:
    s = GAME.start(5)
    for _ in walk(GAME, s, Dice(1)):
        pass
    standing = [card_of(x) for street in s.streets for x in buildings_in(street)]
    under = sum(len(cards) for _, cards in s.bottom)
    assert len(standing) + s.deck.total + under == 18 * 5
