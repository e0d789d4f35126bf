"""The trial: BRU-17 to BRU-24, BRU-33, with the examples of the rulebook and of the page."""

from __future__ import annotations

import pytest

from aquelarre.games.las_brujas import verbs
from aquelarre.games.las_brujas.tests.scenario import GAME, Scene
from aquelarre.games.las_brujas.verbs import COUNTER, DECIDE, PASS, PLEAD, SPREAD, VOTE

FIVE = ["P05", "P17", "P10", "P22", "P06"]  # all of base 0
SEVEN = ["P05", "P17", "P10", "P22", "P06", "P03", "P11"]


def trial(sides: str = "wvvvw", who: list[str] | None = None, accused: int = 1) -> Scene:
    """Seat 0 accuses, both have spoken, and hands are empty unless they are filled."""
    scene = Scene(sides, who or FIVE)
    for seat in range(len(sides)):
        scene.hold(seat)
    return scene.hold(0, "J1a").trial(0, "J1a", accused)


def case(scene: Scene) -> dict[str, object]:
    found: dict[str, object] = GAME.view(scene.s, -1)["trial"]
    return found


# -- beginning ---------------------------------------------------------------------------


@pytest.mark.rule("BRU-17")
def test_accuser_and_accused_speak_in_turn_and_each_ends_the_own_speech() -> None:
    scene = Scene("wvvvw", FIVE).hold(0, "J1a").answer(verbs.ACCUSE, "J1a", 3)
    assert (scene.question, scene.asked, case(scene)["speaker"]) == ("speech", [0], 0)
    scene.answer(verbs.END_SPEECH)
    assert (scene.question, scene.asked, case(scene)["speaker"]) == ("speech", [3], 3)
    scene.answer(verbs.END_SPEECH)
    assert case(scene)["phase"] == "open"


@pytest.mark.rule("BRU-33")
def test_without_accuser_only_the_accused_speaks_and_nobody_is_paid() -> None:
    scene = Scene("wvvvw", ["P05", "P17", "P10", "P22", "P09"]).hold(0, "S09", "R01a")
    scene.answer(verbs.EVENT, "S09")
    assert (scene.question, scene.asked) == ("speech", [4])
    assert case(scene)["accuser"] is None
    scene.speeches().vote(guilty=[0, 1, 2, 3]).all_pass()
    assert not scene.s.alive >> 4 & 1
    assert scene.hand(0) == ["R01a"], "neither reward nor penalty"


# -- the open floor ----------------------------------------------------------------------


@pytest.mark.rule("BRU-18")
def test_anyone_living_may_play_any_number_of_rumours_on_the_accused() -> None:
    scene = trial().hold(2, "R14a", "R15a", "R16a").hold(3, "R01a")
    assert {args[1] for args in scene.args(SPREAD, 2)} == {1}, "on the accused only"
    scene.answer(SPREAD, "R14a", 1, seat=2).answer(SPREAD, "R01a", 1, seat=3)
    scene.answer(SPREAD, "R15a", 1, seat=2)
    assert scene.args(SPREAD, 2) == [], "the limit of two still holds"
    scene.answer(verbs.SUPPLANT, "R16a", 1, "R14a", seat=2).check()
    assert scene.s.reputation[1] == -1


@pytest.mark.rule("BRU-18")
def test_the_accused_plays_positive_rumours_but_no_negative_ones_on_himself() -> None:
    scene = trial().hold(1, "R01a", "R14a")
    assert scene.cards(SPREAD, 1) == ["R01a"]


@pytest.mark.rule("BRU-18", "BRU-26")
def test_spectres_play_no_rumours() -> None:
    scene = trial().dead(4, "U15")
    assert scene.options(SPREAD, 4) == []


@pytest.mark.rule("BRU-19")
def test_everybody_is_asked_alike_whatever_they_hold() -> None:
    for held in ([], ["C2a", "D1a", "R01a"]):
        scene = trial().dead(4).hold(3, *held)
        assert scene.asked == [0, 1, 2, 3, 4]
        assert [scene.s.options(seat) for seat in range(5)] == [[PASS.base]] * 5
        assert scene.s.may == 0b11111


