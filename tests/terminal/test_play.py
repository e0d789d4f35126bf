"""Playing at the terminal: what is shown, and all that may be typed."""

from __future__ import annotations

from typing import Any

import pytest

from aquelarre.kernel.catalog import find
from aquelarre.match import Match, Player
from aquelarre.terminal.drawn import changes

TEMPLATE = find("_template")
WALPURGISNACHT = find("walpurgisnacht")
DEAL = TEMPLATE.vocabulary.verbs[0]


def dealt(*faces: int, people: int = 1, showing: int = 1) -> Match[Any]:
    """A game of the template in which these cards have been dealt."""
    players = [Player("Ana"), Player("Beto"), Player("Caro")][:people]
    players += [Player(f"Bot{seat}", "guide") for seat in range(people, len(faces))]
    match = Match(TEMPLATE, len(faces), {"showing": showing}, players=players, scripted=True)
    for face in faces:
        match.play(match.nature, DEAL.at(face))
    return match.resumed("a seed")


def night(devil: int, *kinds: str) -> Match[Any]:
    """A night of Walpurgisnacht in which this seat has Mephistopheles and seat 0 begins."""
    for seed in range(200):
        players = [Player(f"P{seat}", kind) for seat, kind in enumerate(kinds)]
        match = Match(WALPURGISNACHT, len(kinds), seed=seed, players=players)
        if match.state.mephisto == devil and first_player(match) == 0:
            return match
    raise AssertionError("no such night")


def first_player(match: Match[Any]) -> int:
    """Who will begin once all have seen the mountain."""
    later = Match(WALPURGISNACHT, match.seats, seed=match.seed)
    for seat in later.asked:
        later.play(seat, 0)
    first: int = later.view(0)["active"]
    return first


def test_a_whole_game_from_the_welcome_to_the_result(seated: Any) -> None:
    console = seated(dealt(5, 0, 1), ["1", ""])
    lines = console.text.splitlines()
    assert lines[0] == "High Card"
    assert "At the table: Ana, Bot1 (bot), Bot2 (bot)." in lines
    assert "Ana (you) is dealt the Moon (6)." in lines
    assert "Bot1 is dealt a card." in lines
    assert "You have the Moon (6)." in lines
    assert "Do you keep your card or swap it?" in lines
    assert "  1. Keep my card" in lines
    assert "  a. Show my card to everyone" in lines
    assert "Ana (you) keeps the card." in lines
    assert "Winner: Ana (you)" in lines
    assert "Losers: Bot1, Bot2" in lines
    assert "Bot1 has the" in console.text.split("The result")[0]  # the reveal


def test_nothing_hidden_is_shown_before_the_end(seated: Any) -> None:
    console = seated(dealt(5, 4, 3), ["look", "log", "?", "why C5", "list", "help"])
    for card in (3, 4):
        assert TEMPLATE.label("card", card) not in console.text.replace("why C5", "")
    assert "the Cat (4)" not in console.text
    assert "the Goat (5)" not in console.text


