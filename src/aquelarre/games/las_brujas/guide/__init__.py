"""The guide: how a sensible player of either side answers. It judges from a window only."""
