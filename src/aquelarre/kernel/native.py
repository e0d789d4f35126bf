"""Native: what the kernel says to its compiler (mypyc, see `./fast`). Interpreted it means nothing.

A compiled class takes no subclass in plain Python unless it is marked so; those that games made
elsewhere inherit from are. The compiler knows the mark by its own name for it, `mypyc_attr`, and
who only plays need not have the compiler's package installed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, TypeVar, overload

T = TypeVar("T")

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(*names: str, **values: object) -> Callable[[T], T]:
        """The class as it is."""
        return lambda kind: kind


class once(Generic[T]):  # noqa: N801 - it is written as `property` is
    """What is worked out when it is first asked for, and then kept: `functools.cached_property`,
    which mypyc (2.4) takes for a plain `property`, so that compiled it was worked out each time.
    Its class needs a `__dict__`: `@mypyc_attr(native_class=False)`."""

    def __init__(self, work: Callable[[Any], T]) -> None:
        self.work = work
        self.name = ""

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    @overload
    def __get__(self, thing: None, kind: type) -> once[T]: ...

    @overload
    def __get__(self, thing: object, kind: type | None = None) -> T: ...

    def __get__(self, thing: object, kind: type | None = None) -> once[T] | T:
        if thing is None:
            return self
        found = self.work(thing)
        thing.__dict__[self.name] = found  # from now on this is found before
        return found
