"""The documentation site: what our part of building it does. That every page is on it, and that no
link is dead, is seen when `./test` builds it."""

from __future__ import annotations

from pathlib import Path

import pytest

from docs_site import command, loaded_from_elsewhere
from house import House
from site_parts import as_meant


def meant(text: str) -> list[str]:
    lines = text.splitlines()
    as_meant(None, "function", "f", None, None, lines)  # type: ignore[arg-type]
    return lines


def test_docstrings_are_plain_text_with_code() -> None:
    assert meant("Is `view(s, p)` *all*? See a_ and | too.") == [
        r"Is ``view(s, p)`` \*all\*? See a\_ and \| too."
    ]


def test_what_is_set_in_is_shown_as_it_stands() -> None:
    assert meant("As here:\n\n    find(*all)  # `x`\n\nAnd so on.") == [
        *["As here:", "", "", "::", "", "    find(*all)  # `x`", "", "", "And so on."]
    ]


@pytest.mark.parametrize(
    "line",
    [
        '<script defer src="https://example.org/a.js"></script>',
        '<link rel="stylesheet" href="//example.org/a.css">',
        '<img alt="" src="http://example.org/a.png">',
        '<style>@import "https://example.org/a.css";</style>',
        "<style>a { background: url(https://example.org/a.png) }</style>",
    ],
)
def test_what_comes_from_elsewhere_is_found(tmp_path: Path, line: str) -> None:
    (tmp_path / "page.html").write_text(line, encoding="utf-8")
    assert len(loaded_from_elsewhere(tmp_path)) == 1


def test_a_link_to_elsewhere_loads_nothing(tmp_path: Path) -> None:
    text = '<a href="https://example.org"></a><script src="own.js"></script>'
    (tmp_path / "page.html").write_text(text, encoding="utf-8")
    assert loaded_from_elsewhere(tmp_path) == []


def test_a_warning_is_a_failure(tmp_path: Path) -> None:
    assert "--fail-on-warning" in command(House(), tmp_path)
