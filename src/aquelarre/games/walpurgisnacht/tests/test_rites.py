"""Phase 2, the delivery of the rites: rules WAL-19 to WAL-23, and Mephistopheles (09, 24)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from aquelarre.games.walpurgisnacht.box.cards import IDS
from aquelarre.games.walpurgisnacht.tests.scenario import GAME, Scenario, card
from aquelarre.games.walpurgisnacht.verbs import (
    BESTOW,
    COMMAND,
    DECLARE,
    FORBEAR,
    GIVE,
    GIVE_OPEN,
    HAND_OVER,
    KEEP,
    PASS_ON,
    PUT_BACK,
    REVEAL,
)
from aquelarre.kernel import Dice, Why, members
from aquelarre.match import Match, load, save

ROLES = ["W00", "W26", "W30", "W29"]
PURPLE = {"O0": "W20", "O1": "W21", "O2": "W22"}


def after_wisps(*faces: str, roles: list[str] = ROLES, first: int = 1) -> Scenario:
    """The first player has revealed these cards and the phase is over."""
    scene = Scenario(roles, {f"O{at}": face for at, face in enumerate(faces)}, first=first)
    for at in range(len(faces)):
        scene.reveal(f"O{at}")
    return scene.stop() if scene.question == "follow_wisps" else scene


@pytest.mark.rule("WAL-19")
def test_the_first_gift_is_compulsory_and_face_down() -> None:
    scene = after_wisps("W20", "W21")
    assert KEEP.base not in scene.options()
    scene.give("W20", 3)
    assert scene.s.down[3] == 1 << card("W20")
    assert scene.s.up == [0, 0, 0, 0]


@pytest.mark.rule("WAL-19")
def test_only_giver_and_receiver_are_told_which_card_it_is() -> None:
    scene = after_wisps("W20", "W21").give("W20", 3)
    told = next(event for event in scene.news if event.notice.key == "given_down")
    assert [told.heard_by(seat).values.get("card") for seat in range(4)] == [
        None,
        card("W20"),
        None,
        card("W20"),
    ]


@pytest.mark.rule("WAL-20")
def test_the_second_gift_is_optional_and_face_up() -> None:
    scene = after_wisps("W20", "W21").give("W20", 3)
    assert KEEP.base in scene.options()
    scene.give_open("W21", 0)
    assert scene.s.up[0] == 1 << card("W21")


@pytest.mark.rule("WAL-20")
def test_the_second_gift_may_go_to_the_same_player() -> None:
    scene = after_wisps("W20", "W21").give("W20", 3).give_open("W21", 3)
    assert (scene.s.up[3], scene.s.down[3]) == (1 << card("W21"), 1 << card("W20"))


@pytest.mark.rule("WAL-20")
def test_without_a_card_left_there_is_no_second_gift() -> None:
    assert after_wisps("W20").give("W20", 3).question == "movement"


def third_gift(*faces: str, received: bool = True) -> Scenario:
    scene = after_wisps(*faces)
    if received:
        scene.hold(1, "W15", face_up=True)
    return scene.give(faces[0], 3).give_open(faces[1], 3)


@pytest.mark.rule("WAL-21")
def test_three_cards_of_one_colour_allow_a_third_gift() -> None:
    scene = third_gift("W20", "W21", "W22")
    assert scene.question == "third_gift"
    assert KEEP.base in scene.options()
    assert {IDS[PASS_ON.args(action)[0]] for action in scene.options(PASS_ON)} == {"W15"}
    scene.pass_on("W15", 2)
    assert scene.s.up[2] == 1 << card("W15")
    assert scene.question == "put_back"


@pytest.mark.rule("WAL-21")
@pytest.mark.parametrize(
    "faces", [("W20", "W21", "W06"), ("W20", "W08", "W21"), ("W08", "W15", "W14"), ("W20", "W21")]
)
def test_no_third_gift_with_another_colour_none_or_no_card_left(faces: tuple[str, ...]) -> None:
    scene = after_wisps(*faces).hold(1, "W18", face_up=True)
    scene.give(faces[0], 3).give_open(faces[1], 3)
    assert scene.question in ("put_back", "movement")


@pytest.mark.rule("WAL-21")
def test_no_third_gift_without_the_second() -> None:
    scene = after_wisps("W20", "W21", "W22").hold(1, "W15")
    assert scene.give("W20", 3).keep().question == "put_back"


@pytest.mark.rule("WAL-21")
def test_no_third_gift_without_a_card_received() -> None:
    assert third_gift("W20", "W21", "W22", received=False).question == "put_back"


@pytest.mark.rule("WAL-21")
def test_a_passed_face_down_card_stays_down_and_its_new_holder_looks() -> None:
    """A whole round, so that seat 1 gets its face-down card by the rules."""
    foot = {"O0": "W20", "O1": "W21", "O2": "W22", "O3": "W05"}
    scene = Scenario(ROLES, foot, first=0)
    scene.reveal("O3").stop().give("W05", 1).dance()
    assert scene.asked == 1
    for name in ("W20", "W21", "W22"):
        scene.reveal(scene.where(name))
    scene.give("W20", 3).give_open("W21", 3).pass_on("W05", 2)
    assert scene.s.down[2] == 1 << card("W05")
    told = [event for event in scene.news if event.notice.key == "passed_down"][-1]
    assert [seat for seat in range(4) if "card" in told.heard_by(seat).values] == [1, 2]
    assert scene.game.view(scene.s, 2)["players"][2]["down_cards"] == ["W05"]


@pytest.mark.rule("WAL-22")
def test_the_cats_eye_is_delivered_face_up_even_as_the_first_gift() -> None:
    scene = after_wisps("W19", "W20").give("W19", 3)
    assert scene.s.up[3] == 1 << card("W19")
    assert scene.s.down[3] == 0
    assert "eye_given" in scene.told()


@pytest.mark.rule("WAL-23")
def test_nobody_gives_to_himself() -> None:
    scene = third_gift("W20", "W21", "W22")
    assert all(PASS_ON.args(action)[1] != 1 for action in scene.options(PASS_ON))
    scene = after_wisps("W20", "W21")
    assert all(GIVE.args(action)[1] != 1 for action in scene.options(GIVE))
    scene.give("W20", 0)
    assert all(GIVE_OPEN.args(action)[1] != 1 for action in scene.options(GIVE_OPEN))


# -- Mephistopheles ----------------------------------------------------------------------


@pytest.mark.rule("WAL-09")
def test_only_the_holder_may_declare_and_at_any_moment() -> None:
    scene = Scenario(ROLES, PURPLE, ready=False)
    assert [scene.s.asides(seat) for seat in range(4)] == [[DECLARE.base], [], [], []]
    for seat in range(4):
        scene.s.answer(seat, 0)
    scene.begin(1)
    acts: list[Callable[[], object]] = [
        lambda: scene.reveal("O0"),
        lambda: scene.reveal("O1").stop(),
        lambda: scene.give("W20", 2),
        lambda: scene.keep(),
        lambda: scene.put_back("W21", scene.slots(PUT_BACK)[0]),
        lambda: scene.turn_down(),
    ]
    for act in acts:
        act()
        assert scene.s.asides(0) == [DECLARE.base], scene.question
    scene.declare(0)
    assert scene.told()[-1] == "declared"
    assert scene.question == "movement"
    assert scene.asked == 1
    assert scene.s.asides(0) == []
    assert all(scene.game.view(scene.s, seat)["players"][0]["role"] == "W00" for seat in (-1, 3))


@pytest.mark.rule("WAL-09")
@pytest.mark.parametrize("first", [0, 1])
def test_at_every_question_of_whole_games_he_may_declare(first: int) -> None:
    """On his own turns and on others', until he does; never anybody else."""
    asked = set()
    for seed in range(40):
        s = Scenario(ROLES, PURPLE, first=first).s
        dice = Dice(f"declare {first} {seed}")
        while not s.over:
            question = s.open_question()
            assert question is not None
            if not s.nature_asked:
                asked.add((question.key, s.active == 0))
                assert [s.asides(seat) for seat in range(4)] == [[DECLARE.base], [], [], []]
            options = s.options(members(s.asked)[0])
            s.answer(members(s.asked)[0], options[dice.below(len(options))])
    questions = {"follow_wisps", "first_gift", "second_gift", "third_gift"}
    questions |= {"put_back", "turn_down", "movement"}
    assert asked == {(key, own) for key in questions for own in (True, False)}


