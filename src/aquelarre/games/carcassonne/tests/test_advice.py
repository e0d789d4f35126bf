"""The coach: what it says is what the guide reckons with, to the figure."""

from __future__ import annotations

import pytest

from aquelarre.games.carcassonne import GAME
from aquelarre.games.carcassonne.box.places import place_at
from aquelarre.games.carcassonne.box.tiles import CITY, CLOISTER, ROAD, SPOTS
from aquelarre.games.carcassonne.rules.crop_circles import ADD, ADD_NONE, ALL_ADD, ALL_TAKE, TAKE
from aquelarre.games.carcassonne.rules.mage_and_witch import REMOVE, SEND, THE_MAGE, THE_WITCH
from aquelarre.games.carcassonne.tests.scenario import Scene
from aquelarre.games.carcassonne.verbs import FOLLOWER, LAY, NO_FOLLOWER
from aquelarre.kernel import Action, Dice, Reason, Seat, Window, advise, warn
from aquelarre.words import Words

NAMES = ["Ana", "Beto", "Carla", "Dani"]


def reasons(scene: Scene, action: Action) -> dict[str, Reason]:
    """What is said of an answer of whoever is asked, by key."""
    seat = scene.s.asked.bit_length() - 1
    found = GAME.reasons(Window(GAME, scene.s, seat), Dice(1), action)
    assert len({reason.key for reason in found}) == len(found)
    return {reason.key: reason for reason in found}


def said(reason: Reason, lang: str, reader: Seat = 0) -> str:
    return Words(lang, GAME, players=NAMES, reader=reader, strict=True).reason(reason)


def is_(reason: Reason, worth: float, **values: int) -> bool:
    """The figures of a reason."""
    assert reason.worth == pytest.approx(worth)
    assert reason.values == values
    return True


def city(tiles: int, ends: int, left: int, pennants: int = 0) -> float:
    """What the guide expects of a city, written out a second time."""
    whole = (left / (left + 30)) ** ends
    return (1 + whole) * (tiles + 0.4 * ends + pennants)


def follower(number: int, left: int) -> float:
    """What the last of so many followers in the supply is worth."""
    return float(10 * 0.6 ** (number - 1) * left / 72)


# -- where to lay the tile -----------------------------------------------------------------


@pytest.mark.rule("CAR-07")
def test_a_city_that_is_completed() -> None:
    scene = Scene()
    scene.play("F", 0, -1, turn=1, follower="city-N")
    scene.play("U", 1, 0)
    scene.draw("E")
    left = scene.s.bag.total
    found = reasons(scene, LAY.at(place_at(0, -2), 2))
    before = city(2, 1, left, pennants=1)
    values = {"feature": CITY, "place": place_at(0, -1), "points": 8, "before": 6, "more": 2}
    assert round(before) == 6
    assert is_(found["closes"], 8 - before, **values)
    back = follower(7, left)
    assert is_(found["supply-back"], back, count=1, left=7, points=round(back))
    assert said(found["closes"], "es") == (
        "Completas tu ciudad (1 al norte): 8 puntos; contaba con unos 6 puntos."
    )
    assert said(found["closes"], "en") == (
        "You complete your city (1 north): 8 points; I was counting on about 6 points."
    )


def test_what_comes_to_be_expected_of_ones_own() -> None:
    scene = Scene()
    scene.play("G", 0, -1, turn=1, follower="city-N")
    scene.play("B", 0, 1, follower="cloister")
    scene.draw("G")
    left = scene.s.bag.total
    found = reasons(scene, LAY.at(place_at(0, -2), 1))
    before, after = city(2, 1, left), city(3, 1, left)
    chance = round(10 * left / (left + 30))
    values = {"place": place_at(0, -1), "points": round(after), "before": round(before)}
    assert is_(found["changes-city"], after - before, count=chance, **values)
    assert said(found["changes-city"], "es") == (
        "Lo que espero de tu ciudad (1 al norte) pasa de 4 puntos a 6; "
        "7 posibilidades de 10 de que se complete."
    )
    assert said(found["changes-city"], "en") == (
        "What I expect from your city (1 north) goes from 4 points to 6; "
        "7 chances in 10 that it is completed."
    )
    scene.lay(0, -2, 1)
    scene.follower()
    scene.draw("U")  # beside the cloister of the player who lays it
    left = scene.s.bag.total
    found = reasons(scene, LAY.at(place_at(-1, 1), 1))
    each = 1 - left / (left + 14)
    assert [round(9 - 7 * each), round(9 - 6 * each)] == [8, 8]
    assert is_(found["slightly"], each, feature=CLOISTER, place=place_at(0, 1), more=1)


