"""Compiling: the engine as machine code (mypyc, then the C compiler of the machine).

    python tools/compiling.py [--only GROUP]… [--into FOLDER] [--jobs N]

is what `./fast` runs; wheels (`wheel_hook.py`) and tests use the same functions. The kernel is a
group, and so is every game: one library each. One C file with all of them is never done, one for
each module takes longer (and runs slower), and a game that nobody plays is not loaded.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import TYPE_CHECKING, Any

from constants import with_finals

ROOT = Path(os.path.realpath(__file__)).parent.parent
PACKAGE = Path("src", "aquelarre")

if TYPE_CHECKING:
    from setuptools import Extension

    from aquelarre import compiled as compiled
else:  # by its path: where a wheel is built nothing of ours is installed
    spec = spec_from_file_location("aquelarre_compiled", ROOT / PACKAGE / "compiled.py")
    compiled = module_from_spec(spec)
    spec.loader.exec_module(compiled)

KERNEL = "aquelarre_kernel"
# Left as they are, for nothing would be gained: what looks for packages, is an exception, speaks to
# the compiler, reads and checks editions, or puts positions into words and pictures for people.
INTERPRETED = {
    "kernel/blame.py",
    "kernel/catalog.py",
    "kernel/errors.py",
    "kernel/folding.py",
    "kernel/native.py",
    "kernel/packing.py",
    "kernel/plugins.py",
    "editions/errors.py",
    "editions/facts.py",
    "editions/faults.py",
    "editions/finding.py",
    "editions/names.py",
    "editions/plain_toml.py",
    "editions/rows.py",
    "editions/sheet.py",
}
FOR_PEOPLE = {
    *("box/check.py", "box/pieces.py", "box/sheet.py", "guide/advice.py"),
    *("guide/advice_people.py", "guide/advice_trial.py", "guide/advice_turn.py"),
    "guide/advice_beyond.py",
    *("seen/components.py", "seen/features.py", "seen/lines.py", "seen/picture.py"),
    "seen/printed.py",
}
# What searching bots use, too.
BOTS = ("bots/playing.py", "bots/simple.py", "bots/search/rolling.py")


def groups(root: Path = ROOT) -> dict[str, list[str]]:
    """The files of each group, as paths from the root of the checkout."""
    package = root / PACKAGE
    kernel = [*package.glob("kernel/*.py"), *package.glob("editions/*.py")]
    found = {KERNEL: [*kernel, *(package / bot for bot in BOTS)]}
    for game in sorted(package.glob("games/[!_]*/game.py")):
        files = [path for path in game.parent.rglob("*.py") if "tests" not in path.parts]
        found[f"aquelarre_{game.parent.name}"] = files
    return {name: chosen(root, files) for name, files in found.items()}


def chosen(root: Path, files: Iterable[Path]) -> list[str]:
    """Those of the files that are worth compiling, in order."""
    package = root / PACKAGE
    return sorted(
        path.relative_to(root).as_posix()
        for path in files
        if path.name != "__init__.py"
        and path.relative_to(package).as_posix() not in INTERPRETED
        and "/".join(path.parts[-2:]) not in FOR_PEOPLE
    )


def copied(root: Path, work: Path) -> list[str]:
    """All modules of the engine, compiled or not, as the compiler gets them: see `constants`. One
    that is as it was is not touched, so that nothing is compiled again without need."""
    found = []
    for path in compiled.sources(root / PACKAGE):
        name = path.relative_to(root)
        copy, text = work / name, with_finals(path.read_text("utf-8"))
        if not copy.exists() or copy.read_text("utf-8") != text:
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text(text, "utf-8")
        found.append(name.as_posix())
    return found


def extensions(
    work: Path, only: Sequence[str] = (), root: Path = ROOT, level: str = "1"
) -> list[Extension]:
    """The libraries to make, their C files written to `work`; the kernel and the groups named."""
    import setuptools  # noqa: F401  (mypyc looks whether it has been loaded)
    from mypyc.build import mypycify

    every = groups(root)
    wanted = {name: files for name, files in every.items() if not only or name in (KERNEL, *only)}
    known = copied(root, work)
    # What mypyc (2.4) keeps of modules that have not changed lacks which of their attributes may be
    # unset (`ClassIR.bitmap_attrs`): the next build would fail. C files that come out the same
    # are not compiled again all the same.
    shutil.rmtree(work / "mypy", ignore_errors=True)
    os.chdir(work)  # modules get their names from the folders in which they are found
    os.environ["MYPYPATH"] = "src"
    made: list[Extension] = mypycify(
        [
            *["--config-file", "", "--cache-dir", "mypy", "--explicit-package-bases"],
            # Engines of others, beside the simple bots, use parts that are not copied.
            *["--namespace-packages", "--no-warn-unreachable", "--ignore-missing-imports", *known],
        ],
        # All are read, for types are found in a better order if nothing is left out.
        only_compile_paths=[file for files in wanted.values() for file in files],
        opt_level=level,
        debug_level="0",
        multi_file=False,
        separate=[(files, name) for name, files in wanted.items()],
        target_dir="c",
    )
    return made


def build(made: list[Extension], work: Path, into: Path, jobs: int) -> None:
    """Compile the libraries into a folder: so many C files at a time, and those that are compiled
    already not again."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    command: Any = build_ext(Distribution({"name": "aquelarre", "ext_modules": made}))
    command.build_lib = str(into)
    command.build_temp = str(work / "objects")
    command.build_extensions = partial(build_all, command, jobs)
    command.ensure_finalized()
    command.run()


