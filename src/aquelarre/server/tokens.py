"""Codes and cookies: random, long, and kept only as hashes."""

from __future__ import annotations

import secrets
from hashlib import sha256

BYTES = 24  # 192 bits
LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # none is taken for another
TYPED = 10  # of them
TABLE_BYTES = 10  # the name of a table is no secret, but nobody shall guess it


def new_code() -> str:
    return secrets.token_urlsafe(BYTES)


def new_typed_code() -> str:
    """A code that somebody may have to type: 50 bits, for minutes."""
    return "".join(secrets.choice(LETTERS) for _ in range(TYPED))


def typed(code: str) -> str:
    """Such a code as it was meant, however it was typed."""
    return "".join(each for each in code.upper() if each.isalnum())


def new_table_name() -> str:
    return secrets.token_urlsafe(TABLE_BYTES).replace("-", "A").replace("_", "B")


def hashed(code: str) -> bytes:
    return sha256(code.encode("utf-8", "replace")).digest()


def same(code: str, known: bytes) -> bool:
    """Compared in a time that tells nothing."""
    return bool(known) and secrets.compare_digest(hashed(code), known)
