"""Onlookers: what others are sent may not depend on what they cannot know.

Twins (see `twins`) compare two games that looked the same to one seat, and drop a pair as soon as
they do not. That misses what a table says by asking: if only who holds a certain card is asked, the
question itself shows the card. So here two games are played side by side. They part at an answer
that an onlooker does not see (a card that somebody else draws, a secret choice), and from there on
everybody, chance included, does the same in both. Until the secret comes to light everything that
the onlooker is sent must be the same: the view, what is told, who is asked what, how many questions
there were, what silence means, and who may talk.

It comes to light when the onlooker is told the same thing with other values (a card is turned up)
or gets to see it for itself (a pack that is handed on); then it is no longer compared. More news in
one of the games, or another question after the same news, is a leak.
"""

from __future__ import annotations

from typing import Any

from aquelarre.kernel import (
    WATCHER,
    Action,
    Ask,
    Chance,
    Dice,
    Event,
    Game,
    Seat,
    State,
    holds,
    members,
)
from aquelarre.laws.broken import LawBroken
from aquelarre.laws.compare import first_difference
from aquelarre.laws.redaction import LAW, seat_name
from aquelarre.laws.walk import asking, said, take

FAR = 120  # answers for which two games are played side by side
TRIES = 3  # other answers that are tried at a point
ASIDE = 8  # a seat that may speak up in both games does so once in so many questions


class Pair:
    """Two games that some onlookers cannot tell apart, and the answer in which they differ."""

    __slots__ = ("changed", "game", "onlookers", "s", "steps", "twin")

    def __init__(self, game: Game[Any], s: State, twin: State, changed: str) -> None:
        self.game = game
        self.s = s
        self.twin = twin
        self.changed = changed
        self.onlookers: list[Seat] = []
        self.steps = 0  # answers given since they parted

    @property
    def alive(self) -> bool:
        return bool(self.onlookers) and not (self.s.over and self.twin.over)

    # -- answering ---------------------------------------------------------------------

    def answer(self, mine: tuple[Seat, Action], yours: tuple[Seat, Action]) -> None:
        """Answer in both games. Where people do different things, these need not look the same; an
        answer to a question put to several does something when it closes. Where chance falls
        differently, whoever neither hears nor sees it may notice nothing."""
        s, twin = self.s, self.twin
        alike, chance = mine == yours, mine[0] == yours[0] == s.n
        waiting, questions = unlike(s, twin), (s.question, twin.question)
        here, there = heard_in(self.game, s, mine), heard_in(self.game, twin, yours)
        if waiting and questions != (s.question, twin.question):
            alike = False
        self.steps += 1
        still = []
        for seat in self.onlookers:
            found = self.difference(seat, here, there)
            if not found:
                still.append(seat)
            elif chance and not alike and self.notices(seat, here, there):
                continue
            elif (alike or chance) and not self.may_learn(seat, here, there):
                raise LawBroken(
                    LAW,
                    f"after {said(self.game, *mine)}, at {asking(s)} or {asking(twin)}, "
                    f"{seat_name(seat)} can tell whether the answer {self.changed} was another "
                    f"one, though it never saw it: {found}. Ask whoever could have something to "
                    "do for all that everybody sees, not only who has.",
                )
        self.onlookers = still

    def difference(self, seat: Seat, here: list[Event], there: list[Event]) -> str:
        """What the seat is sent otherwise in one of the games, '' if nothing."""
        mine, yours = heard(here, seat), heard(there, seat)
        if mine != yours:
            return f"it is told {mine} here and {yours} there"
        if self.s.over and self.twin.over:
            return ""  # everything may be seen
        one, other = sent(self.game, self.s, seat), sent(self.game, self.twin, seat)
        return "" if one == other else first_difference(one, other, "sent")

    def notices(self, seat: Seat, here: list[Event], there: list[Event]) -> bool:
        """Does the seat hear or see the difference?"""
        if heard(here, seat) != heard(there, seat):
            return True
        return bool(self.game.view(self.s, seat) != self.game.view(self.twin, seat))

    def may_learn(self, seat: Seat, here: list[Event], there: list[Event]) -> bool:
        """Does the seat learn the secret by the rules? It is told the same thing with other values,
        or sees for itself what it is given (what it may see, the other laws of redaction say). A
        watcher sees nothing that is not told to all."""
        for one, other in zip(here, there, strict=False):
            mine, yours = one.heard_by(seat), other.heard_by(seat)
            if mine != yours:
                return mine.key == yours.key
        if seat == WATCHER or len(here) != len(there):
            return False
        return self.notices(seat, here, there)

    def go_on(self, dice: Dice) -> None:
        """Somebody answers next: the same in both games, if that is possible."""
        s, twin = self.s, self.twin
        if s.nature_asked and twin.nature_asked:
            self._nature(dice)
            return
        for seat in members(s.may & twin.may):
            both = common(s.asides(seat), twin.asides(seat))
            if both and dice.below(ASIDE) == 0:
                word = both[dice.below(len(both))]
                self.answer((seat, word), (seat, word))
                return
        together = members(s.asked & twin.asked & ~(1 << s.n))
        if together:
            seat = other = together[dice.below(len(together))]
        else:  # who is asked is a secret
            seat, other = members(s.asked)[0], members(twin.asked)[0]
        mine, yours = s.options(seat), twin.options(other)
        both = common(mine, yours)
        if both:
            action = both[dice.below(len(both))]
            self.answer((seat, action), (other, action))
        elif not mine or not yours:  # the law of options says more about it
            self.onlookers = []
        else:
            self.answer((seat, mine[dice.below(len(mine))]), (other, yours[dice.below(len(yours))]))

    def _nature(self, dice: Dice) -> None:
        """Chance falls the same way in both, as long as both have it."""
        s, twin = self.s, self.twin
        step, other = s.open_question(), twin.open_question()
        assert isinstance(step, Chance)
        assert isinstance(other, Chance)
        mine, yours = step.options(s, s.n), other.options(twin, s.n)
        there = set(yours)
        odds = [
            weight if action in there else 0
            for action, weight in zip(mine, step.odds(s), strict=False)
        ]
        if any(odds):
            action = mine[dice.pick(odds)]
            self.answer((s.n, action), (s.n, action))
        else:
            self.answer(
                (s.n, mine[dice.pick(step.odds(s))]), (s.n, yours[dice.pick(other.odds(twin))])
            )


