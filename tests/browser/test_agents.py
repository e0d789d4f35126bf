"""People see who at the table is no person, before the game and in it, in both languages."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.browser.conftest import Opened

TOLD = {
    "en": "Clever is an assistant, a language model and not a person.",
    "es": "Clever es un asistente: un modelo de lenguaje, no una persona.",
}
KEPT = {"en": "recorded with the game", "es": "guardado con la partida"}
MARK = {"en": "assistant", "es": "asistente"}


@pytest.mark.parametrize("lang", ["es", "en"])
def test_an_assistant_is_announced_before_the_game_and_in_it(person: Opened, lang: str) -> None:
    ana, clever = person("Ana", lang=lang), person("Clever", lang=lang)
    made = ana.make("carcassonne", 3)
    path = f"/api/tables/{made['table']}"
    clever.post(f"{path}/join", invite=made["invite"], seat=1, name="Clever", agent="assistant")
    ana.goto(f"/t/{made['table']}")
    waiting = ana.page.locator(".waiting-room .agents")
    expect(waiting).to_contain_text(TOLD[lang])
    expect(waiting).to_contain_text(KEPT[lang])
    expect(ana.page.locator(".seat-list li").nth(1)).to_contain_text(MARK[lang])
    ana.post(f"{path}/seat", seat=2, do="bot", bot="guide")
    banner = ana.page.locator(".banner.agents")
    expect(banner).to_contain_text(TOLD[lang])
    banner.get_by_role("button").click()
    expect(banner).to_have_count(0)
    expect(ana.page.locator(".players li").nth(1)).to_contain_text(MARK[lang])


def test_where_only_people_sit_nothing_is_fetched(person: Opened) -> None:
    ana = person("Ana")
    fetched: list[str] = []
    ana.page.on("request", lambda request: fetched.append(request.url))
    made = ana.make("carcassonne", 2, bots={"1": "guide"})
    ana.sit_in_front(made["table"], 0)
    assert fetched
    assert not [each for each in fetched if "agents" in each]
