"""The command line: help and languages, and every trouble as one sentence with status 2."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import aquelarre.terminal.games_command as games_command
from aquelarre.games._template.game import Template
from aquelarre.kernel import BadSetting
from aquelarre.terminal.cli import wished
from aquelarre.terminal.trouble import Trouble
from aquelarre.terminal.wishes import seats_of
from aquelarre.words import LANGUAGES, Words

COMMANDS = (
    "serve",
    "play",
    "games",
    "rules",
    "simulate",
    "replay",
    "review",
    "verify",
    "bench",
    "backup",
    "restore",
    "load",
    "new-game",
    "laws",
    "version",
)

# What is typed, and a part of what is said about it in Spanish and in English.
WRONG = [
    (["plya"], "¿Querías decir play?", "Did you mean play?"),
    (["dance"], "No hay ninguna orden «dance»", "no command “dance”"),
    (["play", "walpurgis"], "¿Querías decir walpurgisnacht?", "Did you mean walpurgisnacht?"),
    (["play", "chess"], "ningún juego que se llame «chess»", "no game called “chess”"),
    (
        ["play", "--seats", "2"],
        "es para entre 3 y 8 jugadores, no para 2",
        "for 3 to 8 players, not 2",
    ),
    (["play", "--seats", "9"], "no para 9", "not 9"),
    (["play", "--seats", "0"], "--seats: «0» no es un número", "“0” is not a whole number"),
    (["play", "--seats", "many"], "«many» no es un número", "“many” is not a whole number"),
    (["play", "--seats", "-3"], "«-3» no es un número entero", "“-3” is not a whole number"),
    (["play", "--seats", "9" * 40], "no es un número entero", "is not a whole number"),
    (["play", "--bots", "6"], "no caben 6 bots", "6 bots do not fit"),
    (["play", "--bot", "oracle"], "ningún bot que se llame «oracle»", "no bot called “oracle”"),
    (["play", "--name", ""], "de 1 a 24 caracteres", "from 1 to 24 visible"),
    (["play", "--name", "a\x1b[31mb"], "caracteres visibles", "visible characters"),
    (["play", "--name", "A", "--name", "A"], "se llamen A", "both be called A"),
    (["play", "--name", "A", "--bots", "5"], "1 nombres para 0", "1 names for 0"),
    (["play", "--set", "memory_aid"], "escribe nombre=número", "write name=number"),
    (["play", "--set", "magic=1"], "ninguna opción de mesa «magic»", "no table option “magic”"),
    (["play", "--set", "memory_aid=7"], "puede ser: 0, 1", "it can be: 0, 1"),
    (["play", "--set", "wide_foot=1", "--seats", "8"], "3 y 6 jugadores", "3 to 6 players"),
    (["play", "--from", "nowhere.aq"], "No existe el archivo nowhere.aq", "no file nowhere.aq"),
    (["play", "--from", "."], "es una carpeta", "is a folder"),
    (["play", "--from", "x\0y"], "no puede ser el nombre de un archivo", "the name of a file"),
    (["play", "--from", "x", "--seats", "4"], "quita --seats", "leave out --seats"),
    (["play", "walpurgisnacht", "--from", "x"], "quita JUEGO", "leave out GAME"),
    (["play", "--dragons"], "no hay ninguna opción --dragons", "no option --dragons"),
    (["play", "one", "two"], "La orden no se escribe así", "not written like that"),
    (["play", "--seats"], "La opción --seats no se usa así", "option --seats is not used"),
    (["rules"], "Falta JUEGO", "GAME is missing"),
    (["rules", "walpurgisnacht", "WAL-99"], "ninguna regla «WAL-99»", "no rule “WAL-99”"),
    (["simulate", "_template", "--games", "0"], "número entero de 1", "whole number from 1"),
    (["simulate", "_template", "--jobs", "x"], "--jobs: «x»", "--jobs: “x”"),
    (["simulate", "_template", "--bots", "guide,"], "bot que se llame «»", "no bot called “”"),
    (["simulate", "_template", "--sides"], "un juego con dos bandos", "a game with two teams"),
    (["replay", "nowhere.aq"], "No existe el archivo", "There is no file"),
    (["replay"], "Falta ARCHIVO", "FILE is missing"),
    (["verify", "nowhere.aq"], "No existe el archivo", "There is no file"),
    (["verify", "x", "--commitment", "12"], "«12» no es un código", "“12” is not such a code"),
    (["bench", "_template", "--seconds", "99"], "hasta 10 segundos", "up to 10 seconds"),
    (["bench", "_template", "--seconds", "nan"], "hasta 10 segundos", "up to 10 seconds"),
    (["bench", "_template", "--seats", "9"], "es para entre 2 y 4", "for 2 to 4"),
    (["simulate", "_template", "--csv", "--json"], "no van juntos", "do not go together"),
    (["serve", "--proxy", "x"], "no es ni una dirección ni una red", "neither an address nor"),
    (["serve", "--root-path", "/a/../b"], "no es una ruta", "is not a path"),
    (["new-game", "Bad Name"], "«Bad Name» no puede ser el nombre", "“Bad Name” cannot be"),
    (["new-game", "walpurgisnacht"], "está ocupado", "is taken"),
]


@pytest.mark.parametrize(("args", "spanish", "english"), WRONG, ids=lambda value: str(value)[:40])
def test_every_trouble_is_one_sentence_and_status_2(
    run: Any, args: list[str], spanish: str, english: str
) -> None:
    for lang, expected in (("es", spanish), ("en", english)):
        result = run("--lang", lang, *args)
        assert result.exit_code == 2
        assert result.stdout == ""
        assert expected in result.stderr
        assert result.stderr.count("\n") == 1
        assert "Traceback" not in result.stderr


NOT_OURS = "Ese archivo no es una partida guardada de Aquelarre"


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", NOT_OURS),
        (b"\n\n\n", NOT_OURS),
        (b"garbage", NOT_OURS),
        (b"\xff\xfe\x00", NOT_OURS),
        (b'{"aquelarre":"x"}\n', NOT_OURS),
        (b'{"aquelarre":99}\n', "El archivo está escrito de un modo"),
        (b'{"aquelarre":1,"ga', "El archivo se acaba antes de tiempo (línea 1)"),
    ],
)
def test_garbage_is_no_saved_game(run: Any, tmp_path: Path, content: bytes, sentence: str) -> None:
    (tmp_path / "junk").write_bytes(content)
    for args in (["play", "--from", "junk"], ["replay", "junk"]):
        result = run(*args, "--lang", "es")
        assert result.exit_code == 2
        assert result.stderr.startswith(sentence)
        assert result.stderr.count("\n") == 1


def test_a_device_is_no_saved_game(run: Any) -> None:
    result = run("replay", "/dev/zero")
    assert result.exit_code == 2
    assert "is not a saved game" in result.stderr


def test_an_unknown_language_is_told_in_the_language_of_the_system(run: Any) -> None:
    result = run("games", "--lang", "fr", env={"LANG": "es_ES.UTF-8"})
    assert result.exit_code == 2
    assert result.stderr == "Aquelarre no habla «fr»; habla es y en.\n"
    result = run("games", env={"AQUELARRE_LANG": "tlh"})
    assert result.exit_code == 2
    assert result.stderr == "Aquelarre does not speak “tlh”; it speaks es and en.\n"


@pytest.mark.parametrize(
    ("args", "lang"),
    [
        (["play", "--lang", "es"], "es"),
        (["--lang=en", "play"], "en"),
        (["--lang", "es", "play", "--lang", "en"], "en"),
        (["play", "--", "--lang", "es"], None),
        (["play", "--lang"], None),
        ([], None),
    ],
)
def test_the_language_may_be_asked_for_anywhere(args: list[str], lang: str | None) -> None:
    assert wished(args, "--lang") == lang


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_has_help_in_both_languages(run: Any, lang: str) -> None:
    say = Words(lang).say
    for args in ([], ["--help"]):
        page = run("--lang", lang, *args)
        assert page.exit_code == 0
        assert page.stdout.startswith(f"{say('help-usage')} aquelarre")
        for command in COMMANDS:
            assert say(f"command-{command}.short") in page.stdout
    for command in COMMANDS:
        page = run(command, "--help", "--lang", lang)
        assert page.exit_code == 0
        assert page.stdout.startswith(f"{say('help-usage')} aquelarre {command}")
        assert say("help-opt-help") in page.stdout


def test_games_lists_titles_seats_and_settings(run: Any) -> None:
    result = run("games", "--lang", "es")
    assert result.exit_code == 0
    assert "walpurgisnacht: Walpurgisnacht" in result.stdout
    assert "de 3 a 8 jugadores" in result.stdout
    assert "memory_aid = 0, 1 (normalmente 0)" in result.stdout
    assert "_template" not in result.stdout


def test_rules_tells_all_or_one(run: Any) -> None:
    everything = run("rules", "walpurgisnacht", "--lang", "en").stdout
    for number in range(1, 40):
        assert f"\nWAL-{number:02} " in everything
    assert "Components" in everything
    one = run("rules", "Walpurgisnacht", "wal-12", "--lang", "es").stdout
    assert one.startswith("WAL-12 ")
    assert one.count("\n") == 2
    assert "Components" not in run("rules", "_template", "--lang", "en").stdout


def test_a_mistake_of_ours_is_a_sentence_too(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> list[str]:
        raise ZeroDivisionError("too many witches")

    monkeypatch.setattr(games_command, "names", broken)
    monkeypatch.delenv("AQUELARRE_DEBUG")
    result = run("games")
    assert result.exit_code == 1
    assert "Something broke inside Aquelarre (ZeroDivisionError: too many witches)" in result.stderr
    assert "Traceback" not in result.stderr
    monkeypatch.setenv("AQUELARRE_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        run("games")


def test_new_game_says_where_and_what_next(
    run: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    asked: list[tuple[str, Path]] = []

    def made(name: str, home: Path) -> Path:
        asked.append((name, home))
        return tmp_path / name

    monkeypatch.setattr("aquelarre.terminal.new_game_command.new_game", made)
    result = run("new-game", "night_owls", "--lang", "es")
    assert result.exit_code == 0
    assert f"El juego night_owls está en {tmp_path / 'night_owls'}." in result.stdout
    [(name, home)] = asked
    assert name == "night_owls"
    assert (home / "walpurgisnacht").is_dir()


def test_laws_says_what_is_wrong_and_what_is_to_do(
    run: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = run("laws", "_template", "--games", "1")
    assert (kept.exit_code, kept.stdout) == (0, "_template keeps every law.\n")
    monkeypatch.setattr("aquelarre.laws.rules.ROW", re.compile("(no) (row)"))
    wrong = run("laws", "_template", "--games", "0")
    assert wrong.exit_code == 1
    assert wrong.stdout.count("RULES.md has no row") == 1  # said once, with all it is true of
    assert "The same of: TPL-02, TPL-03" in wrong.stdout
    draft = run("laws", "_template", "--games", "0", "--draft")
    assert draft.exit_code == 0
    assert draft.stdout.count("_template, to do: ") == 1
    assert run("laws", "poker", "--lang", "en").exit_code == 2


def test_version_and_the_short_form_of_help(run: Any) -> None:
    assert run("--version").stdout.startswith("aquelarre 0.")
    for args in (["-h"], ["play", "-h"]):
        assert run(*args).stdout == run(*args[:-1], "--help").stdout
    assert "play [OPTIONS] [GAME]" in run("play", "-h").stdout


@pytest.mark.parametrize(
    ("lang", "seats", "listed", "refused"),
    [
        ("en", 3, "High Card, 3 players", "is for 3 players, not 4."),
        ("en", 1, "High Card, 1 player", "is for one player, not 4."),
        ("es", 3, "Carta alta, 3 jugadores", "es para 3 jugadores, no para 4."),
        ("es", 1, "Carta alta, 1 jugador", "es para un jugador, no para 4."),
    ],
)
def test_a_game_for_one_number_of_players_says_it_once(
    lang: str, seats: int, listed: str, refused: str
) -> None:
    class Alone(Template):
        least_seats = most_seats = seats

    Alone.__module__ = Template.__module__  # it has the template's texts
    game = Alone()
    assert games_command.described(game, lang)[0] == f"_template: {listed}"
    with pytest.raises(Trouble) as asked:
        seats_of(game, 4)
    assert Words(lang, game).error(asked.value).endswith(refused)
    with pytest.raises(BadSetting, match=f"_template is for {seats} players, not 4") as checked:
        game.check(4, {})
    assert Words(lang, game).error(checked.value).endswith(refused)
