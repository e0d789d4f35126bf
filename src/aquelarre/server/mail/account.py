"""Account: the mail server that brings our mails, as the host has named it."""

from __future__ import annotations

import os
import re
from ipaddress import ip_address
from pathlib import Path
from urllib.parse import unquote, urlsplit

from msgspec import Struct

from aquelarre.kernel import AquelarreError
from aquelarre.server.tokens import hashed

PASSWORD_SETTING = "AQUELARRE_MAIL_PASSWORD"
PORTS = {"smtp": 587, "smtps": 465}
# Plain addresses: whoever has a stranger one is not called by mail. Nothing that could end a line.
ADDRESS = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_{|}~-]{1,64}"
    r"@(?=.{4,189}$)(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}"
)
LOCAL = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_{|}~-]{1,64}@[A-Za-z0-9.-]{1,189}")


class BadMail(AquelarreError):
    """The host has named no mail server, or none that can be used."""

    key = "error-bad-mail"

    def __init__(self, reason: str) -> None:
        super().__init__(f"The mail server cannot be used: {reason}.", reason=reason)


class Account(Struct, frozen=True):
    """Where mails are handed over, and by whom."""

    host: str
    port: int
    sender: str
    tls: bool = False  # from the first byte; else as soon as the server offers it
    user: str = ""
    password: str = ""

    @property
    def here(self) -> bool:
        """Is it on this very machine? There nobody listens on the way."""
        try:
            return ip_address(self.host).is_loopback
        except ValueError:
            return self.host == "localhost"


def account_of(place: str, sender: str, password: str = "") -> Account:
    """What `smtp[s]://user@host:port` means. The password stands elsewhere, or in the address."""
    try:
        parts = urlsplit(place)
        port = parts.port
    except ValueError:
        raise BadMail("address") from None
    if parts.scheme not in PORTS or not parts.hostname or parts.path.strip("/") or parts.query:
        raise BadMail("address")
    if not LOCAL.fullmatch(sender):
        raise BadMail("sender")
    user = unquote(parts.username or "")
    password = password or unquote(parts.password or "")
    if bool(user) != bool(password):
        raise BadMail("password")
    return Account(
        parts.hostname, port or PORTS[parts.scheme], sender, parts.scheme == "smtps", user, password
    )


def password_from(file: str) -> str:
    """From a file of the host's, or else from the environment: never from what others can see."""
    if not file:
        return os.environ.get(PASSWORD_SETTING, "")
    try:
        return Path(file).read_text("utf-8").strip("\r\n")
    except (OSError, UnicodeError):
        raise BadMail("file") from None


def box_of(address: str) -> str:
    """Under what first mails to a box are counted, however its address is spelled. Nobody who reads
    what servers tell each other learns the address."""
    local, _, host = address.casefold().partition("@")
    return hashed(f"{local.partition('+')[0]}@{host}").hex()


def is_address(text: str) -> bool:
    return len(text) <= 254 and ADDRESS.fullmatch(text) is not None
