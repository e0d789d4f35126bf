"""Who may ask to be called, where to, how often, and what is kept of it."""

from __future__ import annotations

import asyncio
import datetime
import logging
import sqlite3
import ssl
import stat
from contextlib import closing
from ipaddress import ip_address
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from msgspec.structs import replace

from aquelarre.server.app import FILE
from aquelarre.server.limits import Limits, Rate
from aquelarre.server.push import api, keys
from aquelarre.server.push.sealing import STEP, Message, spoken
from aquelarre.server.push.sending import NotThere, Sender, is_open
from push_receiver import HERE, Browser, Receiver

if TYPE_CHECKING:
    from tests.server.conftest import Opened, Serving

Data = dict[str, Any]
OPEN = "https://push.example.org/to/somebody"


def path(table: str) -> str:
    return f"/api/tables/{table}/push"


def wish(**more: Any) -> Data:
    return {"endpoint": OPEN, "keys": Browser().keys, **more}


def rows(server: Serving) -> list[Any]:
    with closing(sqlite3.connect(server.config.data / FILE)) as connection:
        return connection.execute('SELECT device, "table", endpoint FROM push').fetchall()


# -- rights -------------------------------------------------------------------------------------


async def test_only_those_at_a_table_are_called_to_it(server: Serving) -> None:
    table, (ana, bea), _ = await server.party("carcassonne", 2, 2)
    stranger = server.guest()
    refused = await stranger.post(path(table), 403, **wish())
    assert refused["error"] == "error-not-yours"
    await stranger.make("carcassonne", 2)  # it has a cookie now, and a table of its own
    await stranger.post(path(table), 403, **wish())
    await ana.post(path(table), **wish())
    assert (await ana.get(path(table)))["on"] is True
    shown = await bea.get(path(table))
    assert (shown["on"], shown["endpoint"]) == (False, ""), "nobody hears where others are called"
    await bea.post(path(table))  # to be called no more changes nothing for anybody else
    await bea.post("/api/push")
    assert len(rows(server)) == 1


@pytest.mark.parametrize("way", ["left", "removed", "moved", "banned", "deleted", "off", "all"])
async def test_it_ends_with_the_seat_and_with_the_table(server: Serving, way: str) -> None:
    table, (ana, bea), _ = await server.party("carcassonne", 2, 2)
    await bea.post(path(table), **wish())
    assert len(rows(server)) == 1
    if way in ("left", "removed"):
        await (bea if way == "left" else ana).seat(table, 1, "leave" if way == "left" else "remove")
    elif way == "moved":
        code = (await bea.post(f"/api/tables/{table}/pass", seat=1))["pass"]
        await server.guest().post(f"/api/tables/{table}/claim", **{"pass": code})
    elif way == "banned":
        (device,) = {device for device, *_ in rows(server)}
        await server.server.hall.bans.put(device.hex()[:10])
    elif way == "deleted":
        await server.server.hall.throw_away(table, "expired")
    else:
        await bea.post(path(table) if way == "off" else "/api/push")
    assert rows(server) == []


async def test_one_device_is_called_at_one_place(server: Serving) -> None:
    """A browser that gets a new address tells it once."""
    ana = server.guest("Ana")
    tables = [(await ana.make("carcassonne", 2))["table"] for _ in range(2)]
    for table in tables:
        await ana.post(path(table), **wish())
    newer = "https://push.example.net/newer"
    await ana.post("/api/push", **wish(endpoint=newer, quiet=[22, 8], zone="Europe/Madrid"))
    assert {where for _, _, where in rows(server)} == {newer}
    assert (await ana.get("/api/push"))["tables"] == sorted(tables)
    assert (await ana.get(path(tables[0])))["quiet"] == [22, 8]
    await server.restart()
    assert (await ana.get(path(tables[1])))["on"]


# -- limits -------------------------------------------------------------------------------------

