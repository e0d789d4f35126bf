"""The memory of a page: everything that its JavaScript can still reach, from a heap snapshot."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page

Data = dict[str, Any]
TEXT = ("string", "concatenated string", "sliced string")


class Heap:
    """What a page remembers, after its garbage has been collected."""

    def __init__(self, page: Page) -> None:
        chunks: list[str] = []
        session = page.context.new_cdp_session(page)
        session.on("HeapProfiler.addHeapSnapshotChunk", lambda told: chunks.append(told["chunk"]))
        session.send("HeapProfiler.enable")
        session.send("HeapProfiler.collectGarbage")
        session.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
        session.detach()
        self._read(json.loads("".join(chunks)))

    def _read(self, found: Data) -> None:
        """Nodes and edges are rows of numbers; the edges of each node follow those of the last."""
        meta = found["snapshot"]["meta"]
        nodes, edges, self.strings = found["nodes"], found["edges"], found["strings"]
        wide, step = len(meta["node_fields"]), len(meta["edge_fields"])
        kinds, ways = meta["node_types"][0], meta["edge_types"][0]
        counts = nodes[meta["node_fields"].index("edge_count") :: wide]
        self.kind: list[str] = [kinds[each] for each in nodes[0::wide]]
        self.name: list[str] = [self.strings[each] for each in nodes[1::wide]]
        self.parts: list[dict[str | int, int]] = []  # of each thing: what stands behind each name
        at = 0
        for count in counts:
            mine: dict[str | int, int] = {}
            for edge in range(at, at + count * step, step):
                way, name, to = ways[edges[edge]], edges[edge + 1], edges[edge + 2] // wide
                if way != "hidden":
                    mine[name if way == "element" else self.strings[name]] = to
            at += count * step
            self.parts.append(mine)

    def texts(self, part: str) -> list[str]:
        """All texts in which this one occurs."""
        return [text for text in self.strings if part in text]

    def objects(self, **wanted: str | None) -> list[list[str]]:
        """The objects in which these names stand for these labels (None: for anything): bare, or
        in a pair such as ["card", "W03"]. Of each, the names of what it has."""
        return [
            [str(name) for name in parts]
            for parts in self.parts
            if all(name in parts and self._is(parts[name], wanted[name]) for name in wanted)
        ]

    def _is(self, thing: int, label: str | None) -> bool:
        if label is None:
            return True
        if 1 in self.parts[thing]:
            thing = self.parts[thing][1]
        return self.kind[thing] in TEXT and self.name[thing] == label
