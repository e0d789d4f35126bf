"""The position in lines: the map with what stands on it, and everything in words."""

from __future__ import annotations

from unicodedata import category, east_asian_width

import pytest

from aquelarre.games.carcassonne import GAME
from aquelarre.games.carcassonne.box.edition import OURS as BOX
from aquelarre.games.carcassonne.box.kinds import BASE, FIRST_SPARE, LABELS
from aquelarre.games.carcassonne.box.places import place_at
from aquelarre.games.carcassonne.box.tiles import ROTATIONS, SPOTS
from aquelarre.games.carcassonne.rules.landscape import put_follower, segment_at
from aquelarre.games.carcassonne.seen.lines import PLAYERS, components, draw
from aquelarre.games.carcassonne.seen.picture import WIDE
from aquelarre.games.carcassonne.tests.scenario import Scene
from aquelarre.kernel import WATCHER, Dice, View, members
from aquelarre.kernel.folding import WIDTH
from aquelarre.match import Match
from aquelarre.words import LANGUAGES, Words

NAMES = ["Ana", "Beto", "Carla", "Dani", "Eva", "Fede"]
BOTH = pytest.mark.parametrize("lang", LANGUAGES)


def words(lang: str = "es") -> Words:
    return Words(lang, GAME, players=NAMES, strict=True)


def lines(scene: Scene, lang: str = "es") -> list[str]:
    return draw(GAME.view(scene.s, WATCHER), words(lang).say, BOX)


def bands_of(found: list[str]) -> list[list[str]]:
    """The lines of the map, band by band, without the numbers above and below each."""
    bands: list[list[str]] = []
    start = next(k for k, line in enumerate(found) if line.startswith(("Paisaje", "Landscape")))
    for line in found[start:]:
        if not line.startswith(" "):
            if not line.startswith(("Paisaje", "Landscape", "Column")):
                break
            bands.append([])
        else:
            bands[-1].append(line)
    bands = [band for band in bands if band]
    for band in bands:
        assert band[0] == band[-1]
        assert not band[0].strip(" -0123456789")
    return [band[1:-1] for band in bands]


def map_of(found: list[str]) -> list[str]:
    """The lines of all bands of the map, without their numbers."""
    return [line for band in bands_of(found) for line in band]


def village() -> Scene:
    """A small city, a road with a bend, a farmer of Ana's."""
    scene = Scene(mage_and_witch=1)
    scene.play("J", 1, 0, turn=1, follower="farm-NNW")
    scene.play("D", 0, -1, turn=2)
    return scene


# -- the map -----------------------------------------------------------------------------


@BOTH
def test_only_fitting_places_are_marked(lang: str) -> None:
    scene = village()
    scene.draw("C")
    view = GAME.view(scene.s, WATCHER)
    assert view["fits"] == ["2,0"]
    found = draw(view, words(lang).say, BOX)
    marked = [line for line in map_of(found) if "+" in line]
    assert len(marked) == 2
    assert all(line.count("+") == 2 for line in marked)
    assert sum("2,0" in line for line in map_of(found)) == 1
    scene.lay(2, 0)
    assert not any("+" in line for line in map_of(lines(scene, lang)))


def test_followers_stand_on_the_map() -> None:
    found = map_of(lines(village()))
    assert found[3:6] == ["    .\\▒▒▒/..a    /", "  0 ──────────┐(▒▒", "    .     ..  │  \\"]


def test_a_second_follower_and_both_figures() -> None:
    """Two on a segment have a number, and a figure stands beside them."""
    scene = Scene(crop_circles=6, mage_and_witch=1)
    scene.play("U", 1, 0, follower="road-E")
    scene.play("U", 2, 0)
    scene.draw("MW5")
    scene.lay(0, -1)
    scene.send("witch", 1, 0, "road-E")
    scene.follower()
    put_follower(scene.s, 0, segment_at(scene.s, place_at(1, 0), SPOTS.index("road-E")))
    scene.draw("MW8")
    scene.lay(-1, 0)
    scene.send("mage", 0, -1, "city-N")
    found = lines(scene)
    assert map_of(found) == [
        r"           %\▒M▒/.",
        " -1",
        r"           ./▒▒▒\.",
        r"    ┏\▒▒▒/┓.\▒▒▒/..     ..     .",
        "  0 ▒▒)┌──────────────WA2───────",
        "    ┗  │ %┛.     ..     ..     .",
    ]
    assert "W la bruja: 1,0 camino este." in found
    assert "M el mago: 0,-1 ciudad norte." in found
    assert any(line.endswith("colocados: 1,0 camino este × 2.") for line in found)


