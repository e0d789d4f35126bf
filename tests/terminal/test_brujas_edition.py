"""Las Brujas with an owner's cards in the terminal: from the export to the replay."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from aquelarre.editions import edition_text
from aquelarre.match import read

NEW = ("play", "--seats", "4", "--bots", "3", "--bot", "guide", "--seed", "owl", "--name", "Ana")


def edit(path: str, old: str, new: str) -> None:
    text = Path(path).read_text("utf-8")
    assert text.count(old) == 1
    Path(path).write_text(text.replace(old, new), "utf-8")


def name_all(path: str) -> None:
    """All characters have the same name, so that whoever is chosen has it."""
    text = Path(path).read_text("utf-8")
    text = text.replace(', name = { es = "El de la capucha", en = "Hood" }', "")
    text = re.sub(r'(id = "P\d\d",)', r'\1 name = { es = "El de la capucha", en = "Hood" },', text)
    Path(path).write_text(text, "utf-8")


def test_from_the_export_to_the_replay(run: Any, tmp_path: Path) -> None:
    assert run("edition", "export", "las_brujas", "mine.toml").exit_code == 0
    edit("mine.toml", 'title = ""', 'title = "Ana"')
    edit("mine.toml", '"P09", sex = "H", base = -2', '"P09", sex = "H", base = 9')
    wrong = run("edition", "check", "mine.toml", "--lang", "es")
    assert wrong.exit_code == 2
    assert "characters.P09.base: no puede ser 9; puede ser: -5 … 5." in wrong.stderr
    edit("mine.toml", "base = 9", 'base = 5, name = { es = "El de la capucha", en = "Hood" }')
    right = run("edition", "check", "mine.toml")
    assert right.exit_code == 0, right.stderr
    assert right.stdout.splitlines()[1].endswith(": Ana.")
    name_all("mine.toml")
    played = run(*NEW, "--edition", "mine.toml", lines=["1", "save night", "quit"])
    assert played.exit_code == 0, played.output
    assert "Hood" in played.stdout, "everybody here is called so"
    assert "Librarian" not in played.stdout
    saved = read(tmp_path / "night")
    assert saved.game.key == "las_brujas"
    assert edition_text(saved.game) == Path("mine.toml").read_text("utf-8")
    again = run("play", "--from", "night", "--lang", "es", lines=["quit"])
    assert again.exit_code == 0, again.output
    assert "El de la capucha" in again.stdout
    told = run("replay", "night").stdout
    assert "Ana" in told.splitlines()[1]
    assert "Hood" in told
