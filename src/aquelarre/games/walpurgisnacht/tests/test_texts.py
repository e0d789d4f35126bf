"""The texts: everything the game can say is there in both languages and can be rendered."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

from aquelarre.games.walpurgisnacht import GAME, why
from aquelarre.games.walpurgisnacht.cards import DATA
from aquelarre.games.walpurgisnacht.lines import components
from aquelarre.games.walpurgisnacht.mountain import RINGS, SLOTS, slot_name
from aquelarre.kernel import Chance, Dice, Why, members
from aquelarre.kernel.folding import WIDTH
from aquelarre.laws.questions import questions
from aquelarre.match import Match
from aquelarre.words import LANGUAGES, Words

HOME = Path(why.__file__).parent
NAMES = ["Ana", "Beto", "Carla", "Dani", "Eva", "Fede", "Gloria", "Hugo"]
BOTH = pytest.mark.parametrize("lang", LANGUAGES)


def words(lang: str) -> Words:
    return Words(lang, GAME, players=NAMES, strict=True)


class Holes(visitor.Visitor):
    """Gathers the placeholders of a text."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def holes(pattern: ftl.Pattern) -> set[str]:
    found = Holes()
    found.visit(pattern)
    return found.names


@cache
def texts(lang: str) -> dict[str, ftl.Pattern]:
    """All texts of a language by `key` or `key.attribute`."""
    found: dict[str, ftl.Pattern] = {}
    source = (HOME / "locale" / f"{lang}.ftl").read_text(encoding="utf-8")
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands there twice"
            assert entry.value is not None, f"{entry.id.name} has no text"
            found[entry.id.name] = entry.value
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
    return found


def wanted() -> Iterator[str]:
    """Every key that the game itself asks for; those of `show-` are tested by drawing."""
    yield from ("game-title", "game-goal", "game-before", "game-source")
    for question in questions(GAME):
        yield from (f"ask-{question.key}", f"ask-{question.key}.others")
    yield from (f"verb-{verb.name}" for verb in GAME.verbs)
    for notice in GAME.notices:
        yield f"event-{notice.key}"
        if notice.hidden:
            yield f"event-{notice.key}.known"
    for rule in GAME.rules:
        yield from (f"rule-{rule}", f"rule-{rule}.title")
    yield from (f"why-{reason.rule}" for reason in all_reasons())
    for setting in GAME.settings:
        yield from (f"setting-{setting.name}", f"setting-{setting.name}.help")
    for card in DATA:
        yield from (f"card-{card['id']}", f"kind-{card['kind']}", f"wisp-{card['wisp']}")
        yield f"role-{card['role']}"
        yield from (f"source-{card[x]}" for x in ("source", "wisp_source", "role_source"))
    yield from (f"side-{side}" for side in GAME.sides)
    yield from (f"ring-{ring}" for ring in RINGS)
    yield from (f"slot-{slot_name(slot)}" for slot in range(SLOTS))


# -- why not: the cases are read from the code, so that none can be forgotten --------------


def all_reasons() -> list[Why]:
    """Every `Why(…)` that why.py can return, with a sample for each of its values."""
    asked = {question.rule for question in questions(GAME) if not issubclass(question, Chance)}
    found = []
    for call in ast.walk(ast.parse((HOME / "why.py").read_text(encoding="utf-8"))):
        if not isinstance(call, ast.Call) or getattr(call.func, "id", "") != "Why":
            continue
        rule = call.args[0]
        rules = {str(rule.value)} if isinstance(rule, ast.Constant) else asked
        names = [str(keyword.arg) for keyword in call.keywords]
        cases = {keyword.arg: keyword.value for keyword in call.keywords}.get("case")
        for one in sorted(rules - {""}):
            for case in sorted(numbers(cases)) if cases else [0]:
                values = {name: case if name == "case" else 2 for name in names}
                found.append(Why(one, **values))
    return found


def numbers(node: ast.expr) -> set[int]:
    """The numbers that an expression of why.py can be."""
    if isinstance(node, ast.Constant):
        assert isinstance(node.value, int)
        return {node.value}
    if isinstance(node, ast.IfExp):
        return numbers(node.body) | numbers(node.orelse)
    assert ast.unparse(node) == "len(holding)"  # one or two cards hold a slot blocked
    return {1, 2}


def variants(pattern: ftl.Pattern) -> set[int]:
    """The cases that a text of `why-` knows."""
    for element in pattern.elements:
        if isinstance(element, ftl.Placeable) and isinstance(
            element.expression, ftl.SelectExpression
        ):
            keys = [variant.key for variant in element.expression.variants]
            return {int(key.value) for key in keys if isinstance(key, ftl.NumberLiteral)}
    return set()


def test_the_code_gives_the_reasons_that_we_know_of() -> None:
    rules = {int(reason.rule[-2:]) for reason in all_reasons()}
    assert rules == {1, 4, 6, 7, 9, 10, 11, 12, 19, 20, 21, 23, 24, 25, 26, 27, 28}


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
        known = variants(texts(lang)[f"why-{rule}"])
        assert known == (found if len(found) > 1 else set()), rule
        assert len(said[rule]) == len(found), rule


# -- keys and placeholders ---------------------------------------------------------------


@BOTH
def test_every_key_is_there(lang: str) -> None:
    assert set(wanted()) <= set(texts(lang))


@BOTH
def test_no_key_is_there_for_nothing(lang: str) -> None:
    used = set(wanted()) | set(said_by_lines())
    assert sorted(set(texts(lang)) - used) == []


