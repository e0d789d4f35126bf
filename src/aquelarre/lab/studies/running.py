"""Running a study: its games are played in order, each kept as a line; then all is counted.

A study that was stopped, or killed, goes on with the first game that has no whole line. Tables end
early only between portions of games (`Plan.looks`), so the number of processes changes nothing.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

import msgspec

from aquelarre.bots.workers import Spread, spread
from aquelarre.kernel import AquelarreError
from aquelarre.lab.folders import opened, write
from aquelarre.lab.studies.figures import Format, write_figures
from aquelarre.lab.studies.page import page
from aquelarre.lab.studies.plan import Plan
from aquelarre.lab.studies.playing import Outcome, play
from aquelarre.lab.studies.study import Study
from aquelarre.words import Words

GAMES = "games.jsonl"
PAGE = "index.html"
Progress = Callable[[int], None]  # called with how many more games are done


class ChangedStudy(AquelarreError):
    """A study whose kept games are not those that were played."""

    key = "error-lab-study-changed"


def run(
    plan: Plan,
    folder: Path,
    jobs: int = 1,
    progress: Progress | None = None,
    lang: str = "en",
    format: Format = "csv",
    over: Spread | None = None,
) -> Study:
    """Play what is still to be played, count everything, and write figures and page anew. More
    games than before go on with those that are there. The games are spread over processes of this
    machine, or `over` others (`lab.cluster`)."""
    if format == "parquet":
        from aquelarre.lab.records.parquet import arrow

        arrow()  # it is missing now, not after the last game
    with opened(folder, plan.encoded(), plan.goes_on_with):
        study = Study(plan)
        play_all(study, folder, over or partial(spread, jobs=jobs), progress or (lambda _: None))
        write_figures(study, folder, format)
        write(folder / PAGE, page(study, Words(lang)).encode())
    return study


def play_all(study: Study, folder: Path, over: Spread, progress: Progress) -> None:
    """Every game of the study, those first that were played before."""
    plan, earlier = study.plan, kept(folder)
    with (folder / GAMES).open("ab") as lines:
        for first, end in plan.looks():
            tables = study.going_on()
            to_play = deque((table, game) for game in range(first, end) for table in tables)
            while to_play and (played := next(earlier, None)) is not None:
                if (played.table, played.game) != to_play.popleft():
                    raise _changed(folder, study)
                study.add(played)
                progress(1)
            tasks = (plan.job(*each) for each in to_play)
            with closing(over(play, tasks)) as outcomes:
                for played in outcomes:
                    lines.write(msgspec.json.encode(played) + b"\n")
                    lines.flush()
                    study.add(played)
                    progress(1)
    if next(earlier, None) is not None:
        raise _changed(folder, study)


def kept(folder: Path) -> Iterator[Outcome]:
    """The games that were played before. A line that was cut by a kill is taken away."""
    path = folder / GAMES
    if path.is_file():
        whole = _whole(path)
        if whole < path.stat().st_size:
            with path.open("r+b") as file:
                file.truncate(whole)
    return outcomes(folder)


def _whole(path: Path) -> int:
    """How many bytes of a file are whole lines."""
    whole = 0
    with path.open("rb") as lines:
        for line in lines:
            whole += len(line) if line.endswith(b"\n") else 0
    return whole


def outcomes(folder: Path) -> Iterator[Outcome]:
    """The games in a folder, one by one, for programs."""
    path = folder / GAMES
    if not path.is_file():
        return
    with path.open("rb") as lines:
        for number, line in enumerate(lines):
            try:
                yield msgspec.json.decode(line, type=Outcome)
            except msgspec.MsgspecError:
                raise ChangedStudy(
                    f"Line {number + 1} of {path} was changed.", path=str(folder), number=number + 1
                ) from None


def _changed(folder: Path, study: Study) -> ChangedStudy:
    number = study.games + 1
    return ChangedStudy(
        f"Line {number} of the games in {folder} is not what belongs there.",
        path=str(folder),
        number=number,
    )
