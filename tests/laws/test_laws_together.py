"""All faults are told at once; a draft is told what is to do; a table option is a rule, too."""

from __future__ import annotations

import shutil
import warnings
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from aquelarre.games._template import GAME
from aquelarre.games._template.game import Template
from aquelarre.kernel import Seat, Setting, Verb, Vocabulary
from aquelarre.laws import LawBroken, LawsBroken, ToDo, broken_laws, check_game
from aquelarre.laws.__main__ import main
from aquelarre.laws.broken import told_once
from aquelarre.terminal.new_package import new_package


def edit(home: Path, file: str, old: str, new: str) -> None:
    text = (home / file).read_text("utf-8")
    assert old in text
    (home / file).write_text(text.replace(old, new), "utf-8")


def disguised(kind: type[Template]) -> Template:
    kind.__module__ = Template.__module__
    return kind()


def sentences(home: Path, game: Template = GAME, games: int = 0) -> list[str]:
    return [str(fault) for fault in broken_laws(game, games=games, home=home)]


class Forgetful(Template):
    """A game whose copies lack something, and which gives away a secret."""

    def view(self, s: Any, seat: Seat) -> dict[str, Any]:
        return super().view(s, seat) | {"leak": s.cards.face.copy()}

    def census(self, s: Any) -> dict[str, int]:
        return {"answers": len(s.cards.face)}


def test_all_faults_are_told_at_once(home: Path) -> None:
    for file in ("locale/es.ftl", "locale/en.ftl"):
        edit(home, file, "verb-swap", "# verb-swap")
        edit(home, file, "verb-keep", "# verb-keep")
    edit(home, "RULES.md", "| TPL-05 |", "| TPL-05x |")
    edit(home, "RULES.md", "| TPL-07 |", "| TPL-07x |")
    with pytest.raises(LawsBroken) as caught:
        check_game(disguised(Forgetful), games=6, home=home)
    told = str(caught.value)
    for part in (
        "verb-keep has no text: write one into each file of locale/. The same of: verb-swap.",
        "no row for TPL-05: `| TPL-05 | … |`. The same of: TPL-07.",
        *("[conservation]", "[redaction]"),
    ):
        assert part in told
    assert len(caught.value.faults) >= 6
    assert f"{len(caught.value.faults)} faults:" in told
    assert caught.value.law == caught.value.faults[0].law


def test_a_single_fault_is_told_as_itself(home: Path) -> None:
    edit(home, "RULES.md", "| TPL-05 |", "| TPL-05x |")
    with pytest.raises(LawBroken, match=r"^\[rules\] RULES.md has no row for TPL-05") as caught:
        check_game(GAME, games=0, home=home)
    assert caught.value.faults == [caught.value]


def test_a_game_that_fails_is_told_with_its_line(home: Path) -> None:
    class Broken(Template):
        def view(self, s: Any, seat: Seat) -> dict[str, Any]:
            raise KeyError("nothing")

    found = sentences(home, disguised(Broken), games=2)
    (fails,) = [told for told in found if "the game fails" in told]
    assert "KeyError: 'nothing'" in fails
    assert "test_laws_together.py, line " in fails


def test_each_thing_is_said_once(home: Path) -> None:
    """What is alike is told together, what one law has said no other one says again."""
    for file in ("locale/es.ftl", "locale/en.ftl"):
        edit(home, file, "ask-choose", "ask-chosen")
        edit(home, file, "verb-swap", "verb-swop")
        edit(home, file, "rule-TPL-09", "rule-TPL-99")
    lines = told_once(broken_laws(GAME, games=0, home=home))
    assert [line.partition(":")[0] for line in lines] == [
        "[locale] ask-choose has no text",
        "[locale] ask-chosen has a text, but nothing in the game is called that. The same of",
        "[locale] `ask-choose` was published in locale.txt and is gone. Saved games and other "
        "people's programs rely on it",
        "[locale] `ask-chosen` is new",
        "[rules] locale/es.ftl cites TPL-99, which is no rule of the game. The same of",
    ]
    assert lines[0].endswith(
        "The same of: ask-choose.others, verb-swap, rule-TPL-09, rule-TPL-09.title."
    )
    assert lines[1].endswith("The same of: verb-swop, rule-TPL-99.")
    assert lines[4].endswith("The same of: locale/en.ftl.")


def test_missing_files_are_told_once_and_hide_nothing(home: Path) -> None:
    shutil.rmtree(home / "locale")
    (home / "RULES.md").unlink()
    shutil.rmtree(home / "tests")
    (home / "tests").mkdir()
    lines = told_once(broken_laws(GAME, games=0, home=home))
    assert "[locale] locale/es.ftl is missing. The same of: locale/en.ftl." in lines
    assert len([line for line in lines if "is missing" in line]) == 2
    assert not any("no row" in line for line in lines)
    (untested,) = [line for line in lines if "no test in tests/ is marked" in line]
    assert untested.endswith("TPL-08, TPL-09.")


# -- installed from a wheel --------------------------------------------------------------------


