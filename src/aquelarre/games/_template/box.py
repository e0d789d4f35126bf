"""The cards, read once from cards.toml. In play a card's face is its place in these lists."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

from aquelarre.kernel import Pieces, labelled

Face = int


def _read() -> list[dict[str, Any]]:
    text = files(__name__.rpartition(".")[0]).joinpath("cards.toml").read_text("utf-8")
    cards: list[dict[str, Any]] = tomllib.loads(text)["card"]
    return cards


DATA = _read()
LABELS = tuple(str(card["label"]) for card in DATA)
VALUES = tuple(int(card["value"]) for card in DATA)
COPIES = tuple(int(card["copies"]) for card in DATA)


def pieces() -> Pieces:
    """The cards for programs: see `Game.pieces`."""
    return {"card": labelled(DATA, "label")}
