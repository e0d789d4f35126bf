"""Engines as bots: they play whole games; one that fails loses its turn to the guide, and what was
wrong is told."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from aquelarre.bots import named
from aquelarre.bots.arena import Results, simulate
from aquelarre.bots.engine import NoEngine, command, command_of, kinds_in, session
from aquelarre.bots.engine.player import POOL, EngineBot, Pool
from aquelarre.bots.engine.process import Process, Silent
from aquelarre.bots.figures import as_data
from aquelarre.bots.protocol import Heard
from aquelarre.kernel import Dice, Window
from aquelarre.kernel.catalog import find, names
from aquelarre.match import Match
from aquelarre.words import LANGUAGES, Words

HERE = Path(__file__).parent
SAMPLE = HERE / "sample_engine.py"
PYTHON = Path(__file__).parents[2] / "examples" / "engine_python" / "engine.py"


@pytest.fixture(autouse=True)
def _all_leave(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No engine stays; and none is waited for long that does not answer or leave."""
    monkeypatch.setattr(command, "GRACE", 0.2)
    monkeypatch.setattr(session, "LEAVING", 0.2)
    yield
    POOL.close()
    named.look_again()


@pytest.fixture
def diary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where an engine writes what it reads; it may leave in peace, with all of it written."""
    monkeypatch.setattr(session, "LEAVING", 60.0)
    return tmp_path / "diary"


def sample(fault: str, diary: Path | None = None, ms: int = 20_000) -> str:
    more = f" {diary}" if diary else ""
    return f"cmd@{ms}:{sys.executable} -I {SAMPLE} {fault}{more}"


def study(kind: str, games: int = 1, game: str = "_template", seats: int = 2) -> Results:
    return simulate(find(game), games, seats, {}, [kind, "random"], seed=1)


def reasons(results: Results) -> dict[str, int]:
    return {str(first.values["reason"]): count for count, first in results.faults}


@pytest.mark.parametrize("name", names())
def test_the_sample_in_python_plays_every_game(name: str) -> None:
    game = find(name)
    results = simulate(game, 1, game.least_seats, {}, [f"cmd@20000:{PYTHON}"], seed=1)
    assert results.games == 1
    assert not results.faults


def test_the_same_seed_plays_the_same_game_with_any_number_of_processes() -> None:
    kind = f"cmd@20000:{PYTHON}"
    studies = [
        simulate(find("walpurgisnacht"), 4, 4, {}, [kind, "random"], seed=7, jobs=jobs)
        for jobs in (1, 1, 2)
    ]
    assert as_data(studies[0]) == as_data(studies[1]) == as_data(studies[2])


@pytest.mark.parametrize(
    ("fault", "reason", "turns"),
    [
        ("illegal", "option", 4),
        ("negative", "option", 4),
        ("silent", "silent", 4),
        ("garbage", "garbled", 4),
        ("list", "garbled", 4),
        ("nested", "garbled", 4),
        ("endless", "garbled", 4),
        ("talkative", "garbled", 4),
        ("complains", "error", 4),
        ("dies", "died", 4),
        ("newer", "hello", 4),
        ("rude", "hello", 4),
        ("picky", "game", 4),
    ],
)
def test_what_it_does_wrong_is_told_once_and_the_guide_answers(
    fault: str, reason: str, turns: int
) -> None:
    results = study(sample(fault), games=turns)
    assert results.games == turns
    (told,) = [first for _, first in results.faults if first.values["reason"] == f"engine-{reason}"]
    for lang in LANGUAGES:
        sentence = Words(lang, strict=True).error(told)
        assert sample(fault) in sentence
        assert "\x1b" not in sentence
        assert len(sentence) < 700


def test_a_sentence_for_every_fault_in_every_language() -> None:
    source = (Path(command.__file__).with_name("session.py")).read_text("utf-8")
    source += (Path(command.__file__).with_name("check.py")).read_text("utf-8")
    found = {part.split('"')[1] for part in source.split("Fault(")[1:] if part.startswith('"')}
    found |= {"slow", "start"}
    assert len(found) > 10
    for lang in LANGUAGES:
        text = (
            Path(Words.__init__.__code__.co_filename).parent / "locale" / f"{lang}.ftl"
        ).read_text("utf-8")
        for reason in found:
            assert f"[engine-{reason}]" in text, reason


@pytest.mark.parametrize("fault", ["deaf", "stale", "mute"])
def test_a_game_goes_on_without_an_engine_that_does_not_answer(
    fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "HELLO", 0.3 if fault == "mute" else 20.0)
    monkeypatch.setattr(command, "GRACE", 0.05)
    results = study(sample(fault, ms=1))
    assert results.games == 1
    assert set(reasons(results)) == {"engine-start" if fault == "mute" else "engine-slow"}


def test_it_is_started_again_but_not_for_ever(diary: Path) -> None:
    results = simulate(find("carcassonne"), 1, 2, {}, [sample("dies", diary), "random"], seed=1)
    assert diary.read_text("utf-8").count('{"t":"hello"') == 3
    assert reasons(results)["engine-died"] == 3
    assert reasons(results)["engine-given-up"] > 3


def test_in_the_next_game_it_has_another_chance(diary: Path) -> None:
    results = simulate(find("_template"), 2, 2, {}, [sample("dies", diary)], seed=1)
    assert diary.read_text("utf-8").count('{"t":"hello"') == 8
    assert reasons(results) == {"engine-died": 8}, "each seat is asked twice in a game"


def test_two_answers_in_a_row_that_do_not_come_end_the_process(
    diary: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The time for each is up when the engine has said what it says, however slow the machine is:
    one that is ended before it has read the question could not write it down."""
    take = Process.take
    answered: set[Process] = set()

    def taken(self: Process, seconds: float) -> bytes:
        if seconds > 1:  # for its hello
            return take(self, seconds)
        if self in answered:
            answered.remove(self)
            raise Silent
        answered.add(self)
        return take(self, 60.0)

    monkeypatch.setattr(Process, "take", taken)
    kind = sample("stale", diary, ms=1)
    simulate(find("carcassonne"), 1, 2, {}, [kind, "random"], seed=1)
    POOL.close()
    said = [json.loads(line)["t"] for line in diary.read_text("utf-8").splitlines()]
    first = said[: said.index("hello", 1)]
    assert first.count("go") == 2
    assert first.count("stop") == 1, "the first time it is told that nobody waits any more"


