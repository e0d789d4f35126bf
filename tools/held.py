"""Held: what a page holds of a table, for what stands between it and the server.

Updates come as changes of what is held (docs/PROTOCOL.md, "Changes"). Whoever listens to a page's
lines puts this before everything else there, and has the page's own way to make wholes of them.
"""

from __future__ import annotations

from pathlib import Path

CHANGES = Path(__file__).parents[1] / "src" / "aquelarre" / "web" / "changes.js"


def script() -> str:
    """A script after which `window.Held` is the page's own class."""
    text = (
        CHANGES.read_text("utf-8").replace("export class", "class").replace("export func", "func")
    )
    return f"(() => {{\n{text}\nwindow.Held = Held;\n}})();\n"
