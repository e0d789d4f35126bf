"""Pages: the files of the client, as they are in the package."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from aquelarre.kernel.catalog import find, folder, names

ASKED_ABOUT = {"cache-control": "no-cache"}


def home(package: str) -> Path:
    return Path(str(files(package)))


def routes() -> list[BaseRoute]:
    """The page itself, under every address that it knows, and its files."""
    page = [
        Route(path, index)
        for path in ("/", "/t/{table}", "/r/{table}", "/rules/{game}", "/about", "/admin")
    ]
    web = home("aquelarre") / "web"
    boards = [
        Mount(f"/games/{name}/ui", Drawn(Path(str(folder(find(name)))) / "ui", web / "plain"))
        for name in names()
    ]
    return [*page, Mount("/web", Fresh(directory=web)), *boards]


class Fresh(StaticFiles):
    """Files that a browser asks about each time; unchanged ones are not sent again. They are many
    and small, so what they say about themselves is kept short: the tag tells what is new."""

    def file_response(self, *args: object, **more: object) -> Response:
        response = super().file_response(*args, **more)  # type: ignore[arg-type]
        response.headers.update(ASKED_ABOUT)
        for idle in ("last-modified", "accept-ranges"):
            del response.headers[idle]
        return response


class Drawn(Fresh):
    """What a game brings for the page; what it does not bring is taken from the plain board."""

    def __init__(self, own: Path, plain: Path) -> None:
        super().__init__(directory=plain)
        if own.is_dir():
            self.all_directories.insert(0, own)


async def index(request: Request) -> Response:
    """The page. Its files lie beside it, wherever that is; they know each other by relative paths,
    and everything else by where they themselves were found (`web/root.js`)."""
    page = (home("aquelarre") / "web" / "index.html").read_text("utf-8")
    root = request.scope.get("root_path", "")
    return HTMLResponse(page.replace('"/web/', f'"{root}/web/'), headers=ASKED_ABOUT)
