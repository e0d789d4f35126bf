"""The texts: everything the game can say is there in both languages and can be rendered."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from aquelarre.games.new_salem import GAME, why
from aquelarre.games.new_salem.cards import BUILDING_DATA, CHARACTER_DATA, EVENT_DATA
from aquelarre.games.new_salem.hidden import TIPS
from aquelarre.games.new_salem.lines import components
from aquelarre.games.new_salem.scenario import Scene
from aquelarre.games.new_salem.state import PHASES
from aquelarre.kernel import Dice, Why
from aquelarre.kernel.folding import WIDTH
from aquelarre.laws.questions import questions
from aquelarre.match import Match
from aquelarre.words import LANGUAGES, Words

HOME = Path(why.__file__).parent
NAMES = ["Ana", "Beto", "Carla", "Dani", "Eva", "Fede", "Gloria", "Hugo"]
BOTH = pytest.mark.parametrize("lang", LANGUAGES)


def words(lang: str) -> Words:
    return Words(lang, GAME, players=NAMES, strict=True)


@cache
def texts(lang: str) -> dict[str, ftl.Pattern]:
    """All texts of a language by `key` or `key.attribute`."""
    found: dict[str, ftl.Pattern] = {}
    source = (HOME / "locale" / f"{lang}.ftl").read_text(encoding="utf-8")
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.value is not None, f"{entry.id.name} has no text"
            found[entry.id.name] = entry.value
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
    return found


def wanted() -> Iterator[str]:
    """Every key that the game itself asks for, beside those that the laws look for."""
    yield from ("game-before", "game-source", *TIPS)
    yield from (f"phase-{phase}" for phase in PHASES)
    yield from (f"obstacle-{x}" for x in ("hope", "pile", "triable", "tried", "building", "own"))
    yield from (f"why-{reason.rule}" for reason in all_reasons())
    for row in BUILDING_DATA:
        yield from (f"type-{row['type']}", f"pos-{row['pos']}")
        yield from (f"symbol-{symbol}" for symbol in row["symbols"])
    for row in BUILDING_DATA + CHARACTER_DATA + EVENT_DATA:
        yield from (f"source-{row[name]}" for name in row if name.endswith("_source"))
    yield from (f"character-{row['id']}.trade" for row in CHARACTER_DATA)
    yield from (f"event-{row['id']}.text" for row in EVENT_DATA)
    yield from said_by_lines()


def said_by_lines() -> Iterator[str]:
    """The keys of `show-` that stand in lines.py, some of them put together there."""
    source = (HOME / "lines.py").read_text(encoding="utf-8")
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and str(node.value).startswith("show-"):
            yield str(node.value)
    yield from (f"show-note-{x}" for x in ("constable", "badge", "tried", "spared"))
    yield from (f"show-cube-{x}" for x in ("hope", "despair"))


# -- why not: the cases are read from the code, so that none can be forgotten --------------


def all_reasons() -> list[Why]:
    """Every `Why(…)` that why.py can return, with a sample for each of its values."""
    found = []
    for call in ast.walk(ast.parse((HOME / "why.py").read_text(encoding="utf-8"))):
        if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "Why":
            rule = call.args[0]
            assert isinstance(rule, ast.Constant)
            if rule.value:
                found.append(Why(str(rule.value), **dict(samples(call))))
    return found


def samples(call: ast.Call) -> Iterator[tuple[str, int]]:
    for keyword in call.keywords:
        if keyword.arg == "case":
            assert isinstance(keyword.value, ast.Constant)
            yield "case", int(str(keyword.value.value))
        else:
            yield str(keyword.arg), 2


def variants(pattern: ftl.Pattern) -> set[int]:
    """The cases that a text of `why-` knows."""
    for element in pattern.elements:
        if isinstance(element, ftl.Placeable) and isinstance(
            element.expression, ftl.SelectExpression
        ):
            keys = [variant.key for variant in element.expression.variants]
            return {int(key.value) for key in keys if isinstance(key, ftl.NumberLiteral)}
    return set()


@BOTH
def test_every_case_of_a_refusal_has_its_own_sentence(lang: str) -> None:
    cases: dict[str, set[int]] = {}
    said: dict[str, set[str]] = {}
    for reason in all_reasons():
        sentence = words(lang).why(reason)
        assert sentence.endswith(".")
        said.setdefault(reason.rule, set()).add(sentence)
        if "case" in reason.values:
            cases.setdefault(reason.rule, set()).add(reason.values["case"])
    for rule, found in cases.items():
        assert variants(texts(lang)[f"why-{rule}"]) == found, rule
        assert len(said[rule]) == len(found), rule


# -- keys --------------------------------------------------------------------------------


@BOTH
def test_every_key_is_there(lang: str) -> None:
    missing = set(wanted()) - set(texts(lang)) - {"show-note-", "show-cube-"}
    assert missing == set()


@BOTH
def test_no_key_is_there_for_nothing(lang: str) -> None:
    """The laws look at the rest: questions, verbs, events, rules, settings, things; and those of
    the board (`board-…`) are asked for in ui/."""
    looked_at = "game ask verb event rule setting side building card character board".split()
    own = {key for key in texts(lang) if key.partition("-")[0] not in looked_at}
    assert own - set(wanted()) == set()


def test_both_languages_have_the_same_keys_in_the_same_order() -> None:
    assert list(texts("es")) == list(texts("en"))


# -- rendering ---------------------------------------------------------------------------


@BOTH
def test_every_verb_and_question_can_be_said(lang: str) -> None:
    w = words(lang)
    for verb in GAME.verbs:
        for action in {verb.base, verb.base + verb.size // 2, verb.end - 1}:
            assert "$" not in w.option(GAME.describe(action))
    for question in questions(GAME):
        assert w.question(question.key)
        assert w.question(question.key, 2)


@BOTH
def test_every_event_can_be_said_with_any_number(lang: str) -> None:
    w = words(lang)
    for notice in GAME.notices:
        for number in (-3, -2, 0, 1, 2, 3, 5, 10):
            values = {
                name: number if GAME.kind(name) == "number" else 1
                for name in notice.shown + notice.hidden
            }
            shown = {name: values[name] for name in notice.shown}
            assert "$" not in w.say(f"event-{notice.key}", **shown)
            if notice.hidden:
                assert "$" not in w.say(f"event-{notice.key}.known", **values)


def test_numbers_read_well() -> None:
    es, en = words("es"), words("en")
    built = es.say("event-built", seat=0, building=8, hope=1, despair=1)
    assert built == "Ana construye Taberna 1, +1 de esperanza, +1 de desesperación."
    assert en.say("event-built", seat=0, building=80, hope=0, despair=0) == "Ana builds Library 1."
    assert (
        es.say("event-witch_tried", seat=1, change=-2)
        == "Beto, bruja a juicio: -2 de desesperación."
    )
    assert en.say("event-points_counted", seat=2, points=1) == "Carla has 1 point in all."
    away = es.say("event-put_away", seat=0, count=1)
    assert away == "Ana deja un edificio al fondo del mazo, sin que nadie lo vea."
    assert es.say("event-put_away", seat=0, count=2).endswith("sin que nadie los vea.")
    duty = es.why(Why("SAL-18", case=2, hope=5, dearest=4))
    assert "Tienes 5 de esperanza" in duty
    assert "cuesta 4" in duty


@pytest.mark.rule("SAL-28")
@pytest.mark.rule("SAL-29")
@BOTH
def test_every_rule_can_be_read(lang: str) -> None:
    """Also those that people keep, not the machine: what may be said, and the tips."""
    for rule in GAME.rules:
        title, text = words(lang).rule(rule)
        assert title
        assert len(title) < 50
        assert text.endswith(".")
        assert 1 <= text.count(". ") + 1 <= 5, rule
    assert len(words(lang).say("game-before").splitlines()) == 3
    assert len({words(lang).say(tip) for tip in TIPS}) == 4


def test_spanish_has_one_word_for_each_thing() -> None:
    """Events are started (iniciar), badges are placas, Trials lie in a pila."""
    strange = ("lanza", "insignia", "montón")
    for key, pattern in texts("es").items():
        said = all_words(pattern).lower()
        assert not any(word in said for word in strange), key


def all_words(pattern: ftl.Pattern) -> str:
    """All words of a text, those of its variants too."""
    found = []
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            found.append(element.value)
        elif isinstance(element.expression, ftl.SelectExpression):
            found += [all_words(x.value) for x in element.expression.variants]
    return " ".join(found)


@BOTH
def test_all_that_happens_in_a_game_can_be_said(lang: str) -> None:
    w = words(lang)
    for seed in range(3):
        match = Match(GAME, 3 + seed, {"witch_types": 2 + seed % 2}, seed=seed)
        dice = Dice(seed)
        while not match.over:
            seat = match.asked[0]
            options = match.options(seat)
            chosen = options[dice.below(len(options))]
            assert w.option(chosen)
            match.play(seat, chosen.action)
        for told in match.log(0) + [event.heard_by(-1) for event in match.events]:
            assert w.event(told).endswith((".", "!"))


@BOTH
def test_the_end_of_a_town_without_witches_can_be_said(lang: str) -> None:
    """Enough despair is no victory of the witches' side where there is none of it."""
    scene = Scene(4, "N01 N02 N03 N04").street(0, "MUE-L").cubes("MUE-L-1", despair=9).reckon()
    reached = words(lang).event(scene.told("witches_reach")[0])
    assert not any(word in reached for word in ("victor", "gana", "win"))
    assert words(lang).event(scene.told("all_lost")[0]).endswith("!")
    assert GAME.draw(scene.view(), words(lang).say)[0] == words(lang).say("show-lost")


@pytest.mark.rule("SAL-02")
@BOTH
def test_the_components_say_where_each_card_comes_from(lang: str) -> None:
    w = words(lang)
    lines = components(w.say)
    whole = " ".join(" ".join(line.split()) for line in lines)
    assert whole.startswith(w.say("game-source"))
    for row in BUILDING_DATA:
        assert w.say(f"card-{row['id']}") in whole
    for row in EVENT_DATA:
        assert w.say(f"event-{row['id']}") in whole
    assert whole.count(f"[{w.say('source-rulebook')}]") == 6  # two pairs, V01, and V02 thrice
    assert all(len(line) <= WIDTH for line in lines)
