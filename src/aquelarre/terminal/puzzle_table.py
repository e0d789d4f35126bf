"""A puzzle at the console: the position as its seat sees it, a question, and what is known of the
answers to it."""

from __future__ import annotations

from aquelarre.bots.named import free_names
from aquelarre.kernel import Action
from aquelarre.match import Player
from aquelarre.puzzles import Puzzle
from aquelarre.terminal.console import Console
from aquelarre.terminal.listing import Listing
from aquelarre.terminal.table import Table
from aquelarre.terminal.trouble import Trouble
from aquelarre.terminal.turn import Turn
from aquelarre.words import Words

NOT_HERE = ("advice", "coach", "undo", "save", "pause", "speak")  # commands of a table


class PuzzleTable(Table):
    """One puzzle after the other at one console. Nobody plays on: only the question counts."""

    def __init__(self, puzzle: Puzzle, console: Console, words: Words) -> None:
        match = puzzle.match()
        free = free_names([])
        match.players = [
            Player(words.say("player-unnamed", number="1"))
            if seat == puzzle.seat
            else Player(free[seat % len(free)], "guide")
            for seat in range(puzzle.seats)
        ]
        super().__init__(match, console, words.lang, begun=True)
        self.puzzle = puzzle

    def run(self) -> None:
        """The position, the question, and what comes of the answer."""
        puzzle, words = self.puzzle, self.words.for_reader(self.puzzle.seat)
        self.console.paragraph([title(puzzle, words)])
        self.show_position(puzzle.seat, again=True)
        action = None
        while action is None:
            action = PuzzleTurn(self, puzzle.seat).ask()
        self.console.paragraph(explained(puzzle, action, words))


class PuzzleTurn(Turn):
    """The question of a puzzle: what is said unasked is no answer to it."""

    def __init__(self, table: PuzzleTable, seat: int) -> None:
        super().__init__(table, seat)
        self.listing = Listing(self.listing.options, [], self.words, self.match.view(seat))
        for name in NOT_HERE:
            self._commands[name] = self._not_here

    def _log(self, rest: str) -> bool:
        """All that the seat was told, also what has been turned face down since: whoever sits
        down to a puzzle was not there to remember it."""
        told = self.words.events(self.match.news(self.seat))
        self.console.tell(*(f"{text} [{each.rule}]" for each, text in told))
        return False

    def _not_here(self, rest: str) -> bool:
        raise Trouble("not-in-puzzle")


def title(puzzle: Puzzle, words: Words) -> str:
    return words.say(
        "puzzle-title", id=puzzle.id, game=words.say("game-title"), level=puzzle.difficulty
    )


def explained(puzzle: Puzzle, action: Action, words: Words) -> list[str]:
    """Right or wrong, and why: nothing of it depends on what the seat cannot see."""
    view = puzzle.window().view()

    def option(which: Action) -> str:
        return words.option(puzzle.game.describe(which), view)

    def chance(which: Action) -> str:
        known = puzzle.chance(which)
        if known is None:
            return words.say("puzzle-chance-unknown")
        return words.say("puzzle-chance", chance=round(known / 10))

    def told(key: str, which: Action) -> str:
        return words.say(key, option=option(which), chance=chance(which))

    right = puzzle.right(action)
    lines = [words.say("puzzle-right") if right else words.say("puzzle-wrong")]
    if not right and action != puzzle.plain:
        lines.append(told("puzzle-yours", action))
    lines.append(told("puzzle-best", puzzle.best))
    lines += [f"   - {words.reason(reason)}" for reason in puzzle.praise]
    lines += [told("puzzle-also", each) for each in puzzle.also]
    lines.append(told("puzzle-plain", puzzle.plain))
    lines += [f"   - {words.reason(reason)}" for reason in puzzle.blame]
    return lines
