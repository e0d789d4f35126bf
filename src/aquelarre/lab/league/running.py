"""Running a league: its games are played in order, each kept as a file and as a line of results.

A league that was stopped, or killed, goes on with the first game that has no whole line, and ends
with the same bytes as one that was not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from hashlib import sha256
from itertools import islice
from pathlib import Path

import msgspec

from aquelarre.bots.workers import spread
from aquelarre.kernel import AquelarreError
from aquelarre.lab.folders import opened, write
from aquelarre.lab.league.page import page
from aquelarre.lab.league.plan import Plan
from aquelarre.lab.league.playing import Outcome, play
from aquelarre.lab.league.standings import Standings
from aquelarre.match.saved import write_text

RESULTS = "results.jsonl"
RATINGS = "ratings.json"
PAGE = "index.html"
GAMES = "games"
Progress = Callable[[int], None]  # called with how many more games are done


class ChangedLeague(AquelarreError):
    """A league whose kept games are not those that were played."""

    key = "error-lab-changed"


def run(
    plan: Plan, folder: Path, jobs: int = 1, progress: Progress | None = None, lang: str = "en"
) -> Standings:
    """Play what is still to be played, and write the page anew. More rounds than before go on with
    the games that are there."""
    with opened(folder, plan.encoded(), plan.goes_on_with):
        (folder / GAMES).mkdir(exist_ok=True)
        standings = Standings(plan)
        for outcome in kept(folder):
            standings.add(outcome)
        if progress is not None and standings.games:
            progress(standings.games)
        to_play = islice(plan.fixtures(), standings.games, None)
        with (
            (folder / RESULTS).open("ab") as results,
            closing(spread(partial(play, plan), to_play, jobs)) as played,
        ):
            for outcome, text in played:
                write_text(text, folder / outcome.file)
                results.write(msgspec.json.encode(outcome) + b"\n")
                results.flush()
                standings.add(outcome)
                if progress is not None:
                    progress(1)
        write(folder / RATINGS, standings.encoded())
        write(folder / PAGE, page(standings, lang).encode())
    return standings


def kept(folder: Path) -> list[Outcome]:
    """The games that were played before. A line that was cut by a kill is taken away."""
    path = folder / RESULTS
    if not path.is_file():
        return []
    text = path.read_bytes()
    whole = text[: text.rfind(b"\n") + 1]
    if whole != text:
        write(path, whole)
    return [_read(folder, line, number) for number, line in enumerate(whole.splitlines())]


def _read(folder: Path, line: bytes, number: int) -> Outcome:
    """A game that was played, if it still is what it was."""
    try:
        outcome = msgspec.json.decode(line, type=Outcome)
        same = outcome.game == number and digest(folder / outcome.file) == outcome.sha256
    except (OSError, msgspec.MsgspecError):
        same = False
    if not same:
        raise ChangedLeague(
            f"Game {number} of the league in {folder} is missing or was changed.",
            path=str(folder),
            number=number,
        )
    return outcome


def digest(path: Path) -> str:
    return sha256(path.read_bytes()).hexdigest()


def outcomes(folder: Path) -> Iterator[Outcome]:
    """The results in a folder, for programs."""
    with (folder / RESULTS).open("rb") as lines:
        for line in lines:
            if line.endswith(b"\n"):
                yield msgspec.json.decode(line, type=Outcome)
