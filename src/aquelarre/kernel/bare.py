"""Bare: an object of a compiled class without a field set yet.

A compiled class (mypyc 2.4) is only ever made with what its `__init__` wants, so that Python's own
`pickle` can pack its objects and not unpack them. Inside a compiled `__new__`, though, the compiler
makes `object.__new__` of whatever class comes: so this has to be compiled with the kernel.
"""

from __future__ import annotations

from typing import Any

from aquelarre.kernel.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Bare:
    """Only for its `__new__`."""

    __slots__ = ()

    def __new__(cls: Any) -> Any:
        return object.__new__(cls)


def bare(kind: Any) -> Any:
    """An object of this compiled class, of which nothing is true yet: every field is for the caller
    to set."""
    return Bare.__new__(kind)
