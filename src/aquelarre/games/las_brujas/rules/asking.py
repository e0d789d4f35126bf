"""What a player means by touching something, and when it could be. [BRU-05]"""

from __future__ import annotations

from aquelarre.games.las_brujas import verbs
from aquelarre.games.las_brujas.box.cards import (
    AFTERLIFE,
    AIMED_EVENTS,
    CAN_CANCEL,
    DURING,
    EVENTS,
    EVERY_CARD,
    IN_TRIAL,
    NUMBER,
    ONE_SHOT,
    ROTATING,
    RUMOURS,
    TRIALS,
    Card,
    cards_in,
    of_kind,
)
from aquelarre.games.las_brujas.box.characters import HEALER, HERMIT, IDS, NO_CHARACTER, RICH_WIDOW
from aquelarre.games.las_brujas.rules import abilities
from aquelarre.games.las_brujas.rules.claims import ARGUMENTS, CLAIMS, PHRASE_WORDS, left, why_word
from aquelarre.games.las_brujas.rules.floor import OF_SPECTRES, why_rumour
from aquelarre.games.las_brujas.state import (
    NO_QUESTION,
    NOBODY,
    ONE_SHARING,
    OPEN,
    SECOND_READING,
    SPEECHES,
    VERDICT,
    VOTING,
    Trial,
    Village,
)
from aquelarre.kernel import NOTHING, SILENT, WATCHER, Action, Ask, Seat, Verb, Why, members

SPECTRAL_WITNESS = NUMBER["U15"]
RUMOUR_PLAYS = (verbs.SPREAD, verbs.SPEND, verbs.SUPPLANT)
IN_OWN_TURN = (verbs.END_TURN, verbs.EVENT, verbs.EVENT_ON, *RUMOUR_PLAYS, verbs.ACCUSE)
IN_SPECTRES_TURN = (verbs.HAUNT, verbs.HAUNT_TWO, verbs.ERASE)
PLEAS = (verbs.PLEAD, verbs.BRIBE, verbs.BEAR_WITNESS)
IN_A_TRIAL = (verbs.COUNTER, *PLEAS)
ONLY_IN_A_TRIAL = CAN_CANCEL | DURING | IN_TRIAL
IN_SHARING = (verbs.GIVE, verbs.TAKE_BACK, verbs.READY)
PAID = (verbs.DISCARD, verbs.HAND_ON, verbs.RETURN)
OF_THE_HAND = (*IN_OWN_TURN[1:], *IN_SPECTRES_TURN, *IN_A_TRIAL, *PAID)


def touched(question: Ask[Village], s: Village, seat: Seat, kind: str, number: int) -> Action:
    """What a player means, see `Ask.meant`: with a card to play it, on the accused or on somebody
    else; with somebody to speak about them; with a character to use the ability; with a ballot to
    cast it."""
    if kind == "card":
        rest = [other for other in members(s.alive) if other != seat]
        trial = s.inside(Trial)
        return _played(number, rest[0] if trial is None else trial.accused)
    if kind == "cause" and not s.alive >> seat & 1:
        return verbs.BEAR_WITNESS.at(SPECTRAL_WITNESS, number)
    if kind == "seat" and not s.settings["claims"] and s.active != seat:
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
    """A general reason as a precise one: whose turn it is, or what the player has to answer first.
    And of whoever touches just a word of a phrase nobody knows whom they mean. [BRU-05, BRU-17]"""
    kind, _, label = thing.partition(":") if isinstance(thing, str) else ("", "", "")
    if kind in OF_CHANCE and found and s.open_question() is not None:
        return OF_CHANCE[kind]
    found = _in_general(s, seat, thing, found)
    if (found.rule, found.case) == ("BRU-09", "turn") and seat != WATCHER:
        return _not_usable(s, seat, thing) or found
    if (found.rule, found.case) == ("BRU-26", "vote") and isinstance(thing, int):
        for_a_victim = any(verb.owns(thing) for verb in (verbs.VOTE_AS, verbs.VOTE_BOTH))
        return Why("BRU-21", "possesses") if for_a_victim else found
    if found.rule == "BRU-03" and kind == "seat" and s.inside(Trial) is not None:
        return _rumour_on(s, seat, int(label))
    return found


