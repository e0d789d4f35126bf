"""The texts: everything the game can say is there in both languages and reads well."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

from aquelarre.games.carcassonne import GAME, crop_circles, mage_and_witch, why
from aquelarre.games.carcassonne.box import KINDS
from aquelarre.games.carcassonne.mage_and_witch import FIGURES
from aquelarre.games.carcassonne.places import place_at
from aquelarre.games.carcassonne.tiles import FARM, FEATURES, ROTATIONS, SPOTS
from aquelarre.games.carcassonne.verbs import PARTS
from aquelarre.kernel import Chance, Dice, Why, members
from aquelarre.laws.questions import questions
from aquelarre.match import Match
from aquelarre.words import LANGUAGES, Words

HOME = Path(why.__file__).parent
REFUSING = (why, mage_and_witch, crop_circles)
NAMES = ["Ana", "Beto", "Carla", "Dani", "Eva", "Fede"]
BOTH = pytest.mark.parametrize("lang", LANGUAGES)
NAMED = {  # the things that have a name each, by kind
    "tile": len(KINDS),
    "spot": len(SPOTS),
    "rotation": ROTATIONS,
    "figure": len(FIGURES),
    "feature": len(FEATURES),
}


def words(lang: str) -> Words:
    return Words(lang, GAME, players=NAMES, strict=True)


class Holes(visitor.Visitor):
    """Gathers the placeholders of a text, and the texts that it is put together from."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.texts: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.texts.add(node.id.name)


def found_in(pattern: ftl.Pattern) -> Holes:
    found = Holes()
    found.visit(pattern)
    return found


def holes(lang: str, key: str) -> set[str]:
    """The placeholders of a text and of all texts that it is put together from."""
    found = found_in(texts(lang)[key])
    return found.names.union(*(holes(lang, part) for part in found.texts))


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
    yield from ("game-title", "game-goal", "game-before", "place")
    for question in questions(GAME):
        yield from (f"ask-{question.key}", f"ask-{question.key}.others")
    yield from (f"verb-{verb.name}" for verb in GAME.verbs)
    yield from (f"event-{notice.key}" for notice in GAME.notices)
    for rule in GAME.rules:
        yield from (f"rule-{rule}", f"rule-{rule}.title")
    yield from (f"why-{reason.rule}" for reason in all_reasons())
    for setting in GAME.settings:
        yield from (f"setting-{setting.name}", f"setting-{setting.name}.help")
        if setting.values != (0, 1):  # more than off and on: each has a name
            yield from (f"setting-{setting.name}-{value}" for value in setting.values)
    for kind, size in NAMED.items():
        yield from (f"{kind}-{GAME.label(kind, value)}" for value in range(size))


# -- keys and placeholders ---------------------------------------------------------------


@BOTH
def test_every_key_is_there_and_none_for_nothing(lang: str) -> None:
    parts = {part for pattern in texts(lang).values() for part in found_in(pattern).texts}
    drawn = {key for key in texts(lang) if key.startswith(("show-", "game-"))}
    assert set(wanted()) <= set(texts(lang))
    assert sorted(set(texts(lang)) - set(wanted()) - parts - drawn) == []


def test_both_languages_have_the_same_keys_and_placeholders() -> None:
    assert list(texts("es")) == list(texts("en"))
    for key in texts("es"):
        assert holes("es", key) == holes("en", key), key


@BOTH
def test_placeholders_are_those_that_the_code_gives(lang: str) -> None:
    for verb in GAME.verbs:
        assert holes(lang, f"verb-{verb.name}") == set(verb.names)
    for notice in GAME.notices:
        assert holes(lang, f"event-{notice.key}") <= set(notice.shown)
    for question in questions(GAME):
        asked = set() if issubclass(question, Chance) else {"seat"}
        assert holes(lang, f"ask-{question.key}") == set()
        assert holes(lang, f"ask-{question.key}.others") == asked


