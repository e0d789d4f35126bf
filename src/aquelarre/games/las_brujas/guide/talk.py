"""What the guide says: claims, made by suspicion and, by witches, to look like villagers.
[BRU-17, ruling L4]

Reasons and questions are about what has really happened: the rules offer no others. The guide
picks those that speak for what it says.
"""

from __future__ import annotations

from aquelarre.games.las_brujas.guide.outlook import Outlook
from aquelarre.games.las_brujas.rules.claims import (
    DID_ACCUSE,
    DID_SLANDER,
    DID_VOTE_GUILTY,
    IN_TRIAL,
    SUSPECT,
)
from aquelarre.games.las_brujas.verbs import (
    ASK_ABOUT,
    ASK_ABOUT_ME,
    ASK_WHY,
    REPLIES,
    REPLY,
    SAY_REASON,
    SAY_REASON_ME,
    SAY_SUSPECT,
    SAY_TRUST,
    SAY_VILLAGER,
)
from aquelarre.kernel import Action, Seat

SPEAKS_OF = 0.35  # so far from the usual must an opinion be before it is said
TELLING = 0.2  # and so far what one thinks of the other, for a deed to be a reason
PRESSING, URGENT, LIKELY, IDLE = 9, 6, 3, 1  # how readily the kinds of things are said
# Deeds against somebody speak against their doer if that was a villager; all others, if it was a
# witch.
AGAINST = (DID_ACCUSE, DID_VOTE_GUILTY, DID_SLANDER)
ANSWERS = ("heard", "secret")  # true of anybody who goes by what was seen and heard

Said = list[tuple[Action, int]]


def things_to_say(look: Outlook, claims: list[Action]) -> Said:
    """Claims that one would make now, and how readily."""
    says = look.players[look.me]["says"]
    accused = _accused(look)
    found: Said = []
    for action in claims:
        if action == SAY_VILLAGER.base:
            if not says["villager"]:
                found.append((action, URGENT if accused == look.me else LIKELY))
        elif SAY_SUSPECT.owns(action):
            seat = action - SAY_SUSPECT.base
            if seat not in says["suspects"] and opinion(look, seat) > SPEAKS_OF:
                found.append((action, URGENT if seat == accused else LIKELY))
        elif SAY_TRUST.owns(action):
            seat = action - SAY_TRUST.base
            if seat not in says["trusts"] and opinion(look, seat) < -SPEAKS_OF:
                found.append((action, URGENT if seat == accused else IDLE))
        elif REPLY.owns(action):
            found += _answer(action)
        elif SAY_REASON.owns(action) or SAY_REASON_ME.owns(action):
            found += _reason(look, action)
        elif look.players[look.me]["claims"] == IN_TRIAL:  # first a question, if any
            found += _question(look, action)
    return found


def _accused(look: Outlook) -> Seat | None:
    trial = look.view["trial"]
    return trial["accused"] if trial else None


def _reason(look: Outlook, action: Action) -> Said:
    """Why one suspects or trusts somebody, where one does and has not said so: rather than the
    bare word."""
    if SAY_REASON.owns(action):
        stance, seat, deed, about = SAY_REASON.args(action)
    else:
        stance, seat, deed = SAY_REASON_ME.args(action)
        about = look.me
    says = look.players[look.me]["says"]
    sign = 1 if stance == SUSPECT else -1
    if seat in says["suspects" if stance == SUSPECT else "trusts"]:
        return []
    if (
        sign * opinion(look, seat) <= SPEAKS_OF
        or sign * speaks_against(look, deed, about) < TELLING
    ):
        return []
    return [(action, PRESSING if seat == _accused(look) else URGENT)]


def speaks_against(look: Outlook, deed: int, about: Seat) -> float:
    """Does it speak against somebody (to 1) or for them (to -1) to have done this to `about`?"""
    if about == look.me:
        witch = -1.0  # so says everybody
    else:
        witch = look.suspicion(look.own, about)
    return -witch if deed in AGAINST else witch


def _question(look: Outlook, action: Action) -> Said:
    """The accused asks the accuser for reasons; others ask whom they suspect."""
    deed, seat, about = _asked(action)
    trial = look.view["trial"]
    if trial and trial["accused"] == look.me and trial["accuser"] == seat:
        mine = about in (None, look.me)
        return [(action, LIKELY)] if deed == DID_ACCUSE and mine else []
    return [(action, IDLE)] if opinion(look, seat) > SPEAKS_OF else []


def _asked(action: Action) -> tuple[int, Seat, Seat | None]:
    """What is asked, whom, and about whom it is: nobody, in games of earlier rules."""
    if ASK_WHY.owns(action):
        deed, seat = ASK_WHY.args(action)
        return deed, seat, None
    if ASK_ABOUT.owns(action):
        seat, deed, about = ASK_ABOUT.args(action)
        return deed, seat, about
    seat, deed = ASK_ABOUT_ME.args(action)
    return deed, seat, None


def _answer(action: Action) -> Said:
    """Who is asked, answers; what has been said and done is all that the guide goes by."""
    reply = REPLIES[action - REPLY.base]
    return [(action, URGENT if reply == ANSWERS[0] else IDLE)] if reply in ANSWERS else []


def opinion(look: Outlook, seat: Seat) -> float:
    """What one shows to think of somebody, from -1 (trusts) to 1 (suspects). A witch says what a
    villager in her seat would say, also of a fellow: words are remembered."""
    trial = look.view["trial"]
    if trial and trial["accuser"] == look.me and seat == trial["accused"]:
        return 1.0  # who accuses, says so
    return look.suspicion(look.own, seat)