def build_all(command: Any, jobs: int) -> None:
    """First the objects, then the libraries of them."""
    wanted = {source: library for library in command.extensions for source in library.sources}
    with ThreadPoolExecutor(jobs) as pool:
        made = pool.map(partial(object_of, command), wanted.keys(), wanted.values())
        objects = dict(zip(wanted, made, strict=True))
    for library in command.extensions:
        library.extra_objects = [objects[source] for source in library.sources]
        library.sources = []
        command.build_extension(library)


def object_of(command: Any, source: str, library: Extension) -> str:
    """The object of a C file, compiled if need be."""
    (found,) = command.compiler.object_filenames([source], output_dir=command.build_temp)
    if is_older(found, [source, *library.depends]):
        command.compiler.compile(
            [source],
            output_dir=command.build_temp,
            include_dirs=library.include_dirs,
            extra_postargs=library.extra_compile_args,
        )
    return str(found)


def is_older(made: str, of: Sequence[str]) -> bool:
    """Must it be made again, of these files?"""
    when = os.path.getmtime(made) if os.path.exists(made) else 0.0
    return any(os.path.getmtime(each) >= when for each in of if os.path.exists(each))


def main(arguments: Sequence[str]) -> int:
    """Compile, and put the build where the sources find it when all of it is done."""
    reader = argparse.ArgumentParser()
    reader.add_argument("--only", action="append", default=[])
    reader.add_argument("--into", type=Path, default=ROOT / compiled.BUILDS)
    reader.add_argument("--jobs", type=int, default=2)
    reader.add_argument("--level", default="1", help="how hard the C compiler tries: 0 to 3")
    given = reader.parse_args(arguments)
    into = given.into.resolve()
    stamp = compiled.stamp(ROOT / PACKAGE)
    work, fresh = into / "work", into / "work" / "fresh"
    shutil.rmtree(fresh, ignore_errors=True)
    work.mkdir(parents=True, exist_ok=True)
    build(extensions(work, given.only, level=given.level), work, fresh, given.jobs)
    if compiled.stamp(ROOT / PACKAGE) != stamp:
        print("the sources have changed meanwhile", file=sys.stderr)
        return 1
    for earlier in into.iterdir():
        if earlier != work:
            shutil.rmtree(earlier)
    fresh.rename(into / stamp)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
