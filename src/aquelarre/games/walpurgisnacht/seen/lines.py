"""The position in plain lines, for a terminal, a pipe or a screen reader.

No drawing and no colours: every state is a word, and the places of a ring stand in columns, so
that those who see the page find what is unblocked at a glance.
"""

from __future__ import annotations

from aquelarre.games.walpurgisnacht.box.cards import IDS
from aquelarre.games.walpurgisnacht.box.edition import Edition
from aquelarre.games.walpurgisnacht.box.mountain import RINGS
from aquelarre.games.walpurgisnacht.box.pieces import source
from aquelarre.kernel import Say, View
from aquelarre.kernel.folding import TOGETHER, folded

IN_A_ROW = 5  # places of a ring
ROLE_OF_SIDE = {"witches": "role-witch", "villagers": "role-villager"}


def draw(edition: Edition, view: View, say: Say) -> list[str]:
    """The score, the mountain, the cards of this turn, then what lies before each player.

    Nothing but the view is drawn, so that nobody can show others what is secret. [WAL-37]
    """
    lines = _result(view, say) if view["over"] else []
    lines.append(say("show-score", **view["score"]))
    if view["active"] is not None and not view["over"]:
        lines.append(say("show-turn", seat=view["active"]))
    lines += _mountain(edition, view, say) + _hand(edition, view, say) + _matters(view, say)
    if view["over"]:
        for player in view["players"]:
            lines += _final(edition, player, say)
    else:
        lines += _own(edition, view, say)
        others = [player for player in view["players"] if player["seat"] != view["seat"]]
        lines += [_other(edition, player, say) for player in others]
    return folded(lines)


def components(edition: Edition, say: Say, ours: bool) -> list[str]:
    """The 31 cards with what they do, and where that is known from. [WAL-01]"""
    lines = [say("game-source")] if ours else []
    lines.append(say("show-components"))
    for card, name in enumerate(IDS):
        face = edition.printed(card)
        lines.append(
            say(
                "show-component",
                card=say(f"card-{name}"),
                source=say(f"source-{source(edition, card)}"),
                kind=say(f"kind-{face['kind']}"),
            )
        )
        icons = say(
            "show-component-icons",
            wisp=say(f"wisp-{face['wisp']}"),
            wisp_source=say(f"source-{source(edition, card, 'wisp')}"),
            role=say(f"role-{face['role']}"),
            role_source=say(f"source-{source(edition, card, 'role')}"),
            eye=say("show-eye" if face["eye"] else "show-no-eye"),
        )
        lines.append(f"  {icons}")
    return folded(lines)


# -- cards -------------------------------------------------------------------------------


def _icons(edition: Edition, card: str, say: Say, eye: bool = True) -> str:
    data = edition.printed(IDS.index(card))
    wisp = say(f"wisp-{data['wisp']}")
    return say("show-with-eye", wisp=wisp) if data["eye"] and eye else wisp


def _card(edition: Edition, card: str, say: Say, eye: bool = True) -> str:
    """A card with what its icons show."""
    return say("show-card", card=say(f"card-{card}"), icons=_icons(edition, card, say, eye))


def _delivered(edition: Edition, cards: list[str], say: Say) -> str:
    """Cards that lie before a player, where a cat's eye no longer matters."""
    return ", ".join(_card(edition, card, say, eye=False).replace(" ", TOGETHER) for card in cards)


def _listed(edition: Edition, heading: str, cards: list[str], say: Say) -> list[str]:
    """Cards one by one with what they do; nothing at all if there are none."""
    lines = [heading] if cards else []
    for card in cards:
        kind = say(f"kind-{edition.kind[IDS.index(card)]}")
        name = say(f"card-{card}")
        long = say("show-card-long", card=name, icons=_icons(edition, card, say), kind=kind)
        lines.append(f"  {long}")
    return lines


# -- the mountain ------------------------------------------------------------------------


def _mountain(edition: Edition, view: View, say: Say) -> list[str]:
    """Ring by ring from the summit to the foot; below each ring the faces in sight. [WAL-06]"""
    lines = [say("show-mountain")]
    if view["memory_aid"] and not view["over"]:
        lines.append(say("show-memory"))
    heads = {ring: say("show-ring", ring=say(f"ring-{ring}")) for ring in RINGS}
    margin = max(len(head) for head in heads.values()) + 1
    texts = {place["slot"]: _place(place, view, say) for place in view["mountain"]}
    column = max(len(text) for text in texts.values()) + 2
    for ring in RINGS:
        places = [place for place in view["mountain"] if place["slot"].startswith(ring)]
        for first in range(0, len(places), IN_A_ROW):
            names = [place["slot"] for place in places[first : first + IN_A_ROW]]
            row = "".join(f"{texts[name]},".ljust(column) for name in names)
            lines.append(heads[ring].ljust(margin) + row.rstrip().removesuffix(","))
        for place in places:
            if place["face"]:
                card = _card(edition, place["face"], say)
                lines.append("  " + say("show-slot-face", slot=_number(place), card=card))
    return lines


