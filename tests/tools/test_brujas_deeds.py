"""What is counted of a game of Las Brujas: who did what to a friend or a foe."""

from __future__ import annotations

from aquelarre.games.las_brujas import GAME
from aquelarre.games.las_brujas.box.cards import NUMBER
from aquelarre.games.las_brujas.guide.suspicion import FIRST_WEEKS
from aquelarre.kernel import Dice, Told
from brujas_deeds import SEATS, Study

WITCH, VILLAGER = (0, 0), (1, 1)  # a witch of the first bot, a villager of the second
DOERS = [WITCH, WITCH, *[VILLAGER] * 5]


def told(key: str, **values: int) -> Told:
    return Told(key, "", values, known=True)


def test_deeds_are_counted_by_bot_side_and_whom_they_are_done_to() -> None:
    study = Study()
    study.count(
        [
            told("week", week=1),
            told("accused", accuser=0, accused=3, card=NUMBER["J1a"]),
            told("voted", seat=4, ballot=0),
            told("voted", seat=1, ballot=1),
            told("gave", giver=0, receiver=1),
            told("week", week=FIRST_WEEKS + 1),
            told("accused", accuser=4, accused=5, card=NUMBER["J1a"]),
            told("burnt", victim=5, side=1),
        ],
        DOERS,
    )
    assert study.deeds == {
        (WITCH, "accuses early a foe"): 1,
        (VILLAGER, "votes guilty on a friend"): 1,
        (WITCH, "votes innocent on a foe"): 1,
        (WITCH, "gives to a friend"): 1,
        (VILLAGER, "accuses later a friend"): 1,
        (VILLAGER, "burnt"): 1,
    }
    assert study.cards == {"J1a": 2}


def test_a_whole_game_is_counted() -> None:
    study = Study()
    study.play(["random", "guide"], Dice("deeds"), 0)
    assert sum(study.seats.values()) == SEATS
    assert {side for _, side in study.seats} == set(range(len(GAME.sides)))
    assert sum(study.won.values()) == 1
