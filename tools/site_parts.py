"""What our documentation site needs beyond Sphinx: the rules of the games as a page, our docstrings
as they are meant, and the language of each page."""

from __future__ import annotations

import re
from typing import Any

from docutils import nodes  # type: ignore[import-untyped]
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

from aquelarre.kernel.catalog import find, names
from aquelarre.words import Words

SPANISH = ("README.es", "docs/site/reglas")
CODE = re.compile(r"(`+)([^`]+)\1")
SPECIAL = re.compile(r"([*|\\]|_(?=\W|$))")  # what reStructuredText would take for markup


class Rules(SphinxDirective):
    """`{rules} es`: the rules of all games as players read them, from the games' locales."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        lang = self.arguments[0]
        return [self.game(key, lang) for key in sorted(names())]

    def game(self, key: str, lang: str) -> nodes.section:
        game = find(key)
        words = Words(lang, game, strict=True)
        found = titled(words.say("game-title"), f"{key}-{lang}")
        found += nodes.paragraph("", words.say("game-goal"))
        for rule in game.rules:
            title, text = words.rule(rule)
            part = titled(f"{rule} · {title}", f"{rule}-{lang}".lower())
            part += [nodes.paragraph("", line) for line in text.splitlines() if line.strip()]
            found += part
        return found


def titled(title: str, name: str) -> nodes.section:
    return nodes.section("", nodes.title("", title), ids=[name], names=[name])


def as_meant(
    app: Sphinx, what: str, name: str, thing: object, options: Any, lines: list[str]
) -> None:
    """Our docstrings are plain text with `code`, and what is set in is shown as it stands."""
    found: list[str] = []
    shown_as_it_stands = False
    for line in lines:
        if line.startswith("    ") and not shown_as_it_stands:
            found += ["", "::", ""]
            shown_as_it_stands = True
        elif line and not line.startswith(" "):
            if shown_as_it_stands:
                found.append("")
            shown_as_it_stands = False
        found.append(line if shown_as_it_stands else restructured(line))
    lines[:] = found


def restructured(line: str) -> str:
    """A line of ours as reStructuredText has it."""
    parts, end = [], 0
    for code in CODE.finditer(line):
        parts += [SPECIAL.sub(r"\\\1", line[end : code.start()]), f"``{code[2]}``"]
        end = code.end()
    return "".join([*parts, SPECIAL.sub(r"\\\1", line[end:])])


def speak(
    app: Sphinx, page: str, template: str, context: dict[str, Any], tree: nodes.document | None
) -> None:
    """Browsers and screen readers are told which language a page is in."""
    context["language"] = "es" if page in SPANISH else "en"


def complete(app: Sphinx, page: str, source: list[str]) -> None:
    """Where the front page says {rest} come the pages of `docs` that it does not name."""
    if page == app.config.root_doc:
        pages = sorted(path.stem for path in (app.srcdir / "docs").glob("*.md"))
        rest = [name for name in pages if not re.search(rf"\.\./{name}\b", source[0])]
        source[0] = source[0].replace("{rest}", "\n".join(f"../{name}" for name in rest))


def setup(app: Sphinx) -> dict[str, Any]:
    app.add_directive("rules", Rules)
    app.connect("source-read", complete)
    app.connect("autodoc-process-docstring", as_meant)
    app.connect("html-page-context", speak)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
