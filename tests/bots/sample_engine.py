"""An engine that does one thing wrong, for the tests: `python sample_engine.py FAULT [DIARY]`.

With a diary it writes down there all that it reads, line by line.
"""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path
from typing import Any

FAULT = sys.argv[1]
DIARY = sys.argv[2] if len(sys.argv) > 2 else ""


def write(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()


def say(t: str, **fields: Any) -> None:
    write(json.dumps({"t": t, **fields}) + "\n")


def hello() -> None:
    if FAULT == "mute":
        time.sleep(1000)
    if FAULT == "rude":
        say("answer", id=1, n=0)
    version = 99 if FAULT == "newer" else 1
    games = {"picky": ["walpurgisnacht"], "only": ["chess"]}.get(FAULT, ["*"])
    texts = "es" if FAULT == "es" else ""
    say("hello", protocol=version, name="Sample", games=games, texts=texts, mood="fine")


def go(number: int, ask: str, count: int) -> None:
    """Answer as the fault says; without one, take the first option and keep silent unasked."""
    if FAULT == "dies":
        print("\x1b[31mTraceback: out of ideas", file=sys.stderr, flush=True)
        os._exit(3)
    if FAULT == "garbage":
        write("I would rather not\n")
    elif FAULT == "list":
        write("[1, 2]\n")
    elif FAULT == "endless":
        write("x" * 200_000)
    elif FAULT == "talkative":
        for _ in range(5_000):
            say("thinking", about="nothing")
    elif FAULT == "complains":
        say("error", sentence="My head aches.")
    elif FAULT == "loud":
        print("o" * 100_000, file=sys.stderr, flush=True)
    if FAULT in ("good", "es", "loud", "picky", "only", "stays"):
        say("answer", id=number, n=None if ask == "aside" else 0)
    elif FAULT == "illegal":
        say("answer", id=number, n=count)
    elif FAULT == "negative":
        say("answer", id=number, n=-1)
    elif FAULT == "silent":
        say("answer", id=number, n=None)
    elif FAULT == "stale":
        say("answer", id=number - 1, n=0)
    elif FAULT == "nested":
        write("[" * 60_000 + "\n")


def main() -> None:
    ask, count = "", 0
    for line in sys.stdin:
        if DIARY:
            with Path(DIARY).open("a", encoding="utf-8") as diary:
                diary.write(line)
        message = json.loads(line)
        if message["t"] == "hello":
            hello()
            if FAULT == "deaf":
                time.sleep(1000)
        elif message["t"] == "options":
            ask, count = message["ask"], len(message["options"])
        elif message["t"] == "go":
            go(message["id"], ask, count)
        elif message["t"] == "bye" and FAULT != "stays":
            return
    while FAULT == "stays":
        time.sleep(1)


if __name__ == "__main__":
    main()
