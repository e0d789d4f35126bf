"""What has changed between two drawings of a position in lines."""

from __future__ import annotations


def changes(before: list[str], after: list[str]) -> list[str]:
    """What is new: whole blocks, a line with the indented ones below it, as they now are."""
    known = set(before)
    blocks: list[list[str]] = []
    for line in after:
        if line.startswith(" ") and blocks:
            blocks[-1].append(line)
        else:
            blocks.append([line])
    return [line for block in blocks if not known.issuperset(block) for line in block]
