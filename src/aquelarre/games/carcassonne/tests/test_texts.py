"""The texts read well in both languages. That all are there is checked by the laws."""

from __future__ import annotations

import pytest

from aquelarre.games.carcassonne import GAME
from aquelarre.games.carcassonne.box.kinds import FIRST_SPARE, KINDS
from aquelarre.games.carcassonne.box.places import place_at
from aquelarre.games.carcassonne.box.tiles import FARM, FEATURES, ROTATIONS, SPOTS
from aquelarre.games.carcassonne.rules.mage_and_witch import FIGURES
from aquelarre.games.carcassonne.state import ONE_PLACE
from aquelarre.games.carcassonne.tests.scenario import Scene
from aquelarre.games.carcassonne.verbs import PARTS
from aquelarre.kernel import Why
from aquelarre.words import LANGUAGES, Words

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
        mage = {"es": "símbolo de mago", "en": "mage mark"}[lang]
        assert (mage in name) == kind.label.startswith("MW")
        if kind.mark:
            circle = {"es": "círculo de {}", "en": "{} circle"}[lang]
            assert circle.format(w.say(f"feature-{kind.mark}")) in name
    assert len(pictures) == FIRST_SPARE + 1  # the code alone tells nobody what a tile looks like


@BOTH
def test_a_place_is_told_by_its_way_from_the_start_tile(lang: str) -> None:
    w = words(lang)
    told = {
        (0, 0): {"es": "en la loseta inicial", "en": "on the start tile"},
        (4, 0): {"es": "4 al este", "en": "4 east"},
        (-1, 0): {"es": "1 al oeste", "en": "1 west"},
        (0, 12): {"es": "12 al sur", "en": "12 south"},
        (-3, -2): {"es": "3 al oeste y 2 al norte", "en": "3 west and 2 north"},
    }
    for (x, y), text in told.items():
        assert w.thing("place", place_at(x, y)) == text[lang]


# -- what is chosen and what happens -----------------------------------------------------


def test_choices_and_events_read_well() -> None:
    es, en = words("es").say, words("en").say
    road, farm, at = SPOTS.index("road-E"), SPOTS.index("farm-NNW"), place_at(3, -2)
    said = {
        es("verb-follower", spot=road): "Colocar un seguidor en el camino del lado este",
        en("event-added", seat=0, place=at, spot=farm): (
            "Ana adds a follower on the farm on the north side (left), 3 east and 2 north."
        ),
        es("verb-lay", place=at, rotation=2): (
            "Colocar la loseta: 3 al este y 2 al norte (media vuelta)"
        ),
        en("verb-lay", place=at, rotation=0): "Lay the tile: 3 east and 2 north (unturned)",
        es("verb-send", figure=0, place=at, spot=road): (
            "Colocar el mago en el camino del lado este, 3 al este y 2 al norte"
        ),
        en("verb-remove", figure=1): "Remove the witch",
        es("event-drew", seat=1, tile=0): "Beto roba la loseta «monasterio con camino (A)».",
        en("event-circle_takes", seat=2, feature=FARM): (
            "Carla uses the farm circle: each player takes back one of their followers on a farm."
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
     "28 puntos por la ciudad completa de 8 losetas"
     " (1 al sur; 16 por losetas, 4 por escudos, mago +8).",
     "28 points for the completed city of 8 tiles"
     " (1 south; 16 for tiles, 4 for pennants, mage +8)."),
    ("city", 4, {"tiles": 8},
     "8 puntos por la ciudad completa de 4 losetas (1 al sur).",
     "8 points for the completed city of 4 tiles (1 south)."),
    ("city", 2, {"tiles": 2, "pennants": 1, "witch": -1},
     "2 puntos por la ciudad completa de 2 losetas"
     " (1 al sur; 2 por losetas, 1 por escudos, bruja −1).",
     "2 points for the completed city of 2 tiles"
     " (1 south; 2 for tiles, 1 for pennants, witch −1)."),
    ("road", 5, {"tiles": 5, "witch": -2},
     "3 puntos por el camino completo de 5 losetas (1 al sur; 5 por losetas, bruja −2).",
     "3 points for the completed road of 5 tiles (1 south; 5 for tiles, witch −2)."),
    ("road", 3, {"tiles": 3, "mage": 3},
     "6 puntos por el camino completo de 3 losetas (1 al sur; 3 por losetas, mago +3).",
     "6 points for the completed road of 3 tiles (1 south; 3 for tiles, mage +3)."),
    ("cloister", 9, {"tiles": 9},
     "9 puntos por el monasterio completo (1 al sur): su loseta y las ocho que lo rodean.",
     "9 points for the completed cloister (1 south): its own tile and the eight around it."),
    ("open_city", 1, {"tiles": 1},
     "1 punto por la ciudad sin completar de 1 loseta (1 al sur).",
     "1 point for the incomplete city of 1 tile (1 south)."),
    ("open_city", 1, {"tiles": 1, "pennants": 1},
     "2 puntos por la ciudad sin completar de 1 loseta (1 al sur; 1 por losetas, 1 por escudos).",
     "2 points for the incomplete city of 1 tile (1 south; 1 for tiles, 1 for pennants)."),
    ("open_road", 1, {"tiles": 1, "mage": 1},
     "2 puntos por el camino sin completar de 1 loseta (1 al sur; 1 por losetas, mago +1).",
     "2 points for the incomplete road of 1 tile (1 south; 1 for tiles, mage +1)."),
    ("open_cloister", 1, {"tiles": 1},
     "1 punto por el monasterio sin completar (1 al sur): solo su loseta.",
     "1 point for the incomplete cloister (1 south): just its own tile."),
    ("open_cloister", 5, {"tiles": 5},
     "5 puntos por el monasterio sin completar (1 al sur): 5 losetas, contando la suya.",
     "5 points for the incomplete cloister (1 south): 5 tiles, counting its own."),
    ("farm", 7, {"cities": 3},
     "3 puntos por la granja (1 al sur), que toca una ciudad completa.",
     "3 points for the farm (1 south), which touches one completed city."),
    ("farm", 7, {"cities": 12},
     "12 puntos por la granja (1 al sur): 3 por cada ciudad completa que toca.",
     "12 points for the farm (1 south): 3 for each completed city it touches."),
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
        "Ana no suma puntos por la granja (1 al sur): no toca ninguna ciudad completa."
    )
    assert scored("en", "farm_scored", 3) == (
        "Ana scores no points for the farm (1 south): it touches no completed city."
    )


