"""Structured claims: what may be said by picking it from a menu. [BRU-17, ruling L4]

A claim is an aside: nobody waits for it and it changes nothing but what has been said. Each
player has a few for every week and a few for every trial, so that nobody can flood the table; an
answer to a question is free. The latest word counts: who suspects somebody no longer trusts them.

Reasons and questions are about what all have seen somebody do to somebody: `State.facts`.
"""

from __future__ import annotations

from functools import cache, lru_cache

from aquelarre.games.las_brujas import notices
from aquelarre.games.las_brujas.state import (
    DEEDS,
    NO_QUESTION,
    SECOND_READING,
    Assembly,
    Case,
    Trial,
    Village,
)
from aquelarre.games.las_brujas.verbs import (
    ASK_ABOUT,
    ASK_ABOUT_ME,
    ASK_WHY,
    DOINGS,
    FACTS,
    REPLIES,
    REPLY,
    SAY_REASON,
    SAY_REASON_ME,
    SAY_SUSPECT,
    SAY_TRUST,
    SAY_VILLAGER,
    SEATS,
    STANCES,
)
from aquelarre.kernel import NOTHING, Action, Floor, Seat, Seats, Why, everyone, members, others

CLAIMS = (
    SAY_SUSPECT,
    SAY_TRUST,
    SAY_VILLAGER,
    ASK_WHY,
    SAY_REASON,
    SAY_REASON_ME,
    ASK_ABOUT,
    ASK_ABOUT_ME,
    REPLY,
)
WEEKLY = 3  # claims of each player between two assemblies' ends
IN_TRIAL = 3  # and in each trial

# What somebody did: places in verbs.FACTS; the first five in verbs.DEEDS, too.
DID_ACCUSE, DID_VOTE_GUILTY, DID_VOTE_INNOCENT, DID_SLANDER, DID_PRAISE, DID_GIVE, DID_TAKE = range(
    len(FACTS)
)
SUSPECT, TRUST = range(len(STANCES))


FIRST_CLAIM, AFTER_CLAIMS = SAY_VILLAGER.base, ASK_WHY.end
FIRST_REASON, AFTER_REPLIES = SAY_REASON.base, REPLY.end


def is_claim(action: Action) -> bool:
    return FIRST_CLAIM <= action < AFTER_CLAIMS or FIRST_REASON <= action < AFTER_REPLIES


def is_question(action: Action) -> bool:
    """About a deed, as it can be answered."""
    return ASK_ABOUT.base <= action < ASK_ABOUT_ME.end


def did(s: Village, deed: int, seat: Seat, other: Seat) -> None:
    """All have seen it, may ask about it, and may hold it against somebody or for them."""
    if deed < DEEDS:
        s.deeds[deed] |= 1 << seat
    if seat != other:
        s.facts[deed * s.n + seat] |= 1 << other


# -- who is heard ------------------------------------------------------------------------


def is_heard(s: Village, seat: Seat) -> bool:
    """Do all hear the seat now? A spectre is not heard in assemblies and trials, unless it has
    raised its voice in this trial. [BRU-26, U14]"""
    if s.alive >> seat & 1:
        return True
    trial = s.inside(Trial)
    if trial is not None and trial.voices >> seat & 1:
        return s.rules >= SECOND_READING  # before, a voice voted and did not argue
    return s.inside(Assembly) is None and s.inside(Case) is None


def may_claim(s: Village, seat: Seat) -> bool:
    """Whoever all hear may talk by claims. [BRU-26]"""
    if s.rules < SECOND_READING:  # no spectre then
        return bool(s.alive >> seat & 1)
    return is_heard(s, seat)


def left(s: Village, seat: Seat) -> int:
    """How many claims the player may still make now. [Ruling L4]"""
    return s.claims[seat] if may_claim(s, seat) else 0


def fresh(s: Village, count: int) -> list[int]:
    """So many claims for each player, where the table uses them."""
    return [count * s.settings["claims"]] * s.n


# -- what may be said --------------------------------------------------------------------


@cache
def _about(seat: Seat, alive: Seats) -> tuple[Action, ...]:
    """Claims about oneself and about each of the other living. A spectre has shown its side."""
    rest = others(alive, seat)
    return (
        *((SAY_VILLAGER.base,) if alive >> seat & 1 else ()),
        *(SAY_SUSPECT.base + other for other in rest),
        *(SAY_TRUST.base + other for other in rest),
    )


