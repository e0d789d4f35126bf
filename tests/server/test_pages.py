"""The files of the page: asked about each time, sent again only when they have changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from aquelarre.kernel import catalog

if TYPE_CHECKING:
    from tests.server.conftest import Serving

FILES = ["/web/main.js", *(f"/games/{name}/ui/board.js" for name in catalog.names())]


@pytest.mark.parametrize("path", FILES)
async def test_a_browser_asks_about_a_file_each_time(server: Serving, path: str) -> None:
    http = server.guest("Ana").http
    first = await http.get(path)
    assert first.status_code == 200
    assert first.headers["cache-control"] == "no-cache"
    again = await http.get(path, headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    other = await http.get(path, headers={"If-None-Match": '"another"'})
    assert (other.status_code, other.content) == (200, first.content)
