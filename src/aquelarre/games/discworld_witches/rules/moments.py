"""When an answer has its moment: what is said about it when something else is asked."""

from __future__ import annotations

from aquelarre.games.discworld_witches import verbs
from aquelarre.games.discworld_witches.box import ids
from aquelarre.games.discworld_witches.box.ids import Tile
from aquelarre.games.discworld_witches.rules.board import BARRED, spaces_in
from aquelarre.games.discworld_witches.rules.placing import BETWEEN_REVEALS
from aquelarre.games.discworld_witches.rules.reckoning import missing
from aquelarre.games.discworld_witches.state import SOLO, Lancre, Placing, Tackling
from aquelarre.kernel import SILENT, Action, Seat, Verb, Why

FREE = (verbs.BORROW, verbs.DRAW_TWO, verbs.HELP, verbs.KNOW, verbs.SHAMBLE, verbs.TRANSMUTE)
TOKEN_OF = {  # whose token an answer takes [LAN-06]
    verbs.VANISH_BY_TOKEN: ids.TIFFANY,
    verbs.PASS_BY_TOKEN: ids.TIFFANY,
    verbs.LEAVE_BY_TOKEN: ids.TIFFANY,
    verbs.USE_MAGIC_TOKEN: ids.ANNAGRAMMA,
    verbs.USE_PIG_TOKEN: ids.PETULIA,
}
PAIR, ALL_DICE = 2, 4
FAILED = ("retreat", "last_word", "lose")  # questions when an attempt has failed
BUSY = ("look", "transmute")  # a card is being carried out
OUT = (verbs.LEAVE, verbs.LEAVE_BY_CARD, verbs.LEAVE_BY_TOKEN, verbs.WAIT)
RETREATS = (verbs.RETREAT, verbs.RETREAT_FLYING, verbs.STRAY)
WAITING = (  # nobody does so before it is settled whose cackle is taken
    *(verbs.STAY, verbs.WALK, verbs.FLY, verbs.FLEE, verbs.FLEE_FLYING, *RETREATS),
    *(verbs.ROLL, verbs.ROLL_ON, verbs.CLOSE, verbs.REROLL, verbs.REROLL_BOTH, verbs.END_TURN),
    *(verbs.REVEAL, verbs.PLAY_HEADOLOGY, verbs.PLAY_MAGIC),
)

_WINTER = Why("LAN-21", "settling")  # she has failed: she retreats when all have given up a tile
_VANISH, _SYMBOL = Why("LAN-37", "stopped"), Why("LAN-17", "between")
_EXCHANGE = Why("LAN-41")
CAUGHT = Why("LAN-43", "caught")  # nobody retreats from the guards
ENOUGH = Why("LAN-29", "enough")  # the dice are
TAKE_FIRST = Why("LAN-23", "first")  # whose cackle is taken comes before anything else

NOT_NOW: dict[Verb, Why] = {
    verbs.FACE_IT: Why("LAN-37", "no-look"),
    verbs.LINGER: Why("LAN-37", "seen"),
    verbs.CHOOSE: Why("LAN-05", "later"),
    verbs.START_AT: Why("LAN-07", "later"),  # at the choice of apprentices: see `moment`
    verbs.TAKE_FROM: Why("LAN-23", "later"),
    verbs.PLACE_AT: Why("LAN-11", "later"),
    verbs.CRISIS_ON: Why("LAN-11", "crisis-later"),
    verbs.USE_PIG_TOKEN: Why("LAN-06", "pig"),
    verbs.HURRY: Why("LAN-35"),
    verbs.ADD: Why("LAN-29", "later"),
    verbs.FACE_DEATH: Why("LAN-31"),
    verbs.CURE_SHEEP: Why("LAN-32"),
    verbs.SLIP_AWAY: Why("LAN-33"),
    verbs.TRIO: Why("LAN-24", "later"),
    verbs.LOOK: Why("LAN-30", "later"),
    verbs.STOP_LOOKING: Why("LAN-30", "not-borrowing"),
    **dict.fromkeys((verbs.DISCARD, verbs.DRAW_NOW), _EXCHANGE),
    **dict.fromkeys((verbs.PLAY_HEADOLOGY, verbs.PLAY_MAGIC, verbs.USE_MAGIC_TOKEN), _SYMBOL),
    **dict.fromkeys((verbs.VANISH, verbs.VANISH_BY_TOKEN), _VANISH),
    **dict.fromkeys((verbs.PASS_BY, verbs.PASS_BY_TOKEN), _VANISH),
}