def test_the_tile_just_laid_is_marked() -> None:
    scene = village()
    scene.draw("L")
    scene.lay(-1, 0)
    found = lines(scene)
    assert map_of(found)[3:6] == [
        "    ┏\\▒▒▒/┓.\\▒▒▒/..a    /",
        "  0 ───o─────────────┐(▒▒",
        "    ┗  │  ┛.     ..  │  \\",
    ]
    last = found.index(
        "Loseta recién colocada en -1,0: ciudad en un lado y cruce de tres caminos (L)."
    )
    assert found[last + 1 : last + 4] == ["  ┏\\▒2▒/┓", "  ─5─o─3─", "  ┗7 4 6┛"]
    assert found[last + 4 :] == [
        "  2 la ciudad del lado norte; 3 el camino del lado este; 4 el camino del lado sur;",
        "    5 el camino del lado oeste; 6 la granja del lado este (abajo);",
        "    7 la granja del lado sur (izquierda)",
    ]


@pytest.mark.parametrize("tile", LABELS)
def test_the_numbers_on_the_tile_just_laid_are_those_of_the_answers(tile: str) -> None:
    """They stand only where a follower may go, each one once."""
    scene = Scene(mage_and_witch=1, crop_circles=6)
    scene.play("W", 1, 0, follower="road-S")
    scene.draw(tile)
    _, place, turn = scene.options()[-1].split()
    x, y = (int(number) for number in place.split(","))
    scene.lay(x, y, int(turn))
    if scene.question == "send":
        assert words().say("show-laid", place=place, tile=LABELS.index(tile)) == (lines(scene)[-1])
        scene.answer(scene.s.options(scene.s.active)[0])
    assert scene.question == "follower"
    options = scene.options()
    found = lines(scene)
    numbers = [str(number) for number in range(2, len(options) + 1)]
    start = max(k for k, line in enumerate(found) if line.startswith("Loseta recién"))
    painted = "".join(found[start + 1 : start + 4])
    assert sorted(sign for sign in painted if sign.isdigit()) == numbers
    told = " ".join(line.strip() for line in found[start + 4 :]).split("; ")
    for number, option, text in zip(numbers, options[1:], told, strict=True):
        spot = SPOTS.index(option.removeprefix("follower "))
        assert text == f"{number} {words().thing('spot', spot)}"


def test_a_wide_landscape_comes_in_bands() -> None:
    scene = Scene()
    for x in range(1, 30):
        scene.play("U", x, 0)
    scene.draw("U")
    found = lines(scene)
    assert all(len(line) <= WIDTH for line in found)
    bands = bands_of(found)
    roads = [next(line for line in band if line.startswith("  0 ")).split() for band in bands]
    assert len(bands) == 3
    assert roads[0][:2] == ["0", "-1,0"]
    assert roads[-1][-1] == "30,0"
    assert "".join("".join(road) for road in roads).count("─") == 30 * WIDE
    heads = [line for line in found if line.startswith("Columnas")]
    assert heads == ["Columnas de -1 a 8:", "Columnas de 9 a 19:", "Columnas de 20 a 30:"]


# -- the lists ---------------------------------------------------------------------------


def test_the_tile_in_hand_in_four_rotations() -> None:
    scene = village()
    scene.draw("T")
    found = lines(scene, "en")
    hand = found.index("Tile to lay: city on three sides and a road (T).")
    assert found[hand + 1 :] == [
        "  unturned        clockwise       half turn       anticlockwise",
        r"  ▒▒▒▒▒▒▒         .\▒▒▒▒▒         \  │  /         ▒▒▒▒▒/.",
        r"  ▒▒▒▒▒▒▒         ──)▒▒▒▒         ▒▒▒▒▒▒▒         ▒▒▒▒(──",
        r"  /  │  \         ./▒▒▒▒▒         ▒▒▒▒▒▒▒         ▒▒▒▒▒\.",
        "  unturned (north city, east city, south road, west city): fits at 2,0.",
        "  a quarter turn clockwise (north city, east city, south city, west road): does not fit.",
        "  half a turn (north road, east city, south city, west city): fits at 2,0; 1,1.",
        "  a quarter turn anticlockwise (north city, east road, south city, west city): fits at"
        " -1,-1; -1,0;",
        "    2,0.",
    ]


