"""The position in plain lines, in both languages."""

from __future__ import annotations

import re

import pytest

from aquelarre.games.discworld_witches import GAME
from aquelarre.games.discworld_witches.box.edition import our_data
from aquelarre.games.discworld_witches.box.ids import APPRENTICES, CARDS, NOWHERE
from aquelarre.games.discworld_witches.tests.scenario import Scene
from aquelarre.kernel.folding import WIDTH
from aquelarre.words import Words


def drawn(scene: Scene, seat: int = 0, lang: str = "en") -> str:
    words = Words(lang, GAME, players=["Ana", "Bea", "Cloe"], reader=seat, strict=True)
    lines = GAME.draw(scene.view(seat), words.say)
    assert all(len(line) <= WIDTH for line in lines)
    return " ".join(" ".join(lines).split())


def ready(*cards: str, **options: int) -> Scene:
    scene = Scene(2, "tiffany petulia", **options).witch(0, "MC").witch(1, "MT")
    return scene.hand(0, *cards)


@pytest.mark.rule("LAN-17")
def test_problems_with_difficulty_points_crises_and_chance() -> None:
    scene = ready().tile("BA", "fever", crisis=1).hidden("CV").hidden("DA", "lily", known_to=(0,))
    text = drawn(scene.acting())
    assert "Bad Ass: Fever, 9 (1 point), crisis, 88%" in text
    assert "Lancre Caves: a hard problem face down" in text
    assert "Lily Weatherwax (face down, but you have seen it), 23 (7 points), 0%" in text, (
        "others may have seen it, too"
    )
    assert "Lily" not in drawn(scene, seat=1)
    spanish = drawn(scene, lang="es")
    assert "Culo de Mal Asiento: Fiebre, 9 (1 punto), crisis, 88 %" in spanish


@pytest.mark.rule("LAN-17")
def test_chances_can_be_hidden() -> None:
    assert "%" not in drawn(ready(show_odds=0).tile("BA", "fever").acting())


@pytest.mark.rule("LAN-08")
def test_the_own_cards_with_what_they_do() -> None:
    text = drawn(ready("C01", "C08", "C05").acting())
    assert (
        "Granny Weatherwax: headology; Give back up to two cackles. Power of three (Granny)."
        in (text)
    )
    against = "4 more against the Magpyrs and Count Bela, after all four dice."
    assert f"{against} [Nanny Ogg’s House]" in text
    assert "Draw two cards and take a cackle." in text
    assert "Granny Weatherwax:" not in drawn(ready("C01").acting(), seat=1)


def test_an_attempt_step_by_step() -> None:
    scene = ready().tile("BA", "death").acting().play("walk", "BA").roll("5", "cackle")
    text = drawn(scene, seat=1)
    assert (
        "Ana tries to solve the problem at Bad Ass: Death, difficulty 12, 5 so far, 7 short, 53%."
        in text
    )
    assert "Dice: 5, cackle." in text


def test_players_tokens_tiles_and_the_dungeon() -> None:
    scene = ready().won(0, "pig", "duke", "lady").cackles(1, 2).aliss(1, 1).witch(1, "DG").acting()
    text = drawn(scene, seat=-1)
    assert "Ana, Tiffany Aching: Magrat’s Cottage, 10 points, 0 cackles, 0 cards (limit 3)" in text
    assert "(invisibility token, +1 to every roll)" in text
    assert "Solved: Sick Pig, Duke Felmet, Lady Felmet." in text
    assert "Bea, Petulia Gristle: Dungeon, −1 point, 2 cackles, 1 Black Aliss" in text
    assert "In the dungeon: Bea." in text


