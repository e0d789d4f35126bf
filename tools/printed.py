"""Printed games: a game of bots as a text to read beside the rulebook, with what they thought.

    python tools/printed.py walpurgisnacht --seats 5 --bots guide --seed one
    python tools/printed.py carcassonne --seats 2 --bots seer@200 --seed two --set mage_and_witch=0

Every question that leaves a choice is told with the answer, the answers that weighed most beside it
(for a seer: what each of those it tried was worth, from -1 to 1, and how sure it was), what the
coach says for it, and what came of it. Whoever reads sees more than any seat: secret answers, and
what only some were told, are printed too. When somebody else's turn begins, the position is drawn
as that seat sees it, as far as it has changed since the last time (`--drawn no` leaves it out).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from textwrap import wrap
from typing import Any

from aquelarre.bots.named import bot
from aquelarre.bots.protocol import Bot
from aquelarre.bots.search.halving import Thought
from aquelarre.bots.search.seer import Seer
from aquelarre.bots.simple import GuideBot
from aquelarre.bots.through import play_through
from aquelarre.kernel import WATCHER, Action, Belief, Dice, Event, Option, Seat, Window, believed
from aquelarre.kernel.advice import told as worth_telling
from aquelarre.kernel.catalog import find
from aquelarre.match import Match, Player
from aquelarre.terminal.drawn import changes
from aquelarre.words import Words

NAMES = "Ana Bea Circe Dora Endrina Fe Gala Hebe Iria Jara Kata Lur".split()
SHOWN = 4  # answers beside the one that was given
REASONS = 3  # of the coach, those that count most
WIDTH = 160


class Printing:
    """Prints a match while it is played: before each decision, what was decided and why."""

    def __init__(self, match: Match[Any], bots: list[Bot], lang: str = "en", drawn: bool = True):
        self.match = match
        self.bots = bots
        self.drawn = drawn
        self.words = Words(lang, match.game, players=[each.name for each in match.players])
        self.dice = Dice(match.seed).child("printed")
        self.lines: list[str] = []
        self.turns = 0  # how many have begun
        self._told = 0  # events
        self._turn: tuple[Seat, int] | None = None
        self._seen: dict[Seat, list[str]] = {}

    def run(self) -> list[str]:
        """The whole game as lines."""
        play_through(self.match, self.bots, self.note)
        self._events()
        self.lines += [
            "",
            f"= {self.match.game.points(self.match.state)} points; returns {self.match.returns()}",
        ]
        return self.lines

    def note(self, seat: Seat, said: Action | None, unasked: bool) -> None:
        """One decision, before it takes effect."""
        self._events()
        if said is None:
            return
        window = self.match.window(seat)
        if unasked:
            option = self.match.game.describe(said)
            self._line(f"  {self.words.seat(seat)} speaks up: {self._said(option)}")
            return
        self._begins(seat)
        options = [self.match.game.describe(action) for action in window.options()]
        if len(options) < 2:
            return
        given = next(option for option in options if option.action == said)
        others = [option for option in options if option is not given]
        weighed = list(self._weighed(seat, window, given, others))
        name, asked = self.words.seat(seat), window.question()
        beside = f"   | {'; '.join(weighed[1:])}" if weighed[1:] else ""
        self._line(f"  {name} [{asked}, {len(options)}] > {weighed[0]}{beside}")
        for reason in self._reasons(seat, window, said):
            self._line(f"      because {reason}")

    def _begins(self, seat: Seat) -> None:
        """Tells that another turn begins, if it does."""
        s = self.match.state
        turn = (seat, self.match.game.turn(s, seat))
        if turn == self._turn or s.asked != 1 << seat:
            return
        self._turn = turn
        self.turns += 1
        self.lines.append("")
        self._line(f"--- {self.turns}. {self.words.seat(seat)}")
        if self.drawn:
            say = self.words.for_reader(seat).say
            now = self.match.game.draw(self.match.view(seat), say)
            self.lines += [f"    : {line}" for line in changes(self._seen.get(seat, []), now)]
            self._seen[seat] = now

    def _weighed(
        self, seat: Seat, window: Window[Any], given: Option, others: list[Option]
    ) -> Iterator[str]:
        """The answer given, and those that were nearest to it, each with its number."""
        thought = _thought(self.bots[seat])
        if thought is not None:
            found = {action: f"{value:+.3f}" for action, value in thought.values.items()}
            heavy = thought.values
            more = f", sure {100 * thought.sure:.0f} %"
        else:
            weights = window.game.weigh(window, self.dice.clone(), self._belief(seat, window))
            heavy = dict(zip(window.options(), weights, strict=True))
            found = {action: f"{weight:.4g}" for action, weight in heavy.items()}
            more = ", not thought about" if isinstance(self.bots[seat], Seer) else ""
        number = found.get(given.action, "-")
        yield f"{self._said(given)} ({number}{more})"
        tried = sorted(
            (option for option in others if option.action in heavy),
            key=lambda option: -heavy[option.action],
        )
        for option in tried[:SHOWN]:
            yield f"{self._said(option)} ({found[option.action]})"

    def _reasons(self, seat: Seat, window: Window[Any], said: Action) -> list[str]:
        """What the coach says for and against this answer, what counts most first."""
        game = window.game
        if not game.advises:
            return []
        found = game.reasons(window, self.dice.clone(), said, self._belief(seat, window))
        return [
            f"{self.words.for_reader(seat).reason(each)} ({each.worth:+.3g})"
            for each in worth_telling(found)[:REASONS]
        ]

    def _belief(self, seat: Seat, window: Window[Any]) -> Belief[Any] | None:
        """What the bot holds for likely, if it is one that listens."""
        mind = self.bots[seat]
        if isinstance(mind, Seer):
            return window.game.belief(window, mind.told)
        if isinstance(mind, GuideBot) and window.game.remembers:
            return believed(window.game, window, mind.told)
        return None

    def _said(self, option: Option) -> str:
        return self.words.option(option)

    def _events(self) -> None:
        """What was told since the last decision; in the words of those who know most of it."""
        for event in self.match.events[self._told :]:
            some = self._knowing(event)
            whom = f"({', '.join(self.words.seat(seat) for seat in some)}) " if some else ""
            heard = event.heard_by(some[0] if some else WATCHER)
            self._line(f"    - {whom}{self.words.event(heard)}")
        self._told = len(self.match.events)

    def _knowing(self, event: Event) -> list[Seat]:
        """The seats that are told more of it than the others; none if all are told the same."""
        known = [seat for seat in range(self.match.seats) if event.heard_by(seat).known]
        return known if not event.heard_by(WATCHER).known else []

    def _line(self, text: str) -> None:
        indent = " " * (len(text) - len(text.lstrip()) + 4)
        self.lines += wrap(text, WIDTH, subsequent_indent=indent, break_long_words=False)


def _thought(mind: Bot) -> Thought | None:
    return mind.thought if isinstance(mind, Seer) else None


def printed(
    game: str,
    seats: int,
    kind: str,
    seed: str,
    settings: dict[str, int] | None = None,
    lang: str = "en",
    drawn: bool = True,
) -> Printing:
    """A game of bots of one kind, printed to its end."""
    players = [Player(name, bot=kind) for name in NAMES[:seats]]
    match = Match(find(game), seats, settings, seed=seed, players=players)
    chance = Dice(seed)
    bots = [bot(kind, chance.child(f"seat {seat}")) for seat in range(seats)]
    found = Printing(match, bots, lang, drawn)
    found.run()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--bots", default="guide")
    parser.add_argument("--seed", default="printed")
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--lang", default="en")
    parser.add_argument("--drawn", choices=("yes", "no"), default="yes")
    given = parser.parse_args()
    settings = {name: int(value) for name, _, value in (each.partition("=") for each in given.set)}
    found = printed(
        given.game, given.seats, given.bots, given.seed, settings, given.lang, given.drawn == "yes"
    )
    sys.stdout.write("\n".join(found.lines) + "\n")


if __name__ == "__main__":
    main()
