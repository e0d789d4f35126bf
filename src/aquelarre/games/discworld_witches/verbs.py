"""The vocabulary of choices: every verb owns its numbers for ever. Append only.

`space`, `tile`, `card`, `die` and `seat` are things on the table and make refs (`space:LT1`,
`tile:pig`, `card:C06b`, `die:3`, `seat:2`). Two copies of a card are two cards.
"""

from __future__ import annotations

from aquelarre.games.discworld_witches.box import ids
from aquelarre.kernel import ChanceVerb, Verb

_SPACES, _CARDS, _TILES = len(ids.SPACES), len(ids.CARDS), len(ids.TILES)

# without a thing
REVEAL = Verb("reveal", 0, "LAN-09")  # nothing to play before the first card is revealed
STAY = Verb("stay", 1, "LAN-13")
ROLL = Verb("roll", 2, "LAN-17")  # the first pair
ROLL_ON = Verb("roll_on", 3, "LAN-17")  # the second pair
CLOSE = Verb("close", 4, "LAN-17")  # the attempt stands as it is
END_TURN = Verb("end_turn", 5, "LAN-26")
FACE_IT = Verb("face_it", 6, "LAN-37")
VANISH_BY_TOKEN = Verb("vanish_by_token", 7, "LAN-06")
LINGER = Verb("linger", 8, "LAN-37")  # stay unseen and move on with the next action
USE_MAGIC_TOKEN = Verb("use_magic_token", 9, "LAN-06")
USE_PIG_TOKEN = Verb("use_pig_token", 10, "LAN-06")
WAIT = Verb("wait", 11, "LAN-44")  # in the dungeon: the first action is lost
STOP_LOOKING = Verb("stop_looking", 12, "LAN-30")
DRAW_NOW = Verb("draw_now", 13, "LAN-41")  # no more cards to transmute
GO_DOWN = Verb("go_down", 14, "LAN-43")  # nothing more to play: into the dungeon
# something else than a space or a card
CHOOSE = Verb("choose", 20, "LAN-05", apprentice=len(ids.APPRENTICES))
GIVE_BACK = Verb("give_back", 30, "LAN-25", count=4)
TAKE_FROM = Verb("take_from", 40, "LAN-23", victim=ids.MOST_SEATS)
LOSE = Verb("lose", 50, "LAN-47", tile=_TILES)
# a space
START_AT = Verb("start_at", 100, "LAN-07", space=_SPACES)
PLACE_AT = Verb("place_at", 150, "LAN-11", space=_SPACES)
CRISIS_ON = Verb("crisis_on", 200, "LAN-11", space=_SPACES)
WALK = Verb("walk", 250, "LAN-14", space=_SPACES)
FLEE = Verb("flee", 300, "LAN-22", space=_SPACES)
RETREAT = Verb("retreat", 350, "LAN-21", space=_SPACES)
STRAY = Verb("stray", 400, "LAN-21", space=_SPACES)  # no retreat: one more cackle, anywhere
LEAVE = Verb("leave", 450, "LAN-44", space=_SPACES)
LEAVE_BY_TOKEN = Verb("leave_by_token", 500, "LAN-44", space=_SPACES)
LOOK = Verb("look", 550, "LAN-30", space=_SPACES)
# a card
PLAY_HEADOLOGY = Verb("play_headology", 600, "LAN-17", card=_CARDS)
PLAY_MAGIC = Verb("play_magic", 800, "LAN-17", card=_CARDS)
ADD = Verb("add", 1000, "LAN-29", card=_CARDS)
BORROW = Verb("borrow", 1200, "LAN-30", card=_CARDS)
FACE_DEATH = Verb("face_death", 1400, "LAN-31", card=_CARDS)
CURE_SHEEP = Verb("cure_sheep", 1600, "LAN-32", card=_CARDS)
SLIP_AWAY = Verb("slip_away", 1800, "LAN-33", card=_CARDS)
DRAW_TWO = Verb("draw_two", 2000, "LAN-34", card=_CARDS)
HURRY = Verb("hurry", 2200, "LAN-35", card=_CARDS)
VANISH = Verb("vanish", 2400, "LAN-37", card=_CARDS)
REROLL_BOTH = Verb("reroll_both", 2600, "LAN-38", card=_CARDS)
TRANSMUTE = Verb("transmute", 2800, "LAN-41", card=_CARDS)
DISCARD = Verb("discard", 3000, "LAN-41", card=_CARDS)
# a card and something else
KNOW = Verb("know", 4000, "LAN-39", card=_CARDS, count=3)
REROLL = Verb("reroll", 5000, "LAN-38", card=_CARDS, die=len(ids.DICE))
FLY = Verb("fly", 10000, "LAN-15", card=_CARDS, space=_SPACES)
FLEE_FLYING = Verb("flee_flying", 20000, "LAN-22", card=_CARDS, space=_SPACES)
RETREAT_FLYING = Verb("retreat_flying", 30000, "LAN-21", card=_CARDS, space=_SPACES)
LEAVE_BY_CARD = Verb("leave_by_card", 40000, "LAN-44", card=_CARDS, space=_SPACES)
HELP = Verb("help", 50000, "LAN-36", card=_CARDS, space=_SPACES)
SHAMBLE = Verb("shamble", 60000, "LAN-40", card=_CARDS, space=_SPACES)
# nature's
DEAL_TILE = ChanceVerb("deal_tile", 70000, "LAN-03", tile=_TILES)
TURN_UP = ChanceVerb("turn_up", 70100, "LAN-16", tile=_TILES)
DEAL_CARD = ChanceVerb("deal_card", 70200, "LAN-26", card=_CARDS)
REVEAL_CARD = ChanceVerb("reveal_card", 70400, "LAN-09", card=_CARDS)
ROLL_PAIR = ChanceVerb("roll_pair", 70600, "LAN-17", face=len(ids.FACES), other=len(ids.FACES))
ROLL_ONE = ChanceVerb("roll_one", 70700, "LAN-38", face=len(ids.FACES))
# walking unseen to where something known would stop the witch, and past it
PASS_BY = Verb("pass_by", 80000, "LAN-37", card=_CARDS, space=_SPACES)
PASS_BY_TOKEN = Verb("pass_by_token", 90000, "LAN-06", space=_SPACES)
# three cards, in the order of their numbers
TRIO = Verb("trio", 100000, "LAN-24", card=_CARDS, second=_CARDS, third=_CARDS)

VERBS = [value for value in list(globals().values()) if isinstance(value, Verb)]

KINDS = {  # what an argument or value is, where its name does not say it
    "second": "card",
    "third": "card",
    "other": "face",
    "face_3": "face",
    "face_4": "face",
    "victim": "seat",
    "stop": "space",
    **dict.fromkeys(
        (
            *("count", "total", "difficulty", "points", "turn", "box", "amount", "left"),
            *("easy", "hard", "aliss", "cackles", "steps", "limit", "missing"),
        ),
        "number",
    ),
}
