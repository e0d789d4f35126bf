"""What is in the box: the cards, and the mountain on which they lie."""