def no_token(s: Lancre, seat: Seat, verb: Verb) -> Why | None:
    """She cannot use the token for it: it is another apprentice's, or she has used it. [LAN-06]"""
    owner = TOKEN_OF.get(verb)
    if owner is None:
        return None
    if s.apprentice[seat] != owner:
        return Why("LAN-06", "hers", apprentice=owner)
    return None if s.token >> seat & 1 else Why("LAN-06", "used")


def moment(s: Lancre, seat: Seat, verb: Verb, action: Action) -> Why | None:
    """Why it is not the moment for an answer of this kind, as things are."""
    if verb in FREE:
        return _effect(s)
    if verb in (verbs.WALK, verbs.FLY) and verb.args(action)[-1] == ids.DUNGEON:
        return BARRED if verb is verbs.WALK else Why("LAN-15", "dungeon")
    if verb in (verbs.FLEE, verbs.FLEE_FLYING) and verb.args(action)[-1] == ids.DUNGEON:
        return BARRED
    if verb in WAITING and asks(s, "take_from"):
        return TAKE_FIRST
    if verb in (verbs.STAY, verbs.WALK, verbs.FLY):
        return _move(s, seat, verb)
    if verb in (verbs.FLEE, verbs.FLEE_FLYING):
        return _flee(s, seat)
    if verb in (verbs.ROLL, verbs.ROLL_ON, verbs.CLOSE):
        return _dice(s, seat, verb)
    if verb is verbs.TAKE_FROM and action - verb.base == seat:
        return Why("LAN-23", "self" if s.n > 1 else "alone")
    if verb is verbs.END_TURN:
        return _end(s, seat)
    if verb is verbs.LOSE:
        return whose(s, seat, action - verb.base)
    return no_token(s, seat, verb) or _as_things_are(s, seat, verb, action) or NOT_NOW.get(verb)


def _as_things_are(s: Lancre, seat: Seat, verb: Verb, action: Action) -> Why | None:
    """Reasons in which it matters what has happened so far."""
    if verb is verbs.REVEAL:
        return Why("LAN-09", _card(s, seat))
    if verb is verbs.START_AT and asks(s, "choose"):
        return Why("LAN-07", "choosing")
    if verb is verbs.GIVE_BACK:
        return Why("LAN-25", _tea(s))
    if verb in OUT:
        return Why("LAN-44", "later" if s.witch[seat] == ids.DUNGEON else "free")
    if verb is verbs.GO_DOWN:
        return Why("LAN-43", _down(s, seat))
    if verb in RETREATS:
        return _retreat(s, seat)
    if verb in (verbs.REROLL, verbs.REROLL_BOTH):
        die = verb.args(action)[1] if verb is verbs.REROLL else SILENT
        return Why("LAN-38", _again(s, seat, die))
    return None


def _card(s: Lancre, seat: Seat) -> str:
    """The card of the turn: still to come, or revealed; before it an effect may be carried out.
    [LAN-09]"""
    if not s.turn or seat != s.active:
        return "later"
    return "settling" if not s.action and asks(s, *BUSY, "take_from") else "revealed"


def _down(s: Lancre, seat: Seat) -> str:
    """The way to the dungeon. [LAN-42, LAN-43]"""
    if s.witch[seat] == ids.DUNGEON:
        return "there"
    return "later" if s.n > 1 else "alone"


