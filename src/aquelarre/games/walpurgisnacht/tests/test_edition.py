"""Editions: what owners of the box can correct, what no box can be, and that any box is played."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from math import exp, isclose
from typing import Any

import pytest
from tests.editions.written import Written, line_of, names_its_line

from aquelarre.bots import bot
from aquelarre.bots.playing import play_out
from aquelarre.editions import edition_text
from aquelarre.games.walpurgisnacht import GAME
from aquelarre.games.walpurgisnacht.box.cards import IDS, KINDS, VILLAGERS, WITCHES
from aquelarre.games.walpurgisnacht.box.check import problems
from aquelarre.games.walpurgisnacht.box.edition import OURS, our_data
from aquelarre.games.walpurgisnacht.guide.belief import A_POINT_GIVEN, Deeds, worth_to_witches
from aquelarre.games.walpurgisnacht.verbs import GIVEN_UP
from aquelarre.kernel import Dice, Told, Window
from aquelarre.kernel.spelling import spelled
from aquelarre.laws import check_games, check_random_game
from aquelarre.laws.check import PLAYED
from aquelarre.laws.edition import check_slips
from aquelarre.laws.walk import any_answer
from aquelarre.match import Match, load, save
from aquelarre.words import LANGUAGES, Words

HERE = Written(GAME)
TEXT, edited = HERE.text, HERE.edited
BROOMS, OWL = IDS.index("W14"), IDS.index("W19")
SWAPPED = (  # the owl and the brooms change what they are, and the owl is called otherwise
    ('"W14", kind = "brooms", wisp = "none"', '"W14", kind = "plain", wisp = "green"'),
    (
        '"W19", kind = "plain"',
        '"W19", name = { es = "Escobas viejas", en = "Old brooms" }, kind = "brooms"',
    ),
    ('title = ""', 'title = "Mine"'),
)


def game_with(*rows: dict[str, Any]) -> Any:
    """The game with these cards, as an owner could have written them."""
    facts = {"cards": list(rows)}
    assert problems(facts) == []
    return GAME.corrected(facts)


@pytest.fixture(scope="module")
def other() -> Any:
    return GAME.with_edition(edited(*SWAPPED))


# -- our own -----------------------------------------------------------------------------


def test_what_is_exported_is_toml_and_our_box() -> None:
    data = tomllib.loads(TEXT)
    assert (data.pop("game"), data.pop("title")) == (GAME.key, "")
    assert data == our_data()
    assert problems(data) == []
    assert GAME.with_edition(TEXT) is GAME
    assert GAME.edition is OURS
    assert "faces" not in GAME.view(GAME.start(3), 0), "views of our box are as they were"


@pytest.mark.rule("WAL-01")
def test_our_box_says_behind_each_card_what_we_call_it() -> None:
    words = [Words(lang, GAME, strict=True) for lang in LANGUAGES]
    for name in IDS:
        es, en = (each.say(f"card-{name}") for each in words)
        assert HERE.row(name).endswith(f"  # {es} / {en}")


def test_the_sources_are_those_of_the_table() -> None:
    marks = Counter(mark for marks in OURS.sources for mark in marks)
    assert marks == {"R": 30, "D": 6, "X": 119}
    ointment = GAME.pieces()["card"][IDS.index("W11")]
    assert (ointment["source"], ointment["wisp_source"]) == ("deduced", "reconstructed")
    assert GAME.pieces()["card"][2]["wisp_source"] == "deduced", "a familiar's"


# -- another edition ---------------------------------------------------------------------


def test_other_facts_are_another_edition_of_the_same_game(other: Any) -> None:
    assert (other.sheet.title, other.ours) == ("Mine", GAME)
    assert other.edition.brooms == 1 << OWL != OURS.brooms == 1 << BROOMS
    assert other.start(3).edition is other.edition
    assert other.edition.others == (BROOMS, OWL)
    seen = other.view(other.start(3), 0)["faces"]
    assert seen.keys() == {"W14", "W19"}
    assert seen["W19"] == {"kind": "brooms", "wisp": "purple", "role": "witch", "eye": True}
    match = Match(other, 4, seed="brooms")
    dice = Dice(1)
    while not match.over:
        match.play(*any_answer(match.state, dice))
    again = load(save(match))
    assert again.fingerprint() == match.fingerprint()
    for count in range(0, len(match.answers), 7):
        assert again.at(count).fingerprint() == match.at(count).fingerprint()
    assert edition_text(again.game) == other.edition_text()
    assert spelled(again.state.edition) == spelled(other.edition) != spelled(OURS)


def test_the_owner_names_a_card(other: Any) -> None:
    for lang, name in (("es", "Escobas viejas"), ("en", "Old brooms")):
        words = Words(lang, other, strict=True)
        assert words.thing("card", OWL) == name
        listed = " ".join(" ".join(line.split()) for line in other.components(words.say))
        assert name in listed
        assert Words(lang, GAME).thing("card", OWL) not in listed
        assert words.say("game-source") not in listed, "it is no reconstruction of ours"
        told = Told(GIVEN_UP.key, "WAL-20", {"seat": 0, "receiver": 1, "card": OWL}, False)
        assert name in words.event(told)
        assert all(len(words.rule(rule)[1]) > 20 for rule in other.rules)


def test_the_lines_and_pieces_are_those_of_the_edition(other: Any) -> None:
    """What is drawn of an open card follows the box."""
    s = other.start(3)
    s.active, s.hand = 0, 1 << BROOMS
    words = Words("en", other, strict=True)
    said = " ".join(" ".join(other.draw(other.view(s, 0), words.say)).split())
    assert f"{words.say('card-W14')} (green wisp, cat’s eye" in said
    facts = {piece["label"]: piece for piece in other.pieces()["card"]}
    assert (facts["W14"]["kind"], facts["W19"]["kind"]) == ("plain", "brooms")


def test_bots_believe_what_the_cards_of_the_edition_do(other: Any) -> None:
    assert worth_to_witches(other.edition, OWL, WITCHES) == 3.0
    assert worth_to_witches(OURS, OWL, WITCHES) == 0.0
    assert worth_to_witches(other.edition, BROOMS, VILLAGERS) == -1.0
    gift = Told(GIVEN_UP.key, "WAL-20", {"seat": 0, "receiver": 1, "card": OWL}, False)
    for game, likely in ((GAME, 1.0), (other, exp(3 * A_POINT_GIVEN))):
        world = Match(game, 3, seed=8).state
        world.roles.face[:2] = [0, 2]  # two witches
        assert isclose(Deeds([gift], 2).weight(world), likely)


def test_bots_play_it_to_the_end(other: Any) -> None:
    for seed in range(2):
        dice = Dice(seed)
        players = [bot("guide", dice.child(seat)) for seat in range(4)]
        s = other.start(4)
        play_out(other, s, players, dice)
        assert s.over


def test_minds_think_with_it(other: Any) -> None:
    match = Match(other, 3, seed=3)
    dice = Dice(3)
    for _ in range(12):
        match.play(*any_answer(match.state, dice))
    seat = next(seat for seat in range(3) if match.state.owed >> seat & 1)
    window = Window(other, match.state, seat)
    assert window.imagine(Dice(1)).edition is other.edition
    assert bot("seer", Dice(1)).answer(window) in window.options()


def test_encodings_keep_their_size_and_read_the_edition(other: Any) -> None:
    ours, theirs = GAME.encoding(), other.encoding()
    assert ours.fields() == theirs.fields()
    s = GAME.start(3)
    s.mountain[15], s.face_up = OWL, 1 << 15
    name = "slot.O0.kind.{}"
    for encoding, kind in ((ours, "plain"), (theirs, "brooms")):
        found = dict(zip(encoding.fields(), encoding.encode(GAME.view(s, 0)), strict=True))
        assert [each for each in KINDS if found[name.format(each)]] == [kind]


# -- what cannot be ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "old", "new", "field", "reason"),
    [
        ("W19", 'kind = "plain"', 'kind = "owl"', "cards.W19.kind", "value"),
        ("W19", 'kind = "plain"', "kind = 3", "cards.W19.kind", "value"),
        ("W19", 'kind = "plain"', 'kind = "walpurga"', "cards.W19.kind", "value"),
        ("W19", 'kind = "plain", ', "", "cards.W19.kind", "missing"),
        ("W19", 'wisp = "purple"', 'wisp = "red"', "cards.W19.wisp", "value"),
        ("W19", 'wisp = "purple"', 'wisp = ["purple"]', "cards.W19.wisp", "value"),
        ("W19", 'role = "witch"', 'role = "none"', "cards.W19.role", "value"),
        ("W19", "eye = true", "eye = 1", "cards.W19.eye", "value"),
        ("W19", "eye = true", 'eye = "true"', "cards.W19.eye", "value"),
        ("W19", "eye = true", "eye = nan", "cards.W19.eye", "kind"),
        ("W19", "eye = true", "eye = true, ear = true", "cards.W19.ear", "unknown"),
        ("W19", '"W19"', '"W31"', "cards.W31.id", "value"),
        ("W19", '"W19"', '"W18"', "cards.W18.id", "twice"),
        ("W19", '"W19"', "19", "cards.20.id", "value"),
        ("W19", 'eye = "X"', 'eye = "?"', "cards.W19.sources.eye", "value"),
        ("W19", 'eye = "X"', 'ear = "X"', "cards.W19.sources.eye", "missing"),
        ("W19", 'eye = "X"', 'eye = "X", ear = "X"', "cards.W19.sources.ear", "unknown"),
        ("W19", "sources = {", 'sources = "X", source = {', "cards.W19.sources", "value"),
        ("W19", "sources = {", "source = {", "cards.W19.sources", "missing"),
        ("W19", '"W19"', '"W19", name = 3', "cards.W19.name", "head"),
        ("W19", '"W19"', '"W19", name = { fr = "Hibou" }', "cards.W19.name.fr", "unknown"),
        ("W00", 'role = "witch"', 'role = "villager"', "cards.W00.role", "value"),
        ("W00", 'kind = "mephistopheles"', 'kind = "plain"', "cards.W00.kind", "value"),
        ("W01", 'kind = "walpurga"', 'kind = "mephistopheles"', "cards.W01.kind", "value"),
        ("W02", 'kind = "familiar"', 'kind = "plain"', "cards", "times"),
        ("W19", 'kind = "plain"', 'kind = "bells"', "cards", "times"),
        ("W14", 'kind = "brooms"', 'kind = "crucifix"', "cards", "times"),
    ],
)
def test_a_fact_that_cannot_be_names_its_line_and_field(
    name: str, old: str, new: str, field: str, reason: str
) -> None:
    text, found = HERE.misspelt(name, old, new)
    assert found.reason == reason
    assert found.field.startswith(field)
    about_all = found.field == "cards"
    assert found.line == (line_of(text, "cards = [") if about_all else HERE.line(name))
    names_its_line(found)


def changed(field: str, value: object, *names: str) -> dict[str, Any]:
    """The facts of our box with another value on some cards, or on all 29."""
    cards = our_data()["cards"]
    some = names or IDS[2:]
    return {"cards": [card | {field: value} if card["id"] in some else card for card in cards]}


@pytest.mark.rule("WAL-08")
@pytest.mark.parametrize(
    ("facts", "value", "found", "least"),
    [
        (changed("role", "villager", "W02", "W07", "W10", "W11", "W13"), "witch", 6, 7),
        (changed("role", "witch", "W03", "W04", "W05", "W06"), "villager", 14, 16),
        (changed("kind", "plain", "W06", "W07"), "crucifix", 1, 2),
        (changed("kind", "plain", "W11", "W12"), "ointment", 1, 2),
        (changed("kind", "plain", "W16", "W17", "W18"), "bonfire", 0, 2),
        (changed("wisp", "green"), "purple", 0, 3),
        (changed("wisp", "purple"), "green", 0, 3),
        (changed("wisp", "green", *[name for name in IDS[8:] if name != "W09"]), "none", 0, 1),
        (changed("eye", False), "true", 0, 1),
    ],
)
def test_what_the_rulebook_says_of_the_deck_holds(
    facts: dict[str, Any], value: str, found: int, least: int
) -> None:
    told = [fault for fault in problems(facts) if fault.reason == "seldom"]
    (fault,) = [fault for fault in told if value in str(fault.values["value"])]
    assert (fault.path, fault.values["found"], fault.values["least"]) == (("cards",), found, least)


@pytest.mark.parametrize(
    ("text", "field", "reason"),
    [
        (TEXT.partition("cards = [")[0], "cards", "missing"),
        (TEXT + "\nwinds = []\n", "winds", "unknown"),
        (re.sub(r"cards = \[.*?\n\]", "cards = 3", TEXT, flags=re.S), "cards", "rows"),
        (re.sub(r"cards = \[.*?\n\]", "cards = [1, 2]", TEXT, flags=re.S), "cards", "rows"),
        (re.sub(r"cards = \[.*?\n\]", "cards = []", TEXT, flags=re.S), "cards", "needed"),
        (HERE.without("W30"), "cards", "needed"),
        (HERE.without("W00"), "cards", "needed"),
        (TEXT.replace('"walpurgisnacht"', '"discworld_witches"'), "game", "game"),
    ],
)
def test_a_box_that_cannot_be_is_refused(text: str, field: str, reason: str) -> None:
    assert (field, reason) in HERE.faults(text)


# -- any box is played -------------------------------------------------------------------


def turned(rows: list[dict[str, Any]], field: str, by: int) -> list[dict[str, Any]]:
    """The 29 with a field of another of them."""
    deck = rows[2:]
    values = [card[field] for card in deck[by:] + deck[:by]]
    moved = [card | {field: value} for card, value in zip(deck, values, strict=True)]
    return rows[:2] + moved


def boxes() -> dict[str, list[dict[str, Any]]]:
    """Boxes that nobody has, and that could be."""
    ours = our_data()["cards"]
    return {
        "all eyes": changed("eye", True)["cards"],
        "one eye": changed("eye", False, *IDS[:3], *IDS[4:])["cards"],
        "fires": [card | ({"kind": "bonfire"} if card["kind"] == "plain" else {}) for card in ours],
        "crosses": [
            card | ({"kind": "crucifix"} if card["kind"] == "plain" else {}) for card in ours
        ],
        "green": changed("wisp", "green", *IDS[5:29])["cards"],
        "pale": changed("wisp", "none", *IDS[2:19])["cards"],
        "few witches": changed("role", "villager", "W02", "W07", "W10", "W11")["cards"],
        "turned kinds": turned(ours, "kind", 11),
        "turned all": turned(turned(turned(ours, "kind", 7), "wisp", 13), "role", 5),
    }


@pytest.mark.parametrize("name", boxes())
def test_any_box_is_played_to_the_end(name: str) -> None:
    game = game_with(*boxes()[name])
    for seed in range(12):
        wide = {"wide_foot": seed % 2} if seed % 6 < 4 else {}
        assert check_random_game(game, 3 + seed % 6, wide, seed) > 10


@pytest.mark.deep
@pytest.mark.parametrize("name", boxes())
def test_any_box_keeps_the_laws(name: str) -> None:
    check_games(game_with(*boxes()[name]), PLAYED, games=4, sample=40)


@pytest.mark.deep
def test_two_thousand_slips_are_refused_or_played(other: Any) -> None:
    """Refused on the right line and field; or a box that keeps the laws of play."""
    for game in (GAME, other):
        found = check_slips(game, 2000, Dice("a long night"))
        assert len(found) > 40, "some are boxes that could be"
        for seed, played in enumerate(found):
            assert check_random_game(played, 3 + seed % 6, {}, seed) > 10
