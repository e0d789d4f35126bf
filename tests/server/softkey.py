"""A passkey in software: it makes a pair of keys and signs, as the thing on a ring of keys does."""

from __future__ import annotations

import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

Data = dict[str, Any]
PRESENT, VERIFIED, HAS_KEY = 0x01, 0x04, 0x40
ES256, EC2, P256 = -7, 2, 1


def text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def data_of(written: str) -> bytes:
    return urlsafe_b64decode(written + "=" * (-len(written) % 4))


class SoftKey:
    """One passkey of one site."""

    def __init__(self, host: str = "localhost") -> None:
        self.host = host
        self.id = secrets.token_bytes(20)
        self.count = 0
        self._private = ec.generate_private_key(ec.SECP256R1())

    def made(self, options: Data, origin: str, host: str = "") -> Data:
        """What a browser answers when it has made it."""
        numbers = self._private.public_key().public_numbers()
        point = {-2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        key = cbor2.dumps({1: EC2, 3: ES256, -1: P256, **point})
        about = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + key
        told = self._told(HAS_KEY, host) + about
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": told})
        client = self._client("webauthn.create", options["challenge"], origin)
        return {
            "id": text(self.id),
            "clientDataJSON": text(client),
            "attestationObject": text(attestation),
        }

    def shown(self, options: Data, origin: str, host: str = "") -> Data:
        """What a browser answers when it has signed."""
        self.count += 1
        told = self._told(0, host)
        client = self._client("webauthn.get", options["challenge"], origin)
        signature = self._private.sign(told + sha256(client).digest(), ec.ECDSA(SHA256()))
        return {
            "id": text(self.id),
            "clientDataJSON": text(client),
            "authenticatorData": text(told),
            "signature": text(signature),
        }

    def _told(self, more: int, host: str) -> bytes:
        flags = PRESENT | VERIFIED | more
        site = sha256((host or self.host).encode()).digest()
        return site + bytes([flags]) + self.count.to_bytes(4, "big")

    @staticmethod
    def _client(what: str, challenge: str, origin: str) -> bytes:
        return json.dumps({"type": what, "challenge": challenge, "origin": origin}).encode()