def _retreat(s: Lancre, seat: Seat) -> Why:
    """After failing, but not after fleeing. [LAN-21, LAN-33]"""
    if seat == s.active and asks(s, "lose"):
        return _WINTER
    return Why("LAN-21", "fleeing" if asks(s, "flee_to") else "later")


def _again(s: Lancre, seat: Seat, die: int) -> str:
    """Dice of one's own attempt, the last pair, before it is over; SILENT: both of them.
    [LAN-38]"""
    found = own_attempt(s, seat)
    if not found or not found.dice:
        return "first" if found else "no-dice"
    if die >= len(found.dice):
        return "unrolled"
    if found.taken == len(found.dice):
        return "over"
    return "before" if SILENT < die < len(found.dice) - PAIR else "settling"


def asks(s: Lancre, *keys: str) -> bool:
    """Is one of these questions open?"""
    question = s.open_question()
    return question is not None and question.key in keys


def _tea(s: Lancre) -> str:
    """Alone there is none, and who plays together is not asked how many. [LAN-25, ruling N8]"""
    if s.settings["mode"] == SOLO:
        return "alone"
    return "together" if s.together else "later"


def own_attempt(s: Lancre, seat: Seat) -> Tackling | None:
    """The attempt of this seat: others are asked in the middle of it, too. [LAN-17, LAN-47]"""
    return s.inside(Tackling) if seat == s.active else None


def _is_over(found: Tackling) -> bool:
    """All dice lie there for good: it is solved, failed or fled from. [LAN-18]"""
    return found.taken == ALL_DICE


def _effect(s: Lancre) -> Why:
    """At any moment of one's own turn, but not while something else is being settled; in games of
    earlier rules not between reveals either. [LAN-08, rulings 36 and N10]"""
    waits = s.rules < BETWEEN_REVEALS and s.inside(Placing)
    return Why("LAN-08", "reveals" if waits else "settling")


def _move(s: Lancre, seat: Seat, verb: Verb) -> Why:
    """With one of the two actions, on the board, and not while one tackles a problem. [LAN-13,
    LAN-15, LAN-44]"""
    if not s.turn:
        return Why("LAN-13", "choosing" if asks(s, "choose") else "setup")
    if seat != s.active:
        return Why("LAN-13", "own-turn", seat=s.active)
    if s.action and s.witch[seat] == ids.DUNGEON:
        return Why("LAN-44", "first" if s.action == 1 else "second")
    if not s.action:
        return Why("LAN-13", "placing")
    found = s.inside(Tackling)
    if asks(s, "walk_on"):
        return Why("LAN-13", "unseen")
    if found is None:
        return Why("LAN-13", next((key for key in BUSY if asks(s, key)), "tea"))
    if asks(s, "last_word"):
        return CAUGHT
    if asks(s, "lose"):
        return _WINTER
    if verb is verbs.FLY:
        return _fly_off(s, found)
    return _stay(s, found) if verb is verbs.STAY else Why("LAN-13", "problem")


def _stay(s: Lancre, found: Tackling) -> Why:
    """Who is at a problem stays by rolling on, and who has failed or flees cannot. [LAN-17, LAN-21,
    LAN-22]"""
    if asks(s, "retreat"):
        return Why("LAN-21", "must")
    if asks(s, "flee_to"):
        return Why("LAN-22", "must")
    if len(found.dice) == ALL_DICE:
        return Why("LAN-17", "all-rolled")
    return Why("LAN-13", "stay" if found.dice else "stay-first")


def _fly_off(s: Lancre, found: Tackling) -> Why:
    """At a problem a broomstick is for fleeing or retreating. [LAN-15, LAN-21, LAN-22]"""
    if not found.dice:
        return Why("LAN-15", "before-dice")
    if len(found.dice) == PAIR and found.stayed:
        return Why("LAN-22", "stayed")
    flees = len(found.dice) == PAIR or asks(s, "flee_to")
    return Why("LAN-15", "flee" if flees else "retreat")


