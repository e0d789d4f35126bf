"""`aquelarre laws`: does a game keep the laws, and what is to do?"""

from __future__ import annotations

import click

from aquelarre.terminal import wishes
from aquelarre.terminal.speaking import speaking, whole
from aquelarre.words import Words


def command(words: Words) -> click.Command:
    @speaking(words, "laws")
    @click.argument("game", metavar=words.say("mark-game"))
    @click.option(
        "--games", type=whole(words), metavar="N", default=24, help=words.say("help-opt-games")
    )
    @click.option("--draft", is_flag=True, help=words.say("help-opt-draft"))
    @click.option("--update", is_flag=True, help=words.say("help-opt-update"))
    @click.option("--afresh", is_flag=True, help=words.say("help-opt-afresh"))
    @click.pass_context
    def laws(
        ctx: click.Context, game: str, games: int, draft: bool, update: bool, afresh: bool
    ) -> None:
        # Imported here: playing in the terminal shall not wait for the laws.
        from aquelarre.laws.__main__ import say_what_is_wrong, write_snapshots

        found = wishes.game_of(game)
        if update or afresh:
            write_snapshots(found, afresh)
        else:
            ctx.exit(min(1, say_what_is_wrong(found, games, draft)))

    return laws
