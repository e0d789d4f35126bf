"""The kernel: the few words in which every game is written. Pure: no I/O, clock or chance."""

from aquelarre.kernel.advice import Advice, Reason
from aquelarre.kernel.cards import Bag, Cards
from aquelarre.kernel.dice import Dice
from aquelarre.kernel.errors import (
    AquelarreError,
    BadEdition,
    BadFile,
    BadSetting,
    Finished,
    Illegal,
    NoEditions,
    NotAsked,
    NotClean,
    Refusal,
    Stale,
    UnknownGame,
)
from aquelarre.kernel.events import Event, Notice, Told
from aquelarre.kernel.faults import Fault
from aquelarre.kernel.fingerprint import fingerprint
from aquelarre.kernel.game import Game, Option, Say, Setting, View, Why, Window
from aquelarre.kernel.seats import (
    ALL,
    SILENT,
    WATCHER,
    Action,
    Seat,
    Seats,
    everyone,
    holds,
    members,
    only,
    others,
)
from aquelarre.kernel.sheet import Sheet
from aquelarre.kernel.state import State
from aquelarre.kernel.steps import Ask, Chance, Choice, Step
from aquelarre.kernel.verbs import Verb, Vocabulary

__all__ = [
    "ALL",
    "SILENT",
    "WATCHER",
    "Action",
    "Advice",
    "AquelarreError",
    "Ask",
    "BadEdition",
    "BadFile",
    "BadSetting",
    "Bag",
    "Cards",
    "Chance",
    "Choice",
    "Dice",
    "Event",
    "Fault",
    "Finished",
    "Game",
    "Illegal",
    "NoEditions",
    "NotAsked",
    "NotClean",
    "Notice",
    "Option",
    "Reason",
    "Refusal",
    "Say",
    "Seat",
    "Seats",
    "Setting",
    "Sheet",
    "Stale",
    "State",
    "Step",
    "Told",
    "UnknownGame",
    "Verb",
    "View",
    "Vocabulary",
    "Why",
    "Window",
    "everyone",
    "fingerprint",
    "holds",
    "members",
    "only",
    "others",
]
