"""Bots: players made of rules. They hold a `Window` of one seat and nothing else."""

from aquelarre.bots.guarded import BotFailed
from aquelarre.bots.named import UnknownBot, bot, installed, kinds
from aquelarre.bots.protocol import Bot, Heard, Listener
from aquelarre.bots.simple import GuideBot, RandomBot

__all__ = [
    "Bot",
    "BotFailed",
    "GuideBot",
    "Heard",
    "Listener",
    "RandomBot",
    "UnknownBot",
    "bot",
    "installed",
    "kinds",
]
