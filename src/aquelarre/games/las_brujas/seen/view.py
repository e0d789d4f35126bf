"""What a seat may see: built from nothing. What it must guess is in imagine.py.

THE SHAPE OF A VIEW. Seats are numbers, cards and characters are labels (texts), and what does not
exist is None. Refs, the same in options, events and boards: `seat:3`, `card:R07`, `card:R01b`
(R01 has two copies, a and b; the letters of the label up to the copy are its kind, whose effect is
the text `effect-R01`), `character:P13` (texts `character-P13`, `ability-P13`). A rumour or any
other card is the same `card:` wherever it lies, and every card of the box lies in one place only.

    seat        whose view it is; -1 for a watcher
    over        is the game over?
    winner      "witches", "villagers", "nobody" (A19), or None while it runs
    question    the key of the open question
    stage       "setup", "turns" or "assembly"; a trial can interrupt turns and assembly
    week        1, 2, …
    first       the seat that begins every week, or None during the set-up
    active      whose turn it is, or None
    influential the influential citizen's seat, or None
    deck        how many cards the general deck has; afterlife_deck the same for the other
    discard     labels of the general discard pile, which lies face up; afterlife_discard too
    options     {"double_trial", "random_sides", "limit", "claims"}: how this table plays
    effects     {"truce": bool, "inquisitor": bool, "no_counter_trials": bool (A19),
                 "curfew": [seats], "doll": {"seat", "since": week} | None,
                 "possession": {"victim", "spectre"} | None,
                 "rotating": [{"card", "seat": bearer, "borne": [seats that had it before]}]}
    players     one for each seat, in turn order (which goes to the right):
        seat, alive
        character   label or None; offered: [labels] to choose from (own eyes only)
        sex         "H", "M" or None
        side        "witches", "villagers", or None where the reader does not know it. The dead
                    have shown theirs; witches know all sides; who looked knows (P20)
        hand        how many cards; cards: [labels] if they are the reader's own (or it is over)
        known       [labels] that the reader knows to be in that hand: seen, given or shown
        good, bad   [labels] of the rumours before the player
        reputation  None for spectres and before a character is chosen, else {"total": 1,
                    "parts": [{"what": "base" | "card", "card": label | None, "value": -1}…]}:
                    base, rumours, doll and rotating cards, in this order
        ability     {"every": "P" always, "T" turn, "S" week or "G" game, "ready": bool} | None
        doll        bool; rotating: [labels] before this player
        curfew      loses the next turn
        claims      how many claims the player may still make now
        says        {"villager": bool, "suspects": [seats], "trusts": [seats]}: latest claims
    trial       None, or
        phase       "speeches", "open", "vote", "tie", "verdict", "execution"
        accused, accuser (or None), card (the trial card, or None), cause (label of whatever
        brought it about: J1a, S09, S10, S16, C4)
        double      is it a matter of life and death for both?
        marks       of "mute_accused", "unpaid", "by_water", "summary", "mighty"
        speaker     who has the floor during the speeches, or None
        voters      [seats] whose ballots count; voices: spectres among them (U14)
        possession  {"victim", "spectre"} if a ballot is cast by a spectre, else None
        bribed      [seats]; confession: bool (D5)
        votes       everything counted so far, for the explained tally: [{"what": "ballot" |
                    "reputation" | "card" | "character" | "influential", "seat" | None,
                    "card" | None, "character" | None, "cause": "for" | "against" | "none",
                    "votes": 1, "why": "" | "executioner" | "midwife" | "bribe" | "abstains" |
                    "possessed"}…]. Ballots appear when they are shown; in a double trial "for"
                    means against the accuser
        yes, no     the sums of these votes, for and against the accused; "influential" is the
                    influential citizen's vote counted once more in a tie
        tie         "" or how a tie is or was broken: "influential", "inquisitor", "dice"
        verdict     None, "guilty", "innocent"; condemned: who is to burn, or None
        revote      "", "called" or "held" (D6)
        last        label of the card that U17 could annul now, or None
        Nobody sees who has passed in a window: question.asked of the frame lists all others.
    assembly    None, or {"tied": [seats to elect from], "quota": rumours the influential citizen
                may still discard, "cleared": [seats], "laid": [count for each seat, 0 where
                the reader does not see it], "gifts": [{"card", "receiver"}] own, until all are
                handed over, "most": how many the reader may make, while they are put together}
    rolls       [last die of each seat, 0 for none]
    looked_at   own eyes only: labels on top of the general deck that the librarian knows, the
                next card first; else []
    draft       while several cards are chosen in one question: the reader's so far
    history     {"trials": [{"week", "accused", "accuser" | None, "verdict", "condemned" | None,
                             "side" | None, "guilty": [seats], "innocent": [seats]}…],
                 "cancelled": [{"week", "accused", "accuser" | None, "by": who broke it off,
                                "guilty": [seats], "innocent": [seats]}…],
                 "rumours": [{"seat", "on", "card"}…],
                 "gifts": [by giver: [to each seat, how many cards]]}: public, for who
                keeps accounts; in games of rules before 6 without "cancelled" and "gifts"
    printed     only of an owner's edition: what it says otherwise than our box.
                {"cards": {label: {"text": key, "values": {…}: what is printed on it, "like": the
                           kind that does so in our box, "good": bool (rumours only)}},
                 "characters": {label: {"sex", "base", "ability": label of who can do so in our box
                                or "", "every", "text": key, which gets "every"}}}
"""