def test_rotations_without_difference_are_told_once() -> None:
    scene = village()
    scene.draw("U")
    turned = [line for line in lines(scene, "en") if "north field" in line or "north road" in line]
    assert [line.partition(" (")[0] for line in turned] == [
        "  unturned, half a turn",
        "  a quarter turn clockwise, a quarter turn anticlockwise",
    ]


@pytest.mark.parametrize("tile", ["K", "E", "W", "MW3", "CC2"])
def test_where_a_rotation_fits_is_what_the_game_allows(tile: str) -> None:
    scene = village()
    scene.draw(tile)
    found = lines(scene)
    hand = next(k for k, line in enumerate(found) if line.startswith("Loseta por colocar"))
    whole = " ".join(line.strip() for line in found[hand:])
    told = set()
    for rotation in range(ROTATIONS):
        _, _, rest = whole.partition(f"{words().thing('rotation', rotation)} (norte ")
        answer = rest.partition("): ")[2].partition(".")[0]
        places = answer.removeprefix("encaja en ").split("; ") if "encaja en" in answer else []
        told |= {f"lay {place} {rotation}" for place in places}
    assert told == set(scene.options())


def test_players_features_and_bag() -> None:
    found = lines(village())
    ana = "A Ana: 0 puntos, 6 seguidores en la reserva; colocados: 1,0 granja norte (izquierda)."
    assert ana in found
    assert "B Beto: 0 puntos, 7 seguidores en la reserva." in found
    assert "Seguidores: A Ana, B Beto; en minúscula, granjeros." in found
    assert not any(line.startswith("Losetas colocadas") for line in found)
    start = found.index(
        "Lo que está ocupado, con los seguidores de cada jugador y lo que daría ahora:"
    )
    assert found[start + 1] == (
        "  1,0 granja norte (izquierda): 2 losetas, 1 ciudad completa; Ana 1; 3 puntos para Ana."
    )
    assert any(line.startswith("Por salir, 77 losetas: A 2, B 4, C 1, D 2, ") for line in found)


@BOTH
def test_nothing_is_occupied_at_the_start(lang: str) -> None:
    found = lines(Scene(), lang)
    assert words(lang).say("show-features-none") in found
    assert map_of(found) == ["   .\\▒▒▒/.", " 0 ───────", "   .     ."]
    assert not any(line.startswith("M") for line in found)  # there is no mage at this table


def test_shared_and_complete_features() -> None:
    scene = Scene(3)
    scene.play("V", 1, 0, follower="road-S")
    scene.play("U", 0, 1, follower="road-E")
    scene.play("V", 1, 1, turn=1)
    road = "  1,0 camino sur: 4 losetas; Ana 1, Beto 1; 4 puntos para cada uno: Ana y Beto."
    assert road in lines(scene)
    scene.play("V", -1, 0, turn=3)
    scene.draw("V")
    scene.lay(-1, 1, turn=2)
    owners = "Ana 1, Beto 1; 6 puntos para cada uno: Ana y Beto."
    assert f"  1,0 camino sur: 6 losetas, completo; {owners}" in lines(scene)
    whole = "  1,0 road south: 6 tiles, complete; Ana 1, Beto 1; 6 points each for Ana and Beto."
    assert whole in lines(scene, "en")


def test_pennants_are_counted_whatever_they_bring() -> None:
    scene = Scene()
    scene.play("M", 0, -1, turn=2, follower="city-E")
    assert "  0,-1 ciudad este: 2 losetas, 1 escudo; Ana 1; 3 puntos para Ana." in lines(scene)
    scene.draw("F")
    scene.lay(1, -1)
    scene.follower()
    scene.draw("E")
    scene.lay(2, -1, turn=3)
    whole = "  0,-1 ciudad este: 4 losetas, 2 escudos, completa; Ana 1; 12 puntos para Ana."
    assert whole in lines(scene)


def test_figures_in_the_list() -> None:
    scene = Scene(2, mage_and_witch=1)
    scene.play("U", 1, 0, follower="road-E")
    scene.draw("MW5")
    scene.lay(0, -1)
    scene.send("mage", 1, 0, "road-E")
    found = lines(scene, "en")
    assert "M the mage: 1,0 road east." in found
    assert "W the witch: beside the board." in found
    assert "  1,0 road east: 2 tiles, with the mage (+2); Ana 1; 4 points for Ana." in found
    assert "  0 ───────────MA─" in map_of(found)


def test_tiles_that_fitted_nowhere() -> None:
    scene = village()
    scene.s.set_aside.append(LABELS.index("C"))
    assert "Fuera del juego porque no encajaban: C." in lines(scene)