@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize(
    ("typed", "spanish", "english"),
    [
        ("", "", ""),
        ("7", "No hay opción 7", "There is no choice 7"),
        ("0", "No hay opción 0", "There is no choice 0"),
        ("-1", "No entiendo «-1»", "I do not understand “-1”"),
        ("9" * 5000, "No hay opción 9999", "There is no choice 9999"),
        ("x" * 5000, "No entiendo «xxx", "I do not understand “xxx"),
        ("1 2", "No entiendo", "I do not understand"),
        ("c", "No entiendo «c»", "I do not understand “c”"),
        ("C3", "ninguna opción tiene que ver con C3", "No choice has to do with C3"),
        ("why", "¿Por qué qué?", "Why what?"),
        ("por qué C3", "[TPL-03]", "[TPL-03]"),
        ("why card:C3", "[TPL-03]", "[TPL-03]"),
        ("why dragons", "nada que se llame «dragons»", "nothing called “dragons”"),
        ("why 1", "Eso sí se puede ahora", "That is possible now"),
        ("why a", "TPL-04", "TPL-04"),
        ("porque 9", "nada que se llame «9»", "nothing called “9”"),
        ("?", "TPL-03 Quedarse o cambiar:", "TPL-03 Keep or swap:"),
        ("? tpl-09", "TPL-09 Empates:", "TPL-09 Ties:"),
        ("? TPL-77", "ninguna regla «TPL-77»", "no rule “TPL-77”"),
        ("deshacer", "ya no se puede retirar", "cannot be taken back"),
        ("save", "¿Dónde la guardo?", "Save where?"),
        ("save .", "es una carpeta", "is a folder"),
        ("save no/such/folder", "No existe la carpeta", "There is no folder"),
        ("save \0", "no puede ser el nombre", "cannot be the name"),
        ("hablar Nadie", "¿Quién quiere intervenir?", "Who wants to speak?"),
        ("log", "Ana (tú) recibe", "Ana (you) is dealt"),
        ("mirar", "Tienes la Luna (6).", "You have the Moon (6)."),
        ("lista", "  a. Enseñar", "  a. Show"),
        ("ayuda", "deshacer:", "undo:"),
        ("\x1b[A", "No entiendo", "I do not understand"),
    ],
    ids=lambda value: str(value)[:20],
)
def test_whatever_is_typed_the_game_goes_on(
    seated: Any, lang: str, typed: str, spanish: str, english: str
) -> None:
    console = seated(dealt(5, 0), [typed, "1", ""], lang)
    assert (spanish if lang == "es" else english) in console.text
    assert ("Gana: Ana (tú)" if lang == "es" else "Winner: Ana (you)") in console.text


def test_an_aside_is_chosen_by_its_letter(seated: Any) -> None:
    console = seated(dealt(4, 0), ["A", "a", "2", "1", ""])
    assert "Ana (you) shows the Goat (5) to everyone. Everybody decides again." in console.text
    assert "There is no choice 2: the only one is 1." in console.text  # shown, not swapped


def test_an_aside_is_not_said_by_a_slip_of_the_finger(seated: Any) -> None:
    match = dealt(4, 0)
    console = seated(match, ["a", "", "a", "quit"])
    assert (
        console.text.count("are you sure? Type “a” again to do it, or press Enter to leave it:")
        == 2
    )
    assert "shows the Goat" not in console.text
    assert match.asked == [0]


def test_without_an_open_floor_no_letters_are_offered(seated: Any) -> None:
    console = seated(dealt(4, 0, showing=0), ["a", "1"])
    assert "without being asked" not in console.text
    assert "I do not understand “a”" in console.text


def test_long_lists_are_summed_up_and_narrowed_by_naming_things(seated: Any) -> None:
    match = night(1, "", "random", "random")
    slots = ["O0", "O1", "O2"]
    console = seated(match, [1, *slots, "stop", "O4 O3"])
    assert "Reveal outer 1" in console.text
    # The first question lists all five; naming one lists it alone, with its number.
    assert console.text.count("  2. Reveal outer 2") == 2
    assert console.text.count("  5. Reveal outer 5") == 1
    assert "I do not understand “O4 O3”" in console.text  # no answer touches both


def test_an_answer_can_be_taken_back_while_nothing_was_seen(seated: Any) -> None:
    match = night(1, "", "random", "random")
    prompts = [1]  # the preview
    console = seated(match, prompts)
    while "dances" not in console.text.rpartition(">")[0].rpartition(">")[2]:
        console = seated(match, [1])  # reveal, stop or give, until the dance
        assert not match.over
    before = match.fingerprint()
    console = seated(match, [1, "undo"])
    assert "Taken back." in console.text
    assert match.fingerprint() == before


def test_mephistopheles_is_told_once_that_he_may_speak_up(seated: Any) -> None:
    match = night(0, "", "random", "random")
    console = seated(match, [1] * 60)
    assert console.text.count("While others are asked you may speak up, too.") <= 1
    other = seated(night(1, "", "random", "random"), [1] * 60)
    assert "speak up, too" not in other.text