@pytest.mark.rule("WAL-09")
def test_declared_before_the_first_reveal_the_action_replaces_this_turn() -> None:
    scene = Scenario(ROLES, PURPLE, first=0).hold(2, "W15")
    assert scene.declare(0).question == "mephisto_acts"
    assert scene.asked == 0


@pytest.mark.rule("WAL-09")
def test_declared_after_a_reveal_the_action_waits_for_the_next_own_turn() -> None:
    scene = Scenario(ROLES, PURPLE, first=0).hold(2, "W15").reveal("O0").declare(0)
    assert scene.question == "follow_wisps"
    scene.stop().give("W20", 1)
    scene.dance()
    for seat in (1, 2, 3):
        assert scene.asked == seat
        scene.reveal(scene.slots(REVEAL)[-1]).stop()
        scene.s.answer(seat, scene.options(GIVE)[0])
        scene.dance()
    assert (scene.asked, scene.question) == (0, "mephisto_acts")


@pytest.mark.rule("WAL-24")
def test_mephistopheles_offers_exactly_what_is_possible() -> None:
    scene = Scenario(ROLES, PURPLE, first=0).hold(2, "W15").hold(0, "W16").declare(0)
    commands = {COMMAND.args(action) for action in scene.options(COMMAND)}
    assert commands == {(2, 0), (2, 1), (2, 3)}
    gifts = {BESTOW.args(action) for action in scene.options(BESTOW)}
    assert gifts == {(card("W16"), other) for other in (1, 2, 3)}
    assert scene.options()[0] == FORBEAR.base
    assert KEEP.base not in scene.options()


