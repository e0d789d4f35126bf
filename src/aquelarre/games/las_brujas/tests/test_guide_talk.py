"""What the guide says: claims of a villager, and of a witch who would pass for one. [BRU-17]"""

from __future__ import annotations

import pytest

from aquelarre.games.las_brujas import verbs
from aquelarre.games.las_brujas.guide.talk import IDLE, LIKELY, URGENT, things_to_say
from aquelarre.games.las_brujas.rules.claims import (
    DID_ACCUSE,
    DID_PRAISE,
    DID_SLANDER,
    DID_VOTE_GUILTY,
    DID_VOTE_INNOCENT,
    did,
    is_claim,
)
from aquelarre.games.las_brujas.tests.scenario import Scene
from aquelarre.games.las_brujas.tests.scenario_guide import (
    VILLAGER as VILLAGER_SEAT,
)
from aquelarre.games.las_brujas.tests.scenario_guide import (
    WITCH as WITCH_SEAT,
)
from aquelarre.games.las_brujas.tests.scenario_guide import (
    look,
    suspect,
    trust,
    village,
    words,
)
from aquelarre.kernel import Action, Verb

VILLAGER = verbs.SAY_VILLAGER.base


def to_say(scene: Scene, seat: int) -> dict[Action, int]:
    """All that the seat would say now, and how readily."""
    return dict(
        things_to_say(look(scene, seat), [x for x in scene.options(seat=seat) if is_claim(x)])
    )


def said(scene: Scene, seat: int, verb: Verb) -> set[tuple[int, ...]]:
    """What the seat would say with this verb."""
    return {verb.args(x) for x in to_say(scene, seat) if verb.base <= x < verb.end}


@pytest.mark.rule("BRU-17")
def test_accuser_and_accused_speak() -> None:
    scene = suspect(village(), 3).hold(0, "J1a")
    scene.answer(verbs.ACCUSE, "J1a", 3)
    assert (3,) in words(scene, 0, verbs.SAY_SUSPECT)
    other = village().hold(0, "J1a").answer(verbs.ACCUSE, "J1a", 3)
    assert words(other, 0, verbs.SAY_SUSPECT) == {(3,)}, "who accuses, says so"
    scene.answer(verbs.END_SPEECH)
    assert words(scene, 3, verbs.SAY_VILLAGER) == {()}
    assert words(scene, 3, verbs.ASK_ABOUT_ME) == {(0, DID_ACCUSE)}, "why did you accuse me?"


def test_a_witch_talks_like_a_villager_in_her_seat() -> None:
    """She claims to be one, and suspects whom a villager there would, be it her own."""
    heard = []
    for sides in ("vvvvvww", "vvvwvwv"):
        scene = suspect(suspect(village(sides), 5), 3)
        heard.append([words(scene, 6, verb) for verb in (verbs.SAY_VILLAGER, verbs.SAY_SUSPECT)])
    assert heard[0] == heard[1] == [{()}, {(3,), (5,)}]


def test_it_says_whom_it_trusts_and_does_not_repeat_itself() -> None:
    scene = trust(village(), 3)
    assert words(scene, 0, verbs.SAY_TRUST) == {(3,)}
    scene.answer(verbs.SAY_TRUST, 3, seat=0).answer(verbs.SAY_VILLAGER, seat=0)
    assert words(scene, 0, verbs.SAY_TRUST) == set()
    assert words(scene, 0, verbs.SAY_VILLAGER) == set()


def test_it_does_not_denounce_twice() -> None:
    scene = suspect(village(), 3)
    assert said(scene, 0, verbs.SAY_SUSPECT) == {(3,)}
    scene.answer(verbs.SAY_SUSPECT, 3, seat=0)
    assert said(scene, 0, verbs.SAY_SUSPECT) == set()


@pytest.mark.rule("BRU-17")
def test_what_is_about_the_trial_is_said_first() -> None:
    """In quiet times suspicion and one's own good name come before trust."""
    denounce, defend = verbs.SAY_SUSPECT.at(3), verbs.SAY_TRUST.at(2)
    scene = trust(suspect(village(), 3), 2).hold(0, "J1a")
    quiet = to_say(scene, 1)
    assert (quiet[VILLAGER], quiet[denounce], quiet[defend]) == (LIKELY, LIKELY, IDLE)
    scene.trial(0, "J1a", 3)
    busy = to_say(scene, 1)
    assert (busy[VILLAGER], busy[denounce], busy[defend]) == (LIKELY, URGENT, IDLE)
    assert to_say(scene, 3)[VILLAGER] == URGENT
    scene = trust(suspect(village(), 3), 2).hold(0, "J1a").trial(0, "J1a", 2)
    other = to_say(scene, 1)
    assert (other[denounce], other[defend]) == (LIKELY, URGENT)


