"""What a player means by touching something, and a general reason as a precise one. [BRU-09,
BRU-17, BRU-18]"""

from __future__ import annotations

from aquelarre.games.las_brujas import verbs
from aquelarre.games.las_brujas.box.cards import NUMBER, RUMOURS, cards_in
from aquelarre.games.las_brujas.box.characters import IDS, NO_CHARACTER
from aquelarre.games.las_brujas.rules.claims import ARGUMENTS, PHRASE_WORDS, left, why_word
from aquelarre.games.las_brujas.rules.floor import why_rumour
from aquelarre.games.las_brujas.rules.manner import (
    IN_OWN_TURN,
    IN_SPECTRES_TURN,
    played,
    played_with,
)
from aquelarre.games.las_brujas.rules.moments import ABILITIES, assembled, not_now
from aquelarre.games.las_brujas.rules.waiting import of_the_question
from aquelarre.games.las_brujas.state import (
    OPEN,
    SECOND_READING,
    SPEECHES,
    TIED,
    VERDICT,
    VOTING,
    Trial,
    Village,
)
from aquelarre.kernel import NOTHING, SILENT, WATCHER, Action, Ask, Seat, Why, members
from aquelarre.kernel.why import OTHER, SEVERAL, WAITING

ANY_WITNESS = NUMBER["U15"]  # as a number only: whose it is says the same of any other
FOR_A_VICTIM = (verbs.VOTE_AS, verbs.VOTE_BOTH)
TURN_OF_SOMEBODY = ("act", "haunt")
ON_SOMEBODY = (verbs.SPREAD, verbs.ACCUSE, verbs.EVENT_ON, *IN_SPECTRES_TURN)
IN_A_TURN = (*IN_OWN_TURN[1:], *IN_SPECTRES_TURN, *ABILITIES, verbs.PASS_DOLL)


def touched(question: Ask[Village], s: Village, seat: Seat, kind: str, number: int) -> Action:
    """What a player means, see `Ask.meant`: with a card to play it, on the accused or on somebody
    else; with somebody to speak about them; with a character to use the ability; with a ballot to
    cast it."""
    if kind == "card":
        rest = [other for other in members(s.alive) if other != seat]
        trial = s.inside(Trial)
        return played(s.box, number, rest[0] if trial is None else trial.accused)
    if kind == "cause" and not s.alive >> seat & 1:
        held = cards_in(s.hand[seat] & s.box.witness) or cards_in(s.box.witness)
        return verbs.BEAR_WITNESS.at(held[0] if held else ANY_WITNESS, number)
    if kind == "seat" and not s.settings["claims"]:
        return SILENT  # there is nothing to say about them
    meant = MEANT.get(kind)
    return SILENT if meant is None else meant.at(number)


MEANT = {
    "seat": verbs.SAY_SUSPECT,
    "character": verbs.USE,
    "ballot": verbs.VOTE,
    "cause": verbs.FAVOUR,
}


def in_other_words(s: Village, seat: Seat, thing: Action | str, found: Why) -> Why:
    """A general reason as a precise one: what keeps the player from it now and later, or else whose
    turn it is or what has to be answered first. And of whoever touches just a word of a phrase
    nobody knows whom they mean. [BRU-17]"""
    question = s.open_question()
    if question is None or not found:
        return found
    kind, _, label = thing.partition(":") if isinstance(thing, str) else ("", "", "")
    if kind in OF_CHANCE:
        return OF_CHANCE[kind]
    if isinstance(thing, int) and any(verb.owns(thing) for verb in FOR_A_VICTIM):
        return found if s.possessor == seat else Why("BRU-21", "possesses")
    if kind == "seat" and found.case != "no-seat" and not s.settings["claims"]:
        found = _of_somebody(s, seat, question, int(label), found)
    if found.rule == "BRU-05" and found.case in (WAITING, SEVERAL, OTHER):
        special = NOTHING if seat == WATCHER else _special(s, seat, question, thing)
        return special or of_the_question(s, question, found.case)
    if kind in PHRASE_WORDS and found.case in ("undone", "dead", "oneself"):
        return _of_a_word(s, seat, kind)
    return found


OF_CHANCE = {"side": Why("BRU-02"), "number": Why("BRU-05", "number")}  # nobody chooses them


def _of_a_word(s: Village, seat: Seat, word: str) -> Why:
    """A word of a phrase: there are no phrases left, or nobody alive has done such a thing."""
    if not left(s, seat):
        return Why("BRU-17", "said")
    if word == "deed" and s.rules >= SECOND_READING:
        return Why("BRU-17", "about")
    return NEVER.get(word, Why("BRU-17", "never-seen"))


NEVER_DONE, NEVER_DONE_ME = Why("BRU-17", "never-done"), Why("BRU-17", "never-done-me")
NEVER = {  # what nobody else who is alive has been seen to do
    "fact": NEVER_DONE,
    "doing": NEVER_DONE,
    "fact_me": NEVER_DONE_ME,
    "doing_me": NEVER_DONE_ME,
}


