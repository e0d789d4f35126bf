"""Rules: every rule is cited by the code, listed and tested. (That it is explained in each language
is for the law of the locale to say.)"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from importlib.resources.abc import Traversable
from typing import Any

from aquelarre.kernel import Chance, Game
from aquelarre.laws.broken import LawBroken
from aquelarre.laws.questions import questions
from aquelarre.laws.settings import setting_rows, settings_without_a_rule, untried_settings
from aquelarre.laws.snapshot import home_of, left_behind
from aquelarre.laws.tested import marked
from aquelarre.laws.texts import LANGUAGES

LAW = "rules"
LOCALES = tuple(f"locale/{language}.ftl" for language in LANGUAGES)
ROW = re.compile(r"^\|\s*`?([A-Z]{3}-[0-9]+)`?\s*\|(.*)$", re.MULTILINE)  # of RULES.md


def rules_faults(game: Game[Any], home: Traversable | None = None) -> Iterator[LawBroken]:
    """No rule is missing anywhere, and no rule is cited that does not exist."""
    home = home_of(game, home)
    sources = dict(python_sources(home))
    yield from _misnamed(game)
    yield from _without_a_rule(game)
    yield from settings_without_a_rule(game)
    pages = {name: _page(home, name) for name in ("RULES.md", *LOCALES)}
    yield from _unknown(game, sources | pages)
    yield from _uncited(game, sources)
    listed = pages["RULES.md"]
    if left_behind(home):
        return
    if not listed:
        yield LawBroken(LAW, "RULES.md is missing: a table of every rule, its step and its test.")
    else:
        yield from _unlisted(game, listed)
        yield from setting_rows(game, listed)
    yield from _untested(game, listed, sources)
    yield from untried_settings(game, sources)


def _page(home: Traversable, name: str) -> str:
    """The text of a file; none where there is no such file, or nothing in it."""
    file = home.joinpath(*name.split("/"))
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def _uncited(game: Game[Any], sources: dict[str, str]) -> Iterator[LawBroken]:
    """Rules that no step carries out."""
    cited: set[str] = set()
    for path, source in sources.items():
        if not path.startswith("tests/"):
            cited |= _ids(game, " ".join(_notes(source)))
    for rule in game.rules:
        if rule not in cited:
            sentence = f"{rule} is cited by no docstring or comment: which step carries it out?"
            yield LawBroken(LAW, sentence, about=rule)


def _unlisted(game: Game[Any], listed: str) -> Iterator[LawBroken]:
    """Rules that have no row."""
    rows = dict(ROW.findall(listed))
    for rule in game.rules:
        if rule not in rows:
            sentence = f"RULES.md has no row for {rule}: `| {rule} | … |`."
            yield LawBroken(LAW, sentence, about=rule)


def _untested(game: Game[Any], listed: str, sources: dict[str, str]) -> Iterator[LawBroken]:
    """Rules that no test is marked with, and tests that RULES.md names for nothing."""
    tested: dict[str, set[str]] = {}  # by rule: the tests, and the files they are in
    for path, source in sources.items():
        if path.startswith("tests/"):
            file = path.removeprefix("tests/").removesuffix(".py")
            for rule, tests in marked(source).items():
                tested.setdefault(rule, set()).update(tests, {file})
    rows = dict(ROW.findall(listed))
    for rule in game.rules:
        if rule not in tested:
            sentence = f'no test in tests/ is marked `@pytest.mark.rule("{rule}")`: write one.'
            yield LawBroken(LAW, sentence, about=rule)
        named = set(re.findall(r"`(test_\w+)`", rows.get(rule, "")))
        for strange in sorted(named - tested.get(rule, set())):
            about = f"{strange} tests {rule}"
            sentence = f"RULES.md says that {about}, but it is not marked so."
            yield LawBroken(LAW, sentence, about=about)


def python_sources(home: Traversable, under: str = "") -> Iterator[tuple[str, str]]:
    """The path and the text of every Python file of a game."""
    for entry in sorted(home.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir() and entry.name != "__pycache__":
            yield from python_sources(entry, f"{under}{entry.name}/")
        elif entry.name.endswith(".py"):
            yield f"{under}{entry.name}", entry.read_text(encoding="utf-8")


def _misnamed(game: Game[Any]) -> Iterator[LawBroken]:
    for rule in sorted({rule for rule in game.rules if game.rules.count(rule) > 1}):
        yield LawBroken(LAW, f"{rule} stands twice in the game's `rules`.")
    for rule in game.rules:
        if not re.fullmatch(r"[A-Z]{3}-[0-9]{2,3}", rule):
            yield LawBroken(LAW, f"{rule!r} is no rule id: three letters, a dash, a number.")


def _without_a_rule(game: Game[Any]) -> Iterator[LawBroken]:
    """Verbs, notices and questions name the rule they come from."""
    named = [(f"the verb {verb.name!r}", verb.rule) for verb in game.verbs]
    named += [(f"the notice {notice.key!r}", notice.rule) for notice in game.notices]
    for question in questions(game):
        if question.rule or not issubclass(question, Chance):
            named.append((f"the question {question.__name__}", question.rule))
    for what, rule in named:
        if rule not in game.rules:
            yield LawBroken(LAW, f"{what} has the rule {rule!r}, which is none of the game's.")


def _unknown(game: Game[Any], texts: dict[str, str]) -> Iterator[LawBroken]:
    for path, text in texts.items():
        for strange in sorted(_ids(game, text) - set(game.rules)):
            sentence = f"{path} cites {strange}, which is no rule of the game."
            yield LawBroken(LAW, sentence, about=path)


def _ids(game: Game[Any], text: str) -> set[str]:
    """Everything in a text that looks like one of the game's rule ids."""
    prefixes = "|".join(sorted({rule.partition("-")[0] for rule in game.rules}))
    return set(re.findall(rf"\b(?:{prefixes})-[0-9]+\b", text)) if prefixes else set()


def _notes(source: str) -> Iterator[str]:
    """The docstrings and comments of a Python file."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            yield ast.get_docstring(node) or ""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.string
