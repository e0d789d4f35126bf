"""Why not now? What each answer waits for: its phase, its event, or something that comes first.
[SAL-06]"""

from __future__ import annotations

from aquelarre.games.new_salem.box import cards
from aquelarre.games.new_salem.state import Drafting, Launching, Town
from aquelarre.games.new_salem.verbs import (
    ABSOLVE,
    BEAR,
    BEAR_LOOSE,
    BUILD,
    BURN,
    CLEAR,
    CLEAR_LOOSE,
    CONFESS_TO,
    CONFESSOR,
    DISCARD_BOTH,
    EASE_CONSCIENCE,
    END_PHASE,
    GIVE,
    HAND,
    KEEP,
    KINDS,
    LAUNCH,
    LET_PASS,
    MOVE_CHEST,
    NAME,
    OFFER,
    PASS_LEFT,
    PAY_FROM,
    PAY_REST,
    PICK,
    QUESTION,
    REMOVE,
    REMOVE_LOOSE,
    SEIZE,
    SWAP_FOR,
    TRY,
)
from aquelarre.kernel import NOTHING, Seat, Verb, Why, holds, members
from aquelarre.kernel.why import WAITING

DRAFT = (PICK, KEEP, DISCARD_BOTH)
# What is done only while an event of one effect is carried out.
EFFECT_OF = {
    QUESTION: cards.QUESTIONS,
    CONFESSOR: cards.CONFESSES,
    CONFESS_TO: cards.CONFESSES,
    ABSOLVE: cards.ABSOLVES,
    CLEAR: cards.EXORCISES,
    CLEAR_LOOSE: cards.EXORCISES,
    BURN: cards.BURNS,
    SEIZE: cards.SEIZES,
    OFFER: cards.EXCHANGES,
    SWAP_FOR: cards.EXCHANGES,
    PASS_LEFT: cards.EXODUS,
}
# What events let the constable do, by their effect.
EFFECTS_OF = {
    **{verb: (effect,) for verb, effect in EFFECT_OF.items()},
    REMOVE: (cards.REMOVES,),
    TRY: (cards.TRIES,),
    BUILD: (cards.BUILDS,),
    HAND: (cards.SAFE_CONDUCT, cards.CONSCIENCE, cards.LETTER),
}
# What whoever is asked says too early, too late, or in place of the answer it is about.
OUT_OF_TURN = {
    ("offer", SWAP_FOR): Why("SAL-26", "offer-first"),
    ("swap_for", OFFER): Why("SAL-26", "offered"),
    ("confess", CONFESS_TO): Why("SAL-14", "confess-first"),
    ("confess_to", CONFESSOR): Why("SAL-14", "confessing"),
}
SHOWING = ("question", "confess", "confess_to")  # a player is chosen, who shows or is shown it
# What several events, or the course of a phase, call for.
OTHERWISE = {
    GIVE: Why("SAL-12", "later"),
    MOVE_CHEST: Why("SAL-12", "chest-later"),
    REMOVE: Why("SAL-08", "when"),
    REMOVE_LOOSE: Why("SAL-08", "when"),
    BUILD: Why("SAL-14", "build-when"),
    HAND: Why("SAL-14", "hand-when"),
    BEAR: Why("SAL-14", "bear-when"),
    BEAR_LOOSE: Why("SAL-14", "bear-when"),
    PAY_FROM: Why("SAL-13", "paid"),
    PAY_REST: Why("SAL-13", "paid"),
    NAME: Why("SAL-16", "when"),
    LET_PASS: Why("SAL-12", "not-ending"),
}


def not_now(s: Town, seat: Seat, verb: Verb) -> Why:
    """What an answer of this kind waits for, whoever is asked now."""
    question = s.open_question()
    asked = question.key if question else ""
    if verb in (LAUNCH, END_PHASE):
        return _no_event(s, seat, verb, asked)
    if verb is LET_PASS:
        return _not_ending(s, seat)
    if verb in DRAFT:
        return _no_pick(s, seat, asked)
    if asked == "bear" and verb is BEAR_LOOSE:
        fed = Why("SAL-14", "fed", event=s.launched)
        return Why("SAL-14", "housed") if holds(s.owed, seat) else fed
    if (asked, verb) in OUT_OF_TURN:
        return OUT_OF_TURN[asked, verb] if holds(s.owed, seat) else NOTHING
    if asked == "clear" and verb in (REMOVE, REMOVE_LOOSE):
        whole = Why("SAL-14", "whole", event=s.launched)
        return whole if holds(s.owed, seat) else NOTHING
    if asked == "pay" and s.edition.effect[s.launched] in EFFECTS_OF.get(verb, ()):
        paying = Why("SAL-13", "paying", event=s.launched)
        return paying if seat == s.constable else NOTHING
    if verb in EFFECT_OF:
        return needs(s, EFFECT_OF[verb], "needs")
    if verb is EASE_CONSCIENCE:
        return needs(s, cards.CONSCIENCE, "ease-when")
    if verb is TRY:
        several = len(taking_part(s, cards.TRIES)) > 1
        return Why("SAL-15", "when" if several else "when-trial", event=cards.TRIAL)
    return OTHERWISE.get(verb, NOTHING)


def taking_part(s: Town, effect: cards.Effect) -> list[cards.EventCard]:
    """The events of this effect that are in a game of so many players. [SAL-02]"""
    return [event for event in s.edition.with_effect[effect] if s.edition.in_game[s.n][event]]


