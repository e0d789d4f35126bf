"""Games as text: whole games in both languages, strict answers, refusals that change nothing."""

from __future__ import annotations

import re
from typing import Any

import pytest

from aquelarre.kernel import Dice, NotAsked
from aquelarre.kernel.catalog import find, names
from aquelarre.lab.text import TextTable
from aquelarre.lab.text.answers import MOST_TEXT, understood
from aquelarre.lab.text.environment import ASIDES_AT_ONCE, SAID_AT_ONCE

BRUJAS, WALPURGIS, CARCASSONNE = map(find, ("las_brujas", "walpurgisnacht", "carcassonne"))


def play(table: TextTable, dice: Dice, most: int = 10_000) -> int:
    """Answer at random, by what stands in the text alone."""
    given = 0
    while (seat := table.turn) is not None and given < most:
        text = table.observe(seat)
        asked = text[text.rindex("## ") :].partition(table.pages[seat].say("list-asides"))[0]
        numbers = re.findall(r"^  \[(\d+)\] ", asked, re.M)
        assert numbers == [str(number) for number in range(1, len(numbers) + 1)]
        reply = table.act(seat, f"[{numbers[dice.below(len(numbers))]}]")
        assert reply.taken, reply
        given += 1
    return given


def hurry(table: TextTable, dice: Dice, most: int = 10_000) -> None:
    """Answer at random without reading."""
    while (seat := table.turn) is not None and most:
        options = table.match.state.options(seat)
        table.give(seat, options[dice.below(len(options))])
        most -= 1


@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize("game", sorted(names()))
def test_a_game_is_played_by_what_the_text_says(game: str, lang: str) -> None:
    """Its beginning by the text alone, then quickly to its end, which is told."""
    table = TextTable(find(game), find(game).least_seats, seed=4, lang=lang)
    assert find(game).rules[0] in table.introduction(0)
    assert play(table, Dice(game), 8) == 8
    hurry(table, Dice("hurry"))
    assert table.pages[0].say("result-title") in table.observe(0)


@pytest.mark.parametrize(
    ("game", "lang", "settings", "lines"),
    [
        ("carcassonne", "es", {}, ["Círculos en los Cultivos: Ninguno.", "Granjeros: sí."]),
        ("carcassonne", "en", {"crop_circles": 6, "farmers": 0}, ["Crop circles: All of them."]),
        ("discworld_witches", "es", {"mode": 1}, ["Modo: En equipo."]),
        ("new_salem", "en", {"witch_types": 2}, ["Building types for each witch: Two."]),
    ],
)
def test_what_the_table_s_options_are_set_to_is_said_in_words(
    game: str, lang: str, settings: dict[str, int], lines: list[str]
) -> None:
    table = TextTable(find(game), find(game).least_seats + 1, settings, lang=lang)
    assert set(lines) <= set(table.introduction(0).splitlines())


@pytest.mark.deep
@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize("game", sorted(names()))
def test_a_whole_game_is_played_by_what_the_text_says(game: str, lang: str) -> None:
    rules = find(game)
    for seats in {rules.least_seats, rules.most_seats}:
        table = TextTable(rules, seats, seed=4, lang=lang)
        assert play(table, Dice(game)) > 5
        assert table.over


def test_a_seed_deals_the_same_game_and_the_same_texts() -> None:
    one, other = (TextTable(WALPURGIS, 4, seed=9) for _ in range(2))
    hurry(one, Dice("x"), 20)
    hurry(other, Dice("x"), 20)
    assert one.turn == other.turn
    assert one.observe(one.turn or 0) == other.observe(other.turn or 0)


def test_news_are_told_once_and_only_what_is_new() -> None:
    table = TextTable(CARCASSONNE, 2, seed=1)
    first = table.turn or 0
    assert "## What has happened" in table.observe(1 - first)
    assert "## What has happened" not in table.observe(1 - first)
    table.act(first, "1")
    assert "## What has happened" in table.observe(1 - first)


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("3", "answer"),
        (" [3] ", "answer"),
        ("[3", "wrong"),
        ("3]", "wrong"),
        ("[3] because it is best", "wrong"),
        ("I choose [3]", "wrong"),
        ("-1", "wrong"),
        ("٣", "wrong"),
        ("", "wrong"),
        ("why", "wrong"),
        ("why S3", "why"),
        ("por qué S3", "why"),
        ("rule WAL-12", "rule"),
        ("rules", "rules"),
        ("rules of the game", "wrong"),
        ("say hello", "say"),
        ("[3]" * MOST_TEXT, "wrong"),
    ],
)
def test_answers_are_parsed_strictly(text: str, what: str) -> None:
    assert understood(text).what == what


@pytest.mark.parametrize("text", ["[99]", "0", "banana", "[1] and why", "x" * 5000, "rule WAL-99"])
@pytest.mark.parametrize("lang", ["es", "en"])
def test_what_is_refused_changes_nothing_and_is_one_sentence(text: str, lang: str) -> None:
    table = TextTable(WALPURGIS, 3, seed=2, lang=lang)
    seat = table.turn
    assert seat is not None
    before = table.match.fingerprint(), table.turn
    reply = table.act(seat, text)
    assert reply.kind == "refused"
    assert "\n" not in reply.text
    assert (table.match.fingerprint(), table.turn) == before