BAD: dict[str, Data] = {
    "no https": {"endpoint": "http://push.example.org/x"},
    "another scheme": {"endpoint": "file:///etc/passwd"},
    "another port": {"endpoint": "https://push.example.org:8443/x"},
    "here": {"endpoint": "https://127.0.0.1/x"},
    "here by IPv6": {"endpoint": "https://[::1]/x"},
    "at home": {"endpoint": "https://192.168.1.1/x"},
    "the cloud's": {"endpoint": "https://169.254.169.254/latest"},
    "with a name in it": {"endpoint": "https://ana@push.example.org/x"},
    "with a line break": {"endpoint": "https://push.example.org/x\r\nx: y"},
    "with a blank": {"endpoint": "https://push.example.org/x y"},
    "too long": {"endpoint": "https://push.example.org/" + "x" * 1000},
    "no keys": {"keys": None},
    "short keys": {"keys": {"p256dh": "BAAA", "auth": "AAAA"}},
    "no language": {"lang": "fr"},
    "no hour": {"quiet": [22, 24]},
    "nowhere": {"quiet": [22, 8], "zone": "Middle/Earth"},
    "a path": {"quiet": [22, 8], "zone": "../../etc/passwd"},
    "something else": {"seat": 0},
}


@pytest.mark.parametrize("what", BAD)
async def test_what_cannot_be_is_refused(server: Serving, what: str) -> None:
    ana = server.guest("Ana")
    table = (await ana.make("carcassonne", 2))["table"]
    refused = await ana.post(path(table), 400, **wish(**BAD[what]))
    assert refused["error"] == "error-bad-request"
    await ana.post("/api/push", 400, **wish(**BAD[what]))
    assert rows(server) == []


async def test_only_so_many(house: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(api, "MOST_TABLES", 2)
    monkeypatch.setattr(api, "MOST_CALLS", 3)
    async with house() as server:
        ana, bea = server.guest("Ana"), server.guest("Bea")
        for guest, allowed in ((ana, 2), (bea, 1)):
            tables = [(await guest.make("carcassonne", 2))["table"] for _ in range(3)]
            for number, table in enumerate(tables):
                await guest.post(path(table), 200 if number < allowed else 429, **wish())
            await guest.post(path(tables[0]), **wish())  # what is there may change


async def test_not_too_often(house: Opened) -> None:
    limits = replace(Limits.none(), calls=Rate(2, 0))
    async with house(limits=limits) as server:
        ana = server.guest("Ana")
        table = (await ana.make("carcassonne", 2))["table"]
        await ana.post(path(table), **wish())
        await ana.post("/api/push", **wish())
        assert (await ana.post(path(table), 429, **wish()))["error"] == "error-too-much"


# -- where to -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("where", "is_so"),
    [
        ("8.8.8.8", True),
        ("2606:4700::1111", True),
        ("10.1.2.3", False),
        ("100.64.0.1", False),
        ("0.0.0.0", False),
        ("224.0.0.1", False),
        ("255.255.255.255", False),
        ("fe80::1", False),
        ("fd00::1", False),
        ("ff02::1", False),
        ("::ffff:8.8.8.8", False),
        ("::ffff:127.0.0.1", False),
        ("2002:7f00:1::", False),
        ("64:ff9b::7f00:1", False),
        ("64:ff9b::808:808", True),
    ],
)
def test_what_lies_in_the_open(where: str, is_so: bool) -> None:
    assert is_open(ip_address(where)) is is_so


@pytest.mark.parametrize("found", [["127.0.0.1"], ["8.8.8.8", "10.0.0.1"], ["::1"], []])
async def test_a_name_that_leads_home_is_not_followed(found: list[str]) -> None:
    async def lookup(host: str, port: int) -> list[str]:
        return found

    with pytest.raises(NotThere):
        await Sender(lookup).post(OPEN, b"", {})


