"""Journal: the server's log as lines of JSON. No names, codes, cookies or answers are in it."""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime

OURS = ("path", "table")  # what we add to records


class Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        found: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
        }
        found.update({name: getattr(record, name) for name in OURS if hasattr(record, name)})
        if record.exc_info and record.exc_info[0] is not None:
            found["problem"] = record.exc_info[0].__name__
            found["trace"] = self.formatException(record.exc_info)
        return json.dumps(found, ensure_ascii=False)


def write_lines(level: int = logging.WARNING) -> None:
    """Send the log of the server to the error stream."""
    handler = logging.StreamHandler()
    handler.setFormatter(Lines())
    for name in ("aquelarre", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(level)
        logger.propagate = False
