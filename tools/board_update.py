"""How long a browser works on an update of a table, and on a mouse that moves over its board.

    python tools/board_update.py [carcassonne | walpurgisnacht] [--seats 3] [--phone]

A whole game is played against bots in a Chromium without a screen. An update's time is that of the
page's main thread from the arrival of the message to the end of the next frame: script, style,
layout and paint, without the time it waits for the frame. Pixels are made elsewhere and do not
count. The bots take their time, so that no two updates come in one frame. Of Carcassonne only late
positions count, from 60 tiles on. Measure on a machine that does nothing else.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from random import Random
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import Page, sync_playwright

import browser as system
import held

LATE = 60  # tiles
SIZES = {False: (1440, 900), True: (390, 844)}  # by whether it is a phone
SERVE = """
import sys
from pathlib import Path
from aquelarre.server.config import Config
from aquelarre.server.limits import Limits
from aquelarre.server.run import bound, serve
sock = bound("127.0.0.1", 0)
print(sock.getsockname()[1], flush=True)
serve(Config(data=Path(sys.argv[1]), thinkers=0, pace=0.1, limits=Limits.none()), sock)
"""

# In the page, before anything else. `busy(work)` runs it and says how long the main thread was at
# work until the end of the next frame: the work itself with what it leaves for later in the same
# task, and the frame. Where both run into one, they are one.
IN_PAGE = """
(() => {
  const task = () => new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => done(performance.now());
    port2.postMessage(null);
  });
  const frame = () => new Promise((done) => requestAnimationFrame(() => {
    const from = performance.now();
    task().then((to) => done({ from, to }));
  }));
  window.busy = async (work) => {
    const start = performance.now();
    const [drawn, ended] = [frame(), task()];
    work();
    const [{ from, to }, end] = await Promise.all([drawn, ended]);
    performance.measure("update", { start, end: to });
    return from < end ? to - start : end - start + (to - from);
  };
  window.times = [];
  window.heard = null;
  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      window.line = this;
    }
    set onmessage(listener) {
      super.onmessage = (event) => {
        const told = JSON.parse(event.data);
        const update = told.t === "update" || told.t === "change";
        const message = update ? (this.held ??= new Held()).take(told) : told;
        if (!update) listener(event);
        else window.busy(() => listener(event)).then((time) => {
          window.times.push(time);
          window.heard = message;
        });
      };
    }
  };
  for (const game of ["carcassonne", "new_salem", "las_brujas", "walpurgisnacht"]) {
    try { localStorage.setItem(`aquelarre-hint-${game}`, "seen"); } catch { /* about:blank */ }
  }
})();
"""
ASKED = """() => {
  const { question, over } = window.heard?.position ?? {};
  return over || (question?.mine && !question.answered);
}"""
POSITION = """() => {
  const { question, over, view } = window.heard.position;
  return { over, number: question?.number, tiles: view.tiles?.length ?? 0,
           actions: (question?.options ?? []).map((each) => each.action) };
}"""
ANSWER = """([number, action]) => {
  window.heard = null;
  const id = crypto.randomUUID?.() ?? String(Math.random());
  window.line.send(JSON.stringify({ t: "answer", id, question: number, action }));
}"""
HOVER = """async () => {
  const times = [];
  for (const thing of [...document.querySelectorAll(".stage [data-ref].can")].slice(0, 8)) {
    const over = new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" });
    times.push(await window.busy(() => thing.dispatchEvent(over)));
  }
  return times;
}"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("games", nargs="*", default=["carcassonne", "walpurgisnacht"])
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--phone", action="store_true")
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
            width, height = SIZES[wishes.phone]
            for game in wishes.games:
                context = chromium.new_context(
                    base_url=base, viewport={"width": width, "height": height}
                )
                context.add_init_script(held.script() + IN_PAGE)
                report(game, *watched(context.new_page(), game, wishes.seats))
                context.close()
            chromium.close()
        finally:
            server.terminate()
            server.wait()


def watched(page: Page, game: str, seats: int) -> tuple[list[float], list[float]]:
    """Play a game at random, and time the updates and the pointing of its late positions."""
    page.goto("/about")
    headers = {"X-Aquelarre": "1", "Origin": page.url.removesuffix("/about")}
    bots = {str(seat): "random" for seat in range(1, seats)}
    wish: dict[str, Any] = {"game": game, "seats": seats, "name": "Ana", "bots": bots}
    made = page.context.request.post("/api/tables", data=wish, headers=headers).json()
    page.goto(f"/t/{made['table']}")
    page.locator(".stage .sheet [data-ref]").first.wait_for()
    chance = Random(7)
    hovers: list[float] = []
    late = game != "carcassonne"
    while True:
        page.wait_for_function(ASKED)
        now = page.evaluate(POSITION)
        if now["over"]:
            return page.evaluate("() => window.times"), hovers
        if not late and now["tiles"] >= LATE:
            late = True
            page.evaluate("() => { window.times.length = 0; }")
        if late and len(hovers) < 60:
            hovers += page.evaluate(HOVER)
        page.evaluate(ANSWER, [now["number"], chance.choice(now["actions"])])


def report(game: str, times: list[float], hovers: list[float]) -> None:
    for what, some in (("updates", times), ("pointing", hovers)):
        if len(some) < 2:
            continue
        slow = quantiles(some, n=20)[-1]
        print(
            f"{game}, {what}: {len(some)} times, median {median(some):.1f} ms, "
            f"95 % within {slow:.1f} ms, slowest {max(some):.1f} ms"
        )


if __name__ == "__main__":
    main()
