"""What a card in hand is good for is reckoned once, also for who will have spent another one."""

from __future__ import annotations

from aquelarre.games.discworld_witches.box import ids
from aquelarre.games.discworld_witches.guide.odds import round_to
from aquelarre.games.discworld_witches.guide.outlook import Outlook
from aquelarre.games.discworld_witches.state import Lancre
from aquelarre.games.discworld_witches.tests.scenario_guide import GAME
from aquelarre.kernel import Dice, Seat, members
from aquelarre.laws.walk import walk

Promised = list[tuple[float, float, float]]


def promised(look: Outlook) -> Promised:
    """What every space promises, with all that is left in hand and without."""
    spaces = [space for space in look.s.edition.spaces if space != ids.DUNGEON]
    return [look.prospect(space, bare) for space in spaces for bare in (False, True)]


def positions(seats: int) -> list[tuple[Lancre, Seat]]:
    """Some of a random game in which somebody holds a broomstick, and who that is."""
    found = []
    s = GAME.start(seats, {})
    for number, _ in enumerate(walk(GAME, s, Dice(f"kit {seats}"))):
        if number % 9 == 0 and not s.nature_asked:
            asked = [seat for seat in members(s.asked) if Outlook(s, seat, []).brooms]
            found += [(s.clone(), seat) for seat in asked]
    return found[:20]


def test_a_card_less_promises_the_same_whatever_was_reckoned_before() -> None:
    """Protects what outlooks share: what the whole hand comes to serves who has spent a card only
    where that card changes nothing."""
    alone = shared = 0
    for s, seat in [*positions(2), *positions(4)]:
        for card in Outlook(s, seat, []).brooms:
            whole = Outlook(s, seat, [])
            before = promised(whole)
            after = promised(whole.less(card))
            fresh = Outlook(s, seat, [])
            assert promised(fresh.less(card)) == after
            assert promised(fresh) == before
            without = s.clone()
            without.hands[seat] = [each for each in s.hands[seat] if each != card]
            lone = Outlook(without, seat, [])
            lone.prices = whole.prices  # cards cost what they cost before it was spent
            lone.brooms = lone._brooms()
            assert promised(lone) == after
            alone += after != before
            shared += whole.less(card).as_before
    assert alone > 5
    assert shared > 5


def test_near_values_are_rounded_as_python_rounds() -> None:
    for number in range(-400, 401):
        for step in (0.1, 0.25, 0.5):
            value = number / 16
            assert round_to(value, step) == round(value / step) * step
