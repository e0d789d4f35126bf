"""Another box at the table: the rules, the bots and the coach go by its facts and not by ours."""

from __future__ import annotations

from typing import Any

import pytest

from aquelarre.bots import bot
from aquelarre.bots.playing import play_out
from aquelarre.games.new_salem import GAME
from aquelarre.games.new_salem.box.cards import CARDS, CONSCIENCE, EVENTS
from aquelarre.games.new_salem.box.edition import OURS, our_data
from aquelarre.games.new_salem.game import NewSalem
from aquelarre.games.new_salem.guide.ahead import outlook
from aquelarre.games.new_salem.guide.events import Adviser
from aquelarre.games.new_salem.guide.habits import HABITS, habits_of
from aquelarre.games.new_salem.guide.offhand import OUR_MANNERS, manners
from aquelarre.games.new_salem.guide.outlook import Outlook
from aquelarre.games.new_salem.guide.suspicion import Suspicion, heard, look_of_street
from aquelarre.games.new_salem.rules.reasons import needs
from aquelarre.games.new_salem.tests.boxes import boxes, events, game_with
from aquelarre.games.new_salem.tests.scenario import Scene, deed
from aquelarre.kernel import Dice, Window
from aquelarre.kernel.why import Why
from aquelarre.laws.walk import any_answer
from aquelarre.words import LANGUAGES, Words


def box(**changes: dict[str, Any]) -> NewSalem:
    """Our box with other effects on some events."""
    return game_with(events=events(**changes))


def launched(event: str, game: NewSalem, hope: int = 9, round: int = 1) -> Scene:
    """It has just been launched by the first player; everybody has two buildings."""
    scene = Scene(5, game=game)
    for seat in range(5):
        scene.street(seat, CARDS[seat], CARDS[seat + 5])
    return scene.hope(0, hope).show(event).launching(round).play("launch", event)


# -- rules -------------------------------------------------------------------------------


@pytest.mark.rule("SAL-14")
def test_a_card_does_what_the_edition_says() -> None:
    game = box(V06={"effect": "seize"}, V12={"effect": "harvest", "hope": 2})
    scene = launched("V06", game)
    assert scene.question == "seize"
    harvest = launched("V12", game, hope=5)
    assert [harvest.s.wealth[seat] for seat in range(1, 4)] == [2, 2, 2]
    assert GAME.start(5).edition.does(EVENTS.index("V06")) == {"effect": "burn"}


@pytest.mark.rule("SAL-08")
def test_symbols_are_those_of_the_edition() -> None:
    cards = [
        card | ({"symbols": ["despair", "despair", "hope"]} if card["id"] == "ENT-L" else {})
        for card in our_data()["buildings"]
    ]
    scene = Scene(3, game=game_with(buildings=cards))
    packs = ("ENT-L ENT-C ENT-R", "COM-L COM-C COM-R", "FIN-L FIN-C FIN-R")
    scene.deal(*packs).pick("ENT-L", "COM-L", "FIN-L")
    built = scene.building("ENT-L-1")
    assert (built["hope"], built["despair"]) == (1, 2)
    assert built["symbols"] == ["despair", "despair", "hope"]


@pytest.mark.rule("SAL-13")
@pytest.mark.rule("SAL-18")
def test_costs_are_those_of_the_edition() -> None:
    ours = our_data()["events"]
    dear = [row | ({"cost": 9} if row["id"] == "V06" else {}) for row in ours]
    scene = Scene(5, game=game_with(events=dear)).street(1, "ENT-L").hope(0, 8).show("V06")
    scene.launching()
    assert "launch V06" not in scene.options(0)
    assert scene.view()["duty"]["dearest"] == 9
    assert scene.why(0, "launch", "V06") == (
        "SAL-13",
        {"case": "cost", "event": EVENTS.index("V06"), "cost": 9, "hope": 8},
    )


@pytest.mark.rule("SAL-15")
def test_two_safe_conducts_annul_two_trials_one_after_the_other() -> None:
    game = box(V06={"effect": "safe_conduct"})
    scene = Scene(5, game=game).keep("V06", 1).keep("V18", 1).hope(0, 4).launching()
    scene.play("launch", "V02").play("try", "1")
    assert scene.told("trial_annulled")[0].values["event"] == EVENTS.index("V06")
    assert (scene.s.tried, scene.s.keeper[EVENTS.index("V18")]) == (0, 1)
    assert "V06" not in scene.view()["players"][1]["kept"]