from __future__ import annotations

from aquelarre.games.las_brujas.box.cards import (
    AFTERLIFE,
    GENERAL,
    LABELS,
    NO_CARD,
    CardSet,
    cards_in,
    labels,
)
from aquelarre.games.las_brujas.box.characters import (
    IDS,
    LIBRARIAN,
    NO_CHARACTER,
    SEX_NAMES,
    CharacterSet,
)
from aquelarre.games.las_brujas.rules import claims
from aquelarre.games.las_brujas.rules.ballot import casts
from aquelarre.games.las_brujas.rules.counter_trials import counters_allowed
from aquelarre.games.las_brujas.rules.floor import TrialFloor, voters
from aquelarre.games.las_brujas.rules.hands import in_deck
from aquelarre.games.las_brujas.rules.reputation import parts
from aquelarre.games.las_brujas.rules.sharing import most_gifts
from aquelarre.games.las_brujas.rules.trial import Speech
from aquelarre.games.las_brujas.seen import knowledge
from aquelarre.games.las_brujas.seen.history import SIDES, history
from aquelarre.games.las_brujas.seen.printed import printed
from aquelarre.games.las_brujas.seen.votes import tie_shown, votes_of
from aquelarre.games.las_brujas.state import (
    EXECUTION,
    NO_BALLOT,
    NO_WINNER,
    NOBODY,
    ONE_SHARING,
    TIED,
    UNDECIDED,
    VERDICT,
    WITCH,
    Assembly,
    Draft,
    Trial,
    Village,
)
from aquelarre.kernel import WATCHER, Ask, Seat, View, members, only

MARKS = ("mute_accused", "unpaid", "by_water", "summary", "mighty")
REVOTES = ("", "called", "held")


def view(s: Village, seat: Seat) -> View:
    """All that the seat sees on the table now. [BRU-02, BRU-03, BRU-04, BRU-15]"""
    question = s.open_question()
    certain = knowledge.certain(s, _row(s, seat), hidden_from(s, seat))
    return {
        "seat": seat,
        "over": s.over,
        "winner": winner_shown(s),
        "question": question.key if question else "",
        "stage": stage(s),
        "week": s.week,
        "first": _seat(s.first),
        "active": _seat(s.active),
        "influential": _seat(s.influential),
        "deck": in_deck(s, GENERAL),
        "afterlife_deck": in_deck(s, AFTERLIFE),
        "discard": labels(s.discard & GENERAL),
        "afterlife_discard": labels(s.discard & AFTERLIFE),
        "options": _options(s),
        "effects": _effects(s),
        "players": [_player(s, seat, other, certain[other]) for other in range(s.n)],
        "trial": trial_shown(s),
        "assembly": assembly_shown(s, seat),
        "rolls": list(s.rolls),
        "looked_at": _looked_at(s, seat),
        "history": history(s),
        **_draft(s, seat),
        **({} if s.box.is_ours else {"printed": printed(s.box)}),
    }


