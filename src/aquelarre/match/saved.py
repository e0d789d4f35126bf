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
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, Literal

import msgspec

from aquelarre.editions import BadEdition, edition_text, find
from aquelarre.kernel import AquelarreError, BadFile, LeftOut, UnknownGame
from aquelarre.match.arguments import needs_text
from aquelarre.match.fingerprint import of_earlier_kind
from aquelarre.match.match import Match, Player
from aquelarre.match.replaying import give_again

FORMAT = 1
BEGINNING = '{"aquelarre":'
# The longest game that we have seen (Las Brujas with twelve who answer at random) has 5,400 answers
# in 42 kB. Twice as many are enough, for everybody who comes to a table is told its whole log.
MOST_ANSWERS = 12_000
LARGEST = 300_000  # bytes of sealed answers when they are unpacked: 25 for each


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
    scripted: bool = False  # nature's answers are left to the caller; only of a running game
    decks: dict[str, list[str]] = {}  # the short ones, if there are any
    stacked: list[int] = []  # nature's first answers, if they were laid out; only in an open file


Answer = tuple[int, int]  # seat and action; the seat after the last player is nature


class Secret(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """What a sealed file keeps behind the curtain."""

    seed: str
    answers: list[Answer]
    stacked: list[int] = []


class Sealed(msgspec.Struct, forbid_unknown_fields=True):
    """The second line of a sealed file, instead of one line for each answer."""

    sealed: str


class End(msgspec.Struct, forbid_unknown_fields=True):
    """The last line: how much there was, so that a cut or changed file is noticed."""

    count: int
    position: str
    check: str


def save(match: Match[Any], *, sealed: bool | None = None, position: str | None = None) -> str:
    """The match as the text of a file. A running game is sealed unless told otherwise. `position`
    is for rules that fail when they are looked at: "" notes none."""
    if sealed is None:
        sealed = not match.over
    header = Header(
        aquelarre=FORMAT,
        game=match.game.key,
        rules=match.rules,
        seats=match.seats,
        settings=match.settings,
        players=[Seated(player.name, player.bot) for player in match.players],
        status="finished" if match.over else "running",
        seed=None if sealed else match.seed,
        edition=edition_text(match.game),
        scripted=match.scripted and not match.over,
        decks=match.decks,
        stacked=[] if sealed else list(match.stacked),
    )
    position = match.fingerprint() if position is None else position
    return packed(header, match.seed, match.answers, position, match.stacked)


def packed(
    header: Header,
    seed: str,
    answers: list[Answer],
    position: str,
    stacked: Sequence[int] = (),
) -> str:
    """The text of a file; sealed if its header has no seed. The position may be "" where it is not
    known: then the file is judged by its replay alone."""
    lines = [_line(header)]
    if header.seed is None:
        lines.append(_line(Sealed(_seal(Secret(seed, answers, list(stacked))))))
    else:
        lines += [_line(answer) for answer in answers]
    lines.append(_line(End(len(answers), position, _checksum(lines))))
    return "".join(lines)


def load(text: str) -> Match[Any]:
    """The match of a saved text, exactly as it was: every answer is played again and checked, and
    nobody answers anything more. A nature who waited for the caller still does (`resumed`)."""
    needs_text(text)
    lines = _lines(text)
    mark = _read(lines, 1, Mark)
    if mark.aquelarre != FORMAT:
        raise BadFile("format", 1, f"file format {mark.aquelarre} is not known here.")
    header = _read(lines, 1, Header)
    secret, end = _contents(lines, header)
    match = _new_match(header, secret)
    last = len(lines)
    first_line = 0 if header.seed is None else 1
    _replay(match, secret.answers, first_line, header.rules < match.rules)
    if end.check != _checksum(lines[:-1]) or end.count != len(secret.answers):
        raise BadFile("changed", last, "the file was changed after it was saved.")
    if match.over != (header.status == "finished"):
        raise BadFile("status", 1, f"the game is not {header.status} after its answers.")
    if not of_earlier_kind(end.position) and match.fingerprint() != end.position:
        raise BadFile("changed", last, "the answers lead to another position than was saved.")
    # Nature waits only where she is scripted, though files of earlier versions do not say so.
    match.scripted = header.scripted or match.state.nature_asked
    return match


def _contents(lines: list[str], header: Header) -> tuple[Secret, End]:
    """What stands between the first and the last line of a file, and the last one."""
    last = len(lines)
    if header.seed is None:
        secret = _unseal(_read(lines, 2, Sealed))
        end = _read(lines, 3, End)
        _count(len(secret.answers))
        return secret, end
    _count(last - 2)
    answers = [_read(lines, at, Answer) for at in range(2, last)]
    return Secret(header.seed, answers, header.stacked), _read(lines, last, End)


def write(match: Match[Any], path: Path | str) -> None:
    """Save into a file; an older file of that name stays whole until the new one is on disk."""
    write_text(save(match), Path(path))


def write_text(text: str, path: Path) -> None:
    """Put a saved text into a file, whole or not at all."""
    draft = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        with draft.open("x", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


def read(path: Path | str) -> Match[Any]:
    """Load from a file."""
    try:
        return load(Path(path).read_text(encoding="utf-8-sig"))  # some editors add a mark
    except UnicodeDecodeError:
        raise BadFile("foreign", 1, "this is not a saved game of Aquelarre.") from None


def _new_match(header: Header, secret: Secret) -> Match[Any]:
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
        return Match(
            game,
            header.seats,
            header.settings,
            seed=secret.seed,
            players=players,
            scripted=True,
            stacked=secret.stacked,
            decks=header.decks,
            rules=game.played_by(header.rules),
        )
    except BadFile:
        raise
    except BadEdition as problem:
        raise BadFile(
            "edition",
            1,
            f"the edition cannot be played. {problem}",
            place=problem.line,
        ) from None
    except (LeftOut, UnknownGame) as problem:
        raise BadFile("game", 1, str(problem), game=header.game[:60]) from None
    except AquelarreError as problem:
        raise BadFile("header", 1, str(problem)) from None


def _replay(match: Match[Any], answers: list[Answer], first_line: int, older: bool) -> None:
    """Give all answers again; an illegal one is named by its number and its line."""
    found = give_again(match, answers, older=older)
    if found.refusal is not None:
        number, (seat, action) = found.taken + 1, answers[found.taken]
        raise BadFile(
            "answer",
            first_line + number if first_line else 2,
            f"answer {number} (seat {seat}, action {action}) is refused: {found.refusal}",
            answer=number,
        )


def _count(answers: int) -> None:
    """No game is so long: do not even begin to play it again."""
    if answers > MOST_ANSWERS:
        raise _too_large()


def _too_large() -> BadFile:
    return BadFile("large", 2, f"no game has more than {MOST_ANSWERS} answers.")


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
        if packed.unconsumed_tail:
            raise _too_large()
        if not packed.eof:
            raise ValueError("cut")
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