@pytest.mark.rule("SAL-14")
def test_a_player_with_two_on_the_conscience_is_asked_twice() -> None:
    scene = Scene(5, game=box(V06={"effect": "conscience"}))
    scene.street(1, "ENT-L", "COM-L").hope(1, 1).keep("V06", 1).keep("V20", 1).conscience()
    assert (scene.question, scene.asked) == ("conscience", [1])
    scene.play("ease_conscience")
    assert (scene.question, scene.options()) == ("conscience", ["bear ENT-L-1", "bear COM-L-1"])
    eased = [told.values["event"] for told in scene.told("conscience_eased")]
    assert eased == [EVENTS.index("V06")]
    scene.play("bear", "ENT-L-1")
    assert scene.s.keeper[EVENTS.index("V20")] == 1


@pytest.mark.rule("SAL-24")
def test_letters_are_worth_what_they_say() -> None:
    game = box(V06={"effect": "letter", "points": 5})
    scene = Scene(4, "N01 N02 N03 N04", game=game).keep("V06", 2).keep("V21", 2).reckon()
    assert scene.s.points == [0, 0, 7, 0]
    assert [told.values["points"] for told in scene.told("letter_scored")] == [5, 2]


@pytest.mark.rule("SAL-24")
def test_types_are_those_of_the_edition() -> None:
    game = game_with(**boxes()["death scores"])
    scene = Scene(4, "N01 N02 N03 N04", game=game).street(0, "MUE-L", "MUE-L", "ENT-L").reckon()
    assert scene.s.points[0] == 2


@pytest.mark.rule("SAL-15")
def test_an_event_may_try_three() -> None:
    scene = launched("V06", box(V06={"effect": "trial", "count": 3}))
    assert scene.s.pile == 3
    scene.play("try", "1").play("try", "2").play("try", "3")
    assert (scene.s.tried, scene.s.pile) == (0b1110, 0)
    assert scene.question != "try"


@pytest.mark.rule("SAL-14")
def test_others_who_have_enough_pay_a_tithe() -> None:
    scene = Scene(5, game=box(V06={"effect": "tithe", "least": 4})).hope(0, 2).hope(1, 3).hope(2, 4)
    scene.show("V06").launching().play("launch", "V06")
    assert [scene.s.wealth[seat] for seat in (1, 2)] == [3, 3]


@pytest.mark.rule("SAL-02")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_no_card_does_is_said(lang: str) -> None:
    """Whatever is asked, no reason names a card that does something else."""
    game = game_with(**boxes()["all burns"])
    scene = launched("V09", game)
    assert scene.question == "burn"
    assert scene.why(0, "seize", "COM-L-1") == ("SAL-14", {"case": "no-card"})
    assert needs(scene.s, CONSCIENCE, "ease-when") == Why("SAL-14", "no-card")
    assert Words(lang, game, strict=True).why(Why("SAL-14", "no-card"))
    assert scene.why(0, "try", "1") == ("SAL-15", {"case": "when-trial", "event": 1})
    other = Scene(5, game=box(V06={"effect": "seize"}, V07={"effect": "burn"})).launching()
    needed = ("SAL-14", {"case": "needs", "event": EVENTS.index("V07")})
    assert other.why(0, "burn", "ENT-L-1") == needed


# -- bots --------------------------------------------------------------------------------


@pytest.mark.parametrize("name", boxes())
def test_guides_play_any_box_and_the_coach_has_reasons(name: str) -> None:
    game = game_with(**boxes()[name])
    for seats in (4, 7):
        s = game.start(seats, listen=True)
        bots = [bot("guide", Dice(f"{name} {seat}")) for seat in range(seats)]
        play_out(game, s, bots, Dice(name))
        assert s.over
    s = game.start(4)
    dice = Dice(name)
    while not s.over:
        for seat in range(s.n):
            if s.owed >> seat & 1 and not dice.below(4):
                window = Window(game, s, seat)
                action = window.options()[0]
                reasons = game.reasons(window, dice, action, game.belief(window, []))
                assert all(reason.key or reason.worth for reason in reasons)
        s.answer(*any_answer(s, dice))


