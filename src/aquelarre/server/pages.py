"""Pages: the files of the client, as they are in the package."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from aquelarre.kernel.catalog import find, folder, names


def home(package: str) -> Path:
    return Path(str(files(package)))


def routes() -> list[BaseRoute]:
    """The page itself, under every address that it knows, and its files."""
    page = [
        Route(path, index)
        for path in ("/", "/t/{table}", "/r/{table}", "/rules/{game}", "/about", "/admin")
    ]
    boards = [
        Mount(f"/games/{name}/ui", Fresh(directory=Path(str(folder(find(name)))) / "ui"))
        for name in names()
        if (Path(str(folder(find(name)))) / "ui").is_dir()
    ]
    return [*page, Mount("/web", Fresh(directory=home("aquelarre") / "web")), *boards]


class Fresh(StaticFiles):
    """Files that a browser asks about each time; unchanged ones are not sent again. They are many
    and small, so what they say about themselves is kept short: the tag tells what is new."""

    def file_response(self, *args: object, **more: object) -> Response:
        response = super().file_response(*args, **more)  # type: ignore[arg-type]
        response.headers["cache-control"] = "no-cache"
        for idle in ("last-modified", "accept-ranges"):
            del response.headers[idle]
        return response


async def index(request: Request) -> Response:
    path = home("aquelarre") / "web" / "index.html"
    return FileResponse(path, headers={"cache-control": "no-cache"})
