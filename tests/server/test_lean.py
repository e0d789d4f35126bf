"""Scripts are sent without their comments, and mean the same."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from aquelarre.server import lean
from client import Client
from house import House

if TYPE_CHECKING:
    from tests.server.conftest import Serving

# Whether pairs of scripts are the same but for where things stand, as those that are not.
COMPARE = """
const { parse } = require(process.argv[1]);
const how = { ecmaVersion: "latest", sourceType: "module" };
const place = new Set(["start", "end"]);
const tree = (text) => JSON.stringify(parse(text, how), (key, value) => {
  if (place.has(key)) return undefined;
  return typeof value === "bigint" || value instanceof RegExp ? String(value) : value;
});
const pairs = JSON.parse(require("fs").readFileSync(0, "utf8"));
const others = Object.entries(pairs).filter(([, [one, other]]) => tree(one) !== tree(other));
console.log(JSON.stringify(others.map(([name]) => name)));
"""


def ours() -> list[Path]:
    return sorted(path for path in lean.OURS.rglob("*.js") if lean.is_ours(path))


def others_of(pairs: dict[str, tuple[str, str]]) -> list[str]:
    client = Client(House())
    acorn = client.home / "node_modules" / "acorn"
    if not acorn.is_dir():
        pytest.skip("acorn, which npm brings for the checks of the page's scripts, is not here")
    done = subprocess.run(
        client.node("-e", COMPARE, str(acorn)),
        input=json.dumps(pairs),
        capture_output=True,
        text=True,
        check=True,
    )
    found: list[str] = json.loads(done.stdout)
    return found


def test_what_is_left_out_means_nothing() -> None:
    sources = {str(path): path.read_text("utf-8") for path in ours()}
    pairs = {name: (text, lean.lean(text)) for name, text in sources.items()}
    assert len(pairs) > 100
    assert others_of(pairs) == []
    whole, left = (sum(len(pair[place]) for pair in pairs.values()) for place in (0, 1))
    assert left < 0.85 * whole


def test_a_difference_would_be_seen() -> None:
    text = "const said = `\n// not a comment\n`;\n"
    assert others_of({"a": (text, lean.lean(text)), "b": (text, f"{text}// one\n")}) == ["a"]


def test_lines_stay_where_they_are() -> None:
    kept = ["const a = 1;", "const b = /** @type {any} */ (a);", 'const c = "1; // stays";', ""]
    source = ["/**", " * What it is.", " */", f"{kept[0]} // goes", "  // goes", *kept[1:]]
    assert lean.lean("\n".join(source)) == "\n".join(["", "", "", kept[0], "", *kept[1:]])


def test_what_is_vendored_or_elsewhere_stays_as_it_is(tmp_path: Path) -> None:
    assert lean.is_ours(lean.OURS / "web" / "main.js")
    assert not lean.is_ours(lean.OURS / "web" / "css" / "base.css")
    assert not lean.is_ours(lean.VENDOR / "preact.js")
    assert not lean.is_ours(tmp_path / "board.js")


async def test_a_changed_script_is_sent_anew(server: Serving, tmp_path: Path) -> None:
    http = server.guest("Ana").http
    sent = await http.get("/web/main.js")
    path = lean.OURS / "web" / "main.js"
    assert sent.text == lean.lean(path.read_text("utf-8"))
    assert sent.headers["content-type"].startswith("text/javascript")
    own = tmp_path / "a.js"
    own.write_text("// one\n1;\n", "utf-8")
    assert lean.script(own, own.stat()) == b"\n1;\n"
    own.write_text("// two\n22;\n", "utf-8")
    assert lean.script(own, own.stat()) == b"\n22;\n"