def test_bots_that_look_ahead_play_another_box() -> None:
    game = game_with(**boxes()["upside down"])
    s = game.start(4, listen=True)
    guides = [bot("guide", Dice(x)) for x in range(2, 5)]
    play_out(game, s, [bot("seer@12", Dice(1)), *guides], Dice(1))
    assert s.over


def test_what_an_event_is_worth_goes_by_its_effect_and_numbers() -> None:
    def worths(game: NewSalem) -> list[float]:
        scene = Scene(5, game=game).street(1, "MUE-R").cubes("MUE-R-1", despair=6).launching()
        adviser = Adviser(Outlook(scene.s, 0))
        return [adviser.worth(EVENTS.index(name)) for name in ("V01", "V06", "V11")]

    ours, changed = (
        worths(GAME),
        worths(
            box(
                V01={"effect": "remove", "count": 4, "once": False},
                V06={"effect": "exorcise"},
                V11={"effect": "remove", "count": 12, "once": True},
            )
        ),
    )
    assert changed[0] == pytest.approx(2 * ours[0])
    assert changed[1] == pytest.approx(ours[2])
    assert changed[2] == pytest.approx(ours[0] / 2), "from one building only one"


def test_suspicion_goes_by_the_cards_of_the_edition() -> None:
    """Who launches what absolves with us is suspect by that, whatever the card is called."""
    game = box(V06={"effect": "absolve"}, V17={"effect": "burn"})
    told = [deed("launched", seat=1, event=EVENTS.index("V06"), cost=2)]
    ours = [deed("launched", seat=1, event=EVENTS.index("V17"), cost=4)]
    leans = heard(4, 3, told, game.edition).lean, heard(4, 3, ours).lean
    assert leans[0] == leans[1]
    assert leans[0] != heard(4, 3, told).lean
    handed = box(V06={"effect": "safe_conduct"}, V18={"effect": "burn"}).edition
    assert "handed V06" in habits_of(handed).bonds
    assert "handed V18" not in habits_of(handed).bonds
    assert habits_of(OURS) is HABITS
    assert manners(OURS) is OUR_MANNERS
    launches = manners(game.edition).launches[0][0]
    assert launches[EVENTS.index("V06")] == OUR_MANNERS.launches[0][0][EVENTS.index("V17")]


def test_dark_buildings_of_the_edition_are_the_suspect_ones() -> None:
    swapped = {"despair": "hope", "hope": "despair", "removal": "removal"}
    cards = [
        card | {"symbols": [swapped[symbol] for symbol in card["symbols"]]}
        for card in our_data()["buildings"]
    ]
    game = game_with(buildings=cards)
    street = 1 << 2 * 8  # the brothel: despair with us, hope with them
    assert look_of_street(OURS, street, 3) != look_of_street(game.edition, street, 3)
    theatre = 1
    assert look_of_street(game.edition, theatre, 3) == pytest.approx(
        look_of_street(OURS, street, 3), abs=0.3
    )


def test_a_belief_has_the_edition_of_its_window() -> None:
    game = box(V06={"effect": "absolve"})
    window = Window(game, game.start(4), 0)
    belief = game.belief(window, [])
    assert isinstance(belief, Suspicion)
    assert belief.clues.habits.edition is game.edition  # type: ignore[attr-defined]


def test_the_outlook_counts_letters_of_the_edition() -> None:
    def chance(game: NewSalem) -> float:
        scene = Scene(4, "N01 N02 N03 N04", game=game).keep("V21", 0)
        return outlook(scene.s)[0]

    assert chance(box(V21={"effect": "letter", "points": 9})) > chance(GAME)


def test_encodings_keep_their_size_and_read_any_box() -> None:
    for name in ("upside down", "no symbols", "eight trials"):
        game = game_with(**boxes()[name])
        assert game.encoding() is GAME.encoding()
        s = game.start(5)
        dice = Dice(name)
        while not s.over:
            s.answer(*any_answer(s, dice))
        whole = game.encoding().encode(game.view(s, 0))
        assert len(whole) == len(GAME.encoding().fields())
        assert whole == game.encoding().encode(game.glance(s, 0))
