"""The labels of all games, for people who write programs.

    python tools/labels.py

writes the lists in docs/LABELS.md: the verbs of each game with their arguments, and the labels of
the things that an argument can be. What stands above the lists is written by hand. A test fails
while that page does not say what the games say.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from aquelarre.kernel import ChanceVerb, Game
from aquelarre.kernel.catalog import find, names
from aquelarre.words import Words

MARK = "<!-- What follows is written by `python tools/labels.py`. -->\n"
FILE = Path(__file__).parents[1] / "docs/LABELS.md"
LISTED = 40  # labels of things that have no name of their own; of more, the first and the last

NOTES = {  # what a list of labels does not say by itself
    ("carcassonne", "place"): (
        "`x,y`: so many tiles to the east and to the south of the start tile, which lies on `0,0`. "
        "To the west and to the north the numbers are negative."
    ),
    ("carcassonne", "rotation"): "quarter turns clockwise from how the tile is listed.",
    ("carcassonne", "spot"): "where on a tile a segment lies, as told above.",
    ("new_salem", "building"): (
        "a building that stands in town: its card and a number from 1 to 8, `ENT-L-3`."
    ),
    ("walpurgisnacht", "slot"): (
        "the rings from the summit down: P pentacle, I inner pentagon, S pentagram, O outer "
        "pentagon. `O5` to `O9` exist with the option `wide_foot` only."
    ),
    ("las_brujas", "card"): "a letter at the end tells copies apart.",
    ("discworld_witches", "card"): (
        "the kind and a letter for each copy. An edition may use others of `C01a` … `C48d`."
    ),
    ("discworld_witches", "tile"): (
        "an edition may also use `easy7`, `easy8`, `hard15` and `hard16`."
    ),
    ("discworld_witches", "space"): (
        "an edition may also use `LT4`, `LT5`, `LC4`, `LC5` and `P1` … `P6`; `DG` is the dungeon."
    ),
}


def page() -> str:
    """The text of the page: what is written by hand, then the lists."""
    head, mark, _ = FILE.read_text("utf-8").partition(MARK)
    return "\n".join([head + mark, *(_game(find(name)) for name in names())])


def _game(game: Game[Any]) -> str:
    words = Words("en", game)
    lines = [f"## {words.say('game-title')}", "", f'`find("{game.key}")`', ""]
    lines += ["| verb | arguments | rule |", "| --- | --- | --- |"]
    for verb in game.verbs:
        star = "\\*" if isinstance(verb, ChanceVerb) else ""
        arguments = ", ".join(_argument(game, name) for name in verb.names)
        lines.append(f"| `{verb.name}`{star} | {arguments} | {verb.rule} |")
    lines.append("")
    for kind, size in sorted(_kinds(game).items()):
        if kind not in ("seat", "number"):
            lines += [f"**{kind}**: {_labels(game, kind, size, words)}", ""]
    return "\n".join(lines)


def _argument(game: Game[Any], name: str) -> str:
    kind = game.kind(name)
    return f"`{name}`" if kind == name else f"`{name}` ({kind})"


def _kinds(game: Game[Any]) -> dict[str, int]:
    """The kinds of things that arguments are, and how many numbers there are for each."""
    sizes: dict[str, int] = {}
    for verb in game.verbs:
        for name, size in zip(verb.names, verb.sizes, strict=True):
            kind = game.kind(name)
            sizes[kind] = max(size, sizes.get(kind, 0))
    return sizes


def _labels(game: Game[Any], kind: str, size: int, words: Words) -> str:
    """The labels of a kind: those in the box, where it is one of the box."""
    numbers = list(range(size))
    if kind in game.pieces():
        numbers = [_number(game, kind, piece["label"]) for piece in game.pieces()[kind]]
    note = NOTES.get((game.key, kind), "")
    labels = [_label(game, kind, number, words) for number in numbers]
    if len(labels) > LISTED and kind not in game.labels:
        labels = [f"{labels[0]} … {labels[-1]}"]
    return f"{note} {', '.join(labels)}".strip()


def _number(game: Game[Any], kind: str, label: str) -> int:
    number = game.thing(kind, label)
    assert number is not None, f"{game.key} has no {kind} {label}"
    return number


def _label(game: Game[Any], kind: str, number: int, words: Words) -> str:
    label = game.label(kind, number)
    name = words.thing(kind, number) if words.has(f"{kind}-{label}") else ""
    return f"`{label}` {name}".strip() if name not in ("", label) else f"`{label}`"


if __name__ == "__main__":
    FILE.write_text(page(), encoding="utf-8")
