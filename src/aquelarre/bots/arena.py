"""Arena: many games among bots, on one core or on all, always with the same result.

The chance of game number i comes from the study's seed and i alone, and results are counted in
the order of the games, so the number of processes changes nothing but the time it takes.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from functools import partial
from typing import Any

from aquelarre.bots.faults import Faults, faults_of
from aquelarre.bots.hearing import name_of
from aquelarre.bots.named import checked, listening
from aquelarre.bots.playing import let_nature_answer, play_out
from aquelarre.bots.seating import FirstTurn, Seating
from aquelarre.bots.tally import Mean, Tally
from aquelarre.bots.wanted import wanted
from aquelarre.bots.workers import most_jobs, spread
from aquelarre.editions import edition_text, find
from aquelarre.kernel import AquelarreError, BadSetting, Dice, Game, Seat

CHUNK = 10  # games sent to a process at a time, at most
Progress = Callable[[int], None]  # called with how many more games are done


class NoSides(AquelarreError):
    """A study by sides of a game that has no teams, or not with two bots."""

    key = "error-no-sides"


class Study:
    """What is to be played: all that a process needs to play any game of it."""

    def __init__(
        self,
        game: str,
        seats: int,
        settings: dict[str, int],
        bots: Sequence[str],
        seed: int | str,
        sides: bool,
        edition: str = "",
    ) -> None:
        self.game = game
        self.edition = edition  # the text, of a game that has editions
        self.seats = seats
        self.settings = settings
        self.bots = [checked(kind) for kind in bots]
        self.seed = seed
        self.sides = sides


class Played:
    """How one game went: small, because it travels between processes."""

    __slots__ = ("bots", "decisions", "faults", "first", "points", "returns", "sides")

    def __init__(
        self,
        bots: list[int],
        sides: list[int],
        returns: list[float],
        points: list[int],
        decisions: int,
        first: Seat = 0,
        faults: Faults | None = None,
    ) -> None:
        self.bots = bots  # which bot of the list sat on each seat
        self.sides = sides  # the team of each seat, or -1
        self.returns = returns
        self.points = points  # of each seat, or none at all
        self.decisions = decisions
        self.first = first  # the seat that had the first turn
        self.faults = faults  # of engines for which the guide had to answer, if any

    def order(self) -> list[Seat]:
        """The seats in turn order."""
        n = len(self.bots)
        return [(self.first + place) % n for place in range(n)]


class Results:
    """What a study found."""

    def __init__(self, study: Study, side_names: Sequence[str], turns: bool = True) -> None:
        self.study = study
        self.side_names = list(side_names)
        self.turns = turns  # does the game say whose the first turn is? Else seats stay seats
        self.games = 0
        self.decisions = 0
        self.by_bot = [Tally() for _ in study.bots]
        self.by_side = [Tally() for _ in side_names]
        self.by_both = [[Tally() for _ in side_names] for _ in study.bots]
        # From who had the first turn on; where nobody has one, from seat 0 on.
        self.by_order = [Tally() for _ in range(study.seats)]
        self.winning_lead = Mean()  # of the best seat over the next one, where there are points
        self.faults = Faults()

    @property
    def alone(self) -> bool:
        """Does one bot play against itself? What one seat wins another loses then."""
        return len(self.study.bots) == 1 and self.study.seats > 1

    def add(self, played: Played) -> None:
        self.games += 1
        self.decisions += played.decisions
        self.faults.add(played.faults)
        results = list(zip(played.bots, played.sides, played.returns, strict=True))
        for which, tally in enumerate(self.by_bot):
            mine = [worth for bot, _, worth in results if bot == which]
            tally.add(best(mine) if self.study.sides else mine)
            seats = [seat for seat, bot in enumerate(played.bots) if bot == which]
            tally.add_points(*points_of(played.points, seats))
        for seat, tally in zip(played.order(), self.by_order, strict=True):
            tally.add([played.returns[seat]])
            tally.add_points(*points_of(played.points, [seat]))
        if len(played.points) > 1:
            best_two = sorted(played.points)[-2:]
            self.winning_lead.add(best_two[1] - best_two[0])
        for side, tally in enumerate(self.by_side):
            team = [(bot, worth) for bot, team, worth in results if team == side]
            tally.add(best([worth for _, worth in team]))
            for which, both in enumerate(self.by_both):
                both[side].add(best([worth for bot, worth in team if bot == which]))


def best(returns: list[float]) -> list[float]:
    """The result of a team: that of its best player, where not all of them have the same."""
    return [max(returns)] if returns else []


def points_of(points: list[int], seats: list[int]) -> tuple[list[float], list[float]]:
    """The points of some seats, and by how much each leads over the best of the others; who
    plays alone leads over nobody."""
    if not points:
        return [], []
    leads = []
    for seat in seats:
        others = [each for other, each in enumerate(points) if other != seat]
        leads.append(float(points[seat] - max(others, default=points[seat])))
    return [float(points[seat]) for seat in seats], leads


def simulate(
    game: Game[Any],
    games: int,
    seats: int,
    settings: dict[str, int],
    bots: Sequence[str],
    seed: int | str,
    jobs: int = 1,
    sides: bool = False,
    progress: Progress | None = None,
) -> Results:
    """Play many games. By default the bots take turns on the seats; with `sides`, two bots
    take turns on the teams."""
    if games < 1 or jobs < 1 or not bots:
        raise BadSetting("A study needs at least one game, one job and one bot.", name="games")
    if sides and (len(bots) != 2 or len(game.sides) != 2):
        raise NoSides("A study by sides needs a game with two teams and two bots.", game=game.key)
    chosen = game.check(seats, settings)
    study = Study(game.key, seats, chosen, bots, seed, sides, edition_text(game))
    results = Results(study, game.sides, game.begins is not None)
    with closing(_chunks(study, games, jobs)) as chunks:
        for chunk in chunks:
            for played in chunk:
                results.add(played)
            if progress is not None:
                progress(len(chunk))
    return results


def _chunks(study: Study, games: int, jobs: int) -> Generator[list[Played], None, None]:
    """The games in order, a handful at a time, and never many of them in memory."""
    size = max(1, min(CHUNK, games // (4 * min(jobs, most_jobs()))))
    spans = ((start, min(games, start + size)) for start in range(0, games, size))
    return spread(partial(_play_span, study), spans, jobs)


def _play_span(study: Study, span: tuple[int, int]) -> list[Played]:
    """The games of these numbers, or fewer if nobody wants them any more."""
    played: list[Played] = []
    for index in range(*span):
        if not wanted():
            break
        played += play_games(study, index, index + 1)
    return played


def play_games(study: Study, start: int, stop: int) -> list[Played]:
    """The games of these numbers."""
    game = find(study.game, study.edition)
    root = Dice(study.seed)
    return [play_game(game, study, index, root.child(index)) for index in range(start, stop)]


def play_game(game: Game[Any], study: Study, index: int, dice: Dice) -> Played:
    """Game number `index` of a study."""
    state = game.new(study.seats, study.settings)
    turns = FirstTurn(game, state, keep=any(listening(kind, game) for kind in study.bots))
    state.settle()
    nature = dice.child("nature")
    let_nature_answer(state, nature)  # in most games teams are known once a player is asked
    seating = Seating(game, state, study.bots, study.sides, index)
    players = seating.players(dice)
    decisions = play_out(game, state, players, nature, name=name_of(dice))
    sides = seating.teams()
    if study.sides and -1 in sides:
        raise NoSides(f"Nobody is on a side in {study.game}.", game=study.game)
    returns, points = game.returns(state), game.points(state)
    faults = faults_of(players)
    return Played(seating.which(), sides, returns, points, decisions, turns.seat, faults)
