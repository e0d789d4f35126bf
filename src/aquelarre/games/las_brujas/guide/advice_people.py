"""What the coach says about people: what their death is worth, who they may be, and from which
deeds that is known (`suspicion`)."""

from __future__ import annotations

from aquelarre.games.las_brujas.guide.outlook import Outlook, error, villagers_chance
from aquelarre.games.las_brujas.guide.suspicion import TELLS, Deed
from aquelarre.kernel import Reason, Seat, added

WHISPER = 0.0002  # chances to win that are not worth a word
TELLING = 0.1  # what a clue must count to be told, in logarithms of odds
MOST = 2  # clues about one player
CERTAIN = 1e-9
WITCH, VILLAGER = 1, 0  # what somebody may be, in the texts: `tone`
BURNT = ("burn-villager", "burn-witch")
SPARED = ("spare-villager", "spare-witch")


def say(key: str, worth: float, **values: int) -> list[Reason]:
    """A term, told where it counts; nothing where it is nothing."""
    if not worth:
        return []
    return [Reason(key if abs(worth) >= WHISPER else "", worth, **values)]


def in_ten(chance: float) -> int:
    """Chances in ten; only what is certain is ten, and only what cannot be is none."""
    if chance >= 1 - CERTAIN:
        return 10
    return max(1, min(9, round(10 * chance))) if chance > CERTAIN else 0


def in_hundred(worth: float) -> int:
    """Chances to win in a hundred, at least one."""
    return max(1, round(100 * abs(worth)))


def who(look: Outlook, seat: Seat, harmed: bool, worth: float) -> dict[str, int]:
    """What makes it good or bad that somebody is harmed (or helped): what they may be, and how
    likely that is."""
    enemy = harmed == (worth > 0)
    tone = WITCH if enemy != look.witch else VILLAGER
    chance = look.own.witch[seat]
    return {"seat": seat, "tone": tone, "count": in_ten(chance if tone else 1 - chance)}


def hit(look: Outlook, key: str, worth: float, seat: Seat) -> list[Reason]:
    """Something that harms somebody, by how far one takes them for an enemy."""
    return say(key, worth, **who(look, seat, True, worth))


def name(look: Outlook, seat: Seat, points: int, share: float = 1.0) -> list[Reason]:
    """`Outlook.swing`: somebody's reputation changes. [BRU-11]"""
    worth = share * look.swing(seat, points)
    if seat == look.me:
        return say("own-better" if points > 0 else "own-worse", worth, points=abs(points))
    values = who(look, seat, points < 0, worth)
    return say("better" if points > 0 else "worse", worth, **values, points=abs(points))


# -- fire --------------------------------------------------------------------------------


def burning(look: Outlook, seat: Seat, times: float) -> list[Reason]:
    """`Outlook.gain` of somebody, so many times: what it is worth if they are a witch, and if not;
    less than 0 times, that they live. [BRU-06, BRU-07]"""
    whole = times * look.gain[seat]
    if seat == look.me:
        return say("own-life" if times > 0 else "own-escape", whole)
    witch, villager = _either(look, seat)
    chance = look.own.witch[seat]
    found = _side(look, seat, WITCH, chance, witch, times)
    found += _side(look, seat, VILLAGER, 1 - chance, villager, times)
    rest = whole - times * (witch + villager)
    if abs(rest) > CERTAIN:
        done = added([share for witches, share, _ in look.own.counts if witches == 0])
        found += say("perhaps-over", rest, count=in_ten(done))
    return found


def _either(look: Outlook, seat: Seat) -> tuple[float, float]:
    """The parts of what somebody's death is worth: that of a witch, and that of a villager."""
    witch = villager = 0.0
    care = None if look.witch else look.care
    for witches, share, with_seat in look.own.counts:
        villagers = look.living - witches
        now = villagers_chance(witches, villagers)
        part = with_seat[seat]
        witch += part * (villagers_chance(witches - 1, villagers) - now)
        villager += (share - part) * error(witches, villagers, care)
    return (-witch, -villager) if look.witch else (witch, villager)


def _side(
    look: Outlook, seat: Seat, side: int, chance: float, worth: float, times: float
) -> list[Reason]:
    """One of the two."""
    if chance < CERTAIN:
        return []
    key = (BURNT if times > 0 else SPARED)[side]
    good = 1 if times * worth > 0 else 0
    more = in_hundred(worth / chance)
    return say(key, times * worth, seat=seat, count=in_ten(chance), more=more, tone=good)


# -- deeds -------------------------------------------------------------------------------


def about(look: Outlook, seat: Seat, most: int = MOST) -> list[Reason]:
    """From which deeds somebody is held for what they are held for: those that count most. They
    explain, and are no part of any sum."""
    if seat == look.me or look.witch or look.players[seat]["side"] is not None:
        return []
    at_first = look.usual * look.living / max(1, look.living - 1)
    sign = 1 if look.own.witch[seat] > at_first else -1
    found = [(weight * sign, reason) for weight, reason in clues(look, seat)]
    found = [clue for clue in found if clue[0] >= TELLING]
    found.sort(key=lambda clue: -clue[0])
    return [reason for _, reason in found[:most]]


def clues(look: Outlook, seat: Seat) -> list[tuple[float, Reason]]:
    """All that somebody did or suffered, what it makes of them (more than 0: a witch), and how
    often."""
    times: dict[Deed, int] = {}
    for deed in look.seen.done:
        if seat in deed[:2] and deed[0] != deed[1] and deed[0] != look.me:
            times[deed] = times.get(deed, 0) + 1
    found = []
    for (actor, target, what), count in times.items():
        other = target if actor == seat else actor
        key, weight = clue(look, seat, actor, other, what)
        known = _known(look, other)
        if other == look.me:
            reason = Reason(f"clue-{key}-me", seat=seat, count=count)
        else:
            reason = Reason(f"clue-{key}", seat=seat, about=other, count=count, tone=known)
        found.append((count * weight, reason))
    return found


def clue(look: Outlook, seat: Seat, actor: Seat, other: Seat, what: str) -> tuple[str, float]:
    """The text for a deed, and the logarithm by which it makes a witch of somebody likelier, by
    what the other may be."""
    both, on_villager, by_villager = TELLS[what]
    witch = look.own.witch[other]
    if actor == seat:
        return what, witch * (both - by_villager) + (1 - witch) * on_villager
    return f"{what}-by", witch * (both - on_villager) + (1 - witch) * by_villager


def _known(look: Outlook, seat: Seat) -> int:
    """What all know of somebody: nothing (2), or what the dead have shown."""
    player = look.players[seat]
    if player["alive"]:
        return 2
    return WITCH if player["side"] == "witches" else VILLAGER
