"""What the documents show is what happens: their examples are run, their paths exist."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

import labels
import schema
import sizes
from aquelarre.editions import BadEdition, boxed, find
from aquelarre.games.walpurgisnacht.tests import scenario
from aquelarre.kernel.catalog import names
from aquelarre.lab.studies.plan import MEASURES
from aquelarre.lab.studies.reading import FIELDS
from aquelarre.lab.studies.tables import plan_of
from aquelarre.words import Words

ROOT = Path(__file__).parents[2]
RUN = [
    "README.md",
    "README.es.md",
    "docs/FORMAT.md",
    "docs/EDITIONS.md",
    "docs/ENVIRONMENTS.md",
    "docs/LABELS.md",
    "docs/LANGUAGE-MODELS.md",
    "docs/LEAGUE.md",
    "docs/RECORDS.md",
    "docs/RESEARCHERS.md",
    "docs/STUDIES.md",
]
PAGES = sorted(
    path.relative_to(ROOT).as_posix()
    for path in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("src/**/RULES.md")]
)


@pytest.mark.parametrize("name", RUN)
def test_examples_give_what_they_say(name: str) -> None:
    result = doctest.testfile(str(ROOT / name), module_relative=False, encoding="utf-8")
    assert result.attempted > 0
    assert result.failed == 0


def test_the_labels_are_those_of_the_games() -> None:
    """If this fails: `python tools/labels.py`."""
    assert labels.FILE.read_text("utf-8") == labels.page()


def test_the_columns_of_a_record_are_those_that_are_written() -> None:
    """If this fails: `python tools/schema.py`. What is written is compared in tests/lab."""
    assert schema.FILE.read_text("utf-8") == schema.page()


def test_the_sizes_are_those_of_the_games() -> None:
    """What does not depend on the machine or on luck; if it fails: `python tools/sizes.py`."""
    page = (ROOT / "docs" / "RESEARCHERS.md").read_text("utf-8")
    rows = [line.split(" | ") for line in page.splitlines() if line.count(" | ") == 12]
    told = [[each.strip("| ") for each in row[:4]] for row in rows[2:]]
    assert told == [sizes.names_of(*table) for table in sizes.tables()]


def test_the_example_of_a_scenario() -> None:
    assert doctest.testmod(scenario) == doctest.TestResults(failed=0, attempted=2)


def test_the_faults_of_an_edition_are_told_as_its_page_says() -> None:
    page = (ROOT / "docs" / "EDITIONS.md").read_text("utf-8")
    block = re.search(r"```text\n(.*?)```", page, re.S)
    assert block is not None
    game = boxed(find("discworld_witches"))
    text = game.edition_text().replace('"winter", difficulty = 25', '"winter", difficulty = 240')
    text = text.replace('"pig", difficulty = 8, points = 1', '"pig", difficulty = 8')
    with pytest.raises(BadEdition) as caught:
        game.with_edition(text)
    assert [Words("en").error(each) for each in caught.value.all] == block[1].splitlines()


def test_the_studies_on_their_page_can_be_played() -> None:
    page = (ROOT / "docs" / "STUDIES.md").read_text("utf-8")
    plans = [plan_of(block) for block in re.findall(r"```toml\n(.*?)```", page, re.S)]
    assert [len(plan.tables) for plan in plans] == [6, 3, 1]
    assert [sum(table.ours for table in plan.tables) for plan in plans] == [2, 1, 1]
    fields = re.findall(r"^\| `\[?([a-z]+)\]?` \| ", page.partition("## The file")[2], re.M)
    assert fields[: len(FIELDS)] == sorted(FIELDS, key=fields.index)
    measures = page.partition("## What is measured")[2]
    assert re.findall(r"^\| `([a-z]+)` \| ", measures, re.M) == list(MEASURES)


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


def test_no_page_and_no_text_speaks_of_the_own_card() -> None:
    """The commonest slip of ours; docs/STYLE.md names it."""
    texts = [*ROOT.glob("src/**/*.ftl"), *(ROOT / name for name in PAGES)]
    found = [path for path in texts if re.search(r"\bthe own\b", path.read_text("utf-8"), re.I)]
    assert found == [ROOT / "docs" / "STYLE.md"]


def test_the_readme_names_both_commands_and_both_exist() -> None:
    for readme in ("README.md", "README.es.md"):
        text = (ROOT / readme).read_text("utf-8")
        for command in ("play", "test"):
            assert f"./{command}" in text
            assert (ROOT / command).stat().st_mode & 0o100


def blocks(name: str) -> list[str]:
    """The blocks of code of a page: its recipes, and whatever else is typed or read by machines."""
    return re.findall(
        r"^(?:<!-- [^\n]* -->\n)?```\w+\n.*?^```$", (ROOT / name).read_text("utf-8"), re.M | re.S
    )


def typed(name: str) -> set[str]:
    """What a page has typed in passing: options, paths, figures."""
    words = re.findall(r"`([^`\n]+)`", (ROOT / name).read_text("utf-8"))
    return {word for word in words if re.match(r"(--[a-z-]+|/\w+|aquelarre_\w+\S*)$", word)}


def test_hosts_copy_the_same_recipes_in_both_languages() -> None:
    assert len(blocks("docs/HOSTING.md")) == 15
    assert blocks("docs/HOSTING.es.md") == blocks("docs/HOSTING.md")
    assert typed("docs/HOSTING.es.md") == typed("docs/HOSTING.md")


def test_both_pages_for_hosts_have_the_same_sections_and_rows() -> None:
    for part in (r"^## ", r"^\| ", r"^- \*\*", r"^\*\*"):
        in_english, in_spanish = (
            len(re.findall(part, (ROOT / name).read_text("utf-8"), re.M))
            for name in ("docs/HOSTING.md", "docs/HOSTING.es.md")
        )
        assert in_english == in_spanish, part


def listed(readme: str) -> list[list[str]]:
    """The commands of each row of its table: what is typed in every language alike."""
    rows = re.findall(r"^\| (`(?:aquelarre|\./).*?) \|", (ROOT / readme).read_text("utf-8"), re.M)
    return [re.findall(r"(?:aquelarre |`\./)\w[\w-]*|--[a-z]+", row) for row in rows]


def linked(readme: str) -> set[str]:
    """The pages that it leads to, whatever their language."""
    found = re.findall(r"\]\(([\w/.-]+\.md)\)", (ROOT / readme).read_text("utf-8"))
    return {page.replace(".es.md", ".md") for page in found} - {"README.md"}


def test_both_readmes_list_the_same_commands_and_lead_to_the_same_pages() -> None:
    assert len(listed("README.md")) > 20
    assert listed("README.es.md") == listed("README.md")
    assert linked("README.es.md") == linked("README.md")


@pytest.mark.parametrize(("readme", "lang"), [("README.md", "en"), ("README.es.md", "es")])
def test_the_readme_shows_every_game_in_its_language(readme: str, lang: str) -> None:
    shown = re.findall(
        r"!\[[^]]+\]\(src/aquelarre/games/(\w+)/ui/picture\.(\w+)\.webp\)",
        (ROOT / readme).read_text("utf-8"),
    )
    assert sorted(shown) == [(name, lang) for name in sorted(names())]


def test_two_commands_are_two() -> None:
    for readme in ("README.md", "README.es.md"):
        text = (ROOT / readme).read_text("utf-8")
        block = re.search(r"^## (?:Two commands|Dos órdenes)$.*?```\n(.*?)```", text, re.M | re.S)
        assert block is not None
        assert [line.split()[0] for line in block[1].splitlines()] == ["./play", "./test"]


@pytest.mark.parametrize(
    ("readme", "why"), [("README.md", "why pentagram 1"), ("README.es.md", "por qué pentagrama 1")]
)
def test_the_transcript_is_a_real_game(readme: str, why: str) -> None:
    """Its lines come in this order when the same command gets the same answers."""
    text = (ROOT / readme).read_text("utf-8")
    block = re.search(r"```text\n\$ \./play terminal ([^\n]*)\n(.*?)```", text, re.S)
    assert block is not None
    game = subprocess.run(
        [sys.executable, "-m", "aquelarre", "play", *block[1].split()],
        input=f"1\n{why}\n4\n5\n1\n5\n",
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    printed = iter(game.stdout.splitlines())
    for line in block[2].splitlines():
        assert line == "…" or line in printed, line
