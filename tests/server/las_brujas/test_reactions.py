"""Windows of a trial over the wire: who could have acted is betrayed neither by what is sent nor by
when; and people who keep passing."""

from __future__ import annotations

import json
from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest
from tests.server.people import TELLS

from aquelarre.games.las_brujas import verbs
from aquelarre.games.las_brujas.rules.claims import is_claim
from aquelarre.games.las_brujas.rules.trial import Floor
from aquelarre.games.las_brujas.tests.scenario import card
from aquelarre.games.las_brujas.verbs import ACCUSE, END_SPEECH, PASS, PLEAD, VOTE
from aquelarre.server import reactions
from aquelarre.server.grace import Grace

if TYPE_CHECKING:
    from tests.server.conftest import Live, Serving
    from tests.server.las_brujas.conftest import Square

Data = dict[str, Any]


def acts(live: Live) -> list[Data]:
    """What a seat could do in a window, words aside."""
    return [each for each in live.question["asides"] if not is_claim(each["action"])]


# -- windows -----------------------------------------------------------------------------


async def test_nobody_hears_of_a_pass_of_somebody_else(server: Serving, square: Square) -> None:
    scene = square.village(_1=["C2a"]).trial(0, "J1a", 1)
    table, guests, lives = await square.at(server, scene)
    watcher = await server.guest().live(table, -1)
    await square.everybody([*lives, watcher])
    counts = [len(live.frames) for live in (*lives, watcher)]
    for passer in (lives[2], lives[3]):
        reply = await passer.answer(PASS.base)
        assert reply["seq"] == server.table(table).seq == lives[0].last["seq"]
        assert passer.question["answered"]
        assert passer.question["asked"] == [seat for seat in range(5) if seat != passer.seat]
    for live in (lives[0], lives[1], lives[4], watcher):
        before = counts[lives.index(live) if live in lives else 5]
        await live.sync()
        assert [frame["t"] for frame in live.frames[before:]] == ["pong"]
    again = await guests[4].live(table, 4)
    assert again.question["asked"] == [0, 1, 2, 3, 4], "nor after a reconnect"
    assert (await again.ask("say", text="hm"))["seq"] == lives[0].last["seq"] + 1


async def test_nothing_is_taken_back_in_a_window(server: Serving, square: Square) -> None:
    """It would tell whether others have passed since."""
    scene = square.village(_2=["D1a"]).trial(0, "J1a", 1)
    _, _, lives = await square.at(server, scene)
    await square.say(lives[2], PLEAD, scene.args(PLEAD, 2)[0][0])
    await square.say(lives[2], PASS)
    await square.everybody(lives)
    assert [live.position["undo"] for live in lives] == [False] * 5
    assert (await lives[2].ask("undo"))["t"] == "refused"


def shape(value: object) -> object:
    """The form of what was sent, without contents and lengths."""
    if isinstance(value, dict):
        return {key: shape(each) for key, each in sorted(value.items())}
    if isinstance(value, list):
        return sorted({json.dumps(shape(each)) for each in value if not isinstance(each, int)})
    return type(value).__name__


async def test_who_can_and_who_cannot_react_get_frames_of_the_same_number_and_shape(
    server: Serving,
    square: Square,
) -> None:
    """Seats 2 and 3 are both voters; one holds what could be played in every window."""
    scene = square.village(_2=["C1a", "D6", "D1a"], _3=["J1b", "J2a", "J2b"])
    scene.answer(ACCUSE, "J1a", 1)
    _, _, lives = await square.at(server, scene)
    able, unable = lives[2], lives[3]
    starts = [len(able.frames), len(unable.frames)]
    seen = []
    for live in (lives[0], lives[1]):
        await square.say(live, END_SPEECH)
    for window in ("floor", "verdict"):
        await square.everybody(lives)
        assert able.question["key"] == window
        assert acts(able)
        assert not acts(unable)
        seen.append(window)
        for live in lives:
            await square.say(live, PASS)
        if window == "floor":
            for live in (lives[0], *lives[2:]):
                await square.say(live, VOTE, 1)
    await square.everybody(lives)
    sent = [live.frames[start:] for live, start in zip((able, unable), starts, strict=True)]
    kinds = [Counter(frame["t"] for frame in frames) for frames in sent]
    assert kinds[0] == kinds[1]
    updates = [[frame for frame in frames if frame["t"] == "update"] for frames in sent]
    assert len(updates[0]) > 8
    for mine, other in zip(*updates, strict=True):
        for frame in (mine, other):  # what one may do is for one's own eyes
            if frame["position"]["question"]:
                frame["position"]["question"]["asides"] = []
        assert shape(mine) == shape(other)


