"""The icons of the installed page, drawn from the emblem of the house:

    python tools/icons.py

`web/icon.svg` becomes `web/icons/192.png` and `512.png`, the same with a margin and without corners
for systems that cut out a shape of their own (`maskable`), and a plain shape for the status bar of
phones (`badge`). Run it after the emblem has changed, and look at what it made.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

import browser as system

WEB = Path(__file__).parents[1] / "src" / "aquelarre" / "web"
GROUND = "#241f36"  # of the emblem
SAFE = 0.74  # of the width: what is farther out may be cut off
BADGE = 96


def main() -> None:
    chromium = system.chromium()
    if chromium is None:
        sys.exit(system.MISSING)
    emblem = (WEB / "icon.svg").read_text("utf-8")
    shape = emblem.replace(GROUND, "none").replace("#cfd6ea", "#fff").replace("#e2762b", "#fff")
    (WEB / "icons").mkdir(exist_ok=True)
    arguments = ["--no-sandbox"] if os.name == "posix" and os.geteuid() == 0 else []
    with sync_playwright() as pw:
        found = pw.chromium.launch(executable_path=chromium, args=arguments)
        page = found.new_page()
        for size in (192, 512):
            draw(page, emblem, f"{size}.png", size)
            draw(page, emblem, f"maskable-{size}.png", size, SAFE, GROUND)
        draw(page, shape, "badge.png", BADGE)
        found.close()


def draw(
    page: Page, svg: str, name: str, size: int, part: float = 1.0, ground: str = "transparent"
) -> None:
    """One icon of this size, of which the emblem takes up this part."""
    page.set_viewport_size({"width": size, "height": size})
    style = f"margin:0;height:{size}px;display:grid;place-items:center;background:{ground}"
    inner = f'<div style="width:{size * part}px;height:{size * part}px">{svg}</div>'
    page.set_content(f'<body style="{style}">{inner}</body>')
    made = page.screenshot(omit_background=True)
    (WEB / "icons" / name).write_bytes(made)
    print(f"{name}: {len(made)} bytes")


if __name__ == "__main__":
    main()