def check_onlookers(
    game: Game[Any], s: State, answer: tuple[Seat, Action], dice: Dice, far: int = FAR
) -> int:
    """Part the game at this answer, which is about to be given, and play both on side by side.

    Says for how many answers somebody could be compared; 0 if everybody notices another answer."""
    pair = parted(game, s, answer, dice)
    if pair is None:
        return 0
    while pair.alive and pair.steps < far:
        pair.go_on(dice)
    return pair.steps


def parted(game: Game[Any], s: State, answer: tuple[Seat, Action], dice: Dice) -> Pair | None:
    """Two games out of one, by another answer that somebody does not notice."""
    who, action = answer
    others = [option for option in s.options(who) if option != action]
    for _ in range(TRIES if others else 0):
        other = others[dice.below(len(others))]
        pair = Pair(game, s.clone(), s.clone(), said(game, who, action))
        places = [seat for seat in range(s.n) if seat != who]
        pair.onlookers = [WATCHER, *([places[dice.below(len(places))]] if places else [])]
        pair.answer((who, action), (who, other))
        if pair.onlookers:
            return pair
    return None


def unlike(s: State, twin: State) -> bool:
    """May answers that are in differ, or what has been put together of them?"""
    step = s.open_question()
    return s.heard != twin.heard or (step is not None and step.parts)


def common(mine: list[Action], yours: list[Action]) -> list[Action]:
    there = set(yours)
    return [action for action in mine if action in there]


def heard_in(game: Game[Any], s: State, answer: tuple[Seat, Action]) -> list[Event]:
    """Answer, and listen."""
    events: list[Event] = []
    s.news = events
    take(game, s, *answer)
    return events


def heard(events: list[Event], seat: Seat) -> list[object]:
    """What the seat is told, and whether it could still be taken back."""
    return [(event.heard_by(seat), event.undoable) for event in events]


def sent(game: Game[Any], s: State, seat: Seat) -> dict[str, object]:
    """Everything about the position that a live table sends to a seat, and to a watcher."""
    return {
        "view": game.view(s, seat),
        "question": _question(game, s, seat),
        "talk": _talk(game, s, seat),
        "over": s.over,
    }


def _question(game: Game[Any], s: State, seat: Seat) -> dict[str, object]:
    step = s.open_question()
    if step is None:
        return {}
    mine = holds(s.owed, seat)
    secret = step.secret and not mine
    return {
        "number": s.question,
        "key": "" if secret else step.key,
        "rule": "" if secret else step.rule,
        "mine": mine,
        "answered": mine and not holds(s.asked, seat),
        "asked": [] if step.secret else members(s.owed if step.window else s.asked),
        "updates": 0 if step.window else s.asked.bit_count(),  # each answer is one for all
        "window": step.window,
        "occasion": step.occasion(s) if step.window else 0,
        "time": _time(step),
        "options": s.options(seat) if mine else [],
        "asides": s.asides(seat) if seat != WATCHER else [],
        "rules": game.rules_now(s, seat) if mine else [],
        "advice": mine and game.advises,
    }


def _time(step: Ask[Any]) -> list[object]:
    """What the clocks of a table depend on."""
    return [step.secret, step.grace, step.renews, step.pause]


def _talk(game: Game[Any], s: State, seat: Seat) -> dict[str, object]:
    """May it talk, who would hear it, and whom would it hear?"""
    heard_from = [
        other
        for other in range(s.n)
        if not game.may_talk(s, other).rule and holds(game.hearers(s, other), seat)
    ]
    if seat == WATCHER:
        return {"hears": heard_from}
    apart = game.apart(s, seat)
    return {
        "hears": heard_from,
        "silent": game.may_talk(s, seat).rule,
        "to": game.hearers(s, seat),
        "apart": apart.rule,
    }
