"""The chapters of the rulebook: set-up, the phases of a round, the events, and scoring."""
