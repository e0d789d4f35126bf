"""Bots of other people's: how they are named, what is left out, and how they are held to the
rules."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from aquelarre.bots import BotFailed, UnknownBot, bot, installed, kinds, named
from aquelarre.bots.arena import simulate
from aquelarre.bots.bench import measure
from aquelarre.kernel import Dice, LeftOut
from aquelarre.kernel.catalog import find
from aquelarre.match import Match
from aquelarre.words import Words

CODE = """
from aquelarre.bots import RandomBot

class Owl(RandomBot):
    "Keeps quiet."
    def aside(self, window):
        return None

class Wrong(Owl):
    def answer(self, window):
        return -7

class Text(Owl):
    def answer(self, window):
        return str(window.options()[0])

class Loud(Owl):
    def aside(self, window):
        return window.options()[0]

class Clumsy(Owl):
    def answer(self, window):
        return [][0]

class Sleepy(Owl):
    def answer(self, window):
        raise SystemExit("good\\nnight")

class Drowsy(Owl):
    def __init__(self, dice):
        raise SystemExit

class Stubborn(Owl):
    def __init__(self):
        pass

class Mute:
    def __init__(self, dice):
        pass

BOT = Owl
"""
TEMPLATE = find("_template")


@pytest.fixture
def owls(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A module with bots, on the path but offered by nobody."""
    (tmp_path / "owls.py").write_text(CODE, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    named.look_again()
    yield tmp_path
    sys.modules.pop("owls", None)
    named.look_again()


def offer(home: Path, *lines: str) -> None:
    info = home / "owls-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: owls\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("\n".join(["[aquelarre.bots]", *lines, ""]))
    named.look_again()


def test_a_bot_is_named_by_its_module_and_class(owls: Path) -> None:
    made = bot("owls:Owl", Dice(1))
    window = Match(TEMPLATE, 2, seed=1).window(0)
    assert made.answer(window) in window.options()
    assert made.aside(window) is None
    with pytest.raises(UnknownBot):  # no request and no file can have it run
        named.known("owls:Owl")


def test_a_bot_that_is_offered_is_known_by_its_name(owls: Path) -> None:
    offer(owls, "owl = owls:Owl", "any = owls")
    assert installed() == ["any", "owl"]
    assert kinds() == ["novice", "neighbour", "guide", "seer", "sage", "random"]
    assert named.known("owl") == "owl"
    window = Match(TEMPLATE, 2, seed=1).window(0)
    assert bot("any", Dice(1)).answer(window) in window.options()


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("bad = owls_gone:Owl", "import"),
        ("bad = owls:Falcon", "missing"),
        ("bad = owls:Mute", "bot"),
        ("bad = owls:CODE", "missing"),
        ("guide = owls:Owl", "bot-name"),
    ],
)
def test_a_bot_that_fails_is_left_out(owls: Path, line: str, reason: str) -> None:
    offer(owls, line, "owl = owls:Owl")
    assert installed() == ["owl"]
    (problem,) = named.left_out()
    assert problem.values["reason"] == reason
    for lang in ("es", "en"):
        assert line.split()[0] in Words(lang, strict=True).error(problem)
    if reason != "bot-name":
        with pytest.raises(LeftOut):
            named.checked("bad")


NO_CLASS = "not a class with “answer” and “aside”."


@pytest.mark.parametrize(
    ("kind", "told"),
    [
        ("owls:Falcon", "because owls has no Falcon."),
        ("no_owls:Owl", "because there is no module called no_owls."),
        ("no_owls.nest:Owl", "because there is no module called no_owls.nest."),
        (":", "write module:Class."),
        (":Owl", "write module:Class."),
        ("x:y:z", "write module:Class."),
        ("owls:Mute", NO_CLASS),
        ("os:path", NO_CLASS),
        ("os:", NO_CLASS),
        ("os:sep", NO_CLASS),
    ],
)
def test_a_name_that_leads_to_no_bot_is_refused_in_a_sentence(
    owls: Path, kind: str, told: str
) -> None:
    with pytest.raises(LeftOut) as e:
        named.checked(kind)
    for lang in ("es", "en"):
        assert kind in Words(lang, strict=True).error(e.value)
    assert Words("en", strict=True).error(e.value).endswith(told)
    assert str(e.value).startswith((kind, repr(kind), f"There is no bot {kind}, because"))


@pytest.mark.parametrize(
    ("kind", "named_so"),
    [
        ("owl", "module:Class, or cmd:./program."),
        ("owls.py", "owls:Class, or cmd:./program."),
        ("./nest/owls.py", "owls:Class, or cmd:./nest/owls.py."),
        ("./nest/owl", "module:Class, or cmd:./nest/owl."),
    ],
)
def test_whoever_types_an_unknown_name_reads_how_their_own_is_named(
    kind: str, named_so: str
) -> None:
    with pytest.raises(named.UnknownBot) as e:
        named.checked(kind)
    for lang in ("es", "en"):
        assert kind in Words(lang, strict=True).error(e.value)
    assert Words("en", strict=True).error(e.value).endswith(f"One of your own is named {named_so}")
    with pytest.raises(named.UnknownBot) as of_a_file:
        named.known(kind)
    assert "cmd:" not in str(of_a_file.value)


def test_a_module_may_have_a_bot_of_its_own(owls: Path) -> None:
    assert named.checked("owls:") == "owls:"


def test_a_module_that_misses_another_one_is_told_with_the_line(owls: Path) -> None:
    (owls / "hollow.py").write_text("import no_feathers", "utf-8")
    with pytest.raises(LeftOut) as e:
        named.checked("hollow:Owl")
    assert "No module named 'no_feathers' (" in Words("en", strict=True).error(e.value)


@pytest.mark.parametrize(
    ("kind", "told"),
    [
        ("owls:Wrong", "-7 (choose), which is not one of window.options()"),
        ("owls:Text", "'10' (choose), which is not one of window.options()"),
        ("owls:Loud", "not one of window.asides()"),
        ("owls:Clumsy", "IndexError: list index out of range ("),
        ("owls:Sleepy", "SystemExit: good night ("),
        ("owls:Drowsy", "cannot be made; it is called with dice, Bot(dice). SystemExit: ("),
        ("owls:Stubborn", "cannot be made; it is called with dice, Bot(dice)."),
    ],
)
def test_a_mistake_of_a_bot_is_told_as_its_own(owls: Path, kind: str, told: str) -> None:
    with pytest.raises(BotFailed) as e:
        simulate(TEMPLATE, 4, 2, {}, [kind], 1)
    for lang in ("es", "en"):
        assert kind in Words(lang, strict=True).error(e.value)
    assert told in Words("en", strict=True).error(e.value)


def test_other_processes_find_it_too(owls: Path) -> None:
    one = simulate(TEMPLATE, 6, 2, {}, ["owls:Owl", "random"], 1)
    two = simulate(TEMPLATE, 6, 2, {}, ["owls:Owl", "random"], 1, jobs=2)
    assert [tally.wins for tally in one.by_bot] == [tally.wins for tally in two.by_bot]


def test_a_bench_of_bots_counts_what_they_do(owls: Path, monkeypatch: Any) -> None:
    speed = measure(TEMPLATE, 2, 0.01, bots=["owls:Owl", "guide"])
    assert speed.games > 0
    assert speed.decisions >= 2 * speed.games
    assert speed.options >= speed.decisions
    with pytest.raises(BotFailed):
        measure(TEMPLATE, 2, 0.01, bots=["owls:Wrong"])
