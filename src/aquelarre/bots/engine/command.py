"""Commands: how a person names an engine, `cmd:./mybot --depth 3`, or `cmd@500:./mybot` with
another time for a thought (in milliseconds). No shell reads it."""

from __future__ import annotations

import os
import re
import shlex
import shutil
from pathlib import PurePath

from aquelarre.kernel import AquelarreError

FORM = re.compile(r"cmd(?:@([0-9]{1,9}))?:(.*)", re.DOTALL)
USUAL_MS = 1_000  # for one thought
MOST_MS = 20_000
LONGEST = 2_000  # characters of a command
HELLO = 20.0  # seconds for an engine to say hello: it may have much to load
GRACE = 2.0  # seconds beyond its time for a thought: pipes and busy machines take some


class NoEngine(AquelarreError):
    """A command that cannot be started."""

    key = "error-no-engine"


class Command:
    """A program with its arguments, and the time that it has for a thought."""

    __slots__ = ("args", "kind", "ms")

    def __init__(self, kind: str, args: list[str], ms: int = USUAL_MS) -> None:
        self.kind = kind
        self.args = args
        self.ms = ms

    @property
    def shown(self) -> str:
        """What strangers may read of it: the program's name, without its place and arguments."""
        script = next((each for each in self.args[1:] if _is_script(each)), self.args[0])
        return f"cmd:{PurePath(script).name}"


def is_engine(kind: str) -> bool:
    """Does the name mean a program that speaks the engine protocol?"""
    return FORM.fullmatch(kind) is not None


def command_of(kind: str) -> Command:
    """The program that this name means; raises `NoEngine` if it cannot be one."""
    found = FORM.fullmatch(kind)
    if found is None or len(kind) > LONGEST or "\0" in kind:
        raise _no_engine("form", kind[:80])
    ms = int(found[1]) if found[1] else USUAL_MS
    if not 1 <= ms <= MOST_MS:
        raise _no_engine("time", kind[:80])
    try:
        args = _split(found[2])
    except ValueError:  # a quotation mark that is never closed
        raise _no_engine("form", kind[:80]) from None
    if not args or not args[0]:
        raise _no_engine("form", kind[:80])
    if shutil.which(args[0]) is None:
        reason = "forbidden" if os.path.isfile(args[0]) else "missing"
        raise _no_engine(reason, args[0][:200])
    return Command(kind, args, ms)


def longest_thought(kind: str) -> float:
    """Seconds after which an engine has answered, or failed to, even if it is only starting."""
    return HELLO + command_of(kind).ms / 1000 + 2 * GRACE


def kinds_in(wish: str) -> list[str]:
    """The kinds of bots in a list with commas; a comma between quotation marks parts nothing."""
    kinds, quoted = [""], ""
    for char in wish:
        if char == "," and not quoted:
            kinds.append("")
            continue
        if char == quoted:
            quoted = ""
        elif char in "'\"" and not quoted:
            quoted = char
        kinds[-1] += char
    if quoted:
        raise _no_engine("form", wish[:80])
    return [kind.strip() for kind in kinds]


def _split(text: str) -> list[str]:
    """As a shell would split it, but nothing is looked up or run. On Windows a backslash parts
    folders."""
    if os.name != "nt":
        return shlex.split(text)
    return [each.strip('"') for each in shlex.split(text, posix=False)]


def _is_script(arg: str) -> bool:
    """Is this argument of an interpreter the program that people know?"""
    return not arg.startswith("-") and os.path.isfile(arg)


def _no_engine(reason: str, what: str) -> NoEngine:
    sentence = {
        "missing": f"There is no program called {what}.",
        "forbidden": f"{what} is not executable.",
        "time": f"An engine has from 1 to {MOST_MS} milliseconds for a thought: cmd@500:./mybot.",
    }.get(reason, "An engine is named by its command: cmd:./mybot.")
    return NoEngine(sentence, reason=reason, what=what, most=MOST_MS)
