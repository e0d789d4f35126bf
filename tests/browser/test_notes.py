"""One's own notes beside the board, by keys; and a saved game that goes on in the browser."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from aquelarre.kernel import Dice
from aquelarre.kernel.catalog import find
from aquelarre.match import Match, Player, save

if TYPE_CHECKING:
    from pathlib import Path

    from tests.browser.conftest import Opened


def test_notes_and_suspicions_are_there_again_and_nobody_elses(person: Opened) -> None:
    ana, bea = person("Ana"), person("Bea", phone=True)
    made = ana.make("new_salem", 4, bots={"2": "random", "3": "random"})
    bea.join(made)
    ana.sit_in_front(made["table"], 0)
    ana.page.get_by_role("tab", name="Notes").focus()
    ana.page.keyboard.press("Enter")
    mark = ana.page.get_by_role("button", name="Bea, Witches: nothing")
    mark.focus()
    ana.page.keyboard.press("Enter")
    ana.page.keyboard.press("Space")  # the focus stays on it, and its name tells what it says now
    expect(ana.page.get_by_role("button", name="Bea, Witches: yes")).to_be_focused()
    ana.page.get_by_label("My notes").fill("Bea smiles too much")
    expect(ana.page.get_by_text("All saved.")).to_be_visible()
    ana.page.reload()
    ana.page.get_by_role("tab", name="Notes").click()
    expect(ana.page.get_by_label("My notes")).to_have_value("Bea smiles too much")
    expect(ana.page.get_by_role("button", name="Bea, Witches: yes")).to_be_visible()
    bea.sit_in_front(made["table"], 1)
    bea.hit(bea.page.locator(".tabbar button", has_text="Notes"))
    expect(bea.page.get_by_label("My notes")).to_have_value("")
    expect(bea.page.locator(".mark.none")).to_have_count(6)
    ana.post(f"/api/tables/{made['table']}/seat", seat=1, do="remove", bot="", name="")
    expect(bea.page.get_by_text("The host has taken seat 2 from you.")).to_be_attached()
    expect(bea.page.locator(".tabbar button", has_text="Notes")).to_have_count(0)


def test_a_saved_game_goes_on_in_the_browser(person: Opened, tmp_path: Path) -> None:
    players = [Player("Ana"), Player("Bea"), Player("Bot", "random")]
    match, dice = Match(find("carcassonne"), 3, seed="saved", players=players), Dice("saved")
    while len(match.answers) < 12:
        seat = next(s for s in range(3) if match.state.asked >> s & 1)
        options = match.state.options(seat)
        match.play(seat, options[dice.below(len(options))])
    file = tmp_path / "game.aquelarre"
    file.write_text(save(match), "utf-8")
    bea = person("Bea", lang="es")
    bea.goto("/")
    bea.page.locator(".import input").set_input_files(file)
    bea.button("Bea").click()
    expect(bea.page.get_by_text("Sin sentarse: Ana.")).to_be_visible()
    bea.button("Seguir jugando").first.click()
    bea.until("() => window.heard[1]?.table.status === 'playing'")
    assert [bool(who["bot"]) for who in bea.heard(1)["table"]["people"]] == [True, False, True]
    bea.until_asked(1)
