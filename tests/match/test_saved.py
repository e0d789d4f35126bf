"""Saved games: they come back as they were, and a damaged file says what is wrong."""

from __future__ import annotations

import zlib
from base64 import b64decode, b64encode
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from aquelarre.games._template import GAME
from aquelarre.games._template.state import TemplateState
from aquelarre.games._template.verbs import DEAL, KEEP, SHOW, SWAP
from aquelarre.kernel import AquelarreError, BadFile
from aquelarre.match import Match, Player, load, read, save, write


def running() -> Match[TemplateState]:
    """Ana has the Moon and has answered; Begoña has not."""
    players = [Player("Ana"), Player("Begoña")]
    match = Match(GAME, 2, {"showing": 1}, seed="brocken", players=players, scripted=True)
    for face in (5, 0):
        match.play(match.nature, DEAL.at(face))
    match.scripted = False
    match.play(0, KEEP.at())
    return match


def finished() -> Match[TemplateState]:
    match = running()
    match.play(1, SWAP.at())
    assert match.over
    return match


def lines_of(text: str) -> list[Any]:
    return [msgspec.json.decode(line) for line in text.splitlines()]


def file_of(records: list[Any], *, honest: bool = True) -> str:
    """A file with these records; with `honest` its checksum fits them."""
    lines = [msgspec.json.encode(record).decode() + "\n" for record in records]
    if honest:
        records[-1]["check"] = sha256("".join(lines[:-1]).encode()).hexdigest()
        lines[-1] = msgspec.json.encode(records[-1]).decode() + "\n"
    return "".join(lines)


def altered(match: Match[TemplateState], line: int, **changes: Any) -> str:
    records = lines_of(save(match, sealed=False))
    records[line].update(changes)
    return file_of(records)


# -- there and back ----------------------------------------------------------------------


@pytest.mark.parametrize("sealed", [False, True, None])
@pytest.mark.parametrize("begin", [running, finished])
def test_a_match_comes_back_as_it_was(begin: Any, sealed: bool | None) -> None:
    match = begin()
    again = load(save(match, sealed=sealed))
    assert again.fingerprint() == match.fingerprint()
    assert again.answers == match.answers
    assert again.settings == match.settings
    assert again.seed == match.seed
    assert [event.whole() for event in again.events] == [event.whole() for event in match.events]
    assert [player.name for player in again.players] == ["Ana", "Begoña"]
    assert save(again, sealed=sealed) == save(match, sealed=sealed)


def test_a_resumed_match_goes_on_as_it_would_have() -> None:
    match, again = running(), load(save(running()))
    for each in (match, again):
        each.play(1, SWAP.at())
    assert again.answers == match.answers
    assert again.over


@given(
    seats=st.integers(2, 4),
    seed=st.text(st.characters(exclude_categories=["Cs"]), min_size=1),
    picks=st.lists(st.integers(0, 2), max_size=8),
    sealed=st.booleans(),
)
def test_any_moment_can_be_saved(seats: int, seed: str, picks: list[int], sealed: bool) -> None:
    match = Match(GAME, seats, seed=seed)
    for pick in picks:
        if match.over:
            break
        seat = match.asked[0]
        options = match.options(seat)
        match.play(seat, options[pick % len(options)].action)
    assert load(save(match, sealed=sealed)).fingerprint() == match.fingerprint()


@pytest.mark.parametrize(
    "name", ["", "Ñandú 🧙", "a\u2028b\u0085c\x0bd", 'quo"te\\', "\n\r\t", "ظ"]
)
def test_names_may_be_anything(name: str, tmp_path: Path) -> None:
    match = Match(GAME, 2, seed=1, players=[Player(name), Player(bot="guide")])
    write(match, tmp_path / "game.aquelarre")
    again = read(tmp_path / "game.aquelarre")
    assert [(player.name, player.bot) for player in again.players] == [(name, ""), ("", "guide")]


def test_a_file_may_be_named_by_a_text(tmp_path: Path) -> None:
    match = running()
    write(match, str(tmp_path / "game.aquelarre"))
    assert read(str(tmp_path / "game.aquelarre")).answers == match.answers


def test_an_empty_seed_is_a_seed() -> None:
    match = Match(GAME, 2, seed="")
    assert load(save(match, sealed=False)).fingerprint() == match.fingerprint()


def test_a_name_with_half_a_character_can_be_saved() -> None:
    match = Match(GAME, 2, seed=1, players=[Player("\udcff"), Player()])
    assert load(save(match)).fingerprint() == match.fingerprint()


