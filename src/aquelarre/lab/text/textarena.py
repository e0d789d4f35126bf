"""The games as environments of TextArena (`pip install aquelarre[textarena]`).

    import textarena
    from aquelarre.lab.text import textarena as ours

    ours.register()
    env = textarena.make("Aquelarre-walpurgisnacht-v0", lang="en")
    env.reset(num_players=4, seed=1)
    done = False
    while not done:
        seat, observation = env.get_observation()
        done, info = env.step(agents[seat](observation))
    rewards, game_info = env.close()

TextArena is imported only by `register`. An environment needs nothing of it but the names of the
kinds of messages, so it can be looked at without it, too.
"""

from __future__ import annotations

from enum import Enum, auto
from importlib import import_module
from typing import Any

from aquelarre.kernel import NotAsked, Seat
from aquelarre.kernel.catalog import find, names
from aquelarre.lab.extras import needed
from aquelarre.lab.text.environment import Reply, TextTable

Message = tuple[int, str, Any]  # from whom, what, of which kind
Data = dict[str, Any]
GAME_ID = -1  # from the game itself, as TextArena has it
VERSION = 0
MOST_ASKED = 20  # commands of a player (why, rule, say…) before an answer is wanted


class MessageKind(Enum):
    """What a message is, where TextArena's own kinds are not there."""

    PROMPT = auto()
    PLAYER_ACTION = auto()
    GAME_ACTION_DESCRIPTION = auto()
    GAME_MESSAGE = auto()
    GAME_BOARD = auto()
    GAME_ADMIN = auto()


class ArenaState:
    """What wrappers and programs of TextArena ask an environment for."""

    def __init__(self, num_players: int, error_allowance: int) -> None:
        self.num_players = num_players
        self.error_allowance = error_allowance
        self.error_count = 0  # refusals in a row of the player whose turn it is
        self.current_player_id: Seat = 0
        self.turn = 0
        self.done = False
        self.rewards: dict[int, float] | None = None
        self.step_info: Data = {}
        self.role_mapping = {seat: f"Player {seat + 1}" for seat in range(num_players)}
        self.role_mapping[GAME_ID] = "GAME"
        self.observations: dict[Seat, list[Message]] = {seat: [] for seat in range(num_players)}
        self.logs: list[tuple[int, str]] = []
        self.game_info: dict[Seat, Data] = {
            seat: {"role": f"Player {seat + 1}", "invalid_move": False, "turn_count": 0}
            for seat in range(num_players)
        }
        self.game_state: Data = {}

    def add_observation(self, message: str, kind: Any, to_id: Seat, from_id: int = GAME_ID) -> None:
        self.logs.append((from_id, message))
        self.observations[to_id].append((from_id, message, kind))

    def get_current_player_observation(self) -> list[Message]:
        """What the player whose turn it is has not read yet."""
        found = self.observations[self.current_player_id]
        self.observations[self.current_player_id] = []
        return found

    def close(self) -> tuple[dict[int, float] | None, dict[Seat, Data]]:
        return self.rewards, self.game_info


