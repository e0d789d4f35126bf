"""Folding of long lines."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from aquelarre.kernel.folding import TOGETHER, WIDTH, folded


def test_a_long_line_goes_on_indented() -> None:
    lines = folded(["  " + "word " * 40])
    assert len(lines) > 1
    assert lines[0].startswith("  word")
    assert all(line.startswith("    word") for line in lines[1:])
    assert all(len(line) <= WIDTH for line in lines)


@given(st.lists(st.text("abc ", min_size=1, max_size=30), min_size=1, max_size=30))
def test_no_word_is_lost_and_what_belongs_together_stays_so(texts: list[str]) -> None:
    texts = ["x".join(text.split()) or "x" for text in texts]
    pairs = [f"{text}{TOGETHER}{text}" for text in texts]
    found = folded([" ".join(pairs)])
    assert " ".join(line.strip() for line in found).split() == [t for t in texts for _ in "12"]
    for line in found:
        assert len(line.split()) % 2 == 0
