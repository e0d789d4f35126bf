"""Compiled: the same engine as machine code, where `./fast` has made it of just these sources.

Importing this module decides how the kernel and the games are loaded, so it comes before them.
Interpreted is what always works. With `AQUELARRE_FAST=1` (`./play` sets it) the build in
`.cache/fast` of a checkout is used if it was made of the sources as they are, by this Python; one
that is not is left alone, and one line says so. A wheel may also hold compiled modules beside the
sources; then Python finds them by itself.
"""

from __future__ import annotations

import os
import sys
import sysconfig
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

# 1: use a fresh build; a folder: one that is there; 0 or nothing: none; plain: not even compiled
# modules that lie beside their sources.
SWITCH, PLAIN = "AQUELARRE_FAST", "plain"
PACKAGE = Path(__file__).parent
BUILDS = Path(".cache", "fast")  # in a checkout; one folder for each build, named by its stamp
PARTS = ("kernel", "editions", "games", "bots")  # what is compiled is among these
STALE = (
    "El motor compilado no es de este código: juego sin él (./fast lo renueva). / "
    "The compiled engine is not of this code: playing without it (./fast renews it)."
)
BROKEN = (
    "El motor compilado no se puede cargar: juego sin él (./fast lo renueva). / "
    "The compiled engine cannot be loaded: playing without it (./fast renews it)."
)


def sources(package: Path = PACKAGE) -> Iterator[Path]:
    """The files that a build depends on: of the engine, without tests and the template."""
    for part in PARTS:
        for folder, folders, files in os.walk(package / part):
            folders[:] = sorted(
                name for name in folders if name != "tests" and not name.startswith("_")
            )
            yield from (Path(folder, name) for name in sorted(files) if name.endswith(".py"))


def stamp(package: Path = PACKAGE) -> str:
    """A digest of those sources and of the kind of Python that a build of them is for."""
    digest = sha256(f"{sysconfig.get_config_var('SOABI')} {sysconfig.get_platform()}".encode())
    for path in sources(package):
        digest.update(f"\0{path.relative_to(package).as_posix()}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:20]


def modules_in(build: Path, part: str = "") -> dict[str, Path]:
    """The compiled modules of a build, or of a part of it, by their names."""
    suffix = EXTENSION_SUFFIXES[0]
    return {
        ".".join(path.relative_to(build).parts)[: -len(suffix)]: path
        for path in (build / part).rglob(f"*{suffix}")
    }


def sources_of(package: Path) -> dict[str, Path]:
    """The sources of the compiled modules that lie beside them, by their names."""
    beside = modules_in(package.parent, package.name)
    return {name: path.with_name(f"{name.split('.')[-1]}.py") for name, path in beside.items()}


class Finder(MetaPathFinder):
    """Finds these modules before Python finds others of their names."""

    def __init__(self, modules: Mapping[str, Path]) -> None:
        self.modules = modules

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        found = self.modules.get(name)
        return None if found is None else spec_from_file_location(name, found)


def use(environment: Mapping[str, str], package: Path = PACKAGE) -> str:
    """Let the engine be loaded from a fresh build, if that is wished and there is one. Returns what
    a person should know: that there is one, but not of these sources; else nothing."""
    wish = environment.get(SWITCH, "0")
    if wish == PLAIN:
        sys.meta_path.insert(0, Finder(sources_of(package)))
        return ""
    builds = package.parents[1] / BUILDS if wish in ("", "0", "1") else Path(wish)
    if wish in ("", "0") or not builds.is_dir():
        return ""
    fresh = builds / stamp(package)
    if fresh.is_dir():
        sys.meta_path.insert(0, Finder(modules_in(fresh)))
        return "" if _loads() else BROKEN
    return STALE if any(each.is_dir() and each.name != "work" for each in builds.iterdir()) else ""


def _loads() -> bool:
    """Can the build be loaded? If not, all is as if there were none."""
    try:
        __import__("aquelarre_kernel__mypyc")
    except ImportError:
        sys.meta_path[:] = [each for each in sys.meta_path if not isinstance(each, Finder)]
        return False
    return True


def runs() -> bool:
    """Does the engine run compiled now?"""
    state = import_module("aquelarre.kernel.state")
    return not str(state.__file__).endswith(".py")


if _problem := use(os.environ):
    os.environ[SWITCH] = "0"  # said once: processes of ours need not say it again
    print(_problem, file=sys.stderr, flush=True)