@pytest.mark.rule("BRU-19")
def test_a_pass_stands_until_somebody_acts_and_all_must_pass_in_a_row() -> None:
    scene = trial().hold(4, "D1a", "D2a")
    for seat in (0, 1, 2, 3):
        scene.answer(PASS, seat=seat)
    assert scene.asked == [4]
    scene.answer(verbs.SAY_SUSPECT, 0, seat=2)
    assert scene.asked == [4], "words open nothing"
    scene.answer(PLEAD, "D1a", seat=4)
    assert scene.asked == [0, 1, 2, 3, 4], "an act does"
    scene.answer(PASS, seat=4).answer(PLEAD, "D2a", seat=4)
    assert scene.asked == [0, 1, 2, 3, 4], "who has passed may still change their mind"
    scene.all_pass()
    assert scene.question == "vote"


@pytest.mark.rule("BRU-17", "BRU-19", "BRU-21")
def test_silence_is_the_end_of_a_speech_a_pass_or_an_abstention() -> None:
    """A live table waits a while and takes silence for this answer, for all alike."""
    scene = Scene("wvvvw", FIVE).hold(0, "J1a").answer(verbs.ACCUSE, "J1a", 1)
    assert silence(scene) == {0: verbs.END_SPEECH.base}
    scene.speeches()
    assert silence(scene) == dict.fromkeys(range(5), PASS.base)
    scene.all_pass()
    assert silence(scene) == dict.fromkeys((0, 2, 3, 4), VOTE.at(verbs.BALLOTS.index("abstain")))
    scene.vote(innocent=[0, 2, 3, 4])
    assert silence(scene) == dict.fromkeys(range(5), PASS.base)


@pytest.mark.rule("BRU-21")
@pytest.mark.parametrize("double", [0, 1])
def test_a_spectre_that_says_nothing_abstains_for_all_it_votes_for(double: int) -> None:
    """It casts the ballot of the possessed, and its own if it has raised its voice. [U10, U14]"""
    scene = Scene("wvvvw", FIVE, double_trial=double).dead(4, "U14a").hold(0, "J1a")
    scene.s.possessed, scene.s.possessor = 2, 4
    scene.trial(0, "J1a", 1)
    voiceless = Scene.__new__(Scene)
    voiceless.s, voiceless.script = scene.s.clone(), []
    for played, verb in ((voiceless, verbs.VOTE_AS), (scene, verbs.VOTE_BOTH)):
        if played is scene:
            scene.answer(PLEAD, "U14a", seat=4)
        played.all_pass()
        found = silence(played)
        assert GAME.vocabulary.find(found[4]) is verb
        assert set(verb.args(found[4])) == {verbs.BALLOTS.index("abstain")}


def silence(scene: Scene) -> dict[int, int]:
    """What the silence of each seat that is asked would mean."""
    step = scene.s.open_question()
    assert step is not None
    assert step.grace > 0
    found = {seat: step.lapses(scene.s, seat) for seat in scene.asked}
    assert all(action in scene.s.options(seat) for seat, action in found.items())
    return found


@pytest.mark.rule("BRU-18", "BRU-20")
def test_a_window_is_the_same_occasion_until_the_trial_moves_on() -> None:
    """However often it comes again because somebody plays something. [Ruling L20]"""
    scene = trial().hold(2, "D1a", "R14a", "D6").hold(0, "J1b")
    seen = [occasion(scene)]
    for act in ((PLEAD, "D1a"), (SPREAD, "R14a", 1)):
        scene.answer(act[0], *act[1:], seat=2)
        assert occasion(scene) == seen[0]
    scene.vote(innocent=[0, 2, 3, 4])
    seen.append(occasion(scene))
    scene.answer(PLEAD, "D6", seat=2)
    seen.append(occasion(scene))
    scene.all_pass().vote(innocent=[0, 2, 3, 4])
    seen.append(occasion(scene))
    scene.all_pass().trial(0, "J1b", 1)
    seen.append(occasion(scene))
    assert len(set(seen)) == 5
    assert 0 not in seen


def occasion(scene: Scene) -> int:
    step = scene.s.open_question()
    assert step is not None
    assert step.window
    return step.occasion(scene.s)


@pytest.mark.rule("BRU-19")
def test_any_number_of_trial_cards_by_anyone() -> None:
    scene = trial().hold(2, "D1a", "D1b").hold(3, "D2a")
    scene.answer(PLEAD, "D1a", seat=2).answer(PLEAD, "D1b", seat=2).answer(PLEAD, "D2a", seat=3)
    assert (case(scene)["yes"], case(scene)["no"]) == (2, 1)


