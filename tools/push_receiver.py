"""A service that brings calls to browsers, and a browser's half of the keys, for tests.

Messages are opened here by RFC 8291 and RFC 8188 as they are written, with keys of its own and
nothing of the library that has sealed them; so is the signature of the server (RFC 8292).
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import secrets
import ssl
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

Data = dict[str, Any]
T = TypeVar("T")
PATIENCE = 120.0  # seconds: who is called first waits until all that seals is read
HERE = "127.0.0.1"


def plain(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def written(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def expand(salt: bytes, material: bytes, info: bytes, length: int) -> bytes:
    """HKDF with SHA-256, for no more than one block."""
    key = hmac.digest(salt, material, hashlib.sha256)
    return hmac.digest(key, info + b"\x01", hashlib.sha256)[:length]


class Post:
    """One request as it came."""

    def __init__(self, path: str, headers: dict[str, str], body: bytes) -> None:
        self.path, self.headers, self.body = path, headers, body


class Browser:
    """What a browser keeps for itself when it subscribes."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = secrets.token_bytes(16)

    @property
    def keys(self) -> dict[str, str]:
        return {"p256dh": written(point(self.key.public_key())), "auth": written(self.secret)}

    def opened(self, body: bytes) -> Data:
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert length == 65
        assert len(sealed) <= size, "one record"
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        info = b"WebPush: info\0" + point(self.key.public_key()) + sender
        shared = expand(self.secret, self.key.exchange(ec.ECDH(), theirs), info, 32)
        key = expand(salt, shared, b"Content-Encoding: aes128gcm\0", 16)
        nonce = expand(salt, shared, b"Content-Encoding: nonce\0", 12)
        clear = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert clear.endswith(b"\x02"), "the last record"
        found: Data = json.loads(clear[:-1])
        return found


def signed(header: str) -> tuple[Data, str]:
    """What the server says about itself, checked; and its key."""
    kind, _, rest = header.partition(" ")
    assert kind == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    head, claims, signature = parts["t"].split(".")
    assert json.loads(plain(head))["alg"] == "ES256"
    raw = plain(signature)
    both = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), plain(parts["k"]))
    key.verify(both, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    return json.loads(plain(claims)), parts["k"]


class Receiver:
    """Takes posts on a port of its own and answers what it is told to."""

    def __init__(self) -> None:
        self.posts: list[Post] = []
        self.status: int | Callable[[Post], int] = 201
        self.more = ""  # lines of the answer's head
        self.silent = False  # never answers
        self.connections = 0
        self._news = asyncio.Condition()

    async def start(self, tls: ssl.SSLContext | None = None) -> None:
        self._server = await asyncio.start_server(self._serve, HERE, 0, ssl=tls)
        self.port = self._server.sockets[0].getsockname()[1]
        self.base = f"{'https' if tls else 'http'}://{HERE}:{self.port}"

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        try:
            lines = (await reader.readuntil(b"\r\n\r\n")).decode("ascii").split("\r\n")
            pairs = (line.split(": ", 1) for line in lines[1:] if line)
            headers = {name.lower(): value for name, value in pairs}
            body = await reader.readexactly(int(headers["content-length"]))
            post = Post(lines[0].split(" ")[1], headers, body)
            assert lines[0].startswith("POST ")
            if self.silent:
                await asyncio.sleep(PATIENCE)
            status = self.status(post) if callable(self.status) else self.status
            writer.write(f"HTTP/1.1 {status} Whatever\r\n{self.more}\r\n".encode())
            await writer.drain()
            async with self._news:
                self.posts.append(post)
                self._news.notify_all()
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            writer.close()

    async def until(self, count: int) -> list[Post]:
        """Wait until so many have come."""
        async with self._news, asyncio.timeout(PATIENCE):
            await self._news.wait_for(lambda: len(self.posts) >= count)
        return self.posts

    async def close(self) -> None:
        self._server.close()


class Beside:
    """A receiver in a thread of its own, for tests that are no coroutines."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self.receiver = Receiver()
        self._do(self.receiver.start())

    def _do(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(2 * PATIENCE)

    @property
    def base(self) -> str:
        return self.receiver.base

    def until(self, count: int) -> list[Post]:
        return self._do(self.receiver.until(count))

    def close(self) -> None:
        self._do(self.receiver.close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()
