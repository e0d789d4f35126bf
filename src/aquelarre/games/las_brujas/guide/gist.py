"""The gist of the village: as much of the view as the guide reads, for it alone.

A law of tests: all of it is in the whole view, so it says nothing that the seat may not know. What
speaks for or against anybody (`seen`), which all know alike, is worked out already.
"""

from __future__ import annotations

from aquelarre.games.las_brujas.box.cards import GENERAL, labels
from aquelarre.games.las_brujas.box.characters import IDS, NO_CHARACTER, SEX_NAMES
from aquelarre.games.las_brujas.guide.village import seen_in
from aquelarre.games.las_brujas.rules import claims
from aquelarre.games.las_brujas.rules.hands import in_deck
from aquelarre.games.las_brujas.seen import history, view
from aquelarre.games.las_brujas.state import NOBODY, Village
from aquelarre.kernel import Seat, View


def gist(s: Village, seat: Seat) -> View:
    """What `guide/` looks at."""
    return {
        "seat": seat,
        "week": s.week,
        "first": s.first if s.first != NOBODY else None,
        "influential": s.influential if s.influential != NOBODY else None,
        "deck": in_deck(s, GENERAL),
        **({} if s.alive >> seat & 1 else {"discard": labels(s.discard & GENERAL)}),  # [U08, U09]
        "options": {name: s.settings[name] for name in ("double_trial", "random_sides")},
        "effects": {"inquisitor": bool(s.inquisitor)},
        "players": [_player(s, seat, other) for other in range(s.n)],
        "trial": view.trial_shown(s),
        "assembly": view.assembly_shown(s, seat),
        "history": history.trials(s),
        "seen": seen_in(s),
    }


def _player(s: Village, seat: Seat, other: Seat) -> View:
    who, alive = s.character[other], bool(s.alive >> other & 1)
    here = who != NO_CHARACTER and alive
    found: View = {
        "seat": other,
        "alive": alive,
        "character": None if who == NO_CHARACTER else IDS[who],
        "sex": None if who == NO_CHARACTER else SEX_NAMES[s.box.sex[who]],
        "side": history.SIDES[s.side[other]] if view.knows_side(s, seat, other) else None,
        "hand": s.hand[other].bit_count(),
        "cards": labels(s.hand[other]) if seat == other or s.over else None,
        "good": labels(s.good[other]),
        "bad": labels(s.bad[other]),
        "reputation": {"total": s.reputation[other]} if here else None,
        "ability": {"ready": not s.spent >> other & 1} if here else None,
        "says": view.words(s, other),
    }
    if seat == other:
        found["claims"] = claims.left(s, other)
    return found
