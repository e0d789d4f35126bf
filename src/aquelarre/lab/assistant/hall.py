"""Hall: where assistants come in to play in a league. A server of the Model Context Protocol in a
thread of its own, and the seats that it has to give away."""

from __future__ import annotations

import asyncio
import atexit
import socket
import threading
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from typing import Any

from aquelarre.kernel import Action, Game, Seat, Window
from aquelarre.lab.assistant.desk import LONGEST_WAIT, MOST_SEATS, Desk, DeskError
from aquelarre.lab.far import Data
from aquelarre.lab.text.sight import Sight
from aquelarre.server import frames

Chosen = Future[Action]
CLOSING = 5.0  # seconds for those who are still reading


class NearSeat:
    """A seat of a game in this process, as a desk holds one that is far away. The game writes here
    between two questions (`Hall.show`), and waits for what is chosen."""

    lost: DeskError | None = None

    def __init__(self, game: Game[Any], seat: Seat, seats: int, settings: dict[str, int]) -> None:
        self.game = game
        self.seat = seat
        self.names = [""] * seats
        self.events: list[Data] = []
        self.chat: list[Data] = []
        self.update: Data = {"past": "", "since": 0, "silent": None, "apart": None}
        people = [{"free": False} for _ in range(seats)]
        self.summary: Data = {"status": "playing", "people": people, "settings": settings}
        self.window: Window[Any] | None = None  # while it is asked
        self.position: Data | None = None
        self.chosen: Chosen | None = None
        self.news = asyncio.Condition()

    @property
    def sight(self) -> Sight:
        return Sight(self.game, self.seat, self.position)

    @property
    def over(self) -> bool:
        return bool(self.position and self.position["over"])

    @property
    def ended(self) -> bool:
        return self.over

    @property
    def asked(self) -> bool:
        return self.chosen is not None

    async def until(self, found: Callable[[], Any], seconds: float | None = None) -> Any:
        async with asyncio.timeout(seconds), self.news:
            while not (result := found()):
                await self.news.wait()
            return result

    async def why(self, thing: str) -> Data:
        if self.window is None:
            raise DeskError("Nobody waits for an answer.", reason="turn")
        return frames.why(self.game, self.window.why_not(thing))

    async def answer(self, action: Action, question: int) -> None:
        """The game goes on with it; what comes of it is seen when the seat is asked again."""
        if self.chosen is None:
            raise DeskError("Nobody waits for an answer.", reason="turn")
        chosen, self.chosen, self.window = self.chosen, None, None
        assert self.position is not None
        self.position = {**self.position, "question": {}}
        chosen.set_result(action)

    async def say(self, text: str) -> None:
        raise DeskError("Nobody would hear it.", reason="alone")

    async def leave(self) -> None:
        if self.chosen is not None:
            self.chosen.set_exception(DeskError("The assistant has left.", reason="left"))
            self.chosen = None

    async def leave_line(self) -> None:
        """There is no line."""


class HallDesk(Desk):
    """A desk at which seats are given away: to whoever asks for one, first come, first served."""

    def __init__(self, lang: str) -> None:
        super().__init__("http://localhost", lang)
        self.free: deque[NearSeat] = deque()
        self.came = asyncio.Condition()
        self.closed = False

    async def games(self) -> str:
        return self.say("mcp-hall")

    async def create(
        self, game: str, seats: int, people: int, settings: dict[str, int], name: str
    ) -> str:
        raise DeskError("No tables are made here.", reason="hall")

    async def take(self, link: str, name: str) -> str:
        """The next seat that waits for an assistant, whatever the link says. Games that are over
        leave the desk then. Who plays several seats at once may ask for the next one before they
        have read how the last game ended: as long as there is room it stays to be read."""
        unread = self.unread()
        for name, place in list(self._places.items()):
            full = len(self._places) >= MOST_SEATS
            if place.seat.over and (full or name not in unread):
                del self._places[name]
        self._check_room()
        try:
            async with asyncio.timeout(LONGEST_WAIT), self.came:
                while not self.free:
                    if self.closed:
                        raise DeskError("The league is over.", reason="closed")
                    await self.came.wait()
                seat = self.free.popleft()
        except TimeoutError:
            raise DeskError("No seat waits for anybody.", reason="later") from None
        return self.add(seat)  # type: ignore[arg-type]

    def unread(self) -> set[str]:
        """The seats whose game is over, and nobody has read how it ended."""
        places = self._places.items()
        return {
            name
            for name, place in places
            if place.seat.over and not (place.shown is not None and place.shown.over)
        }

    def told_to_others(self) -> list[str]:
        """Nobody is there to be told."""
        return []

    def _standing(self, place: Any) -> list[str]:
        return [self.say("mcp-hall-free", count=len(self.free))] if self.free else []


