"""How much is loaded. (How long a board takes to draw: tools/board_update.py)"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from aquelarre.kernel import catalog

if TYPE_CHECKING:
    from tests.browser.conftest import Opened, Person

MOST_BYTES = 200_000


def weigh(one: Person, path: str, ready: str) -> dict[str, int]:
    """The bytes that came over the line for each address, compressed as they came."""
    session = one.context.new_cdp_session(one.page)
    session.send("Network.enable")
    addresses: dict[str, str] = {}
    sizes: dict[str, int] = {}

    def asked(event: dict[str, Any]) -> None:
        addresses[event["requestId"]] = event["request"]["url"]

    def done(event: dict[str, Any]) -> None:
        address = addresses.get(event["requestId"], "?")
        sizes[address] = sizes.get(address, 0) + int(event["encodedDataLength"])

    session.on("Network.requestWillBeSent", asked)
    session.on("Network.loadingFinished", done)
    one.goto(path)
    one.page.locator(ready).first.wait_for()
    one.page.wait_for_load_state("networkidle")
    return sizes


def report(what: str, sizes: dict[str, int]) -> int:
    whole = sum(sizes.values())
    heaviest = sorted(sizes.items(), key=lambda each: -each[1])[:6]
    print(f"{what}: {whole / 1000:.1f} kB in {len(sizes)} files; the heaviest:")
    for address, size in heaviest:
        print(f"  {size / 1000:6.1f} kB {address}")
    return whole


def test_the_first_load_of_the_lobby_is_light(person: Opened) -> None:
    sizes = weigh(person("Ana"), "/", ".game-actions button")
    assert report("lobby", sizes) < MOST_BYTES


def test_the_first_load_of_an_invited_friend_is_light(person: Opened) -> None:
    made = person("Ana").make("walpurgisnacht", 4)
    sizes = weigh(person("Bea"), f"/t/{made['table']}#invite={made['invite']}", ".sit")
    assert report("invited", sizes) < MOST_BYTES


@pytest.mark.parametrize("game", catalog.names())
def test_the_first_load_of_a_running_table_is_light(person: Opened, game: str) -> None:
    ana = person("Ana")
    made = ana.make(game, 4, bots={"1": "random", "2": "random", "3": "random"})
    sizes = weigh(ana, f"/t/{made['table']}", ".stage .sheet [data-ref]")
    assert report(game, sizes) < MOST_BYTES


@pytest.mark.parametrize(("lang", "north"), [("es", "norte"), ("en", "north")])
def test_the_long_names_of_carcassonne_belong_to_the_first_load(
    person: Opened, lang: str, north: str
) -> None:
    """Who hears the board need press no key for them."""
    ana = person("Ana", lang=lang)
    made = ana.make("carcassonne", 4, bots={"1": "random", "2": "random", "3": "random"})
    named = f".stage [data-ref^='place:'][aria-label*='({north} ']"
    sizes = weigh(ana, f"/t/{made['table']}", named)
    assert report(f"carcassonne, {lang}", sizes) < MOST_BYTES
