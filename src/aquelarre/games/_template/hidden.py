"""Who sees what: `view` builds it from nothing, `imagine` deals the rest afresh."""

from __future__ import annotations

from aquelarre.games._template.state import NO_CARD, TemplateState
from aquelarre.kernel import Dice, Seat, View, holds


def view(s: TemplateState, seat: Seat) -> View:
    """The own card and the shown ones; how many cards are left and out of the game."""
    faces = s.cards.seen_by(seat)
    return {
        "seat": seat,
        "deck": s.deck.total,
        "showing": bool(s.showing),
        "over": s.over,
        "players": [
            {
                "seat": player,
                "dealt": s.hand[player] != NO_CARD,
                "card": faces[s.hand[player]] if s.hand[player] != NO_CARD else None,
                "shown": holds(s.shown, player),
            }
            for player in range(s.n)
        ],
        "away": [face for place, face in enumerate(faces) if place not in s.hand],
    }


def imagine(s: TemplateState, seat: Seat, dice: Dice) -> TemplateState:
    """Any deal that fits what the seat knows."""
    copy = s.clone()
    copy.cards.redeal(seat, copy.deck, dice)
    return copy
