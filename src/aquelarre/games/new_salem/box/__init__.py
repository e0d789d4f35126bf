"""What is in the box: buildings, characters and events."""
