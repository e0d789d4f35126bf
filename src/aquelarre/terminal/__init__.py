"""The terminal: Aquelarre in plain lines, for people, pipes and screen readers alike."""
