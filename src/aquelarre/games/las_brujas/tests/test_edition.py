"""Editions: what owners of the box can correct, what no box can be, and that any box is played."""

from __future__ import annotations

import pickle
import re
import tomllib

import pytest
from tests.editions.written import Written, line_of, names_its_line, saved_and_loaded

from aquelarre.editions import Boxed
from aquelarre.games.las_brujas.box.cards import CARDS, NUMBER
from aquelarre.games.las_brujas.box.characters import HEALER
from aquelarre.games.las_brujas.box.check import problems
from aquelarre.games.las_brujas.box.edition import NOBODY_HAS, OURS, our_data
from aquelarre.games.las_brujas.state import Village
from aquelarre.games.las_brujas.tests.boxes import any_box, boxes, game_with
from aquelarre.games.las_brujas.tests.referee_trial import Referee
from aquelarre.games.las_brujas.tests.scenario import GAME
from aquelarre.kernel import WATCHER, Dice, Window
from aquelarre.kernel.spelling import spelled
from aquelarre.laws import check_games, check_random_game
from aquelarre.laws.check import PLAYED
from aquelarre.laws.edition import check_slips
from aquelarre.laws.walk import any_answer, walk
from aquelarre.words import LANGUAGES, Words

HERE = Written(GAME)
TEXT, edited, without = HERE.text, HERE.edited, HERE.without


# -- our own -----------------------------------------------------------------------------


def test_what_is_exported_is_toml_and_our_box() -> None:
    data = tomllib.loads(TEXT)
    assert (data.pop("game"), data.pop("title")) == (GAME.key, "")
    assert data == our_data() == OURS.facts
    assert problems(data) == []
    assert GAME.with_edition(TEXT) is GAME
    assert GAME.box is OURS
    assert "printed" not in GAME.view(GAME.start(3), WATCHER), "positions are spelled as ever"


def test_one_number_is_another_edition_of_the_same_game() -> None:
    text = edited(('"R28", man = -3', '"R28", man = -4'), ('""  #', '"Mine"  #'))
    other = GAME.with_edition(text)
    assert isinstance(other, type(GAME))
    card = NUMBER["R28"]
    assert (other.box.man[card], OURS.man[card]) == (-4, -3)
    assert other.start(3).box is other.box
    assert other.sheet.title == "Mine"
    state = saved_and_loaded(other, 7, text)
    assert spelled(state.box) == spelled(other.box) != spelled(OURS)


def test_a_box_goes_to_other_processes_as_its_facts() -> None:
    assert pickle.loads(pickle.dumps(OURS)) is OURS
    other = game_with(**boxes()["turned round"]).box
    again = pickle.loads(pickle.dumps(other))
    assert spelled(again) == spelled(other)
    assert pickle.loads(pickle.dumps(other)) is again


# -- what cannot be ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "old", "new", "field", "reason"),
    [
        ("P05", "base = 0", "base = 6", "characters.P05.base", "value"),
        ("P05", "base = 0", "base = true", "characters.P05.base", "value"),
        ("P05", "base = 0, ", "", "characters.P05.base", "missing"),
        ("P05", "base = 0", "base = 0, wind = 1", "characters.P05.wind", "unknown"),
        ("P05", 'sex = "H"', 'sex = "X"', "characters.P05.sex", "value"),
        ("P05", '"P05"', '"P25"', "characters.P25.id", "value"),
        ("P05", '"P05"', '"P04"', "characters.P04.id", "twice"),
        ("P05", '"larder"', '"shrug"', "characters.P05.ability", "twice"),
        ("P05", '"larder"', '"fly"', "characters.P05.ability", "value"),
        ("P05", 'every = "P"', 'every = "S"', "characters.P05.every", "value"),
        ("P06", 'every = "S"', 'every = "P"', "characters.P06.every", "value"),
        ("P24", 'every = "G"', 'every = "S"', "characters.P24.every", "value"),
        ("P05", 'sex = "X"', 'sex = "?"', "characters.P05.sources.sex", "value"),
        ("P05", "sources = {", "source = {", "characters.P05.sources", "missing"),
        ("R05", "man = 1, woman = 1", "man = 0, woman = 1", "rumours.R05.man", "value"),
        ("R05", "man = 1, woman = 1", "man = 6, woman = 1", "rumours.R05.man", "value"),
        ("R05", "woman = 1", "woman = -1", "rumours.R05.woman", "value"),
        ("R28", "woman = -3", "woman = 3", "rumours.R28.woman", "value"),
        ("R05", '"R05"', '"R05a"', "rumours.R05a.id", "value"),
        ("R05", '"R05"', '"R04b"', "rumours.R04b.id", "twice"),
        ("R05", '"R05"', '"J1"', "rumours.J1.id", "value"),
        ("J2", "against = 1", "against = 6", "trials.J2.against", "value"),
        ("J2", '"ill_repute"', '"nobody"', "trials.J2.target", "value"),
        ("J3", '["mute_accused"]', '["mute"]', "trials.J3.special.1", "value"),
        ("J3", '["mute_accused"]', '["unpaid", "unpaid"]', "trials.J3.special.2", "twice"),
        ("J3", '["mute_accused"]', "true", "trials.J3.special", "value"),
        ("J3", 'special = ["mute_accused"], ', "", "trials.J3.special", "missing"),
        ("C2", '"alibi"', '"defence"', "counters.C2.effect", "value"),
        ("C2", '"alibi"', '"alibi", votes = 1', "counters.C2.votes", "unknown"),
        ("D3", "votes = 2", "votes = 0", "during.D3.votes", "value"),
        ("D3", "votes = 2, ", "", "during.D3.votes", "missing"),
        ("S01", "amount = 1", "amount = 4", "events.S01.amount", "value"),
        ("S02", '"harvest"', '"doll", reputation = -1', "events.S16.effect", "twice"),
        ("S16", "reputation = -1", "reputation = 1", "events.S16.reputation", "value"),
        ("U02", "reputation = 1", "reputation = -1", "afterlife.U02.reputation", "value"),
        ("U14", '"voice"', '"wind"', "afterlife.effect", "needed"),
    ],
)
def test_a_fact_that_cannot_be_names_its_line_and_field(
    name: str, old: str, new: str, field: str, reason: str
) -> None:
    text, problem = HERE.misspelt(name, old, new)
    (found,) = [each for each in problem.all if each.field == field]
    assert found.reason == reason
    if field == "afterlife.effect":
        assert found.line == line_of(text, "afterlife = [")
    elif field == "events.S16.effect":
        assert found.line == line_of(text, '"S16"'), "the later one of two dolls"
    else:
        assert found.line == HERE.line(name)
    names_its_line(found)


