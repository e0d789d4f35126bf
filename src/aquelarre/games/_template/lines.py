"""The position in plain lines, for a terminal or a screen reader."""

from __future__ import annotations

from aquelarre.kernel import Say, View


def draw(view: View, say: Say) -> list[str]:
    """The deck, then each player's card, then what was swapped away."""
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
