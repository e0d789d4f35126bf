"""`aquelarre prove`: it runs to the end, its checks bite, and its page says what was found."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from aquelarre.kernel import WATCHER, Dice
from aquelarre.kernel.catalog import find
from aquelarre.match import Match
from aquelarre.proof import abuse, durability, proving
from aquelarre.proof.abuse import bomb_file, refused
from aquelarre.proof.durability import Stubborn
from aquelarre.proof.findings import Finding, Findings
from aquelarre.proof.guests import Person
from aquelarre.proof.house import PROGRAM, throw_away
from aquelarre.proof.report import lines, page
from aquelarre.proof.secrecy import compare, compare_news, plain
from aquelarre.server import frames
from aquelarre.server.records import ChatLine, SeatRecord, Stored, TableRecord
from aquelarre.terminal.cli import main
from aquelarre.words import Words

SEATS = 3
UNHURRIED = 60.0  # seconds that somebody may wait where others are tested at the same time


def played(game: str, count: int) -> tuple[Match[Any], dict[int, list[dict[str, Any]]]]:
    """A game at random, and the updates that each seat and a watcher would be sent."""
    match: Match[Any] = Match(find(game), SEATS, seed="proof")
    dice = Dice("players")
    sent: dict[int, list[dict[str, Any]]] = {seat: [] for seat in range(WATCHER, SEATS)}
    told = 0
    while not match.over and len(match.answers) < count:
        for seat, updates in sent.items():
            update = {
                "position": frames.position(match, seat),
                "events": frames.told(match, seat, told, told, {}),
            }
            updates.append(plain(update))
        told = len(match.events)
        seat = match.asked[dice.below(len(match.asked))]
        options = match.state.options(seat)
        match.play(seat, options[dice.below(len(options))])
    return match, sent


def person(seat: int, updates: list[dict[str, Any]]) -> Person:
    return cast("Person", SimpleNamespace(seat=seat, updates=updates))


@pytest.mark.parametrize("game", ["walpurgisnacht", "new_salem", "las_brujas"])
def test_what_the_rules_let_a_seat_see_is_found_to_be_good(game: str) -> None:
    match, sent = played(game, 60)
    finding, heard = Finding("secrets", "sent"), Finding("secrets", "heard")
    for seat, updates in sent.items():
        compare(match, person(seat, updates), finding, Dice("worlds"))
        compare_news(match, person(seat, updates), heard)
    assert finding.good, finding.told
    assert heard.good, heard.told
    assert finding.tried > 20


def test_one_bit_too_much_is_found() -> None:
    match, sent = played("walpurgisnacht", 30)
    for update in sent[WATCHER]:
        update["position"]["view"]["devil"] = match.state.mephisto
    finding = Finding("secrets", "sent")
    compare(match, person(WATCHER, sent[WATCHER]), finding, Dice("worlds"))
    assert finding.failed == finding.tried > 0
    assert "devil" in finding.told[0]


def test_an_event_that_says_too_much_is_found() -> None:
    match, sent = played("walpurgisnacht", 30)
    whole = [event.whole() for event in match.events]
    number = next(n for n, event in enumerate(match.events) if event.hidden)
    finding = Finding("secrets", "heard")
    told = plain(frames.event(match.game, number, whole[number], ""))
    update = {"position": sent[WATCHER][0]["position"], "events": [told]}
    compare_news(match, person(WATCHER, [update]), finding)
    assert finding.failed == 1


def stored(match: Match[Any], answers: list[tuple[int, int]], chat: list[str]) -> Stored:
    table = TableRecord(
        id="t", game=match.game.key, seats=SEATS, settings=match.settings, seed="", created=0.0
    )
    talk = [ChatLine(n, 0, "", text, 0.0) for n, text in enumerate(chat)]
    return Stored(table, [SeatRecord() for _ in range(SEATS)], answers, talk)


def stubborn(match: Match[Any], number: int, said: list[str]) -> Stubborn:
    """Somebody to whom answer number `number` was acknowledged."""
    seat, action = match.answers[number]
    question = match.at(number).question
    command = {"t": "answer", "id": "a", "question": question, "action": action}
    person = SimpleNamespace(
        seat=seat, acknowledged=[command], unanswered=[], confirmed=[], denied=[]
    )
    found = Stubborn(cast("Person", person))
    found.said = said
    return found


@pytest.mark.parametrize(
    ("kept", "chat", "failures"),
    [(None, ["hello"], (0, 0)), (4, ["hello"], (1, 0)), (None, ["hello", "hello"], (0, 1)),
     (None, [], (0, 1))],
)  # fmt: skip
def test_what_is_lost_or_done_twice_is_found(
    kept: int | None, chat: list[str], failures: tuple[int, int]
) -> None:
    match, _ = played("carcassonne", 30)
    number = max(n for n, (seat, _) in enumerate(match.answers) if seat == 0)
    answers, spoken = Finding("once", "kept"), Finding("once", "spoken")
    again = Finding("once", "resent")
    them = [stubborn(match, number, ["hello"])]
    durability._check(stored(match, match.answers[:kept], chat), them, answers, spoken, again)
    assert (answers.failed, spoken.failed) == failures
    assert answers.tried == spoken.tried == 1


def test_the_latest_of_each_kind_is_sent_again() -> None:
    commands = [("say", "a"), ("answer", "b"), ("answer", "c"), ("answer", "d"), ("say", "e")]
    acknowledged = [{"t": t, "id": name} for t, name in commands]
    one = Stubborn(cast("Person", SimpleNamespace(acknowledged=acknowledged)))
    one.asides = {"c"}
    assert sorted(command["id"] for command in one.doubted()) == ["c", "d", "e"]


FORGETFUL = """
import sys
from aquelarre.server.commands import Commands
from aquelarre.terminal.cli import main
Commands.knows = lambda *_: False
sys.exit(main())
"""


@pytest.mark.parametrize("forgets", [True, False])
def test_a_server_that_does_things_twice_is_found(
    monkeypatch: pytest.MonkeyPatch, forgets: bool
) -> None:
    """It keeps everything, but does not know again what it has done already."""
    monkeypatch.setattr(durability, "TALKS", 1)
    monkeypatch.setattr(durability, "LEAST", 8)  # of three people one has said something by then
    findings = Findings("a machine", "1.0", ["walpurgisnacht"])
    program = ("-c", FORGETFUL) if forgets else PROGRAM

    async def kill() -> None:
        async with throw_away(*proving.FAST, program=program) as house:
            await durability.kill_it(findings, house, find("walpurgisnacht"), 1, Dice("kills"))

    asyncio.run(kill())
    kept, spoken, again, killed = findings.all
    assert (kept.good, killed.good) == (True, True), findings.all
    assert spoken.good == (not forgets), spoken.told
    assert ("kept 2 times" in str(spoken.told)) == forgets
    assert again.tried > 0
    assert forgets or again.good, again.told


@pytest.mark.parametrize(("status", "good"), [(403, True), (429, True), (0, True), (200, False)])
def test_only_a_refusal_is_a_refusal(status: int, good: bool) -> None:
    assert (refused(status, why="x") == "") == good
    assert refused(500, why="x")


class Line:
    """A connection on which every ping is answered at once."""

    async def __aenter__(self) -> Line:
        return self

    async def __aexit__(self, *_: object) -> None:
        return None

    async def send(self, text: str) -> None:
        await asyncio.sleep(0)

    async def recv(self) -> str:
        return '{"t":"pong"}'


@pytest.mark.parametrize(("slowest", "good"), [(0.0, False), (UNHURRIED, True)])
def test_who_is_kept_waiting_is_found(
    monkeypatch: pytest.MonkeyPatch, slowest: float, good: bool
) -> None:
    monkeypatch.setattr(abuse, "SLOWEST", slowest)
    finding = Finding("abuse", "flood")

    async def opened(*_: object) -> Line:
        return Line()

    async def look() -> None:
        device = SimpleNamespace(socket=opened)
        one = cast("Person", SimpleNamespace(device=device, table="t", seat=0))
        await abuse._waits(one, finding, asyncio.sleep(0))

    asyncio.run(look())
    assert finding.tried > 0
    assert finding.good == good, finding.told


def test_the_bomb_is_small() -> None:
    """The file beside the box that every file of its game carries."""
    header, sealed, end = bomb_file().splitlines()
    assert len(json.dumps(json.loads(header) | {"edition": ""})) + len(sealed) + len(end) < 20_000


# -- the page ----------------------------------------------------------------------------


def found(failed: bool) -> Findings:
    findings = Findings("a machine", "1.0", ["walpurgisnacht"], seconds=90)
    sent = findings.of("secrets", "sent", "walpurgisnacht")
    sent.note("seat 2: <b>a leak</b>" if failed else "")
    findings.of("abuse", "paths").note()
    return findings


@pytest.mark.parametrize("failed", [True, False])
def test_the_page_tells_both_languages_and_what_failed(failed: bool) -> None:
    text = page(found(failed), "es")
    assert text.index('lang="es"') < text.index('lang="en"')
    assert "Los secretos siguen siendo secretos" in text
    assert "Secrets stay secret" in text
    assert ("&lt;b&gt;a leak" in text) == failed
    assert "<b>" not in text
    assert ('class="verdict bad"' in text) == failed
    told = lines(found(failed), Words("en"))
    assert any("a leak" in line for line in told) == failed


def test_a_check_that_tried_nothing_is_not_good() -> None:
    findings = found(False)
    findings.of("abuse", "bomb")
    assert not findings.good
    assert "could not be tried" in page(findings, "en")
    assert findings.summed("abuse") == (1, 1)


# -- the whole ---------------------------------------------------------------------------


def test_the_command_proves_a_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(proving, "KILLS", 1)
    monkeypatch.setattr(durability, "MOST", 1)  # the kill comes as early as it ever does
    monkeypatch.setattr(proving, "RANDOM_GAMES", 1)
    monkeypatch.setattr(proving, "THROUGH_THE_SERVER", 1)
    monkeypatch.setattr(abuse, "SLOWEST", UNHURRIED)
    report = tmp_path / "page.html"
    status = main(["prove", "walpurgisnacht", "--report", str(report), "--lang", "en"])
    said = capsys.readouterr().out
    assert status == 0, said
    assert "none succeeded" in said
    assert "none succeeded" in report.read_text("utf-8")


def test_a_failure_is_an_exit_status(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def proved(*_: object) -> Findings:
        await asyncio.sleep(0)
        return found(True)

    monkeypatch.setattr(proving, "prove", proved)
    assert main(["prove", "--report", str(tmp_path / "x.html"), "--lang", "en"]) == 1
    assert "a leak" in capsys.readouterr().out
    assert main(["prove", "--report", str(tmp_path / "no" / "x.html"), "--lang", "en"]) == 2
