"""Everything in the box, as lines, with where we know it from."""

from __future__ import annotations

from aquelarre.games.las_brujas.box.cards import CARDS, FAMILIES, FAMILY_OF, KIND, LABELS, Card
from aquelarre.games.las_brujas.box.edition import Box, Row, rows_of
from aquelarre.games.las_brujas.seen.lines import signed
from aquelarre.games.las_brujas.seen.printed import ability, effect, person_of, printed
from aquelarre.kernel import Say, View
from aquelarre.kernel.folding import folded


def components(box: Box, say: Say) -> list[str]:
    """Characters, then families of cards: R, D, F and X of the edition. [BRU-01]"""
    view: View = {} if box.is_ours else {"printed": printed(box)}
    lines = [*([say("game-source")] if box.is_ours else []), say("show-components")]
    facts = box.facts
    rows = rows_of(facts)
    lines += [f"  {_character(view, row, say)}" for row in facts["characters"]]
    for family in FAMILIES:
        lines.append(say(f"show-family-{family}"))
        for cards in _alike(rows, family):
            lines.append(f"  {_card(view, cards, rows[cards[0]], say)}")
    return folded(lines)


def _character(view: View, row: Row, say: Say) -> str:
    name, sources = row["id"], row["sources"]
    return say(
        "show-component-character",
        character=say(f"character-{name}"),
        source=say(f"source-{sources['name']}"),
        sex=say(f"show-sex-{row['sex']}"),
        value=signed(row["base"]),
        base_source=say(f"source-{sources['base']}"),
        ability=ability(person_of(view, name), name, say),
        ability_source=say(f"source-{sources['ability']}"),
    )


def _alike(rows: tuple[Row, ...], family: str) -> list[list[Card]]:
    """The cards of a family, those of one row together."""
    found: dict[str, list[Card]] = {}
    for card in range(CARDS):
        if FAMILY_OF[KIND[card]] == family:
            found.setdefault(rows[card]["id"], []).append(card)
    return list(found.values())


def _card(view: View, cards: list[Card], row: Row, say: Say) -> str:
    label, sources = LABELS[cards[0]], row["sources"]
    mark = sources["value"] if "value" in sources else sources["effect"]
    return say(
        "show-component-card",
        count=len(cards),
        card=say(f"card-{label}"),
        source=say(f"source-{mark}"),
        effect=effect(view, label, KIND[cards[0]], say),
    )