def test_a_whole_position() -> None:
    """Every line, for one who looks at the board on a terminal."""
    scene = Scene(2, "tiffany dimity").witch(0, "MC").witch(1, "BA").boxes(easy="arm")
    scene.tile("BA", "fever", crisis=1).won(0, "pig").hand(0, "C01", "C05").hand(1, "C02").acting()
    scene.s.last = 1
    words = Words("en", GAME, players=["Ana", "Bea"], reader=0, strict=True)
    lines = GAME.draw(scene.view(0), words.say)
    empty = next(number for number, line in enumerate(lines) if line.startswith("Empty: "))
    near = next(number for number, line in enumerate(lines) if line.startswith("Next to "))
    assert lines[:empty] == [
        "Turn 1 of 16 at most, against each other: Ana (you), actions.",
        "The last problem is on the board: the game ends with this turn.",
        "Tokens left: 8 cackle, 11 crisis, 12 Black Aliss. Deck: 52, discard pile: 0.",
        "Boxes: 1: Broken Arm, 1 easy, 0 hard; 2: empty; 3: empty; 4: empty; 5: empty; 6: empty.",
        "Problems:",
        "  Bad Ass (Bea): Fever, 9 (1 point), crisis, 88%",
    ]
    spaces = " ".join(" ".join(lines[empty:near]).split())
    assert spaces.startswith("Empty: Lancre Town, space 1; Lancre Town, space 2;")
    assert "; Lancre Castle, space 3; A Rock and a Hard Place;" in spaces
    assert spaces.endswith(". With witches and no problem: Magrat’s Cottage (Ana (you)).")
    assert "Bad Ass" not in spaces
    assert lines[near:] == [
        "Next to Magrat’s Cottage: Lancre Town, Bad Ass, Mad Stoat.",
        "Steps left: 2.",
        "Ana (you), Tiffany Aching: Magrat’s Cottage, 1 point, 0 cackles, 2 cards (limit 3) "
        "(invisibility",
        "  token)",
        "  Solved: Sick Pig.",
        "Bea, Dimity Hubbub: Bad Ass, 0 points, 0 cackles, 1 card (limit 3)",
        "Your cards:",
        "  Granny Weatherwax: headology; Give back up to two cackles. Power of three (Granny). "
        "[Granny",
        "    Weatherwax’s Cottage]",
        "  Perdita X Dream: magic; Draw two cards and take a cackle. Power of three (Perdita). "
        "[Mad Stoat]",
    ]


@pytest.mark.rule("LAN-54")
@pytest.mark.parametrize("lang", ["es", "en"])
def test_a_space_with_a_witch_is_not_called_empty(lang: str) -> None:
    words = Words(lang, GAME, players=["Ana", "Bea"], reader=0, strict=True)
    scene = ready().acting()
    lines = " ".join(" ".join(GAME.draw(scene.view(0), words.say)).split())
    empty, witches = (
        words.say(key, spaces="") for key in ("show-empty-spaces", "show-with-witches")
    )
    said = lines.split(empty.strip(" ."))[1].split(witches.strip(" ."))
    for seat, space in enumerate(("MC", "MT")):
        name = words.say(f"space-{space}.name")
        assert name not in said[0]
        assert f"{name} ({words.seat(seat)})" in said[1]


@pytest.mark.rule("LAN-06")
@pytest.mark.parametrize("lang", ["es", "en"])
def test_apprentices_say_what_they_do_before_one_is_chosen(lang: str) -> None:
    words = Words(lang, GAME, players=["Ana", "Bea"], reader=0, strict=True)
    scene = ready()
    scene.s.apprentice[0] = -1
    lines = " ".join(" ".join(GAME.draw(scene.view(0), words.say)).split())
    for name in APPRENTICES:
        does = f"{words.say(f'apprentice-{name}')}: {words.say(f'ability-{name}.does')}"
        assert (does in lines) is (name != "petulia")  # who has been chosen
    assert words.say("show-apprentices") not in drawn(ready().acting(), lang=lang)


@pytest.mark.rule("LAN-08")
def test_effects_of_cards_that_differ_a_little() -> None:
    text = drawn(ready("C25", "C05", "C06", "C08").acting())
    assert text.count("Draw two cards.") == 1
    assert text.count("Draw two cards and take a cackle.") == 1
    assert text.count("2 more, after all four dice.") == 1
    assert text.count("4 more against the Magpyrs and Count Bela, after all four dice.") == 1


@pytest.mark.rule("LAN-08")
def test_cards_of_others_that_must_be_in_their_hands() -> None:
    scene = ready("C25", "C01a").hand(1, "C02a", "C06a")
    scene.discarded(*(CARDS[card] for card in scene.s.deck)).acting()
    scene.play("draw_two", "C25").draw("C08a", "C09a")
    assert "Known to be in hand: Nanny Ogg, Nac Mac Feegle." in drawn(scene)
    assert "Known to be in hand" not in drawn(scene, seat=-1)


@pytest.mark.rule("LAN-14")
def test_steps_are_counted_while_there_are_some_to_take() -> None:
    scene = ready().tile("BA", "death").acting()
    assert "Steps left: 2." in drawn(scene)
    scene.play("walk", "BA")
    assert "Steps left" not in drawn(scene)
    looking = ready("C29").hidden("CV").hidden("DA").acting().play("borrow", "C29")
    assert "Steps left" not in drawn(looking), "something else is asked"


@pytest.mark.rule("LAN-18")
def test_of_an_attempt_nothing_is_said_before_the_tile_is_turned_up() -> None:
    scene = Scene(2, "dimity petulia").witch(0, "MC").hidden("BA").acting().play("walk", "BA")
    assert scene.view()["attempt"]["tile"] is None
    assert "tackles" not in drawn(scene)


@pytest.mark.rule("LAN-14")
def test_what_is_next_to_the_own_witch() -> None:
    scene = ready().acting()
    assert "Next to Magrat’s Cottage: Lancre Town, Bad Ass, Mad Stoat." in drawn(scene)
    assert "Next to" not in drawn(scene, seat=-1)


