"""Keys: by what the services of browsers know this server. Made once, and kept beside the tables.

Subscriptions are bound to them: with other keys nobody could be called any more.
"""

from __future__ import annotations

import os
from base64 import urlsafe_b64encode
from importlib.util import find_spec
from pathlib import Path

from msgspec import Struct

from aquelarre.server.store.place import new_draft, rename, sync

FILE = "push.pem"
LIBRARY = "webpush"  # the extra "push"


class Keys(Struct, frozen=True):
    """The pair of this server, as the library wants it, and the public one as pages do."""

    private: bytes
    public: bytes
    shown: str


class BadKeys(Exception):
    """There is a file, and it holds no keys of ours."""


def installed() -> bool:
    """Is there what it takes to call anybody?"""
    return find_spec(LIBRARY) is not None


def keys_in(folder: Path) -> Keys:
    """The keys of this server; new ones if there are none yet. What is there is never overwritten:
    whoever finds out what happened to it may bring it back."""
    from cryptography.hazmat.primitives import serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    path = folder / FILE
    if not path.exists() and not path.is_symlink():
        _write(path, _new())
    try:
        raw = path.read_bytes()
        found = serialization.load_pem_private_key(raw, None)
    except (OSError, ValueError, TypeError) as problem:
        raise BadKeys(f"{path} holds no keys for push.") from problem
    if not isinstance(found, ec.EllipticCurvePrivateKey) or found.curve.name != "secp256r1":
        raise BadKeys(f"{path} holds keys of another kind.")
    public = found.public_key()
    form = serialization.PublicFormat
    point = public.public_bytes(serialization.Encoding.X962, form.UncompressedPoint)
    pem = public.public_bytes(serialization.Encoding.PEM, form.SubjectPublicKeyInfo)
    return Keys(raw, pem, urlsafe_b64encode(point).rstrip(b"=").decode())


def _new() -> bytes:
    from cryptography.hazmat.primitives import serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec.generate_private_key(ec.SECP256R1()).private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )


def _write(path: Path, pem: bytes) -> None:
    """For us alone, and whole or not at all."""
    draft = new_draft(path)
    handle = os.open(draft, os.O_WRONLY)
    with os.fdopen(handle, "wb") as file:
        file.write(pem)
    sync(draft)
    rename(draft, path)
