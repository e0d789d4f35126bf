"""Who only plays loads nothing of the laboratory, and needs nothing of its extras."""

from __future__ import annotations

import subprocess
import sys

import pytest

LOOK = "import sys; print(*[name for name in sys.modules if name.startswith({heavy!r})])"
HEAVY = ("aquelarre.lab", "mcp", "pydantic", "textarena", "httpx2", "aquelarre.server.engine_door")


@pytest.mark.parametrize("what", ["aquelarre.terminal.cli", "aquelarre.server.app"])
def test_nothing_of_it_is_loaded(what: str) -> None:
    program = f"import {what}; {LOOK.format(heavy=HEAVY)}"
    ran = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, encoding="utf-8", check=True
    )
    assert ran.stdout.split() == []


def test_without_the_extra_it_says_what_to_install() -> None:
    program = (
        "import sys; sys.modules['mcp'] = None\n"
        "from aquelarre.terminal.cli import main\n"
        "sys.exit(main(['mcp', '--lang', 'en']))"
    )
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, encoding="utf-8")
    assert ran.returncode == 2
    assert ran.stderr.strip() == (
        '“mcp” is not installed: pip install "aquelarre[mcp]" (in a checkout: ./play extras mcp).'
    )


@pytest.mark.parametrize(
    ("part", "missing", "extra"),
    [
        ("environments.aec", "gymnasium", "pettingzoo"),
        ("environments.aec", "numpy", "pettingzoo"),
        ("environments.aec", "pettingzoo", "pettingzoo"),
        ("environments.parallel", "gymnasium", "pettingzoo"),
        ("environments.parallel", "pettingzoo", "pettingzoo"),
        ("environments.gym", "gymnasium", "gym"),
        ("environments.policy", "numpy", "gym"),
        ("environments.openspiel", "numpy", "openspiel"),
        ("environments.openspiel", "pyspiel", "openspiel"),
    ],
)
def test_an_environment_without_its_library_says_what_to_install(
    part: str, missing: str, extra: str
) -> None:
    """Protects researchers, for whom nothing of this is installed in a fresh checkout."""
    program = (
        f"import sys; sys.modules[{missing!r}] = None\n"
        f"try:\n    import aquelarre.lab.{part}\n"
        "except ModuleNotFoundError as problem:\n    print(problem)"
    )
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, encoding="utf-8")
    assert ran.stdout.strip() == (
        f'{missing} is not installed: pip install "aquelarre[{extra}]" '
        f"(in a checkout: ./play extras {extra})."
    ), ran.stderr
