"""A new game in a package of its own: the template's copy, and what makes a package of it."""

from __future__ import annotations

from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path

from aquelarre.terminal.new_game import check_name, new_game
from aquelarre.terminal.trouble import Trouble

FILES = {
    "pyproject.toml": """\
[build-system]
requires = ["hatchling>=1.27"]
build-backend = "hatchling.build"

[project]
name = "{project}"
version = "0.1.0"
description = "A game for Aquelarre"
readme = "README.md"
requires-python = ">=3.11"
dependencies = ["aquelarre"]

# By this line Aquelarre finds the game wherever the package is installed.
[project.entry-points."aquelarre.games"]
{name} = "{name}:GAME"

[tool.hatch.build.targets.wheel]
packages = ["src/{name}"]
exclude = ["tests"]

[tool.pytest.ini_options]
testpaths = ["src"]
pythonpath = ["src"]
addopts = ["--strict-markers", "--import-mode=importlib"]
filterwarnings = ["ignore:Module already imported:pytest.PytestAssertRewriteWarning"]
""",
    "README.md": """\
# {name}

A game for Aquelarre. `src/{name}/RULES.md` says where each rule lives.

Where Aquelarre is installed:

```
pip install -e .
python -m pytest
aquelarre play {name}
aquelarre serve
```

In a checkout of Aquelarre nothing needs to be installed; with the path to this folder:

```
./test FOLDER
./play terminal {name} --with FOLDER
./play --with FOLDER
```
""",
    ".gitignore": "__pycache__/\n*.py[cod]\n.pytest_cache/\n/dist/\n",
}


def new_package(name: str, folder: Path) -> Path:
    """Make a package with a game of this name in a folder that is new or empty; returns it."""
    ours = Path(str(files("aquelarre"))).resolve()
    if folder.resolve().is_relative_to(ours):
        raise Trouble("package-in-ours", folder=str(folder))
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise Trouble("package-not-empty", folder=str(folder))
    check_name(name, folder / "src")
    if find_spec(name) is not None:
        raise Trouble("package-name-taken", name=name)
    new_game(name, folder / "src", package="")
    for path, text in FILES.items():
        text = text.format(name=name, project=name.replace("_", "-"))
        (folder / path).write_text(text, encoding="utf-8", newline="\n")
    return folder


def checkout() -> Path | None:
    """Where the games of this checkout are; None if Aquelarre is installed somewhere, where
    nobody writes games."""
    ours = Path(str(files("aquelarre")))
    in_checkout = ours.parent.name == "src" and (ours.parents[1] / "pyproject.toml").is_file()
    return ours / "games" if in_checkout else None
