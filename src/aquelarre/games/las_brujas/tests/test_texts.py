"""The texts: everything that can be said is there in both languages, for every case."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from aquelarre.games.las_brujas import why
from aquelarre.games.las_brujas.cards import FACE, KINDS
from aquelarre.games.las_brujas.characters import DATA as PEOPLE
from aquelarre.games.las_brujas.scenario import GAME
from aquelarre.kernel import Why
from aquelarre.kernel.folding import WIDTH
from aquelarre.words import LANGUAGES, Words

HOME = Path(why.__file__).parent
NAMES = [f"Ana {number}" for number in range(12)]
BOTH = pytest.mark.parametrize("lang", LANGUAGES)


def words(lang: str) -> Words:
    return Words(lang, GAME, players=NAMES, strict=True)


def cases() -> list[Why]:
    """Every `Why(…)` of the code with a sample for each of its values."""
    found = []
    for name in ("why.py", "why_else.py", "talk.py"):
        for call in ast.walk(ast.parse((HOME / name).read_text("utf-8"))):
            if not isinstance(call, ast.Call) or getattr(call.func, "id", "") != "Why":
                continue
            rule = call.args[0]
            if not isinstance(rule, ast.Constant) or not rule.value:
                continue
            names = [str(keyword.arg) for keyword in call.keywords if keyword.arg != "case"]
            values = dict.fromkeys(names, 1)
            source = " ".join(ast.unparse(x.value) for x in call.keywords if x.arg == "case")
            numbers = re.findall(r"\d+", source) or ["0"]
            found += [Why(str(rule.value), case=int(number), **values) for number in numbers]
    return found


@BOTH
def test_every_refusal_has_its_sentence(lang: str) -> None:
    said = words(lang)
    assert len(cases()) > 60
    for reason in cases():
        assert said.why(reason).strip(), reason


@BOTH
def test_every_kind_of_card_and_character_says_what_it_does(lang: str) -> None:
    said = words(lang)
    for kind in KINDS:
        assert said.say(f"effect-{kind}").endswith(".")
    for who in PEOPLE:
        assert said.say(f"ability-{who['id']}").endswith(".")
        assert said.say(f"character-{who['id']}")


@BOTH
def test_players_are_told_what_is_reconstructed(lang: str) -> None:
    said = words(lang)
    lines = GAME.components(said.say)
    text = "\n".join(lines)
    assert said.say("game-source").split(".")[0] in text.replace("\n  ", " ")
    mark = said.say("source-X")
    assert text.replace("\n    ", " ").count(mark) >= len(KINDS) + len(PEOPLE)
    assert max(len(line) for line in lines) <= WIDTH
    assert len(set(FACE)) == len(KINDS)


@BOTH
def test_ballots_and_sums_read_well(lang: str) -> None:
    said = words(lang)
    found = {said.say("event-voted", seat=0, ballot=0, reason=reason) for reason in range(5)}
    assert len(found) == 4, "executioner, midwife and bribe are told; abstaining is a ballot"
