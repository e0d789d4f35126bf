"""What is seen: the view of a seat, what it must imagine, and the position in lines."""
