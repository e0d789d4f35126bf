"""`aquelarre version`: which version this is, and whether its engine runs compiled."""

from __future__ import annotations

import platform
from importlib.metadata import version as version_of

import click

from aquelarre import compiled
from aquelarre.terminal.speaking import speaking
from aquelarre.terminal.wrapping import echo
from aquelarre.words import Words


def command(words: Words) -> click.Command:
    @speaking(words, "version")
    def version() -> None:
        python = f"{platform.python_implementation()} {platform.python_version()}"
        engine = "compiled" if compiled.runs() else "interpreted"
        echo(
            words.say(
                "version-line",
                version=version_of("aquelarre"),
                python=python,
                system=f"{platform.system()} {platform.machine()}",
                engine=engine,
            )
        )

    return version