def test_a_game_from_a_wheel_is_told_that_its_tests_stayed_behind(
    home: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever needs them is not wrong, and it is said once; the rest is still checked."""
    shutil.rmtree(home / "tests")
    monkeypatch.setattr("aquelarre.laws.snapshot.folder", lambda game: home)
    monkeypatch.setattr("aquelarre.laws.__main__.folder", lambda game: home)
    assert main(["_template", "--games", "0"]) == 1, "a draft: its tests are to do"
    assert "installed" not in capsys.readouterr().out
    record = home.parent / "game-1.0.dist-info" / "RECORD"
    record.parent.mkdir()
    record.write_text("game/__init__.py,sha256=x,3\ngame/rules.py,sha256=x,3\n", "utf-8")
    assert main(["_template", "--games", "0"]) == 0
    note, end = capsys.readouterr().out.splitlines()
    assert "source folder (--with FOLDER)" in note
    assert end == "_template keeps every law."
    edit(home, "rules.py", "[TPL-04]", "[TPL-04, TPL-12]")
    assert main(["_template", "--games", "0"]) == 1
    assert "rules.py cites TPL-12" in capsys.readouterr().out


# -- drafts ------------------------------------------------------------------------------------


def test_a_draft_is_told_what_is_to_do_and_passes(home: Path) -> None:
    shutil.rmtree(home / "tests")
    (home / "RULES.md").unlink()
    for file in ("locale/es.ftl", "locale/en.ftl"):
        (home / file).write_text("game-title = x\n", "utf-8")
    with pytest.raises(LawsBroken):
        check_game(GAME, games=4, home=home)
    with pytest.warns(ToDo) as told:
        check_game(GAME, games=4, home=home, draft=True)
    to_do = [str(each.message) for each in told]
    for part in ("has no text", "verb-keep", "RULES.md is missing", "vocabulary.txt yet", "TPL-05"):
        assert any(part in each for each in to_do), part


def test_a_draft_keeps_the_laws_of_play(home: Path) -> None:
    (home / "RULES.md").unlink()
    with pytest.warns(ToDo), pytest.raises(LawBroken) as caught:
        check_game(disguised(Forgetful), games=6, home=home, draft=True)
    assert {fault.law for fault in caught.value.faults} == {"conservation", "redaction"}


def test_what_fails_is_never_to_do(home: Path) -> None:
    class Undrawn(Template):
        def draw(self, view: Any, say: Any) -> list[str]:
            raise KeyError("moon")

    with pytest.raises(LawBroken, match="the game fails: KeyError: 'moon'"):
        check_game(disguised(Undrawn), games=4, sample=1, home=home, draft=True)


def test_a_finished_game_has_nothing_to_do(home: Path) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_game(GAME, games=2, home=home, draft=True)


def test_the_command_lists_what_a_draft_has_to_do(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    moved = [
        verb if verb.name != "draw" else Verb("draw", 30, "TPL-07", card=6) for verb in GAME.verbs
    ]
    monkeypatch.setattr(Template, "verbs", moved)
    monkeypatch.setattr(GAME, "vocabulary", Vocabulary(moved))
    assert main(["_template", "--games", "0"]) == 1
    assert "_template: [vocabulary] `verb draw 20" in capsys.readouterr().out
    assert main(["_template", "--games", "0", "--draft"]) == 0
    told = capsys.readouterr().out
    assert "_template, to do: [vocabulary] `verb draw 20" in told
    assert "_template keeps every law of play." in told


# -- table options -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("setting", "told"),
    [
        (Setting("moonlight", rule="TPL-04"), ["no row for the table option moonlight", "no test"]),
        (Setting("moonlight", rule="TPL-40"), ["has the rule 'TPL-40', which is none"]),
        (Setting("moonlight"), ['Setting("moonlight", rule="…")']),
    ],
)
def test_an_option_without_a_rule_a_row_or_a_test(
    home: Path, setting: Setting, told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    class Moonlit(Template):
        pass

    monkeypatch.setattr(Moonlit, "settings", (*Template.settings, setting))
    found = [each for each in sentences(home, disguised(Moonlit)) if each.startswith("[rules]")]
    assert len(found) == len(told)
    for sentence, part in zip(found, told, strict=True):
        assert part in sentence


def test_the_row_of_an_option_names_its_rule(home: Path) -> None:
    edit(home, "RULES.md", "| `showing` | TPL-04 |", "| `showing` | TPL-05 |")
    assert ["no row for the table option showing" in each for each in sentences(home)] == [True]


def test_the_test_of_an_option_is_marked_with_its_rule(home: Path) -> None:
    class Elsewhere(Template):
        settings = (Setting("showing", default=1, rule="TPL-08"),)

    edit(home, "RULES.md", "| `showing` | TPL-04 |", "| `showing` | TPL-08 |")
    (told,) = sentences(home, disguised(Elsewhere))
    assert "no test marked with TPL-08 tries the table option 'showing'" in told


def test_a_rule_that_fails_is_told_once_with_the_game_s_own_line(tmp_path: Path) -> None:
    """Not once for each outcome of chance; and whoever deals is nature, not a seat."""
    home = new_package("punt", tmp_path / "punt")
    rules = home / "src" / "punt" / "rules.py"
    text = rules.read_text("utf-8").replace(
        "s.tell(DEALT, self.seat,", "s.deck.take(99)\n        s.tell(DEALT, self.seat,", 1
    )
    rules.write_text(text, "utf-8")
    line = 1 + next(at for at, code in enumerate(text.splitlines()) if "take(99)" in code)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(home / "src")
        found = [str(fault) for fault in broken_laws(import_module("punt").GAME, games=6)]
    failing = [told for told in found if "IndexError" in told]
    assert len(failing) == 1, failing
    assert f"(punt/rules.py, line {line})" in failing[0]
    assert "offers nature: deal(" in failing[0]
