"""`aquelarre serve`: the table in the browser, for this machine and the phones around it."""

from __future__ import annotations

import os
import secrets
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Any

import click
import segno

from aquelarre.terminal.speaking import speaking, whole
from aquelarre.words import Words

ADMIN_SETTING = "AQUELARRE_ADMIN"  # the token of the admin page, if it is not to be a new one
EVERYWHERE, HERE = "0.0.0.0", "127.0.0.1"


def command(words: Words) -> click.Command:
    @speaking(words, "serve")
    @click.option("--port", type=whole(words), metavar="N", help=words.say("help-opt-port"))
    @click.option("--local", is_flag=True, help=words.say("help-opt-local"))
    @click.option(
        "--host-name", "names", multiple=True, metavar="X", help=words.say("help-opt-host-name")
    )
    @click.option("--data", metavar=words.say("mark-folder"), help=words.say("help-opt-data"))
    @click.option("--no-browser", is_flag=True, help=words.say("help-opt-no-browser"))
    @click.option(
        "--bot-processes",
        type=whole(words),
        metavar="N",
        default=1,
        help=words.say("help-opt-bot-processes"),
    )
    @click.option("--no-limits", is_flag=True, help=words.say("help-opt-no-limits"))
    def serve(
        port: int | None,
        local: bool,
        names: tuple[str, ...],
        data: str | None,
        no_browser: bool,
        bot_processes: int,
        no_limits: bool,
    ) -> None:
        # Imported here: playing in the terminal shall not wait for a server.
        from aquelarre.server.config import PACE, PORT, Config, default_data, own_addresses
        from aquelarre.server.journal import write_lines
        from aquelarre.server.limits import Limits
        from aquelarre.server.run import bound
        from aquelarre.server.run import serve as run

        host = HERE if local else EVERYWHERE
        sock = bound(host, PORT if port is None else port)
        taken = sock.getsockname()[1]
        config = Config(
            host=host,
            port=taken,
            data=Path(data) if data else default_data(),
            names=list(names),
            thinkers=bot_processes,
            pace=0.0 if no_limits else PACE,
            admin=os.environ.get(ADMIN_SETTING) or secrets.token_urlsafe(24),
            limits=Limits.none() if no_limits else Limits(),
        )
        write_lines()
        here = f"http://localhost:{taken}/"
        around = [] if local else [f"http://{each}:{taken}/" for each in own_addresses()[:1]]
        announce(words, here, around, config)
        if not no_browser and can_browse():
            threading.Timer(0.8, webbrowser.open, [here]).start()
        run(config, sock)
        click.echo(words.say("serve-bye"))

    return serve


def announce(words: Words, here: str, around: list[str], config: Any) -> None:
    """Where to find the table, for this machine and for phones in the same network."""
    click.echo(words.say("serve-here", address=here))
    for address in around:
        click.echo(words.say("serve-around", address=address))
        if sys.stdout.isatty():
            segno.make(address, error="l").terminal(compact=True)
    click.echo(words.say("serve-data", path=str(config.data)))
    click.echo(words.say("serve-admin", address=f"{here}admin", token=config.admin))
    click.echo(words.say("serve-stop"))
    sys.stdout.flush()


def can_browse() -> bool:
    """Is there a screen on which a browser can open? (One in the terminal would be in the way.)"""
    if not sys.stdout.isatty():
        return False
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
