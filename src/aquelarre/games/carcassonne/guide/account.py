"""The terms of the guide's sum: what an answer changes, feature by feature and player by player.

An answer is played to the end of the turn, as the guide thinks it goes on. What everybody can
expect then is compared with what they could expect before, so the terms add up to what the answer
is worth more than the position as it is (`guide.advantage`).
"""

from __future__ import annotations

from aquelarre.games.carcassonne.box.tiles import FARM
from aquelarre.games.carcassonne.guide.guide import (
    WHOLE_GAME,
    expected,
    features_held,
    go_on,
    outlook,
)
from aquelarre.games.carcassonne.guide.hand import farmers, followers_worth
from aquelarre.games.carcassonne.rules.landscape import count, feature_of, kind_of, leaders
from aquelarre.games.carcassonne.rules.scoring import ScoreCompleted, worth
from aquelarre.games.carcassonne.state import NOTHING, Crowd, Land, SegmentId
from aquelarre.kernel import Action, Seat, Step, added

THEIR_BEST = 0.5  # how much the best of the others counts, and all of them together: guide.lead


class Witness(Step[Land]):
    """Sees the landscape as it is when what is complete is scored."""

    __slots__ = ("seen",)

    def __init__(self) -> None:
        self.seen: Land | None = None

    def run(self, s: Land) -> None:
        self.seen = s.clone()
        ScoreCompleted().run(s)


class Turn:
    """An answer, and how the guide thinks that the turn goes on."""

    __slots__ = ("at_scoring", "before", "end", "left", "moved", "put", "seat")

    def __init__(self, s: Land, seat: Seat, action: Action) -> None:
        witness = Witness()
        end = s.clone()
        end.agenda = [witness if isinstance(step, ScoreCompleted) else step for step in end.agenda]
        end.answer(seat, action)
        while end.asked and not end.nature_asked:
            go_on(end)
        self.seat = seat
        self.before = s
        self.end = end
        self.left = s.bag.total
        self.at_scoring = witness.seen or end  # later than that, nothing more is scored
        self.put = self._put()
        self.moved = self._moved()

    def _put(self) -> SegmentId:
        """Where a follower was put onto the tile of this turn; NOTHING, if none was."""
        for segment in self.at_scoring.standing:
            if segment not in self.before.standing:
                return segment
        return NOTHING

    def _moved(self) -> int:
        """The figure that went somewhere else before the scoring; NOTHING, if none did."""
        pairs = zip(self.before.figures, self.at_scoring.figures, strict=True)
        for figure, (old, new) in enumerate(pairs):
            if old != new:
                return figure
        return NOTHING

    def touches(self, feature: SegmentId, s: Land) -> bool:
        """Did the figure that moved stand on the feature in this landscape?"""
        if self.moved == NOTHING or s.figures[self.moved] == NOTHING:
            return False
        return feature_of(self.end, s.figures[self.moved]) == feature

    def stand(self, feature: SegmentId, seat: Seat) -> SegmentId:
        """Where the seat has a follower on the feature, the oldest first; before the turn, if it
        had one there."""
        for s in (self.before, self.at_scoring, self.end):
            found = [
                segment
                for segment, crowd in s.standing.items()
                if count(crowd, seat) and feature_of(self.end, segment) == feature
            ]
            if found:
                return min(found)
        raise LookupError("nobody of this seat stands there")


class Term:
    """What a seat can expect of one feature: before, and when the turn is over. A figure that was
    moved has a term of its own (`by_figure`)."""

    __slots__ = (
        "after",
        "before",
        "feature",
        "kind",
        "leads",
        "led",
        "by_figure",
        "scored",
        "seat",
        "stands",
    )

    def __init__(self, feature: SegmentId, kind: int, seat: Seat, before: float) -> None:
        self.feature = feature  # as it is named when the turn is over
        self.kind = kind
        self.seat = seat
        self.before = before
        self.after = 0.0
        self.by_figure = 0.0
        self.scored = False
        self.led: list[Seat] = []  # who got the points with this seat before, itself included
        self.leads: list[Seat] = []  # who gets them afterwards
        self.stands = False  # has the seat a follower there afterwards, or had when it scored?


