"""Pages: the files of the client, as they are in the package but for comments in scripts."""

from __future__ import annotations

import os
from importlib.resources import files
from pathlib import Path

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import NotModifiedResponse, PathLike, StaticFiles
from starlette.types import Scope

from aquelarre.kernel.catalog import find, folder, names
from aquelarre.server.lean import is_ours, script

ASKED_ABOUT = {"cache-control": "no-cache"}
TAG = 8  # letters by which a file is known: a page asks for eighty


def home(package: str) -> Path:
    return Path(str(files(package)))


def routes() -> list[BaseRoute]:
    """The page itself, under every address that it knows, and its files."""
    page = [
        Route(path, index)
        for path in (
            *("/", "/t/{table}", "/r/{table}", "/rules/{game}", "/groups", "/g/{group}"),
            *("/me", "/about", "/bots", "/devices", "/admin", "/puzzles", "/workshop"),
            *("/puzzles/{game}", "/puzzles/{game}/{puzzle}", "/workshop/{game}"),
        )
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

    def file_response(
        self, full_path: PathLike, stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        response: Response = FileResponse(full_path, status_code, stat_result=stat_result)
        tag = response.headers["etag"].strip('"')
        response.headers["etag"] = f'"{tag[:TAG]}"'
        if self.is_not_modified(response.headers, Headers(scope=scope)):
            response = NotModifiedResponse(response.headers)
        response.headers.update(ASKED_ABOUT)
        for idle in ("last-modified", "accept-ranges"):
            del response.headers[idle]
        path = Path(full_path)
        if response.status_code != 200 or not is_ours(path):
            return response
        headers = {name: response.headers[name] for name in (*ASKED_ABOUT, "etag")}
        headers["content-type"] = "text/javascript"  # modules are UTF-8, whatever is said of them
        return Response(script(path, stat_result), 200, headers)


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
    scope = request.scope
    root = scope.get("app_root_path", scope.get("root_path", ""))  # also where a part was asked
    return HTMLResponse(page.replace('"/web/', f'"{root}/web/'), headers=ASKED_ABOUT)


async def nowhere(request: Request, problem: Exception) -> Response:
    """An address that is none: whoever opens it in a browser reads so on the page, in their own
    language and with a way to the lobby; programs get two words."""
    asked = request.scope.get("method") in ("GET", "HEAD")
    if asked and "text/html" in request.headers.get("accept", ""):
        page = await index(request)
        page.status_code = 404
        return page
    return PlainTextResponse("Not Found", 404)
