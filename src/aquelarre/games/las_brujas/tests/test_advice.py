"""What the coach says: figures of scenes, reckoned by hand or by the rules, in both languages."""

from __future__ import annotations

import pytest

from aquelarre.games.las_brujas import verbs
from aquelarre.games.las_brujas.box.cards import NUMBER
from aquelarre.games.las_brujas.guide.advice import OF
from aquelarre.games.las_brujas.guide.choices import A_FAVOUR, ASKED, HAND, PREFERRED, WEIGHED
from aquelarre.games.las_brujas.guide.guide import WHOLE
from aquelarre.games.las_brujas.guide.hand import DRAWN, PRICES
from aquelarre.games.las_brujas.guide.mask import OUT
from aquelarre.games.las_brujas.guide.outlook import SWING, error, villagers_chance
from aquelarre.games.las_brujas.guide.spectre import CHAINED, NAMED
from aquelarre.games.las_brujas.guide.trial import SHIRKED
from aquelarre.games.las_brujas.tests.scenario import GAME, Scene, person
from aquelarre.games.las_brujas.tests.scenario_guide import (
    VILLAGER,
    WITCH,
    look,
    suspect,
    trust,
    village,
)
from aquelarre.games.las_brujas.tests.test_guide_choices import with_neighbour
from aquelarre.games.las_brujas.tests.test_guide_spectres import WITCH as WITCH_SPECTRE
from aquelarre.games.las_brujas.tests.test_guide_spectres import after_death
from aquelarre.kernel import Dice, Reason, Verb, Window, advise, warn
from aquelarre.words import Words

NAMES = ["Ana", "Luis", "Eva", "Juan", "Rosa", "Pau", "Noa", "Mar", "Sol"]
Said = dict[str, Reason]


def said(scene: Scene, seat: int, verb: Verb, *args: int | str) -> Said:
    """What is said of an answer, by key."""
    numbers = [NUMBER[arg] if isinstance(arg, str) else arg for arg in args]
    window = Window(GAME, scene.s, seat)
    action = verb.at(*numbers)
    assert action in window.options()
    found = GAME.reasons(window, Dice(1), action)
    return {reason.key: reason for reason in found if reason.key}


def sentence(language: str, reason: Reason, reader: int = 0) -> str:
    words = Words(language, GAME, players=NAMES, reader=reader, strict=True)
    return words.reason(reason).replace("⁨", "").replace("⁩", "")


def in_ten(chance: float) -> int:
    return max(1, min(9, round(10 * chance)))


def test_it_has_something_to_say_to_every_question() -> None:
    assert set(OF) == {*WHOLE, *WEIGHED, *ASKED}


# -- the vote ----------------------------------------------------------------------------


def test_a_vote_is_two_chances_and_from_deeds() -> None:
    """Seven live, two of them witches."""
    scene = suspect(village(first=1), 3).hold(1, "J1a").trial(1, "J1a", 3).all_pass()
    found = said(scene, 0, verbs.VOTE, 0)
    chance = look(scene, 0).own.witch[3]
    now = villagers_chance(2, 5)
    gained = villagers_chance(1, 5) - now
    lost = error(2, 5, look(scene, 0).care)
    assert found["burn-witch"].worth == pytest.approx(chance * gained)
    assert found["burn-villager"].worth == pytest.approx((1 - chance) * lost)
    assert found["burn-witch"].values["count"] == in_ten(chance)
    assert found["burn-witch"].values["more"] == round(100 * gained)
    assert found["clue-innocent"].values == {"seat": 3, "about": WITCH, "count": 6, "tone": 1}
    clue = found["clue-innocent"]
    assert sentence("es", clue) == "Juan votó 6 veces por salvar a Mar, que era Bruja."
    assert sentence("en", clue) == "Juan voted 6 times to save Mar, who was a witch."
    count, more = found["burn-witch"].values["count"], round(100 * gained)
    assert sentence("es", found["burn-witch"]) == (
        f"Juan puede ser Bruja ({count} de cada 10): quemar a una Bruja vale {more} de cada 100 "
        "opciones de ganar."
    )
    assert sentence("en", found["burn-witch"]) == (
        f"Juan may be a witch ({count} in 10): burning a witch is worth {more} in 100 chances of "
        "winning."
    )
    spared = said(scene, 0, verbs.VOTE, 1)
    assert spared["spare-witch"].worth == pytest.approx(-chance * gained)
    assert said(scene, 0, verbs.VOTE, 2)["abstain"].worth == -SHIRKED


