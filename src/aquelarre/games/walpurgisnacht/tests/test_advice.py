"""The coach: what it says of each question is what the rules and the guide reckon."""

from __future__ import annotations

import pytest

from aquelarre.games.walpurgisnacht import GAME, verbs
from aquelarre.games.walpurgisnacht.box.cards import VILLAGERS, WITCHES
from aquelarre.games.walpurgisnacht.box.edition import OURS
from aquelarre.games.walpurgisnacht.box.mountain import EMPTY, SLOTS
from aquelarre.games.walpurgisnacht.guide.reckoning import MORE_WORLDS
from aquelarre.games.walpurgisnacht.rules.scoring import team_of
from aquelarre.games.walpurgisnacht.state import Night
from aquelarre.games.walpurgisnacht.tests.coach import ask, keys, lead, said, told, why
from aquelarre.games.walpurgisnacht.tests.scenario import Scenario, card, slot
from aquelarre.kernel import Belief, Dice, Told, Window, warn

ROLES = ["W00", "W26", "W30", "W29"]  # witch (Mephistopheles), villager, witch, villager
PLAIN = {"O0": "W20", "O1": "W21", "O2": "W22", "O3": "W05", "O4": "W06"}  # three purple, two green


def took(seat: int, side: int, points: int) -> list[Told]:
    return [told("turn", seat=seat), told("wisps_scored", side=side, points=points)]


# -- the foot of the mountain --------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1])
def test_it_says_what_to_learn_by_heart(seat: int) -> None:
    scene = Scenario(ROLES, PLAIN, ready=False)
    found = ask(scene, seat=seat)
    colour = team_of(scene.s, seat)
    mine = {name: face for name, face in PLAIN.items() if OURS.wisp[card(face)] == colour}
    wanted = [{"slot": slot(x), "card": card(face), "wisp": colour} for x, face in mine.items()]
    assert [reason.values for reason in found.reasons] == wanted
    if seat == 1:
        assert said(found, "es", 1)[0] == (
            "Grábate el externo 4: «Campanas» (fuego verde), de tu color y nunca bloqueado."
        )
        assert said(found, "en", 1)[0] == (
            "Learn outer 4 by heart: “Bells” (green wisp), your colour and never blocked."
        )


def test_without_a_choice_it_says_so() -> None:
    scene = Scenario(ROLES, PLAIN, first=1).reveal("O3").reveal("O4").stop().give("W05", 0).keep()
    scene.put_back("W06", "O4")
    assert scene.question == "turn_down"
    assert keys(ask(scene)) == ["only"]


# -- the path of the wisps -----------------------------------------------------------------


def test_it_names_the_cards_it_remembers_and_what_they_score() -> None:
    """Followed to the end, they score what was said."""
    scene = Scenario(ROLES, {**PLAIN, "S0": "W02", "S4": "W03"}, first=0)
    found = ask(scene)
    path = found.reasons[0]
    assert path.key == "path-three"
    slots = [verbs.REVEAL.args(found.action)[0], path.values["slot"], path.values["to"]]
    faces = [scene.s.mountain[x] for x in slots]
    assert path.values["card"] == faces[0]
    assert [OURS.wisp[face] for face in faces] == [WITCHES] * 3
    for place in slots:
        scene.answer(verbs.REVEAL, place)
    assert scene.score == [1 + path.values["points"], 1] == [6, 1]