def _draft(s: Village, seat: Seat) -> View:
    """What the reader has chosen so far of several cards."""
    draft = s.inside(Draft)
    return {} if draft is None or seat == WATCHER else {"draft": labels(draft.chosen[seat])}


def stage(s: Village) -> str:
    """What the week has come to. After the end of the game nothing is under way any more."""
    if s.first == NOBODY:
        return "setup"
    return "assembly" if s.active == NOBODY else "turns"


def _row(s: Village, seat: Seat) -> int:
    """Whose row of `maybe` it is: the watcher's is the last."""
    return s.n if seat == WATCHER else seat


def _seat(seat: Seat) -> Seat | None:
    return None if seat == NOBODY else seat


def _card(card: int) -> str | None:
    return None if card == NO_CARD else LABELS[card]


def hidden_from(s: Village, seat: Seat) -> CardSet:
    """All cards that lie somewhere face down and are not the seat's own."""
    found = s.deck
    for card in s.top:
        found |= 1 << card
    for other in range(s.n):
        if other != seat:
            found |= s.hand[other]
    return found


def knows_side(s: Village, seat: Seat, other: Seat) -> bool:
    """The dead have shown their side, everybody knows their own, witches know all of them, and
    whoever has looked knows. [BRU-02, BRU-04, BRU-24, P20]"""
    if s.side[other] < 0:
        return False
    if s.over or not s.alive >> other & 1 or seat == other:
        return True
    if seat == WATCHER:
        return False
    return bool(s.met and s.side[seat] == WITCH) or bool(s.peeked[seat] >> other & 1)


def winner_shown(s: Village) -> str | None:
    if s.winner == UNDECIDED:
        return None
    return "nobody" if s.winner == NO_WINNER else SIDES[s.winner]


def _options(s: Village) -> View:
    return {name: s.settings[name] for name in ("double_trial", "random_sides", "limit", "claims")}


def _effects(s: Village) -> View:
    """What lasts for a while, for all to see."""
    return {
        "truce": bool(s.truce),
        "inquisitor": bool(s.inquisitor),
        "no_counter_trials": not counters_allowed(s),
        "curfew": members(s.curfew),
        "doll": None if s.doll == NOBODY else {"seat": s.doll, "since": s.doll_week},
        "possession": _possession(s) if s.possessed != NOBODY else None,
        "rotating": [
            {"card": LABELS[card], "seat": bearer, "borne": members(borne & ~(1 << bearer))}
            for card, bearer, borne in zip(s.box.rotating_cards, s.bearer, s.borne, strict=True)
            if bearer != NOBODY
        ],
    }


def _possession(s: Village) -> View:
    return {"victim": s.possessed, "spectre": s.possessor}


# -- players -----------------------------------------------------------------------------


def _player(s: Village, seat: Seat, other: Seat, certain: CardSet) -> View:
    """What lies before a player for all; the hand for its owner; what the reader knows of it."""
    who = s.character[other]
    sees = seat == other or s.over
    return {
        "seat": other,
        "alive": bool(s.alive >> other & 1),
        "character": None if who == NO_CHARACTER else IDS[who],
        "offered": characters(s.offered[other]) if seat == other else [],
        "sex": None if who == NO_CHARACTER else SEX_NAMES[s.box.sex[who]],
        "side": SIDES[s.side[other]] if knows_side(s, seat, other) else None,
        "hand": s.hand[other].bit_count(),
        "cards": labels(s.hand[other]) if sees else None,
        "known": [] if sees else labels(certain & s.hand[other]),
        "good": labels(s.good[other]),
        "bad": labels(s.bad[other]),
        "reputation": _reputation(s, other),
        "ability": _ability(s, other),
        "doll": s.doll == other,
        "rotating": [
            LABELS[card]
            for card, bearer in zip(s.box.rotating_cards, s.bearer, strict=True)
            if bearer == other
        ],
        "curfew": bool(s.curfew >> other & 1),
        "claims": claims.left(s, other),
        "says": words(s, other),
    }


