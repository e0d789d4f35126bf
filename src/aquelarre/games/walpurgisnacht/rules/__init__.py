"""The chapters of the rulebook: set-up, the three phases of a turn, Mephistopheles, scoring."""
