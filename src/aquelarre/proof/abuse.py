"""Abuse: what strangers try at the door, and what people at a table try with each other. Each is to
be refused in good order, must change nothing, and must not keep others from playing."""

from __future__ import annotations

import asyncio
import json
import time
import zlib
from base64 import b64encode
from collections.abc import Awaitable, Callable
from contextlib import suppress
from hashlib import sha256
from typing import Any
from urllib.parse import urlsplit

from aquelarre.editions import edition_text, find
from aquelarre.kernel import Dice
from aquelarre.match import Match
from aquelarre.proof.findings import Finding, Findings
from aquelarre.proof.guests import CUT, PATIENCE, Device, Person, party

SLOWEST = 2.0  # seconds that somebody at a table may wait meanwhile
HALF_OPEN = 1_200  # requests that are begun and never finished
BOMB = 420_000  # answers in a small file
FLOOD = 400  # messages at once
MALFORMED = 150
GUESSES = 40
GAME = "walpurgisnacht"  # with secrets, and quickly set up
PATHS = (
    "/web/../../../etc/passwd",
    "/web/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
    "/web/..%2f..%2f..%2fetc%2fpasswd",
    "/web/....//....//etc/passwd",
    "/games/walpurgisnacht/ui/../state.py",
    "/games/../../tables.sqlite3",
    "/tables.sqlite3",
    "/web/%00",
    "/web/%ff%fe.js",
    "/.git/config",
)


def refused(status: int, *, why: str) -> str:
    """'' where a request was turned down as it should be."""
    return "" if status == 0 or 400 <= status < 500 else f"{why}: status {status}"


async def foreign_pages(findings: Findings, address: str, dice: Dice) -> None:
    """A page elsewhere, or under another name, talks to the server through a visitor's browser."""
    finding = findings.of("abuse", "foreign")
    stranger = Device(address)
    wish = json.dumps({"game": GAME, "seats": 3}).encode()
    for headers in (
        {"origin": "https://elsewhere.example"},
        {"origin": "null"},
        {"origin": ""},
        {"origin": f"{address}.elsewhere.example"},
        {"x_aquelarre": ""},
        {"host": "elsewhere.example", "origin": "http://elsewhere.example"},
        {"host": f"{urlsplit(address).netloc}.example"},
    ):
        status, _ = await stranger.ask("POST", "/api/tables", wish, **headers)
        finding.note(refused(status, why=str(headers)))
    made = await stranger.post("/api/tables", game=GAME, seats=3, name="P")
    for origin in ("https://elsewhere.example", "null"):
        finding.note(await _socket_refused(stranger, made["table"], 0, origin=origin))


async def _socket_refused(device: Device, table: str, seat: int, **headers: str) -> str:
    try:
        async with await device.socket(table, seat, **headers) as socket:
            await socket.send('{"t":"hello"}')
            return f"seat {seat} was let in with {headers}: {await socket.recv()!r:.80}"
    except CUT:
        return ""


async def seats_of_others(findings: Findings, address: str, dice: Dice) -> None:
    """Without the cookie of a seat nobody looks from it, answers for it or moves it."""
    finding = findings.of("abuse", "others")
    table, people = await party(address, GAME, 3, dice)
    stranger, neighbour = Device(address), people[1].device
    for seat in range(3):
        finding.note(await _socket_refused(stranger, table, seat))
    finding.note(await _socket_refused(neighbour, table, 0))
    wishes: list[tuple[Device, str, dict[str, Any]]] = [
        (stranger, "pass", {"seat": 0}),
        (neighbour, "pass", {"seat": 0}),
        (neighbour, "pass", {"seat": -1}),
        (stranger, "invite", {}),
        (neighbour, "invite", {}),
        (stranger, "pause", {"paused": True}),
        (stranger, "start", {}),
        (stranger, "rematch", {}),
        *((stranger, "seat", {"seat": 0, "do": do}) for do in ("leave", "remove", "bot", "open")),
        *((neighbour, "seat", {"seat": 0, "do": do}) for do in ("leave", "remove", "back")),
    ]
    for device, what, body in wishes:
        path = f"/api/tables/{table}/{what}"
        status, _ = await device.ask("POST", path, json.dumps(body).encode())
        finding.note(refused(status, why=f"{what} {body}"))
    for path in ("/metrics", "/api-admin/tables", f"/api/tables/{table}/file"):
        status, _ = await stranger.ask("GET", path)
        finding.note(refused(status, why=path))
    for person in people:
        await person.leave()


