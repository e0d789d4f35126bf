"""Studies: what a change does to a game, counted over many games (docs/STUDIES.md)."""