class ArenaGame:
    """One of our games with TextArena's five methods.

    A text that is no answer is refused with one sentence, and the same player is asked again. After
    `error_allowance` refusals in a row the game's guide answers instead, everybody else plays on,
    and `game_info` says so (`invalid_move`). Nothing that a player writes is shown to others but
    what they say.
    """

    def __init__(
        self,
        game: str,
        lang: str = "en",
        settings: dict[str, int] | None = None,
        error_allowance: int = 3,
        kinds: Any = MessageKind,
    ) -> None:
        self.game = find(game)
        self.lang = lang
        self.settings = settings or {}
        if not isinstance(error_allowance, int):
            raise ValueError(f"error_allowance is a whole number, not {error_allowance!r}.")
        self.error_allowance = error_allowance
        self.kinds = kinds
        self.begun = False
        self.state = ArenaState(self.game.most_seats, error_allowance)

    def reset(self, num_players: int, seed: int | None = None) -> None:
        """Deal. The same seed deals the same game; without one, chance is secure."""
        self.table = TextTable(self.game, num_players, self.settings, seed=seed, lang=self.lang)
        self.begun = True
        self.state = ArenaState(num_players, self.error_allowance)
        self._asked = 0
        for seat in range(num_players):
            self.state.add_observation(self.table.introduction(seat), self.kinds.PROMPT, seat)
        self._next()

    def get_observation(self) -> tuple[Seat, list[Message]]:
        self._check_begun("get_observation")
        return self.state.current_player_id, self.state.get_current_player_observation()

    def step(self, action: str) -> tuple[bool, Data]:
        """What the current player writes. Another player is current only after an answer."""
        self._check_begun("step")
        state, seat = self.state, self.state.current_player_id
        if state.done:
            return True, {}
        reply = self.table.act(seat, action)
        if reply.taken:
            self._answered(seat, reply)
        elif reply.kind in ("told", "said") and self._asked < MOST_ASKED:
            self._asked += 1
            state.add_observation(reply.text, self.kinds.GAME_MESSAGE, seat)
        else:
            self._refused(seat, reply)
        return state.done, {"kind": reply.kind, "text": reply.text}

    def close(self) -> tuple[dict[int, float] | None, dict[Seat, Data]]:
        return self.state.close()

    def _check_begun(self, call: str) -> None:
        if not self.begun:
            raise NotAsked(f"reset(num_players=…) needs to be called before {call}.")

    def _answered(self, seat: Seat, reply: Reply) -> None:
        state = self.state
        state.turn += 1
        state.game_info[seat]["turn_count"] += 1
        state.error_count = self._asked = 0
        state.add_observation(reply.text, self.kinds.GAME_ACTION_DESCRIPTION, seat)
        self._next()

    def _refused(self, seat: Seat, reply: Reply) -> None:
        state = self.state
        state.error_count += 1
        sentence = reply.text
        if reply.kind != "refused":
            sentence = self.table.pages[seat].say("text-not-understood")
        state.add_observation(sentence, self.kinds.GAME_ADMIN, seat)
        if state.error_count > self.error_allowance:
            state.game_info[seat]["invalid_move"] = True
            self._answered(seat, self.table.guide(seat))

    def _next(self) -> None:
        """Show the next player what they see; or, when the game is over, everybody."""
        state, seat = self.state, self.table.turn
        if seat is not None:
            state.current_player_id = seat
            state.add_observation(self.table.observe(seat), self.kinds.GAME_BOARD, seat)
            return
        state.done = True
        state.rewards = dict(enumerate(self.table.match.returns()))
        for each in range(state.num_players):
            side = self.game.side(self.table.match.state, each)
            if side >= 0:
                state.game_info[each]["role"] = self.game.sides[side]
            state.add_observation(self.table.observe(each), self.kinds.GAME_BOARD, each)
            state.game_info[each]["reason"] = "\n".join(
                self.table.pages[each].result(self.table.sight(each))
            )


def names_of_environments() -> dict[str, str]:
    """The ids under which the games are registered, each with its game."""
    return {f"Aquelarre-{game}-v{VERSION}": game for game in names()}


def register() -> list[str]:
    """Make the games known to TextArena; their ids. Each has a `-raw` sibling without the wrapper
    that makes one text of all messages. What is registered already stays as it is."""
    try:
        arena = import_module("textarena")
    except ModuleNotFoundError as problem:
        raise needed("textarena", problem) from None
    registry = import_module("textarena.envs.registration").ENV_REGISTRY
    arena.core.Env.register(ArenaGame)  # so that it passes for one of theirs
    found = []
    for name, game in names_of_environments().items():
        for suffix, wrappers in (("", [arena.wrappers.LLMObservationWrapper]), ("-raw", [])):
            if name + suffix not in registry:
                kinds = arena.core.ObservationType
                arena.register(name + suffix, ArenaGame, wrappers, game=game, kinds=kinds)
            found.append(name + suffix)
    return found
