"""The workshop: an owner corrects cards, is told what does not fit, and plays with them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import Route, expect

if TYPE_CHECKING:
    from tests.browser.conftest import Opened

KEPT = "() => JSON.parse(localStorage.getItem('aquelarre-workshop-walpurgisnacht') ?? 'null')"
CLIPBOARD = """() => Object.defineProperty(navigator, "clipboard", {
  value: { writeText: async (text) => { window.copied = text; } },
})"""

# What has come is drawn.
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
LONG = 400_000  # milliseconds: the bots of a quick look let everybody else go first
# They are stopped, unless they are done by now.
STOP = "() => document.querySelector('.ws-look form button[type=button]')?.click()"


def test_an_owner_corrects_a_card_and_plays_with_it(person: Opened) -> None:
    ana = person("Ana")
    page = ana.goto("/")
    page.get_by_role("link", name="Workshop").click()
    page.get_by_role("link", name=re.compile("Walpurgisnacht")).click()
    state = page.get_by_role("status").first
    expect(state).to_contain_text("It is the same as ours.")
    # a change that does not fit is told beside its part, and undone
    page.get_by_role("button", name="Change Bells").click()
    what = page.get_by_label("What it is", exact=True)
    plain = what.locator("option").filter(has_text="Plain card").get_attribute("value")
    what.select_option(plain)
    expect(state).to_contain_text("does not fit yet")
    expect(page.locator("#ws-part-faults")).to_contain_text("must appear 1 times")
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(state).to_contain_text("It can be played with")
    # one that does: another wisp, a name, and the word that it was checked
    page.get_by_label("Name in English").fill("Iron bells")
    page.get_by_label("Name in English").press("Tab")
    page.get_by_label("Wisp", exact=True).select_option(label="purple wisp")
    page.get_by_label("Wisp: I checked this against my box").check()
    expect(state).to_contain_text("2 differences")
    expect(state).to_contain_text("1 check.")
    page.reload()
    expect(page.get_by_role("status").first).to_contain_text("2 differences")
    assert ana.page.evaluate(KEPT)["checked"][0]["fact"] == "cards.W05.wisp"
    # one difference less, from the list of them
    page.get_by_text("What is different").click()
    page.get_by_role("button", name=re.compile("^As in ours.*Name")).click()
    expect(page.get_by_role("status").first).to_contain_text("1 difference to ours")
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.get_by_role("status").first).to_contain_text("It can be played with")
    with page.expect_download() as coming:
        page.get_by_role("button", name="Save the file").click()
    saved = coming.value.path()
    assert 'fact = "cards.W05.wisp"' in saved.read_text("utf-8")
    # on another device from the file
    bea = person("Bea")
    other = bea.goto("/workshop/walpurgisnacht")
    other.get_by_label("Open a file").set_input_files(saved)
    expect(other.get_by_role("status").first).to_contain_text("2 differences")
    expect(other.get_by_role("heading", name="Iron bells")).to_be_visible()
    # and to a table
    page.get_by_role("button", name="Play with it").click()
    page.get_by_role("dialog").get_by_role("button", name="Create a table").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".edition")).to_contain_text("edition", ignore_case=True)


# A box is ticked, and right after the page says so: what is kept?
TICKED = """async () => {
  document.querySelector(".ws-known input[type=checkbox]").click();
  const said = () => document.querySelector(".ws-verdict [role=status]").textContent;
  for (let turn = 0; turn < 1000 && !said().includes("1 check."); turn += 1) await null;
  return [said(), localStorage.getItem("aquelarre-workshop-walpurgisnacht") ?? ""];
}"""


def test_nothing_moves_under_a_finger_while_parts_come(person: Opened) -> None:
    """The bench is there when all that it consists of is: a button does not go away under who
    presses it."""
    ana = person("Ana")
    held: list[Route] = []
    parts = re.compile(r"/ui/face\.js|/workshop-look\.js|/walpurgisnacht/tell")
    ana.page.route(parts, lambda route: held.append(route))
    ana.page.goto("/workshop/walpurgisnacht", wait_until="commit")
    bells = ana.button("Change Bells")
    while len(held) < 3:
        ana.page.evaluate(SETTLED)
    for route in held:
        ana.page.evaluate(SETTLED)
        expect(bells).to_have_count(0)
        route.continue_()
    bells.wait_for()
    place = bells.bounding_box()
    ana.until_still()
    assert bells.bounding_box() == place


def test_a_change_is_kept_as_soon_as_it_is_seen(person: Opened) -> None:
    """Whoever leaves the page right after it loses nothing."""
    page = person("Ana").goto("/workshop/walpurgisnacht")
    page.get_by_role("button", name="Change Bells").click()
    page.get_by_label("Wisp: I checked this against my box").wait_for()
    said, kept = page.evaluate(TICKED)
    assert "1 check." in said
    assert "cards.W05" in kept


def test_a_link_carries_the_box_and_a_quick_look_tells_what_it_does(person: Opened) -> None:
    """With the keyboard, on a phone, in Spanish."""
    ana = person("Ana", lang="es", phone=True)
    page = ana.goto("/workshop/walpurgisnacht")
    page.evaluate(CLIPBOARD)
    state = page.get_by_role("status").first
    expect(state).to_contain_text("Es igual que la nuestra.")
    page.get_by_role("button", name="Cambiar Niebla del Harz").press("Enter")
    page.get_by_label("Fuego fatuo", exact=True).select_option(label="fuego verde")
    expect(state).to_contain_text("Se puede jugar con ella")
    expect(state).to_contain_text("1 diferencia")
    page.get_by_role("button", name="Copiar un enlace").press("Enter")
    ana.until("() => window.copied")
    link = page.evaluate("() => window.copied")
    # what bots find out, as far as one waits for it
    page.get_by_text("¿Qué cambia en el juego?").press("Enter")
    page.get_by_label("Juegan").select_option("random")
    begin = page.get_by_role("button", name="Echar un vistazo")
    expect(begin).to_be_enabled()
    begin.press("Enter")
    wins = page.get_by_role("region", name="Quién gana")
    expect(wins).to_contain_text("Tu caja", timeout=LONG)
    expect(wins.get_by_role("rowheader", name="brujas")).to_be_visible()
    page.evaluate(STOP)
    told = page.locator(".ws-look [role=status]")
    expect(told).to_contain_text(re.compile("Parado|con cada caja"))
    # somebody else opens the link, and what they had comes back with one step
    bea = person("Bea")
    other = bea.goto(link[link.index("/workshop") :])
    expect(other.get_by_role("status").first).to_contain_text("1 difference to ours")
    expect(other).to_have_url(re.compile("^[^#]*$"))
    other.get_by_role("button", name="Undo", exact=True).click()
    expect(other.get_by_role("status").first).to_contain_text("It is the same as ours.")


def test_a_quick_look_is_stopped_however_soon_one_asks(person: Opened) -> None:
    """On a slow line it has no name yet when somebody has enough of it."""
    ana = person("Ana")
    page = ana.goto("/workshop/walpurgisnacht")
    held: list[Route] = []
    page.route("**/api/looks", lambda route: held.append(route))
    page.get_by_text("What does it do to the game?").click()
    page.get_by_label("Who plays").select_option("random")
    page.get_by_role("button", name="Take a quick look").click()
    page.get_by_role("button", name="Stop", exact=True).click()
    while not held:
        page.evaluate("() => new Promise(requestAnimationFrame)")
    with page.expect_request("**/api/looks/*/stop"):
        held[0].continue_()
    expect(page.locator(".ws-look [role=status]")).to_contain_text("Stopped", timeout=LONG)