OF_CHANCE = {"side": Why("BRU-02"), "number": Why("BRU-05", "number")}  # nobody chooses them


def _not_usable(s: Village, seat: Seat, thing: Action | str) -> Why:
    """Whoever's turn it is: an ability of another character, or one that is not used in a turn; a
    card that one does not hold, or that is never played so; a doll that is not before one.
    [BRU-01, BRU-03, BRU-09, BRU-27]"""
    if isinstance(thing, str):
        kind, _, label = thing.partition(":")
        if kind == "card":
            thing = _played(NUMBER[label], seat)
        elif kind == "character":
            thing = verbs.USE.at(IDS.index(label))
        else:
            return NOTHING
    verb = next(verb for verb in verbs.VERBS if verb.owns(thing))
    if verb in IN_OWN_TURN[1:] + IN_SPECTRES_TURN:
        return not_now(s, seat, verb, thing)
    if verb is verbs.PASS_DOLL:
        found = why_doll(s, seat, thing - verbs.PASS_DOLL.base)
        return NOTHING if found.case == "doll-price" else found  # it is for one's own turn
    if verb not in (verbs.MOVE, verbs.USE, verbs.USE_ON):
        return NOTHING
    return abilities.not_own(s, seat, thing) or abilities.not_in_turn(s, seat)


def _rumour_on(s: Village, seat: Seat, other: Seat) -> Why:
    """Who touches somebody in a trial has named no card: what keeps back the rumours they hold, or
    any rumour. [BRU-18]"""
    question, accused = s.open_question(), s.trial.accused
    if not s.alive >> seat & 1:
        return Why("BRU-27", "aimed")
    phase = PHASES.get(question.key, OPEN) if question is not None else OPEN
    held = cards_in(s.hand[seat] & RUMOURS)
    found = why_rumour(s, seat, held[0] if held else ANY_RUMOUR, other, phase)
    if found and (held or found.rule == "BRU-18"):
        return found
    if phase == SPEECHES:
        return Why("BRU-18", "after-speeches")
    return Why("BRU-18", "none-own") if seat == accused else Why("BRU-18", "none", accused=accused)


PHASES = {"speech": SPEECHES, "vote": VOTING, "verdict": VERDICT}
ANY_RUMOUR = NUMBER["R01a"]


def _in_general(s: Village, seat: Seat, thing: Action | str, found: Why) -> Why:
    question = s.open_question()
    if question is not None and found.rule == "BRU-05":
        if found.case in ("waiting", "several") and seat != WATCHER:
            found = _while_others_decide(s, seat, question, thing, found)
        if found.case == "other":
            return _nor_afterwards(s, seat, thing) or Why("BRU-05", question.key)
        if found.case == "waiting" and question.key in ("act", "haunt"):
            return Why("BRU-09", "turn", seat=s.active)
        if found.case == "waiting" and question.key == "speech":
            return Why("BRU-17", "speech", speaker=members(s.owed)[0])
        if found.case == "waiting":
            return Why("BRU-05", f"wait-{question.key}", seat=members(s.owed)[0])
    word = thing.partition(":")[0] if isinstance(thing, str) else ""
    if word in PHRASE_WORDS and found.case in ("undone", "dead", "oneself"):
        if not left(s, seat):
            return Why("BRU-17", "said")
        form = word == "deed" and s.rules >= SECOND_READING
        return Why("BRU-17", "about" if form else NEVER.get(word, "never-seen"))
    return found


