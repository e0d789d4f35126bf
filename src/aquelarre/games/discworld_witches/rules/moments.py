"""When an answer has its moment: what is said about it when something else is asked."""

from __future__ import annotations

from aquelarre.games.discworld_witches import verbs
from aquelarre.games.discworld_witches.box import ids
from aquelarre.games.discworld_witches.box.ids import Tile
from aquelarre.games.discworld_witches.rules.board import BARRED
from aquelarre.games.discworld_witches.rules.placing import BETWEEN_REVEALS
from aquelarre.games.discworld_witches.state import SOLO, Lancre, Placing, Tackling
from aquelarre.kernel import Action, Seat, Verb, Why

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
AFTERWARDS = ("flee_to", *FAILED)  # when it is over
OUT = (verbs.LEAVE, verbs.LEAVE_BY_CARD, verbs.LEAVE_BY_TOKEN, verbs.WAIT)
RETREATS = (verbs.RETREAT, verbs.RETREAT_FLYING, verbs.STRAY)

_WINTER = Why("LAN-21", "settling")  # she has failed: she retreats when all have given up a tile
_VANISH, _SYMBOL = Why("LAN-37", "stopped"), Why("LAN-17", "between")
_EXCHANGE = Why("LAN-41")

NOT_NOW: dict[Verb, Why] = {
    verbs.FACE_IT: Why("LAN-37", "no-look"),
    verbs.LINGER: Why("LAN-37", "seen"),
    verbs.CHOOSE: Why("LAN-05", "later"),
    verbs.START_AT: Why("LAN-07", "later"),
    verbs.TAKE_FROM: Why("LAN-23", "later"),
    verbs.PLACE_AT: Why("LAN-11", "later"),
    verbs.CRISIS_ON: Why("LAN-11", "crisis-later"),
    verbs.GO_DOWN: Why("LAN-43", "later"),
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
        return _effect(s, seat)
    if verb in (verbs.WALK, verbs.FLY) and verb.args(action)[-1] == ids.DUNGEON:
        return BARRED if verb is verbs.WALK else Why("LAN-15", "dungeon")
    if verb in (verbs.STAY, verbs.WALK, verbs.FLY):
        return _move(s, seat, verb)
    if verb in (verbs.FLEE, verbs.FLEE_FLYING):
        return BARRED if verb.args(action)[-1] == ids.DUNGEON else _flee(s, seat)
    if verb in (verbs.ROLL, verbs.ROLL_ON, verbs.CLOSE):
        return _dice(s, verb)
    if verb is verbs.TAKE_FROM and action - verb.base == seat:
        return Why("LAN-23", "self" if s.n > 1 else "alone")
    if verb is verbs.END_TURN:
        return Why("LAN-26", "problem" if s.inside(Tackling) else "actions")
    if verb is verbs.LOSE:
        return whose(s, seat, action - verb.base)
    return no_token(s, seat, verb) or _as_things_are(s, seat, verb, action) or NOT_NOW.get(verb)


def _as_things_are(s: Lancre, seat: Seat, verb: Verb, action: Action) -> Why | None:
    """Reasons in which it matters what has happened so far."""
    if verb is verbs.REVEAL:
        revealed = s.turn and seat == s.active
        return Why("LAN-09", "revealed" if revealed else "later")
    if verb is verbs.GIVE_BACK:
        return Why("LAN-25", _tea(s))
    if verb in OUT:
        return Why("LAN-44", "later" if s.witch[seat] == ids.DUNGEON else "free")
    if verb in RETREATS:
        return _WINTER if seat == s.active and asks(s, "lose") else Why("LAN-21", "later")
    if verb in (verbs.REROLL, verbs.REROLL_BOTH):
        found = s.inside(Tackling)
        if not found or not found.dice:
            return Why("LAN-38", "first" if found else "no-dice")
        die = verb.args(action)[1] if verb is verbs.REROLL else 0
        return Why("LAN-38", "unrolled" if die >= len(found.dice) else "later")
    return None


def asks(s: Lancre, *keys: str) -> bool:
    """Is one of these questions open?"""
    question = s.open_question()
    return question is not None and question.key in keys


def _tea(s: Lancre) -> str:
    """Alone there is none, and who plays together is not asked how many. [LAN-25, ruling N8]"""
    if s.settings["mode"] == SOLO:
        return "alone"
    return "together" if s.together else "later"


def _effect(s: Lancre, seat: Seat) -> Why:
    """At any moment of one's own turn, but not while something else is being settled; in games of
    earlier rules not between reveals either. [LAN-08, rulings 36 and N10]"""
    if seat != s.active or not s.turn:
        return Why("LAN-08", "own-turn")
    waits = s.rules < BETWEEN_REVEALS and s.inside(Placing)
    return Why("LAN-08", "reveals" if waits else "settling")


def _move(s: Lancre, seat: Seat, verb: Verb) -> Why:
    """With one of the two actions, on the board, and not while one tackles a problem. [LAN-13,
    LAN-15, LAN-44]"""
    if seat == s.active and s.action and s.witch[seat] == ids.DUNGEON:
        return Why("LAN-44", "first" if s.action == 1 else "second")
    if seat != s.active or not s.turn:
        before = "choosing" if asks(s, "choose") else "setup"
        return Why("LAN-13", "own-turn" if s.turn else before)
    if not s.action:
        return Why("LAN-13", "placing")
    found = s.inside(Tackling)
    if found is None:
        return Why("LAN-15", "action") if verb is verbs.FLY else Why("LAN-13", "later")
    if asks(s, "lose"):
        return _WINTER
    if verb is not verbs.FLY:
        stays = verb is verbs.STAY and len(found.dice) == PAIR
        return Why("LAN-13", "stay" if stays else "problem")
    if not found.dice:
        return Why("LAN-15", "before-dice")
    if len(found.dice) == PAIR:
        return Why("LAN-22", "stayed") if found.stayed else Why("LAN-15", "flee")
    return Why("LAN-15", "retreat")


def _flee(s: Lancre, seat: Seat) -> Why:
    """After the first pair, as long as one has not stayed. [LAN-22]"""
    found = s.inside(Tackling)
    if found is None or seat != s.active:
        return Why("LAN-22", "later")
    if len(found.dice) == PAIR:  # a card is being settled
        return Why("LAN-22", "stayed" if found.stayed else "settling")
    if not found.dice:
        return Why("LAN-22", "before-dice")
    return Why("LAN-22", "failed" if asks(s, *FAILED) else "rolled")


def _dice(s: Lancre, verb: Verb) -> Why:
    """The first pair, the second, the end of the attempt, in this order; who has looked at a tile
    says first whether she faces it. [LAN-17, LAN-37]"""
    found = s.inside(Tackling)
    rolled = len(found.dice) if found is not None else 0
    if rolled == ALL_DICE and verb is verbs.CLOSE:
        return Why("LAN-17", "closed" if asks(s, *AFTERWARDS) else "close-later")
    if rolled == ALL_DICE:
        return Why("LAN-17", "all-rolled")
    if verb is verbs.CLOSE:
        return Why("LAN-17", "no-attempt" if found is None else "close")
    if found is None:
        return Why("LAN-37", "decide") if asks(s, "pass") else Why("LAN-17", "no-problem")
    if rolled:
        return Why("LAN-17", "settling" if verb is verbs.ROLL_ON else "pair-rolled")
    return Why("LAN-17", "first" if verb is verbs.ROLL_ON else "settling")


def whose(s: Lancre, seat: Seat, tile: Tile) -> Why:
    """A tile that she has solved, is tackling, or that is somewhere else; unless others have
    solved all there are, or the rest has left the game. [LAN-16, LAN-20, LAN-47, LAN-48]"""
    if tile in s.easy[seat] + s.hard[seat]:
        return Why("LAN-20", "kept" if tile in s.easy[seat] else "won", tile=tile)
    if s.inside(Tackling) is not None and s.tile[s.witch[s.active]] == tile:
        return Why("LAN-16", "here", tile=tile)
    won = [each for each in range(s.n) for other in s.easy[each] + s.hard[each] if other == tile]
    if len(won) + s.removed.count(tile) < s.edition.copies[tile]:
        return Why("LAN-16", "elsewhere", tile=tile)
    if won:
        return Why("LAN-20", "others", tile=tile, seat=won[0])
    return Why("LAN-20", "gone", tile=tile)
