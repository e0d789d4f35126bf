"""Search: a bot that imagines how the game could go on before it answers (docs/MINDS.md).

`budget.py` how long it may think, `worlds.py` what may be true, `rolling.py` how a world goes on,
`halving.py` which answer did best in them and how sure that is, `seer.py` the bot.
"""

from aquelarre.bots.search.budget import Budget
from aquelarre.bots.search.halving import Thought
from aquelarre.bots.search.seer import Seer

__all__ = ["Budget", "Seer", "Thought"]