def test_what_helps_and_harms_another() -> None:
    scene = Scene()
    scene.play("F", 0, -1, turn=1, follower="city-N")
    scene.draw("E")
    left = scene.s.bag.total
    found = reasons(scene, LAY.at(place_at(0, -2), 2))
    before = city(2, 1, left, pennants=1)
    values = {"seat": 0, "feature": CITY, "place": place_at(0, -1), "points": 8, "before": 6}
    assert is_(found["their-closes"], before - 8, more=2, **values)
    assert said(found["their-closes"], "es", 1) == (
        "A Ana le completas su ciudad (1 al norte): suma 8 puntos y podía esperar unos 6 puntos."
    )
    assert said(found["their-closes"], "en", 1) == (
        "You complete Ana's city (1 north) for them: 8 points, "
        "where they could expect about 6 points."
    )


@pytest.mark.rule("CAR-09")
def test_a_feature_that_comes_to_be_shared() -> None:
    scene = Scene(3)
    scene.play("V", 1, 0, follower="road-S")
    scene.play("U", 0, 1, follower="road-E")
    scene.draw("V")
    scene.s.active = 0  # Ana's turn
    scene.s.owed = scene.s.asked = 1
    found = reasons(scene, LAY.at(place_at(1, 1), 1))
    values = {"seat": 1, "feature": ROAD, "place": place_at(1, 0)}
    assert is_(found["shares"], 4.8 - 2.8, points=5, before=3, **values)
    theirs = found["their-changes"]
    # Beto is the best of the others and one of two: he counts for three quarters.
    values = {"seat": 1, "feature": ROAD, "place": place_at(0, 1)}
    assert is_(theirs, -0.75 * (4.8 - 1.8), points=5, before=2, **values)
    assert said(found["shares"], "es") == (
        "Pasas a compartir tu camino (1 al este) con Beto: unos 5 puntos para cada uno, "
        "y tú contabas con unos 3 puntos."
    )


@pytest.mark.rule("CAR-12")
def test_a_follower_that_can_come_after_the_tile() -> None:
    scene = Scene()
    scene.draw("E")
    left = scene.s.bag.total
    found = reasons(scene, LAY.at(place_at(0, -1), 2))
    assert is_(found["claims"], 4.0, spot=SPOTS.index("city-S"), points=4, then=1)
    assert said(found["claims"], "es") == (
        "Luego puedes colocar un seguidor en la ciudad del lado sur: "
        "4 puntos enseguida, y vuelve a tu reserva."
    )
    scene.lay(0, -1, 2)
    found = reasons(scene, FOLLOWER.at(SPOTS.index("farm-NNW")))
    cost = follower(7, left) + 1.5 * left / 72  # and it would not come back
    values = {"spot": SPOTS.index("farm-NNW"), "points": 3, "left": round(cost), "then": 0}
    assert is_(found["put-farm"], 3 - cost, count=1, open=0, **values)
    assert said(found["put-farm"], "en") == (
        "A follower on the farm on the north side (left): I expect about 3 points at the end "
        "(in your supply, 2); it touches 1 completed city."
    )


# -- whether to place a follower -----------------------------------------------------------


def test_a_follower_on_a_city_a_road_and_a_cloister() -> None:
    scene = Scene()
    scene.draw("K")
    scene.lay(0, -1, 2)
    scene.s.supply[0] = 2
    left = scene.s.bag.total
    cost = follower(2, left)
    road = SPOTS.index("road-N")
    found = reasons(scene, FOLLOWER.at(road))
    values = {"spot": road, "points": 2, "left": round(cost), "then": 0}
    assert is_(found["put-road"], 1 + 2 * 0.4 - cost, count=2, **values)
    assert said(found["put-road"], "es") == (
        "Un seguidor en el camino del lado norte: espero unos 2 puntos "
        "(en la reserva, 6), con 2 extremos por cerrar."
    )
    scene.follower()
    scene.draw("B")
    scene.lay(0, 1)
    left = scene.s.bag.total
    cloister = SPOTS.index("cloister")
    found = reasons(scene, FOLLOWER.at(cloister))
    each = 1 - left / (left + 14)
    worth, cost = 9 - 7 * each, follower(7, left)
    values = {"spot": cloister, "points": round(worth), "left": round(cost), "then": 0}
    assert is_(found["put-cloister"], worth - cost, count=1, **values)


