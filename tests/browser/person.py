"""A device with one page, and somebody who sits in front of it."""

from __future__ import annotations

import json
import os
import re
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Dialog,
    Locator,
    Page,
    WebError,
)

import held

Data = dict[str, Any]
PATIENCE = 60_000  # milliseconds after which a test says what it was waiting for
IN_PAGE = Path(__file__).with_name("page.js")  # what is put into every page
DESKTOP, PHONE = (1440, 900), (390, 844)
# Is the middle of a thing outside the window in which the board is seen?
OUTSIDE = """(thing) => {
  const frame = thing.closest(".frame")?.getBoundingClientRect();
  const { x, y, width, height } = thing.getBoundingClientRect();
  const [right, down] = [x + width / 2, y + height / 2];
  return Boolean(frame) && (right < frame.left || right > frame.right || down < frame.top
    || down > frame.bottom);
}"""
# SLOW_PAGE=8 ./test tests/browser: pages on a processor eight times as slow, to find races
SLOW_PAGE = float(os.environ.get("SLOW_PAGE", "1"))

# A server closes a line on which nothing was said for a while; a request that is sent at that very
# moment has not been heard, and is sent again.
AGAIN = 2


class Person:
    """One device: a browser context with one page, and what went wrong in it."""

    def __init__(self, browser: Browser, base: str, name: str, **settings: Any) -> None:
        phone = settings.pop("phone", False)
        lang, theme = settings.pop("lang", "en"), settings.pop("theme", "dark")
        size = settings.pop("size", PHONE if phone else DESKTOP)
        self.base, self.name, self.lang, self.touch = base, name, lang, phone
        self.problems: list[str] = []
        self.allowed: list[str] = []
        hint = settings.pop("hint", False)
        # What moves without end takes half a processor here. Tests of motion ask for it.
        settings.setdefault("reduced_motion", "reduce")
        # Only tests of it have a service worker: it sees requests before a test does.
        settings.setdefault("service_workers", "block")
        self.context: BrowserContext = browser.new_context(
            base_url=base,
            viewport={"width": size[0], "height": size[1]},
            locale={"es": "es-ES", "en": "en-GB"}[lang],
            color_scheme=theme,
            has_touch=phone,
            is_mobile=phone,
            device_scale_factor=2 if phone else 1,
            **settings,
        )
        self.context.set_default_timeout(PATIENCE)
        if hint:
            self.context.add_init_script("window.hintless = []")
        self.context.add_init_script(held.script() + IN_PAGE.read_text("utf-8"))
        self.context.on("console", self._console)
        self.context.on("weberror", self._error)
        self.context.on("dialog", self._dialog)
        self.page: Page = self.context.new_page()
        if SLOW_PAGE > 1:
            devtools = self.context.new_cdp_session(self.page)
            devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOW_PAGE})

    # -- what goes wrong ---------------------------------------------------------------------

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "assert"):
            self.problems.append(f"console: {message.text} ({message.location.get('url')})")

    def _error(self, error: WebError) -> None:
        self.problems.append(f"exception: {error.error}")

    def _dialog(self, dialog: Dialog) -> None:
        self.problems.append(f"dialog: {dialog.message}")
        dialog.dismiss()

    def allow(self, pattern: str) -> None:
        """Something that a browser says by itself, and that this test brings about."""
        self.allowed.append(pattern)

    def wrong(self) -> list[str]:
        bad = [x for x in self.problems if not any(re.search(p, x) for p in self.allowed)]
        return [f"{self.name}: {each}" for each in bad]

    # -- requests of this device, past the page ----------------------------------------------

    def post(self, path: str, **body: Any) -> Data:
        headers = {"X-Aquelarre": "1", "Origin": self.base, "Content-Type": "application/json"}
        answer = self.context.request.post(
            path, data=json.dumps(body), headers=headers, max_retries=AGAIN
        )
        assert answer.ok, (path, answer.status, answer.text())
        return dict(answer.json())

    def get(self, path: str) -> Any:
        answer = self.context.request.get(path, max_retries=AGAIN)
        assert answer.ok, (path, answer.status, answer.text())
        return answer.json()

    def make(self, game: str, seats: int, **more: Any) -> Data:
        """A table with this person at it, but not in front of it yet."""
        return self.post("/api/tables", **{"game": game, "seats": seats, "name": self.name, **more})

    def join(self, made: Data) -> None:
        path = f"/api/tables/{made['table']}/join"
        self.post(path, invite=made["invite"], seat=-1, name=self.name)

    # -- the page ----------------------------------------------------------------------------

    def goto(self, path: str) -> Page:
        self.page.goto(path)
        return self.page

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name)

    def hit(self, target: Locator) -> None:
        """With the mouse, or with a finger."""
        (target.tap if self.touch else target.click)()

    def heard(self, seat: int) -> Data:
        """What the server has told this page for a seat (-1: who watches), as drawn."""
        found: Data = self.page.evaluate("(seat) => window.heard[seat]", seat)
        assert found["faults"] == [], found["faults"]
        return found

    def until(self, what: str, given: Any = None) -> None:
        """Wait until a function of the page says yes."""
        # a handle would keep what it stands for in the memory of the page
        self.page.wait_for_function(what, arg=given).dispose()

    def told(self, what: str, given: Any = None) -> Any:
        """The same, and what it says then, in one look: a second one may see something else."""
        found = self.page.wait_for_function(what, arg=given)
        said = found.json_value()
        found.dispose()
        return said

    def until_so(self, what: str, given: Any = None) -> None:
        """The same with a function that has to wait itself: a promise is no yes yet."""
        self.page.evaluate(
            f"""async ([given, patience]) => {{
              const until = performance.now() + patience;
              while (!(await ({what})(given))) {{
                if (performance.now() > until) throw new Error("it does not become so");
                await new Promise((done) => setTimeout(done, 20));
              }}
            }}""",
            [given, PATIENCE],
        )

    def until_still(self) -> None:
        """Wait until nothing is moved any more by what comes late."""
        self.until_so("() => window.still()")

    def until_last(self, seat: int) -> None:
        """Wait until nobody but this seat is still to answer: till then the others' answers may
        change what is to be seen."""
        self.until(
            """(seat) => (window.heard[seat].position.question?.asked ?? [])
              .every((each) => each === seat)""",
            seat,
        )

    def serious(self) -> list[str]:
        """What axe finds here, as on all pages (test_axe.py)."""
        found = find_spec("axe_playwright_python")
        if found is None or found.origin is None:
            pytest.skip("axe_playwright_python is not installed: axe is not run")
        self.page.evaluate(Path(found.origin).with_name("axe.min.js").read_text("utf-8"))
        result: Data = self.page.evaluate("() => axe.run(document, { preload: false })")
        bad = [x for x in result["violations"] if x["impact"] in ("serious", "critical")]
        return [f"{each['id']}: {node['html'][:160]}" for each in bad for node in each["nodes"]]

    def sit_in_front(self, table: str, seat: int) -> None:
        """Open the page of a table, and wait until its board is there."""
        self.goto(f"/t/{table}")
        self.until("(seat) => window.heard[seat]?.position", seat)
        self.page.locator(".stage .sheet [data-ref]").first.wait_for()
        # It is drawn a moment before it can be touched: then one of its things is reached by Tab.
        self.page.locator(".table [data-ref][tabindex='0']").first.wait_for(state="attached")

    def question(self, seat: int) -> Data | None:
        """The open question, if it is for this seat and has no answer yet."""
        found: Data | None = self.page.evaluate(
            """(seat) => {
              const { position: { question, over }, table } = window.heard[seat];
              const asked = !over && table.status === "playing" && question?.mine;
              return asked && !question.answered ? question : null;
            }""",
            seat,
        )
        return found

    def until_asked(self, seat: int) -> Data | None:
        """Wait for this seat's turn; None: the game is over, or the table stands still."""
        for _ in range(50):  # a question can be closed by others between two looks
            self.until(
                """(seat) => {
                  const { question, over } = window.heard[seat]?.position ?? {};
                  return over || (question?.mine && !question.answered);
                }""",
                seat,
            )
            question = self.question(seat)
            if question or self.heard(seat)["position"]["over"]:
                return question
        return None

    def rest(self, seat: int) -> None:
        """Wait until no bot changes the open question any more (see page.js)."""
        self.page.evaluate("(seat) => window.rest(seat)", seat)

    def until_taken(self, seat: int, number: int, acks: int = -1) -> None:
        """Wait until the answer to a question is in effect and drawn. `acks`: how many the server
        had taken before; that alone says it of a part, which leaves the question as it is."""
        self.until(
            """([seat, number, before]) => {
              const { acks, position: { question, over } } = window.heard[seat];
              const taken = over || question?.number !== number || question.answered
                || (question.parts && acks > before);
              return taken && !document.querySelector(".choices[aria-busy=true]");
            }""",
            [seat, number, acks],
        )

    def press(self, number: int, seat: int, pick: int = 0) -> str:
        """Answer through the action bar: press what it offers until the answer is given.
        `pick` says which of several; the words on the last button are returned, or none if bots
        have closed the question meanwhile."""
        self.rest(seat)
        position = self.heard(seat)["position"]
        if position["over"] or position["question"]["number"] != number:
            return ""
        choices, said = self.page.locator(".actions .choices"), ""
        for step in range(8):
            bar = self.told(  # what can be pressed, or that others have closed the question
                """([seat, number]) => {
                  const { question, over } = window.heard[seat].position;
                  if (over || question?.number !== number) return "closed";
                  const bar = window.bar();
                  return window.drawn() === number && Object.values(bar).some(Boolean) && bar;
                }""",
                [seat, number],
            )
            if bar == "closed":
                return said
            direct = bar["plain"] + bar["values"]
            if bar["confirm"]:
                target = choices.locator(".confirm")
            elif direct and (bar["values"] or not bar["folds"] or pick % 3 == 0):
                buttons = choices.locator("> .action:not(.fold), .values > .value:not(.more)")
                target = buttons.nth((pick + step) % direct)
            else:
                target = choices.locator(".fold:not(.is-open)").nth(pick % bar["folds"])
            found = target.all_inner_texts()
            if not found:  # the bar was drawn anew between two looks
                continue
            (said,) = found
            before = self.page.evaluate("() => window.choices()")
            what = [seat, number, self.heard(seat)["acks"]]
            self.hit(target)
            given = self.told(  # a finger's click comes a little later
                """([before, what]) => window.answered(what) ? "answered"
                  : window.choices() !== before && "changed" """,
                [before, what],
            )
            if given == "answered":
                self.until_taken(*what)
                return said
        raise AssertionError(f"no answer after eight buttons: {bar}")

    def on_board(self, question: Data, seat: int, pick: int = 0) -> Data:
        """Answer by touching things on the board, then confirm; the option that was meant."""
        options = question["options"]
        option: Data = options[pick % len(options)]
        board, ways = self.page.locator(".stage"), options
        acks = self.heard(seat)["acks"]
        for chain in chains(option):
            inner = " ".join(f'[data-ref="{ref}"]' for ref in chain)
            self.hit(self.into_sight(board.locator(inner).last))
            ways = [each for each in ways if set(chain) <= set(each["refs"])]
        if option["refs"]:
            for _ in range(ways.index(option)):  # turn it until it lies as it should
                self.hit(board.locator(f'[data-ref="{option["refs"][0]}"]'))
            if not question["parts"] or option["action"] in question["completes"]:  # no mere part
                self.hit(self.page.locator(".actions .choices .confirm"))
        else:
            names = self.page.locator(".actions .choices > .action:not(.fold)")
            self.hit(names.nth([each["refs"] for each in options].index([])))
        self.until_taken(seat, question["number"], acks)
        return option

    def into_sight(self, target: Locator) -> Locator:
        """A board that has come near shows only a part: then somebody goes back to see it all."""
        if target.evaluate(OUTSIDE):
            self.hit(self.page.locator(".stage .zoom .whole"))
        return target

    def swift(self, seat: int, pick: int = 0, most: int = 1000) -> int:
        """Answer as long as this seat is asked, quickly; how many answers were given."""
        return int(self.page.evaluate("(how) => window.swift(how)", [seat, pick, most]))

    def log_is_whole(self, seat: int) -> None:
        """The page shows every event once, and has all that the server has told."""
        self.until("(seat) => window.whole(seat)", seat)
        assert self.heard(seat)["faults"] == []


def chains(option: Data) -> list[list[str]]:
    """What to touch for an option, one after the other: things, and things on things. A rotation
    is nothing to touch."""
    kinds = {ref.split(":")[0]: ref for ref in option["refs"]}
    if "place" in kinds and "spot" in kinds:
        first = [[kinds["figure"]]] if "figure" in kinds else []
        return [*first, [kinds["place"], kinds["spot"]]]
    return [[ref] for ref in option["refs"] if not ref.startswith("rotation:")]
