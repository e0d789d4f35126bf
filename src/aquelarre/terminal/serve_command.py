"""`aquelarre serve`: the table in the browser, for this machine and the phones around it."""

from __future__ import annotations

import os
import secrets
import sys
import threading
import webbrowser
from collections.abc import Callable
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import click
import segno

from aquelarre.bots import named
from aquelarre.terminal import wishes
from aquelarre.terminal.speaking import speaking, whole
from aquelarre.words import Words

ADMIN_SETTING = "AQUELARRE_ADMIN"  # the token of the admin page, if it is not to be a new one
LAST_PORT = 65_535
EVERYWHERE, HERE = "0.0.0.0", "127.0.0.1"


def port_number(words: Words) -> Callable[[str], int]:
    """The type of an option that is a port; 0 is any that is free."""

    def read(value: str) -> int:
        text = str(value).strip()
        if not (text.isascii() and text.isdigit()) or len(text) > 5 or int(text) > LAST_PORT:
            raise click.BadParameter(
                words.say("usage-not-port", value=text[:40], most=str(LAST_PORT))
            )
        return int(text)

    return read


def network(words: Words) -> Callable[[str], str]:
    """The type of an option that is an address or a network."""

    def read(value: str) -> str:
        try:
            return str(ip_network(str(value).strip(), strict=False))
        except ValueError:
            raise click.BadParameter(
                words.say("usage-not-network", value=str(value)[:60])
            ) from None

    return read


def root_path(words: Words) -> Callable[[str], str]:
    """The type of an option that is the path under which the server lives."""

    def read(value: str) -> str:
        from aquelarre.server.entrance import root_of

        try:
            return root_of(str(value))
        except ValueError:
            raise click.BadParameter(words.say("usage-not-root", value=str(value)[:60])) from None

    return read


def command(words: Words) -> click.Command:
    @speaking(words, "serve")
    @click.option("--port", type=port_number(words), metavar="N", help=words.say("help-opt-port"))
    @click.option("--local", is_flag=True, help=words.say("help-opt-local"))
    @click.option(
        "--host-name", "names", multiple=True, metavar="X", help=words.say("help-opt-host-name")
    )
    @click.option(
        "--proxy",
        "proxies",
        multiple=True,
        type=network(words),
        metavar="X[/N]",
        help=words.say("help-opt-proxy"),
    )
    @click.option(
        "--root-path",
        "root",
        type=root_path(words),
        metavar="/X",
        default="",
        help=words.say("help-opt-root-path"),
    )
    @click.option("--data", metavar=words.say("mark-folder"), help=words.say("help-opt-data"))
    @click.option("--store", metavar=words.say("mark-address"), help=words.say("help-opt-store"))
    @click.option("--bus", metavar=words.say("mark-address"), help=words.say("help-opt-bus"))
    @click.option("--no-browser", is_flag=True, help=words.say("help-opt-no-browser"))
    @click.option("--bots", metavar="X,Y", default="", help=words.say("help-opt-allow-bots"))
    @click.option(
        "--bot-processes",
        type=whole(words),
        metavar="N",
        default=1,
        help=words.say("help-opt-bot-processes"),
    )
    @click.option(
        "--keep-days",
        type=whole(words),
        metavar="N",
        default=180,
        help=words.say("help-opt-keep-days"),
    )
    @click.option("--no-push", is_flag=True, help=words.say("help-opt-no-push"))
    @click.option(
        "--push-contact", metavar="X@Y", default="", help=words.say("help-opt-push-contact")
    )
    @click.option(
        "--push-network",
        "push_networks",
        multiple=True,
        type=network(words),
        metavar="X[/N]",
        help=words.say("help-opt-push-network"),
    )
    @click.option("--mail", metavar=words.say("mark-address"), help=words.say("help-opt-mail"))
    @click.option("--mail-from", metavar="X@Y", default="", help=words.say("help-opt-mail-from"))
    @click.option(
        "--mail-password-file",
        metavar=words.say("mark-file"),
        default="",
        help=words.say("help-opt-mail-password-file"),
    )
    @click.option("--no-limits", is_flag=True, help=words.say("help-opt-no-limits"))
    def serve(
        port: int | None,
        local: bool,
        names: tuple[str, ...],
        proxies: tuple[str, ...],
        root: str,
        data: str | None,
        store: str | None,
        bus: str | None,
        no_browser: bool,
        bots: str,
        bot_processes: int,
        keep_days: int,
        no_push: bool,
        push_contact: str,
        push_networks: tuple[str, ...],
        mail: str | None,
        mail_from: str,
        mail_password_file: str,
        no_limits: bool,
    ) -> None:
        # Imported here: playing in the terminal shall not wait for a server.
        from aquelarre.server.config import PACE, PORT, Config, default_data, own_addresses
        from aquelarre.server.journal import write_lines
        from aquelarre.server.limits import Limits
        from aquelarre.server.mail.account import account_of, password_from
        from aquelarre.server.many.opening import default_bus
        from aquelarre.server.run import bound
        from aquelarre.server.run import serve as run
        from aquelarre.server.store.choosing import default_store

        allowed = wishes.bots_of(bots) if bots else []
        account = None
        if mail:
            account = account_of(mail, mail_from, password_from(mail_password_file))
        host = HERE if local else EVERYWHERE
        sock = bound(host, PORT if port is None else port)
        taken = sock.getsockname()[1]
        if port and taken != port:  # somebody may be waiting at the one that was typed
            click.echo(words.say("serve-port-taken", port=str(port), instead=str(taken)))
        config = Config(
            host=host,
            port=taken,
            data=Path(data) if data else default_data(),
            store=default_store() if store is None else store,
            bus=default_bus() if bus is None else bus,
            names=list(names),
            proxies=list(proxies),
            root=root,
            bots=[kind for kind in allowed if kind not in named.kinds()],
            thinkers=bot_processes,
            keep_days=keep_days,
            push=not no_push,
            push_contact=push_contact,
            push_networks=list(push_networks),
            mail=account,
            pace=0.0 if no_limits else PACE,
            admin=os.environ.get(ADMIN_SETTING) or secrets.token_urlsafe(24),
            limits=Limits.none() if no_limits else Limits(),
        )
        write_lines()
        here = f"http://localhost:{taken}{root}/"
        around = [] if local else [f"http://{each}:{taken}{root}/" for each in own_addresses()[:1]]

        def opened() -> None:
            announce(words, here, around, config)
            if not no_browser and can_browse():
                threading.Timer(0.8, webbrowser.open, [here]).start()

        with sock:
            run(config, sock, opened)
        click.echo(words.say("serve-bye"))

    return serve


def announce(words: Words, here: str, around: list[str], config: Any) -> None:
    """Where to find the table, for this machine and for phones in the same network."""
    click.echo(words.say("serve-here", address=here))
    for address in around:
        click.echo(words.say("serve-around", address=address))
        if sys.stdout.isatty():
            segno.make(address, error="l").terminal(compact=True)
    click.echo(words.say("serve-data", path=config.where()))
    if os.environ.get(ADMIN_SETTING):  # who has set it knows it, and this may be read by others
        click.echo(words.say("serve-admin-set", address=f"{here}admin", setting=ADMIN_SETTING))
    else:
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
