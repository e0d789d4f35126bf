"""What a row about a card is made of, for the workshop. [WAL-01]"""

from __future__ import annotations

from aquelarre.editions.form import Part, choice, flag, keys
from aquelarre.games.walpurgisnacht.box.cards import IDS, KINDS, MEPHISTOPHELES, WALPURGA
from aquelarre.games.walpurgisnacht.box.edition import FACTS, ROLES, WISPS

APART = (IDS[MEPHISTOPHELES], IDS[WALPURGA])
SAID = {kind: (f"box-kind-{kind}", f"kind-{kind}") for kind in KINDS}


def form() -> tuple[Part, ...]:
    """Of Mephistopheles and Walpurga it is known who they are. [WAL-08, WAL-09]"""
    first, second = ({"id": (name,)} for name in APART)
    roles = keys("role-*", ROLES)
    fields = [
        choice("kind", "box-kind", KINDS[:1], SAID, first, "kind"),
        choice("kind", "box-kind", KINDS[1:2], SAID, second, "kind"),
        choice("kind", "box-kind", KINDS[len(APART) :], SAID, source="kind"),
        choice("wisp", "box-wisp", WISPS, keys("wisp-*", WISPS), source="wisp"),
        choice("role", "box-role", ROLES[:1], roles, first, "role"),
        choice("role", "box-role", ROLES, roles, second, "role"),
        choice("role", "box-role", ROLES[:2], roles, source="role"),
        flag("eye", "box-eye", source="eye"),
    ]
    return (Part("cards", "box-cards", fields, IDS, FACTS),)
