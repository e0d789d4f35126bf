"""Why not? For a thing a player tried: the rule that forbids it now, and values for its text.

Only what the player sees is used. `case` picks the sentence of `why-BRU-nn` in the locales. Turn
and trial are here, the rest in why_else.py.
"""

from __future__ import annotations

from collections.abc import Callable

from aquelarre.games.las_brujas import claims, turn
from aquelarre.games.las_brujas.cards import (
    AIMED_EVENTS,
    CAN_CANCEL,
    DURING,
    FACE,
    IN_TRIAL,
    MUTE_ACCUSED,
    NEGATIVE,
    ONE_SHOT,
    POSITIVE,
    ROTATING,
    RUMOURS,
    SUMMARY,
    TARGET,
    TRIALS,
    Card,
)
from aquelarre.games.las_brujas.characters import HERMIT
from aquelarre.games.las_brujas.counters import counters, counters_allowed
from aquelarre.games.las_brujas.rotating import bears
from aquelarre.games.las_brujas.spectres import Haunt
from aquelarre.games.las_brujas.state import NO_TRIAL, NOBODY, OPEN, SPEECHES, VERDICT, Village
from aquelarre.games.las_brujas.trial import PassAround
from aquelarre.games.las_brujas.turn import Act
from aquelarre.games.las_brujas.why_else import CHANCE, EXPLANATIONS_ELSE, NOTHING, spectre_of
from aquelarre.kernel import Action, Game, Seat, Why, members


def why_not(game: Game[Village], s: Village, seat: Seat, thing: Action | str) -> Why:
    """The rule that keeps the seat from this answer, or from any with this thing."""
    if s.over:
        return Why("BRU-06")
    if isinstance(thing, str):
        return _why_thing(game, s, seat, thing)
    if seat >= 0 and thing in s.options(seat) + s.asides(seat):
        return NOTHING
    verb = game.vocabulary.find(thing)
    if verb is None or seat < 0:
        return CHANCE
    args = verb.args(thing)
    for name, value in zip(verb.names, args, strict=True):
        if game.kind(name) == "seat" and value >= s.n:
            return Why("BRU-01", case=0)
    explain = EXPLANATIONS.get(verb.name) or EXPLANATIONS_ELSE.get(verb.name)
    return explain(s, seat, args) if explain else CHANCE


def _why_thing(game: Game[Village], s: Village, seat: Seat, ref: str) -> Why:
    """The same for a thing on the table, by what a player would have meant."""
    legal = s.options(seat) + s.asides(seat) if seat >= 0 else []
    if any(ref in game.describe(action).refs for action in legal):
        return NOTHING
    kind, _, label = ref.partition(":")
    number = game.thing(kind, label)
    question = s.open_question()
    if number is None or question is None:
        return CHANCE
    if kind == "seat" and number >= s.n:
        return Why("BRU-01", case=0)
    if kind == "card" and seat >= 0 and s.hand[seat] >> number & 1:
        return _why_card(game, s, seat, number)
    if kind == "seat" and not s.alive >> number & 1:
        return Why("BRU-26", case=2, seat=number)
    if seat < 0 or not s.owed >> seat & 1:
        return _not_asked(s)
    if kind == "card":
        return Why("BRU-03", case=1, card=number)
    return Why(question.rule if question.rule != "BRU-03" else "BRU-09", case=99)


def _why_card(game: Game[Village], s: Village, seat: Seat, card: Card) -> Why:
    """A card of the own hand that cannot be played now: what would it be played as?"""
    if CAN_CANCEL >> card & 1:
        return _counter(s, seat, (card,))
    if (DURING | IN_TRIAL) >> card & 1:
        return _plead(s, seat, (card,))
    other = s.accused if s.phase != NO_TRIAL else _somebody_else(s, seat)
    if RUMOURS >> card & 1:
        return _spread(s, seat, (card, other))
    if TRIALS >> card & 1:
        return _accuse(s, seat, (card, other))
    if AIMED_EVENTS >> card & 1:
        return _event_on(s, seat, (card, other))
    if (ROTATING | ONE_SHOT) >> card & 1:
        return _haunt(s, seat, (card,))
    return _event(s, seat, (card,))


def _somebody_else(s: Village, seat: Seat) -> Seat:
    return next(other for other in members(s.alive) if other != seat)


def _not_asked(s: Village) -> Why:
    """Somebody else is to answer. [BRU-05]"""
    return CHANCE if s.nature_asked else Why("BRU-05", case=0, seat=members(s.owed)[0])


