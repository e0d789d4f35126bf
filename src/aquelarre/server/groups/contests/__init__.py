"""Contests of a group: leagues, in which everybody meets everybody as evenly as possible, and
knock-outs. Who meets whom follows from a seed; how it stands, from the games that were played."""
