"""The fixed ids of the box: places, spaces, problem tiles, cards. They are the game's vocabulary.

What a thing is worth, where it lies and what it does is no business of this module: that is the
edition's (`edition.py`), and an owner of the box may correct it. Ids never change, and there are a
few to spare for what we do not know to be in the box: `P1` to `P6`, `easy7`, `hard15`, `C44`…
"""

from __future__ import annotations

Place = int  # a location: one or several spaces
Space = int  # where a witch can stand and a tile can lie
Tile = int  # a kind of problem tile: copies are alike
Card = int  # one card: kind × COPIES + copy

# -- places and spaces -------------------------------------------------------------------

WIDE = ("LT", "LC")  # Lancre Town and Lancre Castle have several spaces
MOST_SPACES = 5  # of each of them
SINGLE = tuple(
    "MC BA RH LG SL RB BO CS GW SN LM CV MS NO DA CO BR ST SH GG SK MT P1 P2 P3 P4 P5 P6".split()
)
DUNGEON_ID = "DG"

PLACES: tuple[str, ...] = (*WIDE, *SINGLE, DUNGEON_ID)
SPACES: tuple[str, ...] = (
    *(f"{place}{number}" for place in WIDE for number in range(1, MOST_SPACES + 1)),
    *SINGLE,
    DUNGEON_ID,
)
DUNGEON: Space = SPACES.index(DUNGEON_ID)
GRANNYS_HOUSE: Space = SPACES.index("GW")
NOWHERE: Space = -1

# -- problem tiles -----------------------------------------------------------------------

EASY = ("fever", "pig", "sheep", "arm", "pregnancy", "death", "easy7", "easy8")
HARD = (
    *("elves", "lankin", "king", "queen", "duke", "lady", "lacrimosa", "vlad", "count", "bela"),
    *("cunning", "hiver", "lily", "winter", "hard15", "hard16"),
)
TILES: tuple[str, ...] = EASY + HARD
FIRST_HARD: Tile = len(EASY)  # easy tiles have the numbers below it
PIG, SHEEP, DEATH = (TILES.index(name) for name in ("pig", "sheep", "death"))

GROUPS = ("elf", "felmet", "magpyr", "bela", "cunning", "hiver", "lily", "winter")
ELF, MAGPYR = GROUPS.index("elf"), GROUPS.index("magpyr")
FAILURES = ("", "dungeon", "all_dungeon", "aliss", "crisis", "winter")
TO_DUNGEON, ALL_TO_DUNGEON, TAKE_ALISS, MORE_CRISIS, LOSE_EASY = range(1, len(FAILURES))
SUCCESSES = ("", "banish")
BANISH = 1

# -- cards -------------------------------------------------------------------------------

COPIES = 4  # of a kind of card, at most
CARD_KINDS = tuple(f"C{number:02}" for number in range(1, 49))
CARDS: tuple[str, ...] = tuple(f"{kind}{copy}" for kind in CARD_KINDS for copy in "abcd"[:COPIES])

SYMBOLS = ("magic", "headology", "broomstick")
MAGIC, HEADOLOGY, BROOMSTICK = range(3)
EFFECTS = (
    *("add", "borrow", "death", "flee", "draw", "move", "help", "invisible", "reroll", "know"),
    *("shamble", "sheep", "transmute"),
)
E_ADD, E_BORROW, E_DEATH, E_FLEE, E_DRAW, E_MOVE, E_HELP, E_INVISIBLE, E_REROLL = range(9)
E_KNOW, E_SHAMBLE, E_SHEEP, E_TRANSMUTE = range(9, len(EFFECTS))
CHARACTERS = ("granny", "nanny", "magrat", "agnes", "perdita")  # of the power of three

# -- people and dice ---------------------------------------------------------------------

APPRENTICES = ("tiffany", "annagramma", "petulia", "dimity")
TIFFANY, ANNAGRAMMA, PETULIA, DIMITY = range(4)
MOST_SEATS = 4

DICE = ("1", "2", "3", "4")  # the first pair, then the second
FACES = ("cackle", "2", "3", "4", "5", "6")  # of a witch die
VALUES = (0, 2, 3, 4, 5, 6)  # what a face counts
CACKLE_FACE = 0

BOXES = 6  # of problem tiles waiting

LABELS_OF: dict[str, tuple[str, ...]] = {  # the labels of each kind of thing
    "place": PLACES,
    "space": SPACES,
    "tile": TILES,
    "card": CARDS,
    "apprentice": APPRENTICES,
    "die": DICE,
    "face": FACES,
}
