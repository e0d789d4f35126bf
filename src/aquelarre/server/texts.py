"""Texts: the locales in parts, so that a page loads only what it shows.

Those of the house are what every page needs, and parts for some of them (`APART`). Those of a game
are seven: what the lobby says of it, what its table says, and its rules in full, its reasons for
refusals, what its guide says, what its things tell of themselves and its lessons, fetched when
somebody wants to read them. (The table's part has the rules' titles.)
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.syntax import ast, serialize

from aquelarre.kernel.catalog import find, folder, names
from aquelarre.server.errors import BadRequest
from aquelarre.words.entries import entries
from aquelarre.words.language import LANGUAGES
from aquelarre.words.naming import attributes_of

HOUSE = "-"  # the texts that belong to no game
TERM = "-"  # how the name of a term begins, which other texts refer to
PARTS = "brief table rules why advice tell lessons".split()
BRIEF, TABLE, RULES, WHY, ADVICE, TELL, LESSONS = PARTS
# What is said only to some: in the lobby and where tables are made, about fair chance,
# to the host of the server, about a file they bring,
# to who makes the page suit him, to who looks closely at a thing, about what one notes for oneself,
# about time and who is away, when a game is over, about keys, about
# who sits there and is no person, about the bots, in lessons, by the coach, about one's own games,
# in reviews, about puzzles, about calls to who is not there, in the workshop, about what has
# happened meanwhile, about one's devices, in groups, about answers given in advance, about mails.
APART = {
    "lobby": (
        *("web-tagline", "web-learn", "web-lessons", "web-play-bots", "web-which-bots"),
        *("web-create", "web-how-many", "web-seat-number", "web-open-to-all", "web-coach-for-all"),
        *(
            "web-plus-bots",
            "web-remove-name",
            "web-hot-",
            "web-for-players",
            "web-games",
            "web-my-tables",
            "web-groups",
            "web-tables-left",
            "web-clock-slow",
            "web-open-tables",
        ),
        *(
            "web-open-none",
            "web-edition-correct",
            "web-bots-count",
            "web-forked",
            "web-join",
            "web-import",
        ),
    ),
    "fair": ("web-fair-",),
    "admin": ("web-admin-", "web-audit-"),
    "files": ("error-bad-edition", "error-bad-file", "web-bring-"),
    "comfort": ("web-comfort-",),
    "about": ("web-about-",),
    "minds": ("web-minds-",),
    "told": ("web-told-",),
    "notes": ("web-notes-",),
    "away": (
        *("web-absent-", "web-vote-", "web-late", "web-own-time", "web-lost-", "web-grace"),
        "web-holiday-",
    ),
    "prepared": ("web-prepared-",),
    "end": ("web-end-",),
    "keys": ("web-keys-",),
    "agents": ("web-agent-",),
    "school": ("web-school-", "error-teacher-speaks"),
    "fork": ("web-fork-", "error-no-step"),
    "together": ("web-together", "error-room-"),
    "mine": ("web-mine-", "web-even"),
    "coach": tuple(f"web-coach-{each}" for each in "warn objects rather again insist".split()),
    "review": ("web-review-", "error-no-review"),
    "puzzle": ("web-puzzle-", "error-puzzle-gone"),
    "since": ("web-since-",),
    "devices": (
        *("web-devices-", "error-same-device", "error-two-seats", "error-too-many-devices"),
        *("error-new-device", "error-old-code", "error-no-passkeys", "error-bad-passkey"),
        "error-too-many-passkeys",
    ),
    "groups": (
        *("web-group-", "error-no-group", "error-not-owner", "error-last-owner"),
        *("error-group-full", "error-no-contest"),
    ),
    "calls": ("web-calls-", "error-no-calls"),
    "mail": ("web-mail-", "error-no-mails"),
    "workshop": ("web-workshop-",),
}
IN_BRIEF = ("game-", "setting-", "edition-")  # what the lobby and its forms say of a game
SHARED = ("error-", "player-", "result-", "table-", "log-empty")  # with the terminal
ONLY_TERMINAL = (
    "error-bad-fair-code",
    "error-game-name",
    "error-misnamed",
    "error-not-touched",
    "error-not-finished",
    "error-not-understood",
    "error-store",
    "error-step-alone",
    "error-fork-running",
    "error-unknown-language",
    "error-unknown-thing",
    "error-bad-link",
    "error-bad-mail",
    "error-bot-failed",
    "error-desk",
    "error-engine-left",
    "error-extra-missing",
    "error-file",
    "error-game-failed",
    "error-lab",
    "error-left-out",
    "error-new-game",
    "error-package",
    "error-bad-puzzles",
    "error-no-puzzle",
    "error-not-in-puzzle",
    "error-with",
    "error-bad-name",
    "error-bad-seats",
    "error-bot-of-file",
    "error-bots-twice",
    "error-database",
    "error-folder-",
    "error-guest",
    "error-jobs-or-on",
    "error-json-or-csv",
    "error-move-",
    "error-no-lesson",
    "error-no-sides",
    "error-no-tables",
    "error-ours",
    "error-same-name",
    "error-save-where",
    "error-setting-",
    "error-still-running",
    "error-system",
    "error-too-many-bots",
    "error-too-many-names",
    "error-unknown-game-",
    "error-unknown-rule",
    "error-why-what",
    "error-turned",
    "error-unknown-command",
    "error-no-server",
    "error-no-such",
    "error-edition-whose",
    "error-seat-lost",
    "error-speak",
)
ONLY_PRINTED = ("show-component", "source-")  # what a terminal prints of a game's components
LINES = "show-"  # lines of a terminal; a board may use some of them, by their names in its scripts
NAMED = re.compile(r"(?:show|source)-[A-Za-z0-9-]*")
TELLING = "tell.js"  # the script that says what a thing is: its words come with it


@cache
def texts(lang: str, game: str, part: str = TABLE) -> str:
    """One part of the texts as a Fluent text, without comments."""
    parts = (TABLE, *APART) if game == HOUSE else PARTS
    if lang not in LANGUAGES or game not in (HOUSE, *names()) or part not in parts:
        raise BadRequest("There are no such texts.")
    return "".join(_house(lang, part) if game == HOUSE else _game(lang, game, part))


def _house(lang: str, part: str) -> Iterator[str]:
    for home in (files("aquelarre.words"), files("aquelarre") / "web"):
        for key, entry in _entries(home, lang).items():
            if _part_of_house(key) == part:
                yield entry


def _part_of_house(key: str) -> str:
    """Which part a text of the house belongs to; "" if no page needs it."""
    if not key.startswith(("web-", *SHARED)) or key.startswith(ONLY_TERMINAL):
        return ""
    return next((part for part, keys in APART.items() if key.startswith(keys)), TABLE)


def _game(lang: str, name: str, part: str) -> Iterator[str]:
    home = folder(find(name))
    drawn, told = _named(home, telling=False), _named(home, telling=True)
    for key, entry in _entries(home, lang).items():
        if key.startswith((LINES, *ONLY_PRINTED)):
            on_board = key.startswith(drawn) and not key.startswith(ONLY_PRINTED)
            if part == TABLE if on_board else part == TELL and key.startswith(told):
                yield entry
        elif key.startswith(TERM) or part in _parts_of(key):
            yield entry
        elif part == TABLE and key.startswith("rule-"):  # its title will do
            title = ast.Message(ast.Identifier(key), attributes=attributes_of(entry))
            yield str(serialize(ast.Resource(body=[title])))


def _named(home: Traversable, telling: bool) -> tuple[str, ...]:
    """The lines of the terminal that the game's scripts say, too; of some only how they begin.
    Either those of the script that tells what a thing is, or those of all the others."""
    scripts = home / "ui"
    if not scripts.is_dir():
        return ()
    found = [each for each in scripts.iterdir() if each.name.endswith(".js")]
    texts = [each.read_text("utf-8") for each in found if (each.name == TELLING) == telling]
    return tuple(sorted({key for text in texts for key in NAMED.findall(text)}))


def _parts_of(key: str) -> tuple[str, ...]:
    if key.startswith("rule-"):
        return (RULES,)
    if key.startswith("why-"):
        return (WHY,)
    if key.startswith("advice-"):
        return (ADVICE,)
    if key.startswith("tell-"):
        return (TELL,)
    if key.startswith("lesson-"):  # what it is called is said in the lobby, the rest in it
        return (LESSONS,) if key.count("-") > 1 else (BRIEF, LESSONS)
    return (BRIEF, TABLE) if key.startswith(IN_BRIEF) else (TABLE,)


def _entries(home: Traversable, lang: str) -> dict[str, str]:
    source = home / "locale" / f"{lang}.ftl"
    return _read(source.read_text(encoding="utf-8")) if source.is_file() else {}


_read = lru_cache(maxsize=3)(entries)  # a page asks for several parts of the same files in a row
