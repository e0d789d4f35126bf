"""How a server is set up."""

from __future__ import annotations

import os
import socket
from contextlib import suppress
from pathlib import Path

from msgspec import Struct

from aquelarre.server.limits import Limits

PORT = 8765
PACE = 0.7
DATA_SETTING = "AQUELARRE_DATA"


class Config(Struct, kw_only=True):
    """Everything that can be chosen when a server starts."""

    host: str = "127.0.0.1"
    port: int = PORT
    data: Path
    names: list[str] = []  # further host names under which it may be reached
    thinkers: int = 1  # processes for bots; 0: in the server itself
    pace: float = PACE  # seconds before a bot answers; 0: nothing waits so that people can follow
    admin: str = ""  # the token of the admin page; without one there is none
    limits: Limits = Limits()

    def allowed_hosts(self) -> set[str]:
        """Under which names the server answers: else a page elsewhere could name itself like us
        and talk to it."""
        known = {"localhost", "127.0.0.1", "[::1]", *self.names}
        if self.host not in ("127.0.0.1", "localhost", "::1"):
            known |= {self.host, socket.gethostname(), *own_addresses()}
        return known


def default_data() -> Path:
    """Where the tables are kept if nobody says."""
    named = os.environ.get(DATA_SETTING)
    if named:
        return Path(named)
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "aquelarre"


def own_addresses() -> list[str]:
    """The addresses of this machine in its networks."""
    found: list[str] = []
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # sends nothing: it only asks which way it would go
        found.append(probe.getsockname()[0])
    with suppress(OSError):
        found += [str(each[4][0]) for each in socket.getaddrinfo(socket.gethostname(), None)]
    return list(dict.fromkeys(found))
