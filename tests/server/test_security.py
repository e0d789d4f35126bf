"""Who may talk to the server at all, with which headers it answers, and what it never shows."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from aquelarre.kernel import Dice
from aquelarre.server.api import Api
from aquelarre.server.guard import SAFE, SAFE_PAGE

if TYPE_CHECKING:
    from tests.server.conftest import Serving

PATIENCE = 60.0  # seconds
WISH = {"game": "carcassonne", "seats": 2, "name": "Ana"}
ORIGINS = {
    "missing": None,
    "null": "null",
    "empty": "",
    "foreign": "http://evil.example",
    "other port": "http://127.0.0.1:1",
    "no port": "http://127.0.0.1",
    "look-alike": "http://127.0.0.1:{port}.evil.example",
    "ends like us": "http://evil-127.0.0.1:{port}",
    "user part": "http://127.0.0.1:{port}@evil.example",
    "with a user": "http://x@127.0.0.1:{port}",
    "other name of ours": "http://localhost:{port}",
    "no scheme": "127.0.0.1:{port}",
    "other scheme": "ftp://127.0.0.1:{port}",
    "a file": "file://",
    "two": "http://127.0.0.1:{port} http://evil.example",
}


def anybody(server: Serving) -> httpx.AsyncClient:
    """A client that says nothing but what it is told to."""
    return httpx.AsyncClient(base_url=server.base, verify=False, trust_env=False, timeout=PATIENCE)


def origin_of(kind: str, port: int) -> dict[str, str]:
    text = ORIGINS[kind]
    return {} if text is None else {"Origin": text.format(port=port)}


# -- hosts, origins, headers -------------------------------------------------------------


@pytest.mark.parametrize("kind", ORIGINS)
async def test_a_request_that_changes_something_must_come_from_our_own_page(
    server: Serving, kind: str
) -> None:
    ana = server.guest("Ana")
    await ana.make()  # there is a cookie now
    headers = {"X-Aquelarre": "1", **origin_of(kind, server.port)}
    async with anybody(server) as http:
        http.cookies = ana.http.cookies
        answer = await http.post("/api/tables", json=WISH, headers=headers)
        assert (answer.status_code, answer.json()["error"]) == (403, "error-foreign")
    assert len(server.server.hall.loaded()) == 1


@pytest.mark.parametrize("kind", ORIGINS)
async def test_a_socket_must_come_from_our_own_page(server: Serving, kind: str) -> None:
    ana = server.guest("Ana")
    made = await ana.make()
    where = f"ws://127.0.0.1:{server.port}/api/tables/{made['table']}/live?seat=0"
    headers = {"Cookie": f"aquelarre={ana.cookie}", **origin_of(kind, server.port)}
    with pytest.raises(InvalidStatus) as refused:
        async with connect(where, additional_headers=headers, proxy=None, open_timeout=PATIENCE):
            pass
    assert refused.value.response.status_code == 403
    assert server.table(made["table"]).listeners == set()


@pytest.mark.parametrize("value", [None, "", "0", "2", "true", "11"])
async def test_the_own_header_is_needed(server: Serving, value: str | None) -> None:
    headers = {"Origin": server.base} | ({} if value is None else {"X-Aquelarre": value})
    async with anybody(server) as http:
        for method in ("POST", "PUT", "DELETE", "PATCH"):
            answer = await http.request(method, "/api/tables", json=WISH, headers=headers)
            assert answer.status_code == 403
    assert server.server.hall.loaded() == []


@pytest.mark.parametrize(
    "host",
    ["evil.example", "evil.example:{port}", "127.0.0.1.evil.example", "", "localhost.", "127.1"],
)
async def test_only_our_own_names_are_answered(server: Serving, host: str) -> None:
    name = host.format(port=server.port)
    async with anybody(server) as http:
        for path in ("/", "/api/games", "/health", "/web/ui.js"):
            answer = await http.get(path, headers={"Host": name})
            assert answer.status_code in (400, 403), path
        headers = {"Host": name, "Origin": f"http://{name}", "X-Aquelarre": "1"}
        answer = await http.post("/api/tables", json=WISH, headers=headers)
        assert answer.status_code in (400, 403)
    assert server.server.hall.loaded() == []


async def test_our_names_are_answered(house: Any) -> None:
    async with house(names=["games.example"]) as server:
        http = server.guest().http
        for name in (f"localhost:{server.port}", "localhost", "games.example"):
            answer = await http.get("/health", headers={"Host": name})
            assert answer.status_code == 200, name


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "http://]:80/", "http://[x]/"])
async def test_an_origin_that_is_no_address_is_refused_like_any_other(
    server: Serving, origin: str
) -> None:
    headers = {"X-Aquelarre": "1", "Origin": origin}
    async with anybody(server) as http:
        answer = await http.post("/api/tables", json=WISH, headers=headers)
        assert answer.status_code == 403


PAGES = ("/", "/t/x", "/about", "/bots")


async def test_safe_headers_on_every_response(server: Serving) -> None:
    ana = server.guest("Ana")
    made = await ana.make(bots={"1": "random", "2": "random"})
    table = f"/api/tables/{made['table']}"
    paths = [
        *PAGES,
        "/web/ui.js",
        "/web/none.js",
        "/web/icons.svg",
        "/nowhere",
        "/health",
        "/ready",
    ]
    paths += ["/api/games", "/api/tables", table, f"{table}/file", f"{table}/replay", "/metrics"]
    paths += ["/api/text/en/-", "/api/tables/none", "/api-admin/tables", f"{table}/stream?seat=1"]
    for path in paths:
        answer = await ana.http.get(path)
        kind = answer.headers.get("content-type", "").partition(";")[0]
        bare = kind in ("application/json", "text/javascript", "application/javascript")
        for name, value in (SAFE if bare else SAFE_PAGE).items():
            assert answer.headers.get(name) == value, (path, name)
        if path in PAGES:
            assert not bare
            assert "unsafe" not in answer.headers["content-security-policy"]
        assert "server" not in answer.headers
    refused = await ana.http.post("/api/tables", headers={"Origin": "null"})
    assert refused.headers["x-content-type-options"] == "nosniff"


async def test_safe_headers_even_when_we_stumble(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stumbling(self: Any, connection: Any) -> bytes:
        raise RuntimeError("a mistake")

    monkeypatch.setattr(Api, "device", stumbling)
    answer = await server.guest().http.get("/api/tables")
    assert answer.status_code == 500
    assert "mistake" not in answer.text
    assert answer.headers.get("x-content-type-options") == "nosniff"


# -- cookies and codes -------------------------------------------------------------------


async def test_every_cookie_is_out_of_reach_of_scripts_and_of_other_sites(
    server: Serving,
) -> None:
    ana, bea, phone = server.guest("Ana"), server.guest("Bea"), server.guest()
    made = await ana.http.post("/api/tables", json=WISH)
    table = made.json()["table"]
    code = (await ana.post(f"/api/tables/{table}/pass", seat=0))["pass"]
    answers = [
        made,
        await bea.http.post(
            f"/api/tables/{table}/join", json={"invite": made.json()["invite"], "name": "B"}
        ),
        await phone.http.post(f"/api/tables/{table}/claim", json={"pass": code}),
    ]
    for answer in answers:
        (cookie,) = answer.headers.get_list("set-cookie")
        assert "httponly" in cookie.lower()
        assert "samesite=strict" in cookie.lower()
    for path in ("/", "/api/tables", f"/api/tables/{table}", "/api/games"):
        assert "set-cookie" not in (await server.guest().http.get(path)).headers
    again = await ana.http.post("/api/tables", json=WISH)
    assert "set-cookie" not in again.headers, "one cookie for one device"
    for guest in (ana, bea, phone):
        assert len(guest.cookie) == 32, "192 bits"


async def test_only_hashes_of_codes_and_cookies_are_kept(server: Serving) -> None:
    table, guests, _ = await server.party("walpurgisnacht", 3, 2)
    code = (await guests[0].post(f"/api/tables/{table}/pass", seat=0))["pass"]
    invite = (await guests[0].post(f"/api/tables/{table}/invite"))["invite"]
    await server.stop()
    kept = b"".join(path.read_bytes() for path in sorted(server.config.data.iterdir()))
    for word in (code, invite, *(guest.cookie for guest in guests)):
        assert word.encode() not in kept
    await server.start()


async def test_no_code_cookie_name_or_answer_is_in_the_log(
    server: Serving, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    caplog.set_level(logging.DEBUG, "aquelarre")
    table, (ana, bea), (live, _) = await server.party("walpurgisnacht", 3, 2)
    code = (await ana.post(f"/api/tables/{table}/pass", seat=0))["pass"]
    invite = (await ana.post(f"/api/tables/{table}/invite"))["invite"]
    await server.guest().post(f"/api/tables/{table}/claim", 403, **{"pass": code + "x"})
    await live.ask("say", text="a secret word")
    await live.play(Dice(1), 1)
    await server.restart()
    ours = [each for each in caplog.records if each.name.startswith(("aquelarre", "uvicorn"))]
    text = "\n".join(f"{each.getMessage()} {each.__dict__}" for each in ours)
    seed = server.table(table).record.seed
    for word in (code, invite, ana.cookie, bea.cookie, seed, "a secret word"):
        assert word not in text


async def test_a_qr_code_is_made_for_links_to_this_server_only(server: Serving) -> None:
    """The link is posted: a code may be in it, and none may stand in an address."""
    guest = server.guest()
    link = f"{server.base}/t/TABLE#invite=CODE"
    assert (await guest.http.get("/api/qr", params={"text": link})).status_code == 405
    made = await guest.http.post("/api/qr", json={"text": link})
    assert made.headers["content-type"] == "image/svg+xml"
    assert made.headers["cache-control"] == "no-store"
    assert "CODE" not in made.text
    for text in ("", "http://evil.example/", "javascript:alert(1)", server.base + "/" + "x" * 400):
        answer = await guest.http.post("/api/qr", json={"text": text})
        assert answer.status_code == 400, text


# -- for the host of the server ----------------------------------------------------------


@pytest.mark.parametrize("path", ["/metrics", "/api-admin/tables"])
async def test_the_admin_pages_need_the_token(house: Any, path: str) -> None:
    async with house() as server:
        http = server.guest().http
        for given in (None, "", "Bearer", "Bearer wrong", "Basic eDp5", "Bearer ñ".encode()):
            headers: dict[str, Any] = {} if given is None else {"Authorization": given}
            assert (await http.get(path, headers=headers)).status_code == 403
        headers = {"Authorization": f"Bearer {server.config.admin}"}
        assert (await http.get(path, headers=headers)).status_code == 200
    async with house(admin="") as closed:
        headers = {"Authorization": "Bearer"}
        assert (await closed.guest().http.get(path, headers=headers)).status_code == 403


# -- files -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path",
    [
        "/web/../server/app.py",
        "/web/..%2fserver%2fapp.py",
        "/web/%2e%2e/server/app.py",
        "/web/%2e%2e%2f%2e%2e%2fserver/app.py",
        "/web/..\\server\\app.py",
        "/web/....//server/app.py",
        "/web//etc/passwd",
        "/web/%2fetc/passwd",
        "/web/%00",
        "/web/ui.js%00.txt",
        "/games/carcassonne/ui/../game.py",
        "/games/carcassonne/ui/..%2fgame.py",
        "/games/walpurgisnacht/ui/%2e%2e/box/brocken.toml",
        "/web/",
        "/web/css",
    ],
)
async def test_no_file_outside_is_served(server: Serving, path: str) -> None:
    """Sent as they are, without a client that tidies the path."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    request = f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    writer.write(request.encode())
    answer = await asyncio.wait_for(reader.read(), PATIENCE)
    writer.close()
    await writer.wait_closed()
    status = int(answer.split(b" ")[1])
    assert status in (400, 404, 307), answer[:200]
    assert b"import" not in answer
    assert b"root:" not in answer
