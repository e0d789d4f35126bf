"""What is in the box: the kinds of tiles with their tables, and the places of the endless table."""