def test_writing_keeps_the_older_file_until_the_new_one_is_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.aquelarre"
    write(running(), path)
    before = path.read_text(encoding="utf-8")

    def fails(self: Path, target: Path) -> Path:
        raise OSError("the disk is full")

    monkeypatch.setattr(Path, "replace", fails)
    with pytest.raises(OSError, match="disk is full"):
        write(finished(), path)
    assert path.read_text(encoding="utf-8") == before


# -- the curtain -------------------------------------------------------------------------


def test_a_running_game_does_not_show_its_secrets() -> None:
    match = running()
    text = save(match)
    header, sealed, end = lines_of(text)
    assert list(sealed) == ["sealed"]
    assert "seed" not in header
    assert "brocken" not in text
    assert not {"answers", "hand", "cards"} & {*header, *end}
    for seat, action in match.answers:
        assert f"[{seat},{action}]" not in text
    assert b"brocken" not in b64decode(sealed["sealed"])


def test_what_is_not_secret_can_be_read() -> None:
    header, *_, end = lines_of(save(running()))
    assert header["game"] == "_template"
    assert header["status"] == "running"
    assert header["players"] == [{"name": "Ana"}, {"name": "Begoña"}]
    assert end["count"] == 3


def test_a_finished_game_is_open() -> None:
    header, *answers, end = lines_of(save(finished()))
    assert header["status"] == "finished"
    assert header["seed"] == "brocken"
    assert [tuple(answer) for answer in answers] == finished().answers
    assert end["position"] == finished().fingerprint()


# -- damage ------------------------------------------------------------------------------


@pytest.mark.parametrize("sealed", [False, True])
def test_a_file_cut_anywhere_is_refused(sealed: bool) -> None:
    whole = save(running(), sealed=sealed).encode()
    for length in range(len(whole)):
        part = whole[:length]
        try:
            text = part.decode()
        except UnicodeDecodeError:
            continue
        with pytest.raises(BadFile) as problem:
            load(text)
        assert 1 <= problem.value.line <= whole.count(b"\n"), length


def test_a_file_cut_inside_a_letter_is_refused(tmp_path: Path) -> None:
    whole = save(running()).encode()
    path = tmp_path / "game.aquelarre"
    path.write_bytes(whole[: whole.index("ñ".encode()) + 1])
    with pytest.raises(BadFile, match="Line 1"):
        read(path)


@pytest.mark.parametrize("sealed", [False, True])
def test_a_changed_letter_is_noticed_wherever_it_is(sealed: bool) -> None:
    """Nothing but our own refusals, and never another game."""
    whole = save(running(), sealed=sealed)
    for place in range(0, len(whole), 3):
        old = whole[place]
        new = "7" if old != "7" else "8"
        with pytest.raises(BadFile):
            load(whole[:place] + new + whole[place + 1 :])


@given(garbage=st.text())
def test_garbage_is_refused_in_one_sentence(garbage: str) -> None:
    with pytest.raises(BadFile) as problem:
        load(garbage)
    assert "\n" not in str(problem.value)


@pytest.mark.parametrize("text", ["", "\n", "{}\n", "[]\n", "null\n{}\n{}\n", "[" * 100_000 + "\n"])
def test_what_is_no_saved_game(text: str) -> None:
    with pytest.raises(BadFile, match="Line 1"):
        load(text)


def test_bytes_that_are_no_text(tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(b"\x89PNG\r\n\xff\xfe")
    with pytest.raises(BadFile, match="not a saved game"):
        read(path)


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"aquelarre": 2}, "file format 2"),
        ({"rules": 99}, "rules version 99 of _template; this Aquelarre knows 1"),
        ({"game": "no_such_game"}, "no game called 'no_such_game'"),
        ({"seats": 3}, "seats and players differ"),
        ({"seats": 9, "players": [{}] * 9}, "2 to 4 players, not 9"),
        ({"seats": "two"}, "not a saved game"),
        ({"settings": {"showing": 5}}, "no option 'showing' = 5"),
        ({"settings": {"wind": 1}}, "no option 'wind'"),
        ({"status": "finished"}, "not finished after its answers"),
        ({"status": "paused"}, "not a saved game"),
        ({"extra": 1}, "not a saved game"),
    ],
)
def test_a_header_that_does_not_fit(changes: dict[str, Any], told: str) -> None:
    with pytest.raises(BadFile, match=told) as problem:
        load(altered(running(), 0, **changes))
    assert problem.value.line == 1


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"check": "0" * 64}, "changed after it was saved"),
        ({"count": 99}, "changed after it was saved"),
        ({"position": "2-" + "0" * 16}, "lead to another position"),
        ({"position": "3-" + "0" * 16}, "lead to another position"),
    ],
)
def test_an_end_that_does_not_fit(changes: dict[str, Any], told: str) -> None:
    records = lines_of(save(running(), sealed=False))
    records[-1].update(changes)
    text = file_of(records, honest="check" not in changes)
    with pytest.raises(BadFile, match=told) as problem:
        load(text)
    assert problem.value.line == len(records)


