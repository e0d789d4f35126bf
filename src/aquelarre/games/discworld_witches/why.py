"""Why not? For a thing a player tried: the rule that forbids it now, and values for its text.

`case` picks the sentence of the rule's text `why-LAN-nn` in the locales. Nothing here looks at
what the asking seat cannot see. What is said about cards stands in why_cards.py.
"""

from __future__ import annotations

from collections.abc import Callable

from aquelarre.games.discworld_witches import verbs
from aquelarre.games.discworld_witches.arriving import most_back
from aquelarre.games.discworld_witches.board import (
    empty,
    face_down,
    other_witches_on,
    stopping,
    unknown_to,
    way_out,
    witches_on,
)
from aquelarre.games.discworld_witches.ids import DUNGEON, NOWHERE, PETULIA, PIG, Space
from aquelarre.games.discworld_witches.moving import has_invisibility
from aquelarre.games.discworld_witches.state import Lancre
from aquelarre.games.discworld_witches.why_cards import (
    DONE,
    ENOUGH,
    JUST_GO,
    OTHER,
    TOO_LATE,
    Args,
    decided_to_stay,
    not_empty,
    off_board,
    why_card,
    why_card_verb,
    why_die,
    why_not_past,
)
from aquelarre.kernel import Action, Game, Seat, Verb, Why, holds, members

NOTHING = Why("")  # nothing forbids it
CHANCE = Why("LAN-53", case=1)  # no player's answer
NO_TOKEN = Why("LAN-06", case=0)


def why_not(game: Game[Lancre], s: Lancre, seat: Seat, thing: Action | str) -> Why:
    """The rule that keeps the seat from this answer, or from any with this thing."""
    question = s.open_question()
    if question is None:
        return Why("LAN-28")
    legal = s.options(seat) if holds(s.owed, seat) else []
    if isinstance(thing, str):
        if any(thing in game.describe(action).refs for action in legal):
            return NOTHING
        return _why_thing(game, s, seat, thing, question.key)
    if thing in legal:
        return NOTHING
    verb = game.vocabulary.find(thing)
    if verb is None:
        return OTHER
    if verb.base in verbs.NATURES:
        return CHANCE
    return _why_verb(game, s, seat, verb, verb.args(thing), question.key)


def _why_verb(game: Game[Lancre], s: Lancre, seat: Seat, verb: Verb, args: Args, asked: str) -> Why:
    for name, value in zip(verb.names, args, strict=True):
        if game.kind(name) == "seat" and value >= s.n:
            return Why("LAN-01")
    if not holds(s.owed, seat):
        return _waiting(s)
    if "card" in verb.names:
        return why_card_verb(s, seat, verb.name, args, asked)
    return _why_plain(s, seat, verb.name, args, asked)


def _why_plain(s: Lancre, seat: Seat, verb: str, args: Args, asked: str) -> Why:
    """An answer without a card: to another question, or why not to this one."""
    if asked in QUESTIONS[verb]:
        return EXPLANATIONS[verb](s, seat, args)
    return LATER.get((verb, asked)) or OUT_OF_PLACE.get(verb, OTHER)


def _waiting(s: Lancre) -> Why:
    """Somebody else is asked, or chance. Of several, some may have answered already. [LAN-53]"""
    if s.nature_asked:
        return Why("LAN-53", case=3)
    awaited = members(s.owed)
    return Why("LAN-53", case=4) if len(awaited) > 1 else Why("LAN-53", case=0, seat=awaited[0])


def _why_thing(game: Game[Lancre], s: Lancre, seat: Seat, ref: str, asked: str) -> Why:
    """The same for a thing on the table, by the answer that a player would have meant."""
    kind, _, label = ref.partition(":")
    number = game.thing(kind, label)
    if number is None:
        return NOTHING
    if kind == "seat" and number >= s.n:
        return Why("LAN-01")
    if not holds(s.owed, seat):
        return _waiting(s)
    if kind == "card":
        return why_card(s, seat, number, asked)
    if kind == "die":
        return why_die(s, number, asked)
    meant = MEANT.get((asked, kind))
    return _why_plain(s, seat, meant, (number,), asked) if meant else OTHER


# -- spaces ------------------------------------------------------------------------------


def _start(s: Lancre, seat: Seat, args: Args) -> Why:
    """Not on a problem. [LAN-07]"""
    return off_board(s, args[0]) or Why("LAN-07", space=args[0])


def _place(s: Lancre, seat: Seat, args: Args) -> Why:
    """On an empty space of the location. [LAN-10, LAN-11]"""
    space = args[0]
    if space == DUNGEON:
        return Why("LAN-11", case=5)
    absent = off_board(s, space)
    if absent:
        return absent
    if s.tiled >> space & 1:
        return Why("LAN-11", case=1, space=space)
    if witches_on(s) >> space & 1:
        return Why("LAN-11", case=2, space=space)
    return Why("LAN-11", case=0, space=space)


