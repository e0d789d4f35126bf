"""News: what each server tells all others once in a while, so that limits, who is there and
figures hold for all together. Whoever does not tell any more is forgotten."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Collection, Iterable
from itertools import chain
from typing import Any

from prometheus_client import CollectorRegistry
from prometheus_client.core import CounterMetricFamily, Metric

from aquelarre.kernel import Seat
from aquelarre.server.hall import Hall
from aquelarre.server.limits import AtOnce, Buckets

EVERY = 1.0  # seconds
STALE = 5.0  # seconds after which a server has nothing to say any more
Data = dict[str, Any]
Sample = tuple[str, list[tuple[str, str]], float]
# Figures that are no sums.
LEAST = ("ready", "disk_free_bytes", "bus")
MOST = ("loop_lag_seconds", "loop_lag_worst_seconds", "up_seconds")


class News:
    """What we tell, and what we have heard."""

    def __init__(
        self,
        hall: Hall,
        buckets: dict[str, Buckets],
        connections: AtOnce,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.hall = hall
        self.buckets = buckets
        self.connections = connections
        self.clock = clock
        self._heard: dict[str, tuple[float, Data]] = {}  # by server
        connections.elsewhere = self.connected
        hall.presence = self.presence

    def told(self, figures: dict[str, float], counted: CollectorRegistry) -> Data:
        """Ours, since the last time."""
        return {
            "spent": {name: each.spent() for name, each in self.buckets.items()},
            "connections": self.connections.count,
            "here": {
                table.record.id: (sorted(table.company.here()), table.company.watchers())
                for table in self.hall.loaded()
                if table.listeners
            },
            "figures": figures,
            "counts": list(samples(counted)),
        }

    def hear(self, server: str, told: Data) -> None:
        for name, spent in told["spent"].items():
            if name in self.buckets:
                self.buckets[name].take_elsewhere(spent)
        self._heard[server] = self.clock(), told

    def forget(self, alive: Collection[str]) -> None:
        self._heard = {name: each for name, each in self._heard.items() if name in alive}

    def _fresh(self) -> list[Data]:
        late = self.clock() - STALE
        return [told for at, told in self._heard.values() if at > late]

    # -- of others ---------------------------------------------------------------------------

    def connected(self, address: str) -> int:
        """Live connections of an address at other servers."""
        return sum(told["connections"].get(address, 0) for told in self._fresh())

    def presence(self, table: str) -> tuple[Collection[Seat], int]:
        for told in self._fresh():
            if table in told["here"]:
                here, watchers = told["here"][table]
                return here, watchers
        return (), 0

    def figures(self, own: dict[str, float]) -> dict[str, float]:
        """Of all servers together."""
        found = dict(own)
        for told in self._fresh():
            for name, value in told["figures"].items():
                if name in LEAST:
                    found[name] = min(found.get(name, value), value)
                elif name in MOST:
                    found[name] = max(found.get(name, value), value)
                else:
                    found[name] = found.get(name, 0) + value
        return found

    def counted(self, own: CollectorRegistry) -> CollectorRegistry:
        """What has happened at all servers together."""
        found = CollectorRegistry()
        found.register(Summed(own, [told["counts"] for told in self._fresh()]))
        return found


def samples(registry: CollectorRegistry) -> Iterable[Sample]:
    """All counts by name and labels."""
    for family in registry.collect():
        for sample in family.samples:
            if sample.name.endswith("_total"):
                yield family.name, sorted(sample.labels.items()), sample.value


class Summed:
    """The counts of a registry with those of others."""

    def __init__(self, own: CollectorRegistry, others: list[list[Any]]) -> None:
        self.own = own
        self.others = others

    def collect(self) -> Iterable[Metric]:
        sums: dict[str, Counter[tuple[tuple[str, str], ...]]] = {}
        for name, labels, value in chain(samples(self.own), *self.others):
            key = tuple((label, what) for label, what in labels)
            sums.setdefault(name, Counter())[key] += value
        for family in self.own.collect():
            by_labels = sums.get(family.name, Counter())
            names = [name for name, _ in next(iter(by_labels), ())]
            metric = CounterMetricFamily(family.name, family.documentation, labels=names)
            for key, value in by_labels.items():
                metric.add_metric([what for _, what in key], value)
            yield metric
