"""What the coach says about players, from which deeds; and what to a witch who hides."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from aquelarre.games.new_salem import GAME
from aquelarre.games.new_salem.box.cards import (
    CARDS,
    COPIES,
    DEATH,
    EVENTS,
    TYPE,
)
from aquelarre.games.new_salem.box.edition import OURS
from aquelarre.games.new_salem.guide.buildings import Appraiser
from aquelarre.games.new_salem.guide.events import ENOUGH, REINS, Adviser
from aquelarre.games.new_salem.guide.guide import think
from aquelarre.games.new_salem.guide.hearsay import about
from aquelarre.games.new_salem.guide.outlook import Outlook
from aquelarre.games.new_salem.guide.suspicion import Suspicion, witch_chances
from aquelarre.games.new_salem.tests.scenario import PIOUS, WITCHY, Scene, deed, number
from aquelarre.games.new_salem.tests.test_advice import asked, heard, look, reasons, sentence
from aquelarre.games.new_salem.tests.test_guide import court, drafting
from aquelarre.games.new_salem.verbs import PICK
from aquelarre.kernel import Dice, Reason, Told, Window, added, members

STRANGERS = "N01 N07 N02 N03 N08"


def told_of(scene: Scene, told: list[Told], other: int, seat: int = 0) -> list[Reason]:
    clues = Suspicion(Window(GAME, scene.s, seat), told).clues
    return about(Outlook(scene.s, seat, clues=clues), other)


# -- trials ------------------------------------------------------------------------------


def test_a_trial_is_two_chances() -> None:
    """Before anything is built, the pool says 4 in 10 of everybody else. [SAL-01]"""
    scene = Scene(5, STRANGERS).hope(0, 4).launching(1).play("launch", "V02")
    said, stake = reasons(scene, "try", "1"), look(scene).stake
    assert said["try-witch"].values == {"seat": 1, "count": 4, "tone": 0}
    assert said["try-puritan"].values == {"seat": 1, "count": 6, "tone": 0}
    assert said["try-witch"].worth == pytest.approx(-0.4 * 4 * stake)  # from +2 to -2
    assert said["try-puritan"].worth == pytest.approx(0.6 * 2 * stake)
    assert sentence("es", said["try-witch"]) == (
        "Luis puede ser Bruja (4 de cada 10): con Juicio, 4 cubos menos de Desesperación al final."
    )
    assert sentence("en", said["try-puritan"]) == (
        "Luis may be a puritan (6 in 10): on trial, that is 2 despair more at the end."
    )
    own = reasons(scene, "try", "0")["try-self"]
    assert own.worth == pytest.approx(2 * stake)
    assert sentence("es", own).startswith("Eres Puritano")


def test_a_safe_conduct_annuls_it() -> None:
    said = reasons(court().keep("V18", 1).play("launch", "V02"), "try", "1")
    assert said["try-safe"].values == {"seat": 1, "event": EVENTS.index("V18")}


def test_an_absolution_is_the_other_way_round() -> None:
    scene = court().tried(1, 2).show("V17").play("launch", "V17")
    said, stake, chances = reasons(scene, "absolve", "2"), look(scene).stake, look(scene).witch
    assert said["absolve-puritan"].worth == pytest.approx(-2 * stake * (1 - chances[2]))
    assert said["absolve-witch"].worth == pytest.approx(4 * stake * chances[2])
    assert said["absolve-puritan"].worth > 0 > said["absolve-witch"].worth


# -- trust -------------------------------------------------------------------------------


def test_a_constable_is_named_for_trust_and_hope() -> None:
    scene = Scene(5, STRANGERS).street(1, *WITCHY).street(2, *PIOUS).hope(0, 3).hope(2, 2)
    scene.launching(3).play("launch", "V01")
    good, bad = reasons(scene, "name", "2"), reasons(scene, "name", "1")
    mine = look(scene)
    friend = mine.friend(2)
    assert good["name-friend"].values == {"seat": 2, "count": min(9, round(10 * friend)), "hope": 3}
    worth = REINS * abs(mine.stake) * 3 / ENOUGH * (2 * friend - 1)
    assert good["name-friend"].worth == pytest.approx(worth)
    assert bad["name-foe"].worth < 0


def test_in_the_last_phase_hope_of_the_same_side_counts() -> None:
    scene = court().hope(3, 3).play("launch", "V01")
    scene.go_on("name")
    assert reasons(scene, "name", "2")["name-helped"].worth > 0


def test_there_is_most_to_learn_where_nobody_knows() -> None:
    scene = court().show("V03").play("launch", "V03")
    chances = witch_chances(scene.s, 0)
    more = reasons(scene, "question", "3")["doubt-more"]
    less = reasons(scene, "question", "2")["doubt-less"]
    gap = chances[3] * (1 - chances[3]) - chances[2] * (1 - chances[2])
    assert more.worth - less.worth == pytest.approx(gap)
    assert more.values == {"seat": 3, "count": round(10 * chances[3])}
    scene = court().show("V04").tried(3).play("launch", "V04")
    said = reasons(scene, "confessor", "3")
    whole = chances[3] * (1 - chances[3])
    assert said["doubt-tried"].worth == pytest.approx(-0.7 * whole)
    scene.play("confessor", "4")
    shown = reasons(scene, "confess_to", "1", seat=4)
    other = reasons(scene, "confess_to", "2", seat=4)
    assert shown["show-friend"].worth > 0 > other["show-foe"].worth  # seat 4 is a witch


def test_letters_and_safe_conducts() -> None:
    scene = court().show("V21").play("launch", "V21")
    said = reasons(scene, "hand", "2")["letter"]
    assert said.worth == pytest.approx(-2 * 0.3 * look(scene).point * look(scene).friend(2))
    scene = court().show("V18").tried(3).play("launch", "V18")
    assert reasons(scene, "hand", "2")["safe-friend"].worth > 0
    assert reasons(scene, "hand", "1")["safe-foe"].worth < 0
    assert reasons(scene, "hand", "3")["safe-tried"].worth < 0


# -- deeds -------------------------------------------------------------------------------


def built(seat: int, *names: str) -> list[Told]:
    return [
        deed("built", seat=seat, building=COPIES * CARDS.index(name), hope=0, despair=0)
        for name in names
    ]


def test_a_character_that_was_seen_is_reason_enough() -> None:
    scene = Scene(5, STRANGERS)
    scene.s.characters.show(1, 1 << 0)
    assert told_of(scene, [], 1) == [Reason("seen-witch", seat=1)]
    scene.s.characters.show(4, 1 << 0)
    assert told_of(scene, [], 2) == [Reason("must-be-puritan", seat=2)]  # there are no more


def test_buildings_are_counted() -> None:
    scene = Scene(5, STRANGERS)
    told = [deed("round_began", round=3, deal=5, play=4), *built(1, *WITCHY), *built(2, *PIOUS)]
    assert Reason("built-type", seat=1, count=3, type=DEATH) in told_of(scene, told, 1)
    bright = sum(not OURS.despair[CARDS.index(name)] for name in PIOUS)
    assert Reason("built-bright", seat=2, count=bright) in told_of(scene, told, 2)
    said = sentence("es", Reason("built-type", seat=1, count=3, type=DEATH))
    assert said == "Luis ha construido 3 Edificios de Muerte."


def test_deeds_are_counted_and_the_other_is_named() -> None:
    scene = Scene(5, STRANGERS)
    began = deed("round_began", round=4, deal=4, play=3)
    clean = [deed("removed", seat=2, building=0, owner=1)] * 3
    assert told_of(scene, [began, *clean], 2) == [Reason("removed-other", seat=2, count=3)]
    tried = [*built(1, *PIOUS), deed("on_trial", seat=3, receiver=1, left=2)]
    values = {"seat": 3, "receiver": 1, "tone": 2, "count": 1}
    assert Reason("tried", **values) in told_of(scene, [began, *tried], 3)
    said = Reason("tried", **values)
    assert sentence("en", said) == "Juan put Luis on trial, who looked safe then."
    launched = [deed("launched", seat=4, event=EVENTS.index("V20"), cost=2)] * 2
    found = told_of(scene, [began, *launched], 4)
    assert found == [Reason("launched", seat=4, event=EVENTS.index("V20"), count=2)]
    gift = [deed("gave", seat=2, receiver=0), deed("phase_ended", round=4)]
    found = told_of(scene, [began, *gift, *gift], 1)
    assert found == [Reason("gave-nothing", seat=1, count=2)]
    assert Reason("gave-something", seat=2, count=2) in told_of(scene, [began, *gift, *gift], 2)


def test_clues_of_whole_games_are_what_was_told() -> None:
    """Counted anew from the news, by key."""
    checked = 0
    for s, seat, _ in asked(1):
        told = heard(s, seat)
        clues = Suspicion(Window(GAME, s, seat), told).clues
        mine = Outlook(s, seat, clues=clues)
        for other in range(s.n):
            for reason in about(mine, other):
                if reason.key in COUNTED:
                    count = sum(COUNTED[reason.key](each, reason) for each in told)
                    assert reason.values["count"] == count
                    checked += 1
    assert checked > 50


def by(other: Told, key: str, reason: Reason) -> bool:
    return other.key == key and other.values["seat"] == reason.values["seat"]


def kind(told: Told) -> int:
    return TYPE[told.values["building"] // COPIES]


def dark(told: Told) -> bool:
    return OURS.despair[told.values["building"] // COPIES] > 0


COUNTED: dict[str, Callable[[Told, Reason], bool]] = {
    "built-type": lambda x, r: by(x, "built", r) and kind(x) == r.values["type"],
    "built-dark": lambda x, r: by(x, "built", r) and dark(x),
    "built-bright": lambda x, r: by(x, "built", r) and not dark(x),
    "launched": lambda x, r: by(x, "launched", r) and x.values["event"] == r.values["event"],
    "ended": lambda x, r: by(x, "ends_phase", r),
    "removed-own": lambda x, r: by(x, "removed", r) and x.values["owner"] == x.values["seat"],
    "removed-other": lambda x, r: by(x, "removed", r) and x.values["owner"] != x.values["seat"],
}


# -- a witch who hides -------------------------------------------------------------------


def test_a_witch_in_hiding_is_told_what_helps_and_what_looks_good() -> None:
    rest = "ENT-L ENT-C COM-L"
    early = drafting(1, "N07 N01 N02 N03", "MUE-R JUS-C JUS-L", rest, rest, rest)
    dire, pious = reasons(early, "pick", "MUE-R"), reasons(early, "pick", "JUS-L")
    assert dire["brings-despair"].worth > 0 > dire["looks-bad"].worth
    assert pious["brings-removal"].worth < 0 < pious["looks-good"].worth
    late = drafting(5, "N07 N01 N02 N03", "MUE-R JUS-C JUS-L", rest, rest, rest)
    assert not {"looks-good", "looks-bad"} & set(reasons(late, "pick", "MUE-R"))
    assert sentence("es", pious["looks-good"]).startswith("Es más propio de un Puritano")


def test_looks_are_no_place_for_what_the_terms_have_forgotten() -> None:
    """Apart from how they look, cards differ by what they are worth without hiding."""
    seen = 0
    for s, seat, dice in asked(2):
        window = Window(GAME, s, seat)
        if window.question() != "pick" or not Outlook(s, seat).witches:
            continue
        mine = think(window, dice.clone(), None).look
        if mine.candour == 1:
            continue
        town = Appraiser(Outlook(mine.s, seat, mine.mood, bluff=0.0))
        apart = []
        for action in window.options():
            said = GAME.reasons(window, dice.clone(), action)
            told = [reason.worth for reason in said if not reason.key.startswith("looks")]
            apart.append(added(told) - town.picking(action - PICK.base))
        assert apart == pytest.approx([apart[0]] * len(apart), abs=0.001)  # but for small print
        seen += 1
    assert seen


def test_the_next_step_is_named_as_the_guide_sees_it_now() -> None:
    """Whoever is named as the one to be tried is the one whom the guide would try."""
    scene = court()
    said = reasons(scene, "launch", "V02")
    best = max(members(0b11111), key=Adviser(look(scene)).trying)
    assert said["try-witch"].values["seat"] == best == 1
    scene.play("launch", "V02")
    told = GAME.reasons(Window(GAME, scene.s, 0), Dice(1), number("try", "1"))
    assert added([reason.worth for reason in told]) > 0
