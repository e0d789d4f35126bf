"""What strangers and ill-meaning members could try with groups, mails and requests: to keep all
others out, to make the server write to people who never asked, to come to two hands."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any, get_args, get_type_hints

import msgspec
import pytest
from tests.server import test_contests
from tests.server.clubs import club, do, join, page, table, to_the_end
from tests.server.postmaster import Server as MailServer
from tests.server.test_devices import join as join_devices
from tests.server.test_limits import NEVER, limits
from tests.server.test_mail import arrived

from aquelarre.server import messages, records, requests
from aquelarre.server.groups.contests import contests
from aquelarre.server.limits import Limits, Rate
from aquelarre.server.mail.account import box_of
from aquelarre.server.store import changes
from aquelarre.server.store import groups as rows
from aquelarre.server.together import messages as together

if TYPE_CHECKING:
    from tests.server.conftest import Opened, Serving

Data = dict[str, Any]


# -- requests ------------------------------------------------------------------------------------


def patterns(kind: object) -> set[str]:
    """Those that texts must have anywhere in a type."""
    if isinstance(kind, msgspec.Meta):
        return {kind.pattern} if kind.pattern else set()
    return set().union(*map(patterns, get_args(kind)), *map(patterns, own(kind)))


def own(kind: object) -> tuple[object, ...]:
    return getattr(kind, "__metadata__", ())


@pytest.mark.parametrize("module", [messages, records, requests, together])
def test_no_text_that_is_one_of_a_few_may_end_with_a_line_end(module: Any) -> None:
    """`$` lets one through: "on\\n" would be a chat that is neither on nor off."""
    structs = [
        each
        for each in vars(module).values()
        if isinstance(each, type) and issubclass(each, msgspec.Struct)
    ]
    hints = [get_type_hints(each, include_extras=True) for each in structs]
    found = set().union(*(patterns(kind) for each in hints for kind in each.values()))
    assert found
    assert [each for each in found if not each.endswith(r"\Z")] == []


async def test_a_line_end_is_no_part_of_a_choice(server: Serving) -> None:
    ana = server.guest("Ana")
    wish = {"game": "carcassonne", "seats": 2, "name": "Ana"}
    for name, text in {"chat": "on\n", "agent": "\n", "promise": "\n"}.items():
        await ana.post("/api/tables", 400, **wish, **{name: text})
    assert server.server.hall.loaded() == []


# -- mails ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("ana@example.org", "Ana@Example.ORG", True),
        ("ana@example.org", "ana+1@example.org", True),
        ("ana@example.org", "bea@example.org", False),
        ("ana@example.org", "ana@example.com", False),
    ],
)
def test_a_box_is_one_however_its_address_is_spelled(one: str, other: str, same: bool) -> None:
    assert (box_of(one) == box_of(other)) is same
    assert "ana" not in box_of(one)


async def test_nobody_is_sent_more_than_two_first_mails_a_day(
    house: Opened, mails: MailServer
) -> None:
    """Whoever takes an address back and names it again asks as often as whoever names it twice."""
    victim = "victim@example.org"
    few = limits(boxes=Limits().boxes)
    async with house(mail=mails.account(), push=False, limits=few) as server:
        eve, mallory = server.guest("Eve"), server.guest("Mallory")
        for guest in (eve, mallory):
            await guest.make("carcassonne", 2)
        for number in (1, 2):
            await eve.post("/api/mail", address=victim)
            await arrived(mails, number)
        await eve.post("/api/mail", address="")
        for guest in (eve, mallory):
            for spelled in (victim, "Victim@example.org", "victim+3@example.org"):
                refused = await guest.post("/api/mail", 429, address=spelled)
                assert refused["error"] == "error-too-much"
        await mallory.post("/api/mail", address="mallory@example.org")
        await arrived(mails, 3)
        assert mails.handler.to == [victim, victim, "mallory@example.org"]


# -- groups --------------------------------------------------------------------------------------


async def test_opening_rounds_makes_no_tables_without_end(house: Opened) -> None:
    async with house(limits=limits(rounds=Rate(2, NEVER))) as server:
        made, (ana, *_) = await test_contests.club(server, "Ana", "Bea", "Caz")
        await test_contests.make(ana, made)
        for status in (200, 200, 429):
            await test_contests.do(ana, made, "open", status)


async def test_what_is_long_of_a_group_keeps_nobody_waiting(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is put together beside the event loop: twenty tournaments and thousands of games take some
    tenths of a second, and members may look ten times a second."""
    made, (ana, *_) = await test_contests.club(server, "Ana", "Bea", "Caz")
    await test_contests.make(ana, made)
    await test_contests.do(ana, made, "open")
    crew, where = server.server.hall.errands.crew, made["where"]
    before, small = crew.done, await ana.get(f"{where}/contests")
    assert crew.done == before, "a small one needs no process"
    monkeypatch.setattr(contests, "SMALL", 0)
    for what in ("contests", "results", "export"):
        before = crew.done
        answer = await ana.http.get(f"{where}/{what}")
        assert crew.done > before
        if what == "results":
            assert answer.headers["content-type"] == "text/csv; charset=utf-8"
        else:
            assert answer.json()["contests"] == small["contests"]


