"""Packages beside ours: `--with FOLDER` uses somebody's game or bots without installing them.

For as long as we run, the folder's code is on the path, and so is a description of its entry
points like the one that an installer leaves. The processes that we start get both.
"""

from __future__ import annotations

import atexit
import os
import re
import shutil
import sys
import tempfile
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from aquelarre.bots import named
from aquelarre.kernel import catalog
from aquelarre.terminal.trouble import Trouble, of_file

PROJECT = "pyproject.toml"
GROUPS = (catalog.HOME, named.BOTS)


def use(folders: Iterable[str]) -> None:
    """Let the games and bots of these packages be found, also by processes that we start."""
    described = [_described(Path(folder).expanduser().resolve()) for folder in folders]
    if not described:
        return
    home = tempfile.mkdtemp(prefix="aquelarre-with-")
    atexit.register(shutil.rmtree, home, ignore_errors=True)
    path = [home]
    for name, entries, source in described:
        _write(Path(home), name, entries)
        path.append(str(source))
    sys.path[:0] = path
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = os.pathsep.join([*path, before] if before else path)
    catalog.look_again()
    named.look_again()


def _described(folder: Path) -> tuple[str, dict[str, dict[str, str]], Path]:
    """A package's name, its entry points that are for us, and where its code is."""
    try:
        project = tomllib.loads((folder / PROJECT).read_text("utf-8")).get("project", {})
    except FileNotFoundError:
        raise Trouble("with-no-project", folder=str(folder)) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
        raise Trouble("with-bad-project", folder=str(folder), what=str(problem)) from None
    except OSError as problem:
        raise of_file(problem, folder / PROJECT) from None
    entries = _entries(project)
    if not entries:
        raise Trouble("with-nothing", folder=str(folder))
    for bot in entries.get(named.BOTS, {}):
        if bot in named.kinds():  # ours would play, and be taken for theirs
            raise Trouble("with-bot-name", folder=str(folder), name=bot)
    source = folder / "src"
    return str(project.get("name", folder.name)), entries, source if source.is_dir() else folder


def _entries(project: Any) -> dict[str, dict[str, str]]:
    """The entry points by group, of the groups that we look at."""
    groups = project.get("entry-points", {}) if isinstance(project, dict) else {}
    found = {group: groups.get(group) for group in GROUPS} if isinstance(groups, dict) else {}
    return {
        group: {str(name): str(value) for name, value in offers.items()}
        for group, offers in found.items()
        if isinstance(offers, dict) and offers
    }


def _write(home: Path, name: str, entries: dict[str, dict[str, str]]) -> None:
    """What an installer writes down of a package, as far as anybody looks at it here."""
    info = home / f"{re.sub(r'[^A-Za-z0-9.]+', '_', name)}-0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 0\n", "utf-8")
    lines = []
    for group, offers in entries.items():
        lines += [f"[{group}]", *(f"{each} = {value}" for each, value in offers.items())]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n", "utf-8")
