"""How a sensible player decides: for the bots."""
