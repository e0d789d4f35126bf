"""The manifest, the service worker and the page without a line, at the root and under a path."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from aquelarre.server import shell

if TYPE_CHECKING:
    from tests.server.conftest import Opened, Serving

KEPT = re.compile(r"const KEPT = \[(.*?)\]")


@pytest.mark.parametrize("root", ["", "/games"])
async def test_everything_lies_under_the_root(house: Opened, root: str) -> None:
    async with house(root=root) as server:
        http = server.guest().http
        manifest = (await http.get(f"{root}/manifest.webmanifest?lang=en")).json()
        assert {manifest[key] for key in ("id", "scope", "start_url")} == {f"{root}/"}
        worker = await http.get(f"{root}/sw.js")
        assert worker.headers["cache-control"] == "no-cache"
        assert worker.headers["content-type"].startswith("text/javascript")
        found = KEPT.search(worker.text)
        assert found is not None
        kept = [f"{root}/{path}" for path in re.findall(r'"([^"]+)"', found[1])]
        assert len(kept) == 5
        for path in (*kept, *(icon["src"] for icon in manifest["icons"])):
            assert (await http.get(path)).status_code == 200, path
        page = (await http.get(f"{root}/offline/es")).text
        for path in re.findall(r'(?:src|href)="([^"]+)"', page):
            assert path in kept, "what the page needs is kept with it"
        assert "@" not in page


async def test_texts_that_there_are_not_are_told_in_ours(server: Serving) -> None:
    http = server.guest().http
    assert (await http.get("/manifest.webmanifest?lang=xx")).json()["lang"] == "es"
    assert 'lang="es"' in (await http.get("/offline/xx")).text


async def test_the_page_is_guarded_like_all_others(server: Serving) -> None:
    answer = await server.guest().http.get("/offline/en")
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert "You are offline" in answer.text


@pytest.mark.parametrize("name", [*shell.FILES, "offline.html"])
def test_another_file_makes_another_worker(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    before = shell.digest("")
    assert before != shell.digest("/games")
    shutil.copytree(shell.WEB, tmp_path / "web", ignore=shutil.ignore_patterns("fonts", "vendor"))
    monkeypatch.setattr(shell, "WEB", tmp_path / "web")
    shell._digest.cache_clear()
    assert shell.digest("") == before
    with (tmp_path / "web" / name).open("a") as file:
        file.write("\n")
    assert shell.digest("") != before
    monkeypatch.undo()
    shell._digest.cache_clear()