def said_by_lines() -> Iterator[str]:
    """The keys of `show-` that stand in lines.py, some of them put together there."""
    source = (HOME / "lines.py").read_text(encoding="utf-8")
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and str(node.value).startswith("show-"):
            yield str(node.value)
    yield from (f"show-slot-{state}" for state in ("empty", "danced", "blocked", "open", "down"))


def test_both_languages_have_the_same_keys_and_placeholders() -> None:
    spanish, english = texts("es"), texts("en")
    assert list(spanish) == list(english)
    for key in spanish:
        assert holes(spanish[key]) == holes(english[key]), key


@BOTH
def test_placeholders_are_those_that_the_code_gives(lang: str) -> None:
    found = {key: holes(pattern) for key, pattern in texts(lang).items()}
    for verb in GAME.verbs:
        assert found[f"verb-{verb.name}"] == set(verb.names)
    for notice in GAME.notices:
        assert found[f"event-{notice.key}"] == set(notice.shown)
        if notice.hidden:
            assert found[f"event-{notice.key}.known"] == set(notice.shown + notice.hidden)
    for question in questions(GAME):
        asked = set() if issubclass(question, Chance) else {"seat"}
        assert found[f"ask-{question.key}"] == set()
        assert found[f"ask-{question.key}.others"] == asked
    for key, names in found.items():
        if not key.startswith(("verb-", "event-", "ask-", "why-", "show-")):
            assert names == set(), key


# -- rendering ---------------------------------------------------------------------------


@BOTH
def test_every_verb_can_be_said(lang: str) -> None:
    for verb in GAME.verbs:
        for action in {verb.base, verb.base + verb.size // 2, verb.end - 1}:
            said = words(lang).option(GAME.describe(action))
            assert said
            assert "$" not in said


@BOTH
def test_every_question_setting_and_thing_can_be_said(lang: str) -> None:
    w = words(lang)
    for question in questions(GAME):
        assert w.question(question.key)
        assert w.question(question.key, 2)
    for key, pattern in texts(lang).items():
        if not holes(pattern):
            assert w.say(key).strip() == w.say(key) != ""
    for slot in range(SLOTS):
        assert w.thing("slot", slot) == slot_name(slot)


@BOTH
def test_every_event_can_be_said_with_any_number(lang: str) -> None:
    w = words(lang)
    for notice in GAME.notices:
        for number in (-6, -4, -2, 0, 1, 2, 3, 5, 10):
            values = {
                name: number if GAME.kind(name) == "number" else 1
                for name in notice.shown + notice.hidden
            }
            shown = {name: values[name] for name in notice.shown}
            assert "$" not in w.say(f"event-{notice.key}", **shown)
            if notice.hidden:
                assert "$" not in w.say(f"event-{notice.key}.known", **values)


def test_points_read_well() -> None:
    es, en = words("es"), words("en")
    assert es.say("event-wisps_scored", side=0, points=1).endswith("1 punto a las brujas.")
    assert es.say("event-wisps_scored", side=1, points=3).endswith("3 puntos a las aldeanas.")
    assert en.say("event-wisps_scored", side=1, points=1).endswith("1 point to the villagers.")
    fire = es.say("event-bonfires_scored", seat=0, count=2, points=-4)
    assert fire == "Ana tiene 2 hogueras: las brujas pierden 4 puntos."
    fire = en.say("event-bonfires_scored", seat=0, count=1, points=-2)
    assert fire == "Ana has 1 bonfire: the witches lose 2 points."
    none = es.say("event-bells_rung", seat=1, count=0)
    assert none == "Suenan las campanas de Beto: las aldeanas no tenían familiares que espantar."


@pytest.mark.rule("WAL-37")
@pytest.mark.rule("WAL-39")
@BOTH
def test_every_rule_can_be_read(lang: str) -> None:
    """Also those that people keep, not the machine: talk is free, and what to tell newcomers."""
    for rule in GAME.rules:
        title, text = words(lang).rule(rule)
        assert title
        assert len(title) < 50
        assert text.endswith(".")
        sentences = text.count(". ") + 1
        assert 1 <= sentences <= 5, rule
    before = words(lang).say("game-before").splitlines()
    assert len(before) == 3


@BOTH
def test_all_that_happens_in_a_game_can_be_said(lang: str) -> None:
    for seed in range(4):
        match = Match(GAME, 3 + seed, {"memory_aid": seed % 2}, seed=seed)
        dice = Dice(seed)
        w = words(lang)
        while not match.over:
            seat = members(match.state.asked)[0]
            options = match.options(seat)
            chosen = options[dice.below(len(options))]
            assert w.option(chosen)
            for action in (verb.base + dice.below(verb.size) for verb in GAME.verbs):
                reason = match.why_not(seat, action)
                assert not reason.rule or w.why(reason)
            match.play(seat, chosen.action)
        for told in match.log(0) + [event.heard_by(-1) for event in match.events]:
            assert w.event(told).endswith((".", "!"))


@pytest.mark.rule("WAL-01")
@BOTH
def test_the_components_say_where_each_card_comes_from(lang: str) -> None:
    w = words(lang)
    lines = components(w.say)
    whole = " ".join(" ".join(line.split()) for line in lines)
    assert whole.startswith(w.say("game-source"))
    for card in DATA:
        assert w.say(f"card-{card['id']}") in whole
    assert whole.count(w.say("source-deduced")) == 6  # three ointments, three purple familiars
    assert all(len(line) <= WIDTH for line in lines)
