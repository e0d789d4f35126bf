"""Native: what the kernel says to its compiler (mypyc, see `./fast`). Interpreted it means nothing.

A compiled class takes no subclass in plain Python unless it is marked so; those that games made
elsewhere inherit from are. The compiler knows the mark by its own name for it, `mypyc_attr`, and
who only plays need not have the compiler's package installed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

T = TypeVar("T")

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(*names: str, **values: object) -> Callable[[T], T]:
        """The class as it is."""
        return lambda kind: kind
