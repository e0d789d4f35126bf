"""Answers to requests: JSON, and refusals as one clear sentence."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from aquelarre.kernel import AquelarreError, Refusal
from aquelarre.server.errors import BadRequest, Denied, TooMuch

T = TypeVar("T")
MOST_BODY = 16_384
encode = msgspec.json.Encoder().encode


def json(data: object, status: int = 200) -> Response:
    return Response(encode(data), status, media_type="application/json")


def refused(problem: AquelarreError) -> dict[str, Any]:
    """Why something was not done: a key of the locales, the rule, the values of the text."""
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
    found = bytearray()
    async for chunk in request.stream():
        found += chunk
        if len(found) > most:
            raise TooMuch("The request is too large.")
    return bytes(found)
