#!/usr/bin/env python3
"""A small engine in Python: it reads and writes JSON lines, and needs nothing but Python.

    aquelarre simulate carcassonne --games 4 --bots cmd:examples/engine_python/engine.py,random
    aquelarre engine check examples/engine_python/engine.py

It takes any answer, but not one that would give something away or end its turn while there is
anything else, and it keeps all that it was told, as an engine that wants to remember would. The
messages are explained in docs/ENGINE-PROTOCOL.md.
"""

import json
import random
import sys

SHY = ("pass", "keep", "no_", "end", "stop", "done")  # verbs that do nothing, or end something


def say(t, **fields):
    """Write one message, at once: whoever forgets to flush is never heard."""
    sys.stdout.write(json.dumps({"t": t, **fields}) + "\n")
    sys.stdout.flush()


class Engine:
    def __init__(self):
        self.game = {}  # the game that is played, as `new` described it
        self.told = []  # everything that our seat was told in it
        self.position = {}
        self.options = []
        self.ask = ""

    def hello(self, message):
        if 1 not in message["protocol"]:
            say("error", sentence="This engine speaks version 1 of the protocol only.")
            sys.exit(1)
        say("hello", protocol=1, name="Python sample", games=["*"], texts="")

    def new(self, message):
        self.game, self.told = message, []

    def told_(self, message):
        """What is told takes the place of all that we have from that number on."""
        self.told[message["from"] :] = message["events"]

    def position_(self, message):
        self.position = message

    def options_(self, message):
        self.ask, self.options = message["ask"], message["options"]

    def go(self, message):
        """Answer in time. All chance comes from the seed, so the same game can be played again."""
        chance = random.Random(message["seed"])
        if self.ask == "aside" and chance.random() < 0.9:
            say("answer", id=message["id"], n=None)  # silence
            return
        bold = [option for option in self.options if not option["verb"].startswith(SHY)]
        say("answer", id=message["id"], n=chance.choice(bold or self.options)["n"])


def main():
    engine = Engine()
    handlers = {
        "hello": engine.hello,
        "new": engine.new,
        "told": engine.told_,
        "position": engine.position_,
        "options": engine.options_,
        "go": engine.go,
    }
    for line in sys.stdin:  # the end of the input is a goodbye, too
        message = json.loads(line)
        if message["t"] == "bye":
            return
        # We answer at once, so `stop` comes too late to matter; what we do not know we ignore.
        handlers.get(message["t"], lambda message: None)(message)


if __name__ == "__main__":
    main()
