"""What the guide says: claims, made by suspicion and, by witches, to look like villagers.
[BRU-17, ruling L4]"""

from __future__ import annotations

from aquelarre.games.las_brujas.claims import DID_ACCUSE, IN_TRIAL
from aquelarre.games.las_brujas.guide_outlook import Outlook
from aquelarre.games.las_brujas.verbs import ASK_WHY, SAY_SUSPECT, SAY_TRUST, SAY_VILLAGER
from aquelarre.kernel import Action, Seat

SPEAKS_OF = 0.35  # so far from the usual must an opinion be before it is said
URGENT, LIKELY, IDLE = 6, 3, 1  # how readily the kinds of things are said


def things_to_say(look: Outlook, claims: list[Action]) -> list[tuple[Action, int]]:
    """Claims that one would make now, and how readily."""
    says = look.players[look.me]["says"]
    trial = look.view["trial"]
    accused = trial["accused"] if trial else None
    found: list[tuple[Action, int]] = []
    for action in claims:
        if action == SAY_VILLAGER.base:
            if not says["villager"]:
                found.append((action, URGENT if accused == look.me else LIKELY))
        elif SAY_SUSPECT.base <= action < SAY_SUSPECT.end:
            seat = action - SAY_SUSPECT.base
            if seat not in says["suspects"] and opinion(look, seat) > SPEAKS_OF:
                found.append((action, URGENT if seat == accused else LIKELY))
        elif SAY_TRUST.base <= action < SAY_TRUST.end:
            seat = action - SAY_TRUST.base
            if seat not in says["trusts"] and opinion(look, seat) < -SPEAKS_OF:
                found.append((action, URGENT if seat == accused else IDLE))
        elif look.players[look.me]["claims"] == IN_TRIAL:  # first a question, if any
            found += _question(look, action)
    return found


def _question(look: Outlook, action: Action) -> list[tuple[Action, int]]:
    """The accused asks the accuser for reasons; others ask whom they suspect."""
    trial = look.view["trial"]
    deed, seat = ASK_WHY.args(action)
    if trial and trial["accused"] == look.me and trial["accuser"] == seat:
        return [(action, LIKELY)] if deed == DID_ACCUSE else []
    return [(action, IDLE)] if opinion(look, seat) > SPEAKS_OF else []


def opinion(look: Outlook, seat: Seat) -> float:
    """What one shows to think of somebody, from -1 (trusts) to 1 (suspects). A witch says what a
    villager in her seat would say, also of a fellow: words are remembered."""
    trial = look.view["trial"]
    if trial and trial["accuser"] == look.me and seat == trial["accused"]:
        return 1.0  # who accuses, says so
    return look.suspicion(look.posed, seat)
