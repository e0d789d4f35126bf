"""Files saved by earlier code: their fingerprints were of another kind, so that their replay alone
says whether they can go on."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import msgspec
import pytest

from aquelarre.kernel import BadFile
from aquelarre.match import load, read, save
from aquelarre.match.fingerprint import of_earlier_kind

FILES = sorted((Path(__file__).parent / "earlier").glob("*.aquelarre"))


def test_there_are_some() -> None:
    assert len(FILES) == 10, "one running and one finished of each game"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_file_of_earlier_code_is_read_and_goes_on(path: Path) -> None:
    end = msgspec.json.decode(path.read_text(encoding="utf-8").splitlines()[-1])
    assert of_earlier_kind(end["position"])
    match = read(path)
    assert match.over == path.stem.endswith("-finished")
    if not match.over:
        seat = match.asked[0]
        match.play(seat, match.options(seat)[0].action)
    again = load(save(match))
    assert again.answers == match.answers
    assert again.fingerprint() == match.fingerprint()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_one_that_was_changed_is_still_noticed(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    with pytest.raises(BadFile, match="changed"):
        load(text.replace('"name":"', '"name":"x', 1))
    *lines, end = text.splitlines(keepends=True)
    short = msgspec.json.decode(end)
    if path.stem.endswith("-finished"):  # an answer less, and honest about it: not finished
        lines.pop()
        short |= {"count": short["count"] - 1, "check": sha256("".join(lines).encode()).hexdigest()}
        with pytest.raises(BadFile, match="not finished"):
            load("".join(lines) + msgspec.json.encode(short).decode() + "\n")