@pytest.fixture
def timeless(monkeypatch: pytest.MonkeyPatch) -> None:
    """How long a table still waits depends on the moment of looking."""
    monkeypatch.setattr(Grace, "left", lambda self, now: None if self._until is None else 0)


@pytest.mark.parametrize("observer", [0, 1, 3])
async def test_what_is_sent_through_a_whole_trial_does_not_depend_on_who_could_react(
    server: Serving, square: Square, timeless: None, observer: int
) -> None:
    """Bea (seat 2) could annul the trial, have it voted again or change the count; or she holds
    nothing of use. Everybody does the same in both worlds, and the observer gets the same bytes."""
    table, guests, _ = await square.seated(server)
    worlds = []
    for held in (["C1a", "D6", "D1a"], ["J1b", "J2a", "J2b"]):
        await square.show(server, table, [], square.village(_2=held).trial(0, "J1a", 1))
        # On new lines: what was described on one is not described there again.
        lives = [await guest.live(table, seat) for seat, guest in enumerate(guests)]
        await square.everybody(lives)
        start = len(lives[observer].raw)
        could = bool(acts(lives[2]))
        for live in (lives[2], lives[0], lives[1], lives[3], lives[4]):
            await square.say(live, PASS)
        for live in (lives[0], lives[2], lives[3], lives[4]):
            await square.say(live, VOTE, 1)
        await square.everybody(lives)
        assert bool(acts(lives[2])) == could
        for live in (lives[2], lives[4]):
            await square.say(live, PASS)
        await lives[observer].sync()
        sent = [text for text in lives[observer].raw[start:] if '"t":"ack"' not in text]
        worlds.append((could, sent))
    assert [could for could, _ in worlds] == [True, False]
    assert sum(bool(TELLS.search(text)) for text in worlds[0][1]) >= 6
    assert worlds[0][1] == worlds[1][1]


# -- passes that wait, and people who keep passing ---------------------------------------


async def test_a_window_stays_open_for_a_moment_however_quickly_people_pass(
    house: Any, square: Square, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reactions, "LEAST", square.long)
    async with house(pace=square.short) as server:
        table, _, lives = await square.at(server, square.village(_1=["C2a"]).trial(0, "J1a", 1))
        log = len(server.match(table).answers)
        for live in lives:
            await square.say(live, PASS)
        await square.everybody(lives)
        assert all(live.question["answered"] for live in lives)
        assert {live.question["key"] for live in lives} == {"floor"}
        assert len(server.match(table).answers) == log, "no pass counts before the moment is over"
        await square.say(lives[1], verbs.COUNTER, card("C2a"))
        await square.everybody(lives)
        assert lives[0].question["key"] == "act", "who has passed may still act"


async def test_the_passes_of_all_count_in_the_same_moment(
    house: Any, square: Square, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reactions, "LEAST", square.long)
    async with house(pace=square.short) as server:
        table, _, lives = await square.at(server, square.village().trial(0, "J1a", 1))
        here = server.table(table)
        occasion = lives[0].question["occasion"]
        for live in lives[:3]:
            await square.say(live, PASS)
        for live in lives[3:]:
            assert (await live.ask("keep", occasion=occasion, on=True))["t"] == "ack"
        await square.everybody(lives)
        assert lives[0].question["key"] == "floor"
        here.reactions._opened -= square.long  # the moment is over
        here.reactions.wake()
        for live in lives:
            await live.until_key("vote")
        passes = [seat for seat, action in server.match(table).answers if action == PASS.base]
        assert passes == [0, 1, 2, 3, 4]


async def test_one_person_among_bots_need_not_wait(
    house: Any, square: Square, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reactions, "LEAST", square.long)
    async with house(pace=square.short) as server:
        table, _, (live,) = await server.party("las_brujas", 5, 1)
        await live.sync()
        await square.show(server, table, [live], square.village().trial(0, "J1a", 2))
        await square.say(live, PASS)
        await live.until(lambda: live.question["key"] != "floor", "the vote")


