"""What is seen: `view` builds it from nothing, `imagine` deals the rest afresh, `draw` puts it into
plain lines."""

from __future__ import annotations

from aquelarre.games._template.state import NO_CARD, TemplateState
from aquelarre.kernel import Dice, Say, Seat, View, holds


def view(s: TemplateState, seat: Seat) -> View:
    """The seat's card and the shown ones; how many cards are left and out of the game."""
    faces = s.cards.seen_by(seat)
    return {
        "seat": seat,
        "deck": s.deck.total,
        "showing": bool(s.settings["showing"]),
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


def draw(view: View, say: Say) -> list[str]:
    """For a terminal or a screen reader: the deck, each player's card, what was swapped away."""
    lines = [say("show-deck", number=view["deck"])]
    for player in view["players"]:
        seat, card = player["seat"], player["card"]
        if not player["dealt"]:
            lines.append(say("show-no-card", seat=seat))
        elif card is None:
            lines.append(say("show-face-down", seat=seat))
        elif player["shown"] or view["over"]:
            lines.append(say("show-face-up", seat=seat, card=card))
        else:
            lines.append(say("show-own", card=card))
    if view["away"]:
        lines.append(say("show-away", number=len(view["away"])))
    lines += [say("show-away-known", card=card) for card in view["away"] if card is not None]
    return lines
