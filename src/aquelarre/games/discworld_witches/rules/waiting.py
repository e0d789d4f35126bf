"""What is told to whoever is not asked: what others decide just now, or what she could not do in
her own turn either. [LAN-53]"""

from __future__ import annotations

from aquelarre.games.discworld_witches import verbs
from aquelarre.games.discworld_witches.box import ids
from aquelarre.games.discworld_witches.rules.holding import wrong_card
from aquelarre.games.discworld_witches.rules.moments import (
    NOT_NOW,
    OUT,
    TOKEN_OF,
    asks,
    no_token,
    whose,
)
from aquelarre.games.discworld_witches.state import Lancre
from aquelarre.kernel import Action, Seat, Verb, Why
from aquelarre.kernel.why import SEVERAL

OTHERS_TURN = "others-turn"


def nor_in_her_turn(s: Lancre, seat: Seat, verb: Verb, action: Action) -> Why | None:
    """Something else than somebody's turn keeps her from it: a card that she does not hold,
    another's token, what is over. [LAN-05 … LAN-08, LAN-20, LAN-44]"""
    wrong = wrong_card(s, seat, verb, action) or no_token(s, seat, verb)
    if wrong:
        return wrong
    if verb is verbs.LOSE and not asks(s, "lose"):
        found = whose(s, seat, action - verb.base)
        return found if found.rule == "LAN-20" else None
    if s.turn and verb in (verbs.CHOOSE, verbs.START_AT):
        return NOT_NOW[verb]
    if s.turn and verb in OUT and s.witch[seat] != ids.DUNGEON:
        return Why("LAN-44", "free")
    return _own_turn(s) if _is_played(verb) and seat != s.active else None


def _is_played(verb: Verb) -> bool:
    """Does it take a card or a token? A die is chosen without one."""
    return verb in TOKEN_OF or (verb is not verbs.REROLL and "card" in verb.names)


def _own_turn(s: Lancre) -> Why:
    return Why("LAN-08", OTHERS_TURN, seat=s.active) if s.turn else Why("LAN-08", "own-turn")


PROBLEM = "problem"
DOING = {  # by the question that is open; any other is about the problem that is being tackled
    "choose": "choosing",
    "start": "starting",
    "before": "placing",
    "place": "placing",
    "crisis": "placing",
    "act": "acting",
    "pass": "passing",
    "walk_on": "walking-on",
    "dungeon": "dungeon",
    "leave": "leaving",
    "flee_to": "fleeing",
    "retreat": "retreating",
    "last_word": "caught",
    "look": "looking",
    "transmute": "exchanging",
    "take_from": "taking",
    "tea": "tea",
    "lose": "lose",
    "finish": "ending",
}


def when_she_could(s: Lancre, seat: Seat, verb: Verb) -> Why | None:
    """Out of the dungeon, and cackles given back: that has its moment, which is told together with
    whose turn it is and what is decided in it. [LAN-25, LAN-44]"""
    question = s.open_question()
    if not s.turn or question is None:
        return None
    doing = DOING.get(question.key, PROBLEM)
    if verb in OUT and s.witch[seat] == ids.DUNGEON:
        return Why("LAN-44", "others-turn", seat=s.active, doing=doing)
    if verb is verbs.GIVE_BACK and question.key != "tea":
        case = "others-together" if s.together else "others-turn"
        return Why("LAN-25", case, seat=s.active, doing=doing)
    return None


def who_decides_what(s: Lancre, found: Why) -> Why:
    """Of several who are asked none is named: some may have answered already. [LAN-53]"""
    question = s.open_question()
    key = question.key if question is not None else ""
    if found.case == SEVERAL:
        return Why("LAN-53", "tea-all" if key == "tea" else "lose-all")
    return Why("LAN-53", DOING.get(key, PROBLEM), seat=int(found.values["seat"]))
