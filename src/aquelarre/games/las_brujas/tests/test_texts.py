"""The texts read well in both languages. That all are there is checked by the laws."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from aquelarre.games.las_brujas.box.cards import COPIES
from aquelarre.games.las_brujas.box.characters import IDS
from aquelarre.games.las_brujas.tests.scenario import GAME
from aquelarre.games.las_brujas.verbs import VERBS
from aquelarre.kernel import Ask, Why
from aquelarre.kernel.folding import WIDTH
from aquelarre.words import LANGUAGES, Words

NAMES = [f"Ana {number}" for number in range(12)]
BOTH = pytest.mark.parametrize("lang", LANGUAGES)


def questions(of: type[Ask[Any]]) -> Iterator[type[Ask[Any]]]:
    """All kinds of questions of the game."""
    for each in of.__subclasses__():
        if "las_brujas.rules" in each.__module__ and hasattr(each, "key"):
            yield each
        yield from questions(each)


RULE_OF = {question.key: question.rule for question in questions(Ask)}


def words(lang: str) -> Words:
    return Words(lang, GAME, players=NAMES, strict=True)


@BOTH
def test_every_kind_of_card_and_character_says_what_it_does(lang: str) -> None:
    said = words(lang)
    for kind in COPIES:
        assert said.say(f"effect-{kind}").endswith(".")
    for who in IDS:
        assert said.say(f"ability-{who}").endswith(".")
        assert said.say(f"character-{who}")


@BOTH
def test_players_are_told_what_is_reconstructed(lang: str) -> None:
    said = words(lang)
    lines = GAME.components(said.say)
    text = "\n".join(lines)
    assert said.say("game-source").split(".")[0] in text.replace("\n  ", " ")
    mark = said.say("source-X")
    assert text.replace("\n    ", " ").count(mark) >= len(COPIES) + len(IDS)
    assert max(len(line) for line in lines) <= WIDTH


@BOTH
def test_ballots_and_sums_read_well(lang: str) -> None:
    said = words(lang)
    found = {said.say("event-voted", seat=0, ballot=0, reason=reason) for reason in range(5)}
    assert len(found) == 4, "executioner, midwife and bribe are told; abstaining is a ballot"


@BOTH
@pytest.mark.parametrize(
    "question",
    "drop discard prevent procession take storm sermon point_at order cure give_back decide "
    "rob_grave keep election name calm priest share raise dream".split(),
)
def test_who_waits_for_one_player_reads_what_that_one_decides(lang: str, question: str) -> None:
    said = words(lang)
    told = said.why(Why(RULE_OF[question], f"wait-{question}", seat=3))
    assert told.endswith(said.say(f"ask-{question}.others", seat=3)), told


@BOTH
def test_no_more_ends_a_choice_and_a_spectre_who_chooses_a_card_makes_none(lang: str) -> None:
    said = words(lang)
    assert said.say("verb-done") in said.why(Why("BRU-14", "done"))


@pytest.mark.parametrize(("lang", "chosen"), [("es", "eliges"), ("en", "choose")])
def test_abilities_take_cards_too_so_only_choosing_one_is_denied(lang: str, chosen: str) -> None:
    """The innkeeper takes one at random and the gravedigger robs the dead: it was said of everybody
    that only a house search takes cards. [BRU-09, P06, P08]"""
    assert chosen in words(lang).why(Why("BRU-09", "no-take")).casefold()


@BOTH
@pytest.mark.parametrize("kinds", [("say_reason", "say_reason_me"), ("ask_about", "ask_about_me")])
def test_phrases_about_oneself_are_told_apart_while_nothing_is_chosen(
    lang: str, kinds: tuple[str, str]
) -> None:
    """On the page both are lists, with a gap for each value, and gaps in a row are one: there were
    two lists called “Say: “…, because they …””, and one of them had not what was looked for."""

    def folded(kind: str) -> str:
        gaps = dict.fromkeys(next(each.names for each in VERBS if each.name == kind), "…")
        return re.sub(r"…(?: …)+", "…", words(lang).say(f"verb-{kind}", **gaps))

    assert len({folded(kind) for kind in kinds}) == 2