def test_with_pause_mephistopheles_is_asked_before_each_answer_of_a_bot(seated: Any) -> None:
    match = night(0, "", "random", "random")
    lines: list[object] = [1]
    console = seated(match, lines, pause=True)
    for _ in range(40):
        asked = console.sessions[-1]
        if any("You may speak up now" in line for line in asked):
            break
        console = seated(match, [1], pause=True)
    assert "You may speak up now" in console.text
    before = len(match.answers)
    console = seated(match, ["", "nonsense", "", "a", "a"], pause=True)
    assert "I do not understand “nonsense”" in console.text
    assert len(match.answers) > before
    assert "P0 (you) turns up" in console.text or "Mephistopheles" in console.text
    assert match.state.declared


def test_a_lone_villager_is_never_stopped(seated: Any) -> None:
    console = seated(night(1, "", "random", "random"), [1] * 20, pause=True)
    assert "speak up now" not in console.text


def test_pause_can_be_switched_at_any_prompt(seated: Any) -> None:
    console = seated(dealt(5, 0), ["pausa", "pause", "1", "pause", ""])
    assert "From now on the game waits" in console.text
    assert "The game no longer waits" in console.text
    assert "The game is over." in console.text


def test_bots_alone_play_to_the_end_for_a_watcher(run: Any) -> None:
    result = run("play", "_template", "--seats", "3", "--bots", "3", "--seed", "1")
    assert result.exit_code == 0
    assert "is dealt a card." in result.stdout
    assert "The result" in result.stdout
    assert ">" not in result.stdout  # nobody is asked anything


def test_the_same_seed_plays_the_same_game(run: Any) -> None:
    games = [
        run("play", "--seats", "3", "--bots", "3", "--bot", "random", "--seed", seed).stdout
        for seed in ("moon", "moon", "sun")
    ]
    assert games[0] == games[1] != games[2]


def test_first_of_all_players_are_told_what_they_should_know(run: Any) -> None:
    told = run("play", "--lang", "en", lines=["quit"]).stdout
    assert "everybody can be a witch" in told  # WAL-39


def test_undo_while_speaking_up_takes_the_game_back_to_its_question(seated: Any) -> None:
    """The bot that was about to answer does not answer the question of before."""
    match = night(0, "", "random", "random")
    while True:
        console = seated(match, [1], pause=True)
        if match.can_undo(0) or match.over:
            break
    assert match.can_undo(0)
    before = len(match.answers)
    console = seated(match, ["undo", "undo", "undo"], pause=True)
    assert "Taken back." in console.text
    assert len(match.answers) < before
    assert 0 in match.asked


def test_a_list_is_changed_as_a_whole() -> None:
    """A new card in the hand is not shown as if it were the only one."""
    before = ["Points: 1", "In your hand:", "  Owl", "Ana: no cards."]
    after = ["Points: 1", "In your hand:", "  Owl", "  Toad", "Ana: no cards."]
    assert changes(before, after) == ["In your hand:", "  Owl", "  Toad"]


def test_what_a_terminal_would_obey_is_not_repeated(run: Any) -> None:
    result = run("play", "--seats", "3", "--seed", "1", lines=["\x1b[31mred\x07", "quit"])
    assert "\x1b" not in result.stdout
    assert "\x07" not in result.stdout


def test_why_tells_of_what_may_be_said_unasked(seated: Any) -> None:
    console = seated(night(0, "", "random", "random"), ["why a"])
    assert "That is possible now:\n  Declare yourself Mephistopheles" in console.text


def test_a_number_may_be_typed_with_its_dot(seated: Any) -> None:
    assert "The night begins." in seated(night(0, "", "random", "random"), ["1."]).text


def test_names_that_sound_alike_are_refused(run: Any) -> None:
    result = run("play", "--bots", "3", "--name", "Ana", "--name", "aná")
    assert result.exit_code == 2
    assert "Two people cannot both be called" in result.stderr


@pytest.mark.parametrize("seed", ["\udcff", "ñ", ""])
def test_any_seed_will_do(run: Any, seed: str) -> None:
    result = run("play", "--seed", seed, lines=["save game", "quit"])
    assert result.exit_code == 0
    assert "Saved in game." in result.stdout