class Hall:
    """The server, its thread, and how a game of this process speaks with it."""

    def __init__(self, lang: str, port: int) -> None:
        from aquelarre.server.run import bound

        self._sock: socket.socket = bound("127.0.0.1", port)
        self.address = f"http://127.0.0.1:{self._sock.getsockname()[1]}/mcp"
        self._loop = asyncio.new_event_loop()
        self.desk = HallDesk(lang)
        self._up = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True, name="aquelarre mcp")
        self._thread.start()
        self._up.wait()
        atexit.register(self.close)

    def _run(self) -> None:
        import uvicorn

        from aquelarre.lab.assistant.serving import MOST_BODY, MOST_SESSIONS
        from aquelarre.lab.assistant.tools import server_of

        asyncio.set_event_loop(self._loop)
        app = server_of(self.desk).streamable_http_app(
            max_request_body_size=MOST_BODY, max_sessions=MOST_SESSIONS
        )
        config = uvicorn.Config(app, log_config=None, access_log=False, timeout_graceful_shutdown=2)
        self._server = uvicorn.Server(config)
        try:
            self._loop.run_until_complete(self._serve())
        finally:
            self._up.set()

    async def _serve(self) -> None:
        serving = asyncio.create_task(self._server.serve(sockets=[self._sock]))
        while not self._server.started and not serving.done():
            await asyncio.sleep(0.01)
        self._up.set()
        try:
            await serving
        finally:
            await self._end_the_rest()

    async def _end_the_rest(self) -> None:
        """What watches over streams ends with the server, or Python tells of it at the end."""
        rest = asyncio.all_tasks() - {asyncio.current_task()}
        for task in rest:
            task.cancel()
        await asyncio.gather(*rest, return_exceptions=True)

    def _do(self, work: Any) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()

    def offer(self, seat: NearSeat) -> None:
        """A seat that anybody may take."""
        self._do(self._offer(seat))

    async def _offer(self, seat: NearSeat) -> None:
        async with self.desk.came:
            self.desk.free.append(seat)
            self.desk.came.notify_all()

    def show(
        self, seat: NearSeat, position: Data, events: list[Data], window: Window[Any] | None
    ) -> Chosen:
        """What the seat sees and was told now, and whether it is asked: then what it chooses."""
        chosen: Chosen = Future()
        self._do(self._show(seat, position, events, window, chosen))
        return chosen

    async def _show(
        self,
        seat: NearSeat,
        position: Data,
        events: list[Data],
        window: Window[Any] | None,
        chosen: Chosen,
    ) -> None:
        async with seat.news:
            seat.position, seat.events, seat.window = position, events, window
            seat.chosen = chosen if window is not None else None
            seat.news.notify_all()

    def close(self) -> None:
        """The league is over: who waits for a seat is told so, and the server ends."""
        if self._thread.is_alive():
            self._do(self._close())
            self._thread.join(CLOSING)

    async def _close(self) -> None:
        async with self.desk.came:
            self.desk.closed = True
            self.desk.came.notify_all()
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSING):
                while self.desk.unread():  # they have answered last, and are about to look
                    await asyncio.sleep(0.01)
        self._server.should_exit = True
