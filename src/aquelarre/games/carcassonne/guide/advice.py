"""What the guide says of an answer: the terms of its own sum, put into reasons.

Points are what it expects a feature to bring (`guide.expected`), so a sentence may give them
roundly; what each reason is worth is the term itself. Their texts are `advice-…`.
"""

from __future__ import annotations

from aquelarre.games.carcassonne.box.tiles import CITY, CLOISTER, EMPTY_NEIGHBOURS, FARM
from aquelarre.games.carcassonne.guide.account import Account, Term
from aquelarre.games.carcassonne.guide.guide import (
    chance,
    farm_cities,
    sent_by,
    weigh,
)
from aquelarre.games.carcassonne.guide.hand import farmers
from aquelarre.games.carcassonne.rules.landscape import feature_of, place_and_spot
from aquelarre.games.carcassonne.rules.turn import LayTile, PlaceFollower
from aquelarre.games.carcassonne.state import NOTHING, Land
from aquelarre.games.carcassonne.verbs import FOLLOWER, NO_FOLLOWER
from aquelarre.kernel import Action, Dice, Reason, Window, added

FAR_WORSE = 4.0  # points: an answer that gives away so many is worth a word
MOST = 5  # reasons that are told,
SLIGHT = 0.05  # without those that are worth less,
REST = 0.1  # unless what is not told comes to more
EQUAL = 1e-9

KINDS = {CITY: "city", CLOISTER: "cloister", FARM: "farm"}  # any other is a road


def of_answer(window: Window[Land], dice: Dice, action: Action) -> list[Reason]:
    """Why, or why not, this answer."""
    options = window.options()
    if len(options) == 1:
        return [Reason("only")]
    weights = weigh(window, dice.clone())
    if max(weights) - min(weights) < EQUAL:
        return [Reason("all-same")]
    s = window.imagine(dice)
    account = Account(s, window.seat, action)
    found = told_of(reasons(account))
    found += beside(account, action, options, weights)
    if any(reason.key for reason in found):
        return found
    return found + (spared(account, action, options, weights) or [Reason("nothing")])


def told_of(found: list[Reason]) -> list[Reason]:
    """What matters most; the rest, which is little, goes without words."""
    found = sorted(found, key=lambda reason: -abs(reason.worth))
    count = len([reason for reason in found[:MOST] if abs(reason.worth) >= SLIGHT])
    while abs(added([reason.worth for reason in found[count:]])) > REST:
        count += 1
    rest = added([reason.worth for reason in found[count:]])
    return found[:count] + ([Reason("", rest)] if rest else [])


def reasons(account: Account) -> list[Reason]:
    """All terms of an answer."""
    found: list[Reason] = []
    for term in account.terms:
        found += of_feature(account, term)
    found += of_supply(account)
    if account.rivalry:
        found.append(Reason("rival", account.rivalry, seat=account.rival))
    return found


def in_ten(chance: float) -> int:
    """Chances in ten; only what is certain is ten, and only what cannot be is none."""
    if chance >= 1 - EQUAL:
        return 10
    return max(1, min(9, round(10 * chance))) if chance > EQUAL else 0


# -- features ----------------------------------------------------------------------------


def of_feature(account: Account, term: Term) -> list[Reason]:
    """What a seat wins or loses there, and what a figure that moves has to do with it."""
    own = term.seat == account.turn.seat
    found = []
    change = term.after - term.before
    if abs(change) > EQUAL or (own and account.puts_on(term)):
        found.append((mine if own else theirs)(account, term, account.counts[term.seat] * change))
    if abs(term.by_figure) > EQUAL:
        found.append(of_figure(account, term))
    return found


def mine(account: Account, term: Term, value: float) -> Reason:
    """One's own feature."""
    turn = account.turn
    if account.puts_on(term):
        return of_put(account, term, value)
    place, _ = place_and_spot(turn.end, turn.stand(term.feature, term.seat))
    points, before = round(term.after), round(term.before)
    others = [seat for seat in term.leads if seat != term.seat]
    if term.seat not in term.leads:
        if not term.stands:
            return Reason("taken", value, feature=term.kind, place=place, before=before)
        return Reason("loses", value, feature=term.kind, place=place, before=before, seat=others[0])
    if term.scored:
        values = {"feature": term.kind, "place": place, "points": points, "before": before}
        more = points - before
        if others:
            return Reason("closes-shared", value, seat=others[0], more=more, **values)
        return Reason("closes", value, more=more, **values)
    if not term.led:
        key = "draws-level" if others else "takes-over"
        shared = {"seat": others[0]} if others else {}
        return Reason(key, value, feature=term.kind, place=place, points=points, **shared)
    if any(seat not in term.led for seat in others):
        values = {"feature": term.kind, "place": place, "points": points, "before": before}
        return Reason("shares", value, seat=others[0], **values)
    if points == before:
        return Reason("slightly", value, feature=term.kind, place=place, more=int(value > 0))
    key = f"changes-{KINDS.get(term.kind, 'road')}"
    return Reason(key, value, place=place, points=points, before=before, **facts(account, term))


def of_put(account: Account, term: Term, value: float) -> Reason:
    """The follower that goes onto the tile of this turn, now or when it has been laid."""
    turn = account.turn
    _, spot = place_and_spot(turn.end, turn.put)
    then = int(not isinstance(turn.before.open_question(), PlaceFollower))
    points = round(term.after)
    if term.scored:
        return Reason("claims", value, spot=spot, points=points, then=then)
    cost = account.cost()
    values = {"spot": spot, "points": points, "left": round(cost), "then": then}
    key = f"put-{KINDS.get(term.kind, 'road')}"
    return Reason(key, value - cost, **values, **facts(account, term))


