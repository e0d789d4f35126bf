"""The guide: how a sensible player of either side answers, and what it concludes from deeds."""
