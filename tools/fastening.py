"""Fastening: what `./fast` does. It compiles the engine of the checkout in its own environment."""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
from collections.abc import Sequence
from pathlib import Path

from house import House, Trouble, main, run, say
from surroundings import own_environment

USAGE = """\
./fast             compila el motor / compile the engine
./fast --remove    quita lo compilado / remove what was compiled
"""
WORKING = (
    "Compilando el motor (unos minutos, solo tras un cambio)… / "
    "Compiling the engine (some minutes, only after a change)…"
)
DONE = "Hecho: ./play usa el motor compilado. / Done: ./play uses the compiled engine."
THERE = "El motor compilado ya está al día. / The compiled engine is up to date."
REMOVED = "Quitado: ./play vuelve a interpretar. / Removed: ./play interprets again."
NO_COMPILER = (
    "Para compilar hace falta un compilador de C con las cabeceras de Python (en Debian o Ubuntu, "
    "los paquetes gcc y python3-dev); sin él Aquelarre se juega igual, interpretado. / "
    "Compiling needs a C compiler with the headers of Python (on Debian or Ubuntu, the packages "
    "gcc and python3-dev); without it Aquelarre plays just the same, interpreted."
)
ASK_STAMP = "from aquelarre import compiled; print(compiled.stamp())"


def has_compiler() -> bool:
    """Whether C can be compiled for this Python."""
    if os.name == "nt":  # found by setuptools, in the registry
        return True
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    headers = Path(sysconfig.get_path("include"), "Python.h")
    return shutil.which(command[0]) is not None and headers.exists()


def fast(arguments: Sequence[str]) -> int:
    """`./fast`"""
    house = House()
    return main(lambda given: fasten(house, given), arguments)


def fasten(house: House, arguments: Sequence[str]) -> int:
    """Compile the engine, unless that is done; or remove what was compiled."""
    builds = house.cache / "fast"
    if arguments == ["--remove"]:
        shutil.rmtree(builds, ignore_errors=True)
        say(REMOVED)
        return 0
    if arguments:
        print(USAGE, end="")
        return 0 if {"-h", "--help"} & set(arguments) else 2
    if not has_compiler():
        raise Trouble(NO_COMPILER)
    house.prepare("fast")
    if is_fresh(house, builds):
        say(THERE)
        return 0
    say(WORKING)
    builds.mkdir(parents=True, exist_ok=True)
    log = builds.parent / "fast.log"
    command = [str(house.python), "-s", str(house.root / "tools" / "compiling.py")]
    with log.open("w", encoding="utf-8") as output:
        status = run(command, house.root, own_environment(os.environ), output=output)
    if status != 0:
        raise Trouble(
            "No se pudo compilar; Aquelarre sigue interpretado. / "
            f"It could not be compiled; Aquelarre goes on interpreted. Log: {log}"
        )
    say(DONE)
    return 0


def is_fresh(house: House, builds: Path) -> bool:
    """Is there a build of just these sources?"""
    import subprocess

    asked = [str(house.python), "-P", "-s", "-c", ASK_STAMP]
    answer = subprocess.run(
        asked, env=own_environment(os.environ), capture_output=True, text=True, cwd=house.root
    )
    stamp = answer.stdout.strip()
    return answer.returncode == 0 and bool(stamp) and (builds / stamp).is_dir()


if __name__ == "__main__":
    sys.exit(fast(sys.argv[1:]))