@pytest.mark.rule("BRU-17")
def test_the_accused_asks_the_accuser_for_reasons_and_others_ask_whom_they_suspect() -> None:
    scene = village().hold(0, "J1a", "R14a", "R15a").answer(verbs.SPREAD, "R14a", 3)
    scene.trial(0, "J1a", 3)
    assert said(scene, 3, verbs.ASK_ABOUT_ME) == {(0, DID_ACCUSE)}, "not about a mere rumour"
    assert said(scene, 2, verbs.ASK_ABOUT) == set()
    suspect(scene, 0)
    assert said(scene, 2, verbs.ASK_ABOUT) == {(0, DID_ACCUSE, 3), (0, DID_SLANDER, 3)}
    assert to_say(scene, 2)[verbs.ASK_ABOUT.at(0, DID_ACCUSE, 3)] == IDLE
    scene.answer(verbs.SAY_VILLAGER, seat=2)
    assert said(scene, 2, verbs.ASK_ABOUT) == set(), "only as the first word"


@pytest.mark.rule("BRU-17")
def test_by_earlier_rules_it_asks_as_people_did_then() -> None:
    scene = village(rules=1).hold(0, "J1a").trial(0, "J1a", 3)
    assert said(scene, 3, verbs.ASK_WHY) == {(DID_ACCUSE, 0)}


@pytest.mark.rule("BRU-17")
def test_it_gives_reasons_that_speak_for_what_it_says() -> None:
    """Seat 3 is suspected and has burnt a villager and helped a witch, both dead: these count; so
    does whatever was done to the speaker. Kind words for a villager are no reason."""
    scene = suspect(village(), 3).hold(0, "J1a")
    for deed, other in ((DID_ACCUSE, VILLAGER_SEAT), (DID_VOTE_INNOCENT, WITCH_SEAT)):
        did(scene.s, deed, 3, other)
    did(scene.s, DID_PRAISE, 3, VILLAGER_SEAT)
    reasons = {(0, 3, DID_ACCUSE, VILLAGER_SEAT), (0, 3, DID_VOTE_INNOCENT, WITCH_SEAT)}
    assert said(scene, 0, verbs.SAY_REASON) == reasons
    did(scene.s, DID_SLANDER, 3, 1)
    assert said(scene, 1, verbs.SAY_REASON_ME) == {(0, 3, DID_SLANDER)}
    bare = verbs.SAY_SUSPECT.at(3)
    assert to_say(scene, 1)[verbs.SAY_REASON_ME.at(0, 3, DID_SLANDER)] > to_say(scene, 1)[bare]
    scene.answer(verbs.SAY_REASON_ME, 0, 3, DID_SLANDER, seat=1)
    assert said(scene, 1, verbs.SAY_REASON) == set(), "once is enough"


@pytest.mark.rule("BRU-17")
def test_it_says_why_it_trusts() -> None:
    scene = trust(village(), 3)
    did(scene.s, DID_VOTE_GUILTY, 3, WITCH_SEAT)
    did(scene.s, DID_VOTE_GUILTY, 3, VILLAGER_SEAT)
    assert said(scene, 0, verbs.SAY_REASON) == {(1, 3, DID_VOTE_GUILTY, WITCH_SEAT)}


@pytest.mark.rule("BRU-17")
def test_it_answers_who_asks() -> None:
    scene = village().hold(0, "J1a").trial(0, "J1a", 3)
    assert said(scene, 0, verbs.REPLY) == set()
    scene.answer(verbs.ASK_ABOUT_ME, 0, DID_ACCUSE, seat=3)
    heard = verbs.REPLIES.index("heard")
    assert (heard,) in said(scene, 0, verbs.REPLY)
    scene.answer(verbs.REPLY, heard, seat=0)
    assert said(scene, 0, verbs.REPLY) == set()


def test_only_the_accuser_denounces_without_suspicion() -> None:
    scene = village().hold(0, "J1a").trial(0, "J1a", 3)
    assert said(scene, 0, verbs.SAY_SUSPECT) == {(3,)}
    assert said(scene, 1, verbs.SAY_SUSPECT) == set()