def test_what_an_engine_is_told(diary: Path) -> None:
    """From the start, each event once, then what it sees and may answer; and the end."""
    kind = sample("es", diary)
    simulate(find("walpurgisnacht"), 2, 3, {}, [kind, "random", "random"], seed=1)
    POOL.close()
    said = [json.loads(line) for line in diary.read_text("utf-8").splitlines()]
    assert [each["t"] for each in said[:3]] == ["hello", "new", "told"]
    assert [each["t"] for each in said].count("hello") == 1, "one process plays all games"
    games: list[list[dict[str, Any]]] = []
    for each in said[1:]:
        if each["t"] == "new":
            games.append([])
        games[-1].append(each)
    assert [game[0]["seat"] for game in games] == [0, 2]
    assert games[0][0]["id"] != games[1][0]["id"]
    for game in games:
        told = [event["n"] for each in game if each["t"] == "told" for event in each["events"]]
        assert told == list(range(len(told)))
        (over,) = [each for each in game if each["t"] == "over"]
        assert len(over["returns"]) == 3
        for place, each in enumerate(game):
            if each["t"] == "go":
                assert [every["t"] for every in game[place - 2 : place]] == ["position", "options"]
                assert game[place - 2]["view"]["seat"] == game[0]["seat"]
        words = Words("es", find("walpurgisnacht"))
        first = next(each for each in game if each["t"] == "position" and each["question"])
        assert first["text"] == words.question(first["question"])


