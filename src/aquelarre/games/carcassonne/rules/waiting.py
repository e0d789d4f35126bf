"""What somebody is told who waits: why just this is not possible for anybody now, or else who
decides what. [CAR-02]"""

from __future__ import annotations

from aquelarre.games.carcassonne.box.tiles import FARM, feature_at
from aquelarre.games.carcassonne.rules.turn import LayTile, PlaceFollower
from aquelarre.games.carcassonne.state import Land
from aquelarre.games.carcassonne.verbs import FOLLOWER
from aquelarre.kernel import Action, Seat, Why
from aquelarre.kernel.verbs import Verb


def answer_while_waiting(s: Land, seat: Seat, verb: Verb, action: Action) -> Why:
    """Why somebody who waits for this seat cannot give that answer."""
    spot = verb.args(action)[-1] if "spot" in verb.names else -1
    if spot >= 0 and feature_at(spot) == FARM and not s.settings["farmers"]:
        return Why("CAR-12")
    for expansion in s.expansions:
        if verb in expansion.verbs:
            never = expansion.not_this_turn(s, verb, action)
            return never or decides(s, seat)
    return decides(s, seat)


def thing_while_waiting(s: Land, seat: Seat, kind: str, number: int) -> Why:
    """The same for a thing that is touched: tiles come by chance, and players are never chosen."""
    if kind == "tile":
        return Why("CAR-02", "nature")
    if kind == "seat":
        return Why("CAR-02", "player")
    if kind == "spot":
        return answer_while_waiting(s, seat, FOLLOWER, FOLLOWER.at(number))
    if kind == "feature" and number == FARM and not s.settings["farmers"]:
        return Why("CAR-12")
    return decides(s, seat)


def decides(s: Land, seat: Seat) -> Why:
    """Who is asked, and what about."""
    question = s.open_question()
    if isinstance(question, LayTile):
        return Why("CAR-02", "laying", seat=seat)
    if isinstance(question, PlaceFollower):
        return Why("CAR-02", "following", seat=seat)
    told = (expansion.decides(s, seat) for expansion in s.expansions)
    return next((why for why in told if why), Why("CAR-02", "waiting", seat=seat))
