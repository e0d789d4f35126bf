"""A glance at the village: as much of the view as its encoding reads, for programs in a hurry.

A law of tests: encoded, it gives the same as the whole view.
"""

from __future__ import annotations

from aquelarre.games.las_brujas.box.cards import (
    AFTERLIFE,
    GENERAL,
    CardSet,
    labels,
)
from aquelarre.games.las_brujas.box.characters import IDS, NO_CHARACTER
from aquelarre.games.las_brujas.rules import claims
from aquelarre.games.las_brujas.rules.counter_trials import counters_allowed
from aquelarre.games.las_brujas.rules.hands import in_deck
from aquelarre.games.las_brujas.seen import history, knowledge, view
from aquelarre.games.las_brujas.state import NOBODY, Draft, Village
from aquelarre.kernel import WATCHER, Seat, View, members


def glance(s: Village, seat: Seat) -> View:
    """What the encoding reads."""
    question = s.open_question()
    row = s.n if seat == WATCHER else seat
    certain = knowledge.certain(s, row, view.hidden_from(s, seat))
    draft = s.inside(Draft)
    return {
        "seat": seat,
        "over": s.over,
        "winner": view.winner_shown(s),
        "question": question.key if question else "",
        "stage": view.stage(s),
        "week": s.week,
        "active": s.active if s.active != NOBODY else None,
        "influential": s.influential if s.influential != NOBODY else None,
        "deck": in_deck(s, GENERAL),
        "afterlife_deck": in_deck(s, AFTERLIFE),
        "discard": labels(s.discard & GENERAL),
        "afterlife_discard": labels(s.discard & AFTERLIFE),
        "options": s.settings,
        "effects": _effects(s),
        "players": [_player(s, seat, other, certain[other]) for other in range(s.n)],
        "trial": view.trial_shown(s),
        "assembly": view.assembly_shown(s, seat),
        **({"draft": labels(draft.chosen[seat])} if draft is not None and seat != WATCHER else {}),
    }


def _effects(s: Village) -> View:
    possessed = s.possessed != NOBODY
    return {
        "truce": bool(s.truce),
        "inquisitor": bool(s.inquisitor),
        "no_counter_trials": not counters_allowed(s),
        "doll": None if s.doll == NOBODY else {"seat": s.doll},
        "possession": {"victim": s.possessed, "spectre": s.possessor} if possessed else None,
        "rotating": [{"seat": bearer} for bearer in s.bearer if bearer != NOBODY],
    }


def _player(s: Village, seat: Seat, other: Seat, certain: CardSet) -> View:
    who, alive = s.character[other], s.alive >> other & 1
    sees = seat == other or s.over
    there = who != NO_CHARACTER and alive
    return {
        "alive": alive,
        "character": None if who == NO_CHARACTER else IDS[who],
        "offered": view.characters(s.offered[other]) if seat == other else (),
        "side": history.SIDES[s.side[other]] if view.knows_side(s, seat, other) else None,
        "hand": s.hand[other].bit_count(),
        "cards": labels(s.hand[other]) if seat == other else None,
        "known": () if sees else labels(certain & s.hand[other]),
        "good": labels(s.good[other]),
        "bad": labels(s.bad[other]),
        "reputation": {"total": s.reputation[other]} if there else None,
        "ability": {"ready": not s.spent >> other & 1} if there else None,
        "curfew": s.curfew >> other & 1,
        "claims": claims.left(s, other),
        "says": {
            "villager": s.villagers_said >> other & 1,
            "suspects": members(s.suspects[other]),
            "trusts": members(s.trusts[other]),
        },
    }
