"""The guide: sensible on both sides, blind to what its seat cannot see, never without an answer."""

from __future__ import annotations

import pytest

from aquelarre.bots import bot
from aquelarre.bots.playing import let_nature_answer, play_out
from aquelarre.games.new_salem import GAME
from aquelarre.games.new_salem.box.cards import CARDS, EVENTS, POSITIONS, WITCHES
from aquelarre.games.new_salem.guide.buildings import Appraiser
from aquelarre.games.new_salem.guide.events import Adviser
from aquelarre.games.new_salem.guide.guide import CHOSEN, WEIGHED, answer, aside
from aquelarre.games.new_salem.guide.outlook import Outlook
from aquelarre.games.new_salem.guide.suspicion import Suspicion, clues_in_town
from aquelarre.games.new_salem.rules.rounds import Round
from aquelarre.games.new_salem.state import Town
from aquelarre.games.new_salem.tests.scenario import PIOUS, WITCHY, Scene, deed, said
from aquelarre.kernel import Ask, Chance, Dice, Window, members


def says(scene: Scene, seat: int = 0) -> str:
    """The guide's answer for the seat, as `verb label`."""
    return said(answer(Window(GAME, scene.s, seat), Dice(1)))


def offers(scene: Scene, seat: int) -> str:
    """What it says unasked."""
    found = aside(Window(GAME, scene.s, seat), Dice(1))
    return "" if found is None else said(found)


def drafting(turn: int, characters: str, *packs: str) -> Scene:
    """The draft of this round; nothing was built before."""
    scene = Scene(len(packs), characters)
    scene.s.round = turn - 1
    scene.s.instead(Round())
    scene.s.settle()
    return scene.deal(*packs)


# -- the draft ---------------------------------------------------------------------------


def test_it_drafts_for_the_own_types() -> None:
    scene = Scene(3, "N01 N02 N03")  # entertainment and commerce
    scene.deal("ENT-L FIN-L EDU-L", "ENT-C COM-C MUE-R", "EDU-L FIN-C ENT-R")
    assert says(scene) == "pick ENT-L"
    assert offers(scene, 0) == ""


def test_it_completes_a_set_rather_than_beginning_one() -> None:
    packs = ("ENT-R EDU-R FIN-R", "ENT-C COM-C MUE-R", "EDU-L FIN-C ENT-R")
    scene = drafting(5, "N01 N02 N03", *packs).street(0, "EDU-L", "EDU-C")
    assert says(scene) == "pick EDU-R"


def test_it_denies_the_next_player_a_set_where_that_is_cheap() -> None:
    for kind, two in (("FIN", ("FIN-C", "FIN-R")), ("MUE", ("MUE-C", "MUE-R"))):
        town = Appraiser(Outlook(Scene(3, "N01 N02 N03").street(1, *two).s, 0))
        denied = {name: town.picking(x) - town.building(x) for x, name in enumerate(CARDS)}
        assert denied[f"{kind}-L"] > 0
        assert denied[f"{kind}-L"] == max(denied[f"{kind}-{pos}"] for pos in POSITIONS)
        assert denied["JUS-L"] < 0  # that one may well have


@pytest.mark.parametrize(("turn", "dark"), [(1, False), (5, True)])
def test_a_witch_hides_early_and_makes_despair_late(turn: int, dark: bool) -> None:
    rest = "ENT-L ENT-C COM-L"
    scene = drafting(turn, "N07 N01 N02 N03", "MUE-R JUS-C JUS-L", rest, rest, rest)
    assert (says(scene) == "pick MUE-R") is dark


def test_a_puritan_builds_no_gallows() -> None:
    for turn in (1, 5):
        rest = "ENT-L ENT-C COM-L"
        scene = drafting(turn, "N01 N07 N02 N03", "MUE-R JUS-C JUS-L", rest, rest, rest)
        assert says(scene) != "pick MUE-R"