@pytest.mark.rule("CAR-09")
def test_who_is_tied_is_told_in_one_sentence() -> None:
    """Each has an event of their own, which pages reckon with. [CAR-09]"""
    scene = Scene(3)
    scene.play("V", 1, 0, follower="road-S")
    scene.play("U", 0, 1, follower="road-E")
    scene.play("V", 1, 1, turn=1)
    scene.play("V", -1, 0, turn=3)
    scene.play("V", -1, 1, turn=2)
    told = scene.told("road_scored")
    assert [each.values["seat"] for each in told] == [0, 1]
    said = {
        "es": "Ana y Beto suman 6 puntos cada uno por el camino completo de 6 losetas (1 al este).",
        "en": "Ana and Beto score 6 points each for the completed road of 6 tiles (1 east).",
    }
    for lang, text in said.items():
        assert [sentence for _, sentence in words(lang).events(told)] == [text]
        assert text in [sentence for _, sentence in words(lang).events(scene.told())]


@pytest.mark.rule("CAR-09")
def test_games_of_the_first_rules_are_told_as_they_were() -> None:
    """There everybody who is tied has the place of their own follower."""
    for rules, places in ((1, [(1, 0), (0, 1)]), (ONE_PLACE, [(1, 0), (1, 0)])):
        scene = Scene(2)
        scene.s.rules = rules
        scene.play("V", 1, 0, follower="road-S")
        scene.play("U", 0, 1, follower="road-E")
        scene.play("V", 1, 1, turn=1)
        scene.play("V", -1, 0, turn=3)
        scene.play("V", -1, 1, turn=2)
        told = scene.told("road_scored")
        assert [each.values["place"] for each in told] == [place_at(*at) for at in places]


@pytest.mark.rule("CAR-12")
def test_two_farms_of_the_same_worth_are_not_one() -> None:
    """On both sides of a road, on the same tiles: nobody is tied."""
    scene = Scene(2)
    scene.play("U", 1, 0, follower="farm-NNW")
    scene.last("U")
    scene.lay(-1, 0)
    scene.follower("farm-ESE")
    told = scene.told("farm_scored")
    assert [(each.values["points"], each.places) for each in told] == [(0, told[0].places)] * 2
    assert len(words("en").events(told)) == 2


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
            bare = {"es": " (1 al sur).", "en": " (1 south)."}[lang]
            assert sentence.endswith(bare) == (not given)
            assert "  " not in sentence
            assert " ," not in sentence


@pytest.mark.rule("CAR-22")
@pytest.mark.rule("CAR-23")
def test_refusals_name_the_figure() -> None:
    es, en = words("es"), words("en")
    assert es.why(Why("CAR-22", figure=1)).startswith("Ahí ya está la bruja:")
    assert en.why(Why("CAR-22", figure=0)).startswith("That is where the mage is:")
    assert es.why(Why("CAR-23", figure=0)).startswith("Ahí está ahora el mago:")
    assert en.why(Why("CAR-23", figure=1)).startswith("That is where the witch is now:")


@pytest.mark.rule("CAR-21")
def test_a_part_that_could_be_on_any_tile_is_told_with_its_tile() -> None:
    es, en = words("es"), words("en")
    for rule in ("CAR-21", "CAR-40"):
        why = Why(rule, "named", spot=SPOTS.index("road-E"), place=place_at(3, -2))
        assert es.why(why) == (
            "Esa parte aparece aquí con otro nombre: "
            "el camino del lado este, 3 al este y 2 al norte."
        )
        assert en.why(why) == (
            "That part goes by another name here: the road on the east side, 3 east and 2 north."
        )


@BOTH
def test_newcomers_are_told_three_things_first(lang: str) -> None:
    """The last is about an expansion that not every table plays, and says so. [CAR-20]"""
    told = words(lang).say("game-before").splitlines()
    assert len(told) == 3
    assert words(lang).say("setting-mage_and_witch") in told[-1]
