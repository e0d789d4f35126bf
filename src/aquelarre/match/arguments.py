"""What a match is made of and a file is read from, looked at before it is used:
whoever works without a type checker gets a sentence for a slip, and not the name of an attribute
inside."""

from __future__ import annotations

from collections.abc import Mapping

from aquelarre.kernel import Game


def needs_game(found: object) -> None:
    """Refuse what is no game, above all the name of one."""
    if not isinstance(found, Game):
        named = repr(found) if isinstance(found, str) else "…"
        raise TypeError(f"A match wants a game, not {found!r}: find({named}) gives one.")


def needs_decks(found: object) -> None:
    """Refuse what holds no decks by the kind of what is in them."""
    if found is not None and not isinstance(found, Mapping):
        example = {"tile": ["W", "E"]}
        raise TypeError(
            f"Short decks are a dict of kinds and labels, such as {example}, not {found!r}."
        )


def needs_text(found: object) -> None:
    """Refuse what is no text of a saved game."""
    if not isinstance(found, str):
        kind = type(found).__name__
        raise TypeError(
            f"load wants the text of a saved game, not {kind}; read(path) takes a file."
        )
