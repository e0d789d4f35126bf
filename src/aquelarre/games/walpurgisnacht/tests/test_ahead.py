"""For bots that look ahead: how a night looks, and how an imagined one goes on."""

from __future__ import annotations

from aquelarre.bots.search.rolling import roll_on
from aquelarre.games.walpurgisnacht import GAME
from aquelarre.games.walpurgisnacht.box.cards import VILLAGERS, WITCHES, cards_in
from aquelarre.games.walpurgisnacht.box.edition import OURS
from aquelarre.games.walpurgisnacht.game import Walpurgisnacht
from aquelarre.games.walpurgisnacht.guide.ahead import of_a_gift
from aquelarre.games.walpurgisnacht.rules.scoring import team_of
from aquelarre.games.walpurgisnacht.state import Night
from aquelarre.games.walpurgisnacht.verbs import GIVE, GIVE_OPEN, KEEP
from aquelarre.kernel import Dice
from aquelarre.kernel.minds import any_option


def night(seed: int, turns: int) -> Night:
    """A night of both teams after some turns."""
    for number in range(100):
        s = GAME.start(5, {})
        roll_on(GAME, s, Dice(f"{seed} {number}"), Dice(number), turns)
        if not s.over and {team_of(s, seat) for seat in range(5)} == {WITCHES, VILLAGERS}:
            return s
    raise AssertionError("no such night")


def test_the_outlook_is_the_teams_and_sharper_when_little_is_left() -> None:
    s = night(1, 3)
    s.score[WITCHES] += 10
    found = GAME.outlook(s)
    by_team = {team_of(s, seat): found[seat] for seat in range(s.n)}
    assert by_team[WITCHES] == -by_team[VILLAGERS] > 0
    assert all(found[seat] == by_team[team_of(s, seat)] for seat in range(s.n))
    fewer = s.clone()
    fewer.lying = 0
    assert max(GAME.outlook(fewer)) > max(found)


def test_gifts_help_ones_team() -> None:
    s = night(2, 4)
    (brooms,) = cards_in(OURS.brooms)
    witch = next(seat for seat in range(s.n) if team_of(s, seat) == WITCHES)
    villager = next(seat for seat in range(s.n) if team_of(s, seat) == VILLAGERS)
    for verb in (GIVE, GIVE_OPEN):
        assert of_a_gift(s, WITCHES, verb.at(brooms, witch)) == 3.0
        assert of_a_gift(s, WITCHES, verb.at(brooms, villager)) == -3.0
        assert of_a_gift(s, VILLAGERS, verb.at(brooms, villager)) == 3.0
    assert of_a_gift(s, WITCHES, KEEP.at()) == 0.0


class Halved(Walpurgisnacht):
    """A game in which only one team rolls with sense."""

    def __init__(self, team: int) -> None:
        super().__init__()
        self.team = team

    def rollout(self, s: Night, seat: int, dice: Dice) -> int:
        if len(s.roles) == s.n and team_of(s, seat) == self.team:
            return super().rollout(s, seat, dice)
        return any_option(s, seat, dice)


def test_who_rolls_with_sense_beats_who_rolls_at_random() -> None:
    """In imagined nights one team goes on by the game's rollout and the other at random."""
    won = 0
    for seed in range(60):
        s = GAME.start(5, {})
        roll_on(Halved(seed % 2), s, Dice(seed), Dice(seed + 500), 0)
        points = s.score
        won += points[seed % 2] > points[1 - seed % 2]
    assert won >= 36
