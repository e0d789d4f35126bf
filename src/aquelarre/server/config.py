"""How a server is set up."""

from __future__ import annotations

import os
import socket
from contextlib import suppress
from pathlib import Path

from msgspec import Struct

from aquelarre.server.limits import Limits
from aquelarre.server.mail.account import Account
from aquelarre.server.store.postgres.problems import shown

PORT = 8765
PACE = 0.7
KEEP_DAYS = 180
BRIEFLY = 60.0
LEASE = 3.0
DATA_SETTING = "AQUELARRE_DATA"
MOST_FILES = 65_536  # that the server ever wants to have open
OUR_FILES = 128  # of them for everything but connections
LEAST_CONNECTIONS = 16


class Config(Struct, kw_only=True):
    """Everything that can be chosen when a server starts."""

    host: str = "127.0.0.1"
    port: int = PORT
    data: Path
    store: str = ""  # the address of a database; "": one file in the folder of the data
    bus: str = ""  # the address of a Redis, where several servers share that database
    lease: float = LEASE  # seconds after which a server that is not heard of is replaced
    names: list[str] = []  # further host names under which it may be reached
    proxies: list[str] = []  # addresses or networks of proxies that are believed
    root: str = ""  # the path under which it lives, "" or like "/games"
    bots: list[str] = []  # kinds of bots of other people's that the host allows
    thinkers: int = 1  # processes for bots; 0: in the server itself
    pace: float = PACE  # seconds before a bot answers; 0: nothing waits so that people can follow
    keep_days: int = KEEP_DAYS  # of tables that nobody uses; 0: for ever
    admin: str = ""  # the token of the admin page; without one there is none
    push: bool = True  # are people called whose page is closed, where the library is installed?
    push_contact: str = ""  # an address of the host's, for the services that bring calls
    push_networks: list[str] = []  # of the host's own, where such a service may be all the same
    push_after: float = 15.0  # seconds for which somebody may be away before they are called
    mail: Account | None = None  # by which mails are sent to those who want them, if any are
    briefly: float = BRIEFLY  # seconds; who was at a table so short a time ago has missed nothing
    limits: Limits = Limits()

    def where(self) -> str:
        """Where the tables are kept, for people: without a password."""
        return shown(self.store) if self.store else str(self.data)

    def contact(self) -> str:
        """Where the host can be reached about calls; by custom there is such an address."""
        return self.push_contact or f"webmaster@{self.names[0] if self.names else 'localhost'}"

    def allowed_hosts(self) -> set[str]:
        """Under which names the server answers: else a page elsewhere could name itself like us
        and talk to it."""
        known = {"localhost", "127.0.0.1", "[::1]", *self.names}
        if self.host not in ("127.0.0.1", "localhost", "::1"):
            known |= {self.host, socket.gethostname(), *own_addresses()}
        return known


def make_room() -> None:
    """Let this process have as many files and connections as the system allows it."""
    try:
        import resource
    except ImportError:  # Windows, which has no such limit
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if most == resource.RLIM_INFINITY else min(most, MOST_FILES)
    with suppress(OSError, ValueError):  # a sandbox may forbid it
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def most_connections() -> int:
    """Connections that there may be at once. Each may need a file beside its socket, and the
    database, the bots and the log need some that nobody can take from them."""
    files = MOST_FILES
    with suppress(ImportError):
        import resource

        allowed, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        if allowed != resource.RLIM_INFINITY:
            files = min(allowed, MOST_FILES)
    return max((files - OUR_FILES) // 2, LEAST_CONNECTIONS)


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
