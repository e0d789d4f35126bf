"""A complete small game that keeps every law: a first game to read, and one to copy."""

from aquelarre.games._template.game import Template

GAME = Template()

__all__ = ["GAME"]
