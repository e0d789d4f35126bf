"""When an answer could be given that is not asked for now, and by whom: the reason is what keeps it
back, not that something else is going on. One function for each kind of answer.

Each says nothing where just something else has to be answered first."""

from __future__ import annotations

from collections.abc import Callable

from aquelarre.games.las_brujas import verbs
from aquelarre.games.las_brujas.box.cards import RUMOURS
from aquelarre.games.las_brujas.box.characters import (
    BAILIFF,
    GRAVEDIGGER,
    HEALER,
    HERMIT,
    INNKEEPER,
    LIBRARIAN,
    NO_CHARACTER,
    PRIEST,
    RICH_WIDOW,
    SPINNER,
    Ability,
)
from aquelarre.games.las_brujas.rules import abilities
from aquelarre.games.las_brujas.rules.burning import seat_of
from aquelarre.games.las_brujas.rules.claims import CLAIMS
from aquelarre.games.las_brujas.rules.manner import (
    IN_A_TRIAL,
    IN_OWN_TURN,
    IN_SPECTRES_TURN,
    OF_THE_HAND,
    PLEAS,
    RUMOUR_PLAYS,
    not_playable,
    why_doll,
)
from aquelarre.games.las_brujas.rules.sharing import why_none
from aquelarre.games.las_brujas.rules.whose import not_theirs
from aquelarre.games.las_brujas.state import (
    NO_QUESTION,
    NOBODY,
    ONE_SHARING,
    Assembly,
    Case,
    Trial,
    Village,
)
from aquelarre.kernel import NOTHING, Action, Seat, Verb, Why

IN_SHARING = (verbs.GIVE, verbs.TAKE_BACK, verbs.READY)
ABILITIES = (verbs.MOVE, verbs.USE, verbs.USE_ON)
BURNT = ("rob_grave", "keep")  # asked when somebody has burned
BEFORE_VOTE = ("speech", "floor", "drop", "discard")
NO_CHOICE = "act haunt speech floor verdict vote decide election name".split()  # not of cards


def not_now(s: Village, seat: Seat, verb: Verb, action: Action) -> Why:
    """Why it is no answer to the question that is open; nothing, if just something else has to be
    answered first."""
    args = verb.args(action)
    if verb in CLAIMS:
        return _phrase(s, seat, verb)
    if s.character[seat] == NO_CHARACTER:
        return NOTHING  # nothing is dealt yet
    found = not_playable(s, seat, verb, args[0]) if verb in OF_THE_HAND else NOTHING
    if found:
        return found
    if verb in IN_OWN_TURN:
        return _in_turn(s, seat, verb)
    if verb in ABILITIES:
        found = abilities.not_own(s, seat, action) or abilities.not_in_turn(s, seat)
        return found or Why("BRU-01", "turn")
    if verb in IN_SPECTRES_TURN:
        return NOTHING if s.active == seat else Why("BRU-27", "own-turn")
    if verb in IN_A_TRIAL:
        return _in_a_trial(s, verb)
    if verb in IN_SHARING:
        return _share(s, seat, verb, args)
    return MOMENTS[verb.name](s, seat, args)


def _key(s: Village) -> str:
    """What is asked now."""
    question = s.open_question()
    return question.key if question is not None else ""


def assembled(s: Village) -> bool:
    """Is the assembly held? The trial of who has had the doll comes after it. [BRU-10, BRU-33]"""
    return s.inside(Assembly) is not None and s.inside(Case) is None


def _in_turn(s: Village, seat: Seat, verb: Verb) -> Why:
    """Rumours, events and trials belong to one's own turn. [BRU-09, BRU-17, BRU-18]"""
    trial = s.inside(Trial)
    if trial is not None and verb is verbs.ACCUSE:
        return Why("BRU-17", "trial")
    if trial is not None and verb in RUMOUR_PLAYS:
        return NOTHING if _key(s) in BEFORE_VOTE else Why("BRU-18", "before-vote")
    if s.active not in (NOBODY, seat):
        return Why("BRU-09", "turn", seat=s.active)
    if s.inside(Case) is not None:
        return Why("BRU-09", "after-trial")
    return Why("BRU-09", "assembly") if s.active == NOBODY else NOTHING


