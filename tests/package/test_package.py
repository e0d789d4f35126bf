"""What is published: the wheel has all that players need and nothing else, the sdist all that
makers need, and both work outside a checkout."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from aquelarre.kernel.catalog import names

ROOT = Path(__file__).parents[2]
PYTHONS = ("3.11", "3.12", "3.13")
LARGEST = 3_300_000  # bytes of a wheel, with lessons, two stores, groups: a picture too many shows
SOME_DAY = {"SOURCE_DATE_EPOCH": "1600000000"}


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the sdist, and the wheel that is built from it."""
    folder = tmp_path_factory.mktemp("dist")
    hatch(ROOT, folder, "sdist")
    with tarfile.open(next(folder.glob("*.tar.gz"))) as archive:
        archive.extractall(folder, filter="data")
    hatch(next(folder.glob("aquelarre-*/")), folder, "wheel")
    return folder


def hatch(home: Path, folder: Path, target: str) -> None:
    command = [sys.executable, "-P", "-m", "hatchling", "build", "-d", str(folder), "-t", target]
    subprocess.run(
        command, cwd=home, env={**os.environ, **SOME_DAY}, check=True, capture_output=True
    )


@pytest.fixture(scope="session")
def wheel(built: Path) -> Path:
    return next(built.glob("*.whl"))


