"""Handing over mails: through a real mail server on this machine, with and without TLS."""

from __future__ import annotations

import ssl
from datetime import UTC, datetime, timedelta
from email.message import EmailMessage
from ipaddress import ip_address
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from aiosmtpd.smtp import AuthResult, LoginPassword
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from tests.server.postmaster import ADDRESS, SENDER, Server

from aquelarre.server.mail.account import Account, BadMail, account_of, is_address, password_from
from aquelarre.server.mail.letters import confirmation
from aquelarre.server.mail.sending import Later, NoSuchBox, Refused, send
from aquelarre.server.records import Mailbox

if TYPE_CHECKING:
    pass


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
