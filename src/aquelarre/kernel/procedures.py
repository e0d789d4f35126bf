"""Procedures: parts of a game that are entered and can be left as a whole, a trial for example."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

from aquelarre.kernel.native import mypyc_attr
from aquelarre.kernel.steps import Step

if TYPE_CHECKING:
    from aquelarre.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Procedure:
    """The facts of a part of the game that is under way: they exist, and are cloned, only while it
    lasts. `State.enter` begins it, `State.leave` breaks it off, `State.inside` finds it."""

    __slots__ = ()

    def clone(self) -> Self:
        """An independent copy."""
        raise NotImplementedError(type(self).__name__)


class End(Step[Any]):
    """Where a procedure ends by itself: a mark on the agenda behind its last step."""

    __slots__ = ()

    def run(self, s: State) -> None:
        s.procedures.pop()

    def __reduce__(self) -> str:
        """Packed and unpacked it is the same mark, by which `State.leave` knows where to stop."""
        return "END"


END = End()