@pytest.fixture(scope="session")
def inside(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return {*archive.namelist()}


# -- what is inside ----------------------------------------------------------------------


def test_the_wheel_has_every_file_of_the_package_but_the_tests(inside: set[str]) -> None:
    source = ROOT / "src"
    ours = {
        path.relative_to(source).as_posix()
        for path in (source / "aquelarre").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    tests = {name for name in ours if re.match(r"aquelarre/games/[^_/][^/]*/tests/", name)}
    types = {name for name in ours if name.endswith(".d.ts")}  # for checking only
    assert {name for name in inside if ".dist-info/" not in name} == ours - tests - types
    assert len(tests) > 100, "there are tests to leave out"


def test_what_makes_a_game_is_in_the_wheel(inside: set[str]) -> None:
    for game in names():
        for part in ("__init__.py", "locale/es.ftl", "locale/en.ftl", "RULES.md", "ui/board.js"):
            assert f"aquelarre/games/{game}/{part}" in inside
    assert "aquelarre/py.typed" in inside
    assert "aquelarre/games/_template/tests/test_laws.py" in inside, "for new-game"


def test_the_wheel_says_what_it_is(wheel: Path, inside: set[str]) -> None:
    assert wheel.name.endswith("-py3-none-any.whl")
    assert wheel.stat().st_size < LARGEST
    about = next(name for name in inside if name.endswith(".dist-info/METADATA"))
    with zipfile.ZipFile(wheel) as archive:
        text = archive.read(about).decode()
    for python in PYTHONS:
        assert f"Classifier: Programming Language :: Python :: {python}\n" in text
    assert "Project-URL" not in text, "addresses are the publisher's to add"
    for name in ("LICENSE", "NOTICE"):
        assert any(each.endswith(f".dist-info/licenses/{name}") for each in inside)


def test_the_sdist_has_what_is_kept_but_for_the_files_of_the_machine(built: Path) -> None:
    """Everything that `./play` and `./test` need, from a checkout."""
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, encoding="utf-8", check=False
    )
    if listed.returncode:
        pytest.skip("this is no checkout")
    kept = {name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()}
    home = next(built.glob("aquelarre-*/"))
    packed = {path.relative_to(home).as_posix() for path in home.rglob("*") if path.is_file()}
    assert {name for name in kept - packed if not name.startswith(".")} == set()
    assert os.access(home / "play", os.X_OK)
    assert os.access(home / "test", os.X_OK)


def test_every_python_we_name_is_one_we_try() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["requires-python"] == f">={PYTHONS[0]}"
    assert "urls" not in project


# -- it works ----------------------------------------------------------------------------


def works(python: Path, home: Path, **environment: str) -> None:
    """Outside a checkout: the games are listed, played to the end, and served with their boards."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    clean |= environment

    def ran(*arguments: str) -> str:
        command = [str(python), "-P", "-s", *arguments]
        done = subprocess.run(command, cwd=home, env=clean, capture_output=True, encoding="utf-8")
        assert done.returncode == 0, done.stderr
        return done.stdout

    where = Path(ran("-c", "import aquelarre; print(aquelarre.__file__)").strip())
    assert not where.is_relative_to(ROOT), "not the checkout"
    listed = ran("-m", "aquelarre", "games", "--lang", "en")
    for game in names():
        assert game in listed
        ran("-m", "aquelarre", "simulate", game, "--games", "1", "--bots", "random", "--seed", "1")
    with_rules = ran("-m", "aquelarre", "rules", "las_brujas", "BRU-01", "--lang", "es")
    assert "BRU-01" in with_rules
    serves(python, home, clean)


def serves(python: Path, home: Path, environment: dict[str, str]) -> None:
    arguments = ["--local", "--port", "0", "--no-browser", "--lang", "en", "--data", "tables"]
    command = [str(python), "-P", "-s", "-u", "-m", "aquelarre", "serve", *arguments]
    pipe = subprocess.PIPE
    with subprocess.Popen(
        command, cwd=home, env=environment, stdout=pipe, stderr=subprocess.DEVNULL, text=True
    ) as server:
        try:
            assert server.stdout is not None
            found = re.search(r"http://localhost:(\d+)/", server.stdout.readline())
            assert found is not None
            base = f"http://127.0.0.1:{found[1]}"
            until_ready(base)
            for path in ("/", "/web/main.js", *boards()):
                with urlopen(base + path, timeout=60) as answer:
                    assert answer.status == 200, path
        finally:
            server.terminate()


def until_ready(base: str) -> None:
    """Others on this machine may hold it up for a second, and then it says so: "loop"."""
    until = monotonic() + 60
    while True:
        try:
            with urlopen(f"{base}/ready", timeout=60) as answer:
                assert answer.status == 200
                return
        except HTTPError as problem:
            said = problem.read()
            assert said == b"loop\n", said
            assert monotonic() < until, "it never gets ready"


def boards() -> Iterator[str]:
    return (f"/games/{game}/ui/board.js" for game in names())


@pytest.fixture(scope="session")
def unpacked(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("unpacked")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder)
    return folder


def test_the_wheel_plays_and_serves(unpacked: Path, tmp_path: Path) -> None:
    """With the packages of the tests: only what is ours comes from the wheel."""
    works(Path(sys.executable), tmp_path, PYTHONPATH=str(unpacked))


def test_authors_without_a_checkout_can_begin_a_game(unpacked: Path, tmp_path: Path) -> None:
    """The copy of the template comes with its tests."""
    program = (
        "import sys; from pathlib import Path; import aquelarre\n"
        "assert Path(aquelarre.__file__).is_relative_to(sys.argv[1]), aquelarre.__file__\n"
        "from aquelarre.terminal.new_game import new_game; new_game('moon', Path(sys.argv[2]))"
    )
    subprocess.run(
        [sys.executable, "-P", "-c", program, str(unpacked), str(tmp_path)],
        env={**os.environ, "PYTHONPATH": str(unpacked)},
        cwd=tmp_path,
        check=True,
    )
    template, copy = ROOT / "src" / "aquelarre" / "games" / "_template", tmp_path / "moon"
    assert {path.relative_to(copy) for path in copy.rglob("*.*")} == {
        path.relative_to(template)
        for path in template.rglob("*.*")
        if "__pycache__" not in path.parts
    }


@pytest.mark.deep
@pytest.mark.parametrize("version", PYTHONS)
def test_it_can_be_installed_in_a_clean_environment(
    wheel: Path, tmp_path: Path, version: str
) -> None:
    """By pip, with the packages we have pinned, on each Python that this machine has."""
    python = found_python(version)
    if python is None:
        pytest.skip(f"there is no Python {version} here")
    subprocess.run([python, "-m", "venv", str(tmp_path / "venv")], check=True)
    folder = "Scripts" if os.name == "nt" else "bin"
    ours = tmp_path / "venv" / folder / "python"
    install = [str(ours), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    pinned = ROOT / "requirements" / "run.txt"
    subprocess.run([*install, "--require-hashes", "-r", str(pinned)], check=True)
    subprocess.run([*install, "--no-index", "--no-deps", str(wheel)], check=True)
    subprocess.run([str(ours), "-m", "pip", "check"], check=True)
    (tmp_path / "home").mkdir()
    works(ours, tmp_path / "home")


def found_python(version: str) -> str | None:
    """A Python of this version: on the path, or one that pyenv has built."""
    kept = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    built = sorted(kept.glob(f"{version}.*/bin/python"))
    for python in (shutil.which(f"python{version}"), *map(str, built)):
        if python is not None:
            say = "import sys; print('%d.%d' % sys.version_info[:2])"
            done = subprocess.run([python, "-c", say], capture_output=True, text=True)
            if done.stdout.strip() == version:
                return python
    return None
