"""Thinking: bots answer in processes of their own, so that nobody's socket waits for them.

A bot gets a state that its seat imagines, never the true one: the secrets of others do not even
reach its process.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from aquelarre.bots import BotFailed, Heard, bot, kinds
from aquelarre.bots.engine import command_of, is_engine, longest_thought
from aquelarre.bots.hearing import end_of
from aquelarre.bots.named import listening, ours, unknown
from aquelarre.bots.protocol import listens
from aquelarre.editions import edition_text, find
from aquelarre.kernel import Action, Advice, Dice, Game, Seat, State, Window, advise, believed, warn
from aquelarre.kernel.catalog import is_ours
from aquelarre.server.crew import AT_ONCE, Crew, Lost, Stumbled, packed
from aquelarre.server.errors import NoThought
from aquelarre.words import Words

LONGEST = 30.0  # seconds for one thought; the slowest guide needs less than one
PATIENCE = 9  # how nice bots are to other processes: what people do comes first
TRIES = 3  # how often a thought is begun if its worker dies
Urgency = Callable[[], int]
Report = Callable[[BotFailed], None]  # is told what a bot did wrong that plays on all the same
log = logging.getLogger("aquelarre.server")


def at_once() -> int:
    return AT_ONCE


class Elsewhere(Protocol):
    """Other machines that may think for bots here (`many.afar`)."""

    async def think(self, work: bytes, full: bool) -> tuple[Action | None] | None:
        """What comes of a packed thought, or None: think it here. Are our workers `full`?"""
        ...


def to_nobody(fault: BotFailed) -> None:
    """Where nobody wants to know."""


class Thinkers:
    """Processes for the bots of all tables; without any they think right here.

    A bot that cannot think (its worker dies each time, or it stumbles) answers at random, so that
    its table goes on. Beside our own kinds of bots there are those that the host allows, and no
    others: a name can be code that is run. Where a table has one that is not allowed any more, the
    guide answers for it. An engine (`cmd:./mybot`) is called here by its program alone: where that
    lies and what it is given is for the host to know."""

    def __init__(
        self, processes: int, longest: float = LONGEST, allowed: Sequence[str] = ()
    ) -> None:
        self._engines = shown_engines(allowed)  # as people call them, and as they are started
        others = [kind for kind in allowed if not is_engine(kind)]
        self.kinds = [*kinds(), *others, *self._engines]
        longest = max([longest, *map(longest_thought, self._engines.values())])
        self.crew = (
            Crew(processes, limit=longest, tries=TRIES, patience=PATIENCE) if processes else None
        )
        self.afar: Elsewhere | None = None
        self.given_up = 0  # thoughts that came to nothing

    def checked(self, kind: str) -> str:
        """The kind, if bots of it may sit down here."""
        if kind not in self.kinds:
            raise unknown(kind, self.kinds)
        return kind

    def allowed(self, kind: str) -> str:
        """The kind, or ours where bots of it may not sit down here (any more)."""
        return kind if kind in self.kinds else "guide"

    def _played_by(self, kind: str) -> str:
        """The kind that really answers."""
        who = self.allowed(kind)
        return self._engines.get(who, who)

    def listens(self, kind: str, game: Game[Any]) -> bool:
        """Do such bots want to hear what happens?"""
        return listening(self._played_by(kind), game)

    async def answer(
        self,
        game: Game[Any],
        state: State,
        seat: Seat,
        kind: str,
        dice: Dice,
        urgency: Urgency = at_once,
        heard: Heard | None = None,
        report: Report = to_nobody,
    ) -> Action:
        imagined = game.imagine(state, seat, dice.child("imagined"))
        who = self._played_by(kind)
        thought = dice.child("thought")
        given = (game.key, imagined, seat, who, thought, False, edition_text(game), heard)
        try:
            found: Action = await self._thought(urgency, report, *given)
        except (Lost, Stumbled, BotFailed) as problem:
            self._give_up(who, problem)
            found = bot("random", dice.child("at random")).answer(Window(game, imagined, seat))
        return found

    async def aside(
        self,
        game: Game[Any],
        state: State,
        seat: Seat,
        kind: str,
        dice: Dice,
        urgency: Urgency = at_once,
        heard: Heard | None = None,
        report: Report = to_nobody,
    ) -> Action | None:
        imagined = game.imagine(state, seat, dice.child("imagined"))
        who = self._played_by(kind)
        thought = dice.child("thought")
        given = (game.key, imagined, seat, who, thought, True, edition_text(game), heard)
        try:
            found: Action | None = await self._thought(urgency, report, *given)
        except (Lost, Stumbled, BotFailed) as problem:
            self._give_up(who, problem)
            found = None
        return found

    async def over(
        self, game: Game[Any], state: State, seat: Seat, kind: str, dice: Dice, heard: Heard
    ) -> None:
        """A bot that listens hears how the game has ended."""
        imagined = game.imagine(state, seat, dice.child("imagined"))
        who, returns = self._played_by(kind), game.returns(state)
        given = (game.key, imagined, seat, who, dice, edition_text(game), heard, returns)
        try:
            await self._do(lambda: AT_ONCE + 2, tell_end, *given)
        except (Lost, Stumbled, BotFailed) as problem:
            self._give_up(who, problem)

    async def _thought(self, urgency: Urgency, report: Report, *given: Any) -> Any:
        """What a bot says, and what it did wrong meanwhile."""
        afar = await self._from_afar(*given)
        if afar is not None:
            return afar[0]
        found, faults = await self._do(urgency, think, *given)
        for fault in faults:
            report(fault)
        return found

    async def _from_afar(self, game: str, *given: Any) -> tuple[Action | None] | None:
        """Only our own bots in our own games: others need not be there."""
        kind = given[2]
        if self.afar is None or not ours(kind) or not is_ours(game):
            return None
        full = self.crew is None or not self.crew.room
        return await self.afar.think(packed(think, game, *given), full)

    async def advise(
        self,
        game: Game[Any],
        state: State,
        seat: Seat,
        dice: Dice,
        heard: Heard,
        meant: Action | None = None,
    ) -> Advice:
        imagined = game.imagine(state, seat, dice.child("imagined"))
        thought = dice.child("thought")
        given = (game.key, imagined, seat, thought, edition_text(game), heard, meant)
        try:
            found: Advice = await self._do(at_once, coach, *given)
        except (Lost, Stumbled) as problem:
            self._give_up("guide", problem)
            raise NoThought("The guide could not think about this.") from None
        return found

    async def _do(self, urgency: Urgency, work: Callable[..., Any], *given: Any) -> Any:
        if self.crew is not None:
            return await self.crew.do(work, *given, urgency=urgency)
        try:
            return work(*given)
        except BotFailed:
            raise
        except Exception as problem:
            raise Stumbled(repr(problem)) from problem

    def _give_up(self, who: str, problem: Exception) -> None:
        """The host is told who it was and what was wrong, in one line; the trace comes with it."""
        self.given_up += 1
        if isinstance(problem, BotFailed):
            said = Words("en").error(problem)
        else:  # of a worker's traceback, the last line
            lines = str(problem).splitlines() or [type(problem).__name__]
            said = f"The bot {who} could not think: {lines[-1]}"
        log.error("%s", said, exc_info=problem)

    @property
    def well(self) -> bool:
        """Can bots think?"""
        return self.crew is None or self.crew.well

    async def try_out(self) -> None:
        """If they cannot, see whether they can again."""
        if self.crew is not None:
            await self.crew.try_out()

    def figures(self) -> dict[str, tuple[str, float]]:
        """For the host: what each figure is, and its value."""
        crew = self.crew
        return {
            "thoughts_waiting": (
                "Thoughts that wait for a bot process",
                crew.waiting if crew else 0,
            ),
            "thoughts_running": ("Thoughts that are being thought", crew.busy if crew else 0),
            "thoughts": ("Thoughts of bots since the start", crew.done if crew else 0),
            "thinkers_died": (
                "Bot processes that died and were replaced",
                crew.died if crew else 0,
            ),
            "thinkers_killed": (
                "Bot processes ended for taking too long",
                crew.killed if crew else 0,
            ),
            "thoughts_given_up": (
                "Bots that could not think and answered at random",
                self.given_up,
            ),
        }

    def close(self) -> None:
        if self.crew is not None:
            self.crew.close()


def shown_engines(allowed: Sequence[str]) -> dict[str, str]:
    """The engines among these kinds by the names that people read; of two alike, with a number."""
    found: dict[str, str] = {}
    for kind in filter(is_engine, allowed):
        name = shown = command_of(kind).shown
        while shown in found:
            shown = f"{name} {len(found) + 1}"
        found[shown] = kind
    return found


def think(
    game: str,
    imagined: State,
    seat: Seat,
    kind: str,
    dice: Dice,
    aside: bool,
    edition: str,
    heard: Heard | None = None,
) -> tuple[Action | None, list[BotFailed]]:
    """What a bot on this seat says, from what it knows and has heard; and what an engine did wrong,
    for which the guide has answered."""
    window = Window(find(game, edition), imagined, seat)
    player = bot(kind, dice)
    if heard is not None and listens(player):
        player.hear(window, heard)
    found = player.aside(window) if aside else player.answer(window)
    return found, getattr(player, "faults", [])


def tell_end(
    game: str,
    imagined: State,
    seat: Seat,
    kind: str,
    dice: Dice,
    edition: str,
    heard: Heard,
    returns: Sequence[float],
) -> None:
    """A bot that listens hears the last of it."""
    window = Window(find(game, edition), imagined, seat)
    player = bot(kind, dice)
    if listens(player):
        player.hear(window, heard)
        end_of(player, window, returns)


def coach(
    game: str,
    imagined: State,
    seat: Seat,
    dice: Dice,
    edition: str,
    heard: Heard,
    meant: Action | None,
) -> Advice:
    """What the guide would answer on this seat, and why; or, if somebody means to give another
    answer, what speaks against that: nothing, if the same comes back without reasons."""
    found = find(game, edition)
    window = Window(found, imagined, seat)
    belief = believed(found, window, heard.told)
    if meant is None:
        return advise(found, window, dice, belief)
    return warn(found, window, dice, meant, belief) or Advice(meant, [])