async def test_a_table_passes_for_who_has_nothing_to_play(
    house: Any, square: Square, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They may speak until then; and who could act is waited for."""
    monkeypatch.setattr(reactions, "LEAST", square.short)
    monkeypatch.setattr(Floor, "pause", square.long)
    async with house(pace=square.short) as server:
        scene = square.village(_1=["C2a"]).trial(0, "J1a", 1)
        table, _, lives = await square.at(server, scene)
        assert [live.question["goes_on"] for live in lives] == [True, False, True, True, True]
        await square.say(lives[3], verbs.SAY_SUSPECT, 0)
        await square.say(lives[1], PASS)
        await square.everybody(lives)
        assert lives[0].question["key"] == "floor", "there is time to speak"
        here = server.table(table)
        here.reactions._quiet -= 2 * square.long
        here.reactions.wake()
        for live in lives:
            await live.until_key("vote")


async def test_in_a_hurry_who_may_speak_is_asked(server: Serving, square: Square) -> None:
    _, _, lives = await square.at(server, square.village().trial(0, "J1a", 1))
    assert not any(live.question["goes_on"] for live in lives)


async def test_who_keeps_passing_is_passed_for_until_the_trial_moves_on(
    server: Serving, square: Square
) -> None:
    scene = square.village(_2=["D1a", "D2a", "D6"], _4=["D1b"]).trial(0, "J1a", 1)
    _, _, lives = await square.at(server, scene)
    keeper = lives[4]
    floor = keeper.question["occasion"]
    assert acts(keeper), "whether one could act makes no difference"
    assert (await keeper.ask("keep", occasion=floor, on=True))["t"] == "ack"
    for label in ("D1a", "D2a"):
        await square.say(lives[2], PLEAD, card(label))
        await keeper.until(lambda: keeper.question["answered"], "to be passed for")
        assert keeper.last["keeps"]
        assert keeper.question["occasion"] == floor
    assert not any(live.last["keeps"] for live in lives[:4])
    for live in lives[:4]:
        await square.say(live, PASS)
    for live in (lives[0], *lives[2:]):
        await square.say(live, VOTE, 1)
    await square.everybody(lives)
    assert keeper.question["key"] == "verdict"
    assert not keeper.last["keeps"], "another window is another occasion"
    assert not keeper.question["answered"]
    verdict = keeper.question["occasion"]
    await keeper.ask("keep", occasion=verdict, on=True)
    await square.say(lives[2], PLEAD, card("D6"))
    await square.everybody(lives)
    assert not keeper.last["keeps"], "and so is one in which all shall vote again"
    assert not keeper.question["answered"]


async def test_passing_for_somebody_can_be_stopped(server: Serving, square: Square) -> None:
    scene = square.village(_2=["D1a"]).trial(0, "J1a", 1)
    _, _, lives = await square.at(server, scene)
    keeper = lives[4]
    await keeper.ask("keep", occasion=keeper.question["occasion"], on=True)
    await keeper.until(lambda: keeper.last["keeps"], "the news")
    await keeper.ask("keep", occasion=0, on=False)
    await keeper.until(lambda: not keeper.last["keeps"], "the end of it")
    await square.say(lives[2], PLEAD, card("D1a"))
    for live in lives[:4]:
        await square.say(live, PASS)
    await square.everybody(lives)
    assert keeper.question["key"] == "floor"
    assert not keeper.question["answered"]


async def test_nobody_keeps_passing_where_nothing_is_to_be_passed(
    server: Serving, square: Square
) -> None:
    table, _, lives = await square.at(server, square.village())
    watcher = await server.guest().live(table, -1)
    for live in (lives[1], watcher):
        assert (await live.ask("keep", occasion=1, on=True))["t"] == "refused"
    await square.show(server, table, lives, square.village().trial(0, "J1a", 1))
    late = await lives[1].ask("keep", occasion=lives[1].question["occasion"] + 1, on=True)
    assert (late["t"], late["error"]) == ("refused", "error-not-now")
    assert not lives[1].last["keeps"]


async def test_a_bot_that_takes_a_seat_does_not_keep_passing(
    server: Serving, square: Square
) -> None:
    scene = square.village(_2=["D1a"]).trial(0, "J1a", 1)
    table, guests, lives = await square.at(server, scene)
    await lives[4].ask("keep", occasion=lives[4].question["occasion"], on=True)
    await guests[4].seat(table, 4, "leave")
    assert not server.table(table).reactions.of(4)[2]
