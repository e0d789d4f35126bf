"""How long a phone waits on a slow line: for the first byte, for the board, and for an update.

    python tools/slow_line.py [carcassonne …] [--rounds 5] [--answers 12] [--line slow3g]

A phone in a Chromium without a screen, its line slowed down by the browser's own means (latency
and bits a second, both ways; what comes over a WebSocket has no latency there), with an empty cache
each time. At a table that has been played for a while, against random bots that answer at once: the
first byte of the page, until the board is there, and then, for each answer that is given on it,
until the update has come, and how many bytes it has.
By turns with updates as changes and with whole ones (as before): a page that does not ask for
changes gets whole ones. What counts is the difference between the two ways in one round.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from random import Random
from statistics import median
from time import monotonic
from typing import Any, NamedTuple

from playwright.sync_api import BrowserContext, Page, sync_playwright

import browser as system
import held
from board_update import SERVE, SIZES


class Line(NamedTuple):
    """A slow line: milliseconds there and back, and bits a second down and up."""

    latency: float
    down: float
    up: float


LINES = {"slow3g": Line(400, 400_000, 400_000), "3g": Line(150, 1_600_000, 750_000)}
WAYS = {"changes": True, "whole": False}
PATIENCE = 60_000  # milliseconds
BEFORE = 20  # answers that were given before the phone comes

# In the page, before anything else: what comes is noted with its size, and where whole updates are
# wanted, nobody asks for changes.
IN_PAGE = """
window.updates = [];
window.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given);
    window.line = this;
    const held = new Held();
    this.addEventListener("message", ({ data }) => {
      const at = performance.now();
      const told = JSON.parse(data);
      if (told.t !== "update" && told.t !== "change") return;
      const { position } = held.take(told);
      window.updates.push({ position, at, bytes: new TextEncoder().encode(data).length });
    });
  }
  send(text) {
    super.send(WANTS ? text : text.replace(',"changes":true', ""));
  }
};
"""
ASKED = """() => {
  const { question, over } = window.updates.at(-1)?.position ?? {};
  return over || (question?.mine && !question.answered);
}"""
ANSWER = """async (pick) => {
  const count = window.updates.length;
  const { question, over } = window.updates.at(-1).position;
  if (over) return null;
  const action = question.options[Math.floor(pick * question.options.length)].action;
  const id = String(Math.random());
  const start = performance.now();
  window.line.send(JSON.stringify({ t: "answer", id, question: question.number, action }));
  while (window.updates.length <= count) await new Promise((done) => setTimeout(done, 5));
  const { at, bytes } = window.updates[count];
  return [at - start, bytes];
}"""


class Waited(NamedTuple):
    """What one phone has waited for, in milliseconds, and the bytes of an update."""

    first_byte: float
    board: float
    update: float
    bytes: float


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("games", nargs="*", default=["carcassonne", "las_brujas"])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--answers", type=int, default=12)
    parser.add_argument("--line", choices=LINES, default="slow3g")
    wishes = parser.parse_args()
    found = system.chromium()
    if found is None:
        sys.exit(system.MISSING)
    with tempfile.TemporaryDirectory(prefix="aquelarre-") as folder, sync_playwright() as pw:
        server = subprocess.Popen(
            [sys.executable, "-c", SERVE, folder], stdout=subprocess.PIPE, text=True
        )
        try:
            assert server.stdout is not None
            base = f"http://127.0.0.1:{int(server.stdout.readline())}"
            arguments = ["--no-sandbox"] if os.name == "posix" and os.geteuid() == 0 else []
            chromium = pw.chromium.launch(executable_path=found, args=arguments)
            for game in wishes.games:
                times: dict[str, list[Waited]] = {way: [] for way in WAYS}
                for number in range(wishes.rounds):
                    for way in sorted(WAYS, reverse=bool(number % 2)):
                        width, height = SIZES[True]
                        context = chromium.new_context(
                            base_url=base,
                            viewport={"width": width, "height": height},
                            is_mobile=True,
                            has_touch=True,
                            device_scale_factor=3,
                            service_workers="block",  # it would have the page already
                        )
                        chance = Random(f"{game} {number}")
                        times[way].append(waited(context, game, way, wishes, chance))
                        context.close()
                        told = ", ".join(f"{each:,.0f}" for each in times[way][-1])
                        print(f"{number + 1}, {way}: {told}", flush=True)
                report(game, times)
            chromium.close()
        finally:
            server.terminate()
            server.wait()


def waited(
    context: BrowserContext, game: str, way: str, wishes: argparse.Namespace, chance: Random
) -> Waited:
    """One phone at a table of its own."""
    wants = f"const WANTS = {'true' if WAYS[way] else 'false'};\n"
    context.add_init_script(held.script() + wants + IN_PAGE)
    page = context.new_page()
    page.goto("/about")
    headers = {"X-Aquelarre": "1", "Origin": page.url.removesuffix("/about")}
    bots = {str(seat): "random" for seat in range(1, 5)}
    wish: dict[str, Any] = {"game": game, "seats": 5, "name": "Ana", "bots": bots}
    table = page.context.request.post("/api/tables", data=wish, headers=headers).json()["table"]
    page.goto(f"/t/{table}")
    play(page, BEFORE, chance)
    slow(context, page, LINES[wishes.line])
    began = monotonic()
    page.goto(f"/t/{table}", wait_until="commit")
    first = 1000 * (monotonic() - began)
    page.locator(".stage .sheet [data-ref]").first.wait_for(timeout=PATIENCE)
    board = 1000 * (monotonic() - began)
    updates = play(page, wishes.answers, chance)
    return Waited(
        first, board, *(median(column) for column in zip(*updates or [(0.0, 0.0)], strict=True))
    )


def play(page: Page, answers: int, chance: Random) -> list[tuple[float, float]]:
    """Answer at random: how long each took, and the bytes of what came."""
    found: list[tuple[float, float]] = []
    for _ in range(answers):
        page.wait_for_function(ASKED, timeout=PATIENCE)
        came = page.evaluate(ANSWER, chance.random())
        if came is None:
            break
        found.append((came[0], came[1]))
    return found


def slow(context: BrowserContext, page: Page, line: Line) -> None:
    """From now on the line of this page is slow, and nothing is in its cache."""
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.clearBrowserCache")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    wish = {"latency": line.latency, "downloadThroughput": line.down / 8}
    session.send(
        "Network.emulateNetworkConditions",
        {"offline": False, "uploadThroughput": line.up / 8, **wish},
    )


def report(game: str, times: dict[str, list[Waited]]) -> None:
    """Medians, lowest and highest of each way."""
    for way, some in times.items():
        parts = []
        for name in Waited._fields:
            values = [getattr(each, name) for each in some]
            low, middle, high = min(values), median(values), max(values)
            parts.append(f"{name.replace('_', ' ')} {middle:,.0f} ({low:,.0f}–{high:,.0f})")
        print(f"{game}, {way}: {', '.join(parts)}", flush=True)


if __name__ == "__main__":
    main()
