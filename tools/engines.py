"""Other browsers than Chromium for the tests: WebKit, which is in every Safari, and Firefox.

Both are Debian's and are driven with what they speak themselves, without a package in between:
WebKitGTK with WebDriver (HTTP and JSON) on a screen of its own that nobody sees, Firefox with
WebDriver BiDi (JSON over a socket). Each gets a home of its own, and everything that waits has an
end: a browser that cannot be started is `Unavailable`, one that does not answer is `Lost`.
"""

from __future__ import annotations

import base64
import json
import os
import re
import select
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import browser
import proxies

WEBKIT, FIREFOX = "webkit", "firefox"
PACKAGES = {WEBKIT: ["webkit2gtk-driver", "xvfb"], FIREFOX: ["firefox-esr"]}
MISSING = (
    "No {name} was found: the tests in that browser are not run. "
    "Install it (on Debian: apt-get install {packages})."
)
START = 40.0  # seconds that a browser has to come up
COMMAND = 90.0  # seconds for whatever it is told
SIZE = (1280, 900)
# Where distributions keep the browser that belongs to the driver of WebKitGTK.
MINI_BROWSERS = ("lib/*/webkit2gtk-4.1", "lib*/webkit2gtk-4.1", "libexec/webkit2gtk-4.1")
# Nothing is looked up, asked, offered or moved.
FIREFOX_SETTINGS = {
    "app.update.disabledForTesting": True,
    "browser.aboutwelcome.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.page": 0,
    "datareporting.policy.dataSubmissionEnabled": False,
    "dom.ipc.processCount": 1,
    "intl.accept_languages": "en-GB",
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "network.proxy.type": 0,
    "services.settings.server": "data:,",
    "ui.prefersReducedMotion": 1,
}
STILL = "[Settings]\ngtk-enable-animations=0\n"


class Unavailable(Exception):
    """The browser is not here, or does not start here."""


class Lost(Exception):
    """The page has gone, or a script in it has failed, or no answer came in time."""


# -- having them -----------------------------------------------------------------------------


def found(name: str) -> bool:
    """Is all there that this browser needs?"""
    if os.name != "posix":
        return False
    if name == FIREFOX:
        return firefox() is not None
    return None not in (shutil.which("WebKitWebDriver"), shutil.which("Xvfb"), mini_browser())


def firefox() -> str | None:
    return shutil.which("firefox-esr") or shutil.which("firefox")


def mini_browser() -> str | None:
    places = [path for each in MINI_BROWSERS for path in Path("/usr").glob(f"{each}/MiniBrowser")]
    return str(places[0]) if places else None


def make_sure() -> list[str]:
    """Have them, on a Debian machine that we may change; what to say of those still missing."""
    lacking = [name for name in PACKAGES if not found(name)]
    for name in lacking:  # one by one: a distribution may have one of them only
        browser.install(*PACKAGES[name])
    return [missing(name) for name in lacking if not found(name)]


def missing(name: str) -> str:
    """That it is not here, in words."""
    return MISSING.format(name=name, packages=" ".join(PACKAGES[name]))


@contextmanager
def opened(name: str) -> Iterator[Engine]:
    """A browser with one page, of which nothing is left in the end."""
    if not found(name):
        raise Unavailable(missing(name))
    with ExitStack() as stack:
        folder = tempfile.TemporaryDirectory(prefix="aquelarre-", ignore_cleanup_errors=True)
        home = Path(stack.enter_context(folder))
        try:
            started = {WEBKIT: WebKit, FIREFOX: Firefox}[name](home, stack)
        except Exception as problem:  # of whichever part, in whichever way
            raise Unavailable(f"{name} does not start here: {problem}") from problem
        yield started


# -- driving them ----------------------------------------------------------------------------


