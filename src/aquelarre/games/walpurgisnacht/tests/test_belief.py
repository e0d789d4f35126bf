"""Who is who, from deeds: gifts and wisps speak for those whom they help."""

from __future__ import annotations

from functools import partial

import pytest

from aquelarre.bots import GuideBot, bot
from aquelarre.bots.playing import let_nature_answer, play_out
from aquelarre.games.walpurgisnacht import GAME
from aquelarre.games.walpurgisnacht.box.cards import VILLAGERS, WITCHES, cards_in
from aquelarre.games.walpurgisnacht.box.edition import OURS
from aquelarre.games.walpurgisnacht.box.mountain import UNSEEN
from aquelarre.games.walpurgisnacht.guide.belief import Deeds, worth_to_witches
from aquelarre.games.walpurgisnacht.rules.scoring import team_of
from aquelarre.games.walpurgisnacht.state import Night
from aquelarre.games.walpurgisnacht.tests.players import Forgetful
from aquelarre.games.walpurgisnacht.tests.scenario import Scenario
from aquelarre.games.walpurgisnacht.verbs import GIVE
from aquelarre.kernel import Dice, Told, Window, heaviest


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
    (brooms,) = cards_in(OURS.brooms)
    (spectres,) = cards_in(OURS.spectres)
    bonfire = cards_in(OURS.bonfires)[0]
    worth = partial(worth_to_witches, OURS)
    assert worth(brooms, WITCHES) == -worth(brooms, VILLAGERS) == 3.0
    assert worth(spectres, WITCHES) == -worth(spectres, VILLAGERS) == -2.0
    assert worth(bonfire, WITCHES) == -2.0


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
    (brooms,) = cards_in(OURS.brooms)
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


def told(key: str, **values: int) -> Told:
    return Told(key, "", values, True)


def test_what_was_given_face_down_comes_out_when_the_rest_is_shown_again() -> None:
    """Three cards were revealed, one is given face down, one face up, and one put back."""
    secret, shown, back = 5, 6, 20
    deeds = [
        told("turn", seat=1),
        *[told("revealed", seat=1, slot=15, card=x, wisp=1) for x in (secret, shown, back)],
        told("given_down", seat=1, receiver=2),
        told("given_up", seat=1, receiver=3, card=shown),
    ]
    assert Deeds(deeds).gifts == [(1, 3, shown)], "it may still be either of two"
    deeds.append(told("put_down", seat=1, slot=15, card=back))
    assert sorted(Deeds(deeds).gifts) == [(1, 2, secret), (1, 3, shown)]
    assert sorted(Deeds([*deeds, told("turn", seat=2)]).gifts) == [(1, 2, secret), (1, 3, shown)]


def test_who_has_listened_gives_the_brooms_to_a_friend() -> None:
    """One player took two points for the villagers, the others for the witches."""
    for team, roles in (
        (VILLAGERS, ["W26", "W00", "W29", "W30"]),
        (WITCHES, ["W30", "W00", "W29", "W07"]),
    ):
        scene = Scenario(roles, {"O0": "W14"}, first=0).reveal("O0").stop()
        deeds = []
        for seat in (1, 2, 3):
            side = VILLAGERS if seat == 2 else WITCHES
            deeds += [told("turn", seat=seat), told("wisps_scored", side=side, points=2)]
        window = Window(GAME, scene.s, 0)
        belief = GAME.belief(window, deeds)
        for number in range(5):
            weights = GAME.weigh(window, Dice(number), belief)
            _, receiver = GIVE.args(heaviest(window.options(), weights))
            assert (receiver == 2) == (team == VILLAGERS)


# -- memory ------------------------------------------------------------------------------------


def test_how_well_a_mind_remembers_is_a_trait() -> None:
    """Who forgets knows fewer cards of the mountain from turn to turn, and never again without
    another look; who does not knows all."""
    s = night(0, 1).clone()
    s.face_up = 0  # all have looked
    turns = [told("turn", seat=x % 5) for x in range(12)]
    known = [x for x, card in enumerate(s.mountain) if card >= 0]
    before = set(known)
    for count in range(1, 13):
        assert Deeds(turns[:count], 2).recalled(s) is s
        world = Deeds(turns[:count], 2, memory=0.8).recalled(s)
        now = {x for x, card in enumerate(world.mountain) if card >= 0}
        assert now <= before
        assert {world.mountain[x] for x in known if x not in now} <= {UNSEEN}
        assert GAME.census(world) | {"box": 0} == GAME.census(s) | {"box": 0}
        before = now
    assert 0 < len(before) < 5
    assert Deeds(turns, 3, memory=0.8).recalled(s).mountain != world.mountain, "each for herself"
    seen_again = told("put_down", seat=0, slot=15, card=s.mountain[15])
    fresh = Deeds([*turns, seen_again], 2, memory=0.8).recalled(s)
    assert fresh.mountain[15] == s.mountain[15]


def test_who_forgets_does_not_go_by_what_was_forgotten() -> None:
    """The same mountain with other cards where she has forgotten them weighs the same."""
    turns = [told("turn", seat=x % 4) for x in range(40)]
    roles = ["W00", "W26", "W30", "W29"]
    weights = []
    for foot in (("W20", "W21", "W05"), ("W21", "W05", "W20")):
        scene = Scenario(roles, {f"O{x}": name for x, name in enumerate(foot)}, first=0)
        window = Window(GAME, scene.s, 0)
        weights.append(GAME.weigh(window, Dice(1), Deeds(turns, 0, memory=0.5)))
        assert GAME.weigh(window, Dice(1), Deeds(turns, 0)) != weights[-1]
    assert weights[0] == weights[1]


@pytest.mark.parametrize("kind", [GuideBot, Forgetful])
def test_players_with_a_memory_play_to_the_end(kind: type[GuideBot]) -> None:
    for number in range(2):
        s = GAME.start(4)
        dice = Dice(f"players {number}")
        bots = [kind(dice.child(seat)) for seat in range(4)]
        assert play_out(GAME, s, bots, dice.child("nature")) > 10
        assert s.over
        assert bots[0].told
