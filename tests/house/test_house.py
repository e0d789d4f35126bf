"""Tests of the house: what `./play` and `./test` decide and say before they do anything."""

import ast
import os
import re
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

from house import ROOT, House, Trouble
from house import main as house_main

posix_only = pytest.mark.skipif(os.name != "posix", reason="the pretended Python is a script")

# A Python whose venv works and whose pip does what the test asks for. It notes every call.
PRETENDED = """\
#!/bin/sh
echo "$*" >> "{calls}"
case "$*" in
    *"-m venv"*)
        for last in "$@"; do :; done
        mkdir -p "$last/bin" && ln -s "$0" "$last/bin/python" ;;
    *"-m pip --version") {pip_version} ;;
    *"-m pip"*install*--require-hashes*) {requirements} ;;
    *"-m pip"*install*) {package} ;;
    *"-m ensurepip"*) {ensurepip} ;;
esac
"""


class Pretence:
    """A small checkout, and a pretended Python to prepare it with."""

    def __init__(self, folder: Path) -> None:
        """Lay out the checkout in `folder`."""
        self.folder = folder
        self.root = folder / "casa de prueba ñ"
        self.calls = folder / "calls"
        (self.root / "requirements").mkdir(parents=True)
        (self.root / "pyproject.toml").write_text("[project]\n")
        (self.root / "requirements" / "run.txt").write_text("click==8\n")
        (self.root / "requirements" / "test.txt").write_text("click==8\npytest==9\n")

    def house(
        self,
        pip_version: str = "echo pip 23.0 from somewhere",
        requirements: str = "exit 0",
        package: str = "exit 0",
        ensurepip: str = "exit 1",
        name: str = "python",
    ) -> House:
        """The house of this checkout; the words are shell commands that stand for pip's."""
        python = self.folder / name
        python.write_text(
            PRETENDED.format(
                calls=self.calls,
                pip_version=pip_version,
                requirements=requirements,
                package=package,
                ensurepip=ensurepip,
            )
        )
        python.chmod(0o755)
        house = House(self.root, maker=str(python))
        house.lenders = [str(python)]
        return house

    def called(self) -> str:
        """All that was asked of the pretended Python since the last time, one call a line."""
        said = self.calls.read_text() if self.calls.exists() else ""
        self.calls.unlink(missing_ok=True)
        return said


@pytest.fixture
def pretence(tmp_path: Path) -> Pretence:
    """A checkout in a folder with spaces and accents."""
    return Pretence(tmp_path)


# ------------------------------------------------------------------------------------ stamps


@posix_only
def test_a_second_run_installs_nothing(
    pretence: Pretence, capfd: pytest.CaptureFixture[str]
) -> None:
    """Protects the quick start: once all is installed nothing is run and nothing is said."""
    pretence.house().prepare("run")
    assert "--require-hashes" in pretence.called()
    assert capfd.readouterr().err.count("\n") == 1

    pretence.house().prepare("run")
    assert pretence.called() == ""
    assert capfd.readouterr() == ("", "")


@posix_only
def test_changed_requirements_are_installed_from_the_ground_up(pretence: Pretence) -> None:
    """Protects against packages of an earlier version of the project staying behind."""
    house = pretence.house()
    house.prepare("run")
    left_over = house.venv / "left-over"
    left_over.touch()
    pretence.called()

    (house.root / "requirements" / "run.txt").write_text("click==9\n")
    assert not house.is_ready("run")
    house.prepare("run")
    assert "--require-hashes" in pretence.called()
    assert not left_over.exists()


@posix_only
def test_a_changed_project_file_reinstalls_only_the_package(pretence: Pretence) -> None:
    """Protects the patience of whoever edits pyproject.toml: the packages stay where they are."""
    house = pretence.house()
    house.prepare("run")
    pretence.called()

    (house.root / "pyproject.toml").write_text("[project]\nversion = '2'\n")
    house.prepare("run")
    called = pretence.called()
    assert "--no-deps" in called
    assert "--require-hashes" not in called


