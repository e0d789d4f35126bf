"""How a server is started: its socket, its lock, and what it costs to wait for it."""

from __future__ import annotations

import socket

import pytest

from aquelarre.server.run import TRIES, bound


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


def test_an_address_that_is_not_ours_is_an_error() -> None:
    with pytest.raises(OSError, match="assign"):
        bound("192.0.2.1", 0)