def _crisis(s: Lancre, seat: Seat, args: Args) -> Why:
    """On a tile of the location, at most one. [LAN-11]"""
    space = args[0]
    if not s.tiled >> space & 1:
        return Why("LAN-11", case=3, space=space)
    if s.crisis[space] and not s.house.many_crises:
        return Why("LAN-11", case=4, space=space)
    return Why("LAN-11", case=0, space=space)


def _walk(s: Lancre, seat: Seat, args: Args) -> Why:
    """Something stops the way, or it is too far. [LAN-14]"""
    goal = args[0]
    absent = off_board(s, goal)
    if absent:
        return absent
    if goal == s.witch[seat]:
        return Why("LAN-13", case=1 if s.unseen else 0)
    if goal in s.edition.siblings[s.witch[seat]]:  # not at the beginning of a movement
        return Why("LAN-14", case=5)
    way = open_way(s, seat, goal)
    if len(way) > s.steps:
        flies = s.began != NOWHERE or s.may_fly  # who walks on cannot take a broomstick
        return Why("LAN-14", case=3 if flies else 4, space=goal, count=len(way), steps=s.steps)
    stops = stopping(s, seat)
    stop = next(space for space in way if stops >> space & 1)
    witch = bool(other_witches_on(s, seat) >> stop & 1)
    return Why("LAN-14", case=2 if witch else 1, space=goal, stop=stop)


def open_way(s: Lancre, seat: Seat, goal: Space) -> list[Space]:
    """The shortest way to a space if nothing ever stopped anybody; of several the one on which
    least does. The last space is the goal."""
    near, stops = s.edition.near, stopping(s, seat)
    ways: dict[Space, list[Space]] = {s.witch[seat]: []}
    edge = [s.witch[seat]]
    while goal not in ways:
        after: dict[Space, list[Space]] = {}
        for space in edge:
            for there in near[space]:
                if there in ways:
                    continue
                way = [*ways[space], there]
                known = after.get(there)
                if known is None or _stops(way, stops) < _stops(known, stops):
                    after[there] = way
        ways |= after
        edge = list(after)
    return ways[goal]


def _stops(way: list[Space], stops: int) -> int:
    return sum(stops >> space & 1 for space in way[:-1])


def _pass_by_token(s: Lancre, seat: Seat, args: Args) -> Why:
    """Tiffany's token, and something to pass. [LAN-06, LAN-37]"""
    return why_not_past(s, seat, args[0]) if has_invisibility(s, seat) else NO_TOKEN


def _stay(s: Lancre, seat: Seat, args: Args) -> Why:
    """Who has passed unseen must move on. [LAN-37]"""
    return Why("LAN-13", case=1)


def _flee(s: Lancre, seat: Seat, args: Args) -> Why:
    """Next to the problem, or in the same place, and empty. [LAN-22]"""
    if decided_to_stay(s):
        return Why("LAN-22", case=1)
    return _way_out(s, seat, args[0], "LAN-22")


def _retreat(s: Lancre, seat: Seat, args: Args) -> Why:
    """The same after a failure. [LAN-21]"""
    return _way_out(s, seat, args[0], "LAN-21")


def _way_out(s: Lancre, seat: Seat, space: Space, rule: str) -> Why:
    """On foot: it is not empty, or too far. [LAN-54]"""
    if empty(s) >> space & 1:
        return Why(rule, case=4, space=space)
    return not_empty(s, space, rule)


def _stray(s: Lancre, seat: Seat, args: Args) -> Why:
    """Only who has no retreat may go anywhere. [LAN-21]"""
    if way_out(s, s.at):
        return Why("LAN-21", case=5)
    return _way_out(s, seat, args[0], "LAN-21")


def _look(s: Lancre, seat: Seat, args: Args) -> Why:
    """A hard tile face down, one for each location. [LAN-30]"""
    space = args[0]
    if not face_down(s) >> space & 1:
        return Why("LAN-30", case=0, space=space)
    if not unknown_to(s, seat) >> space & 1:
        return Why("LAN-30", case=1, space=space)
    return Why("LAN-30", case=2, space=space)


def _leave(s: Lancre, seat: Seat, args: Args) -> Why:
    """Only a card leads out with the first action. [LAN-44]"""
    return off_board(s, args[0]) or Why("LAN-44", case=2)


# -- everything else ---------------------------------------------------------------------


def _choose(s: Lancre, seat: Seat, args: Args) -> Why:
    return Why("LAN-05", apprentice=args[0])


def _give_back(s: Lancre, seat: Seat, args: Args) -> Why:
    return Why("LAN-25", count=most_back(s, seat))


def _take_from(s: Lancre, seat: Seat, args: Args) -> Why:
    return Why("LAN-23", count=max(s.cackles))


def _lose(s: Lancre, seat: Seat, args: Args) -> Why:
    """An easy one of her own. [LAN-47]"""
    return Why("LAN-47", tile=args[0])


