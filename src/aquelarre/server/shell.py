"""The shell: what makes the site a thing that can be installed. The manifest in both languages, the
service worker at the site's root, and the page that it shows when there is no line."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Any

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from aquelarre.server.lean import lean
from aquelarre.server.responses import encode
from aquelarre.words import Words
from aquelarre.words.language import LANGUAGES

WEB = Path(__file__).parents[1] / "web"
FRESH = {"cache-control": "no-cache"}
DARK = "#14121f"
FILES = ("css/offline.css", "offline.js", "icon.svg")  # of the page without a line
ICONS = (
    ("192.png", 192, "any"),
    ("512.png", 512, "any"),
    ("maskable-192.png", 192, "maskable"),
    ("maskable-512.png", 512, "maskable"),
)


def routes() -> list[BaseRoute]:
    return [
        Route("/sw.js", worker),
        Route("/manifest.webmanifest", manifest),
        Route("/offline/{lang}", offline),
    ]


def _root(request: Request) -> str:
    found: str = request.scope.get("root_path", "")
    return found


def _lang(wanted: str) -> str:
    return wanted if wanted in LANGUAGES else LANGUAGES[0]


async def manifest(request: Request) -> Response:
    """What a system needs to know of an application."""
    root, lang = _root(request), _lang(request.query_params.get("lang", ""))
    words = Words(lang)
    found: dict[str, Any] = {
        "id": f"{root}/",
        "start_url": f"{root}/",
        "scope": f"{root}/",
        "name": words.say("shell-name"),
        "short_name": "Aquelarre",
        "description": words.say("shell-about"),
        "lang": lang,
        "dir": "ltr",
        "display": "standalone",
        "background_color": DARK,
        "theme_color": DARK,
        "categories": ["games"],
        "icons": [
            {
                "src": f"{root}/web/icons/{name}",
                "sizes": f"{size}x{size}",
                "type": "image/png",
                "purpose": purpose,
            }
            for name, size, purpose in ICONS
        ],
    }
    return Response(encode(found), media_type="application/manifest+json", headers=FRESH)


async def worker(request: Request) -> Response:
    """The service worker. It is another one when what it keeps is."""
    source = lean((WEB / "sw.js").read_text("utf-8"))
    text = source.replace("@digest", digest(_root(request)))
    return Response(text, media_type="text/javascript", headers=FRESH)


async def offline(request: Request) -> Response:
    page = offline_page(_lang(str(request.path_params["lang"])), _root(request))
    return HTMLResponse(page, headers=FRESH)


def offline_page(lang: str, root: str) -> str:
    """The page without a line."""
    words = Words(lang)
    page = (WEB / "offline.html").read_text("utf-8").replace("@lang", lang).replace("@root", root)
    texts = {
        "@title": words.say("shell-offline"),
        "@text": words.say("shell-offline-why"),
        "@again": words.say("shell-again"),
    }
    for mark, text in texts.items():
        page = page.replace(mark, escape(text))
    return page


def digest(root: str) -> str:
    """Of all that the worker keeps."""
    stats = tuple((WEB / name).stat().st_mtime_ns for name in (*FILES, "offline.html"))
    return _digest(root, stats)


@lru_cache(16)
def _digest(root: str, _changed: tuple[int, ...]) -> str:
    parts = [offline_page(lang, root).encode() for lang in LANGUAGES]
    parts += [(WEB / name).read_bytes() for name in FILES]
    return hashlib.sha256(b"\0".join(parts)).hexdigest()[:16]
