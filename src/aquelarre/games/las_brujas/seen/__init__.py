"""What is seen: the view of a seat, what it knows and must imagine, and the village in lines."""