def test_the_top_card_is_better_than_two_bad_ones() -> None:
    """And not better than a good one."""
    bad, good = "MUE-R MUE-L ENT-L", "COM-L MUE-L ENT-L"
    for pack, wanted in ((bad, "discard_both"), (good, "keep COM-L")):
        scene = Scene(3, "N01 N02 N03").deal("FIN-L EDU-L JUS-C", "EDU-L FIN-C JUS-L", pack)
        scene.pick("FIN-L", "EDU-L", "ENT-L")
        assert says(scene) == wanted


def test_the_top_card_is_judged_by_what_the_seat_knows_of_the_packs() -> None:
    """What it has passed on cannot lie on top of the deck."""
    packs = ("ENT-L ENT-L ENT-C COM-L", "MUE-L MUE-C FIN-R EDU-R", "MUE-L MUE-C FIN-R EDU-R")
    scene = drafting(2, "N01 N02 N03", *packs)
    scene.pick("ENT-L", "MUE-L", "MUE-L").pick("MUE-C", "ENT-L", "MUE-C")
    assert scene.question == "last_pick"
    for seed in range(5):
        deck = Window(GAME, scene.s, 0).imagine(Dice(seed)).deck.counts
        assert deck[CARDS.index("ENT-C")] == deck[CARDS.index("COM-L")] == 2  # of three


# -- the constable -----------------------------------------------------------------------


def court(characters: str = "N01 N07 N02 N03 N08", hope: int = 4) -> Scene:
    """The last launching phase: player 1 looks like a witch, player 2 like none."""
    scene = Scene(5, characters).street(0, "ENT-L").street(1, *WITCHY).street(2, *PIOUS)
    scene.cubes("MUE-R-1", despair=3).cubes("MUE-L-1", despair=4).hope(0, hope)
    return scene.launching(5)


def test_a_puritan_tries_whom_the_street_betrays() -> None:
    scene = court()
    assert says(scene) == "launch V02"
    scene.play("launch", "V02")
    assert says(scene) == "try 1"


def test_without_hope_for_a_trial_he_cleanses() -> None:
    scene = court(hope=3)
    assert says(scene) == "launch V01"


def test_a_witch_tries_who_seems_no_witch() -> None:
    scene = court("N09 N07 N02 N03 N01")
    assert says(scene) == "launch V02"
    scene.play("launch", "V02")
    assert says(scene) == "try 2"


def test_a_witch_does_not_cleanse() -> None:
    assert says(court("N09 N07 N02 N03 N01", hope=3)) == "end_phase"


def test_the_duty_makes_a_witch_launch_what_hurts_least() -> None:
    scene = court("N09 N07 N02 N03 N01", hope=3).tried(2, 3, 4).show("V13")
    scene.s.pile = 0
    assert "end_phase" not in scene.options()
    assert says(scene) == "launch V13"


def test_nobody_is_tried_whom_a_safe_conduct_protects() -> None:
    scene = court().keep("V18", 1).play("launch", "V02")
    assert Adviser(Outlook(scene.s, 0)).trying(1) == 0.0


def test_a_puritan_names_whom_he_trusts() -> None:
    scene = court().play("launch", "V02").play("try", "3")
    assert says(scene) == "name 2"


def test_a_witch_frees_a_witch_and_a_puritan_a_puritan() -> None:
    for character, wanted in (("N01", "absolve 2"), ("N09", "absolve 1")):
        others = "N07 N02 N03 N04"
        scene = court(f"{character} {others}").tried(1, 2).show("V17").play("launch", "V17")
        assert says(scene) == wanted


def test_letters_go_to_those_who_do_not_compete() -> None:
    scene = court().show("V21").play("launch", "V21")
    assert says(scene) == "hand 1"


def test_a_puritan_burns_despair_and_breaks_sets_of_death() -> None:
    scene = court().show("V06").play("launch", "V06")
    assert says(scene) == "burn MUE-L-1"
    scene = court().show("V07").play("launch", "V07")
    assert says(scene).startswith("seize MUE")
    scene = court().show("V07").tried(1)
    scene.s.streets[1] &= ~(1 << 8 * CARDS.index("MUE-C"))
    scene.s.standing &= ~(1 << 8 * CARDS.index("MUE-C"))
    assert says(scene.play("launch", "V07")).startswith(("seize ENT", "seize COM"))


