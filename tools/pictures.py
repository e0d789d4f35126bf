"""A small picture of each game, for the README and the lobby:

    python tools/pictures.py [GAME…]

Each shows a moment of the game that is told in `tests/playthroughs`, as the page draws it in a
replay, in each language: `games/GAME/ui/picture.LANG.webp`, and a small piece of it, `thumb`. Run
it after a board has changed its looks, and look at what it made.
"""

from __future__ import annotations

import argparse
import base64
import os
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import BrowserContext, Page, sync_playwright

import browser as system
from serving import House

ROOT = Path(__file__).parents[1]
LANGUAGES = {"es": "es-ES", "en": "en-GB"}
PICTURE, THUMB = (640, 400), (240, 240)  # pixels
QUALITY = {PICTURE: 62, THUMB: 42}  # of WebP
MOST_BYTES = 40_000
BARE = ".stage .zoom { display: none }"  # a picture has nothing to press


Cut = tuple[float, float, float]  # left and top edge, and width


class Moment(NamedTuple):
    """What is shown: the step of the replay, the window of the browser, and what is cut out of the
    board's own window, as parts of its width."""

    step: int
    thumb: Cut
    picture: Cut = (0.0, 0.0, 1.0)
    window: tuple[int, int] = (1440, 900)


MOMENTS = {
    "carcassonne": Moment(97, (0.32, 0.17, 0.36), (0.18, 0.14, 0.64)),
    "discworld_witches": Moment(97, (0.5, 0.2, 0.36), (0.275, 0.07, 0.72)),
    "las_brujas": Moment(36, (0.25, 0.0, 0.5), window=(1300, 830)),
    "new_salem": Moment(44, (0.005, 0.17, 0.32), (0.0, 0.055, 0.665)),
    "walpurgisnacht": Moment(15, (0.3, 0.02, 0.4), (0.01, 0.0, 0.98), (1440, 840)),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("games", nargs="*", metavar="GAME", choices=[*MOMENTS, []])
    wanted = parser.parse_args().games or list(MOMENTS)
    chromium = system.chromium()
    if chromium is None:
        sys.exit(system.MISSING)
    with tempfile.TemporaryDirectory(prefix="aquelarre-") as folder, sync_playwright() as pw:
        chance = Path(folder) / "chance"
        chance.write_text("pictures")
        house = House(Path(folder) / "data", chance)
        house.start()
        arguments = ["--font-render-hinting=none"]  # else letters stand at whole pixels
        if os.name == "posix" and os.geteuid() == 0:
            arguments.append("--no-sandbox")
        found = pw.chromium.launch(executable_path=chromium, args=arguments)
        try:
            for game in wanted:
                for lang, locale in LANGUAGES.items():
                    width, height = MOMENTS[game].window
                    context = found.new_context(
                        base_url=house.base,
                        bypass_csp=True,  # for the one style that is added
                        viewport={"width": width, "height": height},
                        locale=locale,
                        color_scheme="dark",
                        reduced_motion="reduce",
                    )
                    page = opened(context, game, house.base)
                    keep(game, f"picture.{lang}", shot(page, MOMENTS[game].picture, PICTURE))
                    keep(game, f"thumb.{lang}", shot(page, MOMENTS[game].thumb, THUMB))
                    context.close()
        finally:
            found.close()
            house.stop()


def opened(context: BrowserContext, game: str, base: str) -> Page:
    """The page with the moment of a game, in the language of the browser."""
    saved = (ROOT / "tests" / "playthroughs" / f"{game}.aquelarre").read_bytes()
    headers = {"X-Aquelarre": "1", "Origin": base, "Content-Type": "application/json"}
    table = context.request.post("/api/import", data=saved, headers=headers).json()["table"]
    page = context.new_page()
    page.goto(f"/r/{table}#{MOMENTS[game].step}")
    page.locator(".stage .sheet [data-ref]").first.wait_for()
    page.add_style_tag(content=BARE)
    page.wait_for_load_state("networkidle")
    page.evaluate("() => document.fonts.ready.then(() => true)")
    return page


def shot(page: Page, cut: Cut, size: tuple[int, int]) -> bytes:
    x, y, across = page.evaluate(
        """() => {
          const { x, y, width } = document.querySelector(".stage").getBoundingClientRect();
          return [x, y, width];
        }"""
    )
    left, top, width = (across * part for part in cut)
    clip = {
        "x": x + left,
        "y": y + top,
        "width": width,
        "height": width * size[1] / size[0],
        "scale": size[0] / width,
    }
    wish = {"format": "webp", "quality": QUALITY[size], "clip": clip}
    answer = page.context.new_cdp_session(page).send("Page.captureScreenshot", wish)
    return base64.b64decode(answer["data"])


def keep(game: str, name: str, picture: bytes) -> None:
    path = ROOT / "src" / "aquelarre" / "games" / game / "ui" / f"{name}.webp"
    if len(picture) > MOST_BYTES:
        sys.exit(f"{path.name} of {game} has {len(picture)} bytes: more than {MOST_BYTES}")
    path.write_bytes(picture)
    print(f"{path.relative_to(ROOT)}: {len(picture) / 1000:.1f} kB")


if __name__ == "__main__":
    main()
