#!/usr/bin/env python3
"""The documentation site, from the pages of this repository and the docstrings of the code:

    python tools/docs_site.py            builds it in .cache/site; a dead link is a failure

It is plain files that load nothing from elsewhere: look at `.cache/site/index.html`, or serve the
folder from any place.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Sequence
from pathlib import Path

from house import House, main, run
from surroundings import own_environment

FETCHED = re.compile(
    r"""<(?:script|img|iframe|source)\b[^>]*\bsrc=["'](?:https?:)?//[^>]*>"""
    r"""|<link\b(?![^>]*rel=["'](?:canonical|license)["'])[^>]*\bhref=["'](?:https?:)?//[^>]*>"""
    r"""|(?:url\(|@import\s+)["']?(?:https?:)?//[^)"';]*"""
)
FRONT = '<!doctype html><meta charset="utf-8"><title>Aquelarre</title>\n' + (
    '<meta http-equiv="refresh" content="0; url=docs/site/index.html">\n'
    '<a href="docs/site/index.html">Aquelarre</a>\n'
)


def command(house: House, folder: Path) -> list[str]:
    """Every warning of Sphinx is an error, and all of them are told."""
    marks = ["--quiet", "--fail-on-warning", "--keep-going", "--fresh-env", "--jobs=1"]
    where = ["--conf-dir", str(house.root / "docs" / "site"), "--doctree-dir", f"{folder}-trees"]
    return house.command("sphinx", *marks, *where, str(house.root), str(folder))


def build(house: House, arguments: Sequence[str]) -> int:
    """Make the site; with an argument, in that folder."""
    house.prepare("test")
    folder = Path(arguments[0]).resolve() if arguments else house.cache / "site"
    status = run(command(house, folder), house.root, own_environment(os.environ))
    if status:
        return status
    (folder / "index.html").write_text(FRONT, encoding="utf-8")
    for line in loaded_from_elsewhere(folder):
        print(f"loaded from elsewhere: {line}")
        status = 1
    print(folder / "index.html")
    return status


def loaded_from_elsewhere(folder: Path) -> list[str]:
    """What a browser would fetch from another machine: scripts, styles, pictures, fonts."""
    return [
        f"{path.relative_to(folder)}: {found}"
        for path in sorted(folder.rglob("*"))
        if path.suffix in (".html", ".css")
        for found in FETCHED.findall(path.read_text(encoding="utf-8"))
    ]


if __name__ == "__main__":
    sys.exit(main(lambda given: build(House(), given), sys.argv[1:]))
