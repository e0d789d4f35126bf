"""Workers die, hang and stumble; the tables go on, and no worker outlives its server."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from aquelarre.bots import Heard
from aquelarre.kernel import BadFile, Dice
from aquelarre.kernel.catalog import find
from aquelarre.match import Match
from aquelarre.server import crew as crew_module
from aquelarre.server import errands, reviews, thinking
from aquelarre.server.crew import Crew, Lost, Stumbled
from aquelarre.server.errors import NoThought, TooMuch
from aquelarre.server.thinking import Thinkers

if TYPE_CHECKING:
    from tests.server.conftest import Guest, Opened

PATIENCE = 120.0
WORK = """
import os, signal, time
from aquelarre.kernel import BadFile

def double(number): return 2 * number
def sleep(seconds, number): time.sleep(seconds); return number
def die(*given): os.kill(os.getpid(), signal.SIGKILL)
def hang(*given):
    while True: pass
def stumble(*given): raise ZeroDivisionError("as planned")
def think_long(mark):
    from aquelarre.bots.wanted import wanted
    open(mark, "w").close()
    while wanted(): time.sleep(0.001)
def refuse(): raise BadFile("answer", 7, "that is not allowed.", answer=6)
def talk(): print("this must not get between"); os.system("echo nor this"); return "said"
def broken(): raise ValueError("not to be read")
class Sealed:
    def __reduce__(self): return broken, ()
def sealed(): return Sealed()
def die_once(mark):
    if not os.path.exists(mark):
        open(mark, "w").close()
        die()
    return "alive"
"""
on_linux = pytest.mark.skipif(not Path("/proc/self").exists(), reason="needs /proc")


@pytest.fixture
def work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A module whose functions do all that a worker should not; workers find it, too."""
    home = tmp_path / "modules"
    home.mkdir()
    (home / "work_of_the_test.py").write_text(WORK, "utf-8")
    monkeypatch.syspath_prepend(home)
    import work_of_the_test  # type: ignore[import-not-found]  # made just above

    yield work_of_the_test
    del sys.modules["work_of_the_test"]


def children() -> set[int]:
    """The processes that this one has started, but for the one that watches over semaphores."""
    found = set()
    for task in Path("/proc/self/task").iterdir():
        with suppress(OSError):  # a thread may end meanwhile
            for child in (task / "children").read_text().split():
                if b"resource_tracker" not in (said := command_line(child)) and said:
                    found.add(int(child))
    return found


def command_line(child: str) -> bytes:
    """What a process was started with; nothing if it has ended, perhaps just now."""
    with suppress(OSError):
        return Path(f"/proc/{child}/cmdline").read_bytes()
    return b""


async def test_what_a_crew_does(work: Any) -> None:
    crew = Crew(2, limit=PATIENCE)
    try:
        assert await asyncio.gather(*(crew.do(work.double, n) for n in range(20))) == [
            2 * n for n in range(20)
        ]
        assert await crew.do(work.talk) == "said"
        with pytest.raises(Stumbled, match="as planned"):
            await crew.do(work.stumble)
        with pytest.raises(BadFile) as caught:
            await crew.do(work.refuse)
        problem = caught.value
        assert (problem.reason, problem.line, str(problem)) == (
            "answer",
            7,
            "Line 7: that is not allowed.",
        )
        assert problem.values == {"reason": "answer", "line": 7, "answer": 6}
        assert (crew.died, crew.waiting, crew.busy) == (0, 0, 0)
    finally:
        crew.close()


async def test_who_thinks_long_hears_that_nobody_waits_any_more(work: Any, tmp_path: Path) -> None:
    """It stops by itself: the worker lives on and does the next thing."""
    crew = Crew(1, limit=PATIENCE)
    mark = tmp_path / "mark"
    try:
        for _ in range(2):
            thought = asyncio.create_task(crew.do(work.think_long, str(mark)))
            while not mark.exists():
                await asyncio.sleep(0.01)
            mark.unlink()
            thought.cancel()
            assert await crew.do(work.double, 21) == 42
        assert (crew.died, crew.done) == (0, 4)
    finally:
        crew.close()


async def test_a_worker_that_dies_is_replaced_and_its_work_is_done_again(
    work: Any, tmp_path: Path
) -> None:
    crew = Crew(1, limit=PATIENCE, tries=2)
    try:
        assert await crew.do(work.die_once, str(tmp_path / "mark")) == "alive"
        assert (crew.died, crew.well) == (1, True)
        with pytest.raises(Lost):
            await crew.do(work.die)
        assert crew.died == 3
        with pytest.raises(Lost):
            await crew.do(work.die)
        assert not crew.well
        assert await crew.do(work.double, 21) == 42
        assert crew.well
    finally:
        crew.close()


async def test_a_crew_that_lost_too_much_is_tried_out(work: Any) -> None:
    """Nobody may dare to give it work any more."""
    crew = Crew(1, limit=PATIENCE, tries=3)
    try:
        await crew.try_out()
        assert crew.done == 0, "there was no need to"
        with pytest.raises(Lost):
            await crew.do(work.die)
        assert not crew.well
        await crew.try_out()
        assert crew.well
    finally:
        crew.close()


