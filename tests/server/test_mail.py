"""Mails: through a real mail server on this machine, with and without TLS; only to who wants them,
never too many, and nothing secret in them."""

from __future__ import annotations

import asyncio
import re
from email.message import EmailMessage
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from tests.server.postmaster import ADDRESS, PATIENCE, Server
from tests.server.test_devices import join, off
from tests.server.test_mail_sending import letter
from tests.server.test_persons import ban, named

from aquelarre.kernel import Dice
from aquelarre.server.mail import post
from aquelarre.server.records import DAY, Mailbox
from aquelarre.server.store import put_mailed
from aquelarre.server.tokens import hashed

if TYPE_CHECKING:
    from tests.server.conftest import Guest, Live, Serving

Data = dict[str, Any]
ONE_DAY = {"kind": "decision", "seconds": DAY, "extra": 0}
LINK = re.compile(r"https?://\S+")


async def quiet_house(house: Any, mails: Server, **more: Any) -> Any:
    return house(mail=mails.account(), push=False, push_after=0.0, **more)


async def arrived(mails: Server, count: int) -> EmailMessage:
    """Wait until so many mails have come; the last."""
    async with asyncio.timeout(PATIENCE):
        while len(mails.handler.mails) < count:
            await asyncio.sleep(0.005)
    return mails.handler.mails[count - 1]


def text_of(mail: EmailMessage) -> str:
    return str(mail.get_content())


def code_in(mail: EmailMessage) -> str:
    link = LINK.findall(text_of(mail))[-1]
    return str(link.partition("=")[2])


async def wants(guest: Guest, mails: Server, address: str = ADDRESS, **more: Any) -> EmailMessage:
    """The guest asks for mails and follows the link; the first mail."""
    count = len(mails.handler.mails)
    await guest.post("/api/mail", address=address, **more)
    assert not (await guest.get("/api/mail"))["confirmed"]
    first = await arrived(mails, count + 1)
    await guest.post("/api/mail/confirm", code=code_in(first))
    assert (await guest.get("/api/mail"))["confirmed"]
    return first


async def begun(server: Serving) -> tuple[str, list[Guest], Live, Live]:
    """A slow table of two, and who has the turn there."""
    table, guests, lives = await server.party("carcassonne", 2, 2, clock=ONE_DAY)
    for live in lives:
        await live.sync()
    asked = next(live for live in lives if live.my_turn())
    return table, guests, asked, next(live for live in lives if live is not asked)


async def test_who_is_asked_and_not_there_gets_a_mail(house: Any, mails: Server) -> None:
    async with await quiet_house(house, mails) as server:
        table, guests, asked, other = await begun(server)
        own = guests[other.seat]
        first = await wants(own, mails, lang="es")
        assert "¿Correos" in str(first["Subject"])
        assert "List-Unsubscribe" not in first
        await other.close()
        await asked.play(Dice(1), 1)
        while server.match(table).asked != [other.seat]:
            await asked.play(Dice(1), 1)
        mail = await arrived(mails, 2)
        assert str(mail["Subject"]).startswith("Carcassonne")
        assert mails.handler.to[-1] == ADDRESS
        links = LINK.findall(text_of(mail))
        assert links[0] == f"{server.base}/t/{table}"
        assert links[1].startswith(f"{server.base}/devices#stop=")
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        assert str(mail["List-Unsubscribe"]).strip().startswith(f"<{server.base}/api/mail/stop/")


async def test_before_its_link_is_followed_nothing_is_sent_to_an_address(
    house: Any, mails: Server
) -> None:
    async with await quiet_house(house, mails) as server:
        table, guests, asked, other = await begun(server)
        await guests[other.seat].post("/api/mail", address=ADDRESS)
        await arrived(mails, 1)
        assert server.store.mail_wanted(table) == []
        assert (await guests[0].post("/api/mail/confirm", 403, code="nonsense"))["sentence"]
        stranger = server.guest("Eve")
        await stranger.make("carcassonne", 2)
        await stranger.post("/api/mail", address=ADDRESS)
        third = server.guest("Caz")
        await third.make("carcassonne", 2)
        refused = await third.post("/api/mail", 429, address=ADDRESS)
        assert refused["error"] == "error-too-much"
        await other.close()
        await asked.close()


async def test_one_click_ends_the_mails(house: Any, mails: Server) -> None:
    """A program that reads mails posts there, without our header; a page of ours does the same with
    the link in the text."""
    async with await quiet_house(house, mails) as server:
        _, guests, asked, other = await begun(server)
        for seat, by_program in ((0, True), (1, False)):
            own = guests[seat]
            await wants(own, mails, f"{own.name}@example.org".lower())
            box = server.store.mailbox(who(server, own))
            assert box is not None
            if by_program:
                async with httpx.AsyncClient(trust_env=False) as program:
                    path = f"{server.base}/api/mail/stop/{box[0].stop}"
                    form = {"List-Unsubscribe": "One-Click"}
                    assert (await program.post(path, data=form)).status_code == 200
                    other_path = f"{server.base}/api/mail/stop"
                    assert (await program.post(other_path, data=form)).status_code == 403
            else:
                await server.guest("Eve").post("/api/mail/stop", code=box[0].stop)
            assert (await own.get("/api/mail"))["address"] == ""
        assert server.store.mails() == 0
        await asked.close()
        await other.close()


