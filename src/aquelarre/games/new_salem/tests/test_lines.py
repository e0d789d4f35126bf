"""The position in lines: it shows what is in the view, and nothing else."""

from __future__ import annotations

import pytest

from aquelarre.games.new_salem import GAME
from aquelarre.games.new_salem.seen.lines import before, draw
from aquelarre.games.new_salem.tests.scenario import Scene
from aquelarre.kernel import Dice
from aquelarre.kernel.folding import WIDTH
from aquelarre.match import Match
from aquelarre.words import LANGUAGES, Words

NAMES = ["Ana", "Beto", "Carla", "Dani", "Eva", "Fede", "Gloria", "Hugo"]
BOTH = pytest.mark.parametrize("lang", LANGUAGES)


def words(lang: str = "es") -> Words:
    return Words(lang, GAME, players=NAMES, strict=True)


def lines(scene: Scene, seat: int, lang: str = "es") -> str:
    return "\n".join(draw(scene.view(seat), words(lang).for_reader(seat).say))


@pytest.mark.rule("SAL-29")
def test_a_witch_reads_her_tips_in_the_first_round_and_others_do_not() -> None:
    scene = Scene(3, "N07 N01 N02")
    scene.deal("ENT-L COM-L JUS-L", "ENT-C COM-C MUE-R", "EDU-L FIN-C ENT-R")
    assert words().say("show-tips") in lines(scene, 0)
    assert words().say("show-tips") not in lines(scene, 1)
    assert words().say("show-tips") not in lines(scene, -1)
    scene.s.round = 2
    assert words().say("show-tips") not in lines(scene, 0), "once is enough for plain lines"
    assert len(scene.view(0)["tips"]) == 4, "but they can still be read"


@pytest.mark.rule("SAL-07")
def test_the_hand_the_choice_and_what_was_passed_on() -> None:
    scene = Scene(3, "N07 N01 N02")
    scene.deal("ENT-L COM-L JUS-L", "ENT-C COM-C MUE-R", "EDU-L FIN-C ENT-R")
    scene.play("pick", "ENT-L", seat=0)
    text = lines(scene, 0)
    assert "Teatro (Entretenimiento, izquierda): Esperanza" in text
    assert "Has elegido Teatro." in text
    assert "Has elegido" not in lines(scene, 1)
    scene.play("pick", "COM-C", seat=1).play("pick", "EDU-L", seat=2)
    assert "Beto tiene Mercado (Esperanza), Juzgado (retirar)" in lines(scene, 0)
    assert "Beto tiene" not in lines(scene, 1)
    scene.play("discard_both", seat=0)
    assert words().say("show-picked-both") in lines(scene, 0)


@pytest.mark.rule("SAL-18")
def test_events_their_costs_what_is_missing_and_the_duty() -> None:
    scene = Scene(4).street(0, "ENT-L").hope(0, 3).show("V17").launching()
    text = lines(scene, 1, "en")
    assert "Cleansing, cost 3: Remove 2 despair" in text
    assert "Trial, cost 4 (too little hope)" in text
    assert "Absolution, cost 4 (nobody is on trial)" in text
    duty = "The constable has {} hope cubes and the dearest event costs 4: {}."
    assert duty.format(3, "the phase may be ended") in text
    scene.hope(0, 1)
    assert duty.format(4, "one has to be launched") in lines(scene, 1, "en")
    scene.play("launch", "V02")
    text = lines(scene, 1, "en")
    assert "“Trial” is being carried out" in text
    assert "has to be launched" not in text
    assert "may be ended" not in text


def test_streets_with_cubes_chest_sets_and_notes() -> None:
    scene = Scene(4).street(1, "MUE-L", "MUE-C", "MUE-R").cubes("MUE-R-1", hope=1, despair=2)
    scene.keep("V18", 1).tried(1).launching()
    scene.s.spared = 2
    text = lines(scene, 0)
    assert "Beto: Esperanza 1, Desesperación 2 (sometido a Juicio, no se le puede" in text
    assert "Salvoconducto" in text
    assert "Cementerio 1 (arca), Funeraria 1, Patíbulo 1 (E1 D2)" in text
    assert "grupos completos: 1 de Muerte" in text


def test_cards_drawn_for_an_event() -> None:
    scene = Scene(4).street(0, "ENT-L").hope(0, 9).show("V14").launching().play("launch", "V14")
    scene.nature("draw_building", "COM-L").nature("draw_building", "COM-R")
    assert "Matadero (Comercio, derecha): Desesperación" in lines(scene, 0)
    assert "Matadero" not in lines(scene, 1)
    assert "Ana mira 2 Edificios robados." in lines(scene, 1)


def test_loose_cubes_and_known_characters() -> None:
    scene = Scene(4, "N07 N01 N02 N03").street(0, "ENT-L").hope(0, 9).hope(2, 1).show("V03")
    scene.launching().play("launch", "V03").play("question", "2")
    assert "un cubo de Esperanza y 0 cubos" in lines(scene, 1)
    assert "Josías Thorne, de los Puritanos)" in " ".join(lines(scene, 0).split())
    assert "Josías Thorne" not in lines(scene, 1)


@BOTH
def test_the_end(lang: str) -> None:
    scene = Scene(4, "N07 N01 N02 N03").street(1, "ENT-L").reckon()
    text = lines(scene, -1, lang)
    assert text.startswith(words(lang).say("show-won", players="Beto", side=1))
    assert words(lang).say("character-N07") in text


@BOTH
def test_lines_fit_and_everything_can_be_said(lang: str) -> None:
    assert before(words(lang).say)
    for seed in range(3):
        match = Match(GAME, 4 + 2 * seed, seed=seed)
        dice = Dice(seed)
        while not match.over:
            for seat in (-1, 0):
                found = draw(match.view(seat), words(lang).for_reader(seat).say)
                assert all(len(line) <= WIDTH for line in found)
            for _ in range(12):
                if not match.over:
                    seat = match.asked[0]
                    options = match.state.options(seat)
                    match.play(seat, options[dice.below(len(options))])
