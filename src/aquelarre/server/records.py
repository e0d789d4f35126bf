"""Records: what the store keeps of a table, as plain data."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from aquelarre.school.progress import Progress

WAITING, PLAYING, PAUSED, FINISHED = "waiting", "playing", "paused", "finished"
CLOSED = "closed"  # by the host of the server, before it was over
GONE = "gone"  # not kept any more; only in memory, where somebody still holds the table
Device = bytes  # the hash of a device's cookie
RUNNING = (PLAYING, PAUSED)
HOST = -1  # a grant for this "seat" makes a device the host
DAY = 24 * 3600
SLOW = DAY // 2  # seconds for a decision from which on people play with their pages closed


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How long people may think: not limited, for each decision, or in all (with extra time for
    each decision)."""

    kind: Annotated[str, Meta(pattern=r"^(none|decision|bank)\Z")] = "none"
    seconds: Annotated[int, Meta(ge=0, le=30 * 24 * 3600)] = 0
    extra: Annotated[int, Meta(ge=0, le=24 * 3600)] = 0
    holidays: Annotated[int, Meta(ge=0, le=60)] = 0  # days of a seat for which a slow one stands

    @property
    def slow(self) -> bool:
        """Do people have hours and days for a decision?"""
        return self.kind == "decision" and self.seconds >= SLOW


Moment = Annotated[float, Meta(ge=-1e11, le=1e11)]  # seconds; what is beyond is not ours


class Holiday(Struct, frozen=True):
    """Somebody's clock stands still from then until then, in seconds of the calendar."""

    start: Moment
    until: Moment


class SlowRecord(Struct, frozen=True):
    """How a slow clock stands, by seat, in seconds of the calendar; see `server/clock.py`."""

    question: str = ""  # a mark of the one that is open
    since: dict[int, Moment] = {}
    spent: dict[int, Moment] = {}
    longer: dict[int, Moment] = {}
    stopped: bool = False
    resumed: Moment | None = None
    away: dict[int, Holiday] = {}
    used: dict[int, Annotated[int, Meta(ge=0, le=1000)]] = {}  # days of holidays


class TableRecord(Struct, kw_only=True):
    """A table as it was set up, and how far it has come."""

    id: str
    game: str
    seats: int
    settings: dict[str, int]
    seed: str
    created: float
    status: str = WAITING
    open: bool = False  # listed in the lobby, and anybody may sit down
    clock: Clock = Clock()
    chat: str = "on"
    invite: bytes = b""  # hash of the code
    next: str = ""  # the table of the rematch
    undone: int = 0  # how often answers were taken back
    edition: str = ""  # what is in the box, of a game that has editions
    lesson: str = ""  # the lesson that is given here, if one is
    origin: str = ""  # the finished table that this one goes on from, if it does
    origin_step: int = 0  # and from which step of its replay
    laid: int = 0  # of nature's first answers so many were taken over: they come of no seed here
    coach: bool = False  # may people ask what the guide would do, though others play, too?


# Who comes through the network and is no person: a program, or an assistant (a language model).
# People at the table are told, and what is said there is kept with the game.
PROGRAM, ASSISTANT = AGENTS = "program", "assistant"


class SeatRecord(Struct):
    """Who sits there: a person, a bot, or nobody yet."""

    name: str = ""
    bot: str = ""
    taken: bool = False
    used_ms: int = 0  # of a time bank
    agent: str = ""  # what whoever sits there says to be, if no person: see `AGENTS`


MOST_TOLD = 300  # lines of chat: who comes is told the last ones only
MOST_LINES = 5000  # of a table are kept, the newest


class ChatLine(Struct):
    """Something that was said. A watcher has the seat -1."""

    n: int
    seat: int
    name: str
    text: str
    at: float
    hearers: int = -1  # a set of seats; -1 everybody, watchers included


class FairRecord(Struct, frozen=True):
    """What the pages have promised and told before the game, by seat (see `server/fair.py`)."""

    secret: str = ""  # of a later round; that of the first is the table's seed
    round: int = 1  # how often promises have been gathered
    opening: bool = False  # the promises are fixed, and the numbers are being told
    promises: dict[int, str] = {}
    told: dict[int, str] = {}
    next: dict[int, str] = {}  # promises for the rematch


class Coming(Struct):
    """Somebody sat down at a running table, left it, or changed the name: for all to know."""

    n: int
    at: float
    events: int  # how many there were when it happened
    seat: int
    what: str
    before: str  # the name on the seat until then
    name: str  # and from then on


class Notes(Struct, frozen=True):
    """What a person has noted for nobody else: a text, and whom they take for what ("SEAT SIDE": 1
    no, 2 perhaps, 3 yes)."""

    text: str = ""
    marks: dict[str, int] = {}


class Prepared(Struct, frozen=True):
    """An answer that somebody has given beforehand: see `server/prepared.py`."""

    key: str  # of the question
    occasion: int  # for which it was meant, as the game foresaw it
    action: int


class Preparation(Struct, frozen=True):
    """All that a seat has prepared, and what was not possible when it came to it."""

    answers: tuple[Prepared, ...] = ()
    failed: tuple[Prepared, ...] = ()


class Subscription(Struct, frozen=True):
    """How a device is called when its page is closed: where its browser listens, with which keys,
    in which language, and the hours of its day at which it wants to sleep."""

    endpoint: str
    p256dh: str
    auth: str
    lang: str
    zone: str = "UTC"
    quiet: tuple[int, int] | None = None  # from this hour until that one


class Mailbox(Struct, frozen=True):
    """Where somebody gets mails, in which language, and the hours at which none shall come."""

    address: str
    lang: str
    site: str  # the address of our pages, as they knew it
    stop: str  # a code that ends the mails
    zone: str = "UTC"
    quiet: tuple[int, int] | None = None


class Called(Struct, frozen=True):
    """A device that wants to be called to a table, or a person who wants a mail."""

    device: Device
    table: str
    seats: tuple[int, ...]  # that it holds there; without one it is the host
    to: Subscription | Mailbox
    told: str  # a mark of what it was called for last


class Audited(Struct):
    """Something that was done to a table or a person, for the host of the server."""

    n: int
    at: float
    what: str
    table: str
    seat: int
    device: str  # a part of its hash


class Standpoint(Struct, frozen=True):
    """By which rules a table is played, and the fingerprint of its position after `n` answers ("":
    only the rules are known)."""

    rules: int
    n: int
    position: str


class Stored(Struct):
    """A table with everything that belongs to it."""

    table: TableRecord
    people: list[SeatRecord]
    answers: list[tuple[int, int]]
    chat: list[ChatLine]  # the last `MOST_TOLD`
    commands: list[tuple[int, int, str]] = []  # seat, number and key of the latest, in order
    standpoint: Standpoint | None = None
    fair: FairRecord | None = None
    told: str = ""  # a digest of all that was told, or "" where none was kept
    gone: list[int] = []  # numbers of lines that were taken away
    progress: Progress | None = None  # of who is taught here
    slow: SlowRecord | None = None  # how its slow clock stands
