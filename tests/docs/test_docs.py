"""What the documents show is what happens: their examples are run, their paths exist."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

from aquelarre.games.walpurgisnacht import scenario
from aquelarre.kernel import BadEdition
from aquelarre.kernel.catalog import find
from aquelarre.words import Words

ROOT = Path(__file__).parents[2]
RUN = ["README.md", "README.es.md", "docs/FORMAT.md", "docs/EDITIONS.md"]
PAGES = sorted(
    path.relative_to(ROOT).as_posix()
    for path in [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("src/**/RULES.md")]
)


@pytest.mark.parametrize("name", RUN)
def test_examples_give_what_they_say(name: str) -> None:
    result = doctest.testfile(str(ROOT / name), module_relative=False, encoding="utf-8")
    assert result.attempted > 0
    assert result.failed == 0


def test_the_example_of_a_scenario() -> None:
    assert doctest.testmod(scenario) == doctest.TestResults(failed=0, attempted=2)


def test_the_faults_of_an_edition_are_told_as_its_page_says() -> None:
    page = (ROOT / "docs" / "EDITIONS.md").read_text("utf-8")
    block = re.search(r"```text\n(.*?)```", page, re.S)
    assert block is not None
    game = find("discworld_witches")
    text = game.edition_text().replace('"winter", difficulty = 25', '"winter", difficulty = 240')
    text = text.replace('"pig", difficulty = 8, points = 1', '"pig", difficulty = 8')
    with pytest.raises(BadEdition) as caught:
        game.with_edition(text)
    assert [Words("en").error(each) for each in caught.value.all] == block[1].splitlines()


@pytest.mark.parametrize("name", PAGES)
def test_links_between_pages_lead_somewhere(name: str) -> None:
    page = ROOT / name
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text("utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), target


def test_no_page_names_a_machine_or_an_index() -> None:
    for name in PAGES:
        text = (ROOT / name).read_text("utf-8")
        assert not re.search(r"/(home|root|work|Users)/|index-url", text), name


def test_the_readme_names_both_commands_and_both_exist() -> None:
    for readme in ("README.md", "README.es.md"):
        text = (ROOT / readme).read_text("utf-8")
        for command in ("play", "test"):
            assert f"./{command}" in text
            assert (ROOT / command).stat().st_mode & 0o100


@pytest.mark.parametrize(("readme", "why"), [("README.md", "why"), ("README.es.md", "por qué")])
def test_the_transcript_is_a_real_game(readme: str, why: str) -> None:
    """Its lines come in this order when the same command gets the same answers."""
    text = (ROOT / readme).read_text("utf-8")
    block = re.search(r"```text\n\$ \./play terminal ([^\n]*)\n(.*?)```", text, re.S)
    assert block is not None
    game = subprocess.run(
        [sys.executable, "-m", "aquelarre", "play", *block[1].split()],
        input=f"1\n{why} S0\n4\n5\n1\n5\n",
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    printed = iter(game.stdout.splitlines())
    for line in block[2].splitlines():
        assert line == "…" or line in printed, line
