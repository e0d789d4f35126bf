"""Extras in a checkout: `./play extras mcp data` is what `pip install "aquelarre[mcp,data]"` is
elsewhere.

The environment that `./play` makes has no pip of its own, and is made anew whenever its packages
change. So the names are kept beside it, and what they ask for comes back with it. Versions are
those that `./test` uses, where it has them.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import IO, TYPE_CHECKING

if TYPE_CHECKING:
    from house import House

PIN = re.compile(r"^[A-Za-z0-9][^\s\\]*==[^\\]*", re.MULTILINE)  # a line without its digests
USAGE = """\
./play extras NAME...     añade lo que no hace falta para jugar / add what nobody needs to play
"""
UNKNOWN = (
    "No hay ningún extra «{name}»; los hay: {listed}. / "
    "There is no extra “{name}”; there are: {listed}."
)
FAILED = (
    "pip no pudo instalar esos extras (¿hay conexión?). / "
    "pip could not install these extras (is there a network?). Log: {log}"
)
LOST = (
    "Los extras {names} no se pudieron volver a instalar; repite ./play extras {names}. / "
    "The extras {names} could not be installed again; repeat ./play extras {names}."
)


class NoExtra(Exception):
    """Extras that there are not, or that could not be installed; one sentence says so."""


def there(root: Path) -> dict[str, list[str]]:
    """The extras of this checkout, each with the packages that it asks for."""
    with (root / "pyproject.toml").open("rb") as file:
        found: dict[str, list[str]] = tomllib.load(file)["project"].get("optional-dependencies", {})
    return found


def kept(house: House) -> list[str]:
    """The extras that were asked for here and are still to be had."""
    try:
        names = (house.cache / "extras").read_text(encoding="utf-8").split()
    except (OSError, ValueError):
        return []
    return [name for name in names if name in there(house.root)]


def listing(house: House) -> str:
    """How to ask for extras, which there are, and which have been asked for."""
    here = kept(house)
    lines = [f"  {name}{' ✓' if name in here else ''}" for name in sorted(there(house.root))]
    return USAGE + "\n".join(lines)


def add(house: House, names: Sequence[str]) -> str:
    """`./play extras`: install these, or say what there is."""
    if not names or {"-h", "--help"} & set(names):
        return listing(house)
    for name in names:
        if name not in there(house.root):
            listed = ", ".join(sorted(there(house.root)))
            raise NoExtra(UNKNOWN.format(name=name, listed=listed))
    house.prepare("run")
    with house.lock(), house.log.open("a", encoding="utf-8", errors="backslashreplace") as log:
        if not install(house, house.find_pip(log), names, log):
            raise NoExtra(FAILED.format(log=house.log))
    return listing(house)


def install(house: House, pip: Sequence[str], names: Sequence[str], log: IO[str]) -> bool:
    """Whether the packages of these extras could be installed. From then on they are kept."""
    wanted = [package for name in names for package in there(house.root)[name]]
    pins = house.cache / "pins.txt"
    tested = (house.root / "requirements" / "test.txt").read_text(encoding="utf-8")
    pins.write_text("".join(f"{line.strip()}\n" for line in PIN.findall(tested)), encoding="utf-8")
    if not house.pip_installs(pip, ["--constraint", str(pins), *wanted], log):
        return False
    listed = sorted({*kept(house), *names})
    (house.cache / "extras").write_text("\n".join(listed), encoding="utf-8")
    return True


def again(house: House, pip: Sequence[str], log: IO[str]) -> str:
    """Bring back what was asked for, into an environment that is new; what could not be done, in
    one sentence. Playing needs none of it, so nothing fails."""
    names = kept(house)
    if not names or install(house, pip, names, log):
        return ""
    return LOST.format(names=" ".join(names))
