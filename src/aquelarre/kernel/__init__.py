"""The kernel: the few words in which every game is written. Pure: no I/O, clock or chance."""

from aquelarre.kernel.cards import Bag, Cards
from aquelarre.kernel.dice import Dice
from aquelarre.kernel.errors import (
    AquelarreError,
    BadFile,
    BadSetting,
    Finished,
    Illegal,
    NotAsked,
    NotClean,
    Refusal,
    Stale,
    UnknownGame,
)
from aquelarre.kernel.events import Event, Notice, Told
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
from aquelarre.kernel.state import State
from aquelarre.kernel.steps import Ask, Chance, Choice, Step
from aquelarre.kernel.verbs import Verb, Vocabulary

__all__ = [
    "ALL",
    "SILENT",
    "WATCHER",
    "Action",
    "AquelarreError",
    "Ask",
    "BadFile",
    "BadSetting",
    "Bag",
    "Cards",
    "Chance",
    "Choice",
    "Dice",
    "Event",
    "Finished",
    "Game",
    "Illegal",
    "NotAsked",
    "NotClean",
    "Notice",
    "Option",
    "Refusal",
    "Say",
    "Seat",
    "Seats",
    "Setting",
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
