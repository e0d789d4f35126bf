"""What tests of several folders share: a tiny game that has editions, and databases."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from aquelarre.editions import Boxed, finding
from aquelarre.games import _template
from aquelarre.kernel import catalog
from postgres import MISSING, Cluster, bindir, running
from redis_bus import MISSING as NO_BUS
from redis_bus import Redis, program
from redis_bus import running as running_bus

# httpcore looks for this at every request, and what is not installed is looked for everywhere.
if find_spec("sniffio") is None:
    sys.modules["sniffio"] = None  # type: ignore[assignment]

SOURCE = Path(__file__).parent / "games" / "boxed.py"


@pytest.fixture
def boxed(tmp_path_factory: pytest.TempPathFactory, monkeypatch: Any) -> Iterator[Boxed[Any]]:
    """The game of tests/games/boxed.py as a package that is installed, for processes too."""
    home = tmp_path_factory.mktemp("elsewhere")
    package, info = home / "boxed", home / "boxed-1.0.dist-info"
    package.mkdir()
    info.mkdir()
    (package / "__init__.py").write_text("from boxed.game import GAME\n", "utf-8")
    shutil.copy(SOURCE, package / "game.py")
    for folder in ("locale", "lessons"):
        shutil.copytree(Path(_template.__file__).parent / folder, package / folder)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: boxed\nVersion: 1.0\n", "utf-8")
    (info / "entry_points.txt").write_text("[aquelarre.games]\nboxed = boxed\n", "utf-8")
    monkeypatch.syspath_prepend(home)
    catalog.look_again()
    game = catalog.find("boxed")
    assert isinstance(game, Boxed)
    yield game
    catalog.look_again()
    finding._with_edition.cache_clear()
    for name in ("boxed", "boxed.game"):
        sys.modules.pop(name, None)


@pytest.fixture
def moons(boxed: Boxed[Any]) -> str:
    """The name of another box that comes with this game: eight moons, and bots that swap."""
    place = Path(str(catalog.folder(boxed)))
    text = boxed.edition_text().replace('title = ""', 'title = "Lunas / Moons"')
    text = text.replace('"keep"', '"swap"').replace('"C6", copies = 1', '"C6", copies = 8')
    (place / "editions").mkdir()
    (place / "editions" / "moons.toml").write_text(text, "utf-8")
    for lang, called, told in (("es", "Lunas", "Con ocho."), ("en", "Moons", "With eight.")):
        with (place / "locale" / f"{lang}.ftl").open("a", encoding="utf-8") as texts:
            texts.write(f"edition-moons = {called}\n    .help = {told}\n")
    return "moons"


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL for the whole session, for whoever does not stop it."""
    if bindir() is None:
        pytest.skip(MISSING)
    with running() as found:
        yield found


@pytest.fixture
def own_cluster() -> Iterator[Cluster]:
    """A PostgreSQL that a test may stop, kill and start again."""
    if bindir() is None:
        pytest.skip(MISSING)
    with running() as found:
        yield found


@pytest.fixture
def database(cluster: Cluster) -> Iterator[str]:
    """The address of a database of its own, with nothing in it."""
    with cluster.database() as address:
        yield address


@pytest.fixture(scope="session")
def shared_bus() -> Iterator[Redis]:
    """A Redis for the whole session, for whoever does not stop it."""
    if program() is None:
        pytest.skip(NO_BUS)
    with running_bus() as found:
        yield found


@pytest.fixture
def own_bus() -> Iterator[Redis]:
    """A Redis that a test may stop, kill and start again."""
    if program() is None:
        pytest.skip(NO_BUS)
    with running_bus() as found:
        yield found
