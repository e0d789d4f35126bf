"""Why a card is revealed, or no more of them: what lies there, or may lie there, and what can be
made of it. [WAL-10 to WAL-18]"""

from __future__ import annotations

from aquelarre.games.walpurgisnacht.box.cards import COLOURLESS, Card
from aquelarre.games.walpurgisnacht.box.mountain import HIGH, SlotSet
from aquelarre.games.walpurgisnacht.guide.reckoning import Reckoning, in_ten
from aquelarre.games.walpurgisnacht.guide.wisps import WispPath
from aquelarre.games.walpurgisnacht.state import Turn
from aquelarre.games.walpurgisnacht.verbs import REVEAL, STOP
from aquelarre.kernel import Action, Reason, added


class Worth:
    """What an answer adds to the chance that the team has as things are: by wisps and by the end of
    the night, and by what is there to be given then."""

    __slots__ = ("gift", "giving", "reasons")

    def __init__(self, reasons: list[Reason], giving: float, gift: Reason | None) -> None:
        self.reasons = reasons
        self.giving = giving
        self.gift = gift  # what is said about that

    def told(self, common: float) -> list[Reason]:
        """`common`: what any answer gives as much."""
        gain = self.giving - common
        if self.gift is None or not gain:
            return [*self.reasons, Reason("", gain)]
        return [*self.reasons, Reason(self.gift.key, gain, **self.gift.values)]


def of_wisps(
    reckoning: Reckoning, options: list[Action], action: Action, best: bool
) -> list[Reason]:
    """Why this answer. Whatever is revealed, something can be given then: only what is better about
    it than anything else counts, unless it can be bad."""
    path = WispPath(reckoning)
    worths = [of_answer(path, x) for x in options]
    common = max(0.0, min([worth.giving for worth in worths]))
    found = worths[options.index(action)].told(common)
    if best and action == STOP.base:
        found.append(Reason("stop-enough"))
    elif best and STOP.base not in options and added([reason.worth for reason in found]) <= 0:
        found.append(Reason("reveal-least"))
    return found


def of_answer(path: WispPath, action: Action) -> Worth:
    """To stop, or to reveal a card that is known or not."""
    taken = path.s.within(Turn).taken
    if action == STOP.base:
        return of_stopping(path, taken)
    slot = action - REVEAL.base
    face, left = path.s.mountain[slot], path.s.lying & ~(1 << slot)
    if face < 0:
        return of_unknown(path, taken, left, face == HIGH)
    worth, then = path.after([*taken, face], left)
    key, values = of_path(path, face, then[len(taken) + 1 :], path.scored(then))
    return with_gifts(path, [Reason(key, of_points(path, then), **values)], then, worth)


def of_points(path: WispPath, then: list[Card]) -> float:
    """What the points of the wisps add, if the phase ends with these cards."""
    reckoning = path.reckoning
    return reckoning.chance(path.scored(then)) - reckoning.chance(0.0)


def of_stopping(path: WispPath, taken: list[Card]) -> Worth:
    """The points that are marked then. [WAL-18]"""
    points = path.scored(taken)
    key = "stop-ours" if points > 0 else "stop-theirs" if points < 0 else "stop-none"
    values = {"points": abs(points)} if points else {}
    found = Reason(key, of_points(path, taken), **values)
    return with_gifts(path, [found], taken, path.stop(taken))


def of_path(
    path: WispPath, face: Card, more: list[Card], points: int
) -> tuple[str, dict[str, int]]:
    """A card that was seen, and what can be revealed after it."""
    values = {"card": face, "wisp": path.wisp[face]}
    if points <= 0:
        return ("path-theirs", values | {"points": -points}) if points else ("path-none", values)
    if not more:
        taken = path.s.within(Turn).taken
        keeps = path.wisp[face] == COLOURLESS and taken and path.scored(taken) == points
        return "path-keeps" if keeps else "path-one", values | {"points": points}
    places = [path.s.mountain.index(card) for card in more]
    values = {"card": face, "points": points, "slot": places[0]}
    if len(more) == 1:
        return "path-two", values | {"also": more[0]}
    return "path-three", values | {"to": places[1]}


def with_gifts(path: WispPath, found: list[Reason], then: list[Card], worth: float) -> Worth:
    """The phase ends with these cards, of which one or two are given. [WAL-19, WAL-20]"""
    giving = worth - path.reckoning.chance(path.scored(then))
    ranked = sorted(then, key=lambda card: (-path.gifts[card], card))
    first, points = ranked[0], abs(round(path.gifts[ranked[0]]))
    if giving > 0 and len(ranked) > 1 and path.gifts[ranked[1]] > 0:
        return Worth(found, giving, Reason("give-two", card=first, also=ranked[1]))
    key = "give-good" if giving > 0 else "give-bad"
    return Worth(found, giving, Reason(key, card=first, points=points) if giving else None)


def of_unknown(path: WispPath, taken: list[Card], left: SlotSet, high: bool) -> Worth:
    """A card that nobody has seen, by what it may be; on the summit it may be Walpurga. [WAL-28]"""
    reckoning = path.reckoning
    now = reckoning.chance(0.0)
    found, whole = [], 1.0
    if high:
        rivals, wins = path.rivals, reckoning.wins_now()
        found = [Reason("walpurga", (path.ending - now) / rivals, rivals=rivals, count=wins)]
        whole = (rivals - 1) / rivals
    count = sum([number for number, _ in path.draws])
    giving = 0.0
    for number, middle in path.draws:
        share = whole * number / count
        worth, then = path.after([*taken, middle], left)
        points, gain = path.scored(then), share * of_points(path, then)
        giving += share * (worth - now) - gain
        if points:
            key = "draw-ours" if points > 0 else "draw-theirs"
            values = {"colour": path.wisp[middle], "points": abs(points)}
            found.append(Reason(key, gain, count=in_ten(share, False), **values))
    key = "draw-give-good" if giving > 0 else "draw-give-bad"
    return Worth(found or [Reason("draw-none")], giving, Reason(key) if giving else None)