@cache
def _asking(deed: int, doers: Seats) -> tuple[Action, ...]:
    """To ask each of these why they did it."""
    return tuple(ASK_WHY.at(deed, other) for other in members(doers))


def options(s: Village, seat: Seat) -> list[Action]:
    """What the player may claim now. [BRU-17]"""
    if not may_claim(s, seat):
        return []
    found: list[Action] = []
    if s.claims[seat]:
        found += _about(seat, s.alive)
        found += _about_deeds(s, seat)
    if s.questions[seat] != NO_QUESTION:
        found += [REPLY.base + reply for reply in range(len(REPLIES))]
    return found


def _about_deeds(s: Village, seat: Seat) -> list[Action]:
    """Reasons for what one thinks of somebody living, and questions, from what they have done."""
    if s.rules < SECOND_READING:  # questions without an object, about this week
        rest = s.alive & ~(1 << seat)
        return [ask for deed, doers in enumerate(s.deeds) for ask in _asking(deed, doers & rest)]
    return _of_facts(s.n, seat, s.alive, tuple(s.facts))


# Deeds are few, and between two of them everybody is asked what they may say many times over: at
# twelve seats listing it anew took a third of the time of a game under the laws.
@lru_cache(maxsize=512)
def _of_facts(n: int, seat: Seat, alive: Seats, facts: tuple[Seats, ...]) -> list[Action]:
    """What `facts` (who did what to whom) give one to say. Nobody changes the list."""
    on_others, on_me = [], []  # reasons to suspect
    ask_others, ask_me = [], []
    me = 1 << seat
    for doer in members(alive & ~me):  # numbers as `Verb.at` makes them
        for deed in range(len(FACTS)):
            done = facts[deed * n + doer]
            if not done:
                continue
            fact, doing = doer * len(FACTS) + deed, doer * len(DOINGS) + deed
            if done & me:
                on_me.append(SAY_REASON_ME.base + fact)
                if deed < len(DOINGS):
                    ask_me.append(ASK_ABOUT_ME.base + doing)
            for other in members(done & ~me):
                on_others.append(SAY_REASON.base + fact * SEATS + other)
                if deed < len(DOINGS):
                    ask_others.append(ASK_ABOUT.base + doing * SEATS + other)
    trust, trust_me = SAY_REASON.size // len(STANCES), SAY_REASON_ME.size // len(STANCES)
    return [
        *on_others,
        *[reason + trust for reason in on_others],
        *on_me,
        *[reason + trust_me for reason in on_me],
        *ask_others,
        *ask_me,
    ]


# -- what it does ------------------------------------------------------------------------


def make(s: Village, seat: Seat, action: Action) -> None:
    """It is said, and heard by all."""
    if REPLY.owns(action):
        asker, s.questions[seat] = s.questions[seat], NO_QUESTION
        s.tell(notices.REPLIED, seat, asker, action - REPLY.base)
        return
    s.claims[seat] -= 1
    if action == SAY_VILLAGER.base:
        s.villagers_said |= 1 << seat
        s.tell(notices.CLAIMED_VILLAGER, seat)
    elif SAY_SUSPECT.owns(action):
        other = action - SAY_SUSPECT.base
        _think(s, seat, SUSPECT, other)
        s.tell(notices.CLAIMED_SUSPECT, seat, other)
    elif SAY_TRUST.owns(action):
        other = action - SAY_TRUST.base
        _think(s, seat, TRUST, other)
        s.tell(notices.CLAIMED_TRUST, seat, other)
    elif ASK_WHY.owns(action):
        deed, other = ASK_WHY.args(action)
        s.tell(notices.ASKED_WHY, seat, other, deed)
    else:
        _speak_of_deeds(s, seat, action)


def _speak_of_deeds(s: Village, seat: Seat, action: Action) -> None:
    """A reason, or a question, which may be answered. [BRU-17]"""
    if SAY_REASON.owns(action):
        stance, other, fact, about = SAY_REASON.args(action)
        _think(s, seat, stance, other)
        s.tell(notices.CLAIMED_REASON, seat, stance, other, fact, about)
    elif SAY_REASON_ME.owns(action):
        stance, other, fact = SAY_REASON_ME.args(action)
        _think(s, seat, stance, other)
        s.tell(notices.CLAIMED_REASON_ME, seat, stance, other, fact)
    elif ASK_ABOUT.owns(action):
        other, doing, about = ASK_ABOUT.args(action)
        s.questions[other], s.topics[other] = seat, _about_what(seat, action)
        s.tell(notices.ASKED_ABOUT, seat, other, doing, about)
    else:
        other, doing = ASK_ABOUT_ME.args(action)
        s.questions[other], s.topics[other] = seat, _about_what(seat, action)
        s.tell(notices.ASKED_ABOUT_ME, seat, other, doing)