def test_what_was_taken_back_is_told_anew(diary: Path) -> None:
    """As at a table where somebody has undone something."""
    match = Match(find("carcassonne"), 2, {"mage_and_witch": 0}, seed="undo")
    pool = Pool()
    engine = command_of(sample("good", diary))

    def think() -> None:
        bot = EngineBot(engine, Dice(0), pool)
        seat = match.asked[0]
        bot.hear(match.window(seat), Heard(0, match.news(seat), "undone"))
        match.play(seat, bot.answer(match.window(seat)))
        assert not bot.faults

    seat = match.asked[0]
    think()
    before = len(match.events)
    match.undo(seat)
    assert len(match.events) < before
    think()
    think()
    pool.close()
    said = [json.loads(line) for line in diary.read_text("utf-8").splitlines()]
    assert [each["t"] for each in said].count("new") == 1
    told: list[Any] = []
    for each in said:
        if each["t"] == "told":
            told[each["from"] :] = [event["key"] for event in each["events"]]
    heard = [event.notice.key for event in match.events]
    assert told == heard[: len(told)]


def test_another_game_is_another_new(diary: Path) -> None:
    """One process for one seat of one game at a time; the one that waited longest makes room."""
    engine, pool = command_of(sample("good", diary)), Pool(most=1)
    for name in ("a", "b", "a"):
        match = Match(find("_template"), 2, seed=1)
        bot = EngineBot(engine, Dice(0), pool)
        bot.hear(match.window(0), Heard(0, match.news(0), name))
        bot.answer(match.window(0))
        assert not bot.faults
    pool.close()
    said = [json.loads(line) for line in diary.read_text("utf-8").splitlines()]
    assert [each["id"] for each in said if each["t"] == "new"] == ["a", "b", "a"]
    assert [each["t"] for each in said].count("bye") == 3


@pytest.mark.parametrize(
    ("kind", "reason"),
    [
        ("cmd:", "form"),
        ("cmd:'open", "form"),
        ("cmd:" + "x" * 3000, "form"),
        ("cmd:./no_such_program", "missing"),
        (f"cmd:{SAMPLE}", "forbidden"),
        ("cmd@0:python3", "time"),
        ("cmd@20001:python3", "time"),
    ],
)
def test_a_command_that_cannot_be_started_is_refused_in_a_sentence(kind: str, reason: str) -> None:
    with pytest.raises(NoEngine) as caught:
        named.checked(kind)
    assert caught.value.values["reason"] == reason
    for lang in LANGUAGES:
        assert Words(lang, strict=True).error(caught.value)


def test_no_shell_reads_a_command(tmp_path: Path) -> None:
    trap = tmp_path / "trap"
    found = command_of(f"cmd:{sys.executable} -c pass ; touch {trap} $(touch {trap}) 'a, b'")
    assert found.args[1:] == ["-c", "pass", ";", "touch", str(trap), "$(touch", f"{trap})", "a, b"]
    assert not trap.exists()


def test_commas_part_kinds_but_not_between_quotation_marks() -> None:
    assert kinds_in("guide, random") == ["guide", "random"]
    assert kinds_in("") == [""]
    assert kinds_in("guide,cmd:./a 'b,c' --d,random") == ["guide", "cmd:./a 'b,c' --d", "random"]
    with pytest.raises(NoEngine):
        kinds_in("cmd:./a 'b")


def test_strangers_read_the_name_of_the_program_only() -> None:
    found = command_of(f"cmd:{sys.executable} -I {SAMPLE} good --token secret")
    assert found.shown == "cmd:sample_engine.py"
    assert command_of(f"cmd:{PYTHON} --token secret").shown == "cmd:engine.py"


def test_a_name_of_a_file_or_a_request_starts_nothing() -> None:
    with pytest.raises(named.UnknownBot):
        named.known(f"cmd:{PYTHON}")


def test_who_plays_with_engines_of_their_own_gets_no_faults_of_others() -> None:
    """Figures of a study have them, too; one without any has no such entry."""
    assert "faults" not in as_data(study(sample("good")))
    (told,) = as_data(study(sample("illegal")))["faults"]
    assert told["reason"] == "engine-option"
    assert told["count"] >= 1


def test_an_engine_on_a_window_alone_needs_no_events() -> None:
    """Somebody may ask a bot directly, as any other."""
    match = Match(find("walpurgisnacht"), 4, seed=3)
    seat = match.asked[0]
    window: Window[Any] = match.window(seat)
    assert named.bot(sample("good"), Dice(0)).answer(window) == window.options()[0]