# -- things ------------------------------------------------------------------------------


@BOTH
def test_every_thing_has_a_name_of_its_own(lang: str) -> None:
    w = words(lang)
    for kind, size in NAMED.items():
        names = [w.thing(kind, value) for value in range(size)]
        assert len(set(names)) == size, kind
        for name in names:
            assert name == name.strip()
            assert "," not in name  # names stand in lists, with commas between them


@pytest.mark.rule("CAR-20")
@pytest.mark.rule("CAR-42")
@BOTH
def test_tile_names_say_the_picture_the_code_and_the_mark(lang: str) -> None:
    w = words(lang)
    pictures: set[str] = set()
    for number, kind in enumerate(KINDS):
        name = w.thing("tile", number)
        assert name.endswith(f" ({kind.label})")
        pictures.add(name.removesuffix(f" ({kind.label})"))
        mage = {"es": "marca del mago", "en": "mage mark"}[lang]
        assert (mage in name) == kind.label.startswith("MW")
        if kind.mark:
            circle = {"es": "círculo de {}", "en": "{} circle"}[lang]
            assert circle.format(w.say(f"feature-{kind.mark}")) in name
    assert len(pictures) == len(KINDS)  # the code alone tells nobody what a tile looks like


# -- what is chosen and what happens -----------------------------------------------------


def test_choices_and_events_read_well() -> None:
    es, en = words("es").say, words("en").say
    road, farm, at = SPOTS.index("road-E"), SPOTS.index("farm-NNW"), place_at(3, -2)
    said = {
        es("verb-follower", spot=road): "Poner un seguidor en el camino del lado este",
        en("event-added", seat=0, place=at, spot=farm): (
            "Ana adds a follower on 3,-2: the farm on the north side (left)."
        ),
        es("verb-lay", place=at, rotation=2): "Colocar la loseta en 3,-2 (media vuelta)",
        en("verb-lay", place=at, rotation=0): "Lay the tile on 3,-2 (unturned)",
        es("verb-send", figure=0, place=at, spot=road): (
            "Colocar el mago en 3,-2: el camino del lado este"
        ),
        en("verb-remove", figure=1): "Remove the witch",
        es("event-drew", seat=1, tile=0): "Beto roba la loseta «monasterio con camino (A)».",
        en("event-circle_takes", seat=2, feature=FARM): (
            "Carla uses the farm circle: each player takes back one of their followers."
        ),
        es("event-won", seat=0, points=87): "¡Gana Ana con 87 puntos!",
        en("event-shared", seat=1, points=1): "Beto shares the victory with 1 point.",
    }
    assert list(said) == list(said.values())


def scored(lang: str, key: str, size: int, **parts: int) -> str:
    """The sentence on a score of Ana's that is made up of these parts."""
    values = {name: parts.get(name, 0) for name in PARTS} | {"size": size, "place": place_at(0, 1)}
    return words(lang).say(f"event-{key}", seat=0, points=sum(parts.values()), **values)