def _not_my_turn(s: Village, seat: Seat) -> Why | None:
    """Rumours, events and trials belong to the own turn. [BRU-09]"""
    if spectre_of(s, seat):
        return Why("BRU-27", case=0)
    if s.active == NOBODY:
        return Why("BRU-09", case=1)
    if s.active != seat:
        return Why("BRU-09", case=0, seat=s.active)
    return None if isinstance(s.open_question(), Act) else Why("BRU-09", case=2)


def _not_held(s: Village, seat: Seat, card: Card) -> Why | None:
    return None if s.hand[seat] >> card & 1 else Why("BRU-03", case=1, card=card)


# -- the turn ----------------------------------------------------------------------------


def _end_turn(s: Village, seat: Seat, args: tuple[int, ...]) -> Why:
    return _not_my_turn(s, seat) or Why("BRU-09", case=2)


def _event(s: Village, seat: Seat, args: tuple[int, ...]) -> Why:
    """An event that chooses nobody. [BRU-09]"""
    found = _not_held(s, seat, args[0]) or _not_my_turn(s, seat)
    return found or Why("BRU-09", case=3, card=args[0])


def _event_on(s: Village, seat: Seat, args: tuple[int, ...]) -> Why:
    """An event that chooses somebody: not the hermit, nobody dead, and somebody with cards where
    it needs some. [BRU-09, P12]"""
    card, victim = args
    found = _not_held(s, seat, card) or _not_my_turn(s, seat)
    if found:
        return found
    if not s.alive >> victim & 1:
        return Why("BRU-26", case=2, seat=victim)
    if s.character[victim] == HERMIT:
        return Why("BRU-09", case=4, seat=victim)
    if TARGET[card] == "with_cards" and not s.hand[victim]:
        return Why("BRU-09", case=5, seat=victim)
    return Why("BRU-09", case=6)


def _spread(s: Village, seat: Seat, args: tuple[int, ...]) -> Why:
    """Rumours in a trial lie on the accused only; in the own turn one of each kind. [BRU-09,
    BRU-18]"""
    card, receiver = args
    found = _not_held(s, seat, card)
    if found or spectre_of(s, seat):
        return found or Why("BRU-27", case=0)
    if not RUMOURS >> card & 1:
        return Why("BRU-09", case=3, card=card)
    if s.phase > VERDICT:  # somebody burns, or the trial was cancelled
        return Why("BRU-09", case=2)
    if not s.alive >> receiver & 1:
        return Why("BRU-26", case=2, seat=receiver)
    if NEGATIVE >> card & 1 and bears(s, seat, "U03"):
        return Why("BRU-27", case=2)
    if NEGATIVE >> card & 1 and receiver == seat:
        return Why("BRU-09", case=7)
    if s.phase != NO_TRIAL:
        return _spread_in_trial(s, seat, card, receiver)
    found = _not_my_turn(s, seat)
    if found:
        return found
    if POSITIVE >> card & 1:
        return Why("BRU-09", case=9 if turn.may_praise(s, seat) else 8)
    return Why("BRU-09", case=16 if turn.may_slander(s, seat) else 10)


def _spread_in_trial(s: Village, seat: Seat, card: Card, receiver: Seat) -> Why:
    if receiver != s.accused:
        return Why("BRU-18", case=0, accused=s.accused)
    if s.marks & SUMMARY:
        return Why("BRU-18", case=1)
    if s.marks & MUTE_ACCUSED and seat == s.accused:
        return Why("BRU-18", case=2)
    return Why("BRU-18", case=3)


def _accuse(s: Village, seat: Seat, args: tuple[int, ...]) -> Why:
    """Trial cards: not in the truce, not in chains, not twice after an adjournment, and only
    whom the card names. [BRU-17, S11, U04, C5]"""
    card, accused = args
    found = _not_held(s, seat, card)
    if found:
        return found
    if s.phase != NO_TRIAL:
        return Why("BRU-17", case=4)
    found = _not_my_turn(s, seat)
    if found:
        return found
    if not TRIALS >> card & 1:
        return Why("BRU-09", case=3, card=card)
    if s.truce:
        return Why("BRU-17", case=5)
    if bears(s, seat, "U04"):
        return Why("BRU-27", case=3)
    if card == s.barred:
        return Why("BRU-20", case=4)
    if not s.alive >> accused & 1:
        return Why("BRU-26", case=2, seat=accused)
    if accused == seat:
        return Why("BRU-17", case=6)
    cases = {"ill_repute": 7, "woman": 8, "man": 9, "influential": 10}
    return Why("BRU-17", case=cases.get(TARGET[card], 4), seat=accused)


# -- the trial ---------------------------------------------------------------------------


def _window(s: Village, seat: Seat, args: tuple[int, ...]) -> Why:
    """Passing is for the windows of a trial. [BRU-19]"""
    return Why("BRU-19", case=0)


