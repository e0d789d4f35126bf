"""Lanes: how much of the tests `./test` runs.

    ./test --quick   for the daily round: two minutes, and it says what it left out
    ./test           every check and every test but the long ones
    ./test --deep    the long soak runs too

What the quick lane leaves out was chosen by how long it takes (`.cache/tests.xml` has that of the
last run), and where faster tests see the same things first.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

QUICK, USUAL, DEEP = "quick", "usual", "deep"

# Folders, files and tests, and what is not seen without them.
WALKS = "the pages for authors, line by line"
CHANCE = "how guides fare against chance"
BITE = "that each law finds what breaks it"
HOLD = "random games of every size under every law"
LEFT_OUT = {
    "tests/browser": "the pages in a browser",
    "tests/engines": "the pages in WebKit and Firefox",
    "tests/docs/test_hosting.py": "servers behind nginx and Caddy",
    "tests/laws/test_laws_bite.py": BITE,
    "tests/laws/test_laws_bite_choices.py": BITE,
    "tests/laws/test_laws_bite_secrets.py": BITE,
    "tests/laws/test_laws_hold.py": HOLD,
    "tests/lab/environments/test_suites.py": "the suites of PettingZoo, OpenSpiel and Gymnasium",
    "tests/package": "the wheel and the sdist",
    "tests/docs/test_your_own_bot.py": WALKS,
    "tests/docs/test_your_own_game.py": WALKS,
    "tests/proof": "what `aquelarre prove` tries",
    "tests/server": "servers over real sockets: tables, rights, secrets, kills, upgrades",
    "tests/terminal/test_new_game.py": "a new game from the template",
    "tests/terminal/test_pipes.py": "the terminal through pipes",
    "tests/terminal/test_studies.py": "studies with bots",
    "tests/tools": "studies with bots",
    "src/aquelarre/games/carcassonne/tests/test_guide.py::test_it_beats_chance": CHANCE,
    "src/aquelarre/games/carcassonne/tests/test_referee.py": "Carcassonne beside its referee",
}
CHECKS_LEFT_OUT = {"docs site": "the documentation site"}


def lane_of(arguments: Sequence[str]) -> tuple[str, list[str]]:
    """The lane that is asked for, and the arguments that are meant for pytest."""
    rest = [each for each in arguments if each not in ("--quick", "--deep")]
    if "--deep" in arguments:
        return DEEP, rest
    return QUICK if "--quick" in arguments else USUAL, rest


def which_tests(lane: str) -> list[str]:
    """The arguments with which pytest leaves out what does not belong to the lane."""
    if lane == DEEP:
        return ["--timeout=0"]  # soak runs take their time
    usual = ["-m", "not deep"]
    return usual if lane == USUAL else [*usual, *(without(path) for path in LEFT_OUT)]


def without(path: str) -> str:
    """Files and folders are not even read; of others only single tests."""
    return f"--deselect={path}" if "::" in path else f"--ignore={path}"


def which_checks(lane: str, checks: Iterable[str]) -> list[str]:
    """Those of the checks that belong to the lane."""
    return [name for name in checks if lane != QUICK or name not in CHECKS_LEFT_OUT]


def said(lane: str) -> list[str]:
    """What a lane has left out, in lines for who has run it."""
    if lane != QUICK:
        return []
    reasons = dict.fromkeys([*LEFT_OUT.values(), *CHECKS_LEFT_OUT.values()])
    return [
        "The quick lane left this out; before you hand anything on, run ./test:",
        *[f"  - {reason}" for reason in reasons],
        "  - the long soak runs, which only ./test --deep has",
    ]