@pytest.mark.parametrize(
    ("text", "field", "reason"),
    [
        (TEXT.partition("characters = [")[0], "characters", "missing"),
        (TEXT + "\nwinds = []\n", "winds", "unknown"),
        (re.sub(r"events = \[.*?\n\]", "events = 3", TEXT, flags=re.S), "events", "rows"),
        (re.sub(r"events = \[.*?\n\]", "events = [1]", TEXT, flags=re.S), "events", "rows"),
        (re.sub(r"events = \[.*?\n\]", "events = []", TEXT, flags=re.S), "events", "needed"),
        (without("P05"), "characters", "needed"),
        (without("R01"), "rumours", "needed"),
        (edited(('id = "J1"', 'id = "J1a"')), "trials", "needed"),
        (re.sub(r"man = (\d), woman = (\d)", r"man = -\1, woman = -\2", TEXT), "rumours", "needed"),
        (re.sub(r"man = -(\d), woman = -", r"man = \1, woman = ", TEXT), "rumours", "needed"),
        (
            re.sub(
                r'"(child|finger)"|"doll", reputation = -1',
                '"barter"',
                TEXT,
            ),
            "events.effect",
            "needed",
        ),
        (
            re.sub(
                r'"(wisp|aura)", reputation = -?1|"(fog|chains|whispers|chill)"',
                '"dream"',
                TEXT,
            ),
            "afterlife.effect",
            "needed",
        ),
    ],
)
def test_a_box_that_cannot_be_is_refused(text: str, field: str, reason: str) -> None:
    assert (field, reason) in HERE.faults(text)


# -- any box is played -------------------------------------------------------------------


LONG = "only mercy"  # an afterlife of nothing else makes games long


@pytest.mark.parametrize(
    ("number", "name"),
    [
        pytest.param(number, name, marks=[pytest.mark.deep] if name == LONG else [])
        for number, name in enumerate(boxes())
    ],
)
def test_any_box_is_played_to_the_end(number: int, name: str) -> None:
    game = game_with(**boxes()[name])
    for seed in range(2):
        settings = {"double_trial": (number + seed) % 2}
        assert check_random_game(game, 3 + (number + 2 * seed) % 10, settings, seed) > 10


@pytest.mark.parametrize("number", range(12))
def test_a_second_reading_of_the_rules_agrees_whatever_is_in_the_box(number: int) -> None:
    """The referee reckons with what the owner wrote down, and not with ours."""
    follow(any_box(number), 4 + number % 6, f"any box {number}")


@pytest.mark.parametrize("name", boxes())
def test_the_guide_plays_with_any_box(name: str) -> None:
    """And with the facts of this one: what it weighs is what the coach can explain."""
    game = game_with(**boxes()[name])
    s, dice = game.start(5), Dice(name)
    for _ in range(250):
        if s.over:
            break
        seat, action = any_answer(s, dice)
        if s.asked >> seat & 1 and seat < s.n:
            window = Window(game, s, seat)
            action = game.guide(window, dice)
            assert action in s.options(seat)
            aside = game.guide_aside(window, dice)
            assert aside is None or aside in s.asides(seat)
            game.belief(window, ()).weight(game.imagine(s, seat, dice))
        s.answer(seat, action)
    assert game.outlook(s)


@pytest.mark.deep
@pytest.mark.parametrize("name", boxes())
def test_any_box_keeps_the_laws(name: str) -> None:
    """But for that of replays, which with any box, ours too, takes a gift that is taken back for a
    fault: earlier positions are then no longer those of so many answers."""
    laws = [law for law in PLAYED if law != "replay"]
    check_games(game_with(**boxes()[name]), laws, games=2, sample=40)


