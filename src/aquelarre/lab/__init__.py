"""The laboratory: doors for other people's agents, and what is measured with them."""
