"""The house of Aquelarre: what `./play` and `./test` share.

Both scripts run from a fresh checkout with nothing but Python: the first run makes a virtual
environment in `.venv` and installs into it the packages pinned in `requirements/`; later runs
find it made and lose no time. This module uses the standard library only.

What has been installed is remembered by stamps inside `.venv`. A stamp is a digest of all that
its part depends on, and is written only when that part is complete, so whatever was interrupted
or has gone stale shows by the lack of a fitting stamp, and is made anew.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import IO

import extras
from surroundings import own_environment, pip_environment

ROOT = Path(os.path.realpath(__file__)).parent.parent

FIRST_TIME = "Preparando Aquelarre (solo la primera vez)… / Preparing Aquelarre (first time only)…"
ANEW = "Poniendo al día Aquelarre… / Bringing Aquelarre up to date…"
WAITING = (
    "Otra ventana está preparando Aquelarre; espero a que acabe… / "
    "Another window is preparing Aquelarre; waiting for it to finish…"
)

# The first pip that can install into another interpreter (`pip --python`).
OLDEST_PIP = (22, 3)


class Trouble(Exception):
    """Something the user must be told, in one sentence, and that ends the run."""


def say(words: str) -> None:
    """Say one line on stderr: stdout belongs to the game and to the checks."""
    print(words, file=sys.stderr, flush=True)


def pip_version(announcement: str) -> tuple[int, int]:
    """The version in the line that `pip --version` prints; (0, 0) when it is no such line."""
    found = re.match(r"pip (\d+)\.(\d+)", announcement)
    return (int(found[1]), int(found[2])) if found else (0, 0)


class House:
    """A checkout and the virtual environment that belongs to it."""

    def __init__(self, root: Path = ROOT, maker: str = sys.executable) -> None:
        """The checkout at `root`; `maker` is the interpreter that its own is made from."""
        self.root = root
        self.maker = maker
        # Whose pip may be borrowed: ours, or that of the Python our environment comes from.
        self.lenders = [maker, getattr(sys, "_base_executable", maker)]
        self.venv = root / ".venv"
        self.stamps = self.venv / "aquelarre-stamps"
        self.cache = root / ".cache"
        self.log = self.cache / "install.log"
        self.held_lock: int | None = None
        if os.name == "nt":
            self.python = self.venv / "Scripts" / "python.exe"
        else:
            self.python = self.venv / "bin" / "python"

    # ------------------------------------------------------------------ what is there already

    def digest(self, part: str) -> str:
        """What the stamp of `part` must say to be up to date: of "package", or of the packages in
        `requirements/` ("run", "fast", "test")."""
        depends_on = [
            # The interpreter: of which kind, and which one. After an upgrade of the system
            # the same link may lead to another Python, which would find no packages.
            str(sys.implementation.cache_tag).encode(),
            getattr(sys, "abiflags", "").encode(),
            sysconfig.get_platform().encode(),
            os.fsencode(os.path.realpath(self.python)),
        ]
        if part == "package":
            depends_on.append(os.fsencode(self.root))
            depends_on.append((self.root / "pyproject.toml").read_bytes())
        else:
            depends_on.append((self.root / "requirements" / f"{part}.txt").read_bytes())
        return hashlib.sha256(b"\0".join(depends_on)).hexdigest()

    def has(self, part: str) -> bool:
        """Whether `part` is installed, and as it should be now."""
        try:
            return (self.stamps / part).read_text() == self.digest(part)
        except (OSError, ValueError):
            return False

    def remember(self, part: str) -> None:
        """Note that `part` is installed."""
        self.stamps.mkdir(exist_ok=True)
        (self.stamps / part).write_text(self.digest(part))

    def forget(self, part: str) -> None:
        """Note that `part` is about to change: until it is done it counts as not installed."""
        (self.stamps / part).unlink(missing_ok=True)

    def is_ready(self, part: str) -> bool:
        """Whether the interpreter, the packages of `part` and Aquelarre itself are there."""
        return self.python.exists() and self.has(part) and self.has("package")

    def must_be_remade(self, part: str) -> bool:
        """Whether what is in `.venv` is no ground to build `part` on."""
        if not self.has("run"):
            return True
        if part != "run" and (self.stamps / part).exists() and not self.has(part):
            return True  # installing over it would leave behind packages no longer asked for
        return not self.python_starts()

    def python_starts(self) -> bool:
        """Whether the interpreter in `.venv` can be run at all."""
        try:
            done = subprocess.run(
                [str(self.python), "-c", ""],
                env=own_environment(os.environ),
                stdin=subprocess.DEVNULL,
                capture_output=True,
            )
        except OSError:
            return False
        return done.returncode == 0

    # ------------------------------------------------------------------------------- making it

    def prepare(self, part: str) -> None:
        """Make sure that `part` (run, fast or test) can be used, installing what is missing."""
        if self.is_ready(part):
            return
        self.cache.mkdir(exist_ok=True)
        with self.lock():
            if not self.is_ready(part):  # another run may have done it while this one waited
                say(ANEW if self.stamps.exists() else FIRST_TIME)
                with self.log.open("w", encoding="utf-8", errors="backslashreplace") as log:
                    self.install(part, log)

    def install(self, part: str, log: IO[str]) -> None:
        """Install what is missing for `part`, from the ground up if need be."""
        remade = self.must_be_remade(part)
        if remade:
            self.tear_down()
            self.make_venv(log)
        pip = self.find_pip(log)
        if not self.has(part):
            self.install_requirements(pip, part, log)
        if not self.has("package"):
            self.install_package(pip, log)
        if remade and (lost := extras.again(self, pip, log)):
            say(lost)

    def tear_down(self) -> None:
        """Remove `.venv`, whatever it is; the stamps first, so that it is never half there."""
        shutil.rmtree(self.stamps, ignore_errors=True)
        if self.venv.is_symlink() or self.venv.is_file():
            self.venv.unlink()
        elif self.venv.exists():
            shutil.rmtree(self.venv)

    def make_venv(self, log: IO[str]) -> None:
        """Make an empty `.venv`, without pip: many systems ship Python without ensurepip."""
        command = [self.maker, "-P", "-m", "venv", "--without-pip", str(self.venv)]
        if not self.runs(command, log) or not self.python_starts():
            raise Trouble(
                f"No se pudo crear el entorno de Python en {self.venv}. / "
                f"The Python environment in {self.venv} could not be made. Log: {self.log}"
            )

    def find_pip(self, log: IO[str]) -> list[str]:
        """The command of a pip that installs into `.venv`."""
        own = [str(self.python), "-P", "-m", "pip"]
        for python in dict.fromkeys(self.lenders):
            lent = [python, "-P", "-m", "pip"]
            if self.version_of(lent) >= OLDEST_PIP:
                return [*lent, "--python", str(self.python)]
        if self.version_of(own) >= OLDEST_PIP:
            return own
        if self.runs([str(self.python), "-P", "-m", "ensurepip", "--default-pip"], log):
            return own
        raise Trouble(
            f"Este Python ({self.maker}) no trae ni pip ni ensurepip: instala uno de los dos "
            "(en Debian o Ubuntu, el paquete python3-pip o python3-venv). / "
            f"This Python ({self.maker}) has neither pip nor ensurepip: install one of them "
            "(on Debian or Ubuntu, the package python3-pip or python3-venv)."
        )

    def version_of(self, pip: Sequence[str]) -> tuple[int, int]:
        """Which pip answers to this command; (0, 0) if none does."""
        done = subprocess.run(
            [*pip, "--version"],
            cwd=self.root,
            env=pip_environment(os.environ),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            encoding="utf-8",
            errors="replace",
        )
        return pip_version(done.stdout) if done.returncode == 0 else (0, 0)

    def install_requirements(self, pip: Sequence[str], part: str, log: IO[str]) -> None:
        """Install the pinned packages of `part`, every file checked against its digest."""
        wanted = self.root / "requirements" / f"{part}.txt"
        if not self.pip_installs(pip, ["--require-hashes", "-r", str(wanted)], log):
            raise Trouble(
                "pip no pudo instalar los paquetes que Aquelarre necesita (¿hay conexión?). / "
                "pip could not install the packages Aquelarre needs (is there a network?). "
                f"Log: {self.log}"
            )
        self.remember(part)
        self.remember("run")  # the packages of the others are those of "run" and more

    def install_package(self, pip: Sequence[str], log: IO[str]) -> None:
        """Install Aquelarre itself, in place; this needs no network."""
        self.forget("package")
        arguments = ["--no-build-isolation", "--no-deps", "--no-index", "-e", str(self.root)]
        if not self.pip_installs(pip, arguments, log):
            raise Trouble(
                "pip no pudo instalar Aquelarre en su propio entorno. / "
                f"pip could not install Aquelarre in its own environment. Log: {self.log}"
            )
        self.remember("package")

    def pip_installs(self, pip: Sequence[str], arguments: Sequence[str], log: IO[str]) -> bool:
        """Whether `pip install` with these arguments succeeds."""
        manners = ["--disable-pip-version-check", "--no-input", "--progress-bar=off"]
        command = [*pip, "install", *manners, "--no-warn-script-location", *arguments]
        return self.runs(command, log)

    def runs(self, command: Sequence[str], log: IO[str]) -> bool:
        """Whether `command` succeeds; what it says goes to the log."""
        log.write(f"$ {' '.join(command)}\n")
        log.flush()
        environment = pip_environment(os.environ)
        try:
            # Should this process be killed, the lock lasts until its pip is done too.
            status = run(command, self.root, environment, output=log, keep_open=self.held_lock)
        except OSError as error:
            log.write(f"{error}\n")
            return False
        return status == 0

    @contextlib.contextmanager
    def lock(self) -> Iterator[None]:
        """Keep other runs from installing at the same time; wait for one that already is.

        The operating system frees the lock when its holders end, however they end, so none is
        ever left behind.
        """
        handle = os.open(self.cache / "install.lock", os.O_RDWR | os.O_CREAT, 0o666)
        try:
            if not take_lock(handle, wait=False):
                say(WAITING)
                take_lock(handle, wait=True)
            self.held_lock = handle if os.name == "posix" else None
            yield
        finally:
            self.held_lock = None
            os.close(handle)

    # ------------------------------------------------------------------------------- living in it

    def command(self, module: str, *arguments: str) -> list[str]:
        """The command that runs a module with our interpreter.

        `-P` and `-s` keep it from taking modules from the current folder or from HOME.
        """
        return [str(self.python), "-P", "-s", "-m", module, *arguments]

    def become(self, command: Sequence[str], environment: dict[str, str]) -> int:
        """Let `command` take the place of this process, with its terminal and its signals."""
        if os.name == "nt":
            return wait_for(subprocess.Popen(command, env=environment))
        os.execve(command[0], list(command), environment)

    def play(self, arguments: Sequence[str]) -> int:
        """Open the tables in the browser; `./play terminal` plays in plain lines, `./play extras`
        installs more, and `./play COMMAND` is any other command of `aquelarre`."""
        if arguments and arguments[0] == "extras":
            try:
                print(extras.add(self, arguments[1:]))
            except extras.NoExtra as problem:
                raise Trouble(str(problem)) from None
            return 0
        self.prepare("run")
        environment = own_environment(os.environ)
        environment.setdefault("AQUELARRE_FAST", "1")  # a fresh build of `./fast`, if any
        if arguments and arguments[0] == "terminal":
            command = self.command("aquelarre", "play", *arguments[1:])
            return self.become(command, {**environment, "AQUELARRE_CALLED": "./play terminal"})
        named = [] if arguments and not arguments[0].startswith("-") else ["serve"]
        return self.become(self.command("aquelarre", *named, *arguments), environment)


def take_lock(handle: int, wait: bool) -> bool:
    """Take the lock on an open file; without `wait`, say whether nobody else had it."""
    if sys.platform == "win32":
        import msvcrt

        while True:
            try:
                msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
                return True
            except OSError:
                if not wait:
                    return False
                time.sleep(0.2)
    else:
        import fcntl

        try:
            fcntl.flock(handle, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
        except BlockingIOError:
            return False
        except OSError:
            pass  # a file system without locks: better to go on without one than not at all
        return True


def run(
    command: Sequence[str],
    folder: Path,
    environment: Mapping[str, str],
    output: IO[str] | None = None,
    keep_open: int | None = None,
) -> int:
    """Run a command to its end and give its exit status.

    Ctrl-C reaches the command too: it gets the time to clean up after itself. A second Ctrl-C
    leaves it alone.
    """
    process = subprocess.Popen(
        command,
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL if output else None,
        stdout=output,
        stderr=subprocess.STDOUT if output else None,
        pass_fds=() if keep_open is None else (keep_open,),
    )
    try:
        return process.wait()
    except KeyboardInterrupt:
        process.wait()
        raise


def wait_for(process: subprocess.Popen[bytes]) -> int:
    """Wait for a process of the same terminal; Ctrl-C is for it to answer, not for us."""
    while True:
        try:
            return process.wait()
        except KeyboardInterrupt:
            continue


def main(work: Callable[[Sequence[str]], int], arguments: Sequence[str]) -> int:
    """Do the work and give its exit status; whatever goes wrong is told in one sentence."""
    try:
        return work(arguments)
    except Trouble as trouble:
        say(str(trouble))
        return 1
    except OSError as error:
        say(f"No se pudo preparar Aquelarre / Aquelarre could not be prepared: {error}")
        return 1
    except KeyboardInterrupt:
        return 130


def play(arguments: Sequence[str]) -> int:
    """`./play`"""
    return main(House().play, arguments)
