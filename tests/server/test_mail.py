"""Mails: through a real mail server on this machine, with and without TLS; only to who wants them,
never too many, and nothing secret in them."""

from __future__ import annotations

import asyncio
import re
import socket
import ssl
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from email import message_from_bytes, policy
from email.message import EmailMessage
from ipaddress import ip_address
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult, Envelope, LoginPassword, Session
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from tests.server.test_devices import join, off
from tests.server.test_persons import ban, named

from aquelarre.kernel import Dice
from aquelarre.server.mail import post
from aquelarre.server.mail.account import Account, BadMail, account_of, is_address, password_from
from aquelarre.server.mail.letters import confirmation
from aquelarre.server.mail.sending import Later, NoSuchBox, Refused, send
from aquelarre.server.records import DAY, Mailbox
from aquelarre.server.store import put_mailed
from aquelarre.server.tokens import hashed

if TYPE_CHECKING:
    from tests.server.conftest import Guest, Live, Serving

Data = dict[str, Any]
ADDRESS = "ana@example.org"
SENDER = "games@example.org"
ONE_DAY = {"kind": "decision", "seconds": DAY, "extra": 0}
LINK = re.compile(r"https?://\S+")


class Handler:
    """Takes mails, or says why not."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.to: list[str] = []
        self.secure: list[bool] = []
        self.says = ""  # to whom a mail shall go

    async def handle_RCPT(  # noqa: N802 - as the library calls it
        self, _server: Any, _session: Session, envelope: Envelope, address: str, _more: Any
    ) -> str:
        if self.says:
            return self.says
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(  # noqa: N802
        self, _server: Any, session: Session, envelope: Envelope
    ) -> str:
        content = envelope.content
        assert isinstance(content, bytes)
        found = message_from_bytes(content, policy=policy.default)
        assert isinstance(found, EmailMessage)
        self.to += envelope.rcpt_tos
        self.secure.append(session.ssl is not None)
        self.mails.append(found)
        return "250 OK"


class Server:
    """A mail server on a port of its own."""

    def __init__(self, **settings: Any) -> None:
        self.handler = Handler()
        self.settings = settings
        self._running: Controller | None = None
        self.port = 0

    def start(self) -> None:
        self._running = Controller(
            self.handler, hostname="127.0.0.1", port=self.port or free_port(), **self.settings
        )
        self._running.start()
        self.port = self._running.port

    def stop(self) -> None:
        if self._running is not None:
            self._running.stop()
            self._running = None

    def account(self, **more: Any) -> Account:
        return Account("127.0.0.1", self.port, SENDER, **more)


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


@pytest.fixture
def mails() -> Iterator[Server]:
    found = Server()
    found.start()
    yield found
    found.stop()


@pytest.fixture
def certificate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ssl.SSLContext:
    """Of this machine; who looks it up believes it."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "127.0.0.1")])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(
            x509.SubjectAlternativeName([x509.IPAddress(ip_address("127.0.0.1"))]), False
        )
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), True)
        .sign(key, hashes.SHA256())
    )
    public, private = tmp_path / "public.pem", tmp_path / "private.pem"
    public.write_bytes(made.public_bytes(serialization.Encoding.PEM))
    private.write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
    )
    monkeypatch.setenv("SSL_CERT_FILE", str(public))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(public, private)
    return context


def letter() -> EmailMessage:
    return confirmation(SENDER, Mailbox(ADDRESS, "en", "https://games.example.org", "x"), "code")


def knows(_server: Any, _session: Any, _envelope: Any, _how: str, given: Any) -> AuthResult:
    """One user, one password."""
    right = isinstance(given, LoginPassword) and given == LoginPassword(b"games", b"secret")
    return AuthResult(success=right, handled=False)


# -- handing over -----------------------------------------------------------------------------


def test_a_mail_is_handed_over(mails: Server) -> None:
    send(mails.account(), letter())
    (found,) = mails.handler.mails
    assert (mails.handler.to, found["From"]) == ([ADDRESS], f"Aquelarre <{SENDER}>")
    assert found["Auto-Submitted"] == "auto-generated"