def needs(s: Town, effect: cards.Effect, case: str) -> Why:
    """What is only done by an event of this effect: which one, and whether there is any.
    [SAL-02, SAL-14]"""
    here = taking_part(s, effect) or s.edition.with_effect[effect]
    if not here:
        return Why("SAL-14", "no-card")
    return in_the_box(s, here[0]) or Why("SAL-14", case, event=here[0])


def in_the_box(s: Town, event: cards.EventCard) -> Why:
    """Does the event take no part in a game of so many players? [SAL-02]"""
    here = s.edition.in_game[s.n][event]
    return NOTHING if here else Why("SAL-02", event=event, count=s.n)


def touched(s: Town, seat: Seat, kind: str, number: int) -> Why:
    """A thing was touched of which no answer to the question speaks; or one does, and it is for
    somebody else to give it: nothing, where the question has no reason of its own for that."""
    question = s.open_question()
    if kind == "event":
        return not_now(s, seat, LAUNCH)
    if kind == "character":
        return _no_look(s, seat, number)
    if question is None:
        return NOTHING
    if kind == "building" and not s.standing >> number & 1:
        return Why("SAL-26", "nowhere", building=number)
    if kind in _kinds(question.verbs):
        return question.left_out(s, seat)
    if kind == "card":
        return not_now(s, seat, PICK)
    if s.inside(Launching) and question.floor is not None and kind in ("seat", "building"):
        meant = GIVE if kind == "seat" else MOVE_CHEST
        return question.floor.why(s, seat, meant.at(number))
    if kind == "seat" and number == seat:  # nobody means to give hope by that
        return Why("SAL-07", "player") if question.key in ("pick", "last_pick") else NOTHING
    return {"seat": Why("SAL-12", "later"), "building": Why("SAL-07", "standing")}.get(
        kind, NOTHING
    )


def misplaced(s: Town, seat: Seat, ref: str, found: Why) -> Why:
    """A player was touched by somebody who has to choose a building, or another's building by
    somebody who has to choose a player. [SAL-06]"""
    question = s.open_question()
    if question is None or not holds(s.owed, seat):
        return NOTHING
    if "seat" in _kinds(question.verbs):  # it has its own reason against this player
        chest = (found.rule, found.case) == ("SAL-12", "not-yours")
        return Why("SAL-06", "player") if chest else NOTHING
    if not ref.startswith("seat:"):
        return NOTHING
    choices = s.options(seat)
    verbs = tuple(verb for verb in question.verbs if any(map(verb.owns, choices)))
    wanted = "building" in _kinds(verbs) or BUILD in verbs
    return Why("SAL-06", "building") if wanted else NOTHING


def not_constable(s: Town, seat: Seat, verb: Verb | None) -> Why:
    """While the constable is asked what to launch, others are told that it is for him. [SAL-13]"""
    if verb is not None and verb in (LAUNCH, END_PHASE) and seat != s.constable:
        return Why(verb.rule, "constable", seat=s.constable)
    return NOTHING


def asked_of_another(s: Town, found: Why) -> Why:
    """It is for another player to answer: what is that player asked? [SAL-06]"""
    question = s.open_question()
    if question is None or found.case != WAITING:
        return found
    return Why("SAL-06", question.key, seat=int(found.values["seat"]))


def _kinds(verbs: tuple[Verb, ...]) -> set[str]:
    """The kinds of things of which these answers speak."""
    return {KINDS.get(name, name) for verb in verbs for name in verb.names}


def _no_event(s: Town, seat: Seat, verb: Verb, asked: str) -> Why:
    """Events are for the constable, in their phase: one after the other, each with a new constable
    at its end. [SAL-13, SAL-14, SAL-16]"""
    if not s.inside(Launching):
        return Why(verb.rule, "later")
    if seat != s.constable:
        called = verb is END_PHASE and asked == "last_call"
        return Why(verb.rule, "called" if called else "constable", seat=s.constable)
    if asked == "name":
        return Why("SAL-16", "first")
    if asked == "last_call":
        return Why("SAL-18", "ending")
    return Why("SAL-14", "busy", event=s.within(Launching).launched)


def _not_ending(s: Town, seat: Seat) -> Why:
    """To give nothing more is an answer only when the phase is about to end. [SAL-12]"""
    if not s.inside(Launching):
        return Why("SAL-12", "pass-later")
    return Why("SAL-12", "others-pass" if seat == s.constable else "not-ending")


def _no_look(s: Town, seat: Seat, character: int) -> Why:
    """A character is looked at when an event says so, one's own always. [SAL-28]"""
    question = s.open_question()
    if question is not None and question.key in SHOWING and holds(s.owed, seat):
        return Why("SAL-28", "player")
    own = 0 <= seat < s.n and s.characters.face[seat] == character
    return Why("SAL-28", "own" if own else "look")


def _no_pick(s: Town, seat: Seat, asked: str) -> Why:
    """Buildings are chosen one by one, the last of two cards in its own way. [SAL-07, SAL-09]"""
    if asked == "pick":
        return Why("SAL-09", "more")
    if asked == "last_pick":
        return Why("SAL-09", "pair")
    draft = s.inside(Drafting)
    if asked != "remove" or draft is None or not any(draft.packs):
        return Why("SAL-07", "over")
    if holds(s.owed, seat):
        return Why("SAL-08", "first")
    return Why("SAL-08", "another-first", seat=members(s.owed)[0])
