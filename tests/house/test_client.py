"""The checks of the page's scripts: what they need, and what becomes of them without it."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest

import client as module
from client import Client, npm_environment
from house import ROOT, House, Trouble

SETTINGS = ROOT / "tools" / "client"
VENDOR = ROOT / "src" / "aquelarre" / "web" / "vendor"


def pinned() -> dict[str, str]:
    found: dict[str, str] = json.loads((SETTINGS / "package.json").read_text())["devDependencies"]
    return found


def test_the_lock_file_pins_everything_and_names_no_address() -> None:
    text = (SETTINGS / "package-lock.json").read_text("utf-8")
    assert "://" not in text
    packages = json.loads(text)["packages"]
    assert packages[""]["devDependencies"] == pinned()
    assert all("integrity" in each for name, each in packages.items() if name)


def test_the_types_are_those_of_what_is_vendored() -> None:
    """A module that is vendored anew brings other types."""
    table = (VENDOR / "README.md").read_text("utf-8")
    rows = dict(re.findall(r"^\| `[^|]*\| ([@a-z/-]+) \| ([0-9.]+) \|", table, re.M))
    for package in ("preact", "@preact/signals", "@fluent/bundle", "@noble/hashes"):
        assert pinned()[package] == rows[package]
    for script in ["preact", "hooks", "htm", "signals", "fluent/index", "noble/sha2"]:
        assert (VENDOR / f"{script}.js").is_file()
        assert (VENDOR / f"{script}.d.ts").is_file()


def test_the_types_of_all_scripts_are_checked() -> None:
    """The page's, the boards' and those of their unit tests."""
    settings = json.loads((SETTINGS / "tsconfig.json").read_text("utf-8"))
    assert settings["compilerOptions"]["strict"]
    assert settings["compilerOptions"]["checkJs"]
    checked = {path.resolve() for each in settings["include"] for path in SETTINGS.glob(each)}
    for folder in module.SCRIPTS:
        ours = {path for path in (ROOT / folder).rglob("*.js") if VENDOR not in path.parents}
        assert ours
        assert ours <= checked


@pytest.fixture
def checkout(tmp_path: Path) -> House:
    """A checkout with settings like ours, and nothing fetched."""
    (tmp_path / ".cache").mkdir()
    folder = tmp_path / "tools" / "client"
    folder.mkdir(parents=True)
    for name in Client.settings:
        (folder / name).write_bytes((SETTINGS / name).read_bytes())
    return House(tmp_path)


def with_npm(monkeypatch: pytest.MonkeyPatch, good: bool, said: str = "") -> list[list[str]]:
    calls: list[list[str]] = []

    def npm(self: Client, arguments: list[str], folder: Path) -> bool:
        calls.append(arguments)
        self.log.write_text(said, "utf-8")
        return good

    monkeypatch.setattr(Client, "npm", npm)
    return calls


def test_what_npm_brings_is_fetched_once(checkout: House, monkeypatch: pytest.MonkeyPatch) -> None:
    calls = with_npm(monkeypatch, good=True)
    client = Client(checkout)
    assert client.make_sure()
    assert client.make_sure()
    assert calls == [["ci"]]
    (client.pinned / ".npmrc").write_text("fund=false\n")
    assert client.make_sure()
    assert len(calls) == 2


@pytest.mark.parametrize("code", ["ENOTFOUND", "ETIMEDOUT", "SELF_SIGNED_CERT_IN_CHAIN", "E404"])
def test_without_npm_the_checks_that_need_it_are_left_out(
    checkout: House, monkeypatch: pytest.MonkeyPatch, code: str
) -> None:
    with_npm(monkeypatch, good=False, said=f"npm error code {code}\n")
    client = Client(checkout)
    assert not client.make_sure()
    assert client.checks(fetched=False).keys() == {"oxlint", "node --test"}
    assert not client.make_sure()  # nothing half done is taken for done


@pytest.mark.parametrize("code", ["EUSAGE", "EINTEGRITY"])
def test_a_lock_file_that_does_not_fit_is_no_excuse(
    checkout: House, monkeypatch: pytest.MonkeyPatch, code: str
) -> None:
    with_npm(monkeypatch, good=False, said=f"npm error code {code}\n")
    with pytest.raises(Trouble, match="does not fit"):
        Client(checkout).make_sure()


def test_npm_leaves_nothing_under_home_and_trusts_whom_the_machine_trusts(tmp_path: Path) -> None:
    made = npm_environment({"HOME": "/somewhere", "PYTHONPATH": "x"}, tmp_path)
    assert made["npm_config_cache"] == str(tmp_path)
    assert made["NODE_USE_SYSTEM_CA"] == "1"
    assert "PYTHONPATH" not in made


def test_an_npm_that_hangs_is_given_up(checkout: House, monkeypatch: pytest.MonkeyPatch) -> None:
    checkout.python.parent.mkdir(parents=True)
    checkout.python.write_text("#!/bin/sh\nexec tail -f /dev/null\n")
    checkout.python.chmod(0o755)
    monkeypatch.setattr(module, "PATIENCE", 0.1)
    assert not Client(checkout).make_sure()


# ------------------------------------------------------------------ the checks find mistakes


def run(name: str, folder: Path, script: str) -> subprocess.CompletedProcess[str]:
    """One of our checks on one script of our own."""
    client = Client(House())
    (folder / "one.js").write_text(script)
    if name == "tsc":
        settings = {"extends": str(SETTINGS / "tsconfig.json"), "include": ["*.js"]}
        (folder / "tsconfig.json").write_text(json.dumps(settings))
    command = client.checks(fetched=True)[name]
    command = [str(folder) if part == "tools/client" else part for part in command]
    command = [part for part in command if part not in module.SCRIPTS]
    if name != "tsc":
        command += ["one.js"] if name != "oxlint" else [str(folder)]
    return subprocess.run(
        command,
        cwd=folder if name != "oxlint" else ROOT,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize(
    ("name", "good", "bad"),
    [
        ("oxlint", "export const a = 1;\n", "const a = 1;\nif (a = 2) debugger;\n"),
        ("tsc", "export const a = 'x'.length;\n", "export const a = (b) => b.c;\n"),
        ("eslint (style)", "export const a = 1;\n", "export const a = 1\n"),
    ],
)
def test_a_check_finds_a_mistake(name: str, good: str, bad: str, tmp_path: Path) -> None:
    if name != "oxlint" and not (ROOT / ".cache" / "client" / "stamp").is_file():
        pytest.skip("npm has not been reached here")
    assert run(name, tmp_path, good).returncode == 0, run(name, tmp_path, good).stdout
    assert run(name, tmp_path, bad).returncode != 0
