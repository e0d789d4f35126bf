"""Sayable: verbs, questions, events and rules make sentences, with any value that may come."""

from __future__ import annotations

from typing import Any

from aquelarre.kernel import Game, Notice
from aquelarre.laws.broken import LawBroken
from aquelarre.laws.questions import questions
from aquelarre.laws.texts import LANGUAGES, LAW, NAMES
from aquelarre.words import MissingText, Words

NUMBERS = (-6, -2, -1, 0, 1, 2, 3, 5, 10)  # none, one, few, many, and less than nothing
ENDS, QUOTES = (".", "!", "?", "…"), "»”"
MOST_TITLE, MOST_SENTENCES = 50, 5  # a rule is read at the table, in the middle of a game


def check_sayable(game: Game[Any]) -> None:
    """Everything on the game's own lists can be said in each language."""
    for language in LANGUAGES:
        words = Words(language, game, players=NAMES, strict=True)
        try:
            _check_choices(game, words)
            for notice in game.notices:
                _check_event(game, words, notice)
        except MissingText as problem:
            raise LawBroken(LAW, f"something cannot be said: {problem}.") from None
        _check_rules(game, words)


def _check_choices(game: Game[Any], words: Words) -> None:
    for verb in game.verbs:
        for action in {verb.base, verb.base + verb.size // 2, verb.end - 1}:
            words.option(game.describe(action))
    for question in questions(game):
        if words.has(f"ask-{question.key}"):  # nature reads no questions
            for asked in (words.question(question.key), words.question(question.key, 2)):
                if not asked.endswith(ENDS):
                    raise LawBroken(LAW, f"ask-{question.key} is no sentence: {asked!r}.")


def _check_event(game: Game[Any], words: Words, notice: Notice) -> None:
    for number in NUMBERS:
        values = {
            name: number if game.kind(name) == "number" else 1
            for name in notice.shown + notice.hidden
        }
        shown = {name: values[name] for name in notice.shown}
        said = [words.say(f"event-{notice.key}", **shown)]
        if notice.hidden:
            said.append(words.say(f"event-{notice.key}.known", **values))
        for sentence in said:
            if not sentence.rstrip(QUOTES).endswith(ENDS):
                raise LawBroken(LAW, f"event-{notice.key} is no sentence: {sentence!r}.")


def _check_rules(game: Game[Any], words: Words) -> None:
    for rule in game.rules:
        title, text = words.rule(rule)
        if not title or len(title) > MOST_TITLE:
            raise LawBroken(LAW, f"the title of {rule} must be short, and is {title!r}.")
        if not text.endswith(".") or text.count(". ") >= MOST_SENTENCES:
            raise LawBroken(
                LAW, f"rule-{rule} must be one to {MOST_SENTENCES} sentences: {text!r}."
            )