@posix_only
def test_a_moved_checkout_is_installed_where_it_is_now(pretence: Pretence) -> None:
    """Protects a checkout that was moved: the installed package must not lead to the old folder."""
    pretence.house().prepare("run")
    pretence.called()

    pretence.root = pretence.root.rename(pretence.folder / "otra casa")
    house = pretence.house()
    assert not house.is_ready("run")
    house.prepare("run")
    assert str(pretence.root) in pretence.called()
    assert house.is_ready("run")


@posix_only
def test_test_adds_to_what_play_installed(pretence: Pretence) -> None:
    """Protects the shared `.venv`: ./test adds its packages, and ./play stays ready all along."""
    house = pretence.house()
    house.prepare("run")
    assert not house.is_ready("test")
    pretence.called()

    house.prepare("test")
    assert "venv" not in pretence.called().replace(".venv", "")
    assert house.is_ready("test")
    assert house.is_ready("run")


@posix_only
def test_test_alone_makes_play_ready(pretence: Pretence) -> None:
    """Protects against installing twice: the packages of ./test include those of ./play."""
    house = pretence.house()
    house.prepare("test")
    assert house.is_ready("run")


@posix_only
def test_changed_test_requirements_concern_only_test(pretence: Pretence) -> None:
    """Protects ./test from packages no longer asked for, and the player from waiting for it."""
    house = pretence.house()
    house.prepare("test")
    left_over = house.venv / "left-over"
    left_over.touch()
    (house.root / "requirements" / "test.txt").write_text("click==8\npytest==10\n")
    assert house.is_ready("run")
    house.prepare("test")
    assert not left_over.exists()


# ------------------------------------------------------------------------------------ repairs


@posix_only
def test_a_failed_test_install_leaves_play_ready(pretence: Pretence) -> None:
    """Protects the player without a network: a failed ./test must not take ./play away."""
    pretence.house().prepare("run")
    house = pretence.house(requirements="exit 1")
    with pytest.raises(Trouble):
        house.prepare("test")
    assert house.is_ready("run")


@posix_only
def test_a_missing_interpreter_has_the_house_remade(pretence: Pretence) -> None:
    """Protects against an upgrade of the system taking away the Python that `.venv` leads to."""
    pretence.house(name="python-old").prepare("run")
    (pretence.folder / "python-old").unlink()
    house = pretence.house(name="python-new")
    assert not house.is_ready("run")
    house.prepare("run")
    assert house.is_ready("run")
    assert os.path.realpath(house.python) == house.maker


@posix_only
def test_an_interpreter_that_is_now_another_has_the_house_remade(pretence: Pretence) -> None:
    """Protects against a link that leads, after an upgrade, to a Python without our packages."""
    house = pretence.house()
    house.prepare("run")
    pretence.house(name="python-new")
    house.python.unlink()
    house.python.symlink_to(pretence.folder / "python-new")
    assert not house.is_ready("run")
    assert house.must_be_remade("run")


@posix_only
def test_an_interpreter_that_does_not_start_has_the_house_remade(pretence: Pretence) -> None:
    """Protects against building on a Python that is there, but does not run."""
    house = pretence.house()
    house.prepare("run")
    Path(house.maker).chmod(0o644)
    assert house.must_be_remade("test")


@posix_only
@pytest.mark.parametrize("what", ["folder", "file", "link"])
def test_a_half_made_venv_is_remade(pretence: Pretence, what: str) -> None:
    """Protects against an interrupted install: what has no stamp is taken down, whatever it is."""
    house = pretence.house()
    if what == "folder":
        (house.venv / "bin").mkdir(parents=True)
        (house.venv / "bin" / "python").write_text("half a file")
    elif what == "file":
        house.venv.touch()
    else:
        house.venv.symlink_to(pretence.folder / "nowhere")
    house.prepare("run")
    assert house.is_ready("run")


@posix_only
def test_a_failed_package_install_is_not_taken_for_done(pretence: Pretence) -> None:
    """Protects against a stamp that says more than is true: the next run tries again."""
    house = pretence.house(package="exit 1")
    with pytest.raises(Trouble, match=re.escape(str(house.log))):
        house.prepare("run")
    assert house.has("run")
    assert not house.is_ready("run")


# --------------------------------------------------------------------------- sentences