def words(s: Village, seat: Seat) -> View:
    """What somebody says to think, as long as it was not taken back. [Ruling L4]"""
    return {
        "villager": bool(s.villagers_said >> seat & 1),
        "suspects": members(s.suspects[seat]),
        "trusts": members(s.trusts[seat]),
    }


def characters(some: CharacterSet) -> list[str]:
    return [IDS[character] for character in cards_in(some)]


def _reputation(s: Village, seat: Seat) -> View | None:
    """The sum and its parts; a spectre has none. [BRU-11, A16]"""
    if s.character[seat] == NO_CHARACTER or not s.alive >> seat & 1:
        return None
    found = [
        {"what": "base" if card is None else "card", "card": _label(card), "value": value}
        for card, value in parts(s, seat)
    ]
    return {"total": s.reputation[seat], "parts": found}


def _label(card: int | None) -> str | None:
    return None if card is None else LABELS[card]


def _ability(s: Village, seat: Seat) -> View | None:
    """How often it may be used, and whether it can be now. It is lost on death."""
    who = s.character[seat]
    if who == NO_CHARACTER or not s.alive >> seat & 1:
        return None
    return {"every": s.box.every[who], "ready": not s.spent >> seat & 1}


def _looked_at(s: Village, seat: Seat) -> list[str]:
    """The top of the deck, for the librarian who has looked at it. [P01]"""
    if seat == WATCHER or s.character[seat] != s.box.holder[LIBRARIAN]:
        return []
    return [LABELS[card] for card in reversed(s.top)]


# -- the trial and the assembly ----------------------------------------------------------


def trial_shown(s: Village) -> View | None:
    """Everything about a trial lies open, but for ballots not shown yet. [BRU-17, BRU-21]"""
    trial = s.inside(Trial)
    if trial is None:
        return None
    question = s.open_question()
    votes, yes, no = votes_of(s, trial)
    spectre = casts(s, trial)
    return {
        "phase": _phase(s, trial),
        "accused": trial.accused,
        "accuser": _seat(trial.accuser),
        "card": _card(s.case.card),
        "cause": LABELS[trial.cause],
        "double": trial.double,
        "marks": [name for bit, name in enumerate(MARKS) if trial.marks >> bit & 1],
        "speaker": question.seat if isinstance(question, Speech) else None,
        "voters": members(voters(s, trial)),
        "voices": members(trial.voices),
        "possession": None if spectre == NOBODY else _possession(s),
        "bribed": members(trial.bribed),
        "confession": bool(trial.confessed),
        "votes": votes,
        "yes": yes,
        "no": no,
        "tie": tie_shown(s, trial),
        "verdict": None if trial.verdict < 0 else ("guilty", "innocent")[trial.verdict],
        "condemned": _seat(trial.condemned),
        "revote": REVOTES[trial.revote],
        "last": _card(trial.last),
    }


def _phase(s: Village, trial: Trial) -> str:
    """Where the trial is: what comes next in it says so. A tie is what comes between the count and
    the verdict."""
    if trial.tally:
        return EXECUTION
    floors = [step.floor for step in s.agenda[::-1] if isinstance(step, Ask)]
    phase = next(floor.phase for floor in floors if isinstance(floor, TrialFloor))
    return TIED if phase == VERDICT and trial.verdict == NO_BALLOT else phase


def assembly_shown(s: Village, seat: Seat) -> View | None:
    """Gifts are seen only by the giver until they are handed over; where they are laid card by card
    all see how many. [BRU-15]"""
    assembly = s.inside(Assembly)
    if assembly is None:
        return None
    own, sealed = assembly.gifts[seat] if seat != WATCHER else (), s.rules >= ONE_SHARING
    return {
        "tied": members(assembly.tied),
        "quota": s.quota,
        "cleared": members(s.cleared),
        "laid": [0 if sealed and n != seat else len(x) for n, x in enumerate(assembly.gifts)],
        "gifts": [{"card": LABELS[gift >> 4], "receiver": gift & 15} for gift in own],
        **({"most": most_gifts(s, seat)} if sealed and assembly.generous & only(seat) else {}),
    }
