"""The texts in parts: together they are all there is, and each can be read without the others."""

from __future__ import annotations

import re
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from aquelarre.kernel.catalog import find, folder, names
from aquelarre.server import texts as texts_module
from aquelarre.server.errors import BadRequest
from aquelarre.server.texts import (
    ADVICE,
    APART,
    BRIEF,
    HOUSE,
    LESSONS,
    ONLY_PRINTED,
    PARTS,
    RULES,
    TABLE,
    TELL,
    TELLING,
    WHY,
    texts,
)
from aquelarre.words.language import LANGUAGES


class Needed(Visitor):
    """The messages and terms that texts are made of."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache  # a few dozen texts, which take their time to parse
def parsed(text: str) -> ast.Resource:
    return parse(text)


@cache
def entries(text: str) -> dict[str, ast.Message | ast.Term]:
    body = parsed(text).body
    assert not any(isinstance(entry, ast.Junk) for entry in body)
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message | ast.Term)}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_the_parts_are_all_that_a_page_shows_of_a_game(name: str, lang: str) -> None:
    written = entries((folder(find(name)) / "locale" / f"{lang}.ftl").read_text("utf-8"))
    table, rules = entries(texts(lang, name)), entries(texts(lang, name, RULES))
    apart = {
        "advice-": entries(texts(lang, name, ADVICE)),
        "why-": entries(texts(lang, name, WHY)),
        "lesson-": entries(texts(lang, name, LESSONS)),
    }
    tell = entries(texts(lang, name, TELL))
    printed = {key for key in written if key.startswith(ONLY_PRINTED)} - set(tell)
    ui = [each for each in (folder(find(name)) / "ui").iterdir() if each.name.endswith(".js")]
    scripts = [each for each in ui if each.name != TELLING]
    sources = "".join(each.read_text("utf-8") for each in scripts)
    lines = {key for key in written if key.startswith("show-")}  # of a terminal, most of them
    unsaid = lines - set(table)
    assert unsaid, "a board needs few of them"
    assert not any(f'"{key}"' in sources or f"`{key}`" in sources for key in unsaid)
    made_up = re.findall(r"`(show-[a-z-]*)\$", sources)  # show-phase-${phase}
    assert not [key for key in unsaid if key.startswith(tuple(made_up))]
    printed |= unsaid - set(tell)
    shown = set(table).union(rules, tell, *apart.values())
    assert set(written) - printed == shown
    assert {key for key in written if key.startswith("tell-")} <= set(tell)
    for beginning, part in apart.items():
        said = {key for key in part if isinstance(part[key], ast.Message)}
        assert said == {key for key in written if key.startswith(beginning)}
    for key in shown:
        entry = written[key]
        parts = {"rule-": rules, **apart}
        part = next((parts[each] for each in parts if key.startswith(each)), table)
        found = part[key] if key in part else tell[key]
        assert found.equals(entry, ignored_fields=["span", "comment"])
        if key.startswith("rule-"):  # the table cites rules by their titles
            assert [each.id.name for each in table[key].attributes] == ["title"]
            assert table[key].value is None


def test_what_a_thing_tells_of_itself_comes_with_the_script_that_says_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its own texts, and those of the terminal that only it says; the table has the others."""
    for place in ("ui", "locale"):
        (tmp_path / place).mkdir()
    (tmp_path / "ui" / "board.js").write_text("t('show-deck')")
    (tmp_path / "ui" / TELLING).write_text(
        "t(`source-${x}`), t('show-component-a'), t('show-deck')"
    )
    keys = ["card-a", "tell-card", "show-deck", "show-other", "show-component-a", "source-R"]
    (tmp_path / "locale" / "en.ftl").write_text("".join(f"{key} = words\n" for key in keys))
    monkeypatch.setattr(texts_module, "folder", lambda game: tmp_path)
    parts = {part: set(entries(texts.__wrapped__("en", names()[0], part))) for part in PARTS}
    assert parts[TABLE] == {"card-a", "show-deck"}
    assert parts[TELL] == {"tell-card", "show-component-a", "source-R"}


def test_no_board_shows_what_is_only_printed() -> None:
    scripts = [ui for name in names() for ui in (folder(find(name)) / "ui").iterdir()]
    scripts = [ui for ui in scripts if ui.name != TELLING]
    sources = [ui.read_text("utf-8") for ui in scripts if ui.name.endswith(".js")]
    assert sources
    for key in ONLY_PRINTED:
        assert not any(f'"{key}' in source or f"`{key}" in source for source in sources)


EVERY_PART = [(HOUSE, TABLE), *product([HOUSE], APART), *product(names(), PARTS)]


@pytest.mark.parametrize(("name", "part"), EVERY_PART)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_part_needs_nothing_but_the_house(name: str, lang: str, part: str) -> None:
    needed = Needed()
    needed.visit(parsed(texts(lang, name, part)))
    beside = [TABLE] if part in (TELL, WHY, LESSONS) else []  # all are told at a table
    here = [entries(texts(lang, name, each)) for each in (part, *beside)]
    assert needed.names <= set(entries(texts(lang, HOUSE))).union(*here)


@pytest.mark.parametrize(
    ("part", "key"),
    [
        ("fair", "web-fair-check"),
        ("admin", "web-admin-ban"),
        ("files", "error-bad-file"),
        ("lobby", "web-learn-next"),
        ("told", "web-told-nothing"),
    ],
)
def test_only_who_wants_to_know_gets_the_words_about_it(part: str, key: str) -> None:
    house, apart = entries(texts("es", HOUSE)), entries(texts("es", HOUSE, part))
    assert key in apart
    assert not set(house) & set(apart)


@pytest.mark.parametrize("name", names())
def test_the_lobby_gets_the_name_the_goal_and_the_settings(name: str) -> None:
    brief = entries(texts("es", name, BRIEF))
    wanted = {f"setting-{setting.name}" for setting in find(name).settings}
    assert {"game-title", "game-goal", *wanted} <= set(brief)
    assert len(brief) < len(entries(texts("es", name))) / 4


@pytest.mark.parametrize("asked", [("xx", HOUSE, TABLE), ("es", "none", TABLE), ("es", "-", "all")])
def test_other_texts_are_refused(asked: tuple[str, str, str]) -> None:
    with pytest.raises(BadRequest):
        texts(*asked)
