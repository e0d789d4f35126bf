"""What the guide says: claims of a villager, and of a witch who would pass for one. [BRU-17]"""

from __future__ import annotations

import pytest

from aquelarre.games.las_brujas import verbs
from aquelarre.games.las_brujas.guide.talk import (
    AGAINST,
    ASKS_ABOUT,
    IDLE,
    LIKELY,
    PRESSING,
    SPEAKS_OF,
    URGENT,
    opinion,
    things_to_say,
    weight_of,
)
from aquelarre.games.las_brujas.rules.claims import (
    DID_ACCUSE,
    DID_GIVE,
    DID_PRAISE,
    DID_SLANDER,
    DID_VOTE_GUILTY,
    DID_VOTE_INNOCENT,
    did,
    is_claim,
    topic,
)
from aquelarre.games.las_brujas.tests.scenario import Scene
from aquelarre.games.las_brujas.tests.scenario_guide import (
    LATER,
    aside,
    look,
    suspect,
    trust,
    village,
    words,
)
from aquelarre.games.las_brujas.tests.scenario_guide import (
    VILLAGER as VILLAGER_SEAT,
)
from aquelarre.games.las_brujas.tests.scenario_guide import (
    WITCH as WITCH_SEAT,
)
from aquelarre.kernel import Action, Verb

VILLAGER = verbs.SAY_VILLAGER.base


def to_say(scene: Scene, seat: int) -> dict[Action, int]:
    """All that the seat would say now, and how readily; a living witch as she shows herself."""
    claims = [x for x in scene.options(seat=seat) if is_claim(x)]
    asked = topic(scene.s, seat) if verbs.REPLY.base in claims else None
    return dict(things_to_say(look(scene, seat).mask, claims, asked))


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
    """She suspects whom a villager there would, be it her own, and for the same reason; accused,
    she says the same; asked, she answers the same."""
    heard = []
    for sides in ("vvvvvww", "vvvwvwv", "vvvwvvw"):
        scene = suspect(suspect(village(sides), 5, 2), 3).hold(0, "J1a")
        did(scene.s, DID_VOTE_INNOCENT, 3, WITCH_SEAT)
        did(scene.s, DID_SLANDER, 6, 3)
        quiet = to_say(scene, 6)
        scene.answer(verbs.ASK_ABOUT, 6, DID_SLANDER, 3, seat=1)
        asked = to_say(scene, 6)
        scene.answer(verbs.REPLY, 0, seat=6).trial(0, "J1a", 6)
        heard.append((quiet, asked, to_say(scene, 6)))
    assert heard[0] == heard[1] == heard[2]
    quiet, asked, accused = heard[0]
    assert list(quiet) == [verbs.SAY_REASON.at(0, 3, DID_VOTE_INNOCENT, WITCH_SEAT)]
    assert list(asked) == [verbs.REPLY.at(verbs.REPLIES.index("doubt"))]
    assert VILLAGER in accused


def test_a_burnt_witch_is_silent_and_a_burnt_villager_is_not() -> None:
    scene = suspect(village(), 3)
    assert said(scene, VILLAGER_SEAT, verbs.SAY_SUSPECT) == {(3,)}
    assert to_say(scene, WITCH_SEAT) == {}


def test_in_quiet_times_it_names_its_first_suspect_once_and_praises_nobody() -> None:
    scene = trust(suspect(suspect(village(), 3), 4, 2), 2)
    assert to_say(scene, 0) == {verbs.SAY_SUSPECT.at(3): IDLE}
    scene.answer(verbs.SAY_SUSPECT, 3, seat=0)
    assert to_say(scene, 0) == {}


@pytest.mark.rule("BRU-17")
def test_who_is_neither_accused_nor_suspected_does_not_protest() -> None:
    scene = village()
    assert VILLAGER not in to_say(scene, 3)
    scene.answer(verbs.SAY_SUSPECT, 3, seat=0)
    assert VILLAGER not in to_say(scene, 3), "one voice is not the village"
    suspect(scene, 3)
    assert to_say(scene, 3)[VILLAGER] == LIKELY
    scene.answer(verbs.SAY_VILLAGER, seat=3)
    assert VILLAGER not in to_say(scene, 3), "once is enough"


