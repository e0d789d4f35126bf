"""Who sees what, and what can be worked out: hands, sides, gifts, the deck, the windows."""

from __future__ import annotations

import pytest

from aquelarre.games.las_brujas import verbs
from aquelarre.games.las_brujas.box.cards import cards_in
from aquelarre.games.las_brujas.rules.claims import is_claim
from aquelarre.games.las_brujas.rules.hands import hand_over
from aquelarre.games.las_brujas.seen import knowledge
from aquelarre.games.las_brujas.seen.imagine import deal
from aquelarre.games.las_brujas.state import AT_ONCE, SECOND_READING, Village
from aquelarre.games.las_brujas.tests.scenario import GAME, Scene, card
from aquelarre.games.las_brujas.verbs import COUNTER, GIVE, PASS, USE_ON
from aquelarre.kernel import Dice, members
from aquelarre.laws.walk import any_answer
from aquelarre.match import Match
from aquelarre.server import frames

FIVE = ["P05", "P17", "P10", "P22", "P06"]


# -- seeing ------------------------------------------------------------------------------


@pytest.mark.rule("BRU-03")
def test_hands_are_for_their_owners_and_their_sizes_for_all() -> None:
    scene = Scene("wvvvw", FIVE).hold(1, "R01a", "C1a")
    for seat in (-1, 0, 1, 2):
        player = GAME.view(scene.s, seat)["players"][1]
        assert player["hand"] == 2
        assert player["cards"] == (["R01a", "C1a"] if seat == 1 else None)


@pytest.mark.rule("BRU-03")
def test_only_the_drawer_is_told_which_card_it_was() -> None:
    scene = Scene("wvvvw", FIVE).next_cards("R05").end_turn()
    event = [x for x in scene.s.news or [] if x.notice.key == "drew"][-1]
    assert [seat for seat in range(-1, 5) if "card" in event.heard_by(seat).values] == [1]


@pytest.mark.rule("BRU-27")
def test_a_spectre_is_told_to_draw_from_its_own_deck_and_only_it_which_card() -> None:
    scene = Scene("wvvvw", FIVE).dead(1).next_cards("U03").end_turn()
    event = next(x for x in reversed(scene.s.news or []) if x.notice.key.startswith("drew"))
    assert (event.notice.key, event.notice.rule) == ("drew_afterlife", "BRU-27")
    assert [seat for seat in range(-1, 5) if "card" in event.heard_by(seat).values] == [1]
    earlier = Scene("wvvvw", FIVE, rules=AT_ONCE).dead(1).next_cards("U03").end_turn()
    told = [x.notice.key for x in earlier.s.news or []]
    assert told[-1] == "drew", "older games are told as before"


@pytest.mark.rule("BRU-04")
def test_no_event_and_no_question_tells_who_the_witches_are() -> None:
    """Worlds with other sides look the same to a villager all the way through the set-up."""
    views = []
    for sides in ("wvvvw", "vvwvw"):
        scene = Scene(sides, FIVE)
        told = [event.heard_by(1) for event in scene.s.news or []]
        views.append((GAME.view(scene.s, 1), told))
    assert views[0] == views[1]


# -- the windows betray nobody -----------------------------------------------------------


@pytest.mark.rule("BRU-19", "BRU-20")
@pytest.mark.parametrize("window", ["floor", "verdict"])
def test_frames_of_those_who_can_react_and_who_cannot_have_the_same_shape(window: str) -> None:
    """Everything that seat 2 is sent during a window is the same, whatever seat 3 holds."""

    def sent(*held: str) -> list[object]:
        match = Match(GAME, 5, seed=1)
        scene = Scene("wvvvw", FIVE)
        for seat in range(5):
            scene.hold(seat)
        scene.hold(0, "J1a").hold(3, *held).trial(0, "J1a", 1)
        if window == "verdict":
            scene.vote(guilty=[0, 2, 4])
        match.state = scene.s
        found: list[object] = []
        for seat in members(scene.s.asked):
            found.append(frames.encode(frames.position(match, 2)))
            found.append(frames.encode(frames.position(match, -1)))
            found.append(scene.s.may)
            scene.s.answer(seat, PASS.base)
        return found

    assert sent("C1a", "D1a", "D6") == sent("R14a", "S01", "S02")