class Engine:
    """A browser with one page, and what a test wants of it."""

    def goto(self, address: str) -> None:
        """Open an address, and wait until the page says that it is loaded."""
        raise NotImplementedError

    def reload(self) -> None:
        raise NotImplementedError

    def run(self, expression: str) -> str:
        """The text that an expression (or its promise) in the page comes to."""
        raise NotImplementedError

    def act(self, actions: list[dict[str, Any]]) -> None:
        """What hands do, as WebDriver writes it."""
        raise NotImplementedError

    def picture(self) -> bytes:
        """What is seen, as PNG."""
        raise NotImplementedError

    def evaluate(self, function: str, given: Any = None) -> Any:
        """What a function of the page returns, also later."""
        called = (
            f"(async () => JSON.stringify((await ({function})({json.dumps(given)})) ?? null))()"
        )
        return json.loads(self.run(called))

    def until(self, function: str, given: Any = None, patience: float = COMMAND) -> None:
        """Wait until a function of the page says yes; a page may come in place of another."""
        waiting = f"""async (given) => {{
          const until = performance.now() + 1000;
          while (!(await ({function})(given))) {{
            if (performance.now() > until) return false;
            await new Promise((done) => setTimeout(done, 10));
          }}
          return true;
        }}"""
        end, problem = time.monotonic() + patience, ""
        while time.monotonic() < end:
            try:
                if self.evaluate(waiting, given):
                    return
            except Lost as lost:
                problem = f" ({lost})"
        raise Lost(f"not in {patience:.0f} s: {function}{problem}")

    def press(self, selector: str) -> None:
        """Press what a selector finds first, where it lies on the screen."""
        x, y = self.evaluate(
            """async (selector) => {
              await document.fonts.ready; // letters of another size move what lies below them
              const found = document.querySelector(selector);
              found.scrollIntoView({ block: "center", behavior: "instant" });
              const { x, y, width, height } = found.getBoundingClientRect();
              return [Math.round(x + width / 2), Math.round(y + height / 2)];
            }""",
            selector,
        )
        pointer = [
            {"type": "pointerMove", "x": x, "y": y, "duration": 0},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        kind = {"pointerType": "mouse"}
        self.act([{"type": "pointer", "id": "mouse", "parameters": kind, "actions": pointer}])


class WebKit(Engine):
    """WebKitGTK's own small browser, on a screen of its own."""

    def __init__(self, home: Path, stack: ExitStack) -> None:
        import httpx

        settings = home / ".config" / "gtk-3.0" / "settings.ini"
        settings.parent.mkdir(parents=True)
        settings.write_text(STILL)
        port = proxies.free_port()
        environment = quiet(home) | {"DISPLAY": screen(stack)}
        command = ["WebKitWebDriver", "--host=127.0.0.1", f"--port={port}"]
        driver = stack.enter_context(running(command, environment, home))
        self.http = httpx.Client(
            base_url=f"http://127.0.0.1:{port}", timeout=COMMAND + 10, trust_env=False
        )
        stack.callback(self.http.close)
        soon(lambda: self.http.get("/status", timeout=2).status_code == 200, driver)
        wishes = {
            "webkitgtk:browserOptions": {"binary": mini_browser(), "args": ["--automation"]},
            "timeouts": {"script": int(COMMAND * 1000), "pageLoad": int(COMMAND * 1000)},
        }
        asked = {"capabilities": {"alwaysMatch": wishes}}
        made = self.http.post("/session", json=asked, timeout=START).json()["value"]
        self.path = f"/session/{made['sessionId']}"
        stack.callback(self._end)
        self._tell("/window/rect", width=SIZE[0], height=SIZE[1])

    def _end(self) -> None:
        with suppress(Exception):
            self.http.delete(self.path, timeout=10)

    def _tell(self, path: str, **what: Any) -> Any:
        import httpx

        try:
            answer = self.http.post(self.path + path, json=what)
        except httpx.HTTPError as problem:
            raise Lost(f"{path}: {problem!r}") from problem
        value = answer.json()["value"]
        if answer.status_code != 200:
            raise Lost(f"{path}: {value['error']}: {value['message']}")
        return value

    def goto(self, address: str) -> None:
        self._tell("/url", url=address)

    def reload(self) -> None:
        self._tell("/refresh")

    def run(self, expression: str) -> str:
        script = f"""const done = arguments[arguments.length - 1];
          {expression}.then((said) => done([said]), (why) => done([null, String(why)]));"""
        said, *why = self._tell("/execute/async", script=script, args=[])
        if why:
            raise Lost(why[0])
        return str(said)

    def act(self, actions: list[dict[str, Any]]) -> None:
        self._tell("/actions", actions=actions)

    def picture(self) -> bytes:
        return base64.b64decode(self.http.get(f"{self.path}/screenshot").json()["value"])


class Firefox(Engine):
    """Firefox without a window."""

    def __init__(self, home: Path, stack: ExitStack) -> None:
        from websockets.sync.client import connect

        profile = home / "profile"
        profile.mkdir()
        lines = [f'user_pref("{k}", {json.dumps(v)});\n' for k, v in FIREFOX_SETTINGS.items()]
        (profile / "user.js").write_text("".join(lines))
        command = [str(firefox()), "--headless", "--no-remote", "--profile", str(profile)]
        command += ["--remote-debugging-port", "0", "about:blank"]
        process = stack.enter_context(running(command, quiet(home), home))
        listens = re.compile(r"BiDi listening on (ws://\S+)")
        address = soon(lambda: listens.search((home / "said").read_text()), process)
        line = connect(f"{address[1]}/session", max_size=None, proxy=None, open_timeout=START)
        self.line = stack.enter_context(line)
        self.count = 0
        self._tell("session.new", capabilities={})
        self.page = self._tell("browsingContext.getTree")["contexts"][0]["context"]
        size = {"width": SIZE[0], "height": SIZE[1]}
        self._tell("browsingContext.setViewport", context=self.page, viewport=size)

    def _tell(self, method: str, **what: Any) -> Any:
        self.count += 1
        until = time.monotonic() + COMMAND
        try:
            self.line.send(json.dumps({"id": self.count, "method": method, "params": what}))
            while True:
                told = json.loads(self.line.recv(max(0.0, until - time.monotonic())))
                if told.get("id") == self.count:
                    break
        except Exception as problem:  # too late, or the line is broken
            raise Lost(f"{method}: {problem!r}") from problem
        if told["type"] == "error":
            raise Lost(f"{method}: {told['error']}: {told['message']}")
        return told["result"]

    def goto(self, address: str) -> None:
        self._tell("browsingContext.navigate", context=self.page, url=address, wait="complete")

    def reload(self) -> None:
        self._tell("browsingContext.reload", context=self.page, wait="complete")

    def run(self, expression: str) -> str:
        where = {"context": self.page}
        told = self._tell("script.evaluate", expression=expression, target=where, awaitPromise=True)
        if told["type"] != "success":
            raise Lost(told["exceptionDetails"]["text"])
        return str(told["result"]["value"])

    def act(self, actions: list[dict[str, Any]]) -> None:
        self._tell("input.performActions", context=self.page, actions=actions)

    def picture(self) -> bytes:
        told = self._tell("browsingContext.captureScreenshot", context=self.page)
        return base64.b64decode(told["data"])


# -- their processes -------------------------------------------------------------------------


def quiet(home: Path) -> dict[str, str]:
    """An environment in which a browser finds nothing of anybody's, and writes nothing there."""
    kept = {name: os.environ[name] for name in ("PATH", "LD_LIBRARY_PATH") if name in os.environ}
    runtime = home / "runtime"
    runtime.mkdir(mode=0o700)
    return kept | {
        "HOME": str(home),
        "TMPDIR": str(home),
        "XDG_RUNTIME_DIR": str(runtime),
        "LANG": "en_GB.UTF-8",
        "GSETTINGS_BACKEND": "memory",
        "NO_AT_BRIDGE": "1",
        "LIBGL_ALWAYS_SOFTWARE": "1",
        "MOZ_CRASHREPORTER_DISABLE": "1",
    }


@contextmanager
def running(
    command: list[str], environment: dict[str, str], home: Path
) -> Iterator[subprocess.Popen[bytes]]:
    """Run a browser until the end of the block, with all the processes that it starts. What it
    says is in the file `said`."""
    with (home / "said").open("wb") as said:
        process = subprocess.Popen(
            command,
            env=environment,
            cwd=home,
            stdin=subprocess.DEVNULL,
            stdout=said,
            stderr=said,
            start_new_session=True,
        )
    try:
        yield process
    finally:
        end(process)


def end(process: subprocess.Popen[bytes]) -> None:
    """End a process that leads a group of its own, and the group."""
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGTERM)
    with suppress(subprocess.TimeoutExpired):
        process.wait(5)
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def screen(stack: ExitStack) -> str:
    """A screen that nobody sees; its name."""
    reading, writing = os.pipe()
    stack.callback(os.close, reading)
    size = f"{SIZE[0]}x{SIZE[1]}x24"
    process = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", size, "-nolisten", "tcp"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        pass_fds=[writing],
        start_new_session=True,
    )
    os.close(writing)
    stack.callback(end, process)
    if not select.select([reading], [], [], START)[0]:
        raise Unavailable("no screen")
    return f":{os.read(reading, 16).decode().strip()}"


def soon(look: Callable[[], Any], process: subprocess.Popen[bytes]) -> Any:
    """What is found in time, as long as the process lives; what goes wrong until then does not
    count."""
    until, problem = time.monotonic() + START, ""
    while time.monotonic() < until:
        if process.poll() is not None:
            raise Unavailable(f"it has ended with status {process.returncode}")
        try:
            if there := look():
                return there
        except Exception as wrong:
            problem = f" ({wrong!r})"
        time.sleep(0.05)
    raise Unavailable(f"nothing in {START:.0f} s{problem}")
