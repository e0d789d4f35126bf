"""Plain TOML: what is read is what any reader of TOML reads, and everything else names its line."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aquelarre.editions import BadEdition
from aquelarre.editions.faults import SENTENCES
from aquelarre.editions.plain_toml import MOST_TEXT, read


def refused(text: str) -> BadEdition:
    with pytest.raises(BadEdition) as caught:
        read(text)
    assert "\n" not in str(caught.value)
    assert caught.value.reason in SENTENCES
    return caught.value


READ = """\
# a comment
name = "Ana's \\"box\\" \\u00f1 \\t\\\\"   # and another
'quoted name' = 'C:\\temp'
"" = -3
big = 1_000
yes = true
no=false
empty = []
nothing = {}
several = [ 1, [2,
  3], # in between
  { a = "x", "b c" = { d = [true] } },
]
[part]
a = +7
[[row]]
id = "one"
points = 1
[[ row ]]
[[row]]
points = 3
list = ["]", "}", "#", '"']
"""


def test_what_is_read_is_what_any_reader_of_toml_reads() -> None:
    assert read(READ).data == tomllib.loads(READ)


def test_every_value_has_its_line_and_rows_have_names() -> None:
    found = read(READ)
    assert found.line(("name",)) == 2
    assert found.line(("several", 1, 1)) == 11
    assert found.line(("several", 2, "b c", "d", 0)) == 12
    assert found.line(("row",)) == 16
    assert [found.line(("row", place)) for place in range(3)] == [16, 19, 20]
    assert found.line(("row", 2, "points")) == 21
    assert found.line(("row", 2, "missing")) == 20, "what is missing, where it should be"
    assert found.line(("no such part", 4)) == 1
    assert found.name(("row", 0, "points")) == "row.one.points"
    assert found.name(("row", 2, "points")) == "row.3.points"
    assert found.name(("several", 2, "b c")) == 'several.3."b c"'


KEYS = st.text(st.sampled_from("abc_-1"), min_size=1, max_size=3)
TEXTS = st.text(st.characters(exclude_categories=["Cs", "Cc"]), max_size=6)
VALUES = st.recursive(
    st.booleans() | st.integers(-99, 9999) | TEXTS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(KEYS, inner, max_size=3),
    max_leaves=8,
)


def written(value: Any) -> str:
    """A value in TOML."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    if isinstance(value, list):
        return "[\n" + ", # \n".join(map(written, value)) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} = {written(each)}" for key, each in value.items()) + "}"
    return str(value)


def paths(value: Any, path: tuple[Any, ...] = ()) -> set[tuple[Any, ...]]:
    pairs: list[tuple[Any, Any]] = list(enumerate(value)) if isinstance(value, list) else []
    if isinstance(value, dict):
        pairs = list(value.items())
    found = {(*path, key) for key, _ in pairs}
    return found.union(*(paths(each, (*path, key)) for key, each in pairs))


@given(data=st.dictionaries(KEYS, VALUES, max_size=4))
def test_anything_written_comes_back_with_a_line_for_every_value(data: dict[str, Any]) -> None:
    text = "\n".join(f"{key} = {written(value)}" for key, value in data.items())
    found = read(text)
    assert found.data == tomllib.loads(text) == data
    assert set(found.lines) == paths(data)


@given(text=st.text(st.sampled_from("a=\"'[]{},\n#\\1- .tru\x00")))
def test_any_text_is_read_alike_or_refused(text: str) -> None:
    """Where this reader reads something, Python's own reads the same."""
    try:
        found = read(text).data
    except BadEdition as problem:
        line = problem.line
    else:
        line = 1
        assert found == tomllib.loads(text)
    assert 1 <= line <= text.count("\n") + 1


@pytest.mark.parametrize(
    ("text", "line", "field", "reason"),
    [
        ("a = 1\nb = nan", 2, "b", "kind"),
        ("a = 1\nb = -inf", 2, "b", "kind"),
        ("a = 1.0", 1, "a", "kind"),
        ("a = 1e3", 1, "a", "kind"),
        ("a = 0x1f", 1, "a", "kind"),
        ("a = 007", 1, "a", "kind"),
        ("a = 2026-11-15", 1, "a", "kind"),
        ("a = 10:00:00", 1, "a", "kind"),
        ("a = maybe", 1, "a", "kind"),
        ("a =", 1, "a", "kind"),
        ('a = """\nx"""', 1, "a", "kind"),
        ("a = 1234567890", 1, "a", "number"),
        ("a.b = 1", 1, "a", "expected"),
        ("a", 1, "a", "expected"),
        ("a = [1 2]", 1, "a", "expected"),
        ("\na = [1,\n2\n", 4, "a", "expected"),
        ("a = [1,\n", 2, "a", "expected"),
        ("a = { b = 1\n}", 1, "a", "expected"),
        ('a = "x', 1, "a", "expected"),
        ("a = 'x\n'", 1, "a", "expected"),
        ("[a", 1, "a", "expected"),
        ("[[a]\nb = 1", 1, "a", "expected"),
        ("a = { b = 1, }", 1, "a", "name"),
        ("= 1", 1, "", "name"),
        ("[]", 1, "", "name"),
        ("ñ = 1", 1, "", "name"),
        ("a = 1 b = 2", 1, "", "line"),
        ("[a] b = 1", 1, "a", "line"),
        ('a = "\\q"', 1, "a", "escape"),
        ('a = "\\ud800"', 1, "a", "escape"),
        ('a = "\\UFFFFFFFF"', 1, "a", "escape"),
        ("a = 1\na = 2", 2, "a", "twice"),
        ("a = { b = 1, b = 2 }", 1, "a.b", "twice"),
        ("[a]\n[a]", 2, "a", "twice"),
        ("a = []\n[[a]]", 2, "a", "twice"),
        ("[[a]]\n[a]", 2, "a", "twice"),
        ("a = 1\n# \x1b[2J", 2, "", "character"),
        ("a = 1\rb = 2", 1, "", "character"),
        ("a = '\ud800'", 1, "", "character"),
    ],
)
def test_what_cannot_be_read_names_its_line(text: str, line: int, field: str, reason: str) -> None:
    found = refused(text)
    assert (found.line, found.field, found.reason) == (line, field, reason)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("a = " + "[" * 60_000, "deep"),
        ("a = " + "{ b = " * 10_000, "deep"),
        ("a" * (MOST_TEXT + 1), "large"),
        ("a" + ".a" * 30_000 + " = 1", "expected"),
        ("a = [" + "1," * 30_000 + "]", "many"),
        ("a = [" + "{}," * 20_000 + "]", "many"),
        ("[[a]]\n" * 10_900, "many"),
        ("\n".join(f"a{x}=" for x in range(9000)), "kind"),
        ("a = [" + "\n" * 60_000, "expected"),
        ("# " * 30_000 + "\na", "expected"),
        ('a = "' + "\\n" * 30_000, "expected"),
        ("a = " + "9" * 60_000, "number"),
    ],
)
def test_a_text_made_to_tire_us_is_refused(text: str, reason: str) -> None:
    assert refused(text).reason == reason
