"""Puzzles: positions in which one answer is clearly best and a plain player misses it
(docs/PUZZLES.md).

`book.py` those that a game brings, and how they are written.
"""

from aquelarre.puzzles.book import BadPuzzles, Puzzle, book

__all__ = ["BadPuzzles", "Puzzle", "book"]