async def guessed_codes(findings: Findings, address: str, dice: Dice) -> None:
    finding = findings.of("abuse", "codes")
    table, people = await party(address, GAME, 3, dice)
    stranger = Device(address)
    for number in range(GUESSES):
        code = f"{dice.child(number).word():032x}"
        for what, body in (("join", {"invite": code, "name": "X"}), ("claim", {"pass": code})):
            path = f"/api/tables/{table}/{what}"
            status, _ = await stranger.ask("POST", path, json.dumps(body).encode())
            finding.note(refused(status, why=what))
        status, _ = await stranger.ask("GET", "/metrics", authorization=f"Bearer {code}")
        finding.note(refused(status, why="metrics"))
    for person in people:
        await person.leave()


async def paths(findings: Findings, address: str, dice: Dice) -> None:
    finding = findings.of("abuse", "paths")
    for path in PATHS:
        status, answer = await Device(address).ask("GET", path)
        leaked = b"root:" in answer or b"SQLite format" in answer or b"import annotations" in answer
        finding.note(f"{path} gives a file" if leaked else "" if status < 500 else f"{path} breaks")


async def malformed(findings: Findings, address: str, dice: Dice) -> None:
    """Garbage in requests and messages: a refusal, nothing changed, and nothing breaks."""
    finding = findings.of("abuse", "malformed")
    table, people = await party(address, GAME, 3, dice)
    person = people[0]
    await person.until_told()
    before = person.updates[-1]["position"]
    for number in range(MALFORMED):
        chance = dice.child(number)
        body = _garbage(chance)
        path = ("/api/tables", f"/api/tables/{table}/join", "/api/import", "/api/qr")[number % 4]
        status, _ = await person.device.ask("POST", path, body)
        finding.note(refused(status, why=f"{path} {body[:40]!r}"))
        if number % 5 == 0:
            with suppress(*CUT):
                async with await person.device.socket(table, 0) as socket:
                    await socket.send('{"t":"hello"}')
                    await socket.send(body)
                    await socket.send(body.decode("utf-8", "replace"))
                    await asyncio.wait_for(socket.recv(), PATIENCE)
    status, _ = await person.device.ask("GET", "/health")
    finding.note("" if status == 200 else f"the server is not well: {status}")
    again = Person(person.device, table, 0, dice)
    await again.until_told()
    finding.note("" if again.updates[-1]["position"] == before else "the position has changed")
    for each in (*people, again):
        await each.leave()


def _garbage(dice: Dice) -> bytes:
    """Something that is not quite what is expected."""
    good = json.dumps({"game": GAME, "seats": 3, "t": "answer", "id": "x", "question": 0}).encode()
    cut = dice.below(len(good))
    kinds = (
        good[:cut],
        good[:cut] + bytes([0xFF, 0xC0, 0x80]) + good[cut:],
        b"[" * 20_000,
        b'{"game":' * 2_000,
        b'{"seats": 1e999999}',
        b'{"game": "' + b"\\ud800" * 50 + b'", "seats": 3}',
        b"\x00" * 100,
        b'{"game": null, "seats": -1, "settings": {"' + b"x" * 5_000 + b'": 1}}',
        b"",
    )
    return kinds[dice.below(len(kinds))]


async def too_large(findings: Findings, address: str, dice: Dice) -> None:
    finding = findings.of("abuse", "large")
    table, people = await party(address, GAME, 3, dice)
    body = json.dumps({"game": GAME, "seats": 3, "name": "x" * 3_000_000}).encode()
    for path in ("/api/tables", "/api/import", "/api/qr", f"/api/tables/{table}/join"):
        status, _ = await people[0].device.ask("POST", path, body)
        finding.note(refused(status, why=path))
    with suppress(*CUT):
        async with await people[0].device.socket(table, 0) as socket:
            await socket.send('{"t":"hello"}')
            await socket.send("x" * 1_000_000)
            while True:
                await asyncio.wait_for(socket.recv(), PATIENCE)
    for person in people:
        await person.leave()
    status, _ = await Device(address).ask("GET", "/health")
    finding.note("" if status == 200 else f"the server is not well: {status}")


async def second_hand(findings: Findings, address: str, dice: Dice) -> None:
    """In a running game with secrets nobody comes to see a second hand: not by taking the seat of
    somebody who was removed or has left, nor by an invitation or a pass."""
    finding = findings.of("abuse", "second-hand")
    host, guest, third = Device(address), Device(address), Device(address)
    made = await host.post("/api/tables", game=GAME, seats=3, name="P0")
    base = f"/api/tables/{made['table']}"
    for device in (guest, third):
        await device.post(f"{base}/join", invite=made["invite"], name="P")
    moved = await third.post(f"{base}/pass", seat=2)
    await host.post(f"{base}/seat", seat=1, do="remove")
    tries = [
        (host, "join", {"invite": made["invite"], "seat": 1, "name": "H"}),
        (third, "join", {"invite": made["invite"], "seat": 1, "name": "T"}),
        (host, "claim", {"pass": moved["pass"]}),
    ]
    for device, what, body in tries:
        status, _ = await device.ask("POST", f"{base}/{what}", json.dumps(body).encode())
        finding.note(refused(status, why=f"{what} {sorted(body)}"))
    for device, seat in ((host, 1), (host, 2), (third, 1), (guest, 1)):
        finding.note(await _socket_refused(device, made["table"], seat))