def test_set_up_and_placing() -> None:
    s = GAME.start(2)
    words = Words("en", GAME, players=["Ana", "Bea"], strict=True)
    assert "Set-up, against each other." in GAME.draw(GAME.view(s, 0), words.say)[0]
    waiting = ready()
    waiting.s.witch[1] = NOWHERE
    assert "Bea, Petulia Gristle: not on the board yet, 0 points" in drawn(waiting)
    scene = ready().next_tile("arm").turn()
    assert "To be placed: Broken Arm." in drawn(scene)
    hard = ready().next_tile().turn()
    assert "To be placed: a hard problem face down." in drawn(hard)


@pytest.mark.rule("LAN-28")
def test_the_end_with_all_accounts() -> None:
    scene = ready().won(0, "pig", "hiver").won(1, "lily").aliss(0, 1).cackles(1, 1)
    scene.boxes(easy="arm").turn().chance()
    text = drawn(scene.play("stay").play("stay").chance())
    assert "Points have been counted." in text
    assert "Ana (you): Sick Pig 1 + The Hiver 7 − 1 Black Aliss = 7 Bea:" in text
    assert "Bea: Lily Weatherwax 7 = 7 (by the hardest problem)" in text
    assert "Won by: Bea." in text
    for line in ("Next to", "Solved:", "Your cards"):
        assert line not in text, "nobody moves any more, and the tiles stand in the accounts"


@pytest.mark.rule("LAN-28")
def test_who_has_solved_nothing_has_nothing() -> None:
    scene = ready("C01").won(0, "pig").boxes(easy="arm").turn().chance()
    text = drawn(scene.play("stay").play("stay").chance())
    assert "Bea: 0 = 0" in text
    assert "Solved:" not in text


@pytest.mark.rule("LAN-51")
def test_a_verdict_for_who_plays_alone() -> None:
    scene = Scene(1, "dimity").witch(0, "MC").boxes(easy="arm").turn().chance()
    scene.play("stay").play("stay").chance()
    assert "Better keep pigs." in drawn(scene)


def test_what_is_in_the_box_and_where_it_comes_from() -> None:
    for lang, sentences in (
        ("en", ("Fever (rulebook): difficulty 7 (rulebook), points 1 (reconstructed)",)),
        ("es", ("Fiebre (reglamento): dificultad 7 (reglamento), puntos 1 (reconstruido)",)),
    ):
        words = Words(lang, GAME, strict=True)
        text = " ".join(" ".join(GAME.components(words.say)).split())
        assert all(sentence in text for sentence in sentences)
        assert GAME.before(words.say)
    words = Words("en", GAME, strict=True)
    text = " ".join(" ".join(GAME.components(words.say)).split())
    assert "Lancre Town (rulebook): spaces 3 (rulebook), an easy problem at the start" in text
    assert "Lancre Castle (rulebook)" in text
    starts = {"green": "an easy problem", "violet": "a hard problem", "": "empty"}
    for place in our_data()["places"]:
        name, start = re.escape(words.say(f"place-{place['id']}")), starts[place["start"]]
        wanted = rf"{name} \([a-z ]+\): spaces {place['spaces']} \(\w+\), {start} at the start"
        assert re.search(wanted, text), wanted
    assert (
        "Blasted Oak (rulebook): spaces 1 (deduced), a hard problem at the start (reconstructed), "
        "next to Creel Springs (deduced), Skund Forest (reconstructed) Creel Springs"
    ) in text
    assert (
        "(reconstructed) Power of three: Granny (reconstructed). One card for each location: "
        "Granny Weatherwax’s Cottage, Bad Ass, Lancre Castle (reconstructed) Nanny Ogg"
    ) in text
    two_more = "2 more, after all four dice. (rulebook) One card for each location: "
    assert f"{two_more}The Long Man, Gnarly" in text
    assert "Greebo (found elsewhere): broomstick (reconstructed); 4 more against" in text
    assert "reconstruction" in " ".join(GAME.before(words.say))


@pytest.mark.parametrize("lang", ["es", "en"])
def test_with_another_edition_nobody_is_told_that_it_is_our_reconstruction(lang: str) -> None:
    text = GAME.edition_text().replace('"winter", difficulty = 25', '"winter", difficulty = 24')
    say = Words(lang, GAME, strict=True).say
    ours, theirs = GAME.before(say), GAME.with_edition(text).before(say)
    assert "reconstru" in " ".join(ours)
    assert "reconstru" not in " ".join(theirs)
    assert theirs[:3] == ours[:3], "how it is played is the same"
    assert " ".join(" ".join(theirs).split()).endswith(say("game-corrected"))
