"""Lines as wide as the window; and bars where a person watches."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import pytest

from aquelarre.bots.bench import measure
from aquelarre.kernel.catalog import find, names
from aquelarre.kernel.folding import folded
from aquelarre.match import Match
from aquelarre.terminal import progress
from aquelarre.terminal.bench_command import parts
from aquelarre.terminal.wrapping import wrapped
from aquelarre.words import Words

if TYPE_CHECKING:
    from tests.terminal.conftest import Run

STORY = "Jugador 2 revela «Gato negro» en S4 y se lo enseña a todos los que están en la mesa."


@pytest.mark.parametrize("width", [24, 40, 60, 80])
def test_a_long_line_is_broken_at_words_and_goes_on_further_in(width: int) -> None:
    lines = wrapped([STORY], width)
    assert max(map(len, lines)) <= width
    assert " ".join(line.strip() for line in lines) == STORY
    assert all(line.startswith("  ") and line[2] != " " for line in lines[1:])


@pytest.mark.parametrize("width", range(24, 60))
def test_a_number_is_not_torn_from_its_sign(width: int) -> None:
    text = "Castillo de Lancre, casilla 1: Embarazo, 10 (2 puntos), 83 %, 5: tapada, 95 %"
    lines = wrapped([text], width)
    assert not any(line.startswith("  %") or line.endswith(("1:", "5:")) for line in lines)
    assert " ".join(line.strip() for line in lines) == text


@pytest.mark.parametrize("mark", ["  12. ", "b. ", "  c.2. ", "- ", "7. [WAL-12] "])
def test_what_is_listed_goes_on_under_its_text(mark: str) -> None:
    first, second, *_ = wrapped([mark + STORY], 40)
    assert first.startswith(mark)
    assert len(second) - len(second.lstrip()) == len(mark)


def test_what_fits_and_what_is_drawn_stays() -> None:
    drawn = [
        "   2 \u2592\u2592)\u250c" + "\u2500" * 60,
        "     -6     -5     -4     -3     -2     -1      0      1      2      3",
        "",
        "Problemas:",
    ]
    assert wrapped(drawn, 30) == drawn


@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize("width", [40, 60, 80])
def test_a_table_in_words_gives_up_its_columns_where_it_is_too_wide(width: int, lang: str) -> None:
    """Walpurgisnacht's rows of cards: aligned in a wide window, cell by cell in a small one."""
    game = find("walpurgisnacht")
    match = Match(game, 4, seed="wide")
    while match.window(match.asked[0]).question() != "follow_wisps":
        match.play(match.asked[0], match.options(match.asked[0])[0].action)
    match.play(match.asked[0], match.options(match.asked[0])[0].action)
    lines = game.draw(match.view(0), Words(lang, game, reader=0).say)
    assert wrapped(lines, 120) == lines
    assert max(map(len, lines)) > 70
    found = wrapped(lines, width)
    assert max(map(len, found)) <= width
    assert not any(line.endswith(("1:", "2:", "3:", "4:", "5:")) for line in found)


MAP = [
    "     -1      0      1     10",
    "   .  │  ..  │  ..     ..     .",
    " 0 ───o──────o──────o──────o───",
    "   .  │  ..     ..     ..  │  .",
    "   .  │  .                 +  +",
    " 1 ───o───                 10,1",
    "   .  │  .                 +  +",
    "     -1      0      1     10",
]


def test_a_map_that_is_too_wide_comes_in_bands_of_whole_columns() -> None:
    """Each with the numbers of its rows, and without rows that it has nothing in."""
    assert wrapped(["Map:", *MAP, "After."], 31) == ["Map:", *MAP, "After."]
    assert wrapped(["Map:", *MAP, "After."], 20) == [
        "Map:",
        "     -1      0",
        "   .  │  ..  │  .",
        " 0 ───o──────o───",
        "   .  │  ..     .",
        "   .  │  .",
        " 1 ───o───",
        "   .  │  .",
        "     -1      0",
        "      1     10",
        "   .     ..     .",
        " 0 ───o──────o───",
        "   .     ..  │  .",
        "             +  +",
        " 1           10,1",
        "             +  +",
        "      1     10",
        "After.",
    ]


