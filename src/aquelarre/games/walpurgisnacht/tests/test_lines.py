"""The position in lines: it shows what is in the view, all of it, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from aquelarre.games.walpurgisnacht import GAME
from aquelarre.games.walpurgisnacht.box.cards import IDS
from aquelarre.games.walpurgisnacht.box.mountain import EMPTY
from aquelarre.games.walpurgisnacht.tests.scenario import Scenario
from aquelarre.kernel import WATCHER, Dice, View, members
from aquelarre.kernel.folding import WIDTH
from aquelarre.match import Match
from aquelarre.words import LANGUAGES, Words

NAMES = ["Ana", "Beto", "Carla", "Dani", "Eva", "Fede", "Gloria", "Hugo"]
ROLES = ["W00", "W26", "W30", "W29"]
FOOT = {"O0": "W20", "O1": "W21", "O2": "W22", "O3": "W03", "O4": "W05"}
BOTH = pytest.mark.parametrize("lang", LANGUAGES)


def words(lang: str = "es") -> Words:
    return Words(lang, GAME, players=NAMES, strict=True)


def lines(scene: Scenario, seat: int, lang: str = "es") -> list[str]:
    return GAME.draw(GAME.view(scene.s, seat), words(lang).say)


def names_in(value: Any) -> Iterator[str]:
    """The cards that stand anywhere in a view."""
    if isinstance(value, dict):
        for part in value.values():
            yield from names_in(part)
    elif isinstance(value, list):
        for part in value:
            yield from names_in(part)
    elif value in IDS:
        yield value


def drawn(view: View, lang: str) -> tuple[list[str], set[str]]:
    """The lines, and which cards they were asked to name."""
    named: set[str] = set()
    w = words(lang)

    def say(key: str, **values: int | str) -> str:
        if key.startswith("card-"):
            named.add(key.removeprefix("card-"))
        return w.say(key, **values)

    return GAME.draw(view, say), named


def check(view: View, lang: str) -> None:
    found, named = drawn(view, lang)
    w = words(lang)
    whole = "\n".join(found)
    # what may be seen, and no other face
    assert named == set(names_in(view))
    for card in IDS:
        if card not in named:
            assert w.say(f"card-{card}") not in whole, card
    # every place of the mountain with its state
    for place in view["mountain"]:
        states = ("down", "open") if place["card"] and not place["blocked"] else ("blocked",)
        if place["danced"] and view["movements"]:
            states = ("danced",)
        if not place["card"]:
            states = ("empty",)
        number = str(int(place["slot"][1:]) + 1)
        texts = [w.say(f"show-slot-{state}", slot=number) for state in states]
        ring = w.say(f"ring-{place['slot'][0]}")
        row = " ".join(line for line in found if line.startswith(ring))
        assert any(text in row for text in texts)
    # every other player by name
    for player in view["players"]:
        assert player["seat"] == view["seat"] or NAMES[player["seat"]] in whole
    # plain and short
    for line in found:
        assert 0 < len(line) <= WIDTH
        assert line == line.rstrip()
        assert all(ord(sign) < 0x2500 for sign in line)


@BOTH
@pytest.mark.parametrize("players", [3, 5, 8])
def test_whole_games_from_every_seat(lang: str, players: int) -> None:
    for seed in range(3):
        match = Match(GAME, players, {"memory_aid": int(seed == 2)}, seed=seed)
        dice = Dice(seed)
        steps = 0
        while not match.over:
            if steps < 12 or steps % 7 == 0:
                for seat in (WATCHER, 0, match.state.active):
                    check(match.view(seat), lang)
            seat = members(match.state.asked)[0]
            asides = match.state.asides(match.state.mephisto)
            if steps == 40 and asides:
                match.play(match.state.mephisto, asides[0])
            else:
                options = match.state.options(seat)
                match.play(seat, options[dice.below(len(options))])
            steps += 1
        for seat in (WATCHER, 0, players - 1):
            check(match.view(seat), lang)


@BOTH
def test_the_wide_foot_stands_in_two_rows(lang: str) -> None:
    view = Match(GAME, 6, {"wide_foot": 1}, seed=1).view(0)
    check(view, lang)
    found, _ = drawn(view, lang)
    rows = [line for line in found if line.startswith(words(lang).say("ring-O"))]
    assert [line.count(",") for line in rows] == [4, 4]


@BOTH
def test_before_the_deal(lang: str) -> None:
    check(GAME.view(GAME.start(4), 0), lang)


@pytest.mark.rule("WAL-06")
def test_the_foot_is_shown_once() -> None:
    first = lines(Scenario(ROLES, FOOT, ready=False), 0)
    assert "  1: Niebla del Harz (fuego púrpura)" in first
    assert "  4: Gato negro (fuego púrpura, ojo de gato)" in first
    assert "Niebla del Harz" not in "\n".join(lines(Scenario(ROLES, FOOT), 0))


def test_rings_stand_in_columns_and_say_what_is_unblocked() -> None:
    found = lines(Scenario(ROLES, FOOT).reveal("O0").reveal("O1"), 0)
    rings = [line for line in found if line.startswith("Pent")]
    assert rings[2].startswith("Pentagrama:        1: bloqueada, 2: tapada,    3: bloqueada")
    assert rings[3].startswith("Pentágono externo: 1: vacío,     2: vacío,     3: tapada, ")
    assert len({line.index("2: ") for line in rings}) == 1


@pytest.mark.rule("WAL-19")
def test_the_hand_is_open_until_a_card_is_given_face_down() -> None:
    scene = Scenario(ROLES, FOOT).reveal("O0").reveal("O1")
    shown = "\n".join(lines(scene, 2))
    assert "Cartas reveladas por Ana en este turno:" in shown
    assert "Luna nueva" in shown
    scene.stop().give("W20", 1)
    others = lines(scene, 2)
    assert "Ana tiene en la mano 1 carta, que ya no se enseña." in others
    assert "Luna nueva" not in "\n".join(others)
    assert "Niebla del Harz" not in "\n".join(others)
    assert "Beto: 1 carta boca abajo." in others
    assert "  Niebla del Harz (fuego púrpura): carta sencilla, sin efecto propio" in lines(scene, 1)
    assert "En tu mano:" in lines(scene, 0)


@pytest.mark.rule("WAL-09")
@pytest.mark.rule("WAL-38")
def test_players_with_all_that_lies_before_them() -> None:
    scene = Scenario(ROLES, FOOT, first=1).hold(0, "W10", "W14").hold(0, "W15", face_up=False)
    found = lines(scene, 2)
    assert "Tu rol: bruja (carta «Máscara»)." in found
    assert (
        "Ana: 1 carta boca abajo; boca arriba, Hierbas (fuego verde), Escobas (sin fuego)." in found
    )
    assert "Dani: sin cartas." in found
    scene.declare(0)
    assert any(line.startswith("Ana, Mefistófeles declarado:") for line in lines(scene, 2))
    assert "Te has declarado Mefistófeles: todos lo saben." in lines(scene, 0)
    watched = lines(scene, WATCHER, "en")
    assert not any(line.startswith("Your") for line in watched)


def finished(scene: Scenario, witches: int, villagers: int) -> Scenario:
    """The night ends on an empty mountain, with these points marked before."""
    scene.s.score = [witches, villagers]
    scene.s.lying = 31
    scene.s.mountain[5:] = [EMPTY] * 20
    return scene.reveal_walpurga()


@pytest.mark.rule("WAL-28")
@pytest.mark.rule("WAL-36")
def test_the_end_shows_everything() -> None:
    scene = finished(Scenario(ROLES, FOOT).hold(1, "W27", face_up=False), 5, 5)
    found = lines(scene, 1)
    assert found[:3] == [
        "Fin de la partida: ganan las aldeanas.",
        "Victoria: Beto, Dani.",
        "Puntos: brujas 5, aldeanas 7.",
    ]
    assert "Reveladas en el último turno; no son de nadie:" in found
    assert "Ana: bruja (carta «Mefistófeles»)." in found
    beto = found.index("Beto: aldeana (carta «Gallo»).")
    assert found[beto + 1] == "  Boca abajo: Rosario (fuego verde)."


@pytest.mark.rule("WAL-36")
def test_the_end_without_winners() -> None:
    only_witches = finished(Scenario(["W00", "W27", "W30"], FOOT), 5, 6)
    assert "pierden todos" in lines(only_witches, 0)[0]
    even = finished(Scenario(ROLES, FOOT), 5, 5)
    assert lines(even, 0)[0] == "Fin de la partida: empate."
