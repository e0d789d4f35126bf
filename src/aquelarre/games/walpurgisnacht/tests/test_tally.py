"""Who leads, for the guide: the same as the scoring says, and as it would say after any gift."""

from __future__ import annotations

import pytest

from aquelarre.games.walpurgisnacht import GAME
from aquelarre.games.walpurgisnacht.box.cards import IDS, VILLAGERS, WITCHES
from aquelarre.games.walpurgisnacht.guide.tally import Tally
from aquelarre.games.walpurgisnacht.rules.scoring import score_night
from aquelarre.games.walpurgisnacht.state import NOBODY, Night
from aquelarre.kernel import Dice
from aquelarre.laws.walk import walk

PLACES = 3  # of a card: before somebody, open or not, or elsewhere


def nights(n: int) -> list[Night]:
    """Nights whose cards lie anywhere, once shown Mephistopheles and once not."""
    s, found = GAME.start(n, {}), []
    for number, _ in enumerate(walk(GAME, s, Dice(f"tally {n}"))):
        if len(s.roles) == n and number % 5 == 0:
            dice = Dice(f"{n} {number}")
            t = s.clone()
            t.up, t.down = [0] * n, [0] * n
            for card in range(len(IDS)):
                place = dice.below(PLACES)
                if card not in t.roles.face and place:
                    pile = t.up if place == 1 else t.down
                    pile[dice.below(n)] |= 1 << card
            t.declared = dice.below(2)
            found.append(t)
    return found


def lead(s: Night) -> int:
    points = score_night(s)
    return points[WITCHES] - points[VILLAGERS]


def given(s: Night, giver: int, receiver: int, card: int) -> Night:
    """The night after the gift."""
    after = s.clone()
    after.up[giver] &= ~(1 << card)
    after.down[giver] &= ~(1 << card)
    if receiver != NOBODY:
        after.up[receiver] |= 1 << card
    return after


@pytest.mark.parametrize("n", [3, 5, 8])
def test_it_is_what_the_scoring_says_now_and_after_any_gift(n: int) -> None:
    rung = lost = 0
    for s in nights(n)[:12]:
        tally = Tally(s)
        assert (tally.lead(WITCHES), tally.lead(VILLAGERS)) == (lead(s), -lead(s))
        rung += tally.rung
        for card in range(len(IDS)):
            giver = next((x for x in range(n) if tally.held[x] >> card & 1), card % n)
            for receiver in (NOBODY, *range(n)):
                then = lead(given(s, giver, receiver, card))
                assert tally.lead_with(giver, receiver, card, WITCHES) == then
                assert tally.lead_with(giver, receiver, card, VILLAGERS) == -then
                lost += then < lead(s)
    assert rung
    assert lost
