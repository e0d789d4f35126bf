"""Position: everything that the code keeps of a position, as one text. For the laws, which want to
notice any difference; what is true on the table for people is `aquelarre.match.fingerprint`."""

from __future__ import annotations

from aquelarre.kernel.spelling import attributes, spelled
from aquelarre.kernel.state import State

SILENT_FIELDS = ("news",)  # who listens is not part of the position


def position(s: State) -> str:
    """All fields of the state with all that they hold."""
    names = [name for name in attributes(s) if name not in SILENT_FIELDS]
    return ";".join(f"{name}={spelled(getattr(s, name))}" for name in names)
