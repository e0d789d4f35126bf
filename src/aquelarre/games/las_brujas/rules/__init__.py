"""The chapters of the rulebook: set-up, turn, trial, assembly, events, abilities, spectres."""
