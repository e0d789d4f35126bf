"""The position in lines: the map with what stands on it, and everything in words."""

from __future__ import annotations

from unicodedata import category, east_asian_width

import pytest

from aquelarre.games.carcassonne import GAME
from aquelarre.games.carcassonne.box import BASE, KINDS, LABELS
from aquelarre.games.carcassonne.landscape import put_follower, segment_at
from aquelarre.games.carcassonne.lines import PLAYERS, before, components, draw
from aquelarre.games.carcassonne.picture import WIDE
from aquelarre.games.carcassonne.places import place_at
from aquelarre.games.carcassonne.scenario import Scene
from aquelarre.games.carcassonne.tiles import ROTATIONS, SPOTS
from aquelarre.kernel import WATCHER, Dice, View, members
from aquelarre.kernel.folding import WIDTH
from aquelarre.match import Match
from aquelarre.words import LANGUAGES, Words

NAMES = ["Ana", "Beto", "Carla", "Dani", "Eva", "Fede"]
BOTH = pytest.mark.parametrize("lang", LANGUAGES)


def words(lang: str = "es") -> Words:
    return Words(lang, GAME, players=NAMES, strict=True)


def lines(scene: Scene, lang: str = "es") -> list[str]:
    return draw(GAME.view(scene.s, WATCHER), words(lang).say)


def map_of(found: list[str]) -> list[str]:
    """The lines of the map, without the numbers above and below it."""
    start = next(k for k, line in enumerate(found) if line.startswith(("Paisaje", "Landscape")))
    end = next(k for k in range(start + 1, len(found)) if not found[k].startswith(" "))
    return found[start + 2 : end - 1]


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
    found = draw(view, words(lang).say)
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
    assert any(line.endswith("puestos: 1,0 camino este (2).") for line in found)


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
    assert found[last + 1 : last + 4] == ["  ┏\\▒s▒/w", "  ─v─o─t─", "  ┗y u x┛"]
    assert found[last + 4].startswith("  s la ciudad del lado norte; t el camino del lado este; ")


def test_a_wide_landscape_is_drawn_whole() -> None:
    scene = Scene()
    for x in range(1, 30):
        scene.play("U", x, 0)
    scene.draw("U")
    rows = map_of(lines(scene))
    road = next(line for line in rows if line.startswith("  0 "))
    assert road.split() == ["0", "-1,0", "─" * 30 * WIDE, "30,0"]
    assert len(road) > 200


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
        "  unturned (north city, east city, south road, west city): fits on 2,0.",
        "  a quarter turn clockwise (north city, east city, south city, west road): does not fit.",
        "  half a turn (north road, east city, south city, west city): fits on 2,0; 1,1.",
        "  a quarter turn anticlockwise (north city, east road, south city, west city): fits on"
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
        places = answer.removeprefix("cabe en ").split("; ") if "cabe en" in answer else []
        told |= {f"lay {place} {rotation}" for place in places}
    assert told == set(scene.options())


def test_players_features_and_bag() -> None:
    found = lines(village())
    assert (
        "A Ana: 0 puntos, 6 seguidores en la reserva; puestos: 1,0 granja norte (mitad oeste)."
        in found
    )
    assert "B Beto: 0 puntos, 7 seguidores en la reserva." in found
    assert "Seguidores: A Ana, B Beto; en minúscula, granjeros." in found
    tiles = next(line for line in found if line.startswith("Losetas colocadas"))
    assert tiles.endswith(": 0,-1 D/2; 0,0 D/0; 1,0 J/1.")
    start = found.index("Lo que está ocupado y lo que daría ahora:")
    assert found[start + 1] == (
        "  0,0 granja este (mitad norte): 2 losetas, 1 ciudad completa; Ana 1; 3 puntos para Ana."
    )
    assert any(line.startswith("Por salir, 77 losetas: A 2, B 4, C 1, D 2, ") for line in found)


@BOTH
def test_nothing_is_occupied_at_the_start(lang: str) -> None:
    found = lines(Scene(), lang)
    assert words(lang).say("show-features-none") in found
    assert map_of(found) == ["   .\\▒▒▒/.", " 0 ───────", "   .     ."]
    assert "M" not in "".join(found[:8])  # there is no mage at this table


def test_shared_and_complete_features() -> None:
    scene = Scene(3)
    scene.play("V", 1, 0, follower="road-S")
    scene.play("U", 0, 1, follower="road-E")
    scene.play("V", 1, 1, turn=1)
    assert "  0,0 camino este: 4 losetas; Ana 1, Beto 1; 4 puntos para Ana, Beto." in lines(scene)
    scene.play("V", -1, 0, turn=3)
    scene.draw("V")
    scene.lay(-1, 1, turn=2)
    whole = "  0,0 camino este: 6 losetas, ya entera; Ana 1, Beto 1; 6 puntos para Ana, Beto."
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
    assert "  0,0 road east: 2 tiles, with the mage (+2); Ana 1; 4 points for Ana." in found
    assert "  0 ───────────MA─" in map_of(found)


def test_tiles_that_fitted_nowhere() -> None:
    scene = village()
    scene.s.set_aside.append(LABELS.index("C"))
    assert "Losetas que no cabían y están fuera: C." in lines(scene)


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
    assert "Lo que quedó ocupado y lo que ha dado al final:" in found
    assert not any("┏" in line for line in found)
    scene.s.score = [3, 3, 0]
    assert lines(scene, "en")[0] == "The game is over: Ana, Beto share the victory with 3 points."


@BOTH
def test_before_and_components(lang: str) -> None:
    say = words(lang).say
    assert before(say)
    found = components(say)
    assert all(len(line) <= WIDTH and line == line.rstrip() for line in found)
    assert sum(line.startswith("  ") and "×" in line for line in found) == len(KINDS)
    for name, number in (("base", 72), ("mage_and_witch", 8), ("crop_circles", 6)):
        assert say(f"show-set-{name}", number=number) in found
    assert sum(kind.copies for kind in BASE) == 72


def check(view: View, lang: str) -> None:
    found = draw(view, words(lang).say)
    drawn = map_of(found) if view["tiles"] else []
    whole = "\n".join(found)
    for line in found:
        assert line
        assert line == line.rstrip()
        assert all(east_asian_width(sign) not in "WF" for sign in line)
        assert all(category(sign)[0] in "LNPSZ" for sign in line)
    wide = [line for line in found if len(line) > WIDTH]
    heads = [line for line in wide if not line.strip(" -0123456789")]
    assert set(wide) <= {*drawn, *heads}
    # what stands somewhere is there in words
    for player in view["players"]:
        assert any(line.startswith(f"{PLAYERS[player['seat']]} ") for line in found)
    for at in view["followers"]:
        assert at["place"] in whole
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
    assert draw(view, words(lang).say)
