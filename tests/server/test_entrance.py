"""Who really asks: forwarded addresses count only when a proxy of the host's sends them, one
household counts as one, and the server can live under a path."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import httpx
import pytest
from starlette.types import Scope
from websockets.asyncio.client import connect

from aquelarre.server.entrance import MOST_HOPS, Entrance, counted_as, root_of
from aquelarre.server.limits import Limits, Rate

if TYPE_CHECKING:
    from tests.server.conftest import Guest, Opened

PATIENCE = 120.0  # seconds
FREE, NEVER = Rate(1e9, 1e9), 1e-9
FEW = Limits(messages=FREE, chat=FREE, requests=FREE, new_tables=Rate(5, NEVER), connections=1000)
WISH = {"game": "carcassonne", "seats": 2, "name": "Ana"}


async def made_tables(guest: Guest, addresses: list[str]) -> int:
    """How many tables could be made by who says that it asks for these addresses."""
    answers = [
        await guest.http.post("/api/tables", json=WISH, headers={"X-Forwarded-For": each})
        for each in addresses
    ]
    return sum(answer.status_code == 200 for answer in answers)


FORGED = [f"198.51.100.{number}" for number in range(60)]


async def test_nobody_can_choose_an_address_for_himself(house: Opened) -> None:
    async with house(limits=FEW) as server:
        assert await made_tables(server.guest(), FORGED) == 5


async def test_nor_through_a_setting_meant_for_other_servers(
    house: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "*")
    async with house(limits=FEW) as server:
        assert await made_tables(server.guest(), FORGED) == 5


async def test_a_proxy_of_the_host_tells_for_whom_it_asks(house: Opened) -> None:
    async with house(limits=FEW, proxies=["127.0.0.0/8"]) as server:
        assert await made_tables(server.guest(), FORGED) == 60


async def test_behind_a_proxy_only_what_the_proxy_has_added_counts(house: Opened) -> None:
    """The proxy appends; whatever the client has sent stands further left."""
    async with house(limits=FEW, proxies=["127.0.0.1"]) as server:
        forged = [f"{each}, 203.0.113.7" for each in FORGED]
        assert await made_tables(server.guest(), forged) == 5


async def test_all_addresses_of_one_household_are_one(house: Opened) -> None:
    async with house(limits=FEW, proxies=["127.0.0.1"]) as server:
        same = [f"2001:db8:1:2:{number:x}::1" for number in range(30)]
        assert await made_tables(server.guest(), same) == 5
        others = [f"2001:db8:1:{number:x}::1" for number in range(16, 36)]
        assert await made_tables(server.guest(), others) == 20


FAR, PROXY = "203.0.113.7", "10.0.0.1"


@pytest.mark.parametrize(
    ("peer", "forwarded", "client"),
    [
        (FAR, ["198.51.100.1"], FAR),  # not a proxy of ours: not looked at
        (PROXY, [], PROXY),
        (PROXY, [FAR], FAR),
        (PROXY, ["198.51.100.1, " + FAR], FAR),
        (PROXY, ["198.51.100.1", FAR], FAR),  # two headers are one list
        (PROXY, [f"{FAR}, 10.0.0.2, 10.9.9.9"], FAR),
        (PROXY, [f"{FAR}:4711"], FAR),
        (PROXY, ["10.0.0.3, 10.0.0.2"], "10.0.0.3"),  # everybody is ours
        (PROXY, ["unknown"], PROXY),
        (PROXY, [f"{FAR}, _hidden"], PROXY),
        (PROXY, [f"{FAR}, "], PROXY),
        (PROXY, ["[2001:db8::1]:4711"], "2001:db8::1"),
        (PROXY, ["2001:DB8:0::1"], "2001:db8::1"),
        ("fd00::1", ["::ffff:203.0.113.7"], FAR),
        ("::ffff:10.0.0.1", [FAR], FAR),
        (PROXY, [", ".join([FAR] + ["10.0.0.2"] * 5000)], "10.0.0.2"),
        (PROXY, ["\xff\xfe"], PROXY),
    ],
)
def test_the_last_address_that_is_not_ours(peer: str, forwarded: list[str], client: str) -> None:
    entrance = Entrance(["10.0.0.0/8", "fd00::/8"])
    headers = [(b"x-forwarded-for", each.encode("latin-1")) for each in forwarded]
    scope: Scope = {"type": "http", "client": (peer, 1), "headers": headers, "path": "/"}
    entrance.introduce(scope)
    assert scope["client"][0] == client


def test_a_chain_is_not_followed_for_ever() -> None:
    entrance = Entrance(["10.0.0.0/8"])
    hops = [FAR, *["10.0.0.2"] * (MOST_HOPS - 1)]
    for chain, client in ((hops, FAR), ([*hops, "10.0.0.2"], "10.0.0.2")):
        headers = [(b"x-forwarded-for", ", ".join(chain).encode())]
        scope: Scope = {"type": "http", "client": (PROXY, 1), "headers": headers, "path": "/"}
        entrance.introduce(scope)
        assert scope["client"][0] == client


def test_what_is_counted_as_one() -> None:
    assert counted_as("203.0.113.7") == "203.0.113.7"
    assert counted_as("::ffff:203.0.113.7") == "203.0.113.7"
    assert counted_as("2001:db8:1:2:3:4:5:6") == counted_as("2001:db8:1:2::") == "2001:db8:1:2::/64"
    assert counted_as("fe80::1%eth0") == "fe80::/64"
    assert counted_as("?") == "?"


async def test_a_proxy_with_tls_makes_cookies_secure_and_links_https(house: Opened) -> None:
    async with house(proxies=["127.0.0.1"], names=["games.example"]) as server:
        headers = {
            "Host": "games.example",
            "Origin": "https://games.example",
            "X-Forwarded-For": FAR,
            "X-Forwarded-Proto": "https",
        }
        http = server.guest().http
        made = await http.post("/api/tables", json=WISH, headers=headers)
        assert "secure" in made.headers["set-cookie"].lower()
        link = {"text": "https://games.example/t/TABLE#invite=CODE"}
        assert (await http.post("/api/qr", json=link, headers=headers)).status_code == 200
        # The page was loaded over TLS: one that was not is another page.
        other = {**headers, "Origin": "http://games.example"}
        assert (await http.post("/api/tables", json=WISH, headers=other)).status_code == 403


async def test_the_scheme_is_not_believed_from_just_anybody(house: Opened) -> None:
    async with house() as server:
        http = server.guest().http
        answer = await http.post("/api/tables", json=WISH, headers={"X-Forwarded-Proto": "https"})
        assert answer.status_code == 200
        assert "secure" not in answer.headers["set-cookie"].lower()


# -- under a path --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "root"),
    [("", ""), ("/", ""), ("/games", "/games"), ("games/", "/games"), ("/a/b-c.d/", "/a/b-c.d")],
)
def test_a_root_path_however_it_is_written(given: str, root: str) -> None:
    assert root_of(given) == root


@pytest.mark.parametrize("given", ["/..", "/a/../b", "/a//b", "/a b", '/"', "/a?b", "/a#b", "/é"])
def test_a_root_path_that_is_none(given: str) -> None:
    with pytest.raises(ValueError, match="path"):
        root_of(given)


@pytest.mark.parametrize("kept", [True, False], ids=["kept", "taken away"])
@pytest.mark.parametrize("root", ["/games", "/web", "/a/b"])
async def test_the_server_lives_under_a_path(house: Opened, root: str, kept: bool) -> None:
    """The proxy may pass the path on as it is, or without the root."""
    before = root if kept else ""
    async with house(root=root) as server:
        ana = server.guest("Ana")
        page = await ana.http.get(f"{before}/t/TABLE")
        assert page.status_code == 200
        assert f'src="{root}/web/main.js"' in page.text
        assert '"/web/' not in page.text.replace(f'"{root}/web/', "") or root == "/web"
        for path in ("/web/main.js", "/games/carcassonne/ui/board.js", "/health", "/api/games"):
            answer = await ana.http.get(before + path)
            assert answer.status_code == 200, path
            assert answer.content
        made = await ana.http.post(f"{before}/api/tables", json=WISH)
        assert f"path={root};" in made.headers["set-cookie"].lower() + ";"
        table = made.json()["table"]
        link = {"text": f"{server.base}{root}/t/{table}#invite=CODE"}
        assert (await ana.http.post(f"{before}/api/qr", json=link)).status_code == 200
        link = {"text": f"{server.base}/elsewhere/{table}"}
        assert (await ana.http.post(f"{before}/api/qr", json=link)).status_code == 400
        where = f"ws://127.0.0.1:{server.port}{before}/api/tables/{table}/live?seat=0"
        cookie = {"Cookie": made.headers["set-cookie"].partition(";")[0]}
        origin: Any = server.base
        async with connect(
            where, origin=origin, additional_headers=cookie, proxy=None, open_timeout=PATIENCE
        ) as socket:
            await socket.send('{"t":"hello"}')
            assert '"update"' in str(await socket.recv())


async def test_under_a_path_requests_are_limited_and_never_kept(house: Opened) -> None:
    limits = Limits(requests=Rate(3, NEVER))
    async with house(root="/games", limits=limits) as server:
        http = server.guest().http
        answers = [await http.get("/games/api/games") for _ in range(4)]
        assert [each.status_code for each in answers] == [200, 200, 200, 429]
        assert {each.headers["cache-control"] for each in answers} == {"no-store"}


async def test_redirects_stay_under_the_path(house: Opened) -> None:
    async with house(root="/games") as server:
        http = server.guest().http
        for asked, meant in (("/games", "/games/"), ("/games/about/", "/games/about")):
            answer = await http.get(asked)
            assert answer.status_code == 307
            assert answer.headers["location"] == f"{server.base}{meant}"


async def test_two_servers_of_one_host_do_not_take_each_others_cookies(house: Opened) -> None:
    """A browser sends the cookie of the longer path first."""
    async with house(root="/games") as server:
        made = await server.guest().http.post("/games/api/tables", json=WISH)
        own = made.headers["set-cookie"].partition(";")[0]
        async with httpx.AsyncClient(
            base_url=server.base, trust_env=False, verify=False, timeout=PATIENCE
        ) as http:
            headers = {"Cookie": f"{own}; aquelarre=of-the-other-server"}
            listed = (await http.get("/games/api/tables", headers=headers)).json()
            assert [each["table"] for each in listed["mine"]] == [made.json()["table"]]