@pytest.mark.rule("WAL-24")
def test_mephistopheles_may_also_do_nothing() -> None:
    """He "podrá" do the one or the other: nothing says that he must."""
    scene = Scenario(ROLES, PURPLE, first=0).hold(2, "W15").hold(0, "W16").declare(0)
    held = list(scene.s.up)
    scene.answer(FORBEAR)
    assert (scene.s.up, scene.news[-1].notice.key) == (held, "forbore")
    assert (scene.asked, scene.question) == (0, "movement"), "phase 3 is played as usual"


@pytest.mark.rule("WAL-24")
def test_mephistopheles_of_an_earlier_game_still_has_to_act() -> None:
    """By the first version of the rules he had to do one or the other."""
    match = Match(GAME, 4, seed="brocken", rules=1)
    match.play(match.state.mephisto, DECLARE.base)
    while match.view(-1)["question"] != "mephisto_acts":
        seat = members(match.state.asked)[0]
        match.play(seat, match.state.options(seat)[-1])
    again = load(save(match))
    seat = again.state.mephisto
    assert again.rules == 1
    assert {option.verb for option in again.options(seat)} == {"command"}, "he has received none"
    assert again.game.why_not(again.state, seat, FORBEAR.base) == Why("WAL-24", "must")


@pytest.mark.rule("WAL-24")
def test_the_forced_player_chooses_the_card_and_it_keeps_its_face() -> None:
    scene = Scenario(ROLES, PURPLE, first=0)
    scene.hold(2, "W15").hold(2, "W16", face_up=False).declare(0)
    scene.answer(COMMAND, 2, 0)
    assert (scene.asked, scene.question) == (2, "hand_over")
    assert {IDS[HAND_OVER.args(a)[0]] for a in scene.options(HAND_OVER)} == {"W15", "W16"}
    scene.answer(HAND_OVER, card("W16"))
    assert scene.s.down[0] == 1 << card("W16")
    assert scene.game.view(scene.s, 0)["players"][0]["down_cards"] == ["W16"]
    assert scene.question == "movement", "phase 3 is played as usual"
    assert scene.asked == 0


@pytest.mark.rule("WAL-24")
def test_a_commanded_card_is_seen_by_giver_and_receiver_only() -> None:
    scene = Scenario(ROLES, PURPLE, first=0).hold(2, "W16", face_up=False).declare(0)
    scene.answer(COMMAND, 2, 3)
    commanded = scene.news[-1].heard_by(1)
    assert commanded.key == "commanded"
    assert commanded.values == {"seat": 0, "giver": 2, "receiver": 3}
    scene.answer(HAND_OVER, card("W16"))
    passed = scene.news[-1]
    assert passed.notice.key == "passed_down"
    knowing = [seat for seat in (-1, 0, 1, 2, 3) if "card" in passed.heard_by(seat).values]
    assert knowing == [2, 3], "not even Mephistopheles"
    assert all("card" not in passed.remembered_by(seat).values for seat in range(4))


@pytest.mark.rule("WAL-24")
def test_his_own_gift_is_face_up_even_of_a_face_down_card() -> None:
    scene = Scenario(ROLES, PURPLE, first=0).hold(0, "W16", face_up=False).declare(0)
    scene.answer(BESTOW, card("W16"), 3)
    assert (scene.s.up[3], scene.s.down) == (1 << card("W16"), [0, 0, 0, 0])


@pytest.mark.rule("WAL-24")
def test_with_no_card_anywhere_the_action_is_skipped_and_phase_three_follows() -> None:
    scene = Scenario(ROLES, PURPLE, first=0).declare(0)
    assert (scene.asked, scene.question) == (0, "movement")
    assert "powerless" in scene.told()


@pytest.mark.rule("WAL-24")
def test_role_cards_are_never_handed_over() -> None:
    scene = Scenario(ROLES, PURPLE, first=0).hold(2, "W15").declare(0).answer(COMMAND, 2, 1)
    assert [IDS[HAND_OVER.args(a)[0]] for a in scene.options(HAND_OVER)] == ["W15"]
