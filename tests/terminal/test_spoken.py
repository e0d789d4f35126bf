"""What a person types, told apart."""

from __future__ import annotations

import pytest

from aquelarre.terminal.spoken import command
from aquelarre.words.things import plain


@pytest.mark.parametrize(
    ("line", "name", "rest"),
    [
        ("look", "look", ""),
        ("MIRAR", "look", ""),
        ("registro", "log", ""),
        ("deshacer", "undo", ""),
        ("guardar mi partida.aq", "save", "mi partida.aq"),
        ("save Über Datei", "save", "Über Datei"),
        ("salir", "quit", ""),
        ("ayuda", "help", ""),
        ("?", "rules", ""),
        ("? WAL-10", "rules", "WAL-10"),
        ("?wal-10", "rules", "wal-10"),
        ("regla WAL-10", "rules", "WAL-10"),
        ("why S3", "why", "S3"),
        ("why not S3?", "why", "S3"),
        ("por qué S3", "why", "S3"),
        ("¿Por qué no S3?", "why", "S3"),
        ("porque slot:S3", "why", "slot:S3"),
        ("por que\u0301 S3", "why", "S3"),  # the accent as a character of its own
        ("hablar Ana María", "speak", "Ana María"),
        ("pausa", "pause", ""),
        ("lista", "list", ""),
        ("S3", "", "S3"),
        ("looking", "", "looking"),
        ("logs 3", "", "logs 3"),
        ("", "", ""),
        ("   ", "", ""),
    ],
)
def test_command_words_of_both_languages(line: str, name: str, rest: str) -> None:
    assert command(line) == (name, rest)


def test_accents_and_capitals_do_not_matter() -> None:
    assert plain("  Ungüento  de GRASA ") == "unguento de grasa"
    assert plain("Pentáculo") == plain("PENTACULO")
