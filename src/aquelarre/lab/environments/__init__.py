"""Environments: our games as PettingZoo, OpenSpiel and Gymnasium know them (docs/ENVIRONMENTS.md).

`aec.py` and `parallel.py` need `aquelarre[pettingzoo]`, `openspiel.py` `aquelarre[openspiel]`,
`gym.py` `aquelarre[gym]`. `table.py`, which they share, needs none of them.
"""
