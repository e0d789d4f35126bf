"""The guide: how a sensible witch answers, and why. It judges from a window only."""
