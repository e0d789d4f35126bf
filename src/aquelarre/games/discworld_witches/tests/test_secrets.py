"""Who sees what, what a shuffle gives away, what may be guessed. [LAN-08, LAN-26, LAN-55]"""

from __future__ import annotations

import json

import pytest

from aquelarre.games.discworld_witches.box.edition import OURS
from aquelarre.games.discworld_witches.box.ids import CARDS, SPACES, TILES
from aquelarre.games.discworld_witches.state import UNSEEN, Lancre
from aquelarre.games.discworld_witches.tests.scenario import Scene
from aquelarre.kernel import Dice
from aquelarre.match import Match, load, save

DEALS = 40  # imagined deals for each question


def dreams(scene: Scene, seat: int) -> list[Lancre]:
    return [scene.game.imagine(scene.s, seat, Dice(number)) for number in range(DEALS)]


def hand(s: Lancre, seat: int) -> list[str]:
    return [CARDS[card] for card in s.hands[seat]]


# -- cards -------------------------------------------------------------------------------


@pytest.mark.rule("LAN-26")
def test_everybody_sees_the_own_cards_only() -> None:
    scene = Scene(3, "dimity petulia tiffany").hand(0, "C01", "C06").hand(1, "C02").acting()
    for seat in range(-1, 3):
        players = scene.view(seat)["players"]
        assert [player["hand"] for player in players] == [2, 1, 0]
        assert [player["cards"] is not None for player in players] == [
            other == seat for other in range(3)
        ]
    assert [card["card"] for card in scene.view(0)["players"][0]["cards"]] == ["C01a", "C06a"]
    text = json.dumps(scene.view(2))
    assert not any(name in text for name in ("C01a", "C06a", "C02a"))


@pytest.mark.rule("LAN-08")
def test_a_card_shows_everything_that_is_on_it() -> None:
    scene = Scene(2, "dimity petulia").hand(0, "C08", "C05").acting()
    perdita, greebo = scene.view(0)["players"][0]["cards"]
    assert greebo == {
        "card": "C08a",
        "kind": "C08",
        "symbol": "broomstick",
        "effect": "add",
        "amount": 4,
        "against": ["magpyr", "bela"],
        "cackle": 0,
        "trio": None,
        "place": "NO",
    }
    assert (perdita["trio"], perdita["cackle"], perdita["effect"]) == ("perdita", 1, "draw")


@pytest.mark.rule("LAN-26")
def test_others_cards_could_be_any_that_were_not_seen() -> None:
    scene = Scene(2, "dimity petulia").hand(0, "C01a").hand(1, "C02a", "C06a")
    scene.discarded("C07a").acting()
    seen: set[str] = set()
    for dream in dreams(scene, 0):
        assert hand(dream, 0) == ["C01a"]
        assert len(dream.hands[1]) == 2
        assert sorted(dream.deck + dream.hands[1]) == sorted(scene.s.deck + scene.s.hands[1])
        seen |= set(hand(dream, 1))
    assert len(seen) > 20
    assert "C01a" not in seen
    assert "C07a" not in seen


def after_a_shuffle(seats: int) -> Scene:
    """Everything was discarded but the hands; then a card was drawn from the new deck."""
    names = "dimity petulia tiffany".split()[:seats]
    scene = Scene(seats, " ".join(names)).hand(0, "C25", "C01a").hand(1, "C02a", "C06a")
    if seats > 2:
        scene.hand(2, "C07a")
    scene.discarded(*(CARDS[card] for card in scene.s.deck)).acting()
    scene.play("draw_two", "C25").draw("C08a", "C09a")
    assert scene.s.shuffles == 1
    return scene


@pytest.mark.rule("LAN-08")
def test_after_a_shuffle_two_players_know_each_others_hands() -> None:
    """All cards but those in hands lie in the new deck."""
    scene = after_a_shuffle(2)
    known = scene.view(0)["players"][1]["known"]
    assert [card["card"] for card in known] == ["C02a", "C06a"]
    assert {tuple(hand(dream, 1)) for dream in dreams(scene, 0)} == {("C02a", "C06a")}
    theirs = scene.view(1)["players"][0]["known"]
    assert [card["card"] for card in theirs] == ["C01a"], "what was drawn since is not known"
    assert len({tuple(hand(dream, 0)) for dream in dreams(scene, 1)}) > 10
    assert all("C01a" in hand(dream, 0) for dream in dreams(scene, 1))
    watcher = scene.view(-1)["players"]
    assert [player["known"] for player in watcher] == [[], []], "it could be the other way round"