def _think(s: Village, seat: Seat, stance: int, other: Seat) -> None:
    """The latest word counts."""
    now, before = (s.suspects, s.trusts) if stance == SUSPECT else (s.trusts, s.suspects)
    now[seat] |= 1 << other
    before[seat] &= ~(1 << other)


def topic(s: Village, seat: Seat) -> tuple[int, Seat]:
    """What the seat was asked about last, as all have heard: a deed, and to whom it was done."""
    deed, about = divmod(s.topics[seat], 16)
    return deed, about


def is_put(s: Village, seat: Seat, action: Action) -> bool:
    """Is it a question to somebody who owes an answer already, or has just been asked the same?"""
    if not is_question(action):
        return False
    other = _whom(action)
    return s.questions[other] != NO_QUESTION or s.topics[other] == _about_what(seat, action)


def _about_what(seat: Seat, action: Action) -> int:
    """What a question of the seat is about, as it is kept."""
    if ASK_ABOUT.owns(action):
        _, doing, about = ASK_ABOUT.args(action)
        return doing * 16 + about
    return ASK_ABOUT_ME.args(action)[1] * 16 + seat


# -- why not -----------------------------------------------------------------------------


def why(s: Village, seat: Seat, action: Action) -> Why:
    """Claims are for those who are heard and about others who live, not too many; one is asked
    only about what one has done, and answers only a question. [BRU-17, BRU-26, ruling L4]"""
    about = _whom(action)
    if not s.settings["claims"]:
        return Why("BRU-17", "menus")
    if not may_claim(s, seat):
        return Why("BRU-26", "silent")
    if REPLY.owns(action):
        return Why("BRU-17", "unasked")
    if not left(s, seat):
        return Why("BRU-17", "said")
    if about == seat:
        return Why("BRU-17", "oneself")
    if about >= 0 and not s.alive >> about & 1:
        return Why("BRU-26", "dead", seat=about)
    if action == SAY_VILLAGER.base:
        return Why("BRU-26", "shown")
    if (s.rules < SECOND_READING) != ASK_WHY.owns(action):  # questions took another form
        return Why("BRU-17", "about" if ASK_WHY.owns(action) else "earlier")
    if _to_oneself(s, seat, action):
        return Why("BRU-17", "about-me")
    return Why("BRU-17", "undone", seat=about)


def why_word(s: Village, seat: Seat, word: str) -> Why:
    """Why a word of a phrase is of no use, whatever comes first: at this table nobody uses them,
    or it is a reply to nobody. [BRU-17]"""
    if not s.settings["claims"]:
        return Why("BRU-17", "menus")
    unasked = word == "reply" and s.questions[seat] == NO_QUESTION
    return Why("BRU-17", "unasked") if unasked else NOTHING


PHRASE_WORDS = ("stance", "fact", "fact_me", "doing", "doing_me", "deed")
ARGUMENTS = (*PHRASE_WORDS, "reply")


def _to_oneself(s: Village, seat: Seat, action: Action) -> bool:
    """Was it done to whoever speaks? There is a phrase of its own for that."""
    if SAY_REASON.owns(action):
        _, doer, deed, other = SAY_REASON.args(action)
    elif ASK_ABOUT.owns(action):
        doer, deed, other = ASK_ABOUT.args(action)
    else:
        return False
    return other == seat and bool(s.facts[deed * s.n + doer] >> seat & 1)


def _whom(action: Action) -> Seat:
    """Whom a claim is about; -1: oneself, as a villager, or whoever has asked."""
    for verb in CLAIMS:
        if verb.owns(action) and "seat" in verb.names:
            return verb.args(action)[verb.names.index("seat")]
    return -1


class Talk(Floor[Village]):
    """In turns and assemblies claims may be made while somebody decides. [BRU-17]"""

    __slots__ = ()
    verbs = CLAIMS

    def seats(self, s: Village) -> Seats:
        return sum(1 << seat for seat in members(everyone(s.n)) if may_claim(s, seat))

    def words(self, s: Village, seat: Seat) -> list[Action]:
        return options(s, seat)

    def said(self, s: Village, seat: Seat, action: Action) -> None:
        make(s, seat, action)

    def why(self, s: Village, seat: Seat, action: Action) -> Why:
        return why(s, seat, action)


TALK = Talk()