def test_pictures_side_by_side_come_below_each_other_where_there_is_no_room() -> None:
    rows = [
        "  unturned   clockwise   half turn",
        "  ───o───    ▒▒)│/▒▒     .▒▒▒▒▒.",
        "  .  │ %.    .  │ %\\     ./▒▒▒\\.",
    ]
    assert wrapped(["In hand:", *rows, "After."], 34) == ["In hand:", *rows, "After."]
    assert wrapped(["In hand:", *rows, "After."], 24) == [
        "In hand:",
        "  unturned   clockwise",
        "  ───o───    ▒▒)│/▒▒",
        "  .  │ %.    .  │ %\\",
        "  half turn",
        "  .▒▒▒▒▒.",
        "  ./▒▒▒\\.",
        "After.",
    ]


def test_what_a_game_has_folded_is_broken_where_the_window_ends() -> None:
    long = "  " + STORY + " " + STORY
    assert len(folded([long])) == 2
    assert wrapped(["Antes:", *folded([long]), "Luego."], 60) == wrapped(
        ["Antes:", long, "Luego."], 60
    )
    assert wrapped(folded([long]), 120) == folded([long])


@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize("game", names())
def test_no_word_of_a_position_is_lost(game: str, lang: str) -> None:
    played = find(game)
    match = Match(played, played.least_seats, seed="wide")
    lines = played.draw(match.view(0), Words(lang, played, reader=0).say)
    told = sorted if game == "carcassonne" else list  # where pictures come below each other
    for width in (40, 80):
        assert told(" ".join(wrapped(lines, width)).split()) == told(" ".join(lines).split())


def test_a_pipe_gets_whole_lines(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    text = run("rules", "walpurgisnacht", "WAL-06", "--lang", "en").output
    assert len(text.splitlines()) == 2
    assert len(text.splitlines()[1]) > 200


@pytest.mark.skipif(sys.platform == "win32", reason="pty")
def test_a_screen_gets_lines_that_fit() -> None:
    import pty

    screen, side = pty.openpty()
    command = [sys.executable, "-m", "aquelarre", "rules", "walpurgisnacht", "WAL-06"]
    environment = {**os.environ, "COLUMNS": "40", "AQUELARRE_LANG": "en"}
    process = subprocess.Popen(command, stdin=side, stdout=side, env=environment)
    os.close(side)
    text = b""
    while True:
        try:
            more = os.read(screen, 4096)
        except OSError:  # the other end is closed
            break
        if not more:
            break
        text += more
    os.close(screen)
    assert process.wait() == 0
    lines = text.decode().splitlines()
    assert len(lines) > 8
    assert max(map(len, lines)) <= 40


# -- bars ----------------------------------------------------------------------------------


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize("watched", [True, False])
def test_a_bar_is_for_who_watches(monkeypatch: pytest.MonkeyPatch, watched: bool) -> None:
    stream: Any = Screen() if watched else io.StringIO()
    monkeypatch.setattr(sys, "stderr", stream)
    with progress.progress_of(4, "walpurgisnacht") as told:
        assert (told is not None) == watched
        begun = stream.getvalue()
        if told is not None:
            told(2)
    assert ("walpurgisnacht" in begun) == watched, "from the beginning on"
    assert ("50%" in stream.getvalue()) == watched


def test_what_is_measured_tells_how_far_it_is() -> None:
    shares: list[float] = []
    measure(find("_template"), 2, 0.01, progress=shares.append)
    assert len(shares) >= 2
    assert shares == sorted(shares)
    assert shares[-1] == 1.0
    steps: list[int] = []
    over = parts(steps.append)
    assert over is not None
    for share in (0.01, 0.5, 0.5, 0.77, 1.4, 1.0):
        over(share)
    assert (steps, sum(steps)) == ([10, 5, 5], 20)
