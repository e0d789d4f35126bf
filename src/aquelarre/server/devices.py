"""Devices: a browser is known by a cookie with a random code, of which only the hash is kept."""

from __future__ import annotations

import re

from starlette.requests import HTTPConnection
from starlette.responses import Response

from aquelarre.server.tokens import hashed, new_code

COOKIE = "aquelarre"
YEAR = 365 * 24 * 3600
OUR_CODE = re.compile(r"[\w-]{16,64}", re.ASCII)


def code_of(connection: HTTPConnection) -> str:
    """The code in the cookie, or nothing. A browser that has cookies of several servers of one
    host sends the one with the longest path first: that is ours."""
    for header in connection.headers.getlist("cookie"):
        for part in header.split(";"):
            name, _, value = part.partition("=")
            if name.strip() == COOKIE:
                return value.strip()
    return ""


def device_of(connection: HTTPConnection) -> bytes:
    """The device that asks; an empty one holds nothing."""
    code = code_of(connection)
    return hashed(code) if code else b""


def known_or_new(request: HTTPConnection) -> tuple[bytes, str]:
    """The device that asks, and a code for a new one."""
    known, code = device_of(request), ""
    if not known:
        code = new_code()
        known = hashed(code)
    return known, code


def with_cookie(response: Response, code: str, request: HTTPConnection) -> Response:
    """Give a new device its cookie: for this server alone, and out of reach of scripts."""
    if not code:
        return response
    root = request.scope.get("app_root_path", request.scope.get("root_path", ""))
    response.set_cookie(
        COOKIE,
        code,
        max_age=YEAR,
        path=root or "/",
        httponly=True,
        samesite="strict",
        secure=request.scope["scheme"] in ("https", "wss"),
    )
    return response


def kept_known(response: Response, request: HTTPConnection) -> Response:
    """Who comes back within a year is known for another one. (What is no code of ours is nobody's,
    and is not sent back.)"""
    code = code_of(request)
    return with_cookie(response, code, request) if OUR_CODE.fullmatch(code) else response