# -- counter-trials ----------------------------------------------------------------------


@pytest.mark.rule("BRU-20")
@pytest.mark.parametrize("when", ["speech", "floor", "vote", "decide", "verdict"])
def test_a_counter_trial_cancels_at_any_moment_until_somebody_burns(when: str) -> None:
    scene = Scene("wvvvw", FIVE)
    for seat in range(5):
        scene.hold(seat)
    scene.hold(0, "J1a", "R01a").hold(1, "C2a").answer(verbs.ACCUSE, "J1a", 1)
    if when != "speech":
        scene.speeches()
    if when in ("vote", "decide", "verdict"):
        scene.all_pass().dice(6, 1)
    if when == "decide":
        scene.vote(guilty=[0, 2], innocent=[3, 4])
    if when == "verdict":
        scene.vote(guilty=[0, 2, 3], innocent=[4])
    assert scene.question == when
    scene.answer(COUNTER, "C2a", seat=1).check()
    assert (scene.question, scene.asked) == ("act", [0]), "back to the turn"
    assert scene.s.alive == 0b11111
    assert GAME.view(scene.s, 0)["discard"] == ["J1a", "C2a"]


@pytest.mark.rule("BRU-20")
def test_once_somebody_has_burnt_nothing_cancels_it() -> None:
    scene = trial(who=["P05", "P17", "P08", "P22", "P06"]).hold(1, "R05", "C2a").hold(3, "C1a")
    scene.vote(guilty=[0, 2, 3, 4]).all_pass()
    assert scene.question == "rob_grave"
    assert scene.options(COUNTER, 3) == []


# -- the vote ----------------------------------------------------------------------------


@pytest.mark.rule("BRU-21")
def test_all_living_but_the_accused_vote_at_once() -> None:
    scene = trial().dead(4).all_pass().dice(6, 1)
    assert scene.asked == [0, 2, 3]
    assert [x[0] for x in scene.args(VOTE, 2)] == [0, 1, 2], "guilty, innocent, abstention"
    scene.answer(VOTE, 0, seat=0)
    assert case(scene)["votes"] == [
        {"what": "reputation", "seat": 1, "card": None, "character": None,
         "cause": "against", "votes": 0, "why": ""},
    ], "ballots are shown together"  # fmt: skip
    assert not scene.told("voted")
    scene.answer(VOTE, 1, seat=2).answer(VOTE, 2, seat=3)
    votes = [tuple(told.values.values()) for told in scene.told("voted")]
    assert votes == [(0, 0, 1, 0), (2, 1, 1, 0), (3, 2, 0, 4)]


@pytest.mark.rule("BRU-22")
@pytest.mark.parametrize(
    ("who", "wanted"), [("P01", {"against": 1}), ("P13", {"for": 2})], ids=["librarian", "pious"]
)
def test_reputation_counts_as_votes_as_in_the_rulebooks_examples(
    who: str, wanted: dict[str, int]
) -> None:
    """The librarian at -1 has a vote against, the pious neighbour at +2 two in favour."""
    scene = trial(who=["P05", who, "P10", "P22", "P06"])
    assert case(scene)["yes"] == wanted.get("for", 0)
    assert case(scene)["no"] == wanted.get("against", 0)
    scene.vote(guilty=[0, 2], innocent=[3, 4])
    told = scene.last("counted")
    assert told == {"yes": 2 + wanted.get("for", 0), "no": 2 + wanted.get("against", 0)}


@pytest.mark.rule("BRU-22", "BRU-23")
def test_the_pages_first_example() -> None:
    """Reputation -1, three for and two against: a tie; the influential citizen voted innocent."""
    scene = trial("wvvvwvv", ["P05", "P01", "P10", "P22", "P06", "P03", "P11"])
    scene.s.influential = 3
    scene.vote(guilty=[0, 2], innocent=[3, 4, 5])
    assert scene.last("counted") == {"yes": 3, "no": 3}
    assert scene.last("tie_influential") == {"seat": 3, "cause": 0, "yes": 4, "no": 3}
    shown = GAME.view(scene.s, -1)["trial"]
    assert (shown["yes"], shown["no"], shown["tie"]) == (4, 3, "influential")
    assert shown["votes"][-1]["what"] == "influential"
    scene.all_pass()
    assert scene.told("acquitted")
    assert scene.s.alive == 0b1111111