def who(server: Serving, guest: Guest) -> bytes:
    found: bytes = server.server.hall.persons.of(hashed(guest.cookie))
    return found


def due_of(server: Serving) -> list[tuple[float]]:
    rows: list[tuple[float]] = server.store._rows("SELECT due FROM mailed", ())
    return rows


async def test_about_a_table_one_mail_an_hour_and_so_many_a_day(
    house: Any, mails: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with await quiet_house(house, mails) as server:
        table, guests, asked, other = await begun(server)
        own = guests[asked.seat]
        await wants(own, mails)
        await asked.close()
        await arrived(mails, 2)
        owner, now = who(server, own), [1_900_000_000.0]
        office = server.server.hall.post
        while server.store.mail_sent(owner, table, 0)[0] == 0.0:
            await other.sync()
        last = server.store.mail_sent(owner, table, 0)[0]
        (found,) = server.store.mail_wanted(table)
        monkeypatch.setattr(office, "clock", lambda: now[0])
        now[0] = last + 60
        assert office._wait(found) == last + post.HOUR
        now[0] = last + post.HOUR + 1
        assert office._wait(found) is None
        day = int(now[0] // DAY)
        for _ in range(post.MOST_A_DAY):
            await server.store.write(put_mailed(owner, table, "x", last, day))
        assert office._wait(found) == (day + 1) * DAY
        now[0] = (day + 1) * DAY + 1
        assert office._wait(found) is None
        quiet = Mailbox(ADDRESS, "en", "", "", "UTC", (0, 23))
        at_night = type(found)(found.device, found.table, found.seats, quiet, "")
        assert office._wait(at_night) == (day + 1) * DAY + 23 * 3600


async def test_a_mail_server_that_was_away_gets_the_mail_later_and_not_for_ever(
    house: Any, mails: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(post, "AGAIN", 0.0)
    async with await quiet_house(house, mails) as server:
        table, guests, asked, other = await begun(server)
        own = guests[asked.seat]
        await wants(own, mails)
        mails.stop()
        await asked.close()
        office = server.server.hall.post
        async with asyncio.timeout(PATIENCE):
            while not any(due for (due,) in due_of(server)):
                await asyncio.sleep(0.005)
        assert (await other.ask("say", text="all goes on"))["t"] == "ack"
        mails.start()
        await office.look_again()
        await arrived(mails, 2)
        async with asyncio.timeout(PATIENCE):
            while office._tries:  # it has arrived, but who sent it may not have heard of it yet
                await asyncio.sleep(0.005)
        mails.stop()
        monkeypatch.setattr(post, "AGAIN", 3600.0)  # nobody but us tries now
        job = post.Job((who(server, own), table), letter=letter())
        for _ in range(post.MOST_TRIES + 1):
            await office._try_again(job)
        assert job.key not in office._tries, "it is given up"


async def test_a_box_that_nobody_reads_is_forgotten(house: Any, mails: Server) -> None:
    async with await quiet_house(house, mails) as server:
        _, guests, asked, _ = await begun(server)
        own = guests[asked.seat]
        await wants(own, mails)
        mails.handler.says = "550 no such box"
        await asked.close()
        async with asyncio.timeout(PATIENCE):
            while server.store.mails():
                await asyncio.sleep(0.005)
        assert (await own.get("/api/mail"))["address"] == ""


async def test_addresses_go_with_the_person(house: Any, mails: Server) -> None:
    async with await quiet_house(house, mails) as server:
        _, (ana, bea), *_ = await begun(server)
        await wants(ana, mails)
        phone = server.guest("Phone")
        await join(ana, phone)
        assert (await phone.get("/api/mail"))["address"] == ADDRESS, "it is the person's"
        await off(ana, "Phone's")
        assert (await phone.get("/api/mail"))["address"] == ""
        await ana.post("/api/mail")
        assert server.store.mails() == 0
        await wants(bea, mails, "bea@example.org")
        await ban(bea, named(bea))
        assert server.store.mails() == 0


async def test_who_may_have_mails(house: Any, mails: Server, server: Serving) -> None:
    async with await quiet_house(house, mails) as other:
        eve = other.guest("Eve")
        assert (await eve.post("/api/mail", 403, address=ADDRESS))["error"] == "error-not-yours"
        await eve.make("carcassonne", 2)
        for nonsense in ("x", "a@b", "a@example.org\r\nBcc: b@example.org"):
            await eve.post("/api/mail", 400, address=nonsense)
        assert mails.handler.mails == []
    ana = server.guest("Ana")
    await ana.make("carcassonne", 2)
    assert (await ana.get("/api/mail"))["possible"] is False
    assert (await ana.post("/api/mail", 409, address=ADDRESS))["error"] == "error-no-mails"
