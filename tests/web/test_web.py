"""The files of the page: texts in both languages, vendored files unaltered, nothing inline."""

from __future__ import annotations

import hashlib
import re
from itertools import product
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import aquelarre
from aquelarre.editions import Boxed
from aquelarre.kernel.catalog import find, names
from aquelarre.server.summary import box
from aquelarre.words.language import LANGUAGES

WEB = Path(aquelarre.__file__).parent / "web"
GAMES = Path(aquelarre.__file__).parent / "games"
OWN = [path for path in sorted(WEB.rglob("*.js")) if "vendor" not in path.parts]
SCRIPTS = OWN + sorted(GAMES.glob("*/ui/*.js"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", names())
def test_table_options_are_told_in_words(key: str, lang: str) -> None:
    """The page offers yes and no, or a text for each value: the help must not speak of numbers."""
    source = (GAMES / key / "locale" / f"{lang}.ftl").read_text("utf-8")
    for setting in find(key).settings:
        told = re.search(rf"^setting-{setting.name} = .*\n    \.help = (.*)$", source, re.M)
        assert told is not None
        assert not re.search(r"\b(with|con) [0-9]\b(?! \w)", told[1], re.I), told[1]


class Placeholders(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def texts(lang: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    source = (WEB / "locale" / f"{lang}.ftl").read_text("utf-8")
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            seen = Placeholders()
            seen.visit(entry)
            found[entry.id.name] = seen.names
    return found


def test_both_languages_have_the_same_texts_and_placeholders() -> None:
    assert texts("es") == texts("en")


def test_the_page_knows_no_game() -> None:
    """A game brings its own board, emblem and pieces; the page works for games it has not met."""
    own = [path for path in WEB.rglob("*") if path.is_file() and "vendor" not in path.parts]
    known = {key: re.compile(key.replace("_", "[-_ ]?"), re.I) for key in names()}
    for path in own:
        if path.suffix in (".woff2", ".png"):
            continue
        text = path.read_text("utf-8")
        assert not [key for key, word in known.items() if word.search(text)], path.name


@pytest.mark.parametrize("key", names())
def test_every_game_brings_an_emblem(key: str) -> None:
    picture = ElementTree.parse(GAMES / key / "ui" / "emblem.svg").getroot()
    assert picture.get("viewBox") == "0 0 120 120"


@pytest.mark.parametrize("key", names())
def test_every_game_brings_pictures_and_small_ones(key: str) -> None:
    """If a board has changed its looks: `python tools/pictures.py`."""
    for (name, most), lang in product([("picture", 40_000), ("thumb", 12_000)], LANGUAGES):
        picture = (GAMES / key / "ui" / f"{name}.{lang}.webp").read_bytes()
        assert picture[:4] + picture[8:12] == b"RIFFWEBP"
        assert len(picture) <= most
    assert box(key, [])["pictured"]


def test_a_game_without_pictures_is_not_asked_for_them(boxed: Boxed[Any]) -> None:
    assert not box(boxed.key, [])["pictured"]


def test_every_text_that_a_script_names_is_there() -> None:
    known = set(texts("en"))
    for script in OWN:
        source = script.read_text("utf-8")
        named = set(re.findall(r'"(web-[a-z0-9-]+)"', source))
        assert named <= known, (script.name, sorted(named - known))


def test_vendored_files_are_what_was_put_there() -> None:
    lines = (WEB / "vendor" / "SHA256SUMS").read_text("utf-8").split("\n")
    rows = [line.split(maxsplit=1) for line in lines if line]
    assert len(rows) > 5
    for digest, name in rows:
        path = WEB / "vendor" / name.lstrip("*")
        assert hashlib.sha256(path.read_bytes()).hexdigest() == digest, name
    listed = {(WEB / "vendor" / name.lstrip("*")).resolve() for _, name in rows}
    for script in (WEB / "vendor").rglob("*.js"):
        assert script.resolve() in listed, f"{script.name} has no checksum"


def test_the_page_has_nothing_inline() -> None:
    """The content security policy would refuse it."""
    page = (WEB / "index.html").read_text("utf-8")
    assert not re.search(r"<script(?![^>]*\bsrc=)[^>]*>", page)
    assert not re.search(r"<style|\sstyle=|\son[a-z]+=", page)
    assert "http://" not in page
    assert "https://" not in page


# Pictures made of the tile tables, put into the page as text for speed: nothing in them was typed
# by a person or sent by the server.
PICTURES = {
    "carcassonne/ui/board.js",
    "carcassonne/ui/grounds.js",
    "carcassonne/ui/landscape.js",
}


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_no_script_writes_html_or_goes_elsewhere(script: Path) -> None:
    source = script.read_text("utf-8")
    if script.relative_to(script.parents[2]).as_posix() not in PICTURES:
        assert "innerhtml" not in source.lower()
    assert not re.search(r"\beval\(|new Function\(", source)
    assert not re.search(r'(fetch|import)\(\s*"https?:', source)


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_what_a_script_fetches_is_there(script: Path) -> None:
    """Parts that are fetched later are missed late: by a person, in the middle of a game."""
    source = script.read_text("utf-8")
    for name in re.findall(r'(?:from|import|import\()\s*"(\.[^"]+)"', source):
        assert (script.parent / name).is_file(), name
    for sheets in re.findall(r"dressed\(import\([^)]*\)((?:, \"[a-z]+\")+)\)", source):
        for name in re.findall(r'"([a-z]+)"', sheets):
            assert (WEB / "css" / f"{name}.css").is_file(), name


def test_boards_import_only_what_lies_beside_them_and_the_kit() -> None:
    kit = "../../../web/kit/"
    for script in GAMES.glob("*/ui/*.js"):
        # comments may name the page's types
        code = re.sub(r"/\*.*?\*/", "", script.read_text("utf-8"), flags=re.S)
        for source in re.findall(r'(?:from |import |import\()"([^"]+)"', code):
            assert source.startswith(("./", kit)), (script.name, source)


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_paths_go_through_the_root_of_the_site(script: Path) -> None:
    """The site may live under a path. Links in `html` and requests through `api.js` see to that
    themselves; everything else that leaves a script must say `rooted`."""
    source = script.read_text("utf-8")
    outward = r"(?:fetch|EventSource|WebSocket|import|open|pushState|replaceState|Worker)\(\s*"
    assert not re.search(outward + r"[\"'`]/", source), "a path of the site without its root"
    assert not re.search(r"location\.origin\}/", source)
    assert not re.search(r"\bsetAttribute\(\"(?:href|src)\", [^r)]*[\"'`]/", source)
    assert not re.search(r"^\s*(?:href|src): [\"'`]/", source, re.M)


def test_no_style_sheet_knows_where_the_site_lives() -> None:
    for sheet in [*WEB.rglob("*.css"), *GAMES.glob("*/ui/*.css")]:
        assert not re.search(r"(url\(|@import )[\"']?/", sheet.read_text("utf-8")), sheet.name


def test_nothing_moves_without_end() -> None:
    """What flickers for ever takes half a processor, and the battery of who thinks for long: it
    comes to rest half a minute after it was drawn."""
    for sheet in [*WEB.rglob("*.css"), *GAMES.glob("*/ui/*.css")]:
        assert "infinite" not in sheet.read_text("utf-8"), sheet.name
