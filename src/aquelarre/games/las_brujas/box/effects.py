"""The effects and abilities that the rules know, as owners write them down, with what else they
need. [A.2, A.4 … A.8]"""

from __future__ import annotations

from collections.abc import Sequence

# What a card does is called in the rules after the kind that does it in our own box.
EFFECTS: dict[str, dict[str, str]] = {
    "counters": {
        "evidence": "C1",
        "alibi": "C2",
        "intercession": "C3",
        "false_witness": "C4",
        "adjournment": "C5",
        "bail": "C6",
    },
    "during": {
        "defence": "D1",
        "prosecution": "D2",
        "torches": "D3",
        "bribe": "D4",
        "confession": "D5",
        "outcry": "D6",
    },
    "events": {
        "fair": "S01",
        "harvest": "S02",
        "plague": "S03",
        "barter": "S04",
        "search": "S05",
        "pilgrimage": "S06",
        "storm": "S07",
        "sermon": "S08",
        "child": "S09",
        "finger": "S10",
        "truce": "S11",
        "inquisitor": "S12",
        "curfew": "S13",
        "letter": "S14",
        "procession": "S15",
        "doll": "S16",
    },
    "afterlife": {
        "wisp": "U01",
        "aura": "U02",
        "fog": "U03",
        "chains": "U04",
        "whispers": "U05",
        "chill": "U06",
        "poltergeist": "U07",
        "apparition": "U08",
        "blessing": "U09",
        "possession": "U10",
        "dream": "U11",
        "desecration": "U12",
        "oblivion": "U13",
        "voice": "U14",
        "witness": "U15",
        "mercy": "U16",
        "wind": "U17",
    },
}
# What some of them need besides, and what that can be.
PARAMETERS: dict[str, tuple[str, Sequence[int]]] = {
    "defence": ("votes", range(1, 6)),
    "prosecution": ("votes", range(1, 6)),
    "torches": ("votes", range(1, 6)),
    "fair": ("amount", range(1, 4)),
    "plague": ("amount", range(1, 4)),
    "doll": ("reputation", range(-5, 0)),
    "wisp": ("reputation", range(-5, 0)),
    "aura": ("reputation", range(1, 6)),
    "witness": ("votes", range(1, 6)),
}
# Whom an event may choose; the others choose nobody. [A.7]
AIMED = {
    "S04": "with_cards",
    "S05": "with_cards",
    "S06": "any",
    "S13": "other",
    "S16": "other",
}
TRIAL_EVENTS = ("child", "finger", "doll")  # trials that no trial card begins
ROTATING = ("U01", "U02", "U03", "U04", "U05", "U06")
WISP, AURA, FOG, CHAINS, WHISPERS, CHILL = range(len(ROTATING))
IN_TRIAL = ("U14", "U15", "U16", "U17")
ROTATE = ("wisp", "aura", "fog", "chains", "whispers", "chill")

# By the number of the ability: see characters.py.
ABILITIES = (
    *("library", "priest", "mercy", "shrug", "larder", "swap", "cure", "graves"),
    *("condemn", "praise", "trade", "hermit", "slander", "spare", "heal", "favour"),
    *("carry", "esteem", "gifts", "fortune", "alms", "cancel", "hand", "asylum"),
)
USED = ("library", "swap", "cure", "trade", "carry", "fortune", "hand", "heal", "favour", "cancel")
ONCE = ("asylum",)


def how_often(ability: object) -> Sequence[str]:
    """How often an ability can be: once a turn, week or game if it is used up, else always."""
    if ability in USED:
        return ("T", "S", "G")
    return ("G",) if ability in ONCE else ("P",)


TARGETS = ("any", "ill_repute", "woman", "man", "influential")  # of trial cards [A.4]