def test_it_does_not_denounce_twice() -> None:
    scene = suspect(village(), 3)
    assert said(scene, 0, verbs.SAY_SUSPECT) == {(3,)}
    scene.answer(verbs.SAY_SUSPECT, 3, seat=0)
    assert said(scene, 0, verbs.SAY_SUSPECT) == set()


@pytest.mark.rule("BRU-17")
def test_in_a_trial_all_speak_of_the_accused_and_who_is_accused_of_the_accuser() -> None:
    scene = trust(suspect(village(), 3), 2).hold(0, "J1a").trial(0, "J1a", 3)
    assert to_say(scene, 1) == {verbs.SAY_SUSPECT.at(3): URGENT}
    scene = trust(suspect(village(), 3), 2).hold(0, "J1a").trial(0, "J1a", 2)
    assert to_say(scene, 1) == {verbs.SAY_TRUST.at(2): URGENT}
    scene = suspect(village(), 0).hold(0, "J1a").trial(0, "J1a", 2)
    asks, blames = verbs.ASK_ABOUT_ME.at(0, DID_ACCUSE), verbs.SAY_REASON_ME.at(0, 0, DID_ACCUSE)
    assert to_say(scene, 2) == {VILLAGER: URGENT, blames: PRESSING, asks: LIKELY}


@pytest.mark.rule("BRU-17")
def test_the_accused_asks_for_reasons_and_others_ask_whom_they_half_suspect() -> None:
    scene = village().hold(0, "J1a", "R14a", "R15a").answer(verbs.SPREAD, "R14a", 3)
    scene.trial(0, "J1a", 3)
    assert said(scene, 3, verbs.ASK_ABOUT_ME) == {(0, DID_ACCUSE)}, "not about a mere rumour"
    scene = suspect(village(), 0, 1)
    did(scene.s, DID_ACCUSE, 0, VILLAGER_SEAT)
    did(scene.s, DID_SLANDER, 0, VILLAGER_SEAT)
    assert ASKS_ABOUT < opinion(look(scene, 2), 0) <= SPEAKS_OF
    assert to_say(scene, 2) == {verbs.ASK_ABOUT.at(0, DID_ACCUSE, VILLAGER_SEAT): IDLE}
    scene.s.suspects[0] |= 1 << VILLAGER_SEAT  # said while that one lived
    assert to_say(scene, 2) == {verbs.ASK_ABOUT.at(0, DID_SLANDER, VILLAGER_SEAT): IDLE}, (
        "why they accused they have said"
    )


@pytest.mark.rule("BRU-17")
def test_nobody_asks_an_accuser_who_has_spoken() -> None:
    """In printed games the accused asked "Why did you accuse me?" right after hearing why."""
    scene = village().hold(0, "J1a").answer(verbs.ACCUSE, "J1a", 3)
    scene.answer(verbs.SAY_SUSPECT, 3, seat=0).answer(verbs.END_SPEECH)
    assert verbs.ASK_ABOUT_ME.at(0, DID_ACCUSE) in scene.s.asides(3), "it could be asked"
    assert words(scene, 3, verbs.ASK_ABOUT_ME) == set()
    assert words(scene, 3, verbs.SAY_VILLAGER) == {()}


@pytest.mark.rule("BRU-17")
def test_by_earlier_rules_it_asks_as_people_did_then() -> None:
    scene = village(rules=1).hold(0, "J1a").trial(0, "J1a", 3)
    assert said(scene, 3, verbs.ASK_WHY) == {(DID_ACCUSE, 0)}


