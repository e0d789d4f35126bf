"""What the guide says: what serves it, with its reason, and nothing else. A witch says what a
villager in her seat would. [BRU-17, ruling L4]

In a trial people speak of the accused, and the accused of themself and of their accuser; in quiet
times of whom they suspect most. Reasons and questions are about what has really happened: the rules
offer no others. Of all that somebody has done the guide names what has moved its own opinion most,
and only what everybody can follow. Whoever is asked, answers to the point.
"""

from __future__ import annotations

from aquelarre.games.las_brujas.guide.outlook import Outlook
from aquelarre.games.las_brujas.guide.suspicion import TELLS
from aquelarre.games.las_brujas.rules.claims import (
    DID_ACCUSE,
    DID_GIVE,
    DID_PRAISE,
    DID_SLANDER,
    DID_TAKE,
    DID_VOTE_GUILTY,
    IN_TRIAL,
    SUSPECT,
    TRUST,
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
from aquelarre.kernel import Action, Seat, View

SPEAKS_OF = 0.35  # so far from the usual must an opinion be before it is said
ASKS_ABOUT = 0.15  # and so far, before one asks
TELLING = 0.2  # and so far what one thinks of the other, for a deed to be a reason
LEANS = 0.1  # so far, for an answer to be true
PRESSING, URGENT, LIKELY, IDLE = 9, 6, 3, 1  # how readily the kinds of things are said
# Deeds against somebody speak against their doer if that was a villager; all others, if it was a
# witch.
AGAINST = (DID_ACCUSE, DID_VOTE_GUILTY, DID_SLANDER)
DEEDS = ("accuses", "guilty", "innocent", "slanders", "praises", "gives")  # FACTS in `TELLS`

Said = list[tuple[Action, int]]
Topic = tuple[int, Seat]  # a deed of one's own that was asked about, and to whom it was done
Reason = tuple[float, Action]  # how much it says, and the words for it


def things_to_say(look: Outlook, claims: list[Action], asked: Topic | None = None) -> Said:
    """Claims that one would make now, and how readily; who is `asked` answers first. A witch who
    has burnt is silent: whatever she said, people would believe the opposite."""
    if look.witch:
        return []
    if asked is not None:
        return [(REPLY.base + REPLIES.index(_reply(look, *asked)), PRESSING)]
    found: Said = []
    if SAY_VILLAGER.base in claims and _is_pressed(look):
        found.append((SAY_VILLAGER.base, URGENT if _accused(look) == look.me else LIKELY))
    for seat in _spoken_of(look):
        found += _verdict_on(look, seat, claims)
    return found + _questions(look, claims)


# -- whom it is about --------------------------------------------------------------------


def _accused(look: Outlook) -> Seat | None:
    trial = look.view["trial"]
    return trial["accused"] if trial else None


def _spoken_of(look: Outlook) -> list[Seat]:
    """In a trial the accused, who speaks of the accuser; else whom one suspects most."""
    trial = look.view["trial"]
    if trial:
        about = trial["accuser"] if trial["accused"] == look.me else trial["accused"]
        return [about] if about in look.alive and about != look.me else []
    others = [seat for seat in look.alive if seat != look.me]
    most = max([look.own.witch[seat] for seat in others], default=0.0)
    return [seat for seat in others if look.own.witch[seat] == most][:1]


def _is_pressed(look: Outlook) -> bool:
    """Is it time to say that one is a villager: when one is accused, or when others suspect one?
    Once is enough."""
    if look.players[look.me]["says"]["villager"]:
        return False
    if _accused(look) == look.me:
        return True
    named = [x for x in look.alive if look.me in look.players[x]["says"]["suspects"]]
    return bool(named) and look.suspicion(look.public, look.me) > ASKS_ABOUT


def opinion(look: Outlook, seat: Seat) -> float:
    """What one shows to think of somebody, from -1 (trusts) to 1 (suspects). A witch says what a
    villager in her seat would say, also of a fellow: words are remembered."""
    trial = look.view["trial"]
    if trial and trial["accuser"] == look.me and seat == trial["accused"]:
        return 1.0  # who accuses, says so
    return look.suspicion(look.own, seat)


# -- suspicion and trust -----------------------------------------------------------------


def _verdict_on(look: Outlook, seat: Seat, claims: list[Action]) -> Said:
    """That one suspects or trusts somebody, once, with the best reason there is for it. In quiet
    times nobody praises anybody, and nobody an accuser."""
    mine = opinion(look, seat)
    stance = SUSPECT if mine > 0 else TRUST
    said = look.players[look.me]["says"]["suspects" if stance == SUSPECT else "trusts"]
    quiet = look.view["trial"] is None
    silent = stance == TRUST and (quiet or _accused(look) == look.me)
    if abs(mine) <= SPEAKS_OF or seat in said or silent:
        return []
    reasons = sorted([found for x in claims if (found := _reason(look, seat, stance, x))])
    if reasons:
        return [(reasons[-1][1], LIKELY if quiet else PRESSING)]
    bare = (SAY_SUSPECT if stance == SUSPECT else SAY_TRUST).base + seat
    return [(bare, IDLE if quiet else URGENT)] if bare in claims else []


def _reason(look: Outlook, seat: Seat, stance: int, action: Action) -> Reason | None:
    """How much this says for one's opinion of somebody; None if it says nothing for it."""
    if SAY_REASON.owns(action):
        chosen, who, deed, about = SAY_REASON.args(action)
    elif SAY_REASON_ME.owns(action):
        chosen, who, deed = SAY_REASON_ME.args(action)
        about = look.me
    else:
        return None
    if (chosen, who) != (stance, seat):
        return None
    sign = 1 if stance == SUSPECT else -1
    moved = sign * weight_of(look, seat, deed, about)
    follows = sign * speaks_against(look, deed, about) >= TELLING
    return (moved, action) if moved > 0 and follows and not _did_so(look, deed, about) else None


def _did_so(look: Outlook, deed: int, about: Seat) -> bool:
    """Has one done the same, or worse? "So have you", anybody would say to that."""
    own = {done for seat, other, done in look.seen.done if (seat, other) == (look.me, about)}
    if deed == DID_TAKE:
        return False
    if deed in (DID_ACCUSE, DID_VOTE_GUILTY):  # who accuses votes so, too
        return bool(own & {"accuses", "stones"}) or DEEDS[deed] in own
    return DEEDS[deed] in own


def weight_of(look: Outlook, seat: Seat, deed: int, about: Seat) -> float:
    """How much a deed has moved one's opinion of the seat that did it to `about`: the logarithm by
    which it makes a witch of them likelier."""
    witch = look.own.witch[about] if about != look.me else 0.0
    if deed == DID_TAKE:  # there `about` was the giver
        both, given, other = TELLS["gives"]
        return witch * (both - given) + (1 - witch) * other
    thrown = deed == DID_ACCUSE and (seat, about, "stones") in look.seen.done
    both, given, other = TELLS["stones" if thrown else DEEDS[deed]]
    return witch * (both - other) + (1 - witch) * given


def speaks_against(look: Outlook, deed: int, about: Seat) -> float:
    """Does it speak against somebody (to 1) or for them (to -1) to have done this to `about`, as
    anybody would see it?"""
    if about == look.me:
        witch = -1.0  # so says everybody
    else:
        witch = look.suspicion(look.own, about)
    return -witch if deed in AGAINST else witch


# -- questions ---------------------------------------------------------------------------


def _questions(look: Outlook, claims: list[Action]) -> Said:
    """The accused asks an accuser for reasons who has said nothing yet. Others ask whom they half
    suspect about what speaks most against them: who is sure, says so. A question comes first, if
    any."""
    if look.players[look.me]["claims"] < IN_TRIAL:
        return []
    trial = look.view["trial"]
    if trial and trial["accused"] == look.me:
        accuser = trial["accuser"]
        if accuser is not None and look.me in _suspects(look, accuser):
            return []  # that has been answered
        asked = [x for x in claims if _asks_why(look, x, accuser)]
        return [(action, LIKELY) for action in asked]
    found: Said = []
    for seat in _spoken_of(look):
        if ASKS_ABOUT < opinion(look, seat) <= SPEAKS_OF:
            doubts = sorted([doubt for x in claims if (doubt := _doubt(look, seat, x))])
            found += [(action, IDLE) for _, action in doubts[-1:]]
    return found


def _asks_why(look: Outlook, action: Action, accuser: Seat | None) -> bool:
    """Does this ask the accuser for the accusation? [Before the second reading: of anybody]"""
    if ASK_WHY.owns(action):
        return ASK_WHY.args(action) == (DID_ACCUSE, accuser)
    return ASK_ABOUT_ME.owns(action) and ASK_ABOUT_ME.args(action) == (accuser, DID_ACCUSE)


def _doubt(look: Outlook, seat: Seat, action: Action) -> Reason | None:
    """What a question about a deed of somebody would bring up against them, if anything."""
    if ASK_ABOUT.owns(action):
        who, deed, about = ASK_ABOUT.args(action)
    elif ASK_ABOUT_ME.owns(action):
        who, deed = ASK_ABOUT_ME.args(action)
        about = look.me
    else:
        return None
    if deed == DID_ACCUSE and about in _suspects(look, who):
        return None  # they have said why
    moved = weight_of(look, who, deed, about)
    follows = speaks_against(look, deed, about) >= TELLING and not _did_so(look, deed, about)
    return (moved, action) if who == seat and moved > 0 and follows else None


# -- answers -----------------------------------------------------------------------------


def _reply(look: Outlook, deed: int, about: Seat) -> str:
    """What can be said for what one has done, by what one makes of the other now."""
    other: View = look.players[about]
    mine = look.suspicion(look.own, about)
    if deed in AGAINST:
        if other["side"] == "villagers" and not other["alive"]:
            return "mistake"
        if mine > LEANS:
            return "doubt"
        named = [x for x in look.alive if x != look.me and about in _suspects(look, x)]
        if named or look.suspicion(look.public, about) > LEANS:
            return "heard"
        return "cards" if deed == DID_SLANDER else "secret"
    if other["side"] == "witches" and not other["alive"]:
        return "mistake"
    if mine < -LEANS:
        return "faith"
    return "cards" if deed in (DID_GIVE, DID_PRAISE) else "secret"


def _suspects(look: Outlook, seat: Seat) -> list[Seat]:
    """Whom somebody says to suspect."""
    found: list[Seat] = look.players[seat]["says"]["suspects"]
    return found