@pytest.mark.rule("LAN-08")
def test_of_three_one_knows_only_what_the_others_have_together() -> None:
    scene = after_a_shuffle(3)
    assert scene.view(0)["players"][1]["known"] == []
    deals = {(tuple(hand(dream, 1)), tuple(hand(dream, 2))) for dream in dreams(scene, 0)}
    assert len(deals) == 3
    assert all(sorted(one + two) == ["C02a", "C06a", "C07a"] for one, two in deals)


@pytest.mark.rule("LAN-08")
def test_cards_drawn_in_several_decks_are_told_apart() -> None:
    """Drawn after the first shuffle, known after the second."""
    scene = after_a_shuffle(2)
    scene.discarded(*(CARDS[card] for card in scene.s.deck)).turn(1).chance()
    assert scene.s.shuffles == 2
    known = [card["card"] for card in scene.view(1)["players"][0]["known"]]
    assert known == ["C01a", "C08a", "C09a"]


# -- tiles -------------------------------------------------------------------------------


@pytest.mark.rule("LAN-55")
def test_hard_tiles_face_down_are_known_to_who_looked() -> None:
    scene = Scene(2, "dimity petulia").hidden("CV", "queen", known_to=(0,)).hidden("DA").acting()
    assert scene.at("CV", 0)["tile"]["tile"] == "queen"
    assert scene.at("CV", 0)["tile"]["looked"] is True
    for seat in (1, -1):
        tile = scene.at("CV", seat)["tile"]
        assert tile["tile"] is None
        assert tile["hard"] is True
        assert {tile[name] for name in ("base", "points", "group", "difficulty", "odds")} == {None}
    assert "queen" not in json.dumps(scene.view(1)["spaces"])


@pytest.mark.rule("LAN-55")
def test_what_only_others_have_looked_at_is_guessed_afresh() -> None:
    scene = Scene(2, "dimity petulia").hidden("CV", "queen", known_to=(0,)).hidden("DA")
    scene.tile("GG", "lily").won(0, "duke").acting()
    cave, dance = SPACES.index("CV"), SPACES.index("DA")
    mine = {dream.tile[cave] for dream in dreams(scene, 0)}
    theirs = {TILES[dream.tile[cave]] for dream in dreams(scene, 1)}
    assert mine == {TILES.index("queen")}
    assert len(theirs) > 6
    assert not {"lily", "duke"} & theirs, "those lie elsewhere"
    assert {dream.tile[dance] for dream in dreams(scene, 1)} == {UNSEEN}, "nobody has looked there"


@pytest.mark.rule("LAN-03")
def test_below_the_top_of_a_box_nothing_is_known() -> None:
    scene = Scene(4)
    boxes = scene.view()["boxes"]
    assert [box["easy"] for box in boxes] == [4, 4, 4, 3, 3, 0]
    assert sum(box["top"] is not None for box in boxes) == 5
    assert sum(scene.s.easy_bag.counts) + sum(box["top"] is not None for box in boxes) == 30


# -- files and undo ----------------------------------------------------------------------


def test_a_game_is_saved_and_continued_with_its_secrets() -> None:
    match = Match(Scene(2).game, 2, seed="witches")
    for _ in range(40):
        seat = next(seat for seat in range(match.state.n) if match.state.options(seat))
        match.play(seat, match.state.options(seat)[0])
    again = load(save(match))
    assert again.fingerprint() == match.fingerprint()
    assert again.state.edition is OURS


@pytest.mark.rule("LAN-55")
def test_what_was_turned_up_cannot_be_undone() -> None:
    scene = Scene(2, "dimity petulia").witch(0, "MC").witch(1, "MT").hidden("BA", "vlad")
    scene.acting().play("walk", "BA")
    finals = [event.notice.key for event in scene.s.news or [] if not event.undoable]
    assert "turned_up" in finals


@pytest.mark.rule("LAN-49")
def test_an_end_shows_all_hands_and_cannot_be_undone() -> None:
    scene = Scene(2, "dimity petulia", mode=1).witch(0, "MC").witch(1, "MT").hand(1, "C02")
    scene.tile("BA", "arm").cackles(0, 6).supply(cackle=0, aliss=0).acting().play("walk", "BA")
    scene.roll("cackle", "2")
    before = len(scene.s.news or [])
    scene.play("roll_on")
    assert scene.s.over
    assert scene.view(0)["players"][1]["cards"] is not None
    assert not all(event.undoable for event in (scene.s.news or [])[before:])
