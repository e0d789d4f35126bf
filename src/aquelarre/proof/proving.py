"""Proving: all checks, one after the other, against throw-away servers."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from importlib.metadata import version
from typing import Any

from aquelarre.kernel import Dice, Game
from aquelarre.proof.abuse import AT_LEISURE, IN_MASSES
from aquelarre.proof.durability import kill_it
from aquelarre.proof.findings import Findings
from aquelarre.proof.house import throw_away
from aquelarre.proof.secrecy import in_pairs, through_the_server

THROUGH_THE_SERVER = 2  # of each game
RANDOM_GAMES = 12  # of each game, under the law of secrets
KILLS = 6  # of each game
LIMITED = ("--bot-processes", "0")
FAST = ("--no-limits", *LIMITED)
Step = Callable[[str, str], None]  # is told which area begins, and with which game


async def prove(games: list[Game[Any]], times: int, machine: str, step: Step) -> Findings:
    """Everything, `times` as often as usual."""
    began = time.monotonic()
    findings = Findings(machine, version("aquelarre"), [game.key for game in games])
    dice = Dice(f"proof {time.time_ns()}")
    async with throw_away(*FAST) as house:
        for game in games:
            step("secrets", game.key)
            count, chance = THROUGH_THE_SERVER * times, dice.child(game.key)
            await through_the_server(findings, house.address, game, count, chance)
            await asyncio.to_thread(in_pairs, findings, game, RANDOM_GAMES * times)
        for game in games:
            step("once", game.key)
            await kill_it(findings, house, game, KILLS * times, dice.child(f"kills {game.key}"))
    step("abuse", "")
    for trial in AT_LEISURE + IN_MASSES:
        options = FAST if trial in AT_LEISURE else LIMITED
        async with throw_away(*options) as house:
            await trial(findings, house.address, dice.child(trial.__name__))
    findings.seconds = time.monotonic() - began
    return findings
