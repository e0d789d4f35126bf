"""`./play` with words behind it: every command of Aquelarre can be typed in a checkout."""

from __future__ import annotations

import pytest

from house import House


@pytest.mark.parametrize(
    ("typed", "runs"),
    [
        ([], ["serve"]),
        (["--local", "--with", "owls"], ["serve", "--local", "--with", "owls"]),
        (["terminal", "owls", "--with", "x"], ["play", "owls", "--with", "x"]),
        (["new-game", "owls", "--package", "x"], ["new-game", "owls", "--package", "x"]),
        (["laws", "owls"], ["laws", "owls"]),
    ],
)
def test_play_knows_every_command(
    monkeypatch: pytest.MonkeyPatch, typed: list[str], runs: list[str]
) -> None:
    """Protects authors: all commands can be typed in a checkout, with nothing installed by hand."""
    commands: list[list[str]] = []

    def remember(house: House, command: list[str], environment: dict[str, str]) -> int:
        commands.append(command)
        return 0

    monkeypatch.setattr(House, "prepare", lambda house, part: None)
    monkeypatch.setattr(House, "become", remember)
    assert House().play(typed) == 0
    assert commands[0][commands[0].index("aquelarre") + 1 :] == runs
