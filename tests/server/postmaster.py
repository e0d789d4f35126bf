"""A mail server on this machine, which keeps what it gets."""

from __future__ import annotations

import asyncio
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any, cast

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

from aquelarre.server.mail.account import Account
from proxies import free_port

ADDRESS = "ana@example.org"
SENDER = "games@example.org"
PATIENCE = 120.0  # seconds for it to begin


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


class Counter(Controller):
    """It knows who it talks with, and hangs up before it stops. The library leaves open the line of
    who has just come or gone; it was found much later, in another test, which then failed."""

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        self.calls: list[SMTP] = []

    def factory(self) -> SMTP:
        call = SMTP(self.handler, **self.SMTP_kwargs)
        self.calls.append(call)
        return call

    def hang_up(self) -> None:
        asyncio.run_coroutine_threadsafe(self._hung_up(), self.loop).result(PATIENCE)

    async def _hung_up(self) -> None:
        while lines := [call.transport for call in self.calls if call.transport is not None]:
            for line in lines:
                cast("asyncio.WriteTransport", line).abort()
            await asyncio.sleep(0)
        await asyncio.sleep(0)  # of one with STARTTLS the plain line is closed after it


class Server:
    """A mail server on a port of its own, which is nobody else's while it is away."""

    def __init__(self, **settings: Any) -> None:
        self.handler = Handler()
        self.settings = settings
        self._running: Counter | None = None
        self.port = free_port()

    def start(self) -> None:
        self._running = Counter(
            self.handler, "127.0.0.1", self.port, ready_timeout=PATIENCE, **self.settings
        )
        self._running.start()

    def stop(self) -> None:
        if self._running is not None:
            self._running.hang_up()
            self._running.stop()
            self._running = None

    def account(self, **more: Any) -> Account:
        return Account("127.0.0.1", self.port, SENDER, **more)