def test_a_follower_is_kept() -> None:
    scene = Scene()
    scene.draw("U")
    scene.lay(0, 1)
    scene.s.supply[0] = 1
    left = scene.s.bag.total
    cost = follower(1, left)
    seat = Window(GAME, scene.s, 0)
    found = advise(GAME, seat, Dice(1))
    assert found.action == NO_FOLLOWER.at()
    best = SPOTS.index("road-E")
    assert found.reasons == [Reason("keeps", spot=best, points=2, left=round(cost))]
    assert said(found.reasons[0], "es") == (
        "En la reserva un seguidor vale ahora unos 10 puntos; "
        "en el camino del lado este, que es lo mejor, unos 2 puntos."
    )
    found_warning = warn(GAME, seat, Dice(1), FOLLOWER.at(best))
    assert found_warning is not None
    against = found_warning.against
    assert [reason.key for reason in against] == ["put-road"]
    assert against[0].worth == pytest.approx(1.8 - cost)


def test_the_last_tile_leaves_nothing_to_keep_followers_for() -> None:
    scene = Scene()
    scene.last("E")
    scene.lay(0, -1, 2)
    found = reasons(scene, FOLLOWER.at(SPOTS.index("city-S")))
    assert [*found] == ["claims"]
    missed = reasons(scene, NO_FOLLOWER.at())["keeps-less"]
    assert is_(missed, 0.0, spot=SPOTS.index("city-S"), points=4, left=0)


# -- the mage and the witch ----------------------------------------------------------------


def two_cities() -> Scene:
    """A city of two tiles with a pennant for each of two players, and a marked tile is laid."""
    scene = Scene(mage_and_witch=1)
    scene.play("F", 0, -1, turn=1, follower="city-N")
    scene.play("F", 0, 1, follower="city-E")
    scene.draw("MW1")
    scene.lay(1, 0)
    assert scene.question == "send"
    return scene


@pytest.mark.rule("CAR-26", "CAR-27")
def test_what_a_figure_is_worth_where_it_goes() -> None:
    scene = two_cities()
    own, other = place_at(0, -1), place_at(0, 1)
    found = reasons(scene, SEND.at(THE_MAGE, own, SPOTS.index("city-N")))
    values = {"figure": THE_MAGE, "feature": CITY, "place": own, "points": 2, "then": 0}
    assert is_(found["with-more"], 2.0, **values)
    assert said(found["with-more"], "es") == (
        "Con el mago ahí, tu ciudad (1 al norte) vale unos 2 puntos más."
    )
    found = reasons(scene, SEND.at(THE_WITCH, other, SPOTS.index("city-E")))
    left = scene.s.bag.total
    whole = (left / (left + 30)) ** 2
    half = (round((1 + whole) * 1.8) + round(1 + whole)) // 2  # one tile, two ends, a pennant
    values = {"figure": THE_WITCH, "feature": CITY, "place": other, "points": half, "then": 0}
    assert is_(found["with-less-theirs"], half, seat=1, **values)
    assert said(found["with-less-theirs"], "en") == (
        f"With the witch there, Beto loses about {half} points on their city (1 south)."
    )
    found = reasons(scene, SEND.at(THE_MAGE, other, SPOTS.index("city-E")))
    assert found["with-more-theirs"].worth == pytest.approx(-1.0)
    road = SEND.at(THE_WITCH, place_at(0, 0), SPOTS.index("road-E"))
    assert is_(reasons(scene, road)["nobody-there"], 0.0, figure=THE_WITCH)


