"""Groups of people, for tests: made, joined, asked, and their tables played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.server.people import Data, any_of

from aquelarre.kernel import Dice

if TYPE_CHECKING:
    from tests.server.conftest import Guest, Serving


async def make(guest: Guest, name: str = "Club") -> Data:
    return await guest.post("/api/groups", name=name, me=guest.name)


async def join(guest: Guest, made: Data, status: int = 200) -> Data:
    path = f"/api/groups/{made['group']}/join"
    return await guest.post(path, status, code=made["code"], name=guest.name)


async def page(guest: Guest, made: Data, status: int = 200) -> Data:
    found: Data = await guest.get(f"/api/groups/{made['group']}", status)
    return found


async def do(guest: Guest, made: Data, what: str, status: int = 200, **more: Any) -> Data:
    return await guest.post(f"/api/groups/{made['group']}/{what}", status, **more)


async def games(guest: Guest, made: Data, start: int = 0) -> Data:
    found: Data = await guest.get(f"/api/groups/{made['group']}/games?from={start}")
    return found


async def ratings(guest: Guest, made: Data) -> Data:
    found: Data = await guest.get(f"/api/groups/{made['group']}/ratings")
    return found


async def club(server: Serving, *names: str) -> tuple[Data, list[Guest]]:
    """A group with these members; the first is its owner."""
    guests = [server.guest(name) for name in names]
    made = await make(guests[0])
    for guest in guests[1:]:
        await join(guest, made)
    return made, guests


async def table(
    made: Data, guests: list[Guest], game: str = "carcassonne", seats: int = 2, **more: Any
) -> str:
    """A table of the group at which these members sit."""
    found = await guests[0].make(game, seats, group=made["group"], **more)
    for guest in guests[1:]:
        await guest.join(found["table"])
    name: str = found["table"]
    return name


async def to_the_end(server: Serving, name: str, guests: list[Guest]) -> None:
    """All of them play at random until the game is over."""
    seats = [
        [
            each["seat"]
            for each in (await guest.get(f"/api/tables/{name}"))["people"]
            if each["mine"]
        ]
        for guest in guests
    ]
    lives = [
        await guest.live(name, seat)
        for guest, own in zip(guests, seats, strict=True)
        for seat in own
    ]
    while not all(live.over for live in lives):
        for number, live in enumerate(lives):
            if not live.over and live.my_turn():
                await live.play(Dice(number + 1), 1)
        await any_of(lives, lambda live: live.over or live.my_turn(), "a turn")
    for live in lives:
        await live.close()


def names(found: Data) -> list[str]:
    return [each["name"] for each in found["members"]]