def _in_a_trial(s: Village, verb: Verb) -> Why:
    """Counter-trials and cards playable during a trial, until somebody has burned. [BRU-19,
    BRU-20]"""
    if _key(s) in BURNT:
        return Why("BRU-19", "before-vote") if verb in PLEAS else Why("BRU-20", "burnt")
    if s.inside(Trial) is not None:
        return NOTHING
    return Why("BRU-19", "rounds") if verb in PLEAS else Why("BRU-20", "no-trial")


def _share(s: Village, seat: Seat, verb: Verb, args: tuple[int, ...]) -> Why:
    """At the end of the assembly, by the living who are no hermit. [BRU-15, BRU-26, P12]"""
    if not s.alive >> seat & 1:
        return Why("BRU-26", "share")
    if verb is not verbs.GIVE and s.rules < ONE_SHARING:
        return Why("BRU-15", "earlier")
    if verb is verbs.TAKE_BACK:
        return Why("BRU-15", "not-laid", card=args[0])
    if s.character[seat] == s.box.holder[HERMIT]:
        return Why("BRU-15", "hermit")
    if verb is verbs.GIVE and not s.hand[seat] >> args[0] & 1:
        return Why("BRU-03", card=args[0])
    return Why("BRU-15", "last" if assembled(s) else "not-now")


def _phrase(s: Village, seat: Seat, verb: Verb) -> Why:
    """A phrase waits for whoever has to decide something, and who that is says most. [BRU-17]"""
    if not s.settings["claims"]:
        return Why("BRU-17", "menus")
    if verb is verbs.REPLY and s.questions[seat] == NO_QUESTION:
        return Why("BRU-17", "unasked")
    return NOTHING


# -- one function for each of the others -------------------------------------------------


def _choose(s: Village, seat: Seat, args: tuple[int, ...]) -> Why:
    return Why("BRU-01", "chosen")


def _ability(ability: Ability, moment: Why) -> Moment:
    """An ability with a moment of its own; and it may be used up. [BRU-01]"""

    def why(s: Village, seat: Seat, args: tuple[int, ...]) -> Why:
        found = not_theirs(s, seat, s.box.holder[ability])
        if found or s.spent >> seat & 1:
            return found or Why("BRU-01", "used")
        return moment

    return why


def _take(s: Village, seat: Seat, args: tuple[int, ...]) -> Why:
    """A house search, or the gravedigger's ability. [S05, P08]"""
    if not s.alive >> seat & 1:
        return Why("BRU-27", "no-take")
    digger = s.character[seat] == s.box.holder[GRAVEDIGGER]
    return Why("BRU-09", "no-take-grave" if digger else "no-take")


def _elect(s: Village, seat: Seat, args: tuple[int, ...]) -> Why:
    if not s.alive >> seat & 1:
        return Why("BRU-26", "elect")
    if not assembled(s):
        return Why("BRU-13", "not-now")
    return NOTHING if _key(s) in ("election", "name") else Why("BRU-13", "elected")


def _calm(s: Village, seat: Seat, args: tuple[int, ...]) -> Why:
    """Negative rumours are silenced after the election, by who has the office and by the parish
    priest. [BRU-14, P02]"""
    if not s.box.negative >> args[0] & 1:
        return Why("BRU-14", "kind", card=args[0])
    if not assembled(s):
        priest = seat_of(s, PRIEST)
        if seat in (s.influential, priest):
            return Why("BRU-14", "assembly")
        return Why("BRU-14", "who" if priest == NOBODY else "who-priest")
    return Why("BRU-14", "after-election" if _key(s) in ("election", "name") else "past")


def _done(s: Village, seat: Seat, args: tuple[int, ...]) -> Why:
    """ "No more" leaves something at that which need not be done, or not any longer. [BRU-14]"""
    key = _key(s)
    if key == "share":  # it was said there before all was put together in one question
        return Why("BRU-15", "ready") if s.owed >> seat & 1 else why_none(s, seat, "empty")
    asked = s.owed >> seat & 1 and key not in NO_CHOICE
    return NOTHING if asked else Why("BRU-14", "done")


def _end_speech(s: Village, seat: Seat, args: tuple[int, ...]) -> Why:
    return Why("BRU-17", "no-speech" if s.inside(Case) is None else "spoken")


def _pass(s: Village, seat: Seat, args: tuple[int, ...]) -> Why:
    """The rounds of a trial are before the vote and after the count. [BRU-19]"""
    if s.inside(Trial) is None:
        return Why("BRU-19", "pass")
    return PASSES.get(_key(s), Why("BRU-19", "passed"))


