"""The catalog: games are found by looking."""

from __future__ import annotations

from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path

import pytest

from aquelarre.games._template import GAME
from aquelarre.kernel import UnknownGame, catalog


def test_every_folder_of_games_is_listed_by_name() -> None:
    folders = Path(catalog.__file__).parents[1] / "games"
    expected = sorted(
        path.parent.name for path in folders.glob("*/__init__.py") if path.parent.name[0] != "_"
    )
    assert catalog.names() == expected


def test_the_template_can_be_had_but_is_not_listed() -> None:
    assert catalog.find("_template") is GAME
    assert "_template" not in catalog.names()


def test_each_game_is_known_by_its_own_key() -> None:
    for name in catalog.names():
        assert catalog.find(name).key == name


def test_an_unknown_game_gets_a_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalog, "_modules", lambda: {"carcassonne": "x", "witches": "y"})
    with pytest.raises(UnknownGame, match=r"no game called 'witchs'\. Did you mean witches\?") as e:
        catalog.find("witchs")
    assert e.value.values == {"name": "witchs"}
    with pytest.raises(UnknownGame, match=r"There is: carcassonne, witches\."):
        catalog.find("poker")


@pytest.mark.parametrize("name", ["", ".", "_other", "kernel", "../games", "_template.game"])
def test_only_games_are_found(name: str) -> None:
    with pytest.raises(UnknownGame):
        catalog.find(name)


def test_games_of_other_packages_are_found_by_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    def offered(group: str) -> EntryPoints:
        assert group == "aquelarre.games"
        return EntryPoints([EntryPoint("elsewhere", "aquelarre.games._template", group)])

    monkeypatch.setattr(catalog, "entry_points", offered)
    monkeypatch.setattr(catalog, "_modules", catalog._modules.__wrapped__)
    assert "elsewhere" in catalog.names()
    assert catalog.find("elsewhere") is GAME


def test_the_folder_of_a_game_has_its_files() -> None:
    home = catalog.folder(GAME)
    for part in ("RULES.md", "cards.toml", "locale", "tests"):
        assert (home / part).is_file() or (home / part).is_dir()