EXPLAINED = [
    ("city", 8, {"tiles": 16, "pennants": 4, "mage": 8},
     "28 puntos por la ciudad completa de 8 losetas en 0,1 (losetas 16, escudos 4, mago 8).",
     "28 points for the completed city of 8 tiles at 0,1 (tiles 16, pennants 4, mage 8)."),
    ("city", 4, {"tiles": 8},
     "8 puntos por la ciudad completa de 4 losetas en 0,1.",
     "8 points for the completed city of 4 tiles at 0,1."),
    ("city", 2, {"tiles": 2, "pennants": 1, "witch": -1},
     "2 puntos por la ciudad completa de 2 losetas en 0,1 (losetas 2, escudos 1, bruja -1).",
     "2 points for the completed city of 2 tiles at 0,1 (tiles 2, pennants 1, witch -1)."),
    ("road", 5, {"tiles": 5, "witch": -2},
     "3 puntos por el camino completo de 5 losetas en 0,1 (losetas 5, bruja -2).",
     "3 points for the completed road of 5 tiles at 0,1 (tiles 5, witch -2)."),
    ("road", 3, {"tiles": 3, "mage": 3},
     "6 puntos por el camino completo de 3 losetas en 0,1 (losetas 3, mago 3).",
     "6 points for the completed road of 3 tiles at 0,1 (tiles 3, mage 3)."),
    ("cloister", 9, {"tiles": 9},
     "9 puntos por el monasterio completo en 0,1: su loseta y las ocho que lo rodean.",
     "9 points for the completed cloister at 0,1: its own tile and the eight around it."),
    ("open_city", 1, {"tiles": 1},
     "1 punto por la ciudad incompleta de 1 loseta en 0,1.",
     "1 point for the incomplete city of 1 tile at 0,1."),
    ("open_city", 1, {"tiles": 1, "pennants": 1},
     "2 puntos por la ciudad incompleta de 1 loseta en 0,1 (losetas 1, escudos 1).",
     "2 points for the incomplete city of 1 tile at 0,1 (tiles 1, pennants 1)."),
    ("open_road", 1, {"tiles": 1, "mage": 1},
     "2 puntos por el camino incompleto de 1 loseta en 0,1 (losetas 1, mago 1).",
     "2 points for the incomplete road of 1 tile at 0,1 (tiles 1, mage 1)."),
    ("open_cloister", 1, {"tiles": 1},
     "1 punto por el monasterio incompleto en 0,1: solo su loseta.",
     "1 point for the incomplete cloister at 0,1: just its own tile."),
    ("open_cloister", 5, {"tiles": 5},
     "5 puntos por el monasterio incompleto en 0,1: 5 losetas, contando la suya.",
     "5 points for the incomplete cloister at 0,1: 5 tiles, counting its own."),
    ("farm", 7, {"cities": 3},
     "3 puntos por la granja en 0,1, que toca una ciudad completa.",
     "3 points for the farm at 0,1, which touches one completed city."),
    ("farm", 7, {"cities": 12},
     "12 puntos por la granja en 0,1: 3 por cada ciudad completa que toca.",
     "12 points for the farm at 0,1: 3 for each completed city it touches."),
]  # fmt: skip


@pytest.mark.rule("CAR-30")
@pytest.mark.parametrize(("key", "size", "parts", "spanish", "english"), EXPLAINED)
def test_a_score_is_explained(
    key: str, size: int, parts: dict[str, int], spanish: str, english: str
) -> None:
    assert scored("es", f"{key}_scored", size, **parts) == f"Ana suma {spanish}"
    assert scored("en", f"{key}_scored", size, **parts) == f"Ana scores {english}"


@pytest.mark.rule("CAR-12")
def test_a_farm_that_brings_nothing_says_why() -> None:
    assert scored("es", "farm_scored", 3) == (
        "Ana no suma puntos por la granja en 0,1: no toca ninguna ciudad completa."
    )
    assert scored("en", "farm_scored", 3) == (
        "Ana scores no points for the farm at 0,1: it touches no completed city."
    )


@BOTH
def test_a_score_names_only_the_parts_that_are_not_zero(lang: str) -> None:
    said = {
        "pennants": {"es": "escudo", "en": "pennant"}[lang],
        "mage": {"es": "mago", "en": "mage"}[lang],
        "witch": {"es": "bruja", "en": "witch"}[lang],
    }
    for key in ("city_scored", "open_city_scored"):
        for parts in range(8):
            given = {name: 2 for bit, name in enumerate(said) if parts >> bit & 1}
            sentence = scored(lang, key, 6, tiles=6, **given)
            assert {name for name, word in said.items() if word in sentence} == set(given)
            assert sentence.endswith(")." if given else " 0,1.")
            assert "  " not in sentence
            assert " ," not in sentence


# -- why not: the cases are read from the code, so that none can be forgotten --------------


