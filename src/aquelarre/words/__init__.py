"""Words: all that is said to people, in their language, from the Fluent files of the house
and of each game."""

from aquelarre.words.language import LANGUAGES, UnknownLanguage, checked, chosen
from aquelarre.words.words import MissingText, Words, names_text

__all__ = [
    "LANGUAGES",
    "MissingText",
    "UnknownLanguage",
    "Words",
    "checked",
    "chosen",
    "names_text",
]