@pytest.mark.rule("BRU-19")
def test_own_asides_are_the_only_difference_for_who_can_react() -> None:
    scene = Scene("wvvvw", FIVE)
    for seat in range(5):
        scene.hold(seat)
    scene.hold(0, "J1a").hold(3, "C1a").trial(0, "J1a", 1)
    assert scene.s.options(3) == scene.s.options(2) == [PASS.base]
    assert [x for x in scene.s.asides(3) if not is_claim(x)] == [COUNTER.at(card("C1a"))]
    assert [x for x in scene.s.asides(2) if not is_claim(x)] == []


# -- working out -------------------------------------------------------------------------


@pytest.mark.rule("BRU-02")
def test_a_villager_imagines_as_many_witches_as_there_are() -> None:
    scene = Scene("wvvvw", FIVE)
    found = {tuple(world.side) for world in scene.worlds(1)}
    assert all(sides.count(0) == 2 and sides[1] == 1 for sides in found)
    assert len(found) == 6, "any two of the four others"
    assert {tuple(world.side) for world in scene.worlds(0)} == {(0, 1, 1, 1, 0)}, "a witch knows"


@pytest.mark.rule("BRU-30")
def test_with_random_sides_the_number_of_witches_is_open_but_they_have_not_won() -> None:
    scene = Scene("wvvvv", FIVE, random_sides=1)
    assert {world.side.count(0) for world in scene.worlds(1)} == {1, 2}
    scene.hold(1, "J1a").hold(0, "J1b").burn(0, "J1b", 2)
    assert {world.side.count(0) for world in scene.worlds(1)} == {1, 2}, "two of four is no win"
    scene.hold(0, "J1c").burn(0, "J1c", 3)
    assert {world.side.count(0) for world in scene.worlds(1)} == {1}, "two of three would be"


@pytest.mark.rule("BRU-30")
def test_with_random_sides_nobody_imagines_witches_who_would_have_won_before() -> None:
    """Three of the five who were left would have been a victory, so there were two of them."""
    who = ["P05", "P17", "P10", "P22", "P06", "P11", "P13"]
    scene = Scene("wwvvvvv", who, random_sides=1)
    for victim, wanted in ((2, {2, 3}), (3, {2}), (1, {2})):
        scene.hold(0, "J1a").burn(0, "J1a", victim)
        assert {world.side.count(0) for world in scene.worlds(4)} == wanted


@pytest.mark.rule("BRU-30")
@pytest.mark.parametrize(("rules", "possible"), [(1, {1, 2}), (2, {1})])
def test_while_somebody_burns_nobody_has_won(rules: int, possible: set[int]) -> None:
    """The bailiff still chooses what to keep: a second witch would have ended the game with this
    death. By earlier rules nobody had looked yet."""
    scene = Scene("wvvvv", ["P03", *FIVE[1:]], random_sides=1, rules=rules)
    scene.hold(0, "J1a").burn(0, "J1a", 2)
    scene.hold(0, "J1b", "R01a", "R02a", "R03a").burn(0, "J1b", 3)
    assert scene.question == "keep"
    assert {world.side.count(0) for world in scene.worlds(1)} == possible


@pytest.mark.rule("BRU-15")
def test_a_card_one_has_given_is_there_until_it_may_have_moved_on() -> None:
    scene = Scene("wvvvw", FIVE).turns(0, 1, 2, 3)
    for seat, name in enumerate(("R01a", "R02a", "R03a", "R04a", "R05")):
        scene.hold(seat, name)
    scene.rumours(0, "R12").end_turn()
    scene.share((0, "R01a", 1), (1, "R02a", 2), (2, "R03a", 3), (3, "R04a", 0), (4, "R05", 0))
    places = {next(x for x in range(5) if w.hand[x] >> card("R01a") & 1) for w in scene.worlds(0)}
    assert places == {1}
    assert len({_place(world, "R01a") for world in scene.worlds(2)}) > 1, "others do not know"
    scene.rest_of_week()
    while scene.question != "share":
        scene.s.answer(scene.asked[0], scene.s.options(scene.asked[0])[0])
    scene.share((1, "R01a", 2))
    assert {_place(world, "R01a") for world in scene.worlds(0)} == {1, 2}, "kept, or passed on"


def _place(world: Village, name: str) -> int:
    return next((seat for seat in range(5) if world.hand[seat] >> card(name) & 1), -1)