PASSES = {"speech": Why("BRU-19", "pass-speeches"), "vote": Why("BRU-19", "pass-vote")}


def _vote(s: Village, seat: Seat, args: tuple[int, ...]) -> Why:
    trial = s.inside(Trial)
    heard = s.alive >> seat & 1 or (trial is not None and trial.voices >> seat & 1)
    if not heard:
        return Why("BRU-26", "vote")
    return Why("BRU-21", "no-vote") if trial is None else _no_vote(s, trial, seat, args)


def _vote_for(s: Village, seat: Seat, args: tuple[int, ...]) -> Why:
    """A spectre votes for whom it possesses. [U10]"""
    if s.possessor != seat:
        return Why("BRU-21", "possesses")
    trial = s.inside(Trial)
    return Why("BRU-21", "no-vote") if trial is None else _no_vote(s, trial, seat, args)


def _no_vote(s: Village, trial: Trial, seat: Seat, ballots: tuple[int, ...]) -> Why:
    """The vote comes after speeches and cards, once, with this trial's ballots. [BRU-21, BRU-29]"""
    if seat == trial.accused and not trial.double:
        return Why("BRU-21", "accused")
    early = _key(s) in BEFORE_VOTE
    if early and not set(ballots) <= set(verbs.DUEL if trial.double else verbs.SINGLE):
        return Why("BRU-21", "double" if trial.double else "ballot")
    if _key(s) == "speech":
        return Why("BRU-21", "after-speeches")
    return Why("BRU-21", "not-yet" if early else "over")


def _decide(s: Village, seat: Seat, args: tuple[int, ...]) -> Why:
    trial = s.inside(Trial)
    if trial is None:
        return Why("BRU-23", "no-tie")
    return Why("BRU-23", "decided" if trial.voted else "unvoted")


def _discard(s: Village, seat: Seat, args: tuple[int, ...]) -> Why:
    return Why("BRU-09", "unasked")


def _hand_on(s: Village, seat: Seat, args: tuple[int, ...]) -> Why:
    return Why("BRU-09", "no-procession")


def _drop(s: Village, seat: Seat, args: tuple[int, ...]) -> Why:
    """A rumour that lies before somebody is one too many. [BRU-12]"""
    card = args[0]
    if not RUMOURS >> card & 1:
        return Why("BRU-12", "kind", card=card)
    lies = any((s.good[other] | s.bad[other]) >> card & 1 for other in range(s.n))
    return Why("BRU-12") if lies else Why("BRU-12", "nowhere", card=card)


def _raise(s: Village, seat: Seat, args: tuple[int, ...]) -> Why:
    """A spectre brings rumours back. [U08, U09]"""
    return Why("BRU-27", "raise-living" if s.alive >> seat & 1 else "raise")


def _point_at(s: Village, seat: Seat, args: tuple[int, ...]) -> Why:
    return Why("BRU-33", "not-now")


def _pass_doll(s: Village, seat: Seat, args: tuple[int, ...]) -> Why:
    return why_doll(s, seat, args[0])


Moment = Callable[[Village, Seat, tuple[int, ...]], Why]
_prevent = _ability(SPINNER, Why("BRU-01", "when-chosen"))

MOMENTS: dict[str, Moment] = {
    "choose": _choose,
    "order": _ability(LIBRARIAN, Why("BRU-01", "deck")),
    "return": _ability(INNKEEPER, Why("BRU-01", "return")),
    "keep": _ability(BAILIFF, Why("BRU-24", "bailiff")),
    "let_be": _prevent,
    "cancel": _prevent,
    "heal": _ability(HEALER, Why("BRU-01", "after-verdict")),
    "favour": _ability(RICH_WIDOW, Why("BRU-01", "before-vote")),
    "take": _take,
    "elect": _elect,
    "name": _elect,
    "calm": _calm,
    "done": _done,
    "end_speech": _end_speech,
    "pass": _pass,
    "vote": _vote,
    "vote_as": _vote_for,
    "vote_both": _vote_for,
    "decide": _decide,
    "discard": _discard,
    "hand_on": _hand_on,
    "drop": _drop,
    "raise": _raise,
    "point_at": _point_at,
    "pass_doll": _pass_doll,
}