def test_two_cards_are_named_both() -> None:
    foot = {"O0": "W20", "O1": "W21", "O2": "W05", "O3": "W06", "O4": "W07"}
    foot |= {f"S{x}": name for x, name in enumerate(("W10", "W16", "W17", "W25", "W27"))}
    scene = Scenario(ROLES, foot, first=0)
    found = ask(scene)
    (path,) = [reason for reason in found.reasons if reason.key == "path-two"]
    assert {path.values["card"], path.values["also"]} == {card("W20"), card("W21")}
    assert path.values["also"] == scene.s.mountain[path.values["slot"]]
    assert path.values["points"] == 3
    first = verbs.REVEAL.args(found.action)[0]
    names = {15: ("Niebla del Harz", "Harz mist"), 16: ("Luna nueva", "New moon")}
    (here_es, here_en), (there_es, there_en) = names[first], names[31 - first]
    place = 2 if first == 15 else 1
    assert said(found, "es", 0)[keys(found).index("path-two")] == (
        f"Ahí recuerdo «{here_es}», y «{there_es}» en el externo {place}: "
        "con ambas, 3 puntos para tu bando."
    )
    assert said(found, "en", 0)[keys(found).index("path-two")] == (
        f"I remember “{here_en}” there, and “{there_en}” on outer {place}: "
        "with both, 3 points for your team."
    )


def test_a_card_of_the_others_is_warned_against() -> None:
    scene = Scenario(ROLES, PLAIN, first=0).reveal("O0").reveal("O1")
    action = verbs.REVEAL.at(slot("O3"))
    window = Window(GAME, scene.s, 0)
    found = warn(GAME, window, Dice(1), action)
    assert found is not None
    (against,) = [reason for reason in found.against if reason.key == "path-theirs"]
    scene.reveal("O3")
    assert scene.score == [1, 1 + against.values["points"]] == [1, 3]


def test_to_stop_is_worth_what_is_marked_then() -> None:
    foot = {"O0": "W20", "O1": "W21", "O2": "W05", "O3": "W06", "O4": "W07"}
    foot |= {f"S{x}": name for x, name in enumerate(("W10", "W16", "W17", "W25", "W27"))}
    scene = Scenario(ROLES, foot, first=0).reveal("O0").reveal("O1")
    found = ask(scene)
    assert found.action == verbs.STOP.base
    assert "stop-enough" in keys(found)
    (stop,) = [reason for reason in found.reasons if reason.key == "stop-ours"]
    assert scene.stop().score == [1 + stop.values["points"], 1] == [4, 1]


def test_a_card_that_nobody_has_seen_may_be_anything() -> None:
    """Chances by hand: of the cards that are left, and of five on the summit one is Walpurga."""
    scene = Scenario(ROLES, PLAIN, first=1)
    s = scene.s
    s.lying = 31
    s.mountain[5:] = [EMPTY] * (SLOTS - 5)
    s.score[:] = [1, 9]
    found = why(scene, verbs.REVEAL.at(0))
    assert found["walpurga"].values == {"rivals": 5, "count": 10}, "nobody has any card yet"
    world = GAME.imagine(s, 1, Dice(1))
    left = [OURS.wisp[face] for face in world.deck.faces()]
    for key, colour in (("draw-ours", VILLAGERS), ("draw-theirs", WITCHES)):
        chance = 0.8 * left.count(colour) / len(left)
        values = {"count": round(10 * chance), "colour": colour, "points": 1}
        assert found[key].values == values
    assert found["walpurga"].worth > 0 > found["draw-theirs"].worth
    s.score[:] = [9, 1]
    assert "all-same" in found
    losing = why(scene, verbs.REVEAL.at(0))["walpurga"]
    assert losing.worth < 0
    assert losing.values["count"] == 0


def test_it_tells_mephistopheles_when_to_declare_himself() -> None:
    scene = Scenario(ROLES, PLAIN, first=0).hold(1, "W14")
    assert "declare" not in keys(ask(scene))
    s = scene.s
    s.lying = 3
    s.mountain[2:] = [EMPTY] * (SLOTS - 2)
    assert GAME.guide_aside(Window(GAME, s, 0), Dice(1)) == verbs.DECLARE.base
    assert "declare" in keys(ask(scene))


# -- the rites -----------------------------------------------------------------------------