def _vanish_by_token(s: Lancre, seat: Seat, args: Args) -> Why:
    """Tiffany's token, and a way to go on. [LAN-06, LAN-37]"""
    return Why("LAN-37", case=1) if has_invisibility(s, seat) else NO_TOKEN


def _magic_token(s: Lancre, seat: Seat, args: Args) -> Why:
    return NO_TOKEN


def _pig_token(s: Lancre, seat: Seat, args: Args) -> Why:
    """Petulia's token, against a sick pig. [LAN-06]"""
    if s.apprentice[seat] != PETULIA or not s.token >> seat & 1:
        return NO_TOKEN
    return ENOUGH if s.tile[s.at] == PIG else Why("LAN-06", case=1)


def _stop_looking(s: Lancre, seat: Seat, args: Args) -> Why:
    return Why("LAN-30", case=4)


def _linger(s: Lancre, seat: Seat, args: Args) -> Why:
    """There is no other action to move with. [LAN-37]"""
    return Why("LAN-37", case=2)


def _leave_by_token(s: Lancre, seat: Seat, args: Args) -> Why:
    return off_board(s, args[0]) or NO_TOKEN


EXPLANATIONS: dict[str, Callable[[Lancre, Seat, Args], Why]] = {
    "choose": _choose,
    "start_at": _start,
    "place_at": _place,
    "crisis_on": _crisis,
    "walk": _walk,
    "stay": _stay,
    "flee": _flee,
    "retreat": _retreat,
    "stray": _stray,
    "look": _look,
    "leave": _leave,
    "leave_by_token": _leave_by_token,
    "give_back": _give_back,
    "take_from": _take_from,
    "lose": _lose,
    "vanish_by_token": _vanish_by_token,
    "pass_by_token": _pass_by_token,
    "use_magic_token": _magic_token,
    "use_pig_token": _pig_token,
    "stop_looking": _stop_looking,
    "linger": _linger,
}
# The questions to which a verb without a card is an answer.
QUESTIONS: dict[str, tuple[str, ...]] = {
    "reveal": ("before",),
    "stay": ("act",),
    "roll": ("tackle",),
    "roll_on": ("first_pair",),
    "close": ("second_pair",),
    "end_turn": ("finish",),
    "face_it": ("pass",),
    "vanish_by_token": ("pass",),
    "pass_by_token": ("act", "walk_on"),
    "linger": ("walk_on",),
    "use_magic_token": ("first_pair",),
    "use_pig_token": ("tackle", "first_pair", "second_pair"),
    "wait": ("dungeon",),
    "stop_looking": ("look",),
    "draw_now": ("transmute",),
    "choose": ("choose",),
    "give_back": ("tea",),
    "take_from": ("take_from",),
    "lose": ("lose",),
    "start_at": ("start",),
    "place_at": ("place",),
    "crisis_on": ("crisis",),
    "walk": ("act", "walk_on"),
    "flee": ("first_pair", "flee_to"),
    "retreat": ("retreat",),
    "stray": ("retreat",),
    "leave": ("dungeon", "leave"),
    "leave_by_token": ("dungeon",),
    "look": ("look",),
}
# What is said about them when something else is asked.
OUT_OF_PLACE = {
    "end_turn": Why("LAN-26"),
    "flee": Why("LAN-22", case=0),
    "retreat": Why("LAN-21", case=0),
    "stray": Why("LAN-21", case=0),
    "vanish_by_token": Why("LAN-37", case=0),
    "pass_by_token": Why("LAN-37", case=0),
    "use_magic_token": Why("LAN-17", case=0),
    "use_pig_token": Why("LAN-06", case=1),
    "leave": Why("LAN-44", case=0),
    "leave_by_token": Why("LAN-44", case=0),
    "wait": Why("LAN-44", case=0),
}
# The same where the question that is asked says more.
LATER = {
    ("stay", "finish"): DONE,
    ("walk", "finish"): DONE,
    ("use_magic_token", "second_pair"): TOO_LATE,
    ("leave_by_token", "leave"): JUST_GO,
    ("wait", "leave"): JUST_GO,
}
# The answer that a player means by touching a thing.
MEANT = {
    ("start", "space"): "start_at",
    ("place", "space"): "place_at",
    ("crisis", "space"): "crisis_on",
    ("act", "space"): "walk",
    ("walk_on", "space"): "walk",
    ("finish", "space"): "walk",
    ("tackle", "space"): "flee",
    ("first_pair", "space"): "flee",
    ("second_pair", "space"): "flee",
    ("flee_to", "space"): "flee",
    ("retreat", "space"): "retreat",
    ("look", "space"): "look",
    ("dungeon", "space"): "leave",
    ("leave", "space"): "leave",
    ("choose", "apprentice"): "choose",
    ("take_from", "seat"): "take_from",
    ("lose", "tile"): "lose",
}
