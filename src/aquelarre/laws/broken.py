"""LawBroken: what a law says when a game does not keep it."""

from __future__ import annotations


class LawBroken(AssertionError):
    """A game does not keep a law: which one, and where to look."""

    def __init__(self, law: str, sentence: str) -> None:
        super().__init__(f"[{law}] {sentence}")
        self.law = law
        self.sentence = sentence