def _end_speech(s: Village, seat: Seat, args: tuple[int, ...]) -> Why:
    if s.phase == SPEECHES:
        return Why("BRU-17", case=0, speaker=members(s.owed)[0])
    return Why("BRU-17", case=3)


def _counter(s: Village, seat: Seat, args: tuple[int, ...]) -> Why:
    """Which condition of the counter-trial is missing? [BRU-20, A.5, A19]"""
    (card,) = args
    found = _not_held(s, seat, card)
    if found:
        return found
    if not CAN_CANCEL >> card & 1:
        return Why("BRU-20", case=5)
    if not SPEECHES <= s.phase <= VERDICT:
        return Why("BRU-20", case=0)
    if not counters_allowed(s):
        return Why("BRU-20", case=1)
    if counters(s, seat) >> card & 1:
        return Why("BRU-09", case=2)
    cases = {"C1": 6, "C2": 7, "C3": 8, "C4": 9, "C5": 10, "C6": 11, "U16": 12}
    return Why("BRU-20", case=cases[FACE[card]])


def _plead(s: Village, seat: Seat, args: tuple[int, ...]) -> Why:
    """Cards playable during a trial: when, and on which condition. [BRU-19, BRU-27]"""
    card = args[0]
    found = _not_held(s, seat, card)
    if found:
        return found
    if not (DURING | IN_TRIAL) >> card & 1:
        return Why("BRU-19", case=5)
    if s.phase not in (OPEN, VERDICT):
        return Why("BRU-19", case=0)
    if not isinstance(s.open_question(), PassAround):
        return Why("BRU-09", case=2)
    if s.marks & SUMMARY:
        return Why("BRU-19", case=1)
    if FACE[card] == "U17":
        return Why("BRU-19", case=4)
    if FACE[card] == "D6":
        return Why("BRU-19", case=3)
    if s.phase == VERDICT:
        return Why("BRU-19", case=2)
    return Why("BRU-19", case={"D3": 6, "U14": 9}.get(FACE[card], 7))


def _favour(s: Village, seat: Seat, args: tuple[int, ...]) -> Why:
    return Why("BRU-19", case=8)


def _heal(s: Village, seat: Seat, args: tuple[int, ...]) -> Why:
    return Why("BRU-20", case=13)


def _claim(s: Village, seat: Seat, args: tuple[int, ...]) -> Why:
    """Claims: by the living, while people talk, and not too many. [BRU-17, L4]"""
    if spectre_of(s, seat):
        return Why("BRU-26", case=1)
    if s.phase == SPEECHES:
        return Why("BRU-17", case=0, speaker=members(s.owed)[0])
    if not claims.left(s, seat):
        return Why("BRU-17", case=11 if s.claiming else 13)
    return Why("BRU-17", case=12)


def _haunt(s: Village, seat: Seat, args: tuple[int, ...]) -> Why:
    """A spectre plays one card, in its own turn, on the living, and only where it can do
    something. [BRU-26, BRU-27]"""
    card, victims = args[0], args[1:]
    if not spectre_of(s, seat):
        return Why("BRU-27", case=4)
    found = _not_held(s, seat, card)
    if found:
        return found
    if s.active != seat:
        return Why("BRU-27", case=1)
    if not isinstance(s.open_question(), Haunt):
        return Why("BRU-09", case=2)
    for victim in victims:
        if not s.alive >> victim & 1:
            return Why("BRU-26", case=2, seat=victim)
    if victims and FACE[card] in ("U07", "U11", "U12") and not s.hand[victims[0]]:
        return Why("BRU-09", case=5, seat=victims[0])
    return Why("BRU-27", case=7 if not victims or FACE[card] in ("U08", "U09") else 5)


def _erase(s: Village, seat: Seat, args: tuple[int, ...]) -> Why:
    """Only a rumour that lies before somebody living is forgotten. [U13]"""
    return _haunt(s, seat, args[:1])


Explain = Callable[[Village, Seat, tuple[int, ...]], Why]
EXPLANATIONS: dict[str, Explain] = {
    "pass": _window,
    "end_turn": _end_turn,
    "end_speech": _end_speech,
    "heal": _heal,
    "favour": _favour,
    "say_villager": _claim,
    "say_suspect": _claim,
    "say_trust": _claim,
    "ask_why": _claim,
    "event": _event,
    "event_on": _event_on,
    "spread": _spread,
    "accuse": _accuse,
    "counter": _counter,
    "plead": _plead,
    "bribe": _plead,
    "bear_witness": _plead,
    "haunt": _haunt,
    "haunt_two": _haunt,
    "erase": _erase,
}
