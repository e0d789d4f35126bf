"""The kernel: the few words in which every game is written. Pure: no I/O, clock or chance."""

from aquelarre.kernel.advice import Advice, Objection, Reason, advise, warn
from aquelarre.kernel.cards import Bag, Cards
from aquelarre.kernel.dice import Dice
from aquelarre.kernel.errors import (
    AquelarreError,
    BadFile,
    BadSetting,
    Finished,
    Illegal,
    LeftOut,
    Misdealt,
    Misnamed,
    NotAsked,
    NotClean,
    Refusal,
    Stale,
    UnknownGame,
)
from aquelarre.kernel.events import Event, Notice, Told
from aquelarre.kernel.foresight import Foreseen
from aquelarre.kernel.game import Decks, Game, Say, View
from aquelarre.kernel.minds import Belief, believed, heaviest, shares
from aquelarre.kernel.option import Option
from aquelarre.kernel.pieces import Piece, Pieces, labelled
from aquelarre.kernel.procedures import Procedure
from aquelarre.kernel.seats import (
    ALL,
    SILENT,
    WATCHER,
    Action,
    Seat,
    Seats,
    added,
    everyone,
    holds,
    members,
    only,
    others,
    things_in,
)
from aquelarre.kernel.setting import Setting
from aquelarre.kernel.state import State
from aquelarre.kernel.steps import Ask, Chance, Choice, Floor, Step
from aquelarre.kernel.verbs import ChanceVerb, Verb, Vocabulary
from aquelarre.kernel.why import NOTHING, Why
from aquelarre.kernel.window import Window

__all__ = [
    "ALL",
    "NOTHING",
    "SILENT",
    "WATCHER",
    "Action",
    "Advice",
    "AquelarreError",
    "Ask",
    "BadFile",
    "BadSetting",
    "Bag",
    "Belief",
    "Cards",
    "Chance",
    "ChanceVerb",
    "Choice",
    "Decks",
    "Dice",
    "Event",
    "Finished",
    "Floor",
    "Foreseen",
    "Game",
    "Illegal",
    "LeftOut",
    "Misdealt",
    "Misnamed",
    "NotAsked",
    "NotClean",
    "Notice",
    "Objection",
    "Option",
    "Piece",
    "Pieces",
    "Procedure",
    "Reason",
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
    "added",
    "advise",
    "believed",
    "everyone",
    "heaviest",
    "holds",
    "labelled",
    "members",
    "only",
    "others",
    "shares",
    "things_in",
    "warn",
]
