"""What is in the box: the cards and the characters."""