def _nor_afterwards(s: Village, seat: Seat, thing: Action | str) -> Why:
    """Who has to answer something first, and could not do this after it either: a card that they
    do not hold or that only spectres play, another's ability, a vote without a trial, a phrase at
    a table without them, a reply to nobody. [BRU-01, BRU-03, BRU-17, BRU-21, BRU-27]"""
    kind, _, label = thing.partition(":") if isinstance(thing, str) else ("", "", "")
    if kind in ARGUMENTS:
        return why_word(s, seat, kind)
    if s.character[seat] == NO_CHARACTER:
        return NOTHING  # nothing is dealt yet
    if kind == "character":
        return _not_usable(s, seat, thing)
    if kind == "ballot" and s.inside(Trial) is None:
        return _no_trial(s, seat)
    if kind != "card" or s.hand[seat] >> NUMBER[label] & 1:
        return NOTHING
    of_spectres = AFTERLIFE >> NUMBER[label] & s.alive >> seat & 1
    return Why("BRU-27", "spectres") if of_spectres else Why("BRU-03", card=NUMBER[label])


def _while_others_decide(
    s: Village, seat: Seat, question: Ask[Village], thing: Action | str, found: Why
) -> Why:
    """Abilities, ballots and phrases have reasons of their own, whoever is asked. [BRU-01, BRU-17,
    BRU-21]"""
    kind = thing.partition(":")[0] if isinstance(thing, str) else ""
    if kind == "character":
        return _not_usable(s, seat, thing) or found
    if kind == "ballot" and s.inside(Trial) is None:
        return _no_trial(s, seat)
    if not s.alive >> seat & 1:
        found = _of_spectres(question, kind, found)
    if kind in ARGUMENTS and found.rule == "BRU-05":
        return why_word(s, seat, kind) or found
    return found


def _no_trial(s: Village, seat: Seat) -> Why:
    """Without a trial there is no vote, and a spectre has none anyway. [BRU-21, BRU-26]"""
    return Why("BRU-21", "no-vote") if s.alive >> seat & 1 else Why("BRU-26", "vote")


def _of_spectres(question: Ask[Village], kind: str, found: Why) -> Why:
    """In the assembly others are asked, and a spectre never is: it neither votes, gives nor
    argues. [BRU-26]"""
    if question.key in ASSEMBLY and kind in ARGUMENTS:
        return Why("BRU-26", "silent")
    things, case = NOT_OF_SPECTRES.get(question.key, ((), ""))
    return Why("BRU-26", case) if kind in things else found


ASSEMBLY = ("election", "name", "calm", "priest", "share")
NOT_OF_SPECTRES = {  # what is touched there, or an answer itself
    "election": (("", "seat"), "vote"),
    "share": (("", "seat", "card"), "share"),
}


# Questions in which a rumour or a card is chosen, and none that could be left at that.
CHOOSING = "discard drop procession take storm sermon order cure give_back share raise".split()
NEVER = {  # what nobody else who is alive has been seen to do
    "fact": "never-done",
    "doing": "never-done",
    "fact_me": "never-done-me",
    "doing_me": "never-done-me",
}


def played_otherwise(card: Card) -> Why:
    """How and when the card is played, for one who tries it another way. [BRU-09]"""
    return next(Why("BRU-09", case, card=card) for cards, case in OTHERWISE if cards >> card & 1)


def why_doll(s: Village, seat: Seat, receiver: Seat) -> Why:
    """The doll goes to another living player who is no hermit, for two cards. [S16, P12]"""
    if s.doll != seat:
        return Why("BRU-09", "doll")
    if receiver == seat:
        return Why("BRU-09", "others")
    if not s.alive >> receiver & 1:
        return Why("BRU-26", "dead", seat=receiver)
    if s.character[receiver] == HERMIT:
        return Why("BRU-09", "hermit", seat=receiver)
    return Why("BRU-09", "doll-price")


def _played(card: Card, other: Seat) -> Action:
    """The card is played, on this player if on anybody."""
    verb = played_with(card)
    return verb.at(card, *[other] * (len(verb.names) - 1))


def played_with(card: Card) -> Verb:
    """The kind of answer with which the card is played."""
    return next((verb for cards, verb in PLAYED_WITH if cards >> card & 1), verbs.EVENT)


