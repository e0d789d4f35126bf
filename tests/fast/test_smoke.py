"""Compiled equals interpreted. Here the kernel is compiled, without optimisation, and all games run
on it in plain Python, as those of other people do; the long lane compiles all of it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from aquelarre import compiled
from fastening import has_compiler

ROOT = Path(__file__).resolve().parents[2]
needs_compiler = pytest.mark.skipif(not has_compiler(), reason="there is no C compiler")
TITLES = ["carcassonne", "discworld_witches", "las_brujas", "new_salem", "walpurgisnacht"]
KERNEL_ONLY = ["--only", "kernel", "--level", "0"]


def run(*command: str, fast: str = "0", **more: str) -> str:
    """What a program says; the engine in the folder `fast`, if it is compiled."""
    environment = {**os.environ, "AQUELARRE_FAST": fast, **more}
    done = subprocess.run(
        [sys.executable, *command], env=environment, cwd=ROOT, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def digests(games: list[str], fast: str, random: int, guide: int) -> list[object]:
    """Of games played there: title, kind of players, digests, whether it was compiled."""
    wishes = ["--random", str(random), "--guide", str(guide), "--tell"]
    lines = run(str(ROOT / "tools" / "same_games.py"), *games, *wishes, fast=fast).splitlines()
    found = [json.loads(line) for line in lines]
    assert {line["compiled"] for line in found} == {fast != "0"}
    return [[line["game"], line["kind"], line["digests"]] for line in found]


@pytest.fixture(scope="session")
def kernel() -> str:
    """A build of the kernel alone; made again only when the sources have changed."""
    folder = ROOT / ".cache" / "fast-kernel"
    if not (folder / compiled.stamp()).is_dir():
        run(str(ROOT / "tools" / "compiling.py"), *KERNEL_ONLY, "--into", str(folder))
    return str(folder)


@needs_compiler
def test_games_in_plain_python_are_the_same_on_the_compiled_kernel(kernel: str) -> None:
    """Protects games and steps of other people: template and titles are plain Python here."""
    titles = ["_template", "walpurgisnacht", "new_salem", "las_brujas", "discworld_witches"]
    assert digests(titles, kernel, 3, 1) == digests(titles, "0", 3, 1)


@needs_compiler
def test_a_package_of_somebody_else_plays_on_the_compiled_kernel(
    kernel: str, tmp_path: Path
) -> None:
    """Protects authors: what `new-game --package` makes keeps its laws there."""
    folder = tmp_path / "owls"
    run("-m", "aquelarre", "new-game", "owls", "--package", str(folder), fast=kernel)
    said = run(
        "-m", "aquelarre", "laws", "owls", "--with", str(folder), "--lang", "en", fast=kernel
    )
    assert "owls" in said
    said = run("-m", "aquelarre", "version", "--lang", "en", fast=kernel)
    assert "the engine runs compiled" in said


def packed_and_unpacked(one: str, other: str, file: Path) -> None:
    """What one engine packs the other unpacks, and plays on as it would have gone on there."""
    program, said = str(Path(__file__).with_name("packs.py")), []
    for way, fast in (("pack", one), ("unpack", other)):
        engine, *lines = run(program, way, str(file), "_template", *TITLES, fast=fast).splitlines()
        assert engine == ("interpreted" if fast == "0" else "compiled")
        said.append(lines)
    assert len(said[0]) > len(TITLES)
    assert said[0] == said[1]


@needs_compiler
@pytest.mark.parametrize("ways", [(True, True), (True, False), (False, True)])
def test_positions_go_from_one_process_to_another(
    kernel: str, tmp_path: Path, ways: tuple[bool, bool]
) -> None:
    """Protects bots at tables of a compiled server, also where only one of the two is compiled."""
    one, other = (kernel if compiled_there else "0" for compiled_there in ways)
    packed_and_unpacked(one, other, tmp_path / "packed")


@needs_compiler
def test_bots_of_a_compiled_server_think_the_same(kernel: str) -> None:
    """Guides and seers in a process of their own: one table to its end, and a while at others."""
    program = str(Path(__file__).with_name("thinks.py"))
    engine, *answers = run(program, *TITLES, fast=kernel).splitlines()
    assert engine == "compiled"
    assert len(answers) > 60
    assert ["interpreted", *answers] == run(program, *TITLES, fast="0").splitlines()


AGAIN = """
import sys
from pathlib import Path
sys.path.insert(0, sys.argv[1])
from compiling import extensions
root = Path(sys.argv[2])
changed = root / "src/aquelarre/games/new_salem/guide/guide.py"
for _ in range(2):
    print("libraries", len(extensions(root / "work", ["aquelarre_new_salem"], root)))
    changed.write_text(changed.read_text("utf-8") + "\\n\\nLATER = 1\\n", "utf-8")
"""


@pytest.mark.deep
def test_after_a_change_it_is_translated_again(tmp_path: Path) -> None:
    """Protects who has changed something: what the compiler remembers of the rest is no use."""
    for part in compiled.PARTS:
        shutil.copytree(ROOT / "src" / "aquelarre" / part, tmp_path / "src" / "aquelarre" / part)
    said = run("-c", AGAIN, str(ROOT / "tools"), str(tmp_path)).splitlines()
    made = [line for line in said if line.startswith("libraries")]
    assert len(made) == 2
    assert made[0] == made[1]


@needs_compiler
@pytest.mark.deep
@pytest.mark.parametrize("ways", [("1", "1"), ("1", "0"), ("0", "1")])
def test_positions_go_from_one_process_to_another_with_all_games_compiled(
    tmp_path: Path, ways: tuple[str, str]
) -> None:
    run("-c", "import sys; sys.path.insert(0, 'tools'); import fastening; fastening.fast([])")
    packed_and_unpacked(*ways, tmp_path / "packed")


@needs_compiler
@pytest.mark.deep
def test_all_games_are_the_same_compiled() -> None:
    """The law: a thousand random games and two hundred of guides, of each title."""
    run("-c", "import sys; sys.path.insert(0, 'tools'); import fastening; fastening.fast([])")
    said = run(str(ROOT / "tools" / "same_games.py"))
    assert said.count(", 0 differ") == 10


@needs_compiler
@pytest.mark.deep
@pytest.mark.parametrize("title", TITLES)
def test_the_laws_hold_compiled(title: str) -> None:
    run("-c", "import sys; sys.path.insert(0, 'tools'); import fastening; fastening.fast([])")
    assert "compiled" in run("-m", "aquelarre", "version", "--lang", "en", fast="1")
    run("-m", "aquelarre", "laws", title, fast="1")
