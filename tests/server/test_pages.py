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


async def test_an_address_that_is_none_is_told_so_by_the_page(server: Serving) -> None:
    """Programs get two words instead, and no page is a script or a style that is not there."""
    http = server.guest("Ana").http
    page = (await http.get("/about")).text
    for path in ("/nowhere", "/t", "/t/x/y", "/web/none.js", "/api/none"):
        looked = await http.get(path, headers={"Accept": "text/html,*/*;q=0.8"})
        assert (looked.status_code, looked.text) == (404, page), path
        asked = await http.get(path, headers={"Accept": "*/*"})
        assert (asked.status_code, asked.text) == (404, "Not Found"), path
        sent = await http.post(path, headers={"Accept": "text/html"}, json={})
        assert sent.text != page, path