PLAYED_WITH = (
    (CAN_CANCEL, verbs.COUNTER),
    (DURING | IN_TRIAL, verbs.PLEAD),
    (RUMOURS, verbs.SPREAD),
    (TRIALS, verbs.ACCUSE),
    (AIMED_EVENTS, verbs.EVENT_ON),
    (of_kind("U12"), verbs.HAUNT_TWO),
    (of_kind("U13"), verbs.ERASE),
    (ROTATING | ONE_SHOT, verbs.HAUNT),
)


OTHERWISE = (
    (CAN_CANCEL, "as-counter"),
    (DURING | IN_TRIAL, "in-trial"),
    (RUMOURS, "as-rumour"),
    (TRIALS, "as-trial"),
    (AIMED_EVENTS, "as-aimed"),
    (ROTATING | ONE_SHOT, "as-haunting"),
    (EVERY_CARD, "as-event"),
)


NOT_NOW = (
    (Why("BRU-01", "chosen"), ("choose",)),
    (Why("BRU-01", "deck"), ("order",)),
    (Why("BRU-09", "no-take"), ("take",)),
    (Why("BRU-09", "unasked"), ("discard", "hand_on", "return")),
    (Why("BRU-09", "unchosen"), ("let_be", "cancel")),
    (Why("BRU-13", "not-now"), ("elect", "name")),
    (Why("BRU-14", "not-now"), ("calm",)),
    (Why("BRU-14", "done"), ("done",)),
    (Why("BRU-15", "not-now"), ("give", "take_back", "ready")),
    (Why("BRU-17", "no-speech"), ("end_speech",)),
    (Why("BRU-17", "no-talk"), tuple(verb.name for verb in CLAIMS)),
    (Why("BRU-19", "pass"), ("pass",)),
    (Why("BRU-19", "rounds"), ("plead", "bribe", "bear_witness")),
    (Why("BRU-01", "before-vote"), ("favour",)),
    (Why("BRU-01", "after-verdict"), ("heal",)),
    (Why("BRU-20", "no-trial"), ("counter",)),
    (Why("BRU-21", "no-vote"), ("vote", "vote_as", "vote_both")),
    (Why("BRU-23", "no-tie"), ("decide",)),
    (Why("BRU-24"), ("keep",)),
    (Why("BRU-27", "not-now"), ("raise",)),
    (Why("BRU-27", "own-turn"), ("haunt", "haunt_two", "erase")),
    (Why("BRU-33", "not-now"), ("point_at",)),
)