async def test_a_crew_without_processes_stays_ill_when_it_is_tried_out(
    work: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    def none(patience: int) -> Any:
        raise OSError("no more processes")

    monkeypatch.setattr(crew_module, "started", none)
    crew = Crew(1, limit=PATIENCE, tries=3)
    try:
        with pytest.raises(Lost):
            await crew.do(work.double, 1)
        await crew.try_out()
        assert not crew.well
        monkeypatch.undo()
        await crew.try_out()
        assert crew.well
    finally:
        crew.close()


async def test_what_cannot_be_read_of_a_worker_is_a_mistake_and_the_next_work_is_done(
    work: Any,
) -> None:
    crew = Crew(1, limit=PATIENCE)
    try:
        with pytest.raises(Stumbled, match="not to be read"):
            await asyncio.wait_for(crew.do(work.sealed), PATIENCE)
        assert await crew.do(work.double, 21) == 42
    finally:
        crew.close()


async def test_a_worker_that_takes_too_long_is_killed(work: Any) -> None:
    crew = Crew(1, limit=1.0, tries=3)
    try:
        with pytest.raises(Lost):
            await crew.do(work.hang)
        assert (crew.died, crew.killed) == (1, 1)
    finally:
        crew.close()


@on_linux
async def test_who_was_not_given_the_processor_gets_more_time(work: Any) -> None:
    crew = Crew(1, limit=PATIENCE, most_limits=1000)
    try:
        assert await crew.do(work.double, 1) == 2  # to begin takes work, too
        crew.limit = 0.5
        assert await crew.do(work.sleep, 1.5, 7) == 7
        assert crew.killed == 0
        with pytest.raises(Lost):
            await crew.do(work.hang)  # it works all the time
        assert crew.killed == 1
    finally:
        crew.close()


@on_linux
async def test_but_not_for_ever(work: Any) -> None:
    crew = Crew(1, limit=0.2, most_limits=2)
    try:
        with pytest.raises(Lost):
            await crew.do(work.sleep, PATIENCE, 7)
        assert crew.killed == 1
    finally:
        crew.close()


async def test_the_most_urgent_work_comes_first_and_of_equals_the_oldest(work: Any) -> None:
    crew = Crew(1, limit=PATIENCE)
    order: list[str] = []
    late = [2]  # may change while it waits

    async def do(name: str, urgency: Any) -> None:
        await crew.do(work.double, 1, urgency=urgency)
        order.append(name)

    try:
        tasks = [
            asyncio.create_task(do(name, urgency))
            for name, urgency in (
                ("first", lambda: 2),
                ("a", lambda: 2),
                ("b", lambda: 1),
                ("c", lambda: 0),
                ("d", lambda: 1),
                ("e", lambda: late[0]),
            )
        ]
        await asyncio.sleep(0)  # all have begun, one is being done
        late[0] = 0
        await asyncio.gather(*tasks)
        assert order == ["first", "c", "e", "b", "d", "a"]
    finally:
        crew.close()


async def test_what_somebody_waits_for_puts_off_what_nobody_waits_for(
    work: Any, tmp_path: Path
) -> None:
    """A long thought about a table that is only watched makes way for a person's, and is begun
    anew; what it had found by then counts for nothing."""
    crew = Crew(1, limit=PATIENCE)
    mark, late = tmp_path / "mark", [2]
    try:
        thought = asyncio.create_task(crew.do(work.think_long, str(mark), urgency=lambda: late[0]))
        await until_there(mark)
        mark.unlink()
        assert await crew.do(work.double, 1) == 2
        await until_there(mark)  # begun anew
        assert (thought.done(), crew.put_off, crew.done, crew.died) == (False, 1, 1, 0)
        late[0] = 0  # now somebody waits for it, too
        other = asyncio.create_task(crew.do(work.double, 2))
        await asyncio.sleep(0)
        assert (other.done(), crew.put_off, crew.waiting) == (False, 1, 1)
        thought.cancel()
        assert await other == 4
    finally:
        crew.close()


async def test_what_does_not_listen_is_done_to_its_end_and_counts(work: Any) -> None:
    crew = Crew(1, limit=PATIENCE)
    try:
        thought = asyncio.create_task(crew.do(work.sleep, 0.2, 7, urgency=lambda: 1))
        await asyncio.sleep(0)
        assert await crew.do(work.double, 1) == 2
        assert (await thought, crew.put_off) == (7, 0)
    finally:
        crew.close()


@on_linux
async def test_bots_are_nicer_than_what_people_do(work: Any) -> None:
    """And errands of strangers nicer than bots, and reviews nicer than all."""
    assert 0 < thinking.PATIENCE < errands.PATIENCE < reviews.PATIENCE
    crew = Crew(1, limit=PATIENCE, patience=thinking.PATIENCE)
    try:
        assert await crew.do(os.getpriority, os.PRIO_PROCESS, 0) - own_niceness() == (
            thinking.PATIENCE
        )
    finally:
        crew.close()


async def until_there(mark: Path) -> None:
    while not mark.exists():
        await asyncio.sleep(0.01)


def own_niceness() -> int:
    return os.getpriority(os.PRIO_PROCESS, 0)


async def test_a_queue_has_an_end_and_who_goes_away_leaves_it(work: Any) -> None:
    crew = Crew(1, limit=PATIENCE, most_waiting=1)
    try:
        busy = asyncio.create_task(crew.do(work.sleep, 0.2, 1))
        waits = asyncio.create_task(crew.do(work.double, 2))
        await asyncio.sleep(0)
        with pytest.raises(TooMuch):
            await crew.do(work.double, 3)
        waits.cancel()
        await asyncio.gather(waits, return_exceptions=True)
        assert crew.waiting == 0
        assert await crew.do(work.double, 4) == 8
        assert await busy == 1
    finally:
        crew.close()


@on_linux
async def test_no_process_and_no_thread_is_left_when_a_crew_is_closed(work: Any) -> None:
    before = children()
    crew = Crew(2, limit=PATIENCE)
    await crew.do(work.double, 1)
    hanging = [asyncio.create_task(crew.do(work.hang)) for _ in range(3)]
    await asyncio.sleep(0)
    assert children() - before
    crew.close()
    assert children() <= before
    await asyncio.gather(*hanging, return_exceptions=True)
    assert all(task.cancelled() for task in hanging)


# -- bots ------------------------------------------------------------------------------------


@on_linux
async def test_bots_go_on_when_their_process_was_killed(house: Opened) -> None:
    before = children()
    async with house(thinkers=1) as server:
        _, _, (live,) = await server.party("walpurgisnacht", 3, 1)
        killed: set[int] = set()
        for _ in range(3):
            await live.play(Dice(1), 3)
            await live.until_asked()  # bots have answered: they have a process
            for each in children() - before - killed:
                os.kill(each, signal.SIGKILL)
                killed.add(each)
        assert killed
        await live.play(Dice(2))
        assert live.over
        thinkers = server.server.hall.thinkers
        assert thinkers.figures()["thinkers_died"][1] >= 1
        assert thinkers.well


@pytest.mark.parametrize(("deed", "processes"), [("die", 1), ("stumble", 1), ("stumble", 0)])
async def test_a_bot_that_cannot_think_answers_at_random(
    work: Any, monkeypatch: pytest.MonkeyPatch, deed: str, processes: int
) -> None:
    monkeypatch.setattr(thinking, "think", getattr(work, deed))
    monkeypatch.setattr(thinking, "coach", getattr(work, deed))
    match = Match(find("carcassonne"), 2, seed=1)
    thinkers = Thinkers(processes)
    try:
        given = match.game, match.state, match.asked[0], "guide", Dice(1)
        assert await thinkers.answer(*given) in match.state.options(match.asked[0])
        assert await thinkers.aside(*given) is None
        with pytest.raises(NoThought):
            await thinkers.advise(match.game, match.state, match.asked[0], Dice(1), Heard(0, []))
        assert thinkers.given_up == 3
    finally:
        thinkers.close()


async def test_a_thought_without_end_is_ended(work: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "think", work.hang)
    match = Match(find("carcassonne"), 2, seed=1)
    thinkers = Thinkers(1, longest=1.0)
    try:
        seat = match.asked[0]
        found = await thinkers.answer(match.game, match.state, seat, "guide", Dice(1))
        assert found in match.state.options(seat)
        assert thinkers.figures()["thinkers_killed"][1] == 1
    finally:
        thinkers.close()


# -- a server that is killed -----------------------------------------------------------------


async def _play_a_little(guest: Guest) -> None:
    """Until a bot has answered, so that its process is there."""
    made = await guest.make("walpurgisnacht", 3, bots={"1": "random", "2": "guide"})
    live = await guest.live(made["table"], 0)
    await live.play(Dice(1), 3)
    await guest.close()


async def _killed(data: Path, guest_at: Any) -> str:
    """What a server and its workers say on the error stream, if it is killed in the middle. The
    stream ends when the last of them has ended."""
    command = [sys.executable, "-m", "aquelarre", "serve", "--local", "--port", "0"]
    command += ["--no-browser", "--no-limits", "--bot-processes", "2", "--data", str(data)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, encoding="utf-8") as process:
        try:
            assert process.stdout is not None
            said = await asyncio.to_thread(process.stdout.readline)
            base = said.split()[-1].rstrip("/").replace("localhost", "127.0.0.1")
            await _play_a_little(guest_at(base))
        finally:
            process.kill()
        _, errors = await asyncio.to_thread(process.communicate, timeout=PATIENCE)
        return errors


@pytest.mark.parametrize("kills", [2, pytest.param(20, marks=pytest.mark.deep)])
async def test_workers_end_with_a_server_that_is_killed(
    house: Opened, tmp_path: Path, kills: int
) -> None:
    async with house() as server:
        kind = type(server.guest())
        for _ in range(kills):
            errors = await _killed(tmp_path / "data", lambda base: kind(base, "Ana"))
            assert errors == ""
