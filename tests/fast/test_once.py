"""What is worked out once is worked out once, compiled as interpreted."""

from __future__ import annotations

import ast
from pathlib import Path

from aquelarre.kernel.native import once
from compiling import ROOT, groups


class Tower:
    def __init__(self) -> None:
        self.climbed = 0

    @once
    def height(self) -> int:
        """How high it is."""
        self.climbed += 1
        return 40 + self.climbed


def test_it_is_worked_out_when_first_asked_for_and_kept() -> None:
    tower, other = Tower(), Tower()
    assert tower.climbed == 0
    assert [tower.height, tower.height, other.height] == [41, 41, 41]
    assert tower.climbed == 1
    assert isinstance(Tower.height, once)


def test_nothing_compiled_uses_what_the_compiler_takes_for_a_property() -> None:
    """Protects the guides' speed: mypyc makes a plain property of `cached_property`, and compiled
    the guide of Las Brujas took twice as long as interpreted."""
    for files in groups().values():
        for file in files:
            assert "cached_property" not in Path(ROOT, file).read_text("utf-8"), file


def test_nothing_compiled_looks_into_a_tuple_with_a_star() -> None:
    """mypyc breaks off at `x in (*some, other)`: such a tuple gets a name of its own."""
    for files in groups().values():
        for file in files:
            for node in ast.walk(ast.parse(Path(ROOT, file).read_text("utf-8"))):
                if isinstance(node, ast.Compare):
                    looked = [each for each in node.comparators if isinstance(each, ast.Tuple)]
                    stars = [part for each in looked for part in each.elts]
                    assert not any(isinstance(each, ast.Starred) for each in stars), file


def test_constants_made_of_other_steps_keys_say_their_type() -> None:
    """Protects `./fast`: such a constant becomes `Final`, and where modules need each other mypyc
    cannot find out what a tuple of attributes of their classes is ("Cannot determine type")."""
    for files in groups().values():
        for file in files:
            for node in ast.parse(Path(ROOT, file).read_text("utf-8")).body:
                if isinstance(node, ast.Assign) and isinstance(node.value, ast.Tuple):
                    parts = [part for part in node.value.elts if isinstance(part, ast.Attribute)]
                    assert not any(part.attr == "key" for part in parts), (file, node.lineno)
