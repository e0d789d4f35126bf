"""Games as text: for language models, and for anybody else who reads and writes lines."""

from aquelarre.lab.text.environment import Reply, TextTable
from aquelarre.lab.text.sight import Sight, seen

__all__ = ["Reply", "Sight", "TextTable", "seen"]