# -- what keeps somebody back, whatever is asked and whoever is asked --------------------


def _special(s: Village, seat: Seat, question: Ask[Village], thing: Action | str) -> Why:
    """A card that they do not hold or that only spectres play, another's ability, a vote without a
    trial, a phrase at a table without them, what spectres never do. [BRU-01, BRU-03, BRU-17,
    BRU-21, BRU-26, BRU-27]"""
    kind, _, label = thing.partition(":") if isinstance(thing, str) else ("", "", "")
    spectre = not s.alive >> seat & 1
    if spectre and assembled(s) and kind in ARGUMENTS and s.settings["claims"]:
        return Why("BRU-26", "silent")
    if kind in ARGUMENTS:
        return why_word(s, seat, kind)
    if s.character[seat] == NO_CHARACTER:
        return NOTHING  # nothing is dealt yet
    things, why = NOT_OF_SPECTRES.get(question.key, ((), NOTHING))
    if spectre and kind in things:
        return why
    if kind == "seat":
        return NOTHING  # who decides what now says most
    action = thing if isinstance(thing, int) else _meant(s, seat, question, kind, label)
    verb = next((verb for verb in verbs.VERBS if verb.owns(action)), None)
    if verb is None or (not kind and verb not in IN_A_TURN):
        return NOTHING
    found = not_now(s, seat, verb, action)
    in_turn = found.case == "doll-price" or (verb in ABILITIES and found.case == "turn")
    return NOTHING if in_turn else found  # whose turn it is says more


NOT_OF_SPECTRES = {  # what is touched there, or an answer itself
    "election": (("", "seat"), Why("BRU-26", "elect")),
    "name": (("", "seat"), Why("BRU-26", "elect")),
    "share": (("", "seat", "card"), Why("BRU-26", "share")),
}


def _meant(s: Village, seat: Seat, question: Ask[Village], kind: str, label: str) -> Action:
    """What whoever is not asked means; a negative rumour before somebody is perhaps silenced."""
    if kind == "card":
        card = NUMBER[label]
        lies = assembled(s) and any(s.bad[other] >> card & 1 for other in range(s.n))
        return SILENT if lies else touched(question, s, seat, kind, card)
    if kind == "character":
        return verbs.USE.at(IDS.index(label))
    if kind == "ballot":
        return verbs.VOTE.at(verbs.BALLOTS.index(label))
    if kind == "cause":
        return touched(question, s, seat, kind, verbs.CAUSES.index(label))
    return SILENT


# -- somebody is touched -----------------------------------------------------------------


def _of_somebody(s: Village, seat: Seat, question: Ask[Village], other: Seat, found: Why) -> Why:
    """At a table without phrases: what keeps cards from being played on that player. [BRU-17,
    BRU-18, BRU-26]"""
    if seat == WATCHER:
        return found
    if question.key in TURN_OF_SOMEBODY and s.owed >> seat & 1:
        if not s.alive >> other & 1:
            return Why("BRU-26", "dead", seat=other)
        return _no_card_on(s, seat, question, other)
    if found.rule == "BRU-03" and s.inside(Trial) is not None:
        return _rumour_on(s, seat, question, other)
    return found


def _no_card_on(s: Village, seat: Seat, question: Ask[Village], other: Seat) -> Why:
    """Who has the turn touches somebody on whom they can play nothing: the one thing that keeps
    back every card they hold for somebody, or that there is more than one, or no such card.
    [BRU-09, BRU-27]"""
    held = [card for card in cards_in(s.hand[seat]) if played_with(s.box, card) in ON_SOMEBODY]
    if not held:
        return Why("BRU-09", "none-aimed", seat=other)
    first, *more = [question.why(s, seat, played(s.box, card, other)) for card in held]
    alike = first.case not in OF_ONE_CARD and all(why == first for why in more)
    return first if alike else Why("BRU-09", "nothing-on", seat=other)


OF_ONE_CARD = (  # they say "that card", and none was touched
    *("ill-repute", "women", "men", "influential", "no-influential"),
    *("adjourned", "useless", "target"),
)


def _rumour_on(s: Village, seat: Seat, question: Ask[Village], other: Seat) -> Why:
    """Who touches somebody in a trial has named no card: what keeps back the rumours they hold, or
    any rumour. [BRU-18]"""
    accused = s.trial.accused
    if not s.alive >> seat & 1:
        return Why("BRU-27", "aimed")
    phase = PHASES.get(question.key, OPEN)
    held = cards_in(s.hand[seat] & RUMOURS)
    found = why_rumour(s, seat, held[0] if held else ANY_RUMOUR, other, phase)
    if found and (held or found.rule == "BRU-18"):
        return found
    if phase == SPEECHES:
        return Why("BRU-18", "after-speeches")
    return Why("BRU-18", "none-own") if seat == accused else Why("BRU-18", "none", accused=accused)


PHASES = {"speech": SPEECHES, "vote": VOTING, "decide": TIED, "verdict": VERDICT}
ANY_RUMOUR = NUMBER["R01a"]
