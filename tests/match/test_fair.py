"""Fair chance: what a seed is made of, and games that are dealt again."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aquelarre.games._template import GAME
from aquelarre.games._template.verbs import DEAL, KEEP
from aquelarre.kernel import Dice
from aquelarre.kernel.catalog import find, names
from aquelarre.match import Match, load, read, save
from aquelarre.match.fair import Mix, code_of, commitment_to, promise_of, redeal

EARLIER = Path(__file__).with_name("earlier")
ONE, TWO, THREE = ("1" * 64, "2" * 64, "3" * 64)
hexes = st.binary(min_size=32, max_size=32).map(bytes.hex)
numbers = st.dictionaries(st.integers(0, 31), hexes, max_size=6)


def random_game(game: str, seed: str, seats: int = 0) -> Match[Any]:
    """A game with everything that moves the log: asides, changed answers, things taken back."""
    dice, kind = Dice(seed), find(game)
    match: Match[Any] = Match(kind, seats or kind.least_seats, seed=Mix(seed, 1, {0: ONE}).seed)
    while not match.over:
        able = [seat for seat in range(match.seats) if match.options(seat)]
        seat = able[dice.below(len(able))]  # also who has answered already, or only may speak up
        options = match.options(seat)
        match.play(seat, options[dice.below(len(options))].action)
        if dice.below(4) == 0 and match.can_undo(seat):
            match.undo(seat)
        if len(match.answers) > 400:  # long enough to have seen everything
            break
    return match


# -- the seed ----------------------------------------------------------------------------


@given(st.text(), st.integers(1, 999), numbers, numbers)
def test_a_seed_tells_what_it_is_made_of(
    secret: str, round: int, told: dict[int, str], kept: dict[int, str]
) -> None:
    kept = {seat: promise for seat, promise in kept.items() if seat not in told}
    mix = Mix(secret, round, told, kept)
    again = Mix.of(mix.seed)
    assert again.seed == mix.seed
    assert again.code == mix.code
    assert again.promises == mix.promises
    assert (again.secret, again.told, again.kept) == (secret, told, kept)


def test_without_promises_the_secret_is_the_seed() -> None:
    mix = Mix("s3cret")
    assert mix.seed == "s3cret"
    assert mix.code == mix.commitment == commitment_to("s3cret")


@pytest.mark.parametrize(
    "seed",
    [
        "brocken",
        "",
        "aquelarre fair 1 round=1 secret=x",
        f"aquelarre fair 1 round=01 0={ONE} secret=x",
        f"aquelarre fair 1 round=1 00={ONE} secret=x",
        f"aquelarre fair 1 round=1 1={ONE} 0={TWO} secret=x",
        f"aquelarre fair 1 round=1 0={ONE} 0={TWO} secret=x",
        f"aquelarre fair 1 round=1 0={ONE.replace('1', 'A')} secret=x",
    ],
)
def test_any_other_text_is_only_a_secret(seed: str) -> None:
    mix = Mix.of(seed)
    assert mix.secret == mix.seed == seed
    assert not mix.promises


def test_the_hashes_are_those_of_the_page_about_it() -> None:
    """Anybody can compute them with sha256sum: docs/FAIR-SHUFFLES.md says of what."""

    def by_hand(text: str) -> str:
        return sha256(text.encode()).hexdigest()

    commitment, promise = by_hand("aquelarre commitment 1:s"), by_hand("aquelarre promise 1:" + ONE)
    mix = Mix("s", 2, {3: ONE}, {5: TWO})
    assert (mix.commitment, promise_of(ONE)) == (commitment, promise)
    assert mix.code == by_hand(
        f"aquelarre opening 1\nround 2\ncommitment {commitment}\n"
        f"promise 3 {promise}\npromise 5 {TWO}\n"
    )
    assert mix.seed == f"aquelarre fair 1 round=2 3={ONE} 5?{TWO} secret=s"


def test_everything_that_was_fixed_before_is_in_the_code() -> None:
    base = code_of(ONE, 1, {0: TWO, 1: THREE})
    others = [
        code_of(TWO, 1, {0: TWO, 1: THREE}),
        code_of(ONE, 2, {0: TWO, 1: THREE}),
        code_of(ONE, 1, {0: THREE, 1: TWO}),
        code_of(ONE, 1, {0: TWO}),
        code_of(ONE, 1, {0: TWO, 2: THREE}),
    ]
    assert len({base, *others}) == 6


def test_each_number_moves_the_dice() -> None:
    seeds = [
        Mix("s", 1, {0: ONE, 1: TWO}),
        Mix("t", 1, {0: ONE, 1: TWO}),
        Mix("s", 1, {0: TWO, 1: ONE}),
        Mix("s", 1, {0: ONE}, {1: promise_of(TWO)}),
        Mix("s", 2, {0: ONE, 1: TWO}),
    ]
    assert len({Dice(mix.seed).word() for mix in seeds}) == len(seeds)


# -- dealing again -----------------------------------------------------------------------


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("number", range(3))
def test_every_game_can_be_dealt_again(game: str, number: int) -> None:
    match = random_game(game, f"{game} {number}")
    nature = sum(seat == match.nature for seat, _ in match.answers)
    found = redeal(match)
    assert found.wrong == []
    assert found.count == nature > 0
    assert all(found.checked), "each has the rule that asked for it"


@pytest.mark.deep
@pytest.mark.parametrize("game", names())
def test_every_game_can_be_dealt_again_many_times(game: str) -> None:
    kind = find(game)
    for number in range(60):
        seats = kind.least_seats + number % (kind.most_seats - kind.least_seats + 1)
        assert redeal(random_game(game, f"{game} deep {number}", seats)).wrong == []


@pytest.mark.parametrize("path", sorted(EARLIER.glob("*.aquelarre")), ids=lambda path: path.stem)
def test_files_of_earlier_versions_can_be_dealt_again(path: Path) -> None:
    assert redeal(read(path)).wrong == []


def test_a_saved_game_keeps_its_proof() -> None:
    match = random_game("carcassonne", "kept")
    assert Mix.of(load(save(match, sealed=False)).seed).told == {0: ONE}


def test_another_seed_deals_another_game() -> None:
    match = random_game("walpurgisnacht", "other seed")
    mix = Mix.of(match.seed)
    for other in (
        Mix("another secret", 1, mix.told),
        Mix(mix.secret, 1, {0: TWO}),
        Mix(mix.secret, 1, {**mix.told, 1: THREE}),
    ):
        match.resumed(other.seed)
        assert redeal(match).wrong


def test_one_card_dealt_by_hand_is_found() -> None:
    match: Match[Any] = Match(GAME, 2, seed="stacked", scripted=True)
    match.play(match.nature, match.nature_says())
    stacked = next(each for each in range(6) if match.nature_says() != DEAL.at(each))
    match.play(match.nature, DEAL.at(stacked))
    for seat in range(2):
        match.play(seat, KEEP.at())
    assert redeal(match).wrong == [2]
