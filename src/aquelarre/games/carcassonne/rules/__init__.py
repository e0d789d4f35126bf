"""The chapters of the rulebook: landscape, turn and scoring, and each expansion in a module."""
