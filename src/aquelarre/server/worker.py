"""A worker: a process that does one piece of work after the other for the server that started it.

Work comes over its standard input and what came of it goes back over its standard output, each as
a length and so many bytes. Each piece of work has a number; a number alone says that nobody waits
any more for what comes of that piece, and whoever works long asks for it (`wanted`). Its input ends
when the server ends, however that ends: then the worker ends too, in the middle of its work if need
be.
"""

from __future__ import annotations

import os
import signal
import struct
import sys
import traceback
from contextlib import suppress
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import IO, Any

from aquelarre.bots.wanted import as_long_as
from aquelarre.kernel import AquelarreError
from aquelarre.kernel.packing import packed, unpacked

LENGTH = struct.Struct("!Q")
NUMBER = struct.Struct("!Q")
# What can come of a piece of work; it is broken off if whoever works heard that nobody waits.
DONE, REFUSED, STUMBLED, BROKEN_OFF = "done", "refused", "stumbled", "broken off"


def put(pipe: IO[bytes], message: bytes) -> None:
    pipe.write(LENGTH.pack(len(message)) + message)
    pipe.flush()


def take(pipe: IO[bytes]) -> bytes:
    """The next message. Raises `EOFError` when the other side is gone."""
    (length,) = LENGTH.unpack(_exactly(pipe, LENGTH.size))
    return _exactly(pipe, length)


def _exactly(pipe: IO[bytes], count: int) -> bytes:
    found = pipe.read(count)
    if len(found) < count:
        raise EOFError
    return found


def done(message: bytes) -> tuple[str, Any]:
    """Do a piece of work: a function of ours and what it is given."""
    try:
        work, given = unpacked(message)
        return DONE, work(*given)
    except AquelarreError as problem:
        return REFUSED, problem
    except Exception:
        return STUMBLED, traceback.format_exc()


def nothing() -> None:
    """The least that can be asked of a worker."""


def main() -> None:
    for heard in (signal.SIGINT, signal.SIGTERM):  # they are for the server, and it ends us
        signal.signal(heard, signal.SIG_IGN)
    patience = int(sys.argv[1])
    if patience and hasattr(os, "nice"):
        os.nice(patience)
    coming, going = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a game might print must not get between our messages
    news = News()
    Thread(target=_listen, args=(coming, news), daemon=True).start()
    while True:
        number, message = news.work.get()
        as_long_as(partial(news.waited_for, number))
        what, found = done(message)
        if news.broken_off == number:
            what, found = BROKEN_OFF, None  # thought out half: not to be had for the whole
        with suppress(BrokenPipeError):  # nobody is left to hear it: the listener ends us
            put(going, packed((what, found)))


class News:
    """What the server has said: work to do, and for which piece nobody waits any more."""

    def __init__(self) -> None:
        self.work: SimpleQueue[tuple[int, bytes]] = SimpleQueue()
        self.unwanted = -1  # one at a time is done, so the last number is enough
        self.broken_off = -1  # whoever worked on this one was told so

    def begins(self, number: int) -> None:
        """What was put off is wanted again."""
        if self.unwanted == number:
            self.unwanted = -1
        self.broken_off = -1

    def waited_for(self, number: int) -> bool:
        if self.unwanted == number:
            self.broken_off = number
        return self.unwanted != number


def _listen(coming: IO[bytes], news: News) -> None:
    """Pass work on while other work is being done, and end everything with the server."""
    with suppress(EOFError, OSError):
        while True:
            message = take(coming)
            (number,) = NUMBER.unpack(message[: NUMBER.size])
            if len(message) > NUMBER.size:
                news.begins(number)
                news.work.put((number, message[NUMBER.size :]))
            else:
                news.unwanted = number
    os._exit(0)


if __name__ == "__main__":
    main()
