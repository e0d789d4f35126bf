"""Responses to requests: JSON, and refusals as one clear sentence."""

from __future__ import annotations

import gzip
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from aquelarre.kernel import AquelarreError, Refusal
from aquelarre.server import counts
from aquelarre.server.errors import BadRequest, Denied, TooMuch

T = TypeVar("T")
MOST_BODY = 16_384
encode = msgspec.json.Encoder().encode


def json(data: object, status: int = 200) -> Response:
    return Response(encode(data), status, media_type="application/json")


def packed(request: Request, found: bytes, kind: str, headers: dict[str, str]) -> Response:
    """What came packed with gzip goes out so, unless the client cannot unpack it."""
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(gzip.decompress(found), media_type=kind, headers=headers)
    headers = {**headers, "content-encoding": "gzip", "vary": "Accept-Encoding"}
    return Response(found, media_type=kind, headers=headers)


def refused(problem: AquelarreError) -> dict[str, Any]:
    """Why something was not done: a key of the locales, the rule, the values of the text."""
    counts.refused(problem.key)
    values = dict(problem.values)
    rule = problem.rule if isinstance(problem, Refusal) else str(values.pop("rule", ""))
    return {"error": problem.key, "rule": rule, "values": values, "sentence": str(problem)}


def refusal(problem: AquelarreError) -> Response:
    status = problem.status if isinstance(problem, Denied) else 409
    return json(refused(problem), status)


async def body_of(request: Request, kind: type[T], most: int = MOST_BODY) -> T:
    """The JSON body of a request, checked."""
    try:
        return msgspec.json.decode(await bytes_of(request, most), type=kind)
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeError, RecursionError):
        raise BadRequest("The request cannot be understood.") from None


async def bytes_of(request: Request, most: int) -> bytes:
    """The body of a request, if all of it comes and it is not too large."""
    found = bytearray()
    try:
        async for chunk in request.stream():
            found += chunk
            if len(found) > most:
                raise TooMuch("The request is too large.")
    except ClientDisconnect:
        raise BadRequest("The request was not sent to its end.") from None
    return bytes(found)


def number(connection: HTTPConnection, name: str, default: int, least: int = -1) -> int:
    """A number of the query, or the default where it is missing or wrong."""
    text = connection.query_params.get(name, "")
    try:
        found = int(text[:9]) if text else default
    except ValueError:
        raise BadRequest("The request cannot be understood.") from None
    return max(least, found)


def seat_number(text: str) -> int:
    """The number of a seat where JSON has but text: as a key."""
    if not (text.isascii() and text.isdigit() and len(text) <= 2):
        raise BadRequest("There is no such seat.")
    return int(text)


def attachment(name: str) -> dict[str, str]:
    """Headers of what a browser shall keep as a file of this name."""
    return {"content-disposition": f'attachment; filename="{name}"'}
