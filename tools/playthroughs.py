"""Playthroughs: a short game of each box as a text to read. Who was asked what, what they could
answer, what they did answer, and what each seat was told about it.

    python tools/playthroughs.py                    write the texts anew, after a change on purpose
    python tools/playthroughs.py --anew GAME…       play other games, where rules have changed so
                                                    much that the old answers are refused

The games are kept as saved files in `tests/playthroughs`, so that bots which play better do not
change the texts: only rules and words do. A test compares them.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from textwrap import wrap
from typing import Any, NamedTuple

from aquelarre.kernel import WATCHER, Event, Seat, Told
from aquelarre.match import Match, read, write
from aquelarre.words import Words
from keep_games import Wish, played

FOLDER = Path(__file__).parent.parent / "tests" / "playthroughs"
LANGUAGES = {"las_brujas": ("en", "es")}  # of the texts; else English alone
HEAD = {
    "en": """\
Who is asked: what.  > what they answered  | what else they could have answered
  - what all are told then;  - SOME: what only they are told;  - *: what the others are told
  ~ the same, where chance has answered  [ID] the rule behind it""",
    "es": """\
A quién se pregunta: qué.  > lo que respondió  | qué más podía responder
  - lo que oyen todos;  - ALGUNAS: lo que solo oyen ellas;  - *: lo que oyen las demás
  ~ lo mismo, si ha respondido el azar  [ID] la regla que lo dice""",
}
LEFT_OUT = {"en": "[… {} lines are left out here …]", "es": "[… aquí faltan {} líneas …]"}
MORE = {"en": "{} more", "es": "{} más"}
WORTH = {"en": "= {} points; worth {}", "es": "= {} puntos; valen {}"}
SHOWN = 4  # of the options of a seat; how many more there are is said
BEGINNING, END = 300, 90  # lines of a long game that are written down
WIDTH = 100


class Chosen(NamedTuple):
    """Which game is played: a seed that makes it short, and yet has what the game is about."""

    seats: int
    seed: str
    settings: dict[str, int] = {}  # noqa: RUF012 - a tuple's default is shared, and nobody fills it


GAMES = {
    "carcassonne": Chosen(2, "2"),
    "discworld_witches": Chosen(2, "2"),
    "las_brujas": Chosen(5, "16"),
    "new_salem": Chosen(3, "16"),
    "walpurgisnacht": Chosen(4, "4"),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--anew", nargs="*", default=[], choices=list(GAMES), metavar="GAME")
    for game in parser.parse_args().anew:
        seats, seed, settings = GAMES[game]
        write(
            played(Wish(game, seats, "guide", settings=settings), seed),
            FOLDER / f"{game}.aquelarre",
        )
    for game in GAMES:
        for lang in LANGUAGES.get(game, ("en",)):
            text_of(game, lang).write_text(playthrough(game, lang), encoding="utf-8")


def text_of(game: str, lang: str) -> Path:
    return FOLDER / (f"{game}.txt" if lang == "en" else f"{game}.{lang}.txt")


def playthrough(game: str, lang: str) -> str:
    """The kept game as a text."""
    match = read(FOLDER / f"{game}.aquelarre")
    lines = list(Telling(match, lang).lines())
    left_out = len(lines) - BEGINNING - END
    if left_out > 0:
        lines[BEGINNING:-END] = ["", LEFT_OUT[lang].format(left_out), ""]
    return "\n".join(lines) + "\n"


class Telling:
    """Tells a match from its first answer on."""

    def __init__(self, match: Match[Any], lang: str) -> None:
        self.match = match
        self.again = match.at(0)
        self.words = Words(lang, match.game, players=[each.name for each in match.players])
        self.question = 0  # the one told of last

    def lines(self) -> Iterator[str]:
        match, words = self.match, self.words
        settings = ", ".join(f"{name} {value}" for name, value in match.settings.items())
        yield f"{words.say('game-title')} [{match.game.key}; {settings or 'no settings'}]"
        yield ", ".join(each.name for each in match.players)
        yield ""
        yield from HEAD[words.lang].splitlines()
        yield ""
        yield from self.told(self.again.events, "-")
        for seat, action in match.answers:
            yield from self.answered(seat, action)
        yield ""
        yield WORTH[words.lang].format(match.game.points(match.state), match.returns())

    def answered(self, seat: Seat, action: int) -> Iterator[str]:
        """One answer: the question if it is a new one, the options, and what is told of it."""
        again = self.again
        step = again.state.open_question()
        assert step is not None
        if seat == again.nature:
            yield from self.told(again.play(seat, action), "~")
            return
        if again.question != self.question:
            self.question = again.question
            names = ", ".join(self.words.seat(each) for each in again.asked)
            yield ""
            yield from folded(f"{names}: {self.words.question(step.key)} [{step.rule}]")
        yield from self.options(seat, action)
        yield from self.told(again.play(seat, action), "-")

    def options(self, seat: Seat, action: int) -> Iterator[str]:
        options = self.again.options(seat)
        chosen = next(option for option in options if option.action == action)
        others = [self.words.option(option) for option in options if option is not chosen]
        shown = "; ".join(others[:SHOWN])
        rest = len(others) - SHOWN
        more = f"; {MORE[self.words.lang].format(rest)}" if rest > 0 else ""
        yield from folded(
            f"  {self.words.seat(seat)} > {self.words.option(chosen)} [{chosen.rule}]"
        )
        if others:
            yield from folded(f"      | {shown}{more}")

    def told(self, events: list[Event], mark: str) -> Iterator[str]:
        """Each event, as everybody is told of it; in two parts where some are told more."""
        for event in events:
            heard = {seat: event.heard_by(seat) for seat in [*range(self.match.seats), WATCHER]}
            some = [seat for seat, told in heard.items() if told.known]
            if 0 < len(some) < len(heard):
                names = ", ".join(self.words.seat(seat) for seat in some)
                yield from self.event(f"{mark} {names}:", heard[some[0]])
                rest = next(told for told in heard.values() if not told.known)
                yield from self.event(f"{mark} *:", rest)
            else:
                yield from self.event(mark, heard[WATCHER])

    def event(self, to: str, told: Told) -> list[str]:
        return folded(f"  {to} {self.words.event(told)} [{told.rule}]")


def folded(line: str) -> list[str]:
    """A long line, its rest set in."""
    indent = " " * (len(line) - len(line.lstrip()) + 4)
    return wrap(line, WIDTH, subsequent_indent=indent, break_long_words=False) or [""]


if __name__ == "__main__":
    main()