def test_a_warning_says_what_speaks_against_it() -> None:
    scene = suspect(village(first=1), 3).hold(1, "J1a").trial(1, "J1a", 3).all_pass()
    found = warn(GAME, Window(GAME, scene.s, 0), Dice(1), verbs.VOTE.at(1))
    assert found is not None
    assert found.action == verbs.VOTE.at(0)
    assert [reason.key for reason in found.against] == ["spare-witch"]


def test_who_decides_alone_is_told_so() -> None:
    scene = village().hold(0, "J1a").trial(0, "J1a", 1).dice(2, 5)
    scene.vote(guilty=[0], innocent=[2])
    assert "decides-alone" in said(scene, 1, verbs.DECIDE, 1)


def test_a_witch_hears_what_a_villager_would_reckon_and_what_her_side_can_afford() -> None:
    scene = village().dead(2).dead(3).dead(4).dead(5).rumours(1, "R01a").hold(0, "J1a")
    scene.trial(0, "J1a", 1).all_pass()
    good, bad = said(scene, 6, verbs.VOTE, 0), said(scene, 6, verbs.VOTE, 1)
    assert good["affordable"].worth - bad["too-dear"].worth == OUT
    assert "as-villager" in good
    assert "as-villager" not in said(scene, 0, verbs.VOTE, 0)


def test_a_fellow_who_is_lost_is_given_up_for_a_good_name() -> None:
    scene = village("vvvvvww").hold(0, "J1a").rumours(5, "R26", "R27")
    scene.trial(0, "J1a", 5).all_pass()
    mine = look(scene, 6).mask
    assert mine.gain[5] < 0
    found = said(scene, 6, verbs.VOTE, 0)["fellow-lost"]
    assert found.worth == pytest.approx(-mine.gain[5])
    assert found.values["count"] > 5


# -- the turn ----------------------------------------------------------------------------


def test_a_rumour_is_told_by_its_points() -> None:
    scene = suspect(village(), 3).hold(0, "R26")
    found = said(scene, 0, verbs.SPREAD, "R26", 3)
    mine = look(scene, 0)
    assert found["worse"].worth == pytest.approx(SWING * 3 * mine.lean[3])
    values = {"seat": 3, "tone": 1, "count": in_ten(mine.own.witch[3]), "points": 3}
    assert found["worse"].values == values
    count = values["count"]
    assert sentence("es", found["worse"]) == (
        f"Juan pierde 3 puntos de Reputación, y puede ser Bruja ({count} de cada 10)."
    )
    assert sentence("en", found["worse"]) == (
        f"Juan stands 3 points worse, and may be a witch ({count} in 10)."
    )
    assert "clue-guilty" in found or "clue-accuses" in found or "clue-innocent" in found


def test_an_accusation_is_told_by_its_chance_and_price() -> None:
    scene = suspect(village(), 3).hold(0, "J1a", "C2a")
    found = said(scene, 0, verbs.ACCUSE, "J1a", 3)
    assert found["burn-witch"].worth > 0 > found["burn-villager"].worth
    assert found["price"].values == {"card": NUMBER["J1a"], "week": 1}
    assert found["price"].worth == pytest.approx(-PRICES["J1"] - 0.012)
    poor = said(scene.rumours(3, "R12", "R13"), 0, verbs.ACCUSE, "J1a", 3)
    assert poor["hopeless"].worth == -1.0


def test_the_abbess_has_asylum() -> None:
    scene = suspect(village(people="P05 P06 P10 P24 P17 P22 P11 P18 P19".split()), 3)
    found = said(scene.hold(0, "J1a"), 0, verbs.ACCUSE, "J1a", 3)
    assert found["asylum-alone"].worth == pytest.approx(-1 - PRICES["J1"])


def test_whoever_ends_a_turn_is_told_what_comes_closest_or_what_is_missed() -> None:
    scene = village().hold(0, "J1a")
    assert said(scene, 0, verbs.END_TURN)["end-card"].values == {"card": NUMBER["J1a"]}
    scene = suspect(village(), 3).hold(0, "R26")
    assert said(scene, 0, verbs.END_TURN)["end-misses-card"].values == {"card": NUMBER["R26"]}


# -- the afterlife -----------------------------------------------------------------------


def test_a_dead_witch_knows_whom_to_haunt() -> None:
    found = said(after_death(WITCH_SPECTRE, "U04"), WITCH_SPECTRE, verbs.HAUNT, "U04", 3)
    assert found["chained"].worth == pytest.approx(CHAINED)
    assert found["chained"].values == {"seat": 3, "tone": 0, "count": 10}
    assert (
        sentence("es", found["chained"])
        == "Juan no puede acusar durante un turno, y es pueblerino."
    )


