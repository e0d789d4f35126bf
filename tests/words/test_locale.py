"""The texts of the house: the same keys and placeholders in every language, none missing."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import aquelarre.lab.assistant.guest
import aquelarre.lab.assistant.serving
import aquelarre.lab.cluster
import aquelarre.lab.joining
import aquelarre.lab.league.running
import aquelarre.lab.records.parquet
import aquelarre.lab.records.reading
import aquelarre.lab.records.recording
import aquelarre.lab.studies.running
import aquelarre.server.app  # (with these, all that define errors are imported)
import aquelarre.server.store.moving.ends
import aquelarre.terminal.cli  # noqa: F401
from aquelarre.bots.engine.check import SAID, TRIED
from aquelarre.kernel import AquelarreError
from aquelarre.proof.findings import AREAS
from aquelarre.server.push.calling import KINDS
from aquelarre.words import LANGUAGES, Words

# Keys that no literal in the sources names: they are put together from a command's name.
COMMANDS = (
    *("aquelarre", "serve", "play", "games", "rules", "simulate", "replay", "verify", "bench"),
    *("backup", "load", "new-game", "edition", "edition-export", "edition-check", "restore"),
    *("migrate", "think"),
    *("prove", "laws", "mcp", "join", "record", "league", "study", "version"),
    *("engine", "engine-check", "learn", "review", "puzzles", "puzzles-solve", "puzzles-make"),
)
PACKAGES = (
    *("aquelarre.words", "aquelarre.terminal", "aquelarre.server", "aquelarre.proof"),
    *("aquelarre.server.push", "aquelarre.server.mail"),
    *("aquelarre.lab", "aquelarre.lab.text", "aquelarre.lab.assistant"),
    *("aquelarre.lab.records", "aquelarre.lab.league", "aquelarre.lab.studies"),
)
OF_A_GAME = ("game-", "setting-", "side-")
ISOLATION = "\u2066\u2067\u2068\u2069"


class Placeholders(Visitor):
    """The names of the values that a text uses."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name.removesuffix("_one"))  # of a side, see `Words`


def texts(lang: str) -> dict[str, set[str]]:
    """The placeholders of each text, attributes as `key.attribute`."""
    source = files("aquelarre.words").joinpath(f"locale/{lang}.ftl").read_text("utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            parts = {entry.id.name: entry.value}
            parts |= {f"{entry.id.name}.{a.id.name}": a.value for a in entry.attributes}
            for key, pattern in parts.items():
                seen = Placeholders()
                seen.visit(pattern)
                found[key] = seen.names
    return found


def used() -> set[str]:
    """The keys that the sources name."""
    found: set[str] = set()
    for package in PACKAGES:
        for source in files(package).iterdir():
            if source.name.endswith(".py"):
                text = source.read_text("utf-8")
                found |= set(re.findall(r'(?:say|_format|_line)\(\s*"([a-z.-]+)"', text))
                found |= set(
                    re.findall(
                        r'"((?:help|result|pause|study|text|verify|league|lessons?|review|puzzle)-[a-z-]+)"',
                        text,
                    )
                )
                found |= set(re.findall(r'"error": "([a-z-]+)"', text))
                tried = re.findall(r'findings\.of\(\s*"[a-z]+", "([a-z-]+)"', text)
                found |= {f"proof-{name}" for name in tried}
                found |= {f"error-{name}" for name in re.findall(r'Trouble\(\s*"([a-z-]+)"', text)}
    found |= {f"command-{name}" for name in COMMANDS} | {f"call-{kind}" for kind in KINDS}
    found |= {f"command-{name}.short" for name in COMMANDS[1:]}
    found |= {f"proof-area-{area}{part}" for area in AREAS for part in ("", ".about")}
    found |= {f"engine-tried-{tried}" for tried in TRIED} | {
        f"engine-check-{said}" for said in SAID
    }
    return {key for key in found if not key.startswith(OF_A_GAME)}


def error_classes(base: type[AquelarreError] = AquelarreError) -> list[type[AquelarreError]]:
    subclasses = [known for kind in base.__subclasses__() for known in error_classes(kind)]
    return [base, *subclasses]


def test_every_language_has_the_same_keys_and_placeholders() -> None:
    assert texts("es") == texts("en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_that_is_used_is_there(lang: str) -> None:
    assert sorted(used() - set(texts(lang))) == []


def test_every_text_is_used() -> None:
    keys = {kind.key for kind in error_classes()}
    assert sorted(set(texts("en")) - used() - keys) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_error_has_a_text(lang: str) -> None:
    ours = [kind for kind in error_classes() if kind.__module__.startswith("aquelarre")]
    keys = {kind.key for kind in ours} - {"error"}  # the base class is never raised itself
    assert sorted(key for key in keys if not Words(lang).has(key)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_texts_are_plain(lang: str) -> None:
    """One sentence is one line, and no invisible characters disturb a pipe or a screen reader."""
    source = files("aquelarre.words").joinpath(f"locale/{lang}.ftl").read_text("utf-8")
    assert not set(source) & set(ISOLATION + "\t\r\ufeff\u00a0")
    say = Words(lang, strict=True).say
    assert say("player-own", name="Ana") == f"Ana ({'tú' if lang == 'es' else 'you'})"