def test_who_is_not_asked_is_refused_with_the_rule_of_turns() -> None:
    table = TextTable(CARCASSONNE, 2, seed=2)
    reply = table.act(1 - (table.turn or 0), "[1]")
    assert reply.kind == "refused"
    assert f"[{CARCASSONNE.rule_of_turns}]" in reply.text


def test_a_number_too_high_names_the_rule_that_asks() -> None:
    table = TextTable(CARCASSONNE, 2, seed=2)
    seat = table.turn or 0
    rule = table.sight(seat).question["rule"]
    assert rule
    assert table.act(seat, "[999]").text.endswith(f"[{rule}]")


def test_why_tells_the_rule_and_a_rule_can_be_read() -> None:
    table = TextTable(WALPURGIS, 3, seed=2)
    seat = table.turn or 0
    forbidden = table.act(seat, "why pentacle 1")
    assert forbidden.kind == "told"
    rule = forbidden.text.rpartition("[")[2].rstrip("]")
    assert rule in WALPURGIS.rules
    read = table.act(seat, f"rule {rule.lower()}")
    assert (read.kind, read.text.startswith(rule)) == ("told", True)
    allowed = table.act(seat, "why 1")
    assert "[1]" in allowed.text


def test_talk_is_heard_by_whom_the_rules_say_and_is_kept() -> None:
    table = TextTable(BRUJAS, 5, seed=3, names=["Ana", "Bea", "Caz", "Dee", "Eva"])
    hurry(table, Dice("talk"), 10)
    assert table.act(2, "say I am\n## no witch").kind == "said"
    (line,) = table.talk
    assert line["seat"] == 2
    read = table.observe(0)
    assert "- Caz: “I am ## no witch”" in read  # and no heading of its own
    for _ in range(SAID_AT_ONCE - 1):
        assert table.act(2, "say again").kind == "said"
    assert table.act(2, "say again").kind == "refused"
    assert table.act(3, "say " + "x" * 501).kind == "refused"
    assert len(table.talk) == SAID_AT_ONCE


def test_who_may_not_talk_is_told_the_rule() -> None:
    """Spectres hear each other only; whoever is silenced is told why."""
    for seed in range(20):
        table = TextTable(BRUJAS, 5, seed=seed)
        dice = Dice(seed)
        while table.turn is not None:
            state = table.match.state
            silenced = [s for s in range(5) if BRUJAS.may_talk(state, s).rule]
            if silenced:
                reply = table.act(silenced[0], "say but I…")
                rule = BRUJAS.may_talk(state, silenced[0]).rule
                assert reply.kind == "refused"
                assert f"[{rule}]" in reply.text
                return
            hurry(table, dice, 1)
    pytest.fail("nobody was ever silenced")


def test_speaking_up_has_an_end() -> None:
    table = TextTable(BRUJAS, 5, seed=3)
    dice = Dice("asides")
    while table.turn is not None:
        seat = table.turn
        sight = table.sight(seat)
        if sight.asides:
            number = len(sight.answers)
            kinds = [table.act(seat, str(number)).kind for _ in range(ASIDES_AT_ONCE + 1)]
            assert kinds[-1] == "refused" or not table.sight(seat).asides
            if kinds[-1] == "refused" and kinds[0] == "answered":
                return
        hurry(table, dice, 1)
    pytest.fail("nobody could speak up")


def test_going_on_is_nobody_s_turn() -> None:
    """Who can do nothing but go on is not asked to write it."""
    game = find("discworld_witches")
    table = TextTable(game, 3, seed=6)
    dice = Dice("go")
    while table.turn is not None:
        assert all(table.match.state.goes_on(seat) < 0 for seat in table.match.asked)
        hurry(table, dice, 1)


@pytest.mark.parametrize("seat", [9, -1, "0", None])
def test_a_text_table_has_no_words_for_who_sits_nowhere(seat: Any) -> None:
    """Seat -1 was given the page of the last player."""
    table = TextTable(WALPURGIS, 3, seed=1)
    for call in (table.observe, table.sight, table.introduction, table.guide):
        with pytest.raises(NotAsked) as told:
            call(seat)
        assert str(told.value) == f"There is no seat {seat!r} at this table."
    for text in ("1", "look", "say hello", "?"):
        with pytest.raises(NotAsked):
            table.act(seat, text)
    assert not table.talk


@pytest.mark.parametrize("text", [None, 1, b"[1]", ["[1]"]])
def test_what_is_no_text_is_no_answer(text: Any) -> None:
    """As of a model that has given nothing back."""
    table = TextTable(WALPURGIS, 3, seed=1)
    assert table.act(0, text) == table.act(0, "")
    assert table.act(0, text).kind == "refused"
