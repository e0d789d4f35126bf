"""Entries: the texts of a file one by one, so that only those are parsed that are said.

To parse all texts of the house and of a game takes half a second, and hardly any process says more
than a few of them. Where an entry begins is seen without a parser: its name stands at the beginning
of a line, and all that belongs to it is indented (but for closing braces).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import pairwise
from threading import RLock
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message
from fluent.syntax import ast, visitor

BEGINS = re.compile(r"^(-?[A-Za-z][A-Za-z0-9_-]*)[ ]*=", re.MULTILINE)
COMMENT = re.compile(r"^#.*(?:\n|\Z)", re.MULTILINE)


def entries(source: str) -> dict[str, str]:
    """The texts of a file by their names (`-name`: a term), each as it is written there, without
    comments. Where a name comes twice, the last one holds."""
    source = COMMENT.sub("", source)
    found = list(BEGINS.finditer(source))
    places = [*(each.start() for each in found), len(source)]
    return {
        each[1]: source[start:end].rstrip() + "\n"
        for each, (start, end) in zip(found, pairwise(places), strict=True)
    }


class Texts(FluentBundle):
    """All texts of a language, each of them parsed when it is first asked for."""

    def __init__(
        self, lang: str, sources: Iterable[str], functions: Mapping[str, Callable[[Any], Any]]
    ) -> None:
        super().__init__([lang], functions=dict(functions), use_isolating=False)
        self._unread: dict[str, str] = {}
        for source in sources:  # later ones replace earlier ones
            self._unread.update(entries(source))
        self._reading = RLock()  # others may ask for the same text meanwhile

    def has_message(self, message_id: str) -> bool:
        self._read(message_id)
        return super().has_message(message_id)

    def get_message(self, message_id: str) -> Message:
        self._read(message_id)
        return super().get_message(message_id)

    def _read(self, name: str) -> None:
        """Parse a text and all that it refers to, if that has not been done."""
        if name not in self._unread:
            return
        with self._reading:
            found = list(self._together(name))
            for each in found:
                self.add_resource(each, allow_overrides=True)
            for each in found:  # only now: who asks without waiting finds all of it
                for entry in each.body:
                    self._unread.pop(name_of(entry), None)
            self._unread.pop(name, None)  # what cannot be parsed is not there

    def _together(self, name: str) -> Iterator[ast.Resource]:
        wanted, begun = [name], {name}
        while wanted:
            source = self._unread.get(wanted.pop())
            if source is None:
                continue
            resource = FluentResource(source)
            yield resource
            new = References.of(resource) - begun
            begun |= new
            wanted.extend(new)


class References(visitor.Visitor):
    """The names of all texts that a text refers to."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    @classmethod
    def of(cls, resource: ast.Resource) -> set[str]:
        seeker = cls()
        seeker.visit(resource)
        return seeker.found

    def generic_visit(self, node: ast.BaseNode) -> None:
        if isinstance(node, ast.MessageReference):
            self.found.add(node.id.name)
        elif isinstance(node, ast.TermReference):
            self.found.add(f"-{node.id.name}")
        super().generic_visit(node)


def name_of(entry: ast.EntryType) -> str:
    """As it stands in the file."""
    if isinstance(entry, ast.Term):
        return f"-{entry.id.name}"
    return entry.id.name if isinstance(entry, ast.Message) else ""