def facts(account: Account, term: Term) -> dict[str, int]:
    """On what the points of a feature depend."""
    s, left = account.turn.end, account.turn.left
    if term.kind == FARM:
        done, to_come = farm_cities(s, term.feature)
        return {"count": done, "open": len(to_come)}
    ends = s.ends[term.feature]
    if term.kind == CLOISTER:
        return {"count": EMPTY_NEIGHBOURS - ends}
    if term.kind == CITY:
        return {"count": in_ten(chance(CITY, ends, left))}
    return {"count": ends}


def theirs(account: Account, term: Term, value: float) -> Reason:
    """A feature of somebody else."""
    turn = account.turn
    place, _ = place_and_spot(turn.end, turn.stand(term.feature, term.seat))
    points, before = round(term.after), round(term.before)
    values = {"seat": term.seat, "feature": term.kind, "place": place}
    if term.seat not in term.leads:
        key = "their-loses" if term.stands else "their-taken"
        return Reason(key, value, before=before, **values)
    if term.scored:
        more = points - before
        return Reason("their-closes", value, points=points, before=before, more=more, **values)
    if not term.led:
        return Reason("their-gains", value, points=points, **values)
    if points == before:
        return Reason("their-slightly", value, more=int(term.after > term.before), **values)
    return Reason("their-changes", value, points=points, before=before, **values)


def of_figure(account: Account, term: Term) -> Reason:
    """What the figure that moves changes for whoever has the feature."""
    turn = account.turn
    comes = turn.touches(term.feature, turn.at_scoring)
    place, _ = place_and_spot(turn.end, turn.stand(term.feature, term.seat))
    change = "more" if term.by_figure > 0 else "less"
    values = {"figure": turn.moved, "feature": term.kind, "place": place}
    if term.seat != turn.seat:
        change += "-theirs"
        values["seat"] = term.seat
    key = f"with-{change}" if comes else f"without-{change}"
    then = int(isinstance(turn.before.open_question(), LayTile))
    points = round(abs(term.by_figure))
    return Reason(
        key, account.counts[term.seat] * term.by_figure, points=points, then=then, **values
    )


# -- followers in the supply -------------------------------------------------------------


def of_supply(account: Account) -> list[Reason]:
    """Followers that are spent, or come back; without the one that is told of where it goes."""
    turn = account.turn
    found = []
    farmers_then = farmers(turn.end)
    for seat in range(turn.end.n):
        now, then = account.supply[seat], turn.end.supply[seat]
        before, staying = account.farmers[seat], farmers_then[seat]
        if seat == turn.seat and account.spends:
            then += 1
            staying -= account.farms
        change = account.in_hand(then, staying) - account.in_hand(now, before)
        if abs(change) <= EQUAL:
            continue
        key = "supply-back" if then > now else "supply-less"
        value = account.counts[seat] * change
        values = {"count": abs(then - now), "left": then, "points": round(abs(change))}
        if seat == turn.seat:
            found.append(Reason(key, value, **values))
        else:
            found.append(Reason(f"their-{key}", value, seat=seat, **values))
    return found


# -- what is no part of the sum ----------------------------------------------------------


def beside(
    account: Account, action: Action, options: list[Action], weights: list[float]
) -> list[Reason]:
    """What explains an answer that changes nothing itself: a figure goes where nobody is, or no
    follower is spent."""
    turn = account.turn
    figure, segment = sent_by(turn.before, action)
    if figure != NOTHING and not turn.at_scoring.followers[feature_of(turn.end, segment)]:
        return [Reason("nobody-there", figure=figure)]
    others = [each for each in options if FOLLOWER.owns(each)]
    if action == NO_FOLLOWER.base and others:
        best = max(others, key=lambda each: weights[options.index(each)])
        return kept(account, best, weights[options.index(best)] - weights[options.index(action)])
    return []


def spared(
    account: Account, action: Action, options: list[Action], weights: list[float]
) -> list[Reason]:
    """The followers that the best other answer would cost, if this one costs none. (That a tile is
    laid without one says nothing: it may come then.)"""
    turn = account.turn
    now = turn.end.supply[turn.seat]
    if isinstance(turn.before.open_question(), LayTile) or now < account.supply[turn.seat]:
        return []
    ranked = sorted(range(len(options)), key=lambda each: -weights[each])
    other = next(options[each] for each in ranked if options[each] != action)
    then = Account(turn.before, turn.seat, other).turn.end.supply[turn.seat]
    if then >= now:
        return []
    points = round(account.in_hand(now, 0) - account.in_hand(then, 0))
    return [Reason("spares", count=now - then, points=points)]


def kept(account: Account, best: Action, more: float) -> list[Reason]:
    """What a follower would bring where it brings most, and what it is worth in the supply; `more`:
    what that answer weighs more."""
    turn = account.turn
    there = Account(turn.before, turn.seat, best)
    cost = there.cost() if there.spends else 0.0  # it may come back at once
    points, left = round(more + cost), round(cost)
    spot = best - FOLLOWER.base
    if more + cost <= EQUAL:
        return [Reason("keeps-all")]
    if points == left and left:
        key = "keeps-hardly" if more > EQUAL else "keeps-close"
        return [Reason(key, spot=spot, points=points)]
    key = "keeps-less" if more > EQUAL else "keeps"
    return [Reason(key, spot=spot, points=points, left=left)]