def test_another_legal_answer_with_an_honest_checksum_is_noticed() -> None:
    records = lines_of(save(running(), sealed=False))
    assert records[3] == [0, KEEP.at()]
    records[3] = [0, SWAP.at()]
    with pytest.raises(BadFile, match="lead to another position"):
        load(file_of(records))


@pytest.mark.parametrize("answer", [[0, SHOW.at() + 80], [1, DEAL.at(0)], [9, 1], [-1, -1]])
def test_an_illegal_answer_is_named_by_its_number(answer: list[int]) -> None:
    records = lines_of(save(running(), sealed=False))
    records[3] = answer  # line 4: the third answer
    with pytest.raises(BadFile, match=r"answer 3 \(seat") as problem:
        load(file_of(records))
    assert problem.value.line == 4
    assert problem.value.values["answer"] == 3


@pytest.mark.parametrize("answer", [[0], [0, 1, 2], {"seat": 0}, "0,1", None, [0, 1.5], [0, "1"]])
def test_an_answer_that_is_none(answer: Any) -> None:
    records = lines_of(save(running(), sealed=False))
    records[3] = answer
    with pytest.raises(BadFile, match="Line 4"):
        load(file_of(records))


def test_an_answer_after_the_end() -> None:
    records = lines_of(save(finished()))
    records.insert(-1, [0, KEEP.at()])
    records[-1]["count"] += 1
    with pytest.raises(BadFile, match=r"is refused: The game is over\."):
        load(file_of(records))


def test_a_missing_answer_is_noticed() -> None:
    records = lines_of(save(running(), sealed=False))
    del records[3]
    with pytest.raises(BadFile, match="changed after it was saved"):
        load(file_of(records))


def sealed_file(payload: bytes) -> str:
    records = lines_of(save(running()))
    records[1]["sealed"] = b64encode(payload).decode()
    return file_of(records)


def test_a_sealed_line_that_is_right_can_be_opened() -> None:
    secret = {"seed": "brocken", "answers": running().answers}
    assert load(sealed_file(zlib.compress(msgspec.json.encode(secret)))).answers == (
        running().answers
    )


@pytest.mark.parametrize(
    "payload",
    [
        b"",
        b"not packed",
        zlib.compress(b"not JSON"),
        zlib.compress(b"{}"),
        zlib.compress(b'{"seed":"x","answers":[[1]]}'),
        zlib.compress(msgspec.json.encode({"seed": "x", "answers": []}))[:-4],
    ],
)
def test_a_damaged_seal(payload: bytes) -> None:
    with pytest.raises(BadFile, match="Line 2: the sealed answers are damaged"):
        load(sealed_file(payload))


def test_a_seal_that_unpacks_to_gigabytes_is_not_unpacked() -> None:
    """Right in every other way: only its size is refused."""
    secret = msgspec.json.encode({"seed": "brocken", "answers": running().answers})
    bomb = zlib.compressobj(9)
    blanks = b" " * 1_000_000
    payload = b"".join(bomb.compress(blanks) for _ in range(64))
    payload += bomb.compress(secret) + bomb.flush()
    assert len(payload) < 100_000
    with pytest.raises(BadFile, match="no game has more than"):
        load(sealed_file(payload))


def test_a_sealed_line_that_is_no_base64() -> None:
    records = lines_of(save(running()))
    records[1]["sealed"] = "ñ?"
    with pytest.raises(BadFile, match="Line 2"):
        load(file_of(records))


def test_lines_after_the_end_are_refused() -> None:
    for sealed in (False, True):
        with pytest.raises(BadFile):
            load(save(running(), sealed=sealed) + "[0,1]\n")


def test_every_problem_is_one_of_ours() -> None:
    assert issubclass(BadFile, AquelarreError)
