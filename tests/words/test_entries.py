"""Texts that are parsed one by one say what they say when a whole file is parsed."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse

from aquelarre.kernel import catalog
from aquelarre.words import LANGUAGES
from aquelarre.words.entries import Texts, entries, name_of

HOMES: dict[str, Traversable] = {
    "words": files("aquelarre.words"),
    "web": files("aquelarre") / "web",
    **{name: catalog.folder(catalog.find(name)) for name in catalog.names()},
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("home", HOMES)
def test_a_file_falls_into_the_entries_that_the_parser_finds(home: str, lang: str) -> None:
    source = (HOMES[home] / "locale" / f"{lang}.ftl").read_text("utf-8")
    whole = [each for each in parse(source).body if isinstance(each, ast.Message | ast.Term)]
    apart = entries(source)
    assert list(apart) == [name_of(each) for each in whole]
    for each, entry in zip(whole, apart.values(), strict=True):
        (alone,) = parse(entry).body
        each.comment = None
        assert alone.equals(each), entry


SOURCE = """\
# Of a comment nothing is left.
greeting = Hello, { -name }{ mark }
    .known = { greeting } again
-name = Ana
    .gender = feminine
### Neither of this
mark = { $loud ->
    [one] !
   *[other] { again }
}
again = { mark-end }
mark-end = .
round = { about }
about = { round }
broken = { $
twice = first
twice = second
"""


def said(bundle: FluentBundle, key: str, attribute: str = "") -> tuple[str, list[str]]:
    message = bundle.get_message(key)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None
    text, problems = bundle.format_pattern(pattern, {"loud": 1})
    return str(text), [str(each) for each in problems]


@pytest.mark.parametrize("first", ["greeting", "mark", "again", "twice"])
def test_what_a_text_refers_to_comes_with_it(first: str) -> None:
    whole = FluentBundle(["en"], use_isolating=False)
    whole.add_resource(FluentResource(SOURCE), allow_overrides=True)
    bundle = Texts("en", [SOURCE], {})
    assert said(bundle, first) == said(whole, first)
    assert said(bundle, "greeting", "known") == said(whole, "greeting", "known")


def test_what_is_not_there_or_cannot_be_parsed_is_no_text() -> None:
    bundle = Texts("en", [SOURCE], {})
    assert [bundle.has_message(key) for key in ("broken", "nothing", "mark")] == [0, 0, 1]
    assert bundle.has_message("round"), "texts that refer to each other are parsed once"
    with pytest.raises(LookupError):
        bundle.get_message("nothing")


@pytest.mark.parametrize("source", ["", "\n", "# Nothing but a comment"])
def test_a_file_without_texts_has_none(source: str) -> None:
    assert entries(source) == {}
    assert not Texts("en", [source], {}).has_message("mark")


def test_later_texts_replace_earlier_ones_as_a_whole() -> None:
    bundle = Texts("en", [SOURCE, "mark = ?\ngreeting = Hi{ mark }\n"], {})
    assert said(bundle, "greeting") == ("Hi?", [])
    assert not bundle.get_message("greeting").attributes