def _place(place: View, view: View, say: Say) -> str:
    """Empty, blocked, open, or face down and free. Where the table only remembers a face, its
    card lies face down."""
    if not place["card"]:
        state = "empty"
    elif place["danced"] and view["movements"]:
        state = "danced"
    elif place["blocked"]:
        state = "blocked"
    elif place["open"]:
        state = "open"
    else:
        state = "down"
    return say(f"show-slot-{state}", slot=_number(place))


def _number(place: View) -> str:
    """The number of a place in its ring, as in its name: `O0` is outer 1."""
    return str(int(place["slot"][1:]) + 1)


# -- the players -------------------------------------------------------------------------


def _hand(edition: Edition, view: View, say: Say) -> list[str]:
    """The cards of this turn, as long as they may be seen. [WAL-10, WAL-19]"""
    hand, active = view["hand"], view["active"]
    if not hand["count"]:
        return []
    if hand["cards"] is None:
        return [say("show-hand-hidden", seat=active, number=hand["count"])]
    if view["over"]:
        heading = say("show-hand-over")
    elif active == view["seat"]:
        heading = say("show-hand-own")
    else:
        heading = say("show-hand-open", seat=active)
    return _listed(edition, heading, hand["cards"], say)


def _matters(view: View, say: Say) -> list[str]:
    """What the open question is about: the points at stake, or whom Mephistopheles commands."""
    lines = []
    if view["stake"]:
        points, side = view["stake"]["points"], view["stake"]["side"]
        at_stake = say("show-stake", points=points, side=say(f"side-{side}")) if side else ""
        lines.append(at_stake or say("show-stake-none"))
    if view["order"]:
        lines.append(say("show-order", **view["order"]))
    return lines


def _own(edition: Edition, view: View, say: Say) -> list[str]:
    """What the reader alone may look at, first of all the role. [WAL-02, WAL-38]"""
    if view["seat"] < 0:
        return []
    player = view["players"][view["seat"]]
    lines = []
    if player["role"] is not None:
        card, role = say(f"card-{player['role']}"), say(ROLE_OF_SIDE[player["side"]])
        lines.append(say("show-own-role", role=role, card=card))
    if player["declared"]:
        lines.append(say("show-own-declared"))
    lines += _listed(edition, say("show-own-down"), player["down_cards"], say)
    lines += _listed(edition, say("show-own-up"), player["up"], say)
    return lines if player["down"] or player["up"] else [*lines, say("show-own-nothing")]


def _other(edition: Edition, player: View, say: Say) -> str:
    """How many cards lie face down before another player, and which face up. [WAL-38]"""
    name, cards = _name(player, say), _delivered(edition, player["up"], say)
    if player["down"] and cards:
        return say("show-other-both", player=name, number=player["down"], cards=cards)
    if player["down"]:
        return say("show-other-down", player=name, number=player["down"])
    if cards:
        return say("show-other-up", player=name, cards=cards)
    return say("show-other-none", player=name)


def _name(player: View, say: Say) -> str:
    if player["declared"]:
        card = say(f"card-{player['role']}")
        return say("show-name-declared", seat=player["seat"], card=card)
    return say("show-name", seat=player["seat"])


# -- the end -----------------------------------------------------------------------------


def _final(edition: Edition, player: View, say: Say) -> list[str]:
    """All that a player had, shown at the end. [WAL-28]"""
    role, card = say(ROLE_OF_SIDE[player["side"]]), say(f"card-{player['role']}")
    lines = [say("show-final", player=_name(player, say), role=role, card=card)]
    if player["up"]:
        lines.append("  " + say("show-final-up", cards=_delivered(edition, player["up"], say)))
    if player["down_cards"]:
        lines.append(
            "  " + say("show-final-down", cards=_delivered(edition, player["down_cards"], say))
        )
    return lines


def _result(view: View, say: Say) -> list[str]:
    """Who has won. [WAL-36]"""
    best = view["winner"]
    if best == "nobody":
        return [say("show-drawn")]
    winners = [player["seat"] for player in view["players"] if player["side"] == best]
    if not winners:
        return [say("show-all-lost")]
    names = ", ".join(say("show-name", seat=seat) for seat in winners)
    won = say("show-won", side=say(f"side-{best}"))
    return [won, say("show-winners", players=names)]