@pytest.mark.rule("BRU-03")
def test_after_a_reshuffle_what_was_discarded_is_in_the_deck() -> None:
    scene = Scene("wvvvw", FIVE).discarded("R28")
    general = (1 << 93) - 1
    scene.s.hand[4] |= scene.s.deck & general
    scene.s.deck &= ~general
    scene.end_turn()
    for world in scene.worlds(2, 10):
        assert world.hand[1] >> card("R28") & 1, "the only card there was to draw"


def test_the_librarian_knows_that_a_card_from_the_top_was_no_other() -> None:
    scene = Scene("vwvvw", ["P01", *FIVE[:1], *FIVE[1:4]]).hold(1, "R01a", "R02a")
    knowledge.look(scene.s, 0, 1)
    scene.next_cards("R27", "R26", "R28", verb=verbs.TURN_UP).answer(verbs.USE, "P01")
    scene.answer(verbs.ORDER, "R26").answer(verbs.ORDER, "R27").end_turn()
    assert scene.hand(1) == ["R01a", "R02a", "R26"]
    assert scene.s.maybe[1] == scene.s.hand[1]


def test_a_hand_that_was_seen_is_remembered_card_by_card() -> None:
    scene = Scene("vwvvw", ["P23", *FIVE[:1], *FIVE[1:4]]).hold(1, "R01a", "J1a")
    scene.answer(USE_ON, "P23", 1)
    assert all(cards_in(w.hand[1]) == [card("R01a"), card("J1a")] for w in scene.worlds(0, 10))
    scene.end_turn().answer(verbs.SPREAD, "R01a", 3)
    assert GAME.view(scene.s, 0)["players"][1]["known"] == ["J1a"]
    assert all(world.hand[1] >> card("J1a") & 1 for world in scene.worlds(0, 10))


@pytest.mark.rule("BRU-25")
def test_what_the_dead_did_not_hold_is_where_they_may_have_passed_it() -> None:
    scene = Scene("wvvvw", FIVE).hold(0, "J1a").hold(1, "R01a", "R02a")
    knowledge.locate(scene.s, 0, card("R01a"), 1)
    hand_over(scene.s, 1, 2, card("R01a"))
    assert "R01a" not in GAME.view(scene.s, 0)["players"][2]["known"], "or the other card"
    scene.burn(0, "J1a", 1)
    assert "R01a" in GAME.view(scene.s, 0)["players"][2]["known"]


def test_in_an_earlier_game_gifts_of_others_are_imagined_by_their_number_only() -> None:
    scene = Scene("wvvvw", FIVE).turns(0, 1, 2, 3).rumours(0, "R12")
    scene.s.rules = SECOND_READING
    scene.end_turn()
    for seat in range(5):
        scene.answer(GIVE, scene.hand(seat)[0], (seat + 1) % 5, seat=seat)
    for world in scene.worlds(2, 20):
        assert [len(gifts) for gifts in world.assembly.gifts] == [1] * 5
        assert world.assembly.gifts[2] == scene.s.assembly.gifts[2], "one's own"
        for seat, gifts in enumerate(world.assembly.gifts):
            assert all(world.hand[seat] >> (gift >> 4) & 1 for gift in gifts)
    assert len({world.assembly.gifts[0] for world in scene.worlds(2, 20)}) > 1


def test_dealing_finds_room_by_moving_cards_along() -> None:
    """Card 0 may only be in place 0, card 1 in 0 or 1, card 2 in 1 or 2, and so on."""
    places = [0b0011, 0b0110, 0b1100, 0b1000]
    for seed in range(40):
        dealt = deal(0b1111, places, [1, 1, 1, 1], Dice(seed))
        assert dealt == [0b0001, 0b0010, 0b0100, 0b1000]
    with pytest.raises(AssertionError, match="a way to deal"):
        deal(0b11, [0b11, 0b00], [1, 1], Dice(0))


def test_what_is_true_is_always_thought_possible() -> None:
    """For every looker each hidden card may be where it is: in random games, all the way."""
    for seed in range(4):
        s = GAME.start(4 + 2 * seed)
        dice = Dice(f"true {seed}")
        width = s.n + 1
        while not s.over:
            s.answer(*any_answer(s, dice))
            for looker in range(width):
                for seat in range(s.n):
                    hidden = s.hand[seat] if seat != looker else 0
                    assert not hidden & ~s.maybe[looker * width + seat], (seed, looker, seat)
                deck = s.deck | sum(1 << x for x in s.top)
                assert not deck & ~s.maybe[looker * width + s.n]
