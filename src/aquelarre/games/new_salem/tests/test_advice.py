"""What the coach says of buildings, events and gifts: figures reckoned by hand, and whole games."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from aquelarre.bots import bot
from aquelarre.bots.playing import let_nature_answer
from aquelarre.games.new_salem import GAME
from aquelarre.games.new_salem.box.cards import (
    CARDS,
    EVENTS,
    TYPE,
    TYPES,
    threshold,
)
from aquelarre.games.new_salem.box.edition import OURS
from aquelarre.games.new_salem.guide.advice import ABOUT
from aquelarre.games.new_salem.guide.buildings import DENY, RIVAL, TAKES
from aquelarre.games.new_salem.guide.events import CONSCIENCE
from aquelarre.games.new_salem.guide.guide import A_LITTLE, CHOSEN, WEIGHED, think
from aquelarre.games.new_salem.guide.outlook import MOODS, Outlook
from aquelarre.games.new_salem.guide.suspicion import Suspicion
from aquelarre.games.new_salem.rules.town import town_despair
from aquelarre.games.new_salem.state import Town
from aquelarre.games.new_salem.tests.scenario import PIOUS, WITCHY, Scene, number
from aquelarre.games.new_salem.tests.test_guide import court, drafting, needy
from aquelarre.kernel import Dice, Reason, Told, Window, added, members, warn
from aquelarre.words import Words

NAMES = ["Ana", "Luis", "Eva", "Juan", "Rosa"]
Said = dict[str, Reason]


def reasons(scene: Scene, verb: str, *labels: str, seat: int = 0) -> Said:
    """What is said of an answer, by key."""
    window = Window(GAME, scene.s, seat)
    found = GAME.reasons(window, Dice(1), number(verb, *labels))
    return {reason.key: reason for reason in found if reason.key}


def look(scene: Scene, seat: int = 0) -> Outlook:
    """As the same dice let it look; nobody hides."""
    dice = Dice(1)
    s = Window(GAME, scene.s, seat).imagine(dice)
    return Outlook(s, seat, dice.below(MOODS) / MOODS, bluff=0.0)


def sentence(language: str, reason: Reason, reader: int = 0) -> str:
    words = Words(language, GAME, players=NAMES, reader=reader, strict=True)
    return words.reason(reason).replace("⁨", "").replace("⁩", "")


def test_it_has_something_to_say_to_every_question() -> None:
    assert set(ABOUT) == {*CHOSEN, *WEIGHED, "last_pick"}


# -- the draft ---------------------------------------------------------------------------


def test_a_card_of_an_own_type_is_a_point_and_another_is_none() -> None:
    scene = Scene(3, "N01 N02 N03")  # entertainment and commerce
    scene.deal("ENT-L FIN-L EDU-L", "ENT-C COM-C MUE-R", "EDU-L FIN-C ENT-R")
    chosen, other = reasons(scene, "pick", "ENT-L"), reasons(scene, "pick", "FIN-L")
    point = look(scene).point
    assert chosen["own-type"].worth - other["not-your-type"].worth == pytest.approx(point)
    assert chosen["own-type"].worth > 0 > other["not-your-type"].worth
    assert chosen["brings-hope"].values == {"count": OURS.hope[CARDS.index("ENT-L")]}
    assert sentence("es", chosen["own-type"]) == "Es de Entretenimiento, uno de tus tipos: 1 punto."
    assert sentence("en", chosen["own-type"]) == "It is Entertainment, one of your types: 1 point."


def test_a_set_that_is_done_and_how_likely_it_would_be_otherwise() -> None:
    packs = ("ENT-R EDU-R FIN-R", "ENT-C COM-C MUE-R", "EDU-L FIN-C ENT-R")
    scene = drafting(5, "N01 N02 N03", *packs).street(0, "EDU-L", "EDU-C")
    said = reasons(scene, "pick", "EDU-R")["set-done"]
    # Of 54 cards two stand in town, and the last hand will show him two cards more.
    chance = TAKES * (1 - (1 - 3 / 52) ** 2)
    assert said.values == {"type": TYPES.index("EDU"), "count": max(1, round(10 * chance))}
    assert said.worth == pytest.approx(2 * look(scene).point * (1 - chance), rel=0.05)
    assert sentence("es", said).startswith("Te completa un grupo de Educación: 2 puntos; si no,")
    assert "set-nearer" in reasons(scene, "pick", "ENT-R")


def test_what_the_next_player_lacks_is_denied_to_him() -> None:
    packs = ("FIN-L EDU-R JUS-C", "ENT-C COM-C MUE-R", "EDU-L FIN-C ENT-R")
    scene = drafting(5, "N01 N02 N03", *packs).street(1, "FIN-C", "FIN-R")
    said = reasons(scene, "pick", "FIN-L")["deny-set"]
    mine = look(scene)
    count = max(1, min(9, round(10 * mine.friend(1))))
    assert said.values == {"seat": 1, "type": TYPES.index("FIN"), "count": count}
    assert said.worth <= DENY * RIVAL * mine.point * mine.friend(1) * (2 + 0.4)
    assert "Luis" in sentence("es", said)
    assert "deny-set" not in reasons(scene, "pick", "EDU-R")


def test_despair_is_told_with_what_the_town_can_bear() -> None:
    packs = ("MUE-R EDU-R JUS-C", "ENT-C COM-C MUE-R", "EDU-L FIN-C ENT-R")
    scene = drafting(5, "N01 N02 N03", *packs)
    said = reasons(scene, "pick", "MUE-R")
    assert said["brings-despair"].values["count"] == OURS.despair[CARDS.index("MUE-R")]
    assert said["brings-despair"].worth < 0
    assert said["more-death"].worth < 0
    assert said["at-this-rate"].values["threshold"] == threshold(3)
    assert reasons(scene, "pick", "JUS-C")["more-justice"].worth > 0


def test_the_top_card_is_told_by_what_may_lie_in_the_deck() -> None:
    scene = Scene(3, "N01 N02 N03")
    scene.deal("FIN-L EDU-L JUS-C", "EDU-L FIN-C JUS-L", "MUE-R MUE-L ENT-L")
    scene.pick("FIN-L", "EDU-L", "ENT-L")
    said = reasons(scene, "discard_both")
    decks = think(Window(GAME, scene.s, 0), Dice(1), None).decks
    whole = [sum(counts) for counts in zip(*decks, strict=True)]
    own = OURS.types_of(scene.s.characters.face[0], 3)
    hits = sum(count for card, count in enumerate(whole) if TYPE[card] in own)
    dark = sum(count for card, count in enumerate(whole) if OURS.despair[card])
    assert said["top-type"].values == {"count": round(10 * hits / sum(whole))}
    assert said["top-despair"].values["count"] == round(10 * dark / sum(whole))
    assert said["top-instead"].values["card"] in (CARDS.index("MUE-L"), CARDS.index("MUE-R"))
    assert "top-instead" not in reasons(scene, "keep", "MUE-L")


def test_a_guilty_conscience_costs_hope_or_despair() -> None:
    scene = Scene(3, "N01 N02 N03").street(0, "ENT-L", "COM-L").keep("V20", 0).hope(0, 1)
    scene.cubes("COM-L-1", despair=2).conscience()
    mine = look(scene)
    assert reasons(scene, "ease_conscience")["ease"].worth == pytest.approx(-mine.hope)
    said = reasons(scene, "bear", "COM-L-1")
    assert said["bears"].worth == pytest.approx(mine.cube)
    assert said["heap"].worth == pytest.approx(2 * A_LITTLE)
    assert said["heap"].values["despair"] == 2
    assert said["heap"].worth > reasons(scene, "bear", "ENT-L-1")["heap"].worth


def test_despair_is_heaped_up_by_puritans_and_strewn_by_witches() -> None:
    for character, sign in (("N01", 1), ("N09", -1)):
        scene = Scene(3, f"N02 {character} N03", constable=0).street(0, "ENT-L").hope(0, 1)
        scene.street(1, "COM-L", "ENT-L").street(2, "FIN-L").cubes("COM-L-1", despair=2)
        scene.show("V13").launching(3).play("launch", "V13")
        there = reasons(scene, "bear", "COM-L-1", seat=1)["heap"].worth
        assert there - reasons(scene, "bear", "ENT-L-2", seat=1)["heap"].worth == 2 * sign


def test_despair_counts_alike_wherever_it_lies() -> None:
    scene = court(hope=3).cubes("ENT-L-1", despair=1).play("launch", "V01")
    assert reasons(scene, "remove", "ENT-L-1")["remove-own"].worth > 0
    assert reasons(scene, "remove", "MUE-L-1")["remove-other"].worth < 0
    assert list(reasons(court(hope=3).play("launch", "V01"), "remove", "MUE-L-1")) == [
        "remove-same"
    ]


# -- events ------------------------------------------------------------------------------


def test_an_event_is_what_it_does_what_it_costs_and_who_takes_over() -> None:
    scene = court()
    said, mine = reasons(scene, "launch", "V01"), look(scene)
    assert said["removes"].values["count"] == 2
    assert said["removes"].worth == pytest.approx(-2 * mine.cube)
    assert said["cost-last"].values == {"cost": OURS.cost[EVENTS.index("V01")]}
    assert said["cost-last"].worth == pytest.approx(-3 * mine.hope)
    assert said["next-friend"].values["seat"] == 2  # who looks like no witch
    assert said["at-this-rate"].values["despair"] == round(
        town_despair(scene.s) + 3 + sum(2 * chance for chance in mine.witch)
    )  # cubes, the set of Death, and witches who are free
    assert sentence("es", said["removes"]) == "Retira 2 cubos de Desesperación."
    assert sentence("en", said["removes"]) == "It removes 2 despair cubes."


def test_ending_the_phase_is_told_by_the_best_event() -> None:
    scene = court(hope=3)
    best = EVENTS.index("V01")
    assert reasons(scene, "end_phase")["end-misses"].values == {"event": best}
    witch = reasons(court("N09 N07 N02 N03 N01", hope=3), "end_phase")
    assert witch["end-nothing"].values == {"event": best}
    assert witch["removes"].values["count"] == 2


@pytest.mark.parametrize("event", [event for event in EVENTS if event not in ("V01", "V02")])
def test_every_event_is_told_by_what_it_does(event: str) -> None:
    """The terms are the whole worth of the event, its cost and the next constable."""
    scene = Scene(7, "N01 N07 N02 N03 N08 N04 N05").street(0, "ENT-L", "COM-L", "MUE-L")
    scene.street(1, *WITCHY).street(2, *PIOUS).cubes("MUE-R-1", despair=3).tried(3)
    scene.hope(0, 8).hope(4, 3).hope(5, 1).show(event).launching(3)
    window = Window(GAME, scene.s, 0)
    found = GAME.reasons(window, Dice(1), number("launch", event))
    whole = think(window, Dice(1), None).weigh(number("launch", event))
    assert added([reason.worth for reason in found]) == pytest.approx(whole)
    told = {reason.key for reason in found} - {"", "cost", "next-friend", "next-foe"}
    assert told
    for reason in found:
        for language in ("es", "en"):
            assert not reason.key or sentence(language, reason)


def test_buildings_that_burn_are_told_with_their_cubes() -> None:
    scene = court().show("V06").play("launch", "V06")
    said = reasons(scene, "burn", "MUE-L-1")
    assert said["burns-despair"].values["count"] == 4
    assert said["burns-despair"].worth == pytest.approx(-4 * look(scene).cube)
    assert said["breaks-death"].worth > 0
    own = reasons(scene, "burn", "ENT-L-1")
    assert own["lose-type"].worth == pytest.approx(-look(scene).point)


def test_buildings_that_change_hands() -> None:
    scene = court().show("V07").play("launch", "V07")
    said = reasons(scene, "seize", "COM-L-1")
    assert said["own-type"].worth == pytest.approx(look(scene).point)
    assert said["takes"].values["seat"] == 2
    scene = court().street(0, "FIN-L").show("V08").play("launch", "V08")
    assert reasons(scene, "offer", "ENT-L-1")["lose-type"].worth < 0
    scene.play("offer", "ENT-L-1")
    assert {"own-type", "takes", "gives"} <= set(reasons(scene, "swap_for", "COM-L-1"))
    scene = Scene(4, "N01 N07 N02 N03").street(0, "ENT-L", "FIN-L").hope(0, 2)
    for seat in (1, 2, 3):
        scene.street(seat, "COM-L", "EDU-L")
    scene.show("V09").launching(4).play("launch", "V09")
    assert reasons(scene, "pass_left", "ENT-L-1")["lose-type"].worth < 0
    assert "lose-type" not in reasons(scene, "pass_left", "FIN-L-1")
    assert reasons(scene, "pass_left", "FIN-L-1")["gives"].values["seat"] == 1


def test_what_lies_on_a_building_is_removed_at_once() -> None:
    scene = court().show("V11").play("launch", "V11")
    said = reasons(scene, "clear", "MUE-R-1")["removes"]
    assert said.values["count"] == 3
    assert said.worth == pytest.approx(-3 * look(scene).cube)


def test_a_conscience_for_who_can_pay() -> None:
    scene = court().show("V20")
    scene.s.round = 3
    scene.hope(3, 2).play("launch", "V20")
    rich, poor = reasons(scene, "hand", "3"), reasons(scene, "hand", "1")
    assert rich["guilt-rich"].values["hope"] == 2
    worth = look(scene).cube * CONSCIENCE * 2  # rounds are left
    assert poor["guilt-poor"].worth == pytest.approx(worth)
    assert rich["guilt-rich"].worth == pytest.approx(worth / 2)


def test_which_building_pays_makes_no_difference() -> None:
    scene = Scene(3, "N01 N02 N03").street(0, "ENT-L", "COM-L", "FIN-L")
    scene.cubes("ENT-L-1", hope=1).cubes("COM-L-1", hope=2).cubes("FIN-L-1", hope=2)
    scene.launching(2).play("launch", "V01")
    assert reasons(scene, "pay_rest")["pay-rest"].worth > 0
    assert reasons(scene, "pay_from", "COM-L-1")["pay-one"].worth < 0


# -- gifts -------------------------------------------------------------------------------


def test_before_the_phase_ends_it_says_who_should_be_given_hope() -> None:
    scene = needy().play("end_phase")
    said = reasons(scene, "let_pass")["give-first"]
    assert said.values == {"seat": 2, "event": EVENTS.index("V01"), "count": 1}
    for _ in range(said.values["count"]):  # what it says is enough
        scene.say(0, "give", "2")
    assert "launch V01" in scene.options(2)
    scene = needy()
    scene.s.streets[1], scene.s.streets[2] = scene.s.streets[2], scene.s.streets[1]
    said = reasons(scene.play("end_phase"), "let_pass")["keep-suspect"]
    assert said.values["count"] == max(1, min(9, round(10 * look(scene).witch[2])))
    lone = needy()
    lone.s.wealth[2] = lone.s.hope[lone.s.chest[2]] = 0
    assert "keep-needless" in reasons(lone.hope(0, -1).play("end_phase"), "let_pass")


# -- whole games -------------------------------------------------------------------------


def asked(games: int) -> Iterator[tuple[Town, int, Dice]]:
    """Every question of some games among guides."""
    for seed in range(games):
        dice = Dice("advice").child(seed)
        s, nature = GAME.start(3 + seed % 6, listen=True), dice.child("nature")
        let_nature_answer(s, nature)
        bots = [bot("guide", dice.child(f"seat {seat}")) for seat in range(s.n)]
        for turn in range(2000):
            if not s.asked:
                break
            seat = members(s.asked)[0]
            yield s, seat, dice.child(f"thought {turn}")
            s.answer(seat, bots[seat].answer(Window(GAME, s, seat)))
            let_nature_answer(s, nature)


def heard(s: Town, seat: int) -> list[Told]:
    return [event.heard_by(seat) for event in s.news or []]


def test_what_is_said_of_all_answers_adds_up_and_the_best_is_not_all_bad() -> None:
    met = set()
    for s, seat, dice in asked(2):
        window = Window(GAME, s, seat)
        belief = Suspicion(window, heard(s, seat))
        options, weights = window.options(), GAME.weigh(window, dice.clone(), belief)
        if len(options) == 1:
            continue
        met.add(window.question())
        found = [GAME.reasons(window, dice.clone(), action, belief) for action in options]
        sums = [added([reason.worth for reason in each]) for each in found]
        if any(sums):
            shift = sums[0] - weights[0]
            assert sums == pytest.approx([weight + shift for weight in weights], abs=1e-6)
        best = found[weights.index(max(weights))]
        if all(reason.worth < 0 for reason in best if reason.key):
            assert max(weights) <= 0
        for action, each in zip(options, found, strict=True):
            assert any(reason.key for reason in each)
            warning = warn(GAME, window, dice.clone(), action, belief)
            assert warning is None or warning.against
    assert {"pick", "last_pick", "launch", "name", "remove"} <= met
