"""The games, one folder each, found by scanning: see `aquelarre.kernel.catalog`."""
