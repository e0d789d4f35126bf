"""Set-up: tiles, tokens, apprentices, cards, first spaces. [LAN-01 … LAN-07, LAN-49, LAN-52]"""

from __future__ import annotations

import pytest

from aquelarre.games.discworld_witches import GAME
from aquelarre.games.discworld_witches.box.edition import OURS
from aquelarre.games.discworld_witches.box.ids import APPRENTICES, CARDS, SPACES, TILES
from aquelarre.games.discworld_witches.state import UNSEEN, Lancre
from aquelarre.games.discworld_witches.tests.scenario import Scene
from aquelarre.kernel import BadSetting, members


def dealt(seats: int, **options: int) -> Lancre:
    """A game whose tiles have been laid out."""
    s = GAME.start(seats, options, listen=True)
    while s.open_question() is not None and s.options(s.n) and not s.asked & ((1 << s.n) - 1):
        question = s.open_question()
        if question is not None and question.key == "opening_roll":
            break
        s.answer(s.n, s.options(s.n)[0])
    return s


@pytest.mark.rule("LAN-01")
def test_one_to_four_players() -> None:
    for seats in range(1, 5):
        assert GAME.start(seats).n == seats
    for seats in (0, 5):
        with pytest.raises(BadSetting):
            GAME.start(seats)


@pytest.mark.rule("LAN-01")
def test_modes() -> None:
    modes = [Scene(2, mode=mode).view()["mode"] for mode in range(3)]
    assert modes == ["competitive", "cooperative", "expert"]
    assert [Scene(1, mode=mode).view()["mode"] for mode in range(3)] == ["solo"] * 3


@pytest.mark.rule("LAN-02")
@pytest.mark.parametrize(
    ("seats", "hard", "easy"),
    [
        (1, [1, 1, 1, 0, 0, 0], [2, 2, 1, 0, 0, 0]),
        (2, [1, 1, 2, 1, 1, 1], [2, 2, 1, 2, 1, 1]),
        (3, [2, 2, 2, 2, 2, 2], [2, 2, 2, 2, 2, 2]),
        (4, [2, 2, 2, 2, 2, 0], [4, 4, 4, 3, 3, 0]),
    ],
)
def test_tiles_in_the_boxes(seats: int, hard: list[int], easy: list[int]) -> None:
    s = dealt(seats)
    boxes = GAME.view(s, -1)["boxes"]
    assert [box["hard"] for box in boxes] == hard
    assert [box["easy"] for box in boxes] == easy
    assert GAME.view(s, -1)["turns"] == sum(hard) + sum(easy)


@pytest.mark.rule("LAN-02")
def test_hard_tiles_lie_face_down_and_unseen() -> None:
    s = dealt(2)
    assert [s.tile[space] for space in OURS.violet] == [UNSEEN] * 5
    assert not any(s.up >> space & 1 for space in OURS.violet)
    assert sum(s.hard_bag.counts) == 17, "nobody knows any of them"


@pytest.mark.rule("LAN-03")
def test_easy_tiles_lie_face_up_and_the_top_of_every_box_is_seen() -> None:
    s = dealt(2)
    assert all(0 <= s.tile[space] < 8 and s.up >> space & 1 for space in OURS.green)
    boxes = GAME.view(s, -1)["boxes"]
    assert all(box["top"] in TILES for box in boxes)
    assert sum(s.easy_bag.counts) == 30 - 10 - 6, "below the tops nobody has looked"


@pytest.mark.rule("LAN-02")
@pytest.mark.rule("LAN-03")
def test_what_is_laid_out_is_told() -> None:
    """Hard tiles all at once, for nobody sees one; easy ones each by name; then the boxes."""
    s = dealt(2)
    told = [event.whole() for event in s.news or []]
    hard, *easy = told[:11]
    assert (hard.key, hard.values, tuple(hard.places)) == ("hard_laid", {"count": 5}, OURS.violet)
    assert [each.key for each in easy] == ["easy_laid"] * 10
    assert [each.values["space"] for each in easy] == list(OURS.green)
    assert [each.values["tile"] for each in easy] == [s.tile[space] for space in OURS.green]
    assert [tuple(each.places) for each in easy] == [(space,) for space in OURS.green]


