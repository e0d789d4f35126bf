"""Looking at a replay together: rooms in memory, in which one leads and the others follow."""