@pytest.mark.parametrize("plain", [False, True])
async def test_what_is_packed_for_a_group_is_unpacked_for_who_cannot(
    server: Serving, plain: bool
) -> None:
    made, (ana,) = await club(server, "Ana")
    headers = {"accept-encoding": "identity" if plain else "gzip"}
    for what in ("export", "results", "contests"):
        answer = await ana.http.get(f"/api/groups/{made['group']}/{what}", headers=headers)
        assert ("content-encoding" in answer.headers) is not plain
        assert answer.text


@pytest.mark.parametrize("game", ["carcassonne", "new_salem"])
async def test_who_became_one_person_since_the_draw_gets_no_two_hands(
    server: Serving, game: str
) -> None:
    seats = 2 if game == "carcassonne" else 3
    made, guests = await test_contests.club(server, "Ana", "Bea", "Caz")
    ana, bea, _ = guests
    await test_contests.make(ana, made, game=game, seats=seats, rounds=3)
    await join_devices(ana, bea)
    for _ in range(3):
        await test_contests.do(ana, made, "open")
    found = await test_contests.look(ana, made)
    both = {0, 1}
    for some in found["rounds"]:
        for pairing in some["pairings"]:
            assert bool(pairing["table"]) == (not both <= set(pairing["players"]))
            if not pairing["table"]:
                (absent,) = pairing["absent"]
                assert absent in both
                continue
            people = (await ana.get(f"/api/tables/{pairing['table']}"))["people"]
            assert sum(each["mine"] for each in people) <= 1


async def test_nobody_uses_up_the_numbers_of_a_group(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By coming and going, alone or in turns with somebody else."""
    monkeypatch.setattr(rows, "MOST_NUMBERS", 6)
    made, (ana, eve, mallory) = await club(server, "Ana", "Eve", "Mallory")
    for _ in range(4):
        for guest in (eve, mallory):
            await do(guest, made, "leave")
            await join(guest, made)
    members = server.store.members(made["group"])
    assert [one.name for one in members] == ["Ana", "Eve", "Mallory"]
    assert all(one.n < other.n for one, other in pairwise(members))
    await join(server.guest("Bea"), made)
    assert len((await page(ana, made))["members"]) == 4


async def test_a_number_that_is_named_in_a_result_or_a_draw_is_never_given_again(
    server: Serving,
) -> None:
    made, (ana, bea, caz) = await club(server, "Ana", "Bea", "Caz")
    name = await table(made, [ana, bea])
    await to_the_end(server, name, [ana, bea])
    wish: Data = {
        "name": "Cup",
        "kind": "cup",
        "game": "carcassonne",
        "seats": 2,
        "members": [0, 2],
    }
    await do(ana, made, "contests", **wish)
    for guest in (bea, caz):
        await do(guest, made, "leave")
    await join(server.guest("Dee"), made)
    assert [(one.n, one.name) for one in server.store.members(made["group"])] == [
        (0, "Ana"),
        (1, ""),
        (2, ""),
        (3, "Dee"),
    ]
    (game,) = (await ana.get(f"/api/groups/{made['group']}/games"))["games"]
    assert [who["former"] for who in game["players"]] == [False, True]


# -- seats ---------------------------------------------------------------------------------------


async def test_codes_of_a_seat_fill_no_disk(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The latest is always good."""
    monkeypatch.setattr(changes, "MOST_PASSES", 3)
    ana, phone = server.guest("Ana"), server.guest("Phone")
    name = (await ana.make("carcassonne", 2))["table"]
    made = [(await ana.post(f"/api/tables/{name}/pass", seat=0))["pass"] for _ in range(8)]
    ((kept,),) = server.store._rows("SELECT COUNT(*) FROM passes", ())
    assert 0 < kept <= 3
    await phone.post(f"/api/tables/{name}/claim", 403, **{"pass": made[0]})
    await phone.post(f"/api/tables/{name}/claim", **{"pass": made[-1]})
