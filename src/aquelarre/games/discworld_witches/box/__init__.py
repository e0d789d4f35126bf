"""What is in the box: the ids of its things, and the facts about them, which owners may correct."""
