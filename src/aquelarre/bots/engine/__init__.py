"""Engines: bots that are programs of their own and speak JSON lines (docs/ENGINE-PROTOCOL.md)."""

from aquelarre.bots.engine.command import (
    Command,
    NoEngine,
    command_of,
    is_engine,
    kinds_in,
    longest_thought,
)

__all__ = ["Command", "NoEngine", "command_of", "is_engine", "kinds_in", "longest_thought"]
