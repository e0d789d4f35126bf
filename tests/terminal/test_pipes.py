"""Real processes and real pipes."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from random import Random
from typing import Any


def test_a_whole_night_through_a_pipe(piped: Any) -> None:
    """Random numbers until the night is over; wrong ones are only asked again."""
    chance = Random(1)
    typed = "".join(f"{chance.randint(1, 9)}\n" for _ in range(4000))
    done = piped(
        "play", "--seats", "3", "--bot", "random", "--seed", "1", "--lang", "es", typed=typed
    )
    assert done.returncode == 0
    assert done.stderr == ""
    assert "¡es Santa Walpurga! La noche ha terminado." in done.stdout
    assert "El resultado" in done.stdout
    assert "\x1b" not in done.stdout  # plain lines, no tricks


def test_what_was_typed_shows_in_the_transcript(piped: Any) -> None:
    done = piped("play", "_template", "--seed", "1", typed="look\n1\n")
    assert "\n> look\n" in done.stdout
    assert done.returncode == 0


def test_bytes_that_are_no_text_stop_nobody(piped: Any) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "aquelarre", "play", "_template"],
        input=b"\xff\xfe\x00\n\x80\n1\n",
        capture_output=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 0
    assert b"Traceback" not in done.stderr


def test_a_terminal_without_accents_still_plays(piped: Any) -> None:
    done = piped("games", "--lang", "es", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert "danza de las brujas" in done.stdout


def test_a_closed_pipe_leaves_no_traceback() -> None:
    for args in (["rules", "walpurgisnacht"], ["play", "--bots", "5", "--bot", "random"]):
        process = subprocess.Popen(
            [sys.executable, "-m", "aquelarre", *args],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()  # nobody reads
        complaint = process.stderr.read()
        process.stderr.close()
        assert process.wait(timeout=60) == 1
        assert b"Traceback" not in complaint
        assert b"Exception ignored" not in complaint


def test_ctrl_c_says_goodbye_with_status_130() -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "aquelarre", "play", "_template"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
        text=True,
    )
    assert process.stdout is not None
    for line in process.stdout:
        if "without being asked" in line:
            break  # the person is asked now
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "This game was not saved." in out
    assert "Traceback" not in err


def test_streams_that_are_closed_from_the_start() -> None:
    script = (
        "import os, sys; os.close(0); os.close(1); os.execv(sys.executable, "
        "[sys.executable, '-m', 'aquelarre', 'play', '_template'])"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, check=False, timeout=60
    )
    assert done.returncode == 0
    assert b"Traceback" not in done.stderr
