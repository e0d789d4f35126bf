"""Who is who, from deeds: gifts and wisps speak for those whom they help."""

from __future__ import annotations

import pytest

from aquelarre.bots import bot
from aquelarre.bots.playing import let_nature_answer
from aquelarre.games.walpurgisnacht import GAME
from aquelarre.games.walpurgisnacht.box import cards
from aquelarre.games.walpurgisnacht.box.cards import VILLAGERS, WITCHES, cards_in
from aquelarre.games.walpurgisnacht.guide.belief import Deeds, worth_to_witches
from aquelarre.games.walpurgisnacht.rules.scoring import team_of
from aquelarre.games.walpurgisnacht.state import Night
from aquelarre.kernel import Dice, Told, Window


def night(decisions: int, seed: int, seats: int = 5) -> Night:
    """A night among guides after so many decisions, or at its end."""
    s = GAME.start(seats, {}, listen=True)
    dice = Dice(f"deeds {seed}")
    players = [bot("guide", dice.child(seat)) for seat in range(seats)]
    for _ in range(decisions):
        let_nature_answer(s, dice)
        if s.over:
            break
        seat = (s.asked & -s.asked).bit_length() - 1
        s.answer(seat, players[seat].answer(Window(GAME, s, seat)))
    let_nature_answer(s, dice)
    return s


def told_to(s: Night, seat: int) -> list[Told]:
    return [event.heard_by(seat) for event in s.news or []]


def test_what_a_card_is_worth_depends_on_who_holds_it() -> None:
    (brooms,) = cards_in(cards.BROOMS)
    (spectres,) = cards_in(cards.SPECTRES)
    bonfire = cards_in(cards.BONFIRES)[0]
    assert worth_to_witches(brooms, WITCHES) == -worth_to_witches(brooms, VILLAGERS) == 3.0
    assert worth_to_witches(spectres, WITCHES) == -worth_to_witches(spectres, VILLAGERS) == -2.0
    assert worth_to_witches(bonfire, WITCHES) == -2.0


def test_deeds_tell_more_than_the_deal_alone() -> None:
    """Over several nights, what a seat holds for likely of the others' teams is nearer the truth
    than what the deal says: by far later in the night, and on no night by luck alone."""
    usual, concluded, count = 0.0, 0.0, 0
    for seed in range(6):
        s = night(45, seed)
        if s.over:
            continue
        true = [team_of(s, seat) for seat in range(s.n)]
        worlds = [GAME.imagine(s, 0, Dice(x)) for x in range(80)]
        belief = GAME.belief(Window(GAME, s, 0), told_to(s, 0))
        weights = [belief.weight(world) for world in worlds]
        for seat in range(1, s.n):
            right = [team_of(world, seat) == true[seat] for world in worlds]
            usual += sum(right) / len(right)
            fits = sum(weight for weight, each in zip(weights, right, strict=True) if each)
            concluded += fits / sum(weights)
            count += 1
    assert count >= 12
    assert concluded / count > usual / count + 0.15


def test_before_anything_was_done_every_world_weighs_the_same() -> None:
    s = night(0, 1)
    belief = Deeds(told_to(s, 0))
    assert {belief.weight(GAME.imagine(s, 0, Dice(x))) for x in range(20)} == {1.0}


def test_a_gift_of_the_brooms_speaks_for_one_team() -> None:
    s = night(0, 1)
    (brooms,) = cards_in(cards.BROOMS)
    gift = Told("given_up", "WAL-20", {"seat": 1, "receiver": 2, "card": brooms}, True)
    belief = Deeds([gift])
    alike: list[float] = []
    apart: list[float] = []
    for x in range(60):
        world = GAME.imagine(s, 0, Dice(x))
        same = team_of(world, 1) == team_of(world, 2)
        (alike if same else apart).append(belief.weight(world))
    assert min(alike) == pytest.approx(max(alike))
    assert min(alike) > 1 > max(apart)


def test_the_guide_gives_better_with_a_belief() -> None:
    """Weights change with what is likely; without a belief they are the guide's own."""
    changed = 0
    for seed in range(4):
        s = night(46, seed)
        if s.over or s.nature_asked:
            continue
        seat = (s.asked & -s.asked).bit_length() - 1
        window = Window(GAME, s, seat)
        belief = GAME.belief(window, told_to(s, seat))
        plain, held = GAME.weigh(window, Dice(1)), GAME.weigh(window, Dice(1), belief)
        assert len(plain) == len(held) == len(window.options())
        changed += plain != held
    assert changed
