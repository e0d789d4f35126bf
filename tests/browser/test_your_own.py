"""What docs/YOUR-OWN-GAME.md and docs/YOUR-OWN-BOT.md end in: a game and a bot of one's own, played
in the browser."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from walkthrough import Walk

if TYPE_CHECKING:
    from tests.browser.conftest import Opened


def test_the_game_of_the_page(person: Opened, tmp_path: Path) -> None:
    walk = Walk("YOUR-OWN-GAME.md", "../moths", tmp_path / "moths")
    walk.run("./play new-game moths --package ../moths")
    walk.write_all()
    with walk.served("./play --with ../moths", tmp_path / "data") as address:
        ana = person("Ana", base=address.rstrip("/"))
        page = ana.goto("/")
        card = page.get_by_role("article").filter(has_text="Moths")
        card.get_by_role("button", name="Play against bots").click()
        page.wait_for_url("**/t/*")
        ana.until("() => window.heard[0]?.position")
        answers = 0
        while (question := ana.until_asked(0)) is not None:
            ana.press(question["number"], 0, pick=answers)
            answers += 1
        assert answers > 3
        page.get_by_role("tab", name="Log").click()  # the result came before it
        expect(page.get_by_text("loved").first).to_be_visible()
        ana.log_is_whole(0)


def test_a_game_without_points_tells_no_points(person: Opened, tmp_path: Path) -> None:
    """The template's game has a winner and no points: its end speaks of none."""
    walk = Walk("YOUR-OWN-GAME.md", "../moths", tmp_path / "moths")
    walk.run("./play new-game moths --package ../moths")
    with walk.served("./play --with ../moths", tmp_path / "data") as address:
        ana = person("Ana", base=address.rstrip("/"))
        page = ana.goto("/")
        card = page.get_by_role("article").filter(has_text="High Card")
        card.get_by_role("button", name="Play against bots").click()
        page.wait_for_url("**/t/*")
        ana.until("() => window.heard[0]?.position")
        while (question := ana.until_asked(0)) is not None:
            ana.press(question["number"], 0, pick=0)
        result = page.get_by_role("region", name="The result")
        expect(result).to_be_visible()
        expect(result).not_to_contain_text("points")


def test_the_bot_of_the_page(person: Opened, tmp_path: Path) -> None:
    walk = Walk("YOUR-OWN-BOT.md", "../dreamer", tmp_path / "dreamer")
    walk.write_all()
    with walk.served("./play --bots dreamer --with ../dreamer", tmp_path / "data") as address:
        ana = person("Ana", base=address.rstrip("/"))
        page = ana.goto("/")
        card = page.get_by_role("article").filter(has_text="Walpurgisnacht")
        card.get_by_role("button", name="Create a table").click()
        dialog = page.get_by_role("dialog")
        dialog.get_by_text("3", exact=True).click()
        for seat in range(2):
            dialog.locator(".bots-edit select").nth(seat).select_option("dreamer")
        dialog.get_by_role("button", name="Create a table").click()
        page.wait_for_url("**/t/*")
        ana.until("() => window.heard[0]?.position")
        for pick in range(4):
            question = ana.until_asked(0)
            assert question is not None
            ana.press(question["number"], 0, pick)
        table = ana.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}")
        assert [each["bot"] for each in table["people"]] == ["", "dreamer", "dreamer"]
