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
SUMS = "the coach's sums in whole games"
BOXES = "whole games with other boxes"
PROGRAMS = "bots that are programs of their own"
GAMES = "src/aquelarre/games/"
LEFT_OUT = {
    "tests/browser": "the pages in a browser",
    "tests/engines": "the pages in WebKit and Firefox",
    "tests/docs/test_hosting.py": "servers behind nginx and Caddy",
    "tests/laws/test_laws_bite.py": BITE,
    "tests/laws/test_laws_bite_choices.py": BITE,
    "tests/laws/test_laws_bite_lessons.py": BITE,
    "tests/laws/test_laws_bite_minds.py": BITE,
    "tests/laws/test_laws_bite_secrets.py": BITE,
    "tests/laws/test_laws_hold.py": HOLD,
    "tests/lab": "the laboratory, with the suites of PettingZoo, OpenSpiel and Gymnasium",
    "tests/fast/test_smoke.py": "the compiled engine",
    "tests/bots/test_engine.py": PROGRAMS,
    "tests/terminal/test_engine.py": PROGRAMS,
    "tests/docs/test_engine_protocol.py": PROGRAMS,
    "tests/kernel/test_packed.py": "positions on their way to processes that think",
    "tests/match/test_first_edition.py": "games that the first edition has saved",
    "tests/puzzles/test_books.py": "the books of puzzles, solved once more",
    "tests/package": "the wheel and the sdist",
    "tests/docs/test_your_own_bot.py": WALKS,
    "tests/docs/test_your_own_game.py": WALKS,
    "tests/proof": "what `aquelarre prove` tries",
    "tests/server": "servers over real sockets: tables, rights, secrets, kills, upgrades",
    "tests/terminal/test_new_game.py": "a new game from the template",
    "tests/terminal/test_pipes.py": "the terminal through pipes",
    "tests/terminal/test_studies.py": "studies with bots",
    "tests/tools": "studies with bots",
    f"{GAMES}carcassonne/tests/test_guide.py::test_it_beats_chance": CHANCE,
    f"{GAMES}carcassonne/tests/test_guide.py::test_random_players_score_about_as_elsewhere": CHANCE,
    f"{GAMES}discworld_witches/tests/test_guide.py": CHANCE,
    f"{GAMES}las_brujas/tests/test_guide.py::"
    "test_the_guide_is_better_than_chance_on_both_sides": CHANCE,
    f"{GAMES}las_brujas/tests/test_guide.py::test_games_among_guides_end_and_they_talk": CHANCE,
    f"{GAMES}new_salem/tests/test_guide.py::test_on_either_side_it_is_better_than_chance": CHANCE,
    f"{GAMES}walpurgisnacht/tests/test_guide.py::test_it_beats_chance_on_either_side": CHANCE,
    f"{GAMES}carcassonne/tests/test_advice_in_games.py": SUMS,
    f"{GAMES}discworld_witches/tests/test_advice_sums.py": SUMS,
    f"{GAMES}las_brujas/tests/test_advice_games.py": SUMS,
    f"{GAMES}walpurgisnacht/tests/test_advice_games.py": SUMS,
    f"{GAMES}las_brujas/tests/test_edition.py::test_any_box_is_played_to_the_end": BOXES,
    f"{GAMES}new_salem/tests/test_edition_rules.py::"
    "test_guides_play_any_box_and_the_coach_has_reasons": BOXES,
    f"{GAMES}carcassonne/tests/test_referee.py": "Carcassonne beside its referee",
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