@pytest.mark.rule("LAN-04")
def test_tokens_of_a_competition() -> None:
    for seats in range(2, 5):
        tokens = Scene(seats).view()["tokens"]
        assert tokens == {"cackle": 4 * seats, "crisis": 12, "aliss": 12}


@pytest.mark.rule("LAN-49")
@pytest.mark.parametrize(
    ("seats", "tokens"),
    [(1, (4, 4, 10)), (2, (6, 5, 9)), (3, (9, 6, 8)), (4, (12, 7, 7))],
)
def test_tokens_of_those_who_play_together(seats: int, tokens: tuple[int, int, int]) -> None:
    found = Scene(seats, mode=1).view()["tokens"]
    assert (found["cackle"], found["aliss"], found["crisis"]) == tokens


@pytest.mark.rule("LAN-52")
def test_experts_have_eight_crises_and_several_on_a_tile() -> None:
    scene = Scene(3, mode=2)
    assert scene.view()["tokens"] == {"cackle": 12, "crisis": 8, "aliss": 12}
    assert scene.view()["options"]["many_crises"] is True
    assert Scene(3).view()["options"]["many_crises"] is False


@pytest.mark.rule("LAN-52")
def test_the_crisis_rule_of_the_experts_is_an_option_for_those_who_play_together() -> None:
    for seats, mode in ((2, 1), (1, 0)):
        assert Scene(seats, mode=mode, many_crises=1).view()["options"]["many_crises"] is True
        assert Scene(seats, mode=mode).view()["options"]["many_crises"] is False
    assert Scene(2, mode=0, many_crises=1).view()["options"]["many_crises"] is False
    assert Scene(1, mode=2).view()["options"]["many_crises"] is True
    assert Scene(2, mode=1, many_crises=1).view()["tokens"]["crisis"] == 9


# -- apprentices -------------------------------------------------------------------------


def rolling(seats: int) -> Scene:
    """A scene at its opening rolls."""
    scene = Scene.__new__(Scene)
    scene.game = GAME
    scene.verbs = {verb.name: verb for verb in GAME.verbs}
    scene.s = GAME.start(seats, {}, listen=True)
    while scene.question in ("lay_easy", "box_top"):
        scene.s.answer(seats, scene.s.options(seats)[0])
    return scene


@pytest.mark.rule("LAN-05")
def test_the_highest_roll_chooses_first_and_cackles_count_nothing() -> None:
    scene = rolling(3)
    scene.roll("cackle", "6").roll("6", "2")  # 14
    scene.roll("5", "5").roll("5", "2")  # 17
    scene.roll("cackle", "cackle").roll("6", "6")  # 12
    assert [told.values["total"] for told in scene.told("rolled_first")] == [14, 17, 12]
    order = []
    for name in ("tiffany", "petulia", "annagramma"):
        order += scene.asked
        scene.play("choose", name)
    assert order == [1, 2, 0], "then to the left"


@pytest.mark.rule("LAN-05")
def test_only_those_who_tie_for_most_roll_again() -> None:
    scene = rolling(3)
    scene.roll("6", "6").roll("6", "6")
    scene.roll("2", "2").roll("2", "2")
    scene.roll("6", "6").roll("6", "6")
    assert [told.values["total"] for told in scene.told("roll_again")] == [24]
    scene.roll("2", "3").roll("2", "3").roll("6", "6").roll("2", "2")
    assert [told.values["seat"] for told in scene.told("rolled_first")] == [0, 1, 2, 0, 2]
    assert scene.asked == [2]


@pytest.mark.rule("LAN-05")
def test_nobody_can_have_the_same_apprentice() -> None:
    scene = rolling(2)
    scene.roll("6", "6").roll("6", "6").roll("2", "2").roll("2", "2").play("choose", "petulia")
    assert scene.options() == ["choose tiffany", "choose annagramma", "choose dimity"]


