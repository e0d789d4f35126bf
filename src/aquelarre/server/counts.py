"""Counts: what has happened since the start, for the host's monitoring.

They belong to the process, as it has one server. No count names a person, a table or an address.
"""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter

REGISTRY = CollectorRegistry()

refusals = Counter(
    "aquelarre_refusals", "Requests and messages refused, by kind", ["kind"], registry=REGISTRY
)
errors = Counter("aquelarre_errors", "Mistakes of ours: each is in the log", registry=REGISTRY)
answers = Counter("aquelarre_answers", "Answers of people, on the disk", registry=REGISTRY)
imports = Counter("aquelarre_imports", "Saved games that were brought in", registry=REGISTRY)
not_kept = Counter("aquelarre_not_kept", "Changes that the disk did not take", registry=REGISTRY)
calls = Counter(
    "aquelarre_calls",
    "Calls to people whose page is closed, by outcome",
    ["outcome"],
    registry=REGISTRY,
)
mails = Counter(
    "aquelarre_mails",
    "Mails to those who want them, by outcome",
    ["outcome"],
    registry=REGISTRY,
)
shed = Counter(
    "aquelarre_connections_shed",
    "Connections ended by us before they had asked for anything, by reason",
    ["reason"],
    registry=REGISTRY,
)


def refused(key: str) -> None:
    """A refusal by the key of its text: `error-too-much` is counted as `too-much`."""
    refusals.labels(key.removeprefix("error-")).inc()