def _flee(s: Lancre, seat: Seat) -> Why:
    """After the first pair, as long as one has not stayed. [LAN-22]"""
    found = own_attempt(s, seat)
    if found is None:
        return Why("LAN-22", "later")
    if len(found.dice) == PAIR:  # a card is being settled
        return Why("LAN-22", "stayed" if found.stayed else "settling")
    if not found.dice:
        return Why("LAN-22", "before-dice")
    if asks(s, *FAILED):
        return Why("LAN-22", "failed")
    if _is_over(found):
        return Why("LAN-22", "over")
    return Why("LAN-22", "rolled") if missing(s, seat) > 0 else ENOUGH


def _dice(s: Lancre, seat: Seat, verb: Verb) -> Why:
    """The first pair, the second, the end of the attempt, in this order; who has looked at a tile
    says first whether she faces it. [LAN-17, LAN-37]"""
    found = own_attempt(s, seat)
    rolled = len(found.dice) if found is not None else 0
    if found is not None and rolled == ALL_DICE:
        over = "closed" if _is_over(found) else "close-later"
        return Why("LAN-17", over if verb is verbs.CLOSE else "all-rolled")
    if verb is verbs.CLOSE:
        return Why("LAN-17", "no-attempt" if found is None else "close")
    if found is None:
        return Why("LAN-37", "decide") if asks(s, "pass") else Why("LAN-17", "no-problem")
    if rolled:
        return Why("LAN-17", "settling" if verb is verbs.ROLL_ON else "pair-rolled")
    return Why("LAN-17", "first" if verb is verbs.ROLL_ON else "settling")


_BEFORE_END = {"retreat": "retreat", "flee_to": "flee", "last_word": "dungeon", "lose": "winter"}


def _end(s: Lancre, seat: Seat) -> Why:
    """The turn ends after both actions: what comes before. [LAN-26]"""
    if not s.turn:
        return Why("LAN-26", "setup")
    if seat != s.active:
        return Why("LAN-26", "own-turn", seat=s.active)
    if not s.action:
        return Why("LAN-26", "placing")
    question = s.open_question()
    key = question.key if question is not None else ""
    if key in BUSY:
        return Why("LAN-26", "settling")
    if key in _BEFORE_END:
        return Why("LAN-26", _BEFORE_END[key])
    return Why("LAN-26", "problem" if s.inside(Tackling) else "actions", number=s.action)


def whose(s: Lancre, seat: Seat, tile: Tile) -> Why:
    """A tile that she has solved, is tackling, or that is somewhere else; unless others have
    solved all there are, or the rest has left the game. [LAN-16, LAN-20, LAN-47, LAN-48]"""
    if tile in s.easy[seat] + s.hard[seat]:
        return Why("LAN-20", "kept" if tile in s.easy[seat] else "won", tile=tile)
    found = own_attempt(s, seat)
    if found is not None and s.tile[s.witch[seat]] == tile:
        return Why("LAN-16", "over" if _is_over(found) else "here", tile=tile)
    won = [each for each in range(s.n) for other in s.easy[each] + s.hard[each] if other == tile]
    if len(won) + s.removed.count(tile) < s.edition.copies[tile]:
        return _where(s, tile)
    if won:
        return Why("LAN-20", "others", tile=tile, seat=won[0])
    return Why("LAN-20", "gone", tile=tile)


def _where(s: Lancre, tile: Tile) -> Why:
    """A tile that everybody sees, on the board or on top of a box; of others nobody is told where
    they are. [LAN-03, LAN-16, LAN-55]"""
    for space in spaces_in(s.tiled & s.up):
        if s.tile[space] == tile:
            return Why("LAN-16", "elsewhere", tile=tile, space=space)
    return Why("LAN-16", "boxed" if tile in s.box_top else "unseen", tile=tile)
