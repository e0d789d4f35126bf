"""Who sees what, what a seat knows of packs it has passed on, and what it may still guess."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from aquelarre.games.new_salem import GAME
from aquelarre.games.new_salem.box.cards import (
    CARDS,
    DEALT,
    POOL,
    SIDE,
    WITCHES,
    buildings_in,
    card_of,
)
from aquelarre.games.new_salem.rules.rounds import Round
from aquelarre.games.new_salem.state import Town
from aquelarre.games.new_salem.tests.scenario import Scene
from aquelarre.kernel import Dice, members
from aquelarre.match import Match, load, save

DEALS = 40  # imagined deals for each question
PACKS = (
    "ENT-L ENT-C ENT-R COM-L",
    "COM-C COM-R FIN-L FIN-C",
    "FIN-R EDU-L EDU-C EDU-R",
    "MUE-L MUE-C MUE-R JUS-L",
    "JUS-C JUS-R ENT-L ENT-C",
)


def draft() -> Scene:
    """Five players in the second round, with four cards each."""
    scene = Scene(5)
    scene.s.round = 1
    scene.s.instead(Round())
    scene.s.settle()
    return scene.deal(*PACKS)


def names(cards: list[dict[str, object]]) -> list[object]:
    return [card["card"] for card in cards]


def dreams(scene: Scene, seat: int) -> list[Town]:
    return [GAME.imagine(scene.s, seat, Dice(number)) for number in range(DEALS)]


def pack(s: Town, seat: int) -> list[str]:
    return [CARDS[card] for card in s.packs[seat]]


# -- packs -------------------------------------------------------------------------------


@pytest.mark.rule("SAL-07")
def test_everybody_sees_the_own_hand_only() -> None:
    scene = draft()
    for seat in range(5):
        assert names(scene.view(seat)["pack"]) == sorted(PACKS[seat].split(), key=CARDS.index)
        assert scene.view(seat)["passed"] == []
        assert [player["pack"] for player in scene.view(seat)["players"]] == [4] * 5
    assert scene.view(-1)["pack"] == []


@pytest.mark.rule("SAL-07")
def test_a_seat_still_knows_the_packs_that_it_has_passed_on() -> None:
    scene = draft().pick("ENT-L", "COM-C", "EDU-L", "MUE-L", "JUS-C")
    passed = scene.view(0)["passed"]
    assert [(each["holder"], names(each["cards"])) for each in passed] == [
        (1, ["ENT-C", "ENT-R", "COM-L"])
    ]
    scene.pick("ENT-L", "COM-L", "FIN-L", "EDU-C", "MUE-C")
    known = {each["holder"]: names(each["cards"]) for each in scene.view(0)["passed"]}
    assert known == {2: ["ENT-C", "ENT-R"], 1: ["ENT-C", "JUS-R"]}, "less what others took from it"
    assert scene.view(-1)["passed"] == []
    assert {each["holder"] for each in scene.view(3)["passed"]} == {4, 0}, "each their own"


@pytest.mark.rule("SAL-07")
def test_a_pack_that_has_gone_all_the_way_round_is_known_to_all() -> None:
    """Three players with five cards each: after two passes everybody has held every pack."""
    scene = Scene(3)
    scene.s.round = 2
    scene.s.instead(Round())
    scene.s.settle()
    scene.deal(*[f"{kind}-L {kind}-C {kind}-R MUE-L MUE-C" for kind in ("ENT", "COM", "FIN")])
    for holders in ([1], [1, 2], [1, 2]):
        scene.pick(*[pack(scene.s, seat)[0] for seat in range(3)])
        passed = scene.view(0)["passed"]
        assert [each["holder"] for each in passed] == holders
        assert all(names(each["cards"]) == pack(scene.s, each["holder"]) for each in passed)


@pytest.mark.rule("SAL-07")
def test_a_new_deal_is_seen_by_nobody_else() -> None:
    """What was passed on in an earlier round tells nothing about the packs of the next one."""
    match = Match(GAME, 5, seed=5)
    rounds = set()
    while match.state.round < 4:
        s = match.state
        if s.phase == "build" and len(s.packs[0]) == DEALT[s.round - 1]:
            rounds.add(s.round)
            assert all(match.view(seat)["passed"] == [] for seat in range(5))
            worlds = [GAME.imagine(s, 0, Dice(number)) for number in range(5)]
            assert len({tuple(pack(world, 1)) for world in worlds}) > 1
        seat = match.asked[0]
        match.play(seat, match.state.options(seat)[0])
    assert rounds == {1, 2, 3}


@pytest.mark.rule("SAL-07")
def test_imagined_worlds_keep_what_the_seat_has_seen_and_vary_the_rest() -> None:
    scene = draft().pick("ENT-L", "COM-C", "EDU-L", "MUE-L", "JUS-C")
    worlds = dreams(scene, 0)
    for world in worlds:
        assert pack(world, 0) == pack(scene.s, 0)
        assert pack(world, 1) == ["ENT-C", "ENT-R", "COM-L"]
        assert GAME.census(world) == GAME.census(scene.s)
    for hidden in (2, 3, 4):
        assert len({tuple(pack(world, hidden)) for world in worlds}) > DEALS // 2


@pytest.mark.rule("SAL-09")
def test_discards_are_known_to_those_who_held_the_pack_and_to_nobody_else() -> None:
    scene = draft().pick("ENT-L", "COM-C", "EDU-L", "MUE-L", "JUS-C")
    scene.pick("ENT-L", "COM-L", "FIN-L", "EDU-C", "MUE-C").go_on("last_pick")
    held = [pack(scene.s, seat) for seat in range(5)]
    scene.pick("both", *[pair[0] for pair in held[1:]])
    scene.nature("redraw", "COM-C")
    known = [{x for x in range(5) if seats >> x & 1} for seats, _ in scene.s.bottom]
    assert known == [{0, 4, 3}, {1, 0, 4}, {2, 1, 0}, {3, 2, 1}, {4, 3, 2}]
    for seat in range(5):
        for world in dreams(scene, seat):
            for seats, (seen, cards), (_, true) in zip(
                known, world.bottom, scene.s.bottom, strict=True
            ):
                assert seen in {each for each, _ in scene.s.bottom}
                assert seat not in seats or cards == true
    assert len({world.bottom[3] for world in dreams(scene, 0)}) > 1


@pytest.mark.rule("SAL-09")
def test_no_view_shows_a_discard() -> None:
    scene = Scene(3).deal("ENT-L COM-L JUS-L", "ENT-C COM-C MUE-R", "EDU-L FIN-C ENT-R")
    scene.pick("COM-L", "COM-C", "EDU-L").pick("FIN-C", "ENT-L", "ENT-C")
    scene.go_on("launch")
    for seat in range(-1, 3):
        view = scene.view(seat)
        assert view["pack"] == view["passed"] == []
        assert "JUS-L" not in json.dumps(view)


@pytest.mark.rule("SAL-20")
def test_after_the_shuffle_nothing_about_buildings_is_unknown_but_their_order() -> None:
    """All cards are known by kind: what is not in town is in the deck."""
    match = Match(GAME, 4, seed=5)
    while match.state.round < 2:
        seat = match.asked[0]
        match.play(seat, match.state.options(seat)[0])
    assert match.state.bottom == ()
    built = Counter(card_of(x) for street in match.state.streets for x in buildings_in(street))
    held = Counter(card for cards in match.state.packs for card in cards)
    assert all(
        count + built[card] + held[card] == 4 for card, count in enumerate(match.state.deck.counts)
    )


@pytest.mark.rule("SAL-14")
def test_cards_drawn_for_an_event_are_guessed_by_others() -> None:
    scene = Scene(4).street(0, "ENT-L").hope(0, 9).show("V14").launching().play("launch", "V14")
    scene.nature("draw_building", "COM-L").nature("draw_building", "COM-R")
    assert {world.drawn for world in dreams(scene, 0)} == {(3, 5)}
    assert len({world.drawn for world in dreams(scene, 2)}) > 10
    scene.play("build", "COM-R")
    assert {world.bottom for world in dreams(scene, 0)} == {((1, (3,)),)}
    assert len({world.bottom for world in dreams(scene, 2)}) > 5


# -- characters --------------------------------------------------------------------------


@pytest.mark.rule("SAL-01")
def test_imagined_characters_come_from_the_pool() -> None:
    for seats in range(3, 9):
        scene = Scene(seats)
        for seat in range(-1, seats):
            for world in dreams(scene, seat)[:10]:
                faces = world.characters.face
                assert len(set(faces)) == seats
                witches = sum(SIDE[x] == WITCHES for x in faces)
                assert witches <= POOL[seats][0]
                assert seats - witches <= POOL[seats][1]
                assert seat < 0 or faces[seat] == scene.s.characters.face[seat]


@pytest.mark.rule("SAL-14")
def test_a_character_that_was_seen_stays_known_and_only_to_who_saw_it() -> None:
    scene = Scene(4, "N07 N01 N02 N03").street(0, "ENT-L").hope(0, 9).show("V03").launching()
    scene.play("launch", "V03").play("question", "2")
    assert {world.characters.face[2] for world in dreams(scene, 0)} == {1}
    assert len({world.characters.face[2] for world in dreams(scene, 1)}) > 3
    told = scene.s.news or []
    seen = next(event for event in told if event.notice.key == "character_seen")
    assert seen.remembered_by(0).values["character"] == 1
    for other in (-1, 1, 2, 3):
        assert "character" not in seen.heard_by(other).values


@pytest.mark.rule("SAL-28")
def test_nothing_shows_a_character_but_an_event_that_says_so() -> None:
    """Talk is free, and no answer of the game shows or names a character."""
    for seed in range(6):
        match = Match(GAME, 5, seed=seed)
        dice = Dice(seed)
        while not match.over:
            seen = {(x, x) for x in range(5)}
            for event in match.events:
                if event.notice.key == "character_seen":
                    seen.add((event.shown[0], event.shown[1]))
            for seat in range(5):
                players = match.view(seat)["players"]
                known = {(seat, p["seat"]) for p in players if p["character"]}
                assert known == {pair for pair in seen if pair[0] == seat}
            for _ in range(10):
                if not match.over:
                    seat = match.asked[0]
                    options = match.state.options(seat)
                    match.play(seat, options[dice.below(len(options))])
    assert GAME.talk == ("SAL-28",), "people are reminded of what may not be said"


@pytest.mark.rule("SAL-29")
def test_a_witch_can_read_four_tips_and_nobody_else_can() -> None:
    scene = Scene(5, "N01 N07 N02 N03 N04")
    assert [len(scene.view(seat)["tips"]) for seat in range(-1, 5)] == [0, 0, 4, 0, 0, 0]
    scene.deal(*[f"{x}-L {x}-C {x}-R" for x in ("ENT", "COM", "FIN", "EDU", "MUE")])
    assert "SAL-29" in GAME.rules_now(scene.s, 1)
    assert "SAL-29" not in GAME.rules_now(scene.s, 0)


# -- at a live table ---------------------------------------------------------------------


@pytest.mark.rule("SAL-07")
def test_picks_made_before_a_restart_are_kept_and_still_secret() -> None:
    match = Match(GAME, 4, seed=3)
    assert match.asked == [0, 1, 2, 3]
    for seat in (0, 2):
        match.play(seat, match.state.options(seat)[-1])
    match.play(2, match.state.options(2)[0])  # a change of mind
    text = save(match)
    header, secret, _ = text.splitlines()
    assert "seed" not in json.loads(header)
    assert set(json.loads(secret)) == {"sealed"}
    again = load(text)
    assert again.fingerprint() == match.fingerprint()
    assert again.asked == [1, 3]
    assert again.view(0)["picked"] == match.view(0)["picked"] is not None
    assert again.view(1) == match.view(1)
    assert all(again.view(seat)["picked"] is None for seat in (-1, 1, 3))


def test_what_others_have_picked_is_not_imagined() -> None:
    scene = draft().play("pick", "ENT-L", seat=0).play("pick", "COM-C", seat=1)
    world = GAME.imagine(scene.s, 0, Dice(1))
    assert members(world.asked) == [1, 2, 3, 4]
    assert world.heard[0] == scene.s.heard[0]
