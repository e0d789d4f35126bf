"""The chapters of the rulebook: set-up, turn, moving, attempts, cards, tiles, tokens, the end."""
