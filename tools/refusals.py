"""Refusals: things that are not possible, drawn at random, with the reason that a person is given,
to be read by somebody who knows the rulebook.

    python tools/refusals.py GAME --count 300 --seed brocken

In games of random bots and of guides, at tables of all sizes and with all settings, somebody (most
often who is asked) tries an answer or touches a thing. `?` marks general reasons: that something
else is asked now, or only the rule of the question.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from textwrap import indent
from typing import Any, NamedTuple

from aquelarre.bots import bot
from aquelarre.kernel import Action, BadSetting, ChanceVerb, Dice, Game, Seat, Why, members
from aquelarre.kernel.catalog import find, names
from aquelarre.kernel.why import OTHER
from aquelarre.laws.compare import impossible_things
from aquelarre.match import Match, Player
from aquelarre.words import Words
from keep_games import NAMES, next_answer

LANGUAGES = ("es", "en")
ODDS = 3, 24  # one in so many answers is looked at: the beginning, or all of a game
ONLOOKER = 4  # so often somebody tries it who is not asked
TABLES = 10  # at least so many, for a long game would give all of them


class Refused(NamedTuple):
    """Somebody tried something, and was told why not."""

    match: Match[Any]
    seat: Seat
    thing: Action | str
    why: Why

    @property
    def general(self) -> bool:
        """Does the reason say no more than that it is not possible now?"""
        question = self.match.state.open_question()
        own = question is not None and self.why == Why(question.rule)
        return own or (self.why.rule, self.why.case) == (self.match.game.rule_of_turns, OTHER)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("game", choices=list(names()))
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--seed", default="brocken")
    given = parser.parse_args()
    general = 0
    for number, refused in enumerate(drawn(find(given.game), given.count, given.seed), 1):
        general += refused.general
        print(told(number, refused))
    print(f"{given.count} refused, {general} with a general reason")


def drawn(game: Game[Any], count: int, seed: str) -> Iterator[Refused]:
    """So many refusals, each of another moment; of those that sound alike only a few, and more of
    them where a game has no others: one with few reasons would never come to an end."""
    dice, alike, most, games = Dice(seed), dict[Why, int](), max(3, count // 30), 0
    share = -(-count // TABLES)
    while count:
        games, before = games + 1, count
        for refused in _of_a_game(game, dice.child(games)):
            key = Why(refused.why.rule, refused.why.case)
            if refused.why and alike.get(key, 0) < most:
                alike[key] = alike.get(key, 0) + 1
                here = refused.match  # it goes on
                yield refused._replace(match=here.at(len(here.answers)))
                count -= 1
            if not count:
                return
            if before - count == share:
                break
        most += count == before


def _of_a_game(game: Game[Any], dice: Dice) -> Iterator[Refused]:
    seats = game.least_seats + dice.below(game.most_seats - game.least_seats + 1)
    settings = {each.name: each.values[dice.below(len(each.values))] for each in game.settings}
    try:
        game.check(seats, settings)
    except BadSetting:
        settings = {}  # not all go together, or not with so many
    players = [Player(name) for name in NAMES[:seats]]
    seed = str(dice.below(1 << 30))
    match: Match[Any] = Match(game, seats, settings, seed=seed, players=players)
    kind = "random" if dice.below(3) else "guide"
    bots = [bot(kind, dice.child(f"seat {seat}")) for seat in range(seats)]
    polled = question = 0
    least, most = ODDS
    odds = least + dice.below(most - least)
    while not match.over:
        if question != match.question:
            question, polled = match.question, 0
        if dice.below(odds) == 0:
            found = _tried(match, dice)
            if found is not None:
                yield found
        polled = next_answer(match, bots, polled)


def _tried(match: Match[Any], dice: Dice) -> Refused | None:
    asked = members(match.state.owed | match.state.may)
    seat = asked[dice.below(len(asked))]
    if dice.below(ONLOOKER) == 0:
        seat = dice.below(match.seats)
    words = match.game.vocabulary
    things = [
        thing
        for thing in impossible_things(match.game, match.state, seat, dice)
        if isinstance(thing, str) or not isinstance(words.find(thing), ChanceVerb)
    ]  # nobody tries what nature does
    if not things:
        return None
    thing = things[dice.below(len(things))]
    return Refused(match, seat, thing, match.why_not(seat, thing))


def told(number: int, refused: Refused) -> str:
    """What was asked and tried, and the reason in every language."""
    match, seat, thing, why = refused
    question = match.state.open_question()
    key = question.key if question is not None else "-"
    asked = ", ".join(NAMES[each] for each in members(match.state.owed))
    lines = [f"{number}. {match.seats} seats, {match.settings}; {key!r} is asked of {asked}"]
    for lang in LANGUAGES:
        words = Words(lang, match.game, players=NAMES[: match.seats], reader=seat)
        tried = thing if isinstance(thing, str) else words.option(match.game.describe(thing))
        lines.append(indent(f"{lang}: {NAMES[seat]} tries: {tried}", "   "))
        mark = "? " if refused.general else ""
        lines.append(indent(f"{mark}[{why.rule} {why.case}] {words.why(why)}", "       "))
    return "\n".join(lines)


if __name__ == "__main__":
    main()
