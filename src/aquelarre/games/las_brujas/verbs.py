"""The vocabulary of choices: every verb owns its numbers for ever. Append only."""

from __future__ import annotations

from aquelarre.games.las_brujas.box.cards import CARDS
from aquelarre.kernel import ChanceVerb, Verb

SEATS = 12
CHARACTERS = 24
BALLOTS = ("guilty", "innocent", "abstain", "accused", "accuser")  # the last two: double trial
SINGLE, DUEL = (0, 1, 2), (2, 3, 4)  # those of a trial, and of a double one
CAUSES = ("for", "against")
DEEDS = ("accused", "guilty", "innocent", "slander", "praise")
# What all have seen somebody do to somebody else: a ground for suspicion or trust; all but the last
# can be asked about.
FACTS = ("accused", "condemned", "saved", "slandered", "praised", "gave", "took")
DOINGS = FACTS[:-1]
STANCES = ("suspect", "trust")
REPLIES = ("doubt", "faith", "heard", "cards", "mistake", "secret")
REASONS = ("plain", "executioner", "midwife", "bribe", "abstains")  # what a ballot is worth

# windows and endings
PASS = Verb("pass", 0, "BRU-19")
END_TURN = Verb("end_turn", 1, "BRU-09")
DONE = Verb("done", 2, "BRU-14")
END_SPEECH = Verb("end_speech", 3, "BRU-17")
LET_BE = Verb("let_be", 4, "BRU-09")
CANCEL = Verb("cancel", 5, "BRU-09")
HEAL = Verb("heal", 6, "BRU-20")
FAVOUR = Verb("favour", 10, "BRU-19", cause=len(CAUSES))
# votes
VOTE = Verb("vote", 20, "BRU-21", ballot=len(BALLOTS))
VOTE_AS = Verb("vote_as", 30, "BRU-21", ballot=len(BALLOTS))
VOTE_BOTH = Verb("vote_both", 40, "BRU-21", ballot=len(BALLOTS), other=len(BALLOTS))
DECIDE = Verb("decide", 70, "BRU-23", ballot=len(BALLOTS))
ELECT = Verb("elect", 80, "BRU-13", seat=SEATS)
NAME = Verb("name", 100, "BRU-13", seat=SEATS)
CHOOSE = Verb("choose", 120, "BRU-01", character=CHARACTERS)
# claims
SAY_VILLAGER = Verb("say_villager", 150, "BRU-17")
SAY_SUSPECT = Verb("say_suspect", 160, "BRU-17", seat=SEATS)
SAY_TRUST = Verb("say_trust", 180, "BRU-17", seat=SEATS)
ASK_WHY = Verb("ask_why", 200, "BRU-17", deed=len(DEEDS), seat=SEATS)
# one card
DISCARD = Verb("discard", 300, "BRU-09", card=CARDS)
KEEP = Verb("keep", 420, "BRU-24", card=CARDS)
DROP = Verb("drop", 540, "BRU-12", card=CARDS)
CALM = Verb("calm", 660, "BRU-14", card=CARDS)
TAKE = Verb("take", 780, "BRU-09", card=CARDS)
ORDER = Verb("order", 900, "BRU-01", card=CARDS)
EVENT = Verb("event", 1020, "BRU-09", card=CARDS)
COUNTER = Verb("counter", 1140, "BRU-20", card=CARDS)
PLEAD = Verb("plead", 1260, "BRU-19", card=CARDS)
RAISE = Verb("raise", 1380, "BRU-27", card=CARDS)
HAND_ON = Verb("hand_on", 1500, "BRU-09", card=CARDS)
RETURN = Verb("return", 1620, "BRU-01", card=CARDS)
# a card and a player
SPREAD = Verb("spread", 2000, "BRU-09", card=CARDS, seat=SEATS)
ACCUSE = Verb("accuse", 4000, "BRU-17", card=CARDS, seat=SEATS)
EVENT_ON = Verb("event_on", 6000, "BRU-09", card=CARDS, seat=SEATS)
GIVE = Verb("give", 8000, "BRU-15", card=CARDS, seat=SEATS)
MOVE = Verb("move", 10000, "BRU-01", card=CARDS, seat=SEATS)
HAUNT = Verb("haunt", 12000, "BRU-27", card=CARDS, seat=SEATS)
BRIBE = Verb("bribe", 14000, "BRU-19", card=CARDS, seat=SEATS)
BEAR_WITNESS = Verb("bear_witness", 16000, "BRU-27", card=CARDS, cause=len(CAUSES))
HAUNT_TWO = Verb("haunt_two", 17000, "BRU-27", card=CARDS, seat=SEATS, receiver=SEATS)
ERASE = Verb("erase", 34000, "BRU-27", card=CARDS, rumour=CARDS)
# abilities and the doll
USE = Verb("use", 47000, "BRU-01", character=CHARACTERS)
USE_ON = Verb("use_on", 47100, "BRU-01", character=CHARACTERS, seat=SEATS)
PASS_DOLL = Verb("pass_doll", 47500, "BRU-09", seat=SEATS)
POINT_AT = Verb("point_at", 47520, "BRU-33", seat=SEATS)
# nature's
DEAL_CHARACTER = ChanceVerb("deal_character", 50000, "BRU-01", character=CHARACTERS)
DEAL_SIDE = ChanceVerb("deal_side", 50030, "BRU-02", side=2)
DRAW = ChanceVerb("draw", 50100, "BRU-03", card=CARDS)
TURN_UP = ChanceVerb("turn_up", 50300, "BRU-01", card=CARDS)
ROLL = ChanceVerb("roll", 50500, "BRU-05", die=7)
LOSE = ChanceVerb("lose", 50600, "BRU-09", card=CARDS)
# claims with a reason, questions about a deed, and their answers
SAY_REASON = Verb(
    "say_reason", 51000, "BRU-17", stance=len(STANCES), seat=SEATS, fact=len(FACTS), about=SEATS
)
SAY_REASON_ME = Verb(
    "say_reason_me", 54000, "BRU-17", stance=len(STANCES), seat=SEATS, fact_me=len(FACTS)
)
ASK_ABOUT = Verb("ask_about", 54200, "BRU-17", seat=SEATS, doing=len(DOINGS), about=SEATS)
ASK_ABOUT_ME = Verb("ask_about_me", 55100, "BRU-17", seat=SEATS, doing_me=len(DOINGS))
REPLY = Verb("reply", 55200, "BRU-17", reply=len(REPLIES))
# putting gifts together: what is laid may be taken back until all are ready
READY = Verb("ready", 55300, "BRU-15")
TAKE_BACK = Verb("take_back", 55310, "BRU-15", card=CARDS)
# a rumour beyond the limit, with the one that goes: the new one itself, or one that lies there
SPEND = Verb("spend", 56000, "BRU-12", card=CARDS, seat=SEATS)
SUPPLANT = Verb("supplant", 60000, "BRU-12", card=CARDS, seat=SEATS, rumour=CARDS)

VERBS = sorted(
    [value for value in list(globals().values()) if isinstance(value, Verb)],
    key=lambda verb: verb.base,
)

KINDS = {  # what an argument or value is, where its name does not say it
    "rumour": "card",
    "receiver": "seat",
    "giver": "seat",
    "owner": "seat",
    "accuser": "seat",
    "accused": "seat",
    "victim": "seat",
    "spectre": "seat",
    "speaker": "seat",
    "other": "ballot",
    "about": "seat",
    "die": "number",
    "count": "number",
    "more": "number",
    "points": "number",
    "tone": "number",
    "votes": "number",
    "yes": "number",
    "no": "number",
    "value": "number",
    "total": "number",
    "week": "number",
    "winner": "side",
}
