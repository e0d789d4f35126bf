"""What is seen: the view of a seat, and the position in lines and pictures."""