@pytest.mark.rule("LAN-06")
def test_everybody_but_dimity_has_a_token_and_annagramma_a_cackle() -> None:
    scene = Scene(4, "tiffany annagramma petulia dimity")
    assert [player["tokens"] for player in scene.view()["players"]] == [
        ["invisibility"],
        ["magic"],
        ["pig"],
        [],
    ]
    assert [player["cackles"] for player in scene.view()["players"]] == [0, 1, 0, 0]
    assert scene.view()["supply"]["cackle"] == 15, "taken from the supply"


@pytest.mark.rule("LAN-06")
def test_dimity_begins_and_without_her_who_chose_last() -> None:
    assert Scene(3, "tiffany dimity petulia").s.first == 1
    assert Scene(3, "tiffany annagramma petulia").s.first == 2
    assert Scene(1, "petulia").s.first == 0


@pytest.mark.rule("LAN-05")
@pytest.mark.rule("LAN-07")
def test_who_chooses_begins_and_starts_where_is_told() -> None:
    scene = rolling(2)
    scene.roll("6", "6").roll("6", "6").roll("2", "2").roll("2", "2")
    scene.play("choose", "tiffany").play("choose", "dimity").chance()
    assert [told.values for told in scene.told("chose")] == [
        {"seat": 0, "apprentice": APPRENTICES.index("tiffany")},
        {"seat": 1, "apprentice": APPRENTICES.index("dimity")},
    ]
    assert [told.values for told in scene.told("begins")] == [{"seat": 1}]
    scene.play("start_at", "MC").play("start_at", "RH")
    assert [(told.values, tuple(told.places)) for told in scene.told("started_at")] == [
        ({"seat": 1, "space": SPACES.index("MC")}, (SPACES.index("MC"),)),
        ({"seat": 0, "space": SPACES.index("RH")}, (SPACES.index("RH"),)),
    ]


@pytest.mark.rule("LAN-07")
def test_three_cards_each_that_nobody_else_sees() -> None:
    scene = rolling(2)
    scene.roll("6", "6").roll("6", "6").roll("2", "2").roll("2", "2")
    scene.play("choose", "tiffany").play("choose", "petulia").chance()
    assert [len(hand) for hand in scene.s.hands] == [3, 3]
    assert len(scene.s.deck) == 49
    told = [event.heard_by(1) for event in scene.s.news or [] if event.notice.key == "drew"]
    assert [each.known for each in told] == [False] * 3 + [True] * 3


@pytest.mark.rule("LAN-07")
def test_witches_begin_where_no_problem_is_and_may_share_a_space() -> None:
    scene = rolling(2)
    scene.roll("6", "6").roll("6", "6").roll("2", "2").roll("2", "2")
    scene.play("choose", "tiffany").play("choose", "petulia").chance()
    assert scene.question == "start"
    assert scene.asked == [1], "from the first player on"
    free = {SPACES[x] for x in OURS.spaces} - {SPACES[x] for x in OURS.green + OURS.violet}
    assert {option.partition(" ")[2] for option in scene.options()} == free
    scene.play("start_at", "MC")
    assert scene.asked == [0]
    scene.play("start_at", "MC")
    assert [player["space"] for player in scene.view()["players"]] == ["MC", "MC"]


@pytest.mark.rule("LAN-53")
def test_placing_the_witches_goes_clockwise_from_the_first_player() -> None:
    scene = rolling(4)
    for faces in ("2", "6", "3", "4"):
        scene.roll(faces, faces).roll(faces, faces)
    for name in ("tiffany", "annagramma", "dimity", "petulia"):
        scene.play("choose", name)
    scene.chance()
    order = []
    while scene.question == "start":
        order += scene.asked
        scene.play("start_at", "MC")
    assert order == [3, 0, 1, 2]
    assert scene.s.active == 3


def test_the_scene_begins_with_nothing_lost() -> None:
    scene = Scene(3)
    assert scene.s.tiled == 0
    assert [CARDS[card] for card in scene.s.deck] == [CARDS[card] for card in OURS.cards]
    counted = GAME.census(scene.s)
    assert counted["tile fever"] == 5
    assert counted["cards"] == 55
    assert members(scene.s.asked) != []