# -- the end and the rest ----------------------------------------------------------------


def test_the_end_shows_final_scores() -> None:
    scene = Scene(3)
    scene.play("U", 1, 0, follower="road-E")
    scene.last("U")
    scene.lay(2, 0)
    scene.follower("farm-NNW")
    assert scene.s.over
    found = lines(scene)
    assert found[:2] == [
        "Fin de la partida: gana Ana con 3 puntos.",
        "Puntos finales: Ana 3, Beto 0, Carla 0.",
    ]
    assert any(line.startswith("Lo que quedó ocupado, con ") for line in found)
    assert any(line.endswith(": 0,0 D/0; 1,0 U/0; 2,0 U/0.") for line in found)
    assert not any("┏" in line for line in found)
    scene.s.score = [3, 3, 0]
    said = "The game is over: Ana and Beto share the victory with 3 points."
    assert lines(scene, "en")[0] == said
    scene.s.score = [3, 3, 3]
    said = "Fin de la partida: Ana, Beto y Carla comparten la victoria con 3 puntos."
    assert lines(scene)[0] == said
    named = Words("es", GAME, players=["Ana", "Beto", "Íñigo"], reader=0, strict=True)
    said = "Fin de la partida: Ana (tú), Beto e Íñigo comparten la victoria con 3 puntos."
    assert draw(GAME.view(scene.s, 0), named.say, BOX)[0] == said


def test_the_witch_is_named_also_where_half_of_one_point_leaves_one() -> None:
    scene = Scene(2, mage_and_witch=1)
    scene.play("X", 1, 0, follower="road-N")
    scene.draw("MW5")
    scene.lay(0, -1)
    scene.send("witch", 1, 0, "road-N")
    road = (
        "  1,0 road north: 1 tile, with the witch (who takes nothing here); Ana 1; 1 point for Ana."
    )
    assert road in lines(scene, "en")


@BOTH
def test_before_and_components(lang: str) -> None:
    say = words(lang).say
    assert GAME.before(say)
    found = components(say, BOX)
    assert all(len(line) <= WIDTH and line == line.rstrip() for line in found)
    assert sum(line.startswith("  ") and "×" in line for line in found) == FIRST_SPARE
    for name, number in (("base", 72), ("mage_and_witch", 8), ("crop_circles", 6)):
        assert say(f"show-set-{name}", size=number) in found
    assert sum(kind.copies for kind in BASE) == 72


def check(view: View, lang: str) -> None:
    found = draw(view, words(lang).say, BOX)
    drawn = map_of(found) if view["tiles"] else []
    whole = "\n".join(found)
    for line in found:
        assert line
        assert line == line.rstrip()
        assert len(line) <= WIDTH
        assert all(east_asian_width(sign) not in "WF" for sign in line)
        assert all(category(sign)[0] in "LNPSZ" for sign in line)
    # what stands somewhere is there in words
    for player in view["players"]:
        assert any(line.startswith(f"{PLAYERS[player['seat']]} ") for line in found)
    for at in view["followers"]:
        assert at["place"] in whole
    # and its sign on the map
    painted = "".join(drawn)
    signs = [PLAYERS[at["seat"]] for at in view["followers"]]
    assert all(painted.upper().count(sign) >= signs.count(sign) for sign in set(signs))
    for sign, figure in zip("MW", view["figures"], strict=False):
        assert painted.count(sign) == (figure is not None)
    for label in view["fits"]:
        assert any(label in line for line in drawn)


@BOTH
@pytest.mark.parametrize("players", [2, 6])
def test_whole_games(lang: str, players: int) -> None:
    for seed, settings in enumerate(({}, {"crop_circles": 6}, {"mage_and_witch": 0, "farmers": 0})):
        match = Match(GAME, players, settings, seed=seed)
        dice = Dice(seed)
        steps = 0
        while not match.over:
            if steps < 10 or steps % 9 == 0:
                check(match.view(WATCHER if steps % 2 else 0), lang)
            seat = members(match.state.asked)[0]
            options = match.state.options(seat)
            match.play(seat, options[dice.below(len(options))])
            steps += 1
        check(match.view(WATCHER), lang)


@BOTH
def test_before_the_first_tile_there_is_no_map(lang: str) -> None:
    s = GAME.start(2, {"crop_circles": 1})
    view = GAME.view(s, WATCHER)
    assert not view["tiles"]
    assert draw(view, words(lang).say, BOX)
