"""Proof: what a host or a player need not believe, because they can see it for themselves.

Checks of secrecy, durability, abuse and chance run against a throw-away server in a process of its
own, through the same doors that strangers have, and end in one readable page.
"""