@pytest.mark.rule("BRU-17")
def test_it_gives_the_reason_that_has_moved_it_most() -> None:
    """Seat 3 is suspected and has burnt a villager and helped a witch, both dead. Kind words for a
    villager are no reason, and what was done to the speaker is one for the speaker alone."""
    scene = suspect(village(), 3).hold(0, "J1a")
    assert said(scene, 0, verbs.SAY_SUSPECT) == {(3,)}, "without a reason, the bare word"
    did(scene.s, DID_PRAISE, 3, VILLAGER_SEAT)
    assert said(scene, 0, verbs.SAY_REASON) == set()
    did(scene.s, DID_SLANDER, 3, 1)
    assert said(scene, 1, verbs.SAY_REASON_ME) == {(0, 3, DID_SLANDER)}
    did(scene.s, DID_ACCUSE, 3, VILLAGER_SEAT)
    for seat in (0, 1):
        assert to_say(scene, seat) == {verbs.SAY_REASON.at(0, 3, DID_ACCUSE, VILLAGER_SEAT): LIKELY}
    did(scene.s, DID_VOTE_INNOCENT, 3, WITCH_SEAT)
    assert said(scene, 0, verbs.SAY_REASON) == {(0, 3, DID_VOTE_INNOCENT, WITCH_SEAT)}
    scene.answer(verbs.SAY_REASON, 0, 3, DID_VOTE_INNOCENT, WITCH_SEAT, seat=0)
    assert to_say(scene, 0) == {}, "once is enough"


@pytest.mark.rule("BRU-17")
def test_nobody_holds_against_another_what_they_have_done_themself() -> None:
    """Who voted to burn a villager, too, or accused them, neither names that vote nor asks about
    it: those who did not, do."""
    scene = suspect(village(), 3)
    for seat in (0, 3):
        did(scene.s, DID_VOTE_GUILTY, seat, VILLAGER_SEAT)
    did(scene.s, DID_ACCUSE, 2, VILLAGER_SEAT)
    scene.s.records += ((LATER, VILLAGER_SEAT, 2, 0, VILLAGER_SEAT, 1, 0b1101, 0),)
    assert to_say(scene, 1) == {verbs.SAY_REASON.at(0, 3, DID_VOTE_GUILTY, VILLAGER_SEAT): LIKELY}
    for seat in (0, 2):
        assert to_say(scene, seat) == {verbs.SAY_SUSPECT.at(3): IDLE}, "the bare word"
    half = suspect(village(), 3, 1)
    for seat in (0, 3):
        did(half.s, DID_VOTE_GUILTY, seat, VILLAGER_SEAT)
    assert ASKS_ABOUT < opinion(look(half, 0), 3) <= SPEAKS_OF
    assert list(to_say(half, 1)) == [verbs.ASK_ABOUT.at(3, DID_VOTE_GUILTY, VILLAGER_SEAT)]
    half.s.records += ((LATER, VILLAGER_SEAT, -1, 0, VILLAGER_SEAT, 1, 1, 0),)
    assert to_say(half, 0) == {}


@pytest.mark.rule("BRU-17")
def test_it_says_why_it_trusts_the_accused() -> None:
    scene = trust(village(), 3).hold(0, "J1a")
    did(scene.s, DID_VOTE_GUILTY, 3, WITCH_SEAT)
    did(scene.s, DID_VOTE_GUILTY, 3, VILLAGER_SEAT)
    scene.trial(0, "J1a", 3)
    assert said(scene, 1, verbs.SAY_REASON) == {(1, 3, DID_VOTE_GUILTY, WITCH_SEAT)}


@pytest.mark.rule("BRU-17")
def test_what_it_names_is_what_its_suspicion_goes_by() -> None:
    scene = village()
    here = look(scene, 0)
    for deed in range(len(verbs.FACTS)):
        against = [weight_of(here, 3, deed, about) for about in (VILLAGER_SEAT, WITCH_SEAT)]
        assert (against[0] > against[1]) == (deed in AGAINST), verbs.FACTS[deed]
    before = weight_of(here, 3, DID_ACCUSE, VILLAGER_SEAT)
    scene.s.cancelled = ((1, VILLAGER_SEAT, 3, 2, 0, 0),)
    stone = weight_of(look(scene, 0), 3, DID_ACCUSE, VILLAGER_SEAT)
    assert stone > before, "in the first weeks an accusation says more"


