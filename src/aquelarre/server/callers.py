"""Callers: all ways in which people are called to their tables, as one."""

from __future__ import annotations

from aquelarre.server.mail.post import Post
from aquelarre.server.push.office import Office
from aquelarre.server.push.sealing import Message
from aquelarre.server.records import Called, Mailbox


class Callers:
    """Browsers, and mails."""

    def __init__(self, office: Office, post: Post) -> None:
        self.office = office
        self.post = post
        self.after = office.after

    @property
    def on(self) -> bool:
        return self.office.on or self.post.on

    def wanted(self, table: str) -> list[Called]:
        return [*self.office.wanted(table), *self.post.wanted(table)]

    def call(self, called: Called, message: Message, mark: str) -> None:
        way = self.post if isinstance(called.to, Mailbox) else self.office
        way.call(called, message, mark)