def not_now(s: Village, seat: Seat, verb: Verb, action: Action) -> Why:
    """Why it is no answer to the question that is open; nothing, if just something else has to be
    answered first."""
    args = verb.args(action)
    spectre = not s.alive >> seat & 1
    theirs = AFTERLIFE if verb in IN_SPECTRES_TURN else OF_SPECTRES.get(verb, 0)
    if theirs and not spectre and theirs >> args[0] & 1:
        return Why("BRU-27", "spectres")
    if verb in OF_THE_HAND and not s.hand[seat] >> args[0] & 1:
        return Why("BRU-03", card=args[0])
    if verb in OF_THE_HAND and _never_so(verb, args[0], spectre):
        return played_otherwise(args[0])
    if verb in IN_OWN_TURN:
        return _not_in_turn(s, seat, verb)
    if verb in (verbs.MOVE, verbs.USE, verbs.USE_ON):
        found = abilities.not_own(s, seat, action) or abilities.not_in_turn(s, seat)
        return found or Why("BRU-01", "turn")
    if verb in (verbs.HEAL, verbs.FAVOUR):
        who = HEALER if verb is verbs.HEAL else RICH_WIDOW
        if not spectre and s.character[seat] != who:
            return Why("BRU-01", "ability", character=who)
        if spectre:
            return Why("BRU-25")
    trial = s.inside(Trial)
    if verb is verbs.VOTE and trial is not None and not (spectre and not trial.voices >> seat & 1):
        return _no_vote(s, trial, seat, args)
    if verb in (verbs.VOTE_AS, verbs.VOTE_BOTH) and trial is not None:
        return _no_vote(s, trial, seat, args) if s.possessor == seat else Why("BRU-21", "possesses")
    if spectre and verb in (verbs.VOTE, verbs.ELECT):
        return Why("BRU-26", "vote")
    if verb in CLAIMS and not s.settings["claims"]:
        return Why("BRU-17", "menus")
    if spectre and verb in IN_SHARING:
        return Why("BRU-26", "share")
    if verb in IN_SHARING[1:] and s.rules < ONE_SHARING:
        return Why("BRU-15", "earlier")
    if verb is verbs.DROP:
        return Why("BRU-12", card=args[0])
    if verb is verbs.PASS_DOLL:
        return why_doll(s, seat, args[0])
    waits = trial is not None if verb in IN_A_TRIAL else s.active == seat
    if verb in IN_A_TRIAL + IN_SPECTRES_TURN and waits:
        return NOTHING
    if verb is verbs.CHOOSE and s.character[seat] == NO_CHARACTER:
        return NOTHING
    question = s.open_question()
    key = question.key if question is not None else ""
    chooses = key in CHOOSING and s.owed >> seat & 1
    elects = key in ("election", "name")
    if (chooses and verb is verbs.DONE) or (elects and verb in (verbs.ELECT, verbs.NAME)):
        return NOTHING
    if verb in CLAIMS and s.owed >> seat & 1:
        unasked = verb is verbs.REPLY and s.questions[seat] == NO_QUESTION
        return Why("BRU-17", "unasked") if unasked else NOTHING  # what comes first is named
    return next(why for why, names in NOT_NOW if verb.name in names)


def _never_so(verb: Verb, card: Card, spectre: bool) -> bool:
    """Is the card never played in this way, whenever it may be? [BRU-19, BRU-27]"""
    for_trials = bool(ONLY_IN_A_TRIAL >> card & 1)
    if verb in IN_SPECTRES_TURN:
        return for_trials or not spectre
    if spectre:  # it plays none of the others, however
        return verb in PLEAS and not for_trials
    return (verb in PLEAS and not for_trials) or bool(~OF_VERB.get(verb, EVERY_CARD) >> card & 1)


OF_VERB = {verbs.ACCUSE: TRIALS, **dict.fromkeys(RUMOUR_PLAYS, RUMOURS)}
OF_VERB |= dict.fromkeys((verbs.EVENT, verbs.EVENT_ON), EVENTS)


def _no_vote(s: Village, trial: Trial, seat: Seat, ballots: tuple[int, ...]) -> Why:
    """The vote comes after speeches and cards, once, with this trial's ballots. [BRU-21, BRU-29]"""
    if seat == trial.accused and not trial.double:
        return Why("BRU-21", "accused")
    question = s.open_question()
    early = question is not None and question.key in ("speech", "floor", "drop")
    if early and not set(ballots) <= set(verbs.DUEL if trial.double else verbs.SINGLE):
        return Why("BRU-21", "double" if trial.double else "ballot")
    return Why("BRU-21", "not-yet" if early else "over")


def _not_in_turn(s: Village, seat: Seat, verb: Verb) -> Why:
    """Rumours, events and trials belong to one's own turn. [BRU-09, BRU-17, BRU-18]"""
    if not s.alive >> seat & 1 and verb is not verbs.END_TURN:
        return Why("BRU-27", "living-cards")
    if (verb in RUMOUR_PLAYS or verb is verbs.ACCUSE) and s.inside(Trial) is not None:
        return Why("BRU-17", "trial") if verb is verbs.ACCUSE else Why("BRU-18", "closed")
    if s.active == NOBODY:
        return Why("BRU-09", "nobody")
    return NOTHING if s.active == seat else Why("BRU-09", "turn", seat=s.active)
