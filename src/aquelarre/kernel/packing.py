"""Packing: positions and what belongs to them on their way to another process, and back (`pickle`).

Objects of our engine go as their class and fields, see `bare`: so whoever packs and whoever unpacks
may each run compiled or in plain Python.
"""

from __future__ import annotations

import pickle
from io import BytesIO
from typing import Any

from aquelarre.kernel.bare import bare
from aquelarre.kernel.spelling import attributes

OURS = ("aquelarre.kernel.", "aquelarre.editions.", "aquelarre.games.", "aquelarre.bots.")
COMPILED = "__internal_mypyc_setup"  # what every compiled class has, and who inherits from one
MADE = 1 << 9  # a mark of Python's (`Py_TPFLAGS_HEAPTYPE`) on classes that are no part of it
WAYS = ("__reduce__", "__reduce_ex__")  # in which a class may say how it is packed
_by_fields: dict[type, bool] = {}  # do objects of this class go by their fields?


class Packer(pickle.Pickler):
    """Packs what is compiled, too."""

    def reducer_override(self, thing: Any) -> Any:
        kind = type(thing)
        if kind not in _by_fields:
            _by_fields[kind] = _goes_by_fields(kind)
        if not _by_fields[kind]:
            return NotImplemented
        fields = {name: getattr(thing, name) for name in attributes(thing) if hasattr(thing, name)}
        return again, (kind, fields)


def _goes_by_fields(kind: type) -> bool:
    """Is it a class that may be compiled, here or there, or inherits from one? What says itself how
    it is packed goes that way, and numbers, tuples and errors as Python packs them."""
    if any(getattr(kind, way) is not getattr(object, way) for way in WAYS):
        return False
    bases = kind.__mro__[:-1]
    plain = all(base.__flags__ & MADE for base in bases)
    return plain and any(base.__module__.startswith(OURS) for base in bases)


def again(kind: type, fields: dict[str, Any]) -> Any:
    """An object of this class with these fields."""
    thing = bare(kind) if hasattr(kind, COMPILED) else object.__new__(kind)
    for name, value in fields.items():
        setattr(thing, name, value)
    return thing


def packed(thing: Any) -> bytes:
    into = BytesIO()
    Packer(into).dump(thing)
    return into.getvalue()


def unpacked(data: bytes) -> Any:
    """The same in another process. Only for what comes from a process of ours."""
    return pickle.loads(data)
