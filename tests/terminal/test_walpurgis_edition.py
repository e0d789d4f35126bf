"""An owner's box of Walpurgisnacht in the terminal: exported, edited, checked, played, saved."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from aquelarre.editions import edition_text
from aquelarre.games.walpurgisnacht.box.cards import IDS
from aquelarre.match import read

NEW = ("play", "--seats", "3", "--bots", "2", "--bot", "guide", "--seed", "owl", "--name", "Ana")


@pytest.fixture
def mine(run: Any, tmp_path: Path) -> str:
    """All cards are called otherwise, and there is a bonfire more."""
    assert run("edition", "export", "walpurgisnacht", "mine.toml").exit_code == 0
    path = tmp_path / "mine.toml"
    text = path.read_text("utf-8").replace('title = ""', 'title = "Mine"')
    for name in IDS:
        spoken = f'{{ es = "Carta {name}", en = "Sheet {name}" }}'
        text = text.replace(f'id = "{name}",', f'id = "{name}", name = {spoken},')
    text = text.replace(
        'kind = "plain", wisp = "none", role = "w', 'kind = "bonfire", wisp = "none", role = "w'
    )
    path.write_text(text, "utf-8")
    return "mine.toml"


def test_it_is_checked_played_saved_and_goes_on(run: Any, mine: str, tmp_path: Path) -> None:
    checked = run("edition", "check", mine)
    assert checked.exit_code == 0
    assert ": Mine." in checked.stdout
    for lang, name, ours in (("es", "Carta W", "Cuervo"), ("en", "Sheet W", "Raven")):
        lines = [1, 1, f"save {lang}", "quit"]
        played = run(*NEW, "--edition", mine, "--lang", lang, lines=lines)
        assert played.exit_code == 0
        assert name in played.stdout
        assert ours not in played.stdout
        saved = read(tmp_path / lang)
        assert edition_text(saved.game) == Path(mine).read_text("utf-8")
        assert saved.state.edition.bonfires >> IDS.index("W30") & 1
        again = run("play", "--from", lang, "--lang", lang, lines=[1, "quit"])
        assert again.exit_code == 0
        assert "Mine" in again.stdout
        told = run("replay", lang, "--lang", lang)
        assert "Mine" in told.stdout
        assert name in told.stdout
        assert ours not in told.stdout


def test_a_slip_is_told_on_its_line_in_both_languages(run: Any, mine: str) -> None:
    text = Path(mine).read_text("utf-8")
    wrong = text.replace('kind = "bells"', 'kind = "bell"')
    Path(mine).write_text(wrong, "utf-8")
    line = wrong[: wrong.index('kind = "bell"')].count("\n") + 1
    for lang, said in (
        ("es", f"Línea {line}, cards.W05.kind: "),
        ("en", f"Line {line}, cards.W05"),
    ):
        refused = run("edition", "check", mine, "--lang", lang)
        assert refused.exit_code == 2
        assert refused.stderr.startswith(said)
    Path(mine).write_text(text.replace('role = "witch"', 'role = "villager"'), "utf-8")
    told = run("edition", "check", mine, "--lang", "es").stderr
    assert "cards.W00.role: no puede ser" in told
    only = text.replace('role = "witch"', 'role = "villager"').replace(
        'wisp = "none", role = "villager"', 'wisp = "none", role = "witch"', 1
    )
    Path(mine).write_text(only, "utf-8")
    told = run("edition", "check", mine, "--lang", "es").stderr
    assert 'cards: role = "witch" aparece 0 veces y tiene que aparecer 7 por lo menos.' in told