class Account:
    """All terms of an answer, and what each counts."""

    __slots__ = ("counts", "farmers", "rival", "rivalry", "spends", "supply", "terms", "turn")

    def __init__(self, s: Land, seat: Seat, action: Action) -> None:
        self.turn = turn = Turn(s, seat, action)
        self.supply = supply_before(s)
        self.farmers = farmers(s)
        self.terms = terms_of(turn)
        after = outlook(turn.end)
        before = [
            s.score[each]
            + added([term.before for term in self.terms if term.seat == each])
            + self.in_hand(self.supply[each], self.farmers[each])
            for each in range(s.n)
        ]
        others = [each for each in range(s.n) if each != seat]
        self.rival = max(others, key=lambda each: after[each])  # of equal ones the first
        was = max(others, key=lambda each: before[each])
        # Of the best of the others only the change is told that is theirs; the rest is this:
        self.rivalry = THEIR_BEST * (before[was] - before[self.rival])
        share = (1 - THEIR_BEST) / len(others)
        self.counts = [-share] * s.n
        self.counts[self.rival] -= THEIR_BEST
        self.counts[seat] = 1.0
        # Does the follower that is put down stay there, with a term of its own?
        self.spends = any(
            not term.scored for term in self.terms if term.seat == seat and self.puts_on(term)
        )

    def puts_on(self, term: Term) -> bool:
        """Is this about the feature onto which a follower is put?"""
        turn = self.turn
        if turn.put == NOTHING or term.led or turn.seat not in term.leads:
            return False
        return feature_of(turn.end, turn.put) == term.feature

    def cost(self) -> float:
        """What the follower that is put down would be worth in the supply; on a farm, now and
        later on."""
        turn = self.turn
        left = turn.end.supply[turn.seat]
        return self.in_hand(left + 1, 0) - self.in_hand(left, int(self.farms))

    @property
    def farms(self) -> bool:
        """Is a follower put onto a farm?"""
        return self.turn.put != NOTHING and kind_of(self.turn.end, self.turn.put) == FARM

    def in_hand(self, supply: int, staying: int) -> float:
        """What so many in the supply are worth now, with so many on farms."""
        return followers_worth(supply, staying) * self.turn.left / WHOLE_GAME


def supply_before(s: Land) -> list[int]:
    """The followers of each seat in the supply, with those that come back whatever is answered: the
    tile that has been laid has completed something."""
    found = s.supply.copy()
    for feature in s.closed:
        for seat in range(s.n):
            found[seat] += count(s.followers[feature], seat)
    return found


def terms_of(turn: Turn) -> list[Term]:
    """What the turn changes for whom, the oldest feature first."""
    s, end = turn.before, turn.end
    held: dict[SegmentId, list[SegmentId]] = {}  # those of before, by what they are in the end
    for feature in features_held(s):
        held.setdefault(feature_of(end, feature), []).append(feature)
    for feature in features_held(turn.at_scoring) + features_held(end):
        held.setdefault(feature_of(end, feature), [])
    found = []
    for feature in sorted(held):
        found += changes(turn, feature, held[feature])
    return found


def changes(turn: Turn, feature: SegmentId, earlier: list[SegmentId]) -> list[Term]:
    """The terms of one feature, which was several before, or one, or nobody's."""
    s, kind = turn.before, kind_of(turn.end, feature)
    values = [expected(s, each, turn.left) for each in earlier]
    crowds = [leaders(s.followers[each], s.n) for each in earlier]
    scored = turn.at_scoring is not turn.end and feature in turn.at_scoring.closed
    then = turn.at_scoring if scored else turn.end
    crowd: Crowd = then.followers[feature]
    after = leaders(crowd, s.n) if crowd else []
    value = value_in(turn, then, feature, kind, scored) if crowd else 0.0
    plain = value
    if crowd and (turn.touches(feature, s) or turn.touches(feature, turn.at_scoring)):
        plain = value_in(turn, unmoved(then, s), feature, kind, scored)
    found = []
    for seat in range(s.n):
        mine = [place for place, seats in enumerate(crowds) if seat in seats]
        term = Term(feature, kind, seat, added([values[place] for place in mine]))
        term.led = [other for place in mine for other in crowds[place]]
        term.leads = after
        term.scored = scored
        term.stands = count(crowd, seat) > 0
        if seat in after:
            term.after, term.by_figure = plain, value - plain
        if term.led or seat in after:
            found.append(term)
    return found


def value_in(turn: Turn, s: Land, feature: SegmentId, kind: int, scored: bool) -> float:
    """What the feature brings there: what it scores, or can be expected to."""
    if scored or turn.end.over:
        return float(sum(worth(s, feature, kind)))
    return expected(s, feature, turn.left)


def unmoved(s: Land, before: Land) -> Land:
    """The same landscape, with the figures where they were."""
    found = s.clone()
    found.figures = before.figures.copy()
    return found