@pytest.mark.parametrize("whole", [False, True])
def test_over_tls_from_the_start_or_as_soon_as_it_is_offered(
    certificate: ssl.SSLContext, whole: bool
) -> None:
    how = {"ssl_context": certificate} if whole else {"tls_context": certificate}
    found = Server(**how, authenticator=knows, auth_require_tls=not whole)
    found.start()
    try:
        send(found.account(tls=whole, user="games", password="secret"), letter())
        assert found.handler.secure == [not whole], "else it was TLS from the start"
        with pytest.raises(Refused):
            send(found.account(tls=whole, user="games", password="wrong"), letter())
        assert len(found.handler.mails) == 1
    finally:
        found.stop()


@pytest.mark.parametrize("whole", [False, True])
def test_a_certificate_that_nobody_vouches_for_is_not_believed(
    certificate: ssl.SSLContext, monkeypatch: pytest.MonkeyPatch, whole: bool
) -> None:
    monkeypatch.delenv("SSL_CERT_FILE")
    found = Server(**({"ssl_context": certificate} if whole else {"tls_context": certificate}))
    found.start()
    try:
        with pytest.raises(Refused, match="TLS"):
            send(found.account(tls=whole), letter())
        assert found.handler.mails == []
    finally:
        found.stop()


def test_a_password_is_not_sent_where_others_could_read_it(
    mails: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Account, "here", False)
    with pytest.raises(Refused):
        send(mails.account(user="games", password="secret"), letter())
    assert mails.handler.mails == []


@pytest.mark.parametrize(
    ("says", "comes"),
    [("550 no such box", NoSuchBox), ("450 not now", Later), ("421 too many", Later)],
)
def test_what_the_mail_server_says(mails: Server, says: str, comes: type[Exception]) -> None:
    mails.handler.says = says
    with pytest.raises(comes):
        send(mails.account(), letter())


def test_a_mail_server_that_is_away_is_asked_later(mails: Server) -> None:
    mails.stop()
    with pytest.raises(Later):
        send(mails.account(), letter())


@pytest.mark.parametrize(
    ("place", "sender", "password", "reason"),
    [
        ("http://example.org", SENDER, "", "address"),
        ("smtp://", SENDER, "", "address"),
        ("smtp://example.org:x", SENDER, "", "address"),
        ("smtp://example.org/box", SENDER, "", "address"),
        ("smtp://example.org", "", "", "sender"),
        ("smtp://example.org", "a\nb@example.org", "", "sender"),
        ("smtp://games@example.org", SENDER, "", "password"),
        ("smtp://example.org", SENDER, "secret", "password"),
    ],
)
def test_what_cannot_be_a_mail_server_is_said(
    place: str, sender: str, password: str, reason: str
) -> None:
    with pytest.raises(BadMail) as problem:
        account_of(place, sender, password)
    assert problem.value.values["reason"] == reason


def test_where_the_password_comes_from(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AQUELARRE_MAIL_PASSWORD", "from the environment")
    assert password_from("") == "from the environment"
    (tmp_path / "word").write_text("from a file\n")
    assert password_from(str(tmp_path / "word")) == "from a file"
    with pytest.raises(BadMail):
        password_from(str(tmp_path / "none"))
    found = account_of("smtps://games%40example.org@mail.example.org", SENDER, "secret")
    assert (found.user, found.port, found.tls) == ("games@example.org", 465, True)


@pytest.mark.parametrize(
    ("text", "right"),
    [
        (ADDRESS, True),
        ("a.b+c@sub.example.org", True),
        ("ana@localhost", False),
        ("ana@example.org\nBcc: eve@example.org", False),
        ("ana@example.org, eve@example.org", False),
        ("ana@-x.org", False),
        ("@example.org", False),
        (f"{'a' * 250}@example.org", False),
    ],
)
def test_what_an_address_is(text: str, right: bool) -> None:
    assert is_address(text) == right


# -- at tables --------------------------------------------------------------------------------


async def quiet_house(house: Any, mails: Server, **more: Any) -> Any:
    return house(mail=mails.account(), push=False, push_after=0.0, **more)


async def arrived(mails: Server, count: int) -> EmailMessage:
    """Wait until so many mails have come; the last."""
    async with asyncio.timeout(60):
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
        async with asyncio.timeout(60):
            while not any(due for (due,) in due_of(server)):
                await asyncio.sleep(0.005)
        assert (await other.ask("say", text="all goes on"))["t"] == "ack"
        mails.start()
        await office.look_again()
        await arrived(mails, 2)
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
        async with asyncio.timeout(60):
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