def follow(game: Boxed[Village], n: int, seed: str) -> None:
    """A game to its end, at any answers; the referee agrees."""
    settings = game.check(n, {})
    s = game.start(n, settings, listen=True)
    referee = Referee(s, settings)
    for _ in walk(game, s, Dice(seed)):
        referee.follow()
    referee.follow()
    assert s.over


def slipped(count: int, seed: str) -> int:
    """Each slip is refused on the right line and field; or is a box that keeps the laws of play and
    that the referee agrees with. Most are refused: an effect has just one name."""
    found = check_slips(GAME, count, Dice(seed))
    for number, game in enumerate(found):
        n = 3 + number % 6
        follow(game, n, f"slip {number}")
        assert check_random_game(game, n, {"double_trial": number % 2}, number) > 10
    return len(found)


def test_slips_of_the_pen() -> None:
    assert slipped(80, "a short week") > 0


@pytest.mark.deep
def test_two_thousand_slips_of_the_pen() -> None:
    assert slipped(2000, "a long week") > 20


@pytest.mark.deep
@pytest.mark.parametrize("number", range(12, 132))
def test_many_boxes_in_which_all_is_otherwise(number: int) -> None:
    """Slips keep most of our box; here nothing is kept."""
    game = any_box(number)
    follow(game, 3 + number % 10, f"all otherwise {number}")
    assert check_random_game(game, 3 + number % 6, {"double_trial": number % 2}, number) > 10


# -- what is told of it ------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", boxes())
def test_everything_printed_can_be_read(name: str, lang: str) -> None:
    game = game_with(**boxes()[name])
    words = Words(lang, game, strict=True)
    text = " ".join(game.components(words.say))
    assert words.say("source-X") in text
    view = game.view(game.start(3), 0)
    assert view["printed"]["cards"] or view["printed"]["characters"]
    for card in view["printed"]["cards"].values():
        assert words.say(card["text"], **card["values"]).endswith(".")
    assert game.draw(view, words.say)


@pytest.mark.parametrize(
    ("name", "old", "new", "told"),
    [
        ("R28", "man = -3, woman = -3", "man = -4, woman = -4", "−4 reputation."),
        ("R28", "woman = -3", "woman = -5", "−3 on a man, −5 on a woman."),
        ("J2", "against = 1", "against = 3", "3 more votes against."),
        ("J1", "special = []", 'special = ["unpaid"]', "neither paid nor punished."),
        ("C3", '"intercession"', '"alibi"', "Cancels the trial against you."),
        ("D1", "votes = 1", "votes = 2", "Before the vote: 2 votes in favour."),
        ("S01", "amount = 1", "amount = 2", "Every living player draws 2 cards."),
        ("U02", "reputation = 1", "reputation = 3", "+3 reputation."),
        ("P06", 'every = "S"', 'every = "T"', "Once in each of your turns, in your turn: take"),
        ("P06", '"swap", every = "S"', '"", every = "P"', "Nothing that the rules know of."),
    ],
)
def test_what_the_owner_wrote_is_what_is_read(name: str, old: str, new: str, told: str) -> None:
    before = HERE.row(name)
    game = GAME.with_edition(edited((before, before.replace(old, new, 1))))
    said = " ".join(" ".join(game.components(Words("en", game, strict=True).say)).split())
    ours = " ".join(" ".join(GAME.components(Words("en", GAME, strict=True).say)).split())
    assert said.count(told) == ours.count(told) + 1


def test_pieces_are_of_the_edition() -> None:
    game = game_with(**boxes()["one of each copy"])
    cards = {piece["label"]: piece for piece in game.pieces()["card"]}
    assert (cards["U01a"]["effect"], cards["U01b"]["effect"]) == ("wisp", "mercy")
    assert (cards["U01a"]["type"], cards["U01b"]["type"]) == ("rotating", "in_trial")
    assert (cards["D1b"]["source"], cards["D1a"]["source"]) == ("R", "X")
    assert len(cards) == CARDS


def test_an_ability_that_nobody_has_is_refused_with_its_reason() -> None:
    game = game_with(**boxes()["powerless"])
    assert game.box.holder[HEALER] == NOBODY_HAS
    s, dice = game.start(4), Dice(5)
    while not s.trials:
        s.answer(*any_answer(s, dice))
    why = game.why_not(s, 0, game.action("heal"))
    assert (why.rule, why.case) == ("BRU-01", "nobody")


def test_encodings_keep_their_size() -> None:
    sizes = []
    for game in (GAME, game_with(**boxes()["all rotate"])):
        s, dice = game.start(9), Dice(3)
        for _ in range(120):
            s.answer(*any_answer(s, dice))
        encoding = game.encoding()
        sizes.append(encoding.size)
        whole = encoding.encode(game.view(s, 1))
        assert list(encoding.encode(game.glance(s, 1))) == list(whole)
    assert sizes[0] == sizes[1]
