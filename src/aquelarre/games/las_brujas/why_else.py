"""Why not, where it is neither turn nor trial card: set-up, votes, assembly, abilities."""

from __future__ import annotations

from collections.abc import Callable

from aquelarre.games.las_brujas.abilities import uses
from aquelarre.games.las_brujas.assembly import CalmOne, PriestCalms, ShareOne, receivers, unlaid
from aquelarre.games.las_brujas.ballot import Ballot
from aquelarre.games.las_brujas.characters import HERMIT, WASHERWOMAN
from aquelarre.games.las_brujas.state import NO_TRIAL, SETTING_UP, Village
from aquelarre.games.las_brujas.turn import Act
from aquelarre.kernel import Seat, Why

NOTHING = Why("")  # nothing forbids it
CHANCE = Why("BRU-05", case=1)  # not for players to answer


def spectre_of(s: Village, seat: Seat) -> bool:
    """Is the seat a spectre?"""
    return not s.alive >> seat & 1


def _choose(s: Village, seat: Seat, args: tuple[int, ...]) -> Why:
    """Characters are chosen at the start, among those offered. [BRU-01]"""
    chosen = s.stage != SETTING_UP or s.character[seat] >= 0
    return Why("BRU-01", case=1 if chosen else 2)


def _vote(s: Village, seat: Seat, args: tuple[int, ...]) -> Why:
    """Who may not vote, and which ballots there are. [BRU-21, BRU-26, BRU-29, U10]"""
    if not isinstance(s.open_question(), Ballot):
        return Why("BRU-21", case=0)
    if s.owed >> seat & 1:
        return Why("BRU-21", case=3)
    if seat == s.possessed:
        return Why("BRU-21", case=2)
    if spectre_of(s, seat):
        return Why("BRU-26", case=0)
    return Why("BRU-21", case=1)


def _decide(s: Village, seat: Seat, args: tuple[int, ...]) -> Why:
    return Why("BRU-23", case=0)


def _elect(s: Village, seat: Seat, args: tuple[int, ...]) -> Why:
    """Only the tied can be elected, and only the living vote. [BRU-13]"""
    if spectre_of(s, seat):
        return Why("BRU-26", case=0)
    return Why("BRU-13", case=1 if s.tied and s.owed >> seat & 1 else 0)


def _give(s: Village, seat: Seat, args: tuple[int, ...]) -> Why:
    """To whom, and which cards. [BRU-15, BRU-26, P12]"""
    card, receiver = args
    if spectre_of(s, seat):
        return Why("BRU-26", case=3)
    if not isinstance(s.open_question(), ShareOne):
        return Why("BRU-15", case=0)
    if s.character[seat] == HERMIT:
        return Why("BRU-15", case=1)
    if not s.owed >> seat & 1:
        return Why("BRU-15", case=2)
    if not unlaid(s, seat) >> card & 1:
        return Why("BRU-15", case=3, card=card)
    if not s.alive >> receiver & 1:
        return Why("BRU-26", case=3)
    return Why("BRU-15", case=4 if receiver not in receivers(s, seat) else 5)


def _done(s: Village, seat: Seat, args: tuple[int, ...]) -> Why:
    """The first card must be given. [BRU-15]"""
    share = isinstance(s.open_question(), ShareOne) and s.owed >> seat & 1
    return Why("BRU-15", case=6) if share else Why("BRU-14", case=0)


def _calm(s: Village, seat: Seat, args: tuple[int, ...]) -> Why:
    """Which rumours the influential citizen, and after them the parish priest, may discard.
    [BRU-14, P02]"""
    question = s.open_question()
    if not s.owed >> seat & 1 or not isinstance(question, CalmOne | PriestCalms):
        return Why("BRU-14", case=0)
    return Why("BRU-14", case=1 if isinstance(question, CalmOne) else 2)


def _drop(s: Village, seat: Seat, args: tuple[int, ...]) -> Why:
    return Why("BRU-12", case=0, card=args[0])


def _not_now(s: Village, seat: Seat, args: tuple[int, ...]) -> Why:
    """A card to discard, take, keep or pass on: only when a rule asks for it. [BRU-09]"""
    held = len(args) == 1 and s.hand[seat] >> args[0] & 1
    return Why("BRU-09", case=11) if held else Why("BRU-03", case=1, card=args[0])


def _take(s: Village, seat: Seat, args: tuple[int, ...]) -> Why:
    return Why("BRU-09", case=12)


def _keep(s: Village, seat: Seat, args: tuple[int, ...]) -> Why:
    return Why("BRU-24", case=0)


def _raise(s: Village, seat: Seat, args: tuple[int, ...]) -> Why:
    return Why("BRU-27", case=6)


def _ability(s: Village, seat: Seat, args: tuple[int, ...]) -> Why:
    """Abilities belong to their character, to the own turn, and may be used up. [BRU-01]"""
    if spectre_of(s, seat):
        return Why("BRU-25", case=0)
    if s.character[seat] != args[0]:
        return Why("BRU-01", case=3, character=args[0])
    if s.active != seat or s.phase != NO_TRIAL or not isinstance(s.open_question(), Act):
        return Why("BRU-01", case=4)
    if s.spent >> seat & 1:
        return Why("BRU-01", case=5)
    return Why("BRU-09", case=6) if uses(s, seat) else Why("BRU-01", case=6)


def _move(s: Village, seat: Seat, args: tuple[int, ...]) -> Why:
    """P17: from one other player to another who has room. [BRU-01]"""
    found = _ability(s, seat, (WASHERWOMAN,))
    return Why("BRU-01", case=7) if found == Why("BRU-01", case=6) else found


def _order(s: Village, seat: Seat, args: tuple[int, ...]) -> Why:
    return Why("BRU-01", case=8)


def _spinner(s: Village, seat: Seat, args: tuple[int, ...]) -> Why:
    return Why("BRU-09", case=13)


def _doll(s: Village, seat: Seat, args: tuple[int, ...]) -> Why:
    """The doll is passed on in the own turn, for two cards. [S16]"""
    return Why("BRU-09", case=14 if s.doll != seat else 15)


def _point(s: Village, seat: Seat, args: tuple[int, ...]) -> Why:
    return Why("BRU-33", case=0)


EXPLANATIONS_ELSE: dict[str, Callable[[Village, Seat, tuple[int, ...]], Why]] = {
    "choose": _choose,
    "vote": _vote,
    "vote_as": _vote,
    "vote_both": _vote,
    "decide": _decide,
    "elect": _elect,
    "name": _elect,
    "give": _give,
    "done": _done,
    "calm": _calm,
    "drop": _drop,
    "discard": _not_now,
    "hand_on": _not_now,
    "return": _not_now,
    "keep": _keep,
    "take": _take,
    "raise": _raise,
    "order": _order,
    "move": _move,
    "use": _ability,
    "use_on": _ability,
    "let_be": _spinner,
    "cancel": _spinner,
    "pass_doll": _doll,
    "point_at": _point,
}