@pytest.mark.rule("BRU-22")
def test_the_pages_second_example() -> None:
    """Reputation +2, one for and four against: three to four, and burnt."""
    scene = trial("wvvvwvv", ["P05", "P13", "P10", "P22", "P06", "P03", "P11"])
    scene.vote(guilty=[0, 2, 3, 4], innocent=[5])
    assert scene.last("counted") == {"yes": 3, "no": 4}
    scene.all_pass()
    assert not scene.s.alive >> 1 & 1


# -- ties --------------------------------------------------------------------------------


@pytest.mark.rule("BRU-23")
@pytest.mark.parametrize(
    ("influential", "guilty", "innocent", "rule"),
    [
        (-1, [0, 2], [3, 4], "dice"),
        (1, [0, 2], [3, 4], "dice"),
        (2, [0], [3], "dice"),
        (2, [0, 2], [3, 4], "influential"),
    ],
    ids=["none", "accused", "abstains", "votes"],
)
def test_who_breaks_a_tie(
    influential: int, guilty: list[int], innocent: list[int], rule: str
) -> None:
    scene = trial()
    scene.s.influential = influential
    scene.dice(6, 2).vote(guilty=guilty, innocent=innocent)
    assert bool(scene.told("tie_dice")) == (rule == "dice")
    assert bool(scene.told("tie_influential")) == (rule == "influential")


@pytest.mark.rule("BRU-23")
def test_accuser_and_accused_roll_and_the_higher_decides() -> None:
    for dice, decider in (((3, 3, 2, 5), 1), ((6, 1), 0)):
        for ballot in (0, 1):
            scene = trial().dice(*dice).vote(guilty=[0, 2], innocent=[3, 4])
            assert (scene.question, scene.asked) == ("decide", [decider])
            scene.answer(DECIDE, ballot).all_pass()
            assert bool(scene.s.alive >> 1 & 1) == (ballot == 1)


@pytest.mark.rule("BRU-33")
@pytest.mark.parametrize(("die", "saved"), [(3, False), (4, True)])
def test_without_accuser_the_accused_rolls_alone(die: int, saved: bool) -> None:
    scene = Scene("wvvvw", ["P05", "P17", "P10", "P22", "P09"]).hold(0, "S09").hold(4)
    scene.answer(verbs.EVENT, "S09").speeches().dice(die).vote(innocent=[0, 1])
    assert scene.told("tie_dice"), "reputation -2 against two votes"
    scene.all_pass()
    assert bool(scene.s.alive >> 4 & 1) == saved


# -- afterwards --------------------------------------------------------------------------


@pytest.mark.rule("BRU-24")
def test_a_burnt_witch_brings_the_accuser_three_cards() -> None:
    scene = trial(accused=4).hold(0, "R01a").vote(guilty=[0, 1, 2, 3])
    scene.next_cards("U01a", "U02", "U03", "R02a", "R03a", "R04a").all_pass()
    assert scene.hand(0) == ["R01a", "R02a", "R03a", "R04a"]
    assert scene.last("burnt") == {"victim": 4, "side": 0}
    assert GAME.view(scene.s, -1)["players"][4]["side"] == "witches"


@pytest.mark.rule("BRU-24")
def test_a_burnt_villager_costs_the_accuser_the_whole_hand() -> None:
    scene = trial().hold(0, "R01a", "C1a").vote(guilty=[0, 2, 3, 4]).all_pass()
    assert scene.hand(0) == []
    assert scene.last("punished") == {"accuser": 0, "count": 2}
    assert {"R01a", "C1a"} <= set(GAME.view(scene.s, 2)["discard"])


@pytest.mark.rule("BRU-24")
def test_an_acquittal_changes_nothing() -> None:
    scene = trial().hold(0, "R01a").vote(innocent=[0, 2, 3, 4]).all_pass().check()
    assert (scene.hand(0), scene.s.alive, scene.question) == (["R01a"], 0b11111, "act")


@pytest.mark.rule("BRU-21")
def test_trials_are_remembered_with_how_everybody_voted() -> None:
    scene = trial(accused=4).vote(guilty=[0, 1, 2], innocent=[3]).all_pass()
    assert GAME.view(scene.s, 2)["history"]["trials"] == [
        {"week": 1, "accused": 4, "accuser": 0, "verdict": "guilty", "condemned": 4,
         "side": "witches", "guilty": [0, 1, 2], "innocent": [3]},
    ]  # fmt: skip
