"""Terms: one thing has one name in a language. A game may keep the list beside its locales:

    # locale/terms.toml
    [[term]]
    rulebook = "Juicio"            # the rulebook's word
    es = "Juicio"                  # ours
    en = "trial"
    never_es = ['\\b[Pp]roceso\\b']  # other words for it, as regular expressions
    except_es = ["card-J4"]        # texts in which such a word is right

`never_…` and `except_…` may be left out.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any

from fluent.syntax import FluentParser, ast, visitor

from aquelarre.laws.broken import LawBroken
from aquelarre.laws.texts import LANGUAGES, LAW

FILE = "locale/terms.toml"
OURS = ("rulebook", *LANGUAGES)
LISTS = tuple(f"{what}_{language}" for what in ("never", "except") for language in LANGUAGES)


class Term:
    """A thing of the game: the rulebook's word, and in each language ours and the forbidden."""

    __slots__ = ("excepted", "never", "ours", "rulebook")

    def __init__(self, row: Mapping[str, Any]) -> None:
        self.rulebook: str = row["rulebook"]
        self.ours: dict[str, str] = {language: row[language] for language in LANGUAGES}
        self.never = {
            language: [re.compile(each) for each in row.get(f"never_{language}", ())]
            for language in LANGUAGES
        }
        self.excepted: dict[str, list[str]] = {
            language: row.get(f"except_{language}", []) for language in LANGUAGES
        }


def term_faults(home: Traversable) -> Iterator[LawBroken]:
    """What goes against the list, if the game keeps one."""
    file = home / "locale" / "terms.toml"
    if not file.is_file():
        return
    terms = read_terms(file)
    for language in LANGUAGES:
        said = spoken((home / "locale" / f"{language}.ftl").read_text(encoding="utf-8"))
        for term in terms:
            yield from _against(term, language, said)


def read_terms(file: Traversable) -> list[Term]:
    """The list; the first thing that is wrong with the file itself is told in a sentence."""
    try:
        page = tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
        raise LawBroken(LAW, f"{FILE} cannot be read: {problem}.") from None
    rows = page.get("term")
    if set(page) != {"term"} or not isinstance(rows, list):
        raise LawBroken(LAW, f"{FILE} is a list of [[term]] and nothing else.")
    return [_term(number, row) for number, row in enumerate(rows, 1)]


def _term(number: int, row: Any) -> Term:
    where = f"{FILE}, term {number}"
    if not isinstance(row, dict):
        raise LawBroken(LAW, f"{where} is no table: begin each with [[term]].")
    for name in OURS:
        if not isinstance(row.get(name), str) or not row[name].strip():
            raise LawBroken(LAW, f"{where}: {name} must be a word.")
    for name in sorted(row.keys() - set(OURS)):
        if name not in LISTS:
            raise LawBroken(LAW, f"{where}: there is no field {name}, only {_listed()}.")
        if not isinstance(row[name], list) or not all(isinstance(each, str) for each in row[name]):
            raise LawBroken(LAW, f"{where}: {name} must be a list of texts.")
    try:
        return Term(row)
    except re.error as problem:
        found = f"{problem.pattern!r} is no regular expression, {problem}"
        raise LawBroken(LAW, f"{where}: {found}.") from None


def _listed() -> str:
    return ", ".join((*OURS, *LISTS))


def _against(term: Term, language: str, said: Mapping[str, str]) -> Iterator[LawBroken]:
    ours, file = term.ours[language], f"{language}.ftl"
    endings = r"\w*\s+".join(re.escape(word) for word in ours.split())  # "fuegos fatuos", too
    if not any(re.search(endings, text, re.IGNORECASE) for text in said.values()):
        yield LawBroken(LAW, f"no text of {file} says “{ours}”, as {FILE} calls “{term.rulebook}”.")
    for key, text in said.items():
        found = [match[0] for never in term.never[language] if (match := never.search(text))]
        if found and key not in term.excepted[language]:
            yield LawBroken(
                LAW,
                f"{key} in {file} says “{found[0]}”, where {FILE} says “{ours}”. If it is right "
                f"there, add {key} to except_{language}.",
            )
    for key in term.excepted[language]:
        text = said.get(key, "")
        if not any(never.search(text) for never in term.never[language]):
            yield LawBroken(
                LAW,
                f"except_{language} of “{term.rulebook}” in {FILE} needs no {key}: take it out.",
            )


class _Spoken(visitor.Visitor):
    """Gathers what is read aloud: no placeholders, no names of cases."""

    def __init__(self) -> None:
        self.parts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.parts.append(" ".join(node.value.split()))


@cache
def spoken(source: str) -> Mapping[str, str]:
    """The words of each text by its key, its attributes included; where a placeholder stands or
    another case begins, there is a new line."""
    found: dict[str, str] = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message | ast.Term):
            words = _Spoken()
            words.visit(entry)
            name = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
            found[name] = "\n".join(words.parts)
    return found
