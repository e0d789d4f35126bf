"""Editions: what owners of the box can correct, what no box can be, and that any box is played."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest
from tests.editions.written import line_of, names_its_line, saved_and_loaded

from aquelarre.editions import BadEdition
from aquelarre.games.new_salem import GAME
from aquelarre.games.new_salem.box.cards import EFFECTS, EVENTS
from aquelarre.games.new_salem.box.check import problems
from aquelarre.games.new_salem.box.edition import OURS, our_data
from aquelarre.games.new_salem.tests.boxes import HERE, boxes, game_with
from aquelarre.kernel import Dice
from aquelarre.kernel.spelling import spelled
from aquelarre.laws import check_games, check_random_game
from aquelarre.laws.check import PLAYED
from aquelarre.laws.edition import SLIPS, check_slips
from aquelarre.laws.walk import any_answer
from aquelarre.words import LANGUAGES, Words

TEXT, edited, without = HERE.text, HERE.edited, HERE.without


# -- our own -----------------------------------------------------------------------------


def test_what_is_exported_is_toml_and_our_box() -> None:
    data = tomllib.loads(TEXT)
    assert (data.pop("game"), data.pop("title")) == (GAME.key, "")
    assert data == our_data()
    assert problems(data) == []
    assert GAME.with_edition(TEXT) is GAME
    assert GAME.edition is OURS
    assert OURS.changed == ()


def test_one_number_is_another_edition_of_the_same_game() -> None:
    text = edited(('"V06", cost = 2', '"V06", cost = 5'), ('""  #', '"Mine"  #'))
    other = GAME.with_edition(text)
    fire = EVENTS.index("V06")
    assert isinstance(other, type(GAME))
    assert (other.edition.cost[fire], OURS.cost[fire]) == (5, 2)
    assert other.start(4).edition is other.edition
    assert other.sheet.title == "Mine"
    state = saved_and_loaded(other, 4, text)
    assert spelled(state.edition) == spelled(other.edition) != spelled(OURS)


def test_files_without_an_edition_have_our_box_and_views_are_as_they_were() -> None:
    assert "otherwise" not in GAME.view(GAME.start(4), 0)


# -- what cannot be ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "old", "new", "field", "reason"),
    [
        ("ENT-L", '["hope"]', '["luck"]', "buildings.ENT-L.symbols.1", "value"),
        ("ENT-L", '["hope"]', '"hope"', "buildings.ENT-L.symbols", "value"),
        ("ENT-L", '["hope"]', '["hope", "hope", "hope", "hope", "hope"]', "buildings", "count"),
        ("ENT-L", 'symbols = ["hope"], ', "", "buildings.ENT-L.symbols", "missing"),
        ("ENT-L", "[3, 3, 3, 4, 5, 6, 7, 8]", "[3, 3, 4]", "buildings.ENT-L.numbers", "count"),
        ("ENT-L", "7, 8]", "7, 9]", "buildings.ENT-L.numbers.8", "value"),
        ("ENT-L", "7, 8]", "7, true]", "buildings.ENT-L.numbers.8", "value"),
        ("ENT-L", '"ENT-L"', '"ENT-X"', "buildings.ENT-X.id", "value"),
        ("ENT-C", '"ENT-C"', '"ENT-L"', "buildings.ENT-L.id", "twice"),
        ("ENT-L", 'id = "ENT-L", ', "", "buildings.1.id", "missing"),
        ("ENT-L", 'symbols = "X"', 'symbols = "?"', "buildings.ENT-L.sources.symbols", "value"),
        ("ENT-L", "sources = {", "source = {", "buildings.ENT-L.sources", "missing"),
        ("ENT-L", "sources = {", "sources = 1, x = {", "buildings.ENT-L.sources", "value"),
        ("ENT-L", "numbers =", "pos = 1, numbers =", "buildings.ENT-L.pos", "unknown"),
        ("N01", '["ENT", "COM"]', '["ENT"]', "characters.N01.types", "count"),
        ("N01", '["ENT", "COM"]', '["ENT", "ENT"]', "characters.N01.types", "twice"),
        ("N01", '["ENT", "COM"]', '["ENT", "SEA"]', "characters.N01.types.2", "value"),
        ("N01", "sources =", "two_types = [], sources =", "characters.N01.two_types", "unknown"),
        ("N02", '["ENT", "FIN"]', '["ENT", "JUS"]', "characters.types", "needed"),
        ("N07", 'two_types = ["ENT", "COM"], ', "", "characters.N07.two_types", "missing"),
        ("N07", '"COM", "FIN"]', '"COM"]', "characters.N07.types", "count"),
        ("V01", "cost = 3", "cost = 1", "events.V01.cost", "value"),
        ("V01", 'effect = "remove"', 'effect = "burn"', "events.V01.effect", "value"),
        ("V01", "[3]", "[4]", "events.V01.numbers", "needed"),
        ("V01", "[3]", "[]", "events.V01.numbers", "count"),
        ("V02", "cost = 4", "cost = 5", "events.V02.cost", "value"),
        ("V02", "count = 1", "count = 2", "events.V02.count", "value"),
        ("V02", "[3, 3, 5, 7]", "[4, 4, 5, 7]", "events.V02.numbers", "needed"),
        ("V02", "[3, 3, 5, 7]", "[3, 3, 5]", "events.numbers", "sum"),
        ("V06", "cost = 2", "cost = 0", "events.V06.cost", "value"),
        ("V06", "cost = 2", "cost = 13", "events.V06.cost", "value"),
        ("V06", "[3]", "[3, 3]", "events.V06.numbers", "count"),
        ("V06", "[3]", "[]", "events.numbers", "sum"),
        ("V06", '"burn"', '"flood"', "events.V06.effect", "value"),
        ("V06", '"burn"', '["burn"]', "events.V06.effect", "value"),
        ("V06", '"burn"', '"letter"', "events.V06.points", "missing"),
        ("V06", '"burn"', '"burn", points = 2', "events.V06.points", "unknown"),
        ("V10", "once = true", "once = 1", "events.V10.once", "value"),
        ("V10", "count = 4", "count = 13", "events.V10.count", "value"),
        ("V15", "draw = 3", "draw = 6", "events.V15.draw", "value"),
        ("V16", "least = 2", "least = 0", "events.V16.least", "value"),
        ("V21", "points = 2", "points = true", "events.V21.points", "value"),
    ],
)
def test_a_fact_that_cannot_be_names_its_line_and_field(
    name: str, old: str, new: str, field: str, reason: str
) -> None:
    text, found = HERE.misspelt(name, old, new)
    assert found.reason == reason
    assert found.field.startswith(field)
    about_all = found.field in ("events.numbers", "characters.types")
    part = found.field.partition(".")[0]
    assert found.line == (line_of(text, f"{part} = [") if about_all else HERE.line(name))
    names_its_line(found)


@pytest.mark.parametrize(
    ("text", "field", "reason"),
    [
        (TEXT.partition("buildings = [")[0], "buildings", "missing"),
        (TEXT + "\nwinds = []\n", "winds", "unknown"),
        (re.sub(r"events = \[.*?\n\]", "events = 3", TEXT, flags=re.S), "events", "rows"),
        (re.sub(r"events = \[.*?\n\]", "events = [1]", TEXT, flags=re.S), "events", "rows"),
        (without("V13"), "events", "needed"),
        (without("N10"), "characters", "needed"),
        (without("JUS-R"), "buildings", "needed"),
        (TEXT.replace("[3, 3, 3, 4,", "[4, 4, 4, 4,"), "buildings.numbers.3", "few"),
        (TEXT.replace("[3, 3, 3, 4, 5,", "[3, 3, 3, 8, 8,"), "buildings.numbers.4", "few"),
        (re.sub(r"(id = \"V(?:0[3-9]|1\d|20).*?numbers = )\[3\]", r"\1[4]", TEXT),
         "events.numbers.3", "few"),
        (re.sub(r"(id = \"V(?:0[3-9]|1\d|2\d)\", cost = )\d", r"\g<1>1", TEXT),
         "events.cost", "endless"),
    ],
)  # fmt: skip
def test_a_box_that_cannot_be_is_refused(text: str, field: str, reason: str) -> None:
    assert (field, reason) in HERE.faults(text)


# -- slips of the pen --------------------------------------------------------------------


VALUE = re.compile(r'(?<=[ \[])("[^"]*"|\d+|true|false)(?=[ ,\]])')
ROWS = [number for number, line in enumerate(HERE.lines) if "id = " in line]


def slipped(dice: Dice) -> tuple[str, int]:
    """Our text with another value somewhere, in a list, too: nonsense, or one of the same kind that
    stands elsewhere. And on which line."""
    place = ROWS[dice.below(len(ROWS))]
    line = HERE.lines[place]
    values = list(VALUE.finditer(line))
    value = values[dice.below(len(values))]
    others = SLIPS
    if dice.below(4):
        kind = value[0][0] == '"'
        others = tuple(each for each in VALUE.findall(TEXT) if (each[0] == '"') == kind)
    line = line[: value.start()] + others[dice.below(len(others))] + line[value.end() :]
    return "\n".join([*HERE.lines[:place], line, *HERE.lines[place + 1 :]]), place + 1


def check_slip(number: int) -> bool:
    """Refused on its line, or where the part that it belongs to begins; or played by the laws."""
    text, line = slipped(Dice(f"slip {number}"))
    try:
        game = GAME.with_edition(text)
    except BadEdition as problem:
        found = problem
    else:
        check_random_game(game, 3 + number % 6, {"witch_types": 2 + number % 2}, number)
        return True
    head = max(n for n in range(1, line + 1) if re.match(r"\w+ = \[", HERE.lines[n - 1]))
    later = [n + 1 for n in ROWS if n + 1 > line and found.reason == "twice"]
    assert found.line in (line, head, *later), (text.split("\n")[line - 1], found)
    assert found.field, found
    return False


def test_slips_are_refused_where_they_are_or_can_be_played() -> None:
    played = [check_slip(number) for number in range(60)]
    assert 5 < sum(played) < 55


@pytest.mark.deep
def test_two_thousand_slips() -> None:
    check_slips(GAME, 2000, Dice("a long night"))
    played = [check_slip(number) for number in range(2000)]
    assert 200 < sum(played) < 1800


# -- any box is played -------------------------------------------------------------------


@pytest.mark.parametrize(("number", "name"), list(enumerate(boxes())))
def test_any_box_is_played_to_the_end(number: int, name: str) -> None:
    game = game_with(**boxes()[name])
    for seed in range(6):
        check_random_game(game, 3 + (number + seed) % 6, {"witch_types": 2 + seed % 2}, seed)


@pytest.mark.deep
@pytest.mark.parametrize("name", boxes())
def test_any_box_keeps_the_laws(name: str) -> None:
    check_games(game_with(**boxes()[name]), PLAYED, games=4, sample=40)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_another_card_does_can_be_read(lang: str) -> None:
    """By the effect and its numbers, in the rules and at the table; else in the words of ours."""
    words = Words(lang, GAME, strict=True)
    whole: dict[str, Any] = boxes()["upside down"]
    game = game_with(**whole)
    told = "\n".join(" ".join(line.split()) for line in game.components(words.say))
    told = " ".join(told.split())
    for does in game.edition.otherwise().values():
        assert " ".join(words.say(f"effect-{does['effect']}", **does).split()) in told, does
    assert {does["effect"] for does in game.edition.otherwise().values()} == {*EFFECTS}
    state = game.start(6)
    while not state.over and not state.shown:
        state.answer(*any_answer(state, Dice(3)))
    view = game.view(state, 0)
    assert view["otherwise"] == game.edition.otherwise()
    view["otherwise"].clear()
    assert game.edition.otherwise(), "a view is a copy"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_owner_calls_things_otherwise(lang: str) -> None:
    name = {"es": "Corral de comedias", "en": "Playhouse"}[lang]
    own = 'name = { es = "Corral de comedias", en = "Playhouse" }, '
    text = edited(
        ('"ENT-L", ', '"ENT-L", ' + own),
        ('"V06", ', '"V06", name = "Blaze", '),
        ('"N03", ', '"N03", name = { es = "Clara" }, '),
    )
    words = Words(lang, GAME.with_edition(text), players=["Ana", "Beto", "Carla"], strict=True)
    assert name in words.say("event-built", seat=0, building=2, hope=1, despair=0)
    assert words.say("building-ENT-L-3") == f"{name} 3"
    assert words.say("event-V06") == "Blaze"
    assert words.say("event-V06.text") == Words(lang, GAME).say("event-V06.text")
    assert words.say("character-N03") == "Clara"
    assert words.say("card-ENT-C") == Words(lang, GAME).say("card-ENT-C")
