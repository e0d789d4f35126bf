"""Saved games: one text file of JSON lines, described in docs/FORMAT.md.

A finished game is written in the open. The answers of a running game are sealed (packed so that
nobody reads by chance what must not be seen: roles, or cards that were turned face down); the
seal is a curtain, not a lock, because whoever runs a table can always look behind it.
"""

from __future__ import annotations

import os
import secrets
import zlib
from base64 import b64decode, b64encode
from hashlib import sha256
from pathlib import Path
from typing import Any, Literal

import msgspec

from aquelarre.kernel import AquelarreError, BadEdition, BadFile, Refusal
from aquelarre.kernel.catalog import find
from aquelarre.match.match import Match, Player

FORMAT = 1
BEGINNING = '{"aquelarre":'
LARGEST = 4_000_000  # bytes of answers: far beyond any game, small enough for any machine


class Mark(msgspec.Struct):
    """What every version of the first line has: the version itself."""

    aquelarre: int


class Seated(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    name: str = ""
    bot: str = ""


class Header(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """The first line: what is played, by which rules, by whom."""

    aquelarre: int
    game: str
    rules: int
    seats: int
    settings: dict[str, int]
    players: list[Seated]
    status: Literal["running", "finished"]
    seed: str | None = None  # of chance; only in an open file
    edition: str = ""  # what is in the box, of a game that has editions


Answer = tuple[int, int]  # seat and action; the seat after the last player is nature


class Secret(msgspec.Struct, forbid_unknown_fields=True):
    """What a sealed file keeps behind the curtain."""

    seed: str
    answers: list[Answer]


class Sealed(msgspec.Struct, forbid_unknown_fields=True):
    """The second line of a sealed file, instead of one line for each answer."""

    sealed: str


class End(msgspec.Struct, forbid_unknown_fields=True):
    """The last line: how much there was, so that a cut or changed file is noticed."""

    count: int
    position: str
    check: str


def save(match: Match[Any], *, sealed: bool | None = None) -> str:
    """The match as the text of a file. A running game is sealed unless told otherwise."""
    if sealed is None:
        sealed = not match.over
    header = Header(
        aquelarre=FORMAT,
        game=match.game.key,
        rules=match.game.rules_version,
        seats=match.seats,
        settings=match.settings,
        players=[Seated(player.name, player.bot) for player in match.players],
        status="finished" if match.over else "running",
        seed=None if sealed else match.seed,
        edition=match.game.edition_text(),
    )
    lines = [_line(header)]
    if sealed:
        lines.append(_line(Sealed(_seal(Secret(match.seed, match.answers)))))
    else:
        lines += [_line(answer) for answer in match.answers]
    lines.append(_line(End(len(match.answers), match.fingerprint(), _checksum(lines))))
    return "".join(lines)


def load(text: str) -> Match[Any]:
    """The match of a saved text; every answer is played again and checked."""
    lines = _lines(text)
    mark = _read(lines, 1, Mark)
    if mark.aquelarre != FORMAT:
        raise BadFile("format", 1, f"file format {mark.aquelarre} is not known here.")
    header = _read(lines, 1, Header)
    match = _new_match(header)
    last = len(lines)
    sealed = header.seed is None
    if header.seed is None:
        secret = _unseal(_read(lines, 2, Sealed))
        end = _read(lines, 3, End)
    else:
        secret = Secret(header.seed, [_read(lines, at, Answer) for at in range(2, last)])
        end = _read(lines, last, End)
    _replay(match, secret.answers, 0 if sealed else 1)
    if end.check != _checksum(lines[:-1]) or end.count != len(secret.answers):
        raise BadFile("changed", last, "the file was changed after it was saved.")
    if match.over != (header.status == "finished"):
        raise BadFile("status", 1, f"the game is not {header.status} after its answers.")
    if match.fingerprint() != end.position:
        raise BadFile("changed", last, "the answers lead to another position than was saved.")
    return match.resumed(secret.seed)


def write(match: Match[Any], path: Path) -> None:
    """Save into a file; an older file of that name stays whole until the new one is on disk."""
    draft = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        with draft.open("x", encoding="utf-8") as file:
            file.write(save(match))
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


def read(path: Path) -> Match[Any]:
    """Load from a file."""
    try:
        return load(path.read_text(encoding="utf-8-sig"))  # some editors add a mark
    except UnicodeDecodeError:
        raise BadFile("foreign", 1, "this is not a saved game of Aquelarre.") from None


def _new_match(header: Header) -> Match[Any]:
    try:
        game = find(header.game, header.edition)
        if header.rules > game.rules_version:
            raise BadFile(
                "rules",
                1,
                f"the game was saved with rules version {header.rules} of {game.key}; "
                f"this Aquelarre knows {game.rules_version}.",
                found=header.rules,
                known=game.rules_version,
            )
        if len(header.players) != header.seats:
            raise BadFile("header", 1, "seats and players differ in number.")
        players = [Player(seated.name, seated.bot) for seated in header.players]
        return Match(game, header.seats, header.settings, players=players, scripted=True)
    except BadFile:
        raise
    except BadEdition as problem:
        raise BadFile(
            "edition",
            1,
            f"the edition cannot be played. {problem}",
            place=problem.line,
        ) from None
    except AquelarreError as problem:
        raise BadFile("header", 1, str(problem)) from None


def _replay(match: Match[Any], answers: list[Answer], first_line: int) -> None:
    """Give all answers again; an illegal one is named by its number and its line."""
    for number, (seat, action) in enumerate(answers, start=1):
        try:
            match.play(seat, action)
        except Refusal as refusal:
            line = first_line + number if first_line else 2
            raise BadFile(
                "answer",
                line,
                f"answer {number} (seat {seat}, action {action}) is refused: {refusal}",
                answer=number,
            ) from None


def _line(record: msgspec.Struct | Answer) -> str:
    return msgspec.json.encode(record).decode() + "\n"


def _checksum(lines: list[str]) -> str:
    return sha256("".join(lines).encode("utf-8", "surrogatepass")).hexdigest()


def _seal(secret: Secret) -> str:
    return b64encode(zlib.compress(msgspec.json.encode(secret), 9)).decode()


def _unseal(record: Sealed) -> Secret:
    try:
        packed = zlib.decompressobj()
        plain = packed.decompress(b64decode(record.sealed, validate=True), LARGEST)
        if not packed.eof:
            raise ValueError("cut, or too large")
        return msgspec.json.decode(plain, type=Secret)
    except (ValueError, zlib.error, msgspec.MsgspecError):
        raise BadFile("sealed", 2, "the sealed answers are damaged.") from None


def _lines(text: str) -> list[str]:
    """The lines with their ends, so that a cut one is noticed. Only a newline ends a line: names
    may contain other separators."""
    *whole, rest = text.split("\n")
    while whole and not whole[-1] and not rest:
        whole.pop()  # empty lines at the end harm nobody
    return [line + "\n" for line in whole] + ([rest] if rest else [])


def _read(lines: list[str], number: int, kind: Any) -> Any:
    """One line as a record, or a sentence that says where the file is wrong."""
    if not "".join(lines[:1]).startswith(BEGINNING):
        raise BadFile("foreign", 1, "this is not a saved game of Aquelarre.")
    if len(lines) < number or not lines[number - 1].endswith("\n"):
        raise BadFile("cut", number, "the file ends too early.")
    try:
        return msgspec.json.decode(lines[number - 1], type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as problem:
        if number == 1:
            raise BadFile("foreign", 1, "this is not a saved game of Aquelarre.") from None
        if kind is End:
            raise BadFile("cut", number, "the file's last line is missing.") from None
        raise BadFile("unreadable", number, f"{problem}.") from None