def test_a_dead_witch_is_told_that_a_favour_gives_a_fellow_away() -> None:
    scene = after_death(WITCH_SPECTRE, "U02")
    found = said(scene, WITCH_SPECTRE, verbs.HAUNT, "U02", 5)["names-fellow"]
    assert found.worth == pytest.approx(-NAMED)
    assert sentence("en", found) == (
        "Everybody knows what you were: they would see that Pau is one of yours."
    )


# -- smaller choices ---------------------------------------------------------------------


def test_characters_are_told_by_their_place_and_name() -> None:
    s = GAME.start(5)
    dice = Dice("deal")
    while not s.asked & 1:
        s.answer(s.n, s.options(s.n)[dice.below(len(s.options(s.n)))])
    s.offered[0] = sum(1 << person(who) for who in ("P21", "P13", "P09"))
    window = Window(GAME, s, 0)
    found = {}
    for who in ("P21", "P13", "P09"):
        reasons = GAME.reasons(window, Dice(1), verbs.CHOOSE.at(person(who)))
        found[who] = {reason.key: reason for reason in reasons}
    assert found["P13"]["choose"].values == {"character": person("P13"), "more": 1, "total": 3}
    assert found["P13"]["good-name"].values == {"points": 2}
    assert found["P21"]["bad-name"].values == {"points": -2}
    gap = PREFERRED.index("P21") - PREFERRED.index("P13")
    assert found["P13"]["choose"].worth - found["P21"]["choose"].worth == pytest.approx(gap)


def test_a_card_for_the_right_hand_neighbour() -> None:
    scene = with_neighbour(False).hold(0, "S15", "J1a", "R13").answer(verbs.EVENT, "S15")
    found = said(scene, 0, verbs.HAND_ON, "J1a")
    assert found["gift"].worth == pytest.approx(-PRICES["J1"] * look(scene, 0).foe(1))
    assert found["given-up"].worth == pytest.approx(-PRICES["J1"])
    assert "least-bad" in said(scene, 0, verbs.HAND_ON, "R13")


def test_a_gift_is_told_with_the_card_that_is_drawn_for_it() -> None:
    scene = trust(village(), 1)
    for seat, name in enumerate("abcdefg"):
        scene.hold(seat, f"J1{name}")
    scene.rest_of_week()
    while scene.question != "share":
        seat = scene.asked[0]
        scene.s.answer(seat, scene.s.options(seat)[0])
        scene.dice(6, 1).nature()
    found = said(scene, 0, verbs.GIVE, "J1a", 1)
    assert found["drawn-anew"].worth == pytest.approx(DRAWN)
    assert found["drawn-anew"].values == {"count": HAND}
    assert found["gift"].worth > 0
    assert found["given-up"].worth == pytest.approx(-PRICES["J1"] - A_FAVOUR)


# -- windows of a trial ------------------------------------------------------------------


def test_before_passing_it_says_what_to_play() -> None:
    scene = village(first=1).hold(1, "J1a").hold(0, "C2a", "D1a").rumours(0, "R26")
    scene.trial(1, "J1a", 0)
    found = {x.key: x for x in GAME.reasons(Window(GAME, scene.s, 0), Dice(1), verbs.PASS.base)}
    assert found["play-card"].values == {"card": NUMBER["D1a"]}
    assert found["stands-me"].values["count"] >= 1
    scene.vote(guilty=[1, 2, 3, 4, 5, 6])
    assert scene.question == "verdict"
    advised = advise(GAME, Window(GAME, scene.s, 0), Dice(1))
    assert Reason("play-counter", card=NUMBER["C2a"]) in advised.reasons
    assert Reason("you-burn") in advised.reasons


def test_in_a_speech_it_says_what_to_say() -> None:
    scene = village(first=1).hold(1, "J1a").answer(verbs.ACCUSE, "J1a", 0, seat=1)
    while scene.question == "speech" and 0 not in scene.asked:
        scene.answer(verbs.END_SPEECH)
    found = GAME.reasons(Window(GAME, scene.s, 0), Dice(1), verbs.END_SPEECH.base)
    assert Reason("say-suspect", seat=1) in found, "who has thrown a stone"


def test_only_the_dead_are_known_for_what_they_were() -> None:
    scene = trust(village(first=1), 2).hold(1, "J1a").trial(1, "J1a", 2).all_pass()
    found = said(scene, 0, verbs.VOTE, 1)
    abouts = {x.values["about"]: x.values["tone"] for x in found.values() if "about" in x.values}
    assert set(abouts.items()) <= {(WITCH, 1), (VILLAGER, 0), (1, 2)}
    assert abouts