def test_a_gift_is_worth_what_the_night_scores_then() -> None:
    """A bonfire for a witch who has declared himself: two points, and that is certain."""
    scene = Scenario(ROLES, {**PLAIN, "O0": "W18"}, first=1).declare(0).reveal("O0").stop()
    found = ask(scene)
    assert found.action == verbs.GIVE.at(card("W18"), 0)
    gift = found.reasons[0]
    before = lead(scene.s, VILLAGERS)
    after = lead(scene.give("W18", 0).s, VILLAGERS)
    assert (gift.key, gift.values["points"]) == ("gift-good", after - before) == ("gift-good", 2)
    assert gift.values["count"] == 10
    assert keys(found) == ["gift-good", "does-bonfire"]
    assert said(found, "es", 1)[0] == "Ana se ha declarado bruja: tu bando sale ganando 2 puntos."
    assert said(found, "en", 1)[0] == "Ana is a declared witch: your team is 2 points better off."


def share_of_witch(window: Window[Night], belief: Belief[Night], seat: int) -> float:
    """By hand, over the same worlds that the guide imagines."""
    dice = Dice(1)
    worlds = [window.imagine(dice) for _ in range(MORE_WORLDS)]
    weights = [belief.weight(world) for world in worlds]
    each = zip(worlds, weights, strict=True)
    return sum([x for world, x in each if team_of(world, seat) == WITCHES]) / sum(weights)


def test_it_tells_from_which_deeds_it_knows_a_friend() -> None:
    """One player took five points for the villagers, the others one each for the witches."""
    scene = Scenario(["W26", "W00", "W29", "W30"], {"O0": "W14"}, first=0).reveal("O0").stop()
    deeds = [*took(1, WITCHES, 1), *took(2, VILLAGERS, 3), *took(2, VILLAGERS, 2)]
    found = ask(scene, deeds)
    assert found.action == verbs.GIVE.at(card("W14"), 2)
    window = Window(GAME, scene.s, 0)
    witch = share_of_witch(window, GAME.belief(window, deeds), 2)
    good = found.reasons[0]
    assert good.values == {
        "receiver": 2,
        "team": VILLAGERS,
        "points": 3,
        "count": min(9, round(10 * (1 - witch))),
    }
    assert [x.values for x in found.reasons if x.key == "clue-wisps"] == [
        {"seat": 2, "side": VILLAGERS, "points": 5, "count": 2}
    ]
    assert "does-brooms" in keys(found)
    assert "Carla ha sacado 5 puntos de fuegos para las aldeanas en 2 turnos." in said(
        found, "es", 0
    )
    assert "Carla has taken 5 points in wisps for the villagers in 2 turns." in said(found, "en", 0)


def test_gifts_are_clues_as_well() -> None:
    """Who gave a bonfire to a declared witch is no witch; who got the brooms from him is one."""
    scene = Scenario(ROLES, {**PLAIN, "O0": "W14"}, first=1).declare(0).reveal("O0").stop()
    deeds = [
        told("given_up", seat=3, receiver=0, card=card("W18")),
        told("bestowed", seat=0, receiver=2, card=card("W09")),
        told("given_up", seat=3, receiver=1, card=card("W28")),
    ]
    brooms = card("W14")
    friend = why(scene, verbs.GIVE.at(brooms, 3), deeds)
    gave = {"seat": 3, "card": card("W18"), "side": VILLAGERS, "receiver": 0, "team": WITCHES}
    assert friend["clue-gave"].values == gave
    assert friend["clue-gave-you"].values == {"seat": 3, "card": card("W28"), "side": VILLAGERS}
    foe = why(scene, verbs.GIVE.at(brooms, 2), deeds)
    got = {"seat": 2, "side": WITCHES, "giver": 0, "card": card("W09"), "team": WITCHES}
    assert foe["clue-got"].values == got
    assert foe["gift-bad"].worth < 0


def test_where_nothing_is_known_it_says_that() -> None:
    scene = Scenario(ROLES, {**PLAIN, "O0": "W14"}, first=1).reveal("O0").stop()
    found = why(scene, verbs.GIVE.at(card("W14"), 2))
    assert {"no-clue", "hunch"} & set(found)


