"""How a server is started: its socket, its lock, and what it costs to wait for it."""

from __future__ import annotations

import socket
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import pytest

from aquelarre.server import run
from aquelarre.server.run import TRIES, bound
from aquelarre.words import LANGUAGES

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.conftest import Said


def test_small_frames_are_not_held_back() -> None:
    """asyncio switches Nagle's algorithm off only where the socket says that it is TCP. With it
    an acknowledgement behind an update, or a body behind its headers, waits 40 ms."""
    with bound("127.0.0.1", 0) as listening:
        listening.listen()
        with socket.create_connection(listening.getsockname()):
            accepted, _ = listening.accept()
            with accepted:
                nodelay = accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
                assert accepted.proto == socket.IPPROTO_TCP or nodelay


def test_a_port_that_is_taken_is_passed_over() -> None:
    with bound("127.0.0.1", 0) as first:
        first.listen()
        port = first.getsockname()[1]
        if port + TRIES > 65_535:
            pytest.skip("the system gave us one of the last ports")
        with bound("127.0.0.1", port) as second:
            assert port < second.getsockname()[1] < port + TRIES


def test_another_port_than_the_one_that_was_typed_is_told(
    said: Said, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(run, "serve", lambda config, sock, opened: None)
    monkeypatch.setattr(run, "bound", lambda host, port: bound(host, 0))  # any but the wanted one
    wish = ("serve", "--local", "--no-browser", "--data", tmp_path, "--lang", "en")
    _, out, _ = said(*wish, "--port", "1")
    assert out.startswith("Port 1 is taken: ")
    _, out, _ = said(*wish, "--port", "0")
    assert "taken" not in out


def test_an_address_that_is_not_ours_is_an_error() -> None:
    with pytest.raises(OSError, match="assign"):
        bound("192.0.2.1", 0)


@pytest.mark.parametrize("port", ["65536", "70000", "-1", "99999999999", "x"])
def test_a_port_that_cannot_be_is_refused_in_one_sentence(said: Said, port: str) -> None:
    for lang in LANGUAGES:
        status, out, err = said("serve", "--port", port, "--lang", lang)
        assert (status, out, err.count("\n")) == (2, "", 1)
        assert port in err
        assert "65535" in err


def test_behind_the_last_port_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []

    class Taken(socket.socket):
        def bind(self, address: Any) -> None:
            tried.append(address[1])
            raise OSError("taken")

    monkeypatch.setattr(socket, "socket", Taken)
    with pytest.raises(OSError, match="taken"):
        bound("127.0.0.1", 65_530)
    assert tried == list(range(65_530, 65_536))


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limit")
def test_all_descriptors_that_the_system_allows_are_used() -> None:
    """In a process of its own: the limit of this one stays as it is."""
    program = """
import resource
from aquelarre.server.config import MOST_FILES, make_room
_, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
resource.setrlimit(resource.RLIMIT_NOFILE, (64, hard))
make_room()
assert resource.getrlimit(resource.RLIMIT_NOFILE) == (wanted, hard)
"""
    subprocess.run([sys.executable, "-c", program], check=True)
