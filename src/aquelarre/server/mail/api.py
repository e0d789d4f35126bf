"""Requests about mails: who wants them, the links that confirm an address and that end them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from aquelarre.server.devices import device_of
from aquelarre.server.errors import BadRequest, NoMails, NotYours
from aquelarre.server.guard import address
from aquelarre.server.hall import Hall
from aquelarre.server.limits import AddressRates
from aquelarre.server.mail.account import box_of, is_address
from aquelarre.server.mail.post import new_stop
from aquelarre.server.push.quiet import zone_of
from aquelarre.server.records import Mailbox
from aquelarre.server.requests import MailCode, SetMail
from aquelarre.server.responses import body_of, json

Handler = Callable[[Request], Awaitable[Response]]


class MailApi:
    """Routes below /api/mail."""

    def __init__(self, hall: Hall, rates: AddressRates) -> None:
        self.hall = hall
        self.post = hall.post
        self.rates = rates

    def routes(self, safe: Callable[[Handler], Handler]) -> list[Route]:
        return [
            Route("/mail", safe(self.show), methods=["GET"]),
            Route("/mail", safe(self.change), methods=["POST"]),
            Route("/mail/confirm", safe(self.confirm), methods=["POST"]),
            Route("/mail/stop", safe(self.stop), methods=["POST"]),
            Route("/mail/stop/{code}", safe(self.stop_at_once), methods=["POST"]),
        ]

    async def show(self, request: Request) -> Response:
        """Where this person gets mails, for nobody else to see."""
        found = self.hall.store.mailbox(self.hall.persons.who(request))
        return json(
            {
                "possible": self.post.on,
                "address": found[0].address if found else "",
                "confirmed": bool(found and found[1]),
            }
        )

    async def change(self, request: Request) -> Response:
        """This person wants mails there; without an address none any more."""
        wish, who = await body_of(request, SetMail), self.hall.persons.who(request)
        known = self.hall.store.mailbox(who)
        same = known is not None and known == (known[0], True) and known[0].address == wish.address
        rate = self.rates.calls if same or not wish.address else self.rates.mails
        rate.take(address(request.scope))
        if not wish.address:
            await self.post.forget(who)
            return json({})
        if not self.post.on:
            raise NoMails("This server sends no mails.")
        if not device_of(request) or not self.hall.store.latest(who, 1):
            raise NotYours("Mails are for those who sit at a table.")
        if not is_address(wish.address) or (wish.quiet and zone_of(wish.zone) is None):
            raise BadRequest("This is no address to which mails can be sent.")
        if not same:
            self.rates.boxes.take(box_of(wish.address))
        site = str(request.base_url).rstrip("/")
        to = Mailbox(wish.address, wish.lang, site, new_stop(), wish.zone, wish.quiet)
        await self.post.ask(who, to)
        return json({})

    async def confirm(self, request: Request) -> Response:
        wish = await body_of(request, MailCode)
        self.rates.joining.take(address(request.scope))
        await self.post.confirm(wish.code)
        return json({})

    async def stop(self, request: Request) -> Response:
        wish = await body_of(request, MailCode)
        self.rates.joining.take(address(request.scope))
        await self.post.stop(wish.code)
        return json({})

    async def stop_at_once(self, request: Request) -> Response:
        """One click in a program that reads mails (RFC 8058). It sends no header of ours; all that
        it can do is to end the mails in which the code stands."""
        code = str(request.path_params["code"])
        if len(code) <= 80:
            await self.post.stop(code)
        return PlainTextResponse("")