def all_reasons() -> list[Why]:
    """Every `Why(…)` that the game can return, with a sample for each of its values."""
    asked = {question.rule for question in questions(GAME) if not issubclass(question, Chance)}
    found: list[Why] = []
    for module in REFUSING:
        source = Path(str(module.__file__)).read_text(encoding="utf-8")
        for call in ast.walk(ast.parse(source)):
            if not isinstance(call, ast.Call) or getattr(call.func, "id", "") != "Why":
                continue
            given = {str(keyword.arg): keyword.value for keyword in call.keywords}
            cases = sorted(numbers(module, given["case"])) if "case" in given else [0]
            for rule in sorted((rules(call.args[0]) or asked) - {""}):
                for case in cases:
                    sample = {name: case if name == "case" else 1 for name in given}
                    found.append(Why(rule, **sample))
    return found


def rules(node: ast.expr) -> set[str]:
    """The rules that an expression can be; none where the code puts in that of the question."""
    if isinstance(node, ast.IfExp):
        return rules(node.body) | rules(node.orelse)
    return {str(node.value)} if isinstance(node, ast.Constant) else set()


def numbers(module: ModuleType, node: ast.expr) -> set[int]:
    """The numbers that an expression can be: names of cases, or a choice between them."""
    if isinstance(node, ast.IfExp):
        return numbers(module, node.body) | numbers(module, node.orelse)
    value = getattr(module, node.id) if isinstance(node, ast.Name) else ast.literal_eval(node)
    assert isinstance(value, int)
    return {value}


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
    for rule, sentences in said.items():
        known = variants(texts(lang)[f"why-{rule}"])
        if known or len(cases.get(rule, ())) > 1:
            assert known == cases[rule], rule
            assert len(sentences) == len(known), rule
    assert {"CAR-02", "CAR-03", "CAR-05", "CAR-21", "CAR-40"} <= set(said)


@pytest.mark.rule("CAR-22")
@pytest.mark.rule("CAR-23")
def test_refusals_name_the_figure() -> None:
    es, en = words("es"), words("en")
    assert es.why(Why("CAR-22", figure=1)).startswith("Ahí ya está la bruja:")
    assert en.why(Why("CAR-22", figure=0)).startswith("There stands the mage:")
    assert es.why(Why("CAR-23", figure=0)).startswith("Para moverse, el mago tiene que ir")
    assert en.why(Why("CAR-23", figure=1)).startswith("To move, the witch has to go")


# -- everything --------------------------------------------------------------------------


@BOTH
def test_every_text_without_placeholders_can_be_said(lang: str) -> None:
    w = words(lang)
    for key in texts(lang):
        if not holes(lang, key):
            assert w.say(key).strip() == w.say(key) != ""
    for question in questions(GAME):
        assert w.question(question.key).endswith(("?", ".", "!"))
        assert w.question(question.key, 2).endswith(".")


@BOTH
def test_every_rule_can_be_read(lang: str) -> None:
    for rule in GAME.rules:
        title, text = words(lang).rule(rule)
        assert title
        assert len(title) < 50
        assert text.endswith(".")
        assert text.count(". ") < 5, rule
    assert len(words(lang).say("game-before").splitlines()) == 3


@BOTH
def test_all_that_happens_in_a_game_can_be_said(lang: str) -> None:
    w = words(lang)
    for seed in range(3):
        match = Match(GAME, 2 + seed, {"crop_circles": (6, 1, 0)[seed]}, seed=seed)
        dice = Dice(seed)
        while not match.over:
            seat = members(match.state.asked)[0]
            options = match.options(seat)
            chosen = options[dice.below(len(options))]
            assert w.option(chosen)
            for action in (verb.base + dice.below(verb.size) for verb in GAME.verbs):
                reason = match.why_not(seat, action)
                assert not reason.rule or w.why(reason)
            match.play(seat, chosen.action)
        for told in match.log(0):
            assert w.event(told).endswith((".", "!"))