async def _waits(person: Person, finding: Finding, work: Awaitable[Any]) -> None:
    """How long somebody at a table waits for the server while something goes on."""
    task = asyncio.ensure_future(work)
    try:
        async with await person.device.socket(person.table, person.seat) as socket:
            await socket.send('{"t":"hello"}')
            while True:
                began = time.monotonic()
                await socket.send('{"t":"ping"}')
                while '"pong"' not in str(await asyncio.wait_for(socket.recv(), PATIENCE)):
                    pass
                took = time.monotonic() - began
                finding.note("" if took < SLOWEST else f"somebody waited {took:.1f} s")
                if task.done():
                    break
                await asyncio.sleep(0.1)
    except CUT as problem:
        finding.note(f"somebody was cut off: {problem!r}")
    await task


async def flood(findings: Findings, address: str, dice: Dice) -> None:
    """One sends as much as he can; another at the same table is served."""
    finding = findings.of("abuse", "flood")
    table, people = await party(address, GAME, 3, dice)
    await people[0].until_told()

    async def shout() -> None:
        with suppress(*CUT):
            async with await people[1].device.socket(table, 1) as socket:
                await socket.send('{"t":"hello"}')
                for number in range(FLOOD):
                    await socket.send(json.dumps({"t": "say", "id": f"f{number}", "text": "!"}))

    await _waits(people[0], finding, shout())
    for person in people:
        await person.leave()


async def half_open(findings: Findings, address: str, dice: Dice) -> None:
    """Requests that are begun and never finished do not keep visitors out."""
    finding = findings.of("abuse", "half-open")
    where = urlsplit(address)
    held: list[asyncio.StreamWriter] = []
    try:
        for _ in range(HALF_OPEN):
            with suppress(OSError):
                _, writer = await asyncio.open_connection(where.hostname, where.port)
                writer.write(b"GET / HTTP/1.1\r\nHost: ")
                held.append(writer)
        for _ in range(5):
            status, _ = await Device(address).ask("GET", "/api/games")
            finding.note("" if status == 200 else f"a visitor is kept out: {status}")
    finally:
        for writer in held:
            writer.close()


async def bomb(findings: Findings, address: str, dice: Dice) -> None:
    """A small file that unpacks to very much work."""
    finding = findings.of("abuse", "bomb")
    _, people = await party(address, GAME, 3, dice)
    await people[0].until_told()
    packed = await asyncio.to_thread(bomb_file)
    status = [0]

    async def throw() -> None:
        status[0], _ = await Device(address).ask("POST", "/api/import", packed)

    await _waits(people[0], finding, throw())
    finding.note(refused(status[0], why="the file"))
    for person in people:
        await person.leave()


def bomb_file() -> bytes:
    """A sealed game in which somebody changes an answer to and fro for ever."""
    game = find("las_brujas")
    match: Match[Any] = Match(game, 12, seed="bomb")
    while len(match.asked) < 2:
        match.play(match.asked[0], match.options(match.asked[0])[0].action)
    seat = match.asked[0]
    one, other = [option.action for option in match.options(seat)[:2]]
    answers = [*match.answers, *[(seat, one), (seat, other)] * (BOMB // 2)]
    secret = zlib.compress(
        json.dumps({"seed": "bomb", "answers": answers}, separators=(",", ":")).encode(), 9
    )
    header = {
        "aquelarre": 1,
        "game": game.key,
        "rules": game.rules_version,
        "seats": 12,
        "settings": match.settings,
        "players": [{}] * 12,
        "status": "running",
        "edition": edition_text(game),
    }
    lines = [json.dumps(header), json.dumps({"sealed": b64encode(secret).decode()})]
    text = "".join(f"{line}\n" for line in lines).replace('{"aquelarre": ', '{"aquelarre":')
    end = {"count": len(answers), "position": "0" * 16, "check": sha256(text.encode()).hexdigest()}
    return f"{text}{json.dumps(end)}\n".encode()


Trial = Callable[[Findings, str, Dice], Awaitable[None]]
# Rights and shapes: without limits, so that it is not the rate that refuses.
AT_LEISURE: tuple[Trial, ...] = (
    foreign_pages,
    seats_of_others,
    guessed_codes,
    paths,
    malformed,
    too_large,
    second_hand,
)
IN_MASSES: tuple[Trial, ...] = (flood, half_open, bomb)  # with the limits that hosts have