@posix_only
def test_a_failing_pip_is_told_in_one_sentence(
    pretence: Pretence, capfd: pytest.CaptureFixture[str]
) -> None:
    """Protects the player without a network from a traceback: a sentence and the log's place."""
    house = pretence.house(requirements="echo no route to host; exit 1")
    assert house_main(house.play, []) == 1
    out, err = capfd.readouterr()
    assert out == ""
    preparing, trouble = err.splitlines()
    assert "Preparing" in preparing
    assert "pip could not install" in trouble
    assert str(house.log) in trouble
    assert "no route to host" in house.log.read_text()


@posix_only
def test_no_pip_and_no_ensurepip_is_told_in_one_sentence(
    pretence: Pretence, capfd: pytest.CaptureFixture[str]
) -> None:
    """Protects the player whose system splits Python up: the missing piece is named."""
    house = pretence.house(pip_version="echo No module named pip >&2; exit 1")
    assert house_main(house.play, []) == 1
    assert "neither pip nor ensurepip" in capfd.readouterr().err.splitlines()[-1]


@posix_only
@pytest.mark.parametrize("pip_version", ["exit 1", "echo pip 21.2.4 from somewhere"])
def test_without_a_fitting_pip_ensurepip_brings_one(pretence: Pretence, pip_version: str) -> None:
    """Protects the Pythons without pip, or with one too old to install into another Python."""
    house = pretence.house(pip_version=pip_version, ensurepip="exit 0")
    house.prepare("run")
    assert "-m ensurepip" in pretence.called()
    assert house.is_ready("run")


def test_a_python_that_cannot_be_run_is_told_in_one_sentence(
    pretence: Pretence, capfd: pytest.CaptureFixture[str]
) -> None:
    """Protects against a traceback when not even the virtual environment can be made."""
    house = House(pretence.root, maker=str(pretence.folder / "gone"))
    assert house_main(house.play, []) == 1
    assert "could not be made" in capfd.readouterr().err.splitlines()[-1]


def test_a_checkout_that_cannot_be_written_is_told_in_one_sentence(
    pretence: Pretence, capfd: pytest.CaptureFixture[str]
) -> None:
    """Protects against a traceback when the folder is not ours to write in."""
    (pretence.root / ".cache").write_text("a file where a folder should be")
    assert house_main(House(pretence.root).play, []) == 1
    assert len(capfd.readouterr().err.splitlines()) == 1


def test_ctrl_c_is_quiet(capfd: pytest.CaptureFixture[str]) -> None:
    """Protects the terminal of whoever changes their mind: no traceback, the usual status."""

    def interrupted(_: object) -> int:
        raise KeyboardInterrupt

    assert house_main(interrupted, []) == 130
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize("script", ["play", "test"])
def test_an_old_python_is_told_in_one_sentence(
    script: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Protects the player with an old Python, who must be able to read why it does not start."""
    source = (ROOT / script).read_text("utf-8")
    ast.parse(source, feature_version=(3, 4))
    assert source.isascii()
    monkeypatch.setattr(sys, "version_info", (3, 8, 18, "final", 0))
    with pytest.raises(SystemExit, match=r"needs Python 3\.11 or newer"):
        runpy.run_path(str(ROOT / script), run_name="__main__")


# --------------------------------------------------------------------------- two at a time


@posix_only
def test_two_runs_at_once_install_once(pretence: Pretence) -> None:
    """Protects `.venv` from two runs started together: the second waits and finds it done."""
    house = pretence.house()
    program = (
        "import sys; sys.path.insert(0, sys.argv[1])\n"
        "from pathlib import Path; from house import House\n"
        "house = House(Path(sys.argv[2]), maker=sys.argv[3]); house.lenders = [sys.argv[3]]\n"
        "house.prepare('run'); print(house.is_ready('run'))"
    )
    house.cache.mkdir()
    with house.lock(), house.log.open("w") as log:
        second = subprocess.Popen(
            [sys.executable, "-c", program, str(ROOT / "tools"), str(house.root), house.maker],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
        )
        assert second.stderr is not None
        assert "waiting" in second.stderr.readline()
        house.install("run", log)
    assert second.communicate(timeout=120) == ("True\n", "")
    assert pretence.called().count("--require-hashes") == 1