@pytest.mark.rule("BRU-17")
def test_it_answers_to_the_point() -> None:
    """By what it makes of whom it did it to: suspicion, hearsay, trust, poor cards, a mistake."""
    scene = suspect(trust(village(), 2), 3)
    deeds = [
        (DID_ACCUSE, 3, "doubt"),
        (DID_VOTE_GUILTY, VILLAGER_SEAT, "mistake"),
        (DID_SLANDER, 2, "cards"),
        (DID_ACCUSE, 2, "secret"),
        (DID_PRAISE, 2, "faith"),
        (DID_GIVE, 3, "cards"),
        (DID_VOTE_INNOCENT, WITCH_SEAT, "mistake"),
        (DID_VOTE_INNOCENT, 3, "secret"),
    ]
    for deed, other, answer in deeds:
        did(scene.s, deed, 0, other)
        scene.answer(verbs.ASK_ABOUT, 0, deed, other, seat=1)
        reply = verbs.REPLIES.index(answer)
        assert to_say(scene, 0) == {verbs.REPLY.at(reply): PRESSING}, (deed, other)
        scene.answer(verbs.REPLY, reply, seat=0)
        scene.s.claims[1] += 1
    assert said(scene, 0, verbs.REPLY) == set()
    scene.answer(verbs.SAY_SUSPECT, 2, seat=5).answer(verbs.ASK_ABOUT, 0, DID_ACCUSE, 2, seat=1)
    assert said(scene, 0, verbs.REPLY) == {(verbs.REPLIES.index("heard"),)}


@pytest.mark.rule("BRU-17")
def test_who_is_asked_in_a_trial_answers_at_the_first_chance() -> None:
    scene = village().hold(0, "J1a").trial(0, "J1a", 3)
    scene.answer(verbs.ASK_ABOUT_ME, 0, DID_ACCUSE, seat=3)
    for dice in range(8):
        said_now = aside(scene, 0, dice)
        assert said_now is not None
        assert verbs.REPLY.owns(said_now)


@pytest.mark.rule("BRU-17")
def test_nobody_asks_what_was_just_asked_nor_who_owes_an_answer() -> None:
    def asked() -> set[tuple[int, ...]]:
        return words(scene, 2, verbs.ASK_ABOUT)

    scene = suspect(village(), 0, 1)
    did(scene.s, DID_ACCUSE, 0, VILLAGER_SEAT)
    did(scene.s, DID_SLANDER, 0, VILLAGER_SEAT)
    assert asked() == {(0, DID_ACCUSE, VILLAGER_SEAT)}
    scene.answer(verbs.ASK_ABOUT, 0, DID_SLANDER, VILLAGER_SEAT, seat=4)
    assert asked() == set(), "there is a question open"
    scene.answer(verbs.REPLY, 0, seat=0)
    assert asked() == {(0, DID_ACCUSE, VILLAGER_SEAT)}
    scene.answer(verbs.ASK_ABOUT, 0, DID_ACCUSE, VILLAGER_SEAT, seat=4)
    scene.answer(verbs.REPLY, 0, seat=0)
    assert asked() == set(), "that was just asked"


def test_who_is_accused_does_not_praise_the_accuser() -> None:
    scene = trust(village(), 0).hold(0, "J1a").trial(0, "J1a", 3)
    assert said(scene, 3, verbs.SAY_TRUST) == set()
    assert said(scene, 1, verbs.SAY_TRUST) == set(), "nor do others talk of anybody but the accused"


def test_only_the_accuser_denounces_without_suspicion() -> None:
    scene = village().hold(0, "J1a").trial(0, "J1a", 3)
    assert said(scene, 0, verbs.SAY_SUSPECT) == {(3,)}
    assert said(scene, 1, verbs.SAY_SUSPECT) == set()
