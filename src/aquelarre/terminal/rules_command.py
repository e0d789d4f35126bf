"""`aquelarre rules`: the rules of a game in the reader's language, and its components."""

from __future__ import annotations

from typing import Any

import click

from aquelarre.kernel import Game
from aquelarre.terminal.speaking import speaking
from aquelarre.terminal.trouble import Trouble
from aquelarre.terminal.wishes import game_of
from aquelarre.terminal.wrapping import echo
from aquelarre.words import Words


def command(words: Words) -> click.Command:
    @speaking(words, "rules")
    @click.argument("game", metavar=words.say("mark-game"))
    @click.argument("rule", required=False, metavar=words.say("mark-rule"))
    def rules(game: str, rule: str | None) -> None:
        found = game_of(game)
        spoken = Words(words.lang, found)
        echo(*(one_rule(found, rule, spoken) if rule else all_rules(found, spoken)))

    return rules


def one_rule(game: Game[Any], rule: str, words: Words) -> list[str]:
    """A single rule; ids may be typed in small letters."""
    for known in game.rules:
        if known.casefold() == rule.casefold():
            title, text = words.rule(known)
            return [f"{known} {title}", text]
    raise Trouble("unknown-rule", rule=rule[:40], game=game.key)


def all_rules(game: Game[Any], words: Words) -> list[str]:
    """Every rule in the rulebook's order, then the components if the game lists them."""
    lines = [words.say("game-title"), words.say("game-goal")]
    for rule in game.rules:
        lines += ["", *one_rule(game, rule, words)]
    components = game.components(words.say)
    if components:
        lines += ["", words.say("rules-components"), *components]
    return lines
