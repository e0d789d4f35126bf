"""`aquelarre verify`: what is proved, what is not, and a game that was not dealt as announced."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from aquelarre.games._template import GAME
from aquelarre.games._template.verbs import KEEP
from aquelarre.match import Match, Player, save
from aquelarre.match.fair import Mix, promise_of

if TYPE_CHECKING:
    from tests.terminal.conftest import Run

EARLIER = Path(__file__).parents[1] / "match" / "earlier"
OWN, OTHER = "a" * 64, "b" * 64
MIX = Mix("the secret of the table", 1, {0: OWN, 1: OTHER})


def played(seed: str, stacked: bool = False) -> Match[Any]:
    """A little game, dealt from the seed but for one card if it is `stacked`."""
    players = [Player("Ana"), Player("Begoña")]
    match: Match[Any] = Match(GAME, 2, seed=seed, players=players, scripted=True)
    match.play(match.nature, match.nature_says())
    fair = match.nature_says()
    others = [each for each in match.state.options(match.nature) if each != fair]
    match.play(match.nature, others[0] if stacked else fair)
    for seat in range(2):
        match.play(seat, KEEP.at())
    return match


def kept(match: Match[Any]) -> str:
    Path("game.aquelarre").write_text(save(match), encoding="utf-8")
    return "game.aquelarre"


def test_a_fair_game_is_said_to_be_fair(run: Run) -> None:
    file = kept(played(MIX.seed))
    result = run("verify", file, "--commitment", MIX.code.upper(), "--contribution", OWN)
    assert result.exit_code == 0
    assert "All 2 cards, tiles and dice came from the seed:" in result.stdout
    assert "TPL-02" in result.stdout
    assert "pages of: Ana, Begoña." in result.stdout
    assert "That is the code you noted" in result.stdout
    assert "Your number is in the seed." in result.stdout


def test_it_speaks_spanish(run: Run) -> None:
    result = run("verify", kept(played(MIX.seed)), "--lang", "es", "--commitment", MIX.code)
    assert result.exit_code == 0
    assert "Las 2 cartas, losetas y dados salieron de la semilla:" in result.stdout
    assert "Es el código que anotaste" in result.stdout


@pytest.mark.parametrize("own", [(), ("--contribution", OWN)])
def test_without_a_note_nothing_is_proved(run: Run, own: tuple[str, ...]) -> None:
    """A file that its writer has made up from one end to the other says just the same."""
    result = run("verify", kept(played(MIX.seed)), *own)
    assert result.exit_code == 2
    assert MIX.code in result.stdout
    assert "Nothing is proved yet" in result.stdout
    assert "with --commitment" in result.stdout
    spanish = run("verify", kept(played(MIX.seed)), *own, "--lang", "es")
    assert spanish.exit_code == 2
    assert "Todavía no hay nada probado" in spanish.stdout


def test_the_commitment_of_the_table_proves_something_with_a_number(run: Run) -> None:
    file = kept(played(MIX.seed))
    alone = run("verify", file, "--commitment", MIX.commitment)
    assert alone.exit_code == 2
    assert "Only the starting code can tell" in alone.stdout
    assert "Give the number of your own page with --contribution" in alone.stdout
    both = run("verify", file, "--commitment", MIX.commitment, "--contribution", OWN)
    assert both.exit_code == 0
    assert "Nothing is proved" not in both.stdout
    other = run("verify", file, "--commitment", MIX.commitment, "--contribution", "c" * 64)
    assert other.exit_code == 1


def test_a_card_that_was_chosen_is_found(run: Run) -> None:
    result = run("verify", kept(played(MIX.seed, stacked=True)), "--commitment", MIX.code)
    assert result.exit_code == 1
    assert "Answer 2 of the file does not come from the seed" in result.stdout


@pytest.mark.parametrize(
    "other",
    [
        Mix("another secret", 1, MIX.told),
        Mix(MIX.secret, 1, {0: OWN, 1: "c" * 64}),
        Mix(MIX.secret, 1, {0: OWN}, {1: "c" * 64}),
        Mix(MIX.secret, 1, {0: OWN}),
        Mix(MIX.secret, 2, MIX.told),
        Mix(MIX.secret),
    ],
    ids=["secret", "number", "promise", "left out", "round", "nobody's"],
)
def test_a_game_that_was_not_announced_is_found(run: Run, other: Mix) -> None:
    """It is dealt from its own seed, but that is not the one that the code stands for."""
    result = run("verify", kept(played(other.seed)), "--commitment", MIX.code)
    assert result.exit_code == 1
    assert "That is not the code you noted" in result.stdout


def test_a_number_that_was_left_out_is_found(run: Run) -> None:
    left_out = Mix(MIX.secret, 1, {0: OWN}, {1: promise_of(OTHER)})
    assert left_out.code == MIX.code, "the code alone cannot tell that"
    result = run("verify", kept(played(left_out.seed)), "--contribution", OTHER)
    assert result.exit_code == 1
    assert "promised a number that never arrived: Begoña." in result.stdout
    assert "Your number is not in the seed." in result.stdout


def test_numbers_that_were_gathered_again_are_told(run: Run) -> None:
    mix = Mix("s", 3, {0: OWN})
    result = run("verify", kept(played(mix.seed)), "--commitment", mix.code)
    assert result.exit_code == 0
    assert "gathered 3 times" in result.stdout


def test_a_plain_seed_proves_nothing_by_itself(run: Run) -> None:
    file = kept(played("brocken"))
    alone = run("verify", file)
    assert alone.exit_code == 2
    assert "came from the seed" in alone.stdout
    assert "Nothing in the file was announced" in alone.stdout
    noted = run("verify", file, "--commitment", Mix("brocken").commitment)
    assert noted.exit_code == 0
    assert "whoever runs the server could choose it" in noted.stdout
    assert run("verify", kept(played("brocken", stacked=True))).exit_code == 1


def test_a_game_of_an_earlier_version_proves_nothing_but_can_be_dealt_again(run: Run) -> None:
    result = run("verify", str(EARLIER / "walpurgisnacht-finished.aquelarre"))
    assert result.exit_code == 2
    assert "cards, tiles and dice came from the seed:" in result.stdout


def test_a_damaged_file_is_one_sentence(run: Run) -> None:
    text = save(played(MIX.seed)).replace('"seed":"', '"seed":"x')
    Path("bad.aquelarre").write_text(text, encoding="utf-8")
    result = run("verify", "bad.aquelarre")
    assert result.exit_code == 2
    assert result.stdout == ""
    assert len(result.stderr.splitlines()) == 1