def test_despair_goes_from_the_own_street_first() -> None:
    scene = court(hope=3).cubes("ENT-L-1", despair=1).play("launch", "V01")
    assert says(scene) == "remove ENT-L-1"


def test_a_safe_conduct_does_not_go_to_somebody_on_trial() -> None:
    scene = court().tried(2).show("V18").play("launch", "V18")
    adviser = Adviser(Outlook(scene.s, 0))
    card = EVENTS.index("V18")
    worths = {other: adviser.handing(card, other) for other in range(1, 5)}
    assert min(worths, key=worths.__getitem__) == 2
    assert says(scene) in ("hand 3", "hand 4")


def test_an_outlook_follows_despair_and_points() -> None:
    scene = court()
    before = GAME.outlook(scene.s)
    scene.cubes("ENT-L-1", despair=3)
    after = GAME.outlook(scene.s)
    for seat in range(5):  # 1 and 4 are witches
        assert (after[seat] > before[seat]) is (seat in (1, 4))
    scene.street(3, "FIN-L", "EDU-L")  # which score for nobody else
    assert GAME.outlook(scene.s)[3] >= after[3]


# -- gifts -------------------------------------------------------------------------------


def needy(characters: str = "N01 N07 N02 N03 N08") -> Scene:
    """A trusted constable (2) lacks hope for a trial; who is asked about a gift is seat 0."""
    scene = Scene(5, characters, constable=2)
    scene.street(0, *PIOUS).street(1, *WITCHY).street(2, *PIOUS[:6])
    scene.cubes("MUE-R-1", despair=3).cubes("MUE-L-1", despair=4)
    return scene.hope(0, 2).hope(2, 2).launching(5)


def test_it_finances_what_the_side_wants() -> None:
    scene = needy()
    assert offers(scene, 0) == "give 2"
    while gift := offers(scene, 0):
        scene.say(0, *gift.split())
    assert scene.s.wealth[2] == 4  # enough for a trial, and no more
    assert says(scene, 2) == "launch V02"


def test_it_gives_in_the_last_call_too_and_else_lets_it_pass() -> None:
    scene = needy().play("end_phase")
    assert offers(scene, 0) == "give 2"
    assert says(scene, 0) == "let_pass"


def test_it_gives_nothing_to_a_constable_whom_it_suspects() -> None:
    scene = needy()
    scene.s.streets[1], scene.s.streets[2] = scene.s.streets[2], scene.s.streets[1]
    assert offers(scene, 0) == ""
    assert offers(needy("N07 N09 N02 N03 N04"), 0) == ""  # nor a witch to a puritan


def test_it_gives_nothing_that_cannot_be_enough() -> None:
    scene = needy()
    scene.s.wealth[2] = scene.s.hope[scene.s.chest[2]] = 0
    assert offers(scene.hope(0, -1), 0) == ""


@pytest.mark.rule("SAL-12", "SAL-16")
def test_it_gives_nothing_to_who_has_launched_and_hands_over_next() -> None:
    """Whoever has launched names a successor, and launches no more."""
    scene = needy().hope(0, 4).hope(2, 2)
    scene.play("launch", "V02")
    assert (scene.question, offers(scene, 0)) == ("try", "")
    scene.play("try", "1")
    assert (scene.question, offers(scene, 0)) == ("name", "")
    scene.play("name", "4")
    scene.s.streets[4], scene.s.streets[2] = scene.s.streets[2], scene.s.streets[4]
    assert (scene.question, offers(scene, 0)) == ("launch", "give 4")


def test_nobody_gives_hope_to_who_has_put_him_on_trial() -> None:
    scene = needy()
    for accuser, gives in ((3, True), (2, False)):
        told = [deed("on_trial", seat=accuser, receiver=0, left=2)]
        belief = Suspicion(Window(GAME, scene.s, 0), told)
        belief.clues.builders = clues_in_town(scene.s).builders
        found = aside(Window(GAME, scene.s, 0), Dice(1), belief)
        assert (found is not None) is gives


