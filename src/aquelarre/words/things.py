"""Things: the cards, places and players of a game by the names people give them."""

from __future__ import annotations

from typing import Any
from unicodedata import combining, normalize

from aquelarre.kernel import WATCHER, Game
from aquelarre.words.words import Words

NAMED = 200  # a kind with more things than this is known by labels only, not by texts


def plain(text: str) -> str:
    """Lower case, without accents and without needless spaces: for comparing."""
    decomposed = normalize("NFKD", text.casefold())
    return " ".join("".join(c for c in decomposed if not combining(c)).split())


class Things:
    """All things that a game's choices can touch."""

    def __init__(self, game: Game[Any], words: Words, seats: int) -> None:
        self._refs: dict[str, str] = {}  # by what a person may type
        self._texts: dict[str, str] = {}
        for kind, size in _kinds(game).items():
            for value in range(seats if kind == "seat" else size):
                ref = game.ref(kind, value)
                self._refs.setdefault(plain(ref), ref)
                self._refs.setdefault(plain(game.label(kind, value)), ref)
                if size <= NAMED and words.names(kind, value):
                    self._texts.setdefault(plain(words.thing(kind, value)), ref)
                if kind == "seat":  # the reader's own name, too, without the mark that it is theirs
                    self._texts.setdefault(plain(words.for_reader(WATCHER).seat(value)), ref)

    def find(self, name: str) -> str:
        """The ref of the thing with this ref, label or text, else of the only one whose text has it
        for a word, or contains it; '' if there is none."""
        wanted = plain(name)
        found = self._refs.get(wanted) or self._texts.get(wanted)
        if found is None:  # without its article
            bare = {ref for text, ref in self._texts.items() if text.partition(" ")[2] == wanted}
            found = bare.pop() if len(bare) == 1 else None
        if found is None and len(wanted) > 2:
            near = {ref for text, ref in self._texts.items() if wanted in text}
            words = {ref for text, ref in self._texts.items() if wanted in text.split()}
            near = words or near
            found = near.pop() if len(near) == 1 else None
        return found or ""


def _kinds(game: Game[Any]) -> dict[str, int]:
    """The kinds of things that verbs have for arguments, and how many there are of each."""
    sizes: dict[str, int] = {}
    for verb in game.verbs:
        for name, size in zip(verb.names, verb.sizes, strict=True):
            kind = game.kind(name)
            if kind != "number":
                sizes[kind] = max(size, sizes.get(kind, 0))
    return sizes