def test_to_keep_a_card_is_best_where_any_gift_hurts() -> None:
    """A villager has two purple cards; of the others one is a declared witch, one has green."""
    foot = {**PLAIN, "O0": "W11", "O1": "W13"}
    scene = Scenario(["W00", "W26", "W29"], foot, first=1).hold(2, "W27", "W28").declare(0)
    scene.reveal("O0").reveal("O1").stop().give("W11", 0)
    found = ask(scene)
    assert found.action == verbs.KEEP.base
    assert keys(found)[:2] == ["keep", "next-best"]
    window = Window(GAME, scene.s, 1)
    weights = GAME.weigh(window, Dice(1))
    options = window.options()
    second = max(weights[1:])
    assert second < weights[0]
    values = found.reasons[1].values
    assert options[weights.index(second)] == verbs.GIVE_OPEN.at(values["card"], values["receiver"])


def test_to_pass_a_card_on_is_a_loss_or_a_relief() -> None:
    """A villager has a green wisp and a purple one: without the purple one, two points."""
    foot = {**PLAIN, "O0": "W26", "O1": "W27", "O2": "W28"}
    scene = Scenario(["W00", "W25", "W29", "W30"], foot, first=1).hold(1, "W05", "W20")
    scene.reveal("O0").reveal("O1").reveal("O2").give("W26", 2).give_open("W27", 2)
    assert scene.question == "third_gift"
    relief = why(scene, verbs.PASS_ON.at(card("W20"), 0))["part-good"]
    loss = why(scene, verbs.PASS_ON.at(card("W05"), 0))
    before = lead(scene.s, VILLAGERS)
    without = scene.s.clone()
    without.up[1] &= ~(1 << card("W20"))
    assert relief.values == {"card": card("W20"), "points": lead(without, VILLAGERS) - before}
    assert relief.values["points"] == 2
    assert loss["part-bad"].worth < 0


# -- Mephistopheles ------------------------------------------------------------------------


def test_he_fetches_what_helps_the_witches() -> None:
    scene = Scenario(ROLES, PLAIN, first=0).hold(1, "W11").declare(0)
    found = ask(scene)
    assert found.action == verbs.COMMAND.at(1, 0)
    before = lead(scene.s, WITCHES)
    scene.answer(verbs.COMMAND, 1, 0)
    assert keys(ask(scene)) == ["only"], "there is only one card to hand over"
    gained = lead(scene.answer(verbs.HAND_OVER, card("W11")).s, WITCHES) - before
    (villager,) = [x for x in found.reasons if x.values.get("team") == VILLAGERS]
    assert villager.key == "command-good"
    assert gained - 1 <= villager.values["points"] <= gained + 1


def test_he_does_nothing_where_any_deed_would_hurt() -> None:
    scene = Scenario(ROLES, PLAIN, first=0).hold(0, "W11").declare(0)
    found = ask(scene)
    assert found.action == verbs.FORBEAR.base
    assert keys(found)[:2] == ["keep", "next-best"]
    bestowed = why(scene, verbs.BESTOW.at(card("W11"), 1))
    lost = lead(scene.s, WITCHES) - lead(scene.answer(verbs.BESTOW, card("W11"), 1).s, WITCHES)
    assert bestowed["part-bad"].values["points"] == lost == 1


def test_who_is_commanded_gives_what_hurts_least() -> None:
    """A villager hands a declared witch a plain card rather than a green one of her own."""
    roles = ["W00", "W26", "W19", "W25"]
    scene = Scenario(roles, PLAIN, first=0).hold(1, "W28", "W30").declare(0)
    scene.answer(verbs.COMMAND, 1, 0)
    found = ask(scene)
    assert found.action == verbs.HAND_OVER.at(card("W30"))
    assert keys(found) == ["give-least", "gift-nothing"]
    green = why(scene, verbs.HAND_OVER.at(card("W28")))["part-bad"]
    before = lead(scene.s, VILLAGERS)
    after = lead(scene.answer(verbs.HAND_OVER, card("W28")).s, VILLAGERS)
    assert green.values["points"] == before - after == 2