# -- whole games -------------------------------------------------------------------------


def reached(puritans: str, witches: str) -> int:
    """In how many of some games of four the witches' side wins, with these bots on each side."""
    wins = 0
    for seed in range(40):
        dice = Dice(seed)
        s, nature = GAME.start(4), dice.child("nature")
        let_nature_answer(s, nature)
        kinds = [(witches, puritans)[GAME.side(s, seat)] for seat in range(4)]
        bots = [bot(kind, dice.child(seat)) for seat, kind in enumerate(kinds)]
        play_out(GAME, s, bots, nature)
        wins += any(GAME.side(s, seat) == WITCHES for seat in members(s.winners))
    return wins


def test_on_either_side_it_is_better_than_chance() -> None:
    """Against the same opponents each time."""
    by_chance = reached("random", "random")
    puritan = reached("guide", "random")
    assert puritan <= by_chance - 12  # puritans keep the town bright
    assert reached("guide", "guide") >= puritan + 4  # and witches get by all the same


def test_among_players_by_chance_it_wins_more_than_its_share() -> None:
    won = 0
    for seed in range(16):
        dice = Dice(seed)
        s = GAME.start(5)
        bots = [bot("guide" if x == seed % 5 else "random", dice.child(x)) for x in range(5)]
        play_out(GAME, s, bots, dice.child("nature"))
        won += s.winners >> seed % 5 & 1
    assert won >= 8  # a share would be three


def test_it_answers_alike_in_all_worlds_that_its_seat_cannot_tell_apart() -> None:
    met: set[str] = set()
    for seed in range(4):
        dice = Dice(seed)
        s, nature = GAME.start(3 + seed), dice.child("nature")
        let_nature_answer(s, nature)
        for turn in range(400):
            if not s.asked:
                break
            question = s.open_question()
            assert question is not None
            met.add(question.key)
            check_blind(s, dice.child(f"worlds {turn}"))
            seat = members(s.asked)[0]
            given = dice.child(f"answer {turn}").below(3)
            window = Window(GAME, s, seat)
            options = s.options(seat)
            chosen = answer(window, Dice(turn)) if given else options[turn % len(options)]
            s.answer(seat, chosen)
            let_nature_answer(s, nature)
    assert {"pick", "last_pick", "launch", "try", "name", "remove", "last_call"} <= met


def check_blind(s: Town, dice: Dice) -> None:
    for seat in range(s.n):
        world = GAME.imagine(s, seat, dice.child(seat))
        here, there = Window(GAME, s, seat), Window(GAME, world, seat)
        if s.asked >> seat & 1:
            assert answer(here, Dice(7)) == answer(there, Dice(7))
        assert aside(here, Dice(7)) == aside(there, Dice(7))


def test_it_knows_every_question() -> None:
    asked: set[object] = set()
    kinds: list[type[Ask[Town]]] = [Ask]
    while kinds:
        kind = kinds.pop()
        kinds += kind.__subclasses__()
        if "new_salem" in kind.__module__ and not issubclass(kind, Chance):
            asked |= {each for name, each in vars(kind).items() if name == "key"}
    assert asked == {*CHOSEN, *WEIGHED, "last_pick", "last_call"}


def test_gifts_come_to_an_end() -> None:
    """However often all are asked, nobody gives for ever, and no phase goes on for ever."""
    for seed in range(4):
        dice = Dice(seed)
        s, nature = GAME.start(6), dice.child("nature")
        let_nature_answer(s, nature)
        answers = 0
        while s.asked:
            gifts = 0
            while found := [
                (seat, said)
                for seat in members(s.may)
                if (said := aside(Window(GAME, s, seat), dice)) is not None
            ]:
                s.answer(*found[0])
                gifts += 1
                assert gifts <= sum(s.wealth)
            if s.asked:
                seat = members(s.asked)[0]
                s.answer(seat, answer(Window(GAME, s, seat), dice))
            let_nature_answer(s, nature)
            answers += 1
            assert answers < 2000