@pytest.mark.rule("CAR-24")
def test_which_figure_is_removed() -> None:
    scene = Scene(mage_and_witch=1)
    for tile, x, y, turn in (
        ("A", 1, 0, 1),
        ("A", -1, 0, 3),
        ("B", 1, -1, 0),
        ("B", 1, -2, 0),
    ):
        scene.play(tile, x, y, turn)
    scene.play("E", 0, -2, 2, follower="city-S")  # Ana's
    scene.s.figures = [0, scene.s.tile_at[place_at(0, -2)] * 8]
    scene.draw("MW5")
    scene.lay(0, -1)
    assert scene.question == "remove"
    found = reasons(scene, REMOVE.at(THE_WITCH))  # her city of two tiles is worth 4, not 2
    values = {"figure": THE_WITCH, "feature": CITY, "place": place_at(0, -2), "points": 2}
    assert is_(found["without-more-theirs"], -2.0, seat=0, then=0, **values)
    assert "without-more-theirs" not in reasons(scene, REMOVE.at(THE_MAGE))


# -- crop circles --------------------------------------------------------------------------


@pytest.mark.rule("CAR-40")
def test_what_a_circle_gives_and_takes() -> None:
    scene = Scene(crop_circles=6)
    scene.play("U", 0, 1, follower="road-E")
    scene.play("U", 0, 2, follower="road-E")
    scene.play("U", 0, 3, follower="road-E")
    scene.play("B", 0, 4)
    scene.draw("CC1")
    scene.lay(1, 0)
    scene.follower()
    left = scene.s.bag.total
    found = reasons(scene, ALL_TAKE.at())
    assert is_(found["taken"], -1.8, feature=ROAD, place=place_at(0, 1), before=2)
    assert is_(found["their-taken"], 1.8, feature=ROAD, place=place_at(0, 2), before=2, seat=1)
    back = follower(6, left)
    assert is_(found["supply-back"], back, count=1, left=6, points=round(back))
    scene.answer(ALL_ADD.at())
    found = reasons(scene, ADD.at(place_at(0, 2), SPOTS.index("road-E")))
    spent = follower(6, left)
    assert found["supply-less"].worth == pytest.approx(-spent)
    assert is_(reasons(scene, ADD_NONE.at())["spares"], 0.0, count=1, points=round(spent))


@pytest.mark.rule("CAR-40")
def test_which_follower_comes_back() -> None:
    scene = Scene(crop_circles=6)
    scene.play("U", 1, 0, follower="road-E")
    scene.play("U", 0, 1)
    scene.play("U", 0, 2, follower="road-E")
    scene.play("U", 2, 0)
    scene.draw("CC1")
    scene.lay(0, 3)
    scene.follower()
    scene.answer(ALL_TAKE.at())
    short = reasons(scene, TAKE.at(place_at(0, 2), SPOTS.index("road-E")))
    long = reasons(scene, TAKE.at(place_at(1, 0), SPOTS.index("road-E")))
    assert is_(short["taken"], -1.8, feature=ROAD, place=place_at(0, 2), before=2)
    assert is_(long["taken"], -3.8, feature=ROAD, place=place_at(1, 0), before=4)
    assert said(short["taken"], "es") == (
        "Con el círculo te quedas sin el seguidor de tu camino (2 al sur): "
        "contabas con unos 2 puntos."
    )


# -- what comes to the same --------------------------------------------------------------


def test_turned_so_that_it_looks_the_same_a_tile_weighs_the_same() -> None:
    """A mind that looks ahead thinks only of one of them."""
    scene = Scene()
    scene.draw("U")
    window = Window(GAME, scene.s, 0)
    options, weights = window.options(), GAME.weigh(window, Dice(1))
    plans = GAME.plan(window, Dice(1))
    straight, turned = (options.index(LAY.at(place_at(1, 0), turn)) for turn in (0, 2))
    assert weights[straight] == weights[turned] == plans[straight] > plans[turned]
    assert reasons(scene, options[straight]) == reasons(scene, options[turned])
    assert warn(GAME, window, Dice(1), options[turned]) is None


def test_nothing_to_choose_and_nothing_to_gain() -> None:
    scene = Scene()
    scene.s.supply = [0, 7]
    scene.draw("U")
    window = Window(GAME, scene.s, 0)
    assert advise(GAME, window, Dice(1)).reasons == [Reason("all-same")]
    scene = Scene()
    scene.draw("C")  # fits in one place, but in any of four rotations
    window = Window(GAME, scene.s, 0)
    assert [reason.key for reason in advise(GAME, window, Dice(1)).reasons] == ["all-same"]