async def test_the_address_that_was_looked_at_is_connected_to(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The name is asked for once: the second answer could be another one."""
    asked: list[tuple[Any, ...]] = []

    async def lookup(host: str, port: int) -> list[str]:
        asked.append((host, port))
        return ["8.8.8.8"]

    async def connection(where: str, port: int, **more: Any) -> Any:
        asked.append((where, port, more["server_hostname"]))
        raise OSError("no network in tests")

    monkeypatch.setattr(asyncio, "open_connection", connection)
    with pytest.raises(OSError, match="no network"):
        await Sender(lookup).post(OPEN, b"", {})
    assert asked == [("push.example.org", 443), ("8.8.8.8", 443, "push.example.org")]


def certificate(folder: Path, name: str) -> ssl.SSLContext:
    """A service with a certificate for this name, which stands in ca.pem."""
    key = ec.generate_private_key(ec.SECP256R1())
    who = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, name)])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder(who, who, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    text = key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    pem = made.public_bytes(serialization.Encoding.PEM)
    (folder / "ca.pem").write_bytes(pem)
    (folder / "both.pem").write_bytes(text + pem)
    found = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    found.load_cert_chain(folder / "both.pem")
    return found


@pytest.mark.parametrize("trusted", [True, False])
@pytest.mark.parametrize("named", ["push.example.org", "elsewhere.example.org"])
async def test_over_tls_only_to_whom_the_name_belongs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trusted: bool, named: str
) -> None:
    there = Receiver()
    await there.start(certificate(tmp_path, named))
    if trusted:
        monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "ca.pem"))

    async def lookup(host: str, port: int) -> list[str]:
        return [HERE]

    sender = Sender(lookup, ["127.0.0.0/8"])
    sent = sender.post(f"https://push.example.org:{there.port}/x", b"sealed", {"ttl": "1"})
    if trusted and named == "push.example.org":
        assert await sent == 201
        assert there.posts[0].body == b"sealed"
        assert there.posts[0].headers["host"] == f"push.example.org:{there.port}"
    else:
        with pytest.raises(ssl.SSLError):
            await sent
        assert there.posts == []
    await there.close()


# -- keys, and what is in a message ---------------------------------------------------------------


async def test_keys_are_made_once_and_for_nobody_else(server: Serving) -> None:
    where = server.config.data / keys.FILE
    assert stat.S_IMODE(where.stat().st_mode) == 0o600
    before, shown = where.read_bytes(), (await server.guest().get("/api/push"))["key"]
    assert before.startswith(b"-----BEGIN PRIVATE KEY-----")
    assert len(shown) == 87
    await server.restart()
    assert where.read_bytes() == before
    assert (await server.guest().get("/api/push"))["key"] == shown


async def test_keys_that_are_none_switch_calls_off(
    house: Opened, data: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (data / "house").mkdir()
    where = data / "house" / keys.FILE
    where.write_text("mice have been here")
    with caplog.at_level(logging.ERROR, "aquelarre.server"):
        async with house() as server:
            await is_off(server)
    assert where.read_text() == "mice have been here", "somebody may still bring it back"
    assert "calls are off" in caplog.text


async def test_without_the_library_calls_are_off(
    house: Opened, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(keys, "LIBRARY", "no_such_library")
    with caplog.at_level(logging.INFO, "aquelarre.server"):
        async with house() as server:
            await is_off(server)
            assert not (server.config.data / keys.FILE).exists()
    assert "extra" in caplog.text


async def test_the_host_can_switch_calls_off(house: Opened) -> None:
    async with house(push=False) as server:
        await is_off(server)


async def is_off(server: Serving) -> None:
    ana = server.guest("Ana")
    table = (await ana.make("carcassonne", 2))["table"]
    assert (await ana.get("/api/push"))["key"] == ""
    assert (await ana.post(path(table), 409, **wish()))["error"] == "error-no-calls"
    assert server.table(table).calling.calls is None


def test_all_messages_are_of_the_same_length() -> None:
    """So that the services, which cannot read them, cannot tell them apart either."""
    sizes = {
        len(spoken(Message("t" * 14, game, kind, 0, ("Ana", "Bea", "Caz"), (0,), 1), lang))
        for kind in ("turn", "time", "begun", "rematch", "over")
        for game in ("carcassonne", "las_brujas")
        for lang in ("es", "en")
    }
    assert sizes == {STEP}


async def test_whose_turn_is_a_secret_is_told_to_nobody(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _, lives = await server.party("new_salem", 4, 2)
    part = server.table(table).calling
    for live in lives:
        await live.close()
    async with asyncio.timeout(60):
        while server.table(table).company.here():
            await asyncio.sleep(0)
    assert part.asked() != set()
    step = server.match(table).state.open_question()
    monkeypatch.setattr(type(step), "secret", True)
    assert part.asked() == set()


async def test_nobody_else_is_sent_any_of_it(server: Serving) -> None:
    table, (ana, bea), (_, at_bea) = await server.party("carcassonne", 2, 2)
    await ana.post(path(table), **wish())
    admin = {"Authorization": "Bearer the-token-of-the-admin"}
    paths = ["/api/tables", f"/api/tables/{table}", path(table), "/api/push"]
    paths += ["/api-admin/tables", f"/api-admin/tables/{table}", "/api-admin/audit", "/metrics"]
    sent = [(await bea.http.get(where, headers=admin)).text for where in paths] + at_bea.raw
    assert not any("push.example" in text for text in sent)
