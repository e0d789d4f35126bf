"""The laws bite: what is missing from, or wrong in, a game's files is caught by the right law."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

import pytest

from aquelarre.games._template import GAME
from aquelarre.games._template.game import Template
from aquelarre.games._template.verbs import VERBS
from aquelarre.kernel import Notice, Verb
from aquelarre.laws import LawBroken, check_game, sayable, update_snapshots
from aquelarre.laws.__main__ import main
from aquelarre.laws.agenda import agenda_faults
from aquelarre.laws.refusals import check_refusals
from aquelarre.words import Words
from aquelarre.words.words import Value

EVENTS = "event-dealt = { $seat } is dealt a card."


def edit(home: Path, file: str, old: str, new: str) -> None:
    path = home / file
    text = path.read_text(encoding="utf-8")
    assert old in text, f"{file} does not have {old!r}"
    path.write_text(text.replace(old, new), encoding="utf-8")


def broken_by(home: Path, game: Template = GAME) -> LawBroken:
    with pytest.raises(LawBroken) as caught:
        check_game(game, games=0, home=home)
    return caught.value


def disguised(kind: type[Template]) -> Template:
    kind.__module__ = Template.__module__
    return kind()


def test_a_copy_without_damage_breaks_none(home: Path) -> None:
    check_game(GAME, games=0, home=home)


def test_rooms_that_are_folders_are_read_like_files(home: Path) -> None:
    (home / "rules").mkdir()
    (home / "rules.py").rename(home / "rules" / "turn.py")
    check_game(GAME, games=0, home=home)
    edit(home, "rules/turn.py", "[TPL-04]", "[TPL-04, TPL-12]")
    assert "rules/turn.py cites TPL-12" in broken_by(home).sentence


@pytest.mark.parametrize(
    ("law", "file", "old", "new", "told"),
    [
        ("locale", "locale/es.ftl", "verb-swap", "# verb-swap", "verb-swap has a text in en.ftl"),
        ("locale", "locale/en.ftl", "    .help", "    .aid", "setting-showing.help"),
        ("locale", "locale/en.ftl", "{ $card }.", "{ $card", "line "),
        ("locale", "locale/en.ftl", EVENTS, "event-dealt = A card is dealt.", "placeholders"),
        ("locale", "locale/es.ftl", "recibe una carta", "recibe { card-C9 }", "refers to card-C9"),
        ("locale", "locale/es.ftl", "show-own =", "game-title =", "two texts called game-title"),
        ("locale", "rules.py", 'Why("TPL-04"', 'Why("TPL-09"', "why-TPL-09"),
        ("locale", "seen.py", '"show-own"', '"show-mine"', "show-own has a text that nothing"),
        ("vocabulary", "tests/snapshots/vocabulary.txt", "swap 11", "swap 9", "`verb swap 9`"),
        ("vocabulary", "tests/snapshots/vocabulary.txt", "notice won seat card\n", "", "is new"),
        ("vocabulary", "tests/snapshots/vocabulary.txt", "verb keep 10", "verb sleep 8", "is gone"),
        ("locale", "tests/snapshots/locale.txt", "card-C6\n", "card-C7\n", "`card-C7`"),
        ("locale", "tests/snapshots/locale.txt", "show-own $card\n", "", "is new"),
        ("rules", "rules.py", "[TPL-04]", "", "TPL-04 is cited by no docstring"),
        ("rules", "rules.py", "[TPL-04]", "[TPL-04, TPL-12]", "rules.py cites TPL-12"),
        ("rules", "RULES.md", "| TPL-05 |", "| TPL-05 and more |", "no row for TPL-05"),
        ("rules", "RULES.md", "(TPL-06)", "(TPL-60)", "RULES.md cites TPL-60"),
        (
            "rules",
            "RULES.md",
            "`test_the_highest_card_wins`",
            "`test_luck`",
            "test_luck tests TPL-08",
        ),
        ("rules", "tests/test_rulebook.py", 'rule("TPL-06")', 'rule("TPL-05")', "TPL-06"),
        ("rules", "tests/test_secrets.py", 'rule("TPL-02")', 'rule("TPL-20")', "cites TPL-20"),
        ("agenda", "game.py", "        return s\n", "        s.then()\n        return s\n", "new"),
    ],
)
def test_damage(home: Path, law: str, file: str, old: str, new: str, told: str) -> None:
    edit(home, file, old, new)
    broken = broken_by(home)
    assert broken.law == law
    assert told in broken.sentence


BOTH = ("locale/es.ftl", "locale/en.ftl")


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("event-won.known = x", "line "),
        ("show-me = { $seat }", "show-me has a text that nothing asks for"),
        ("why-TPL-77 = x", "why-TPL-77 explains a rule"),
        ("verb-fly = x", "verb-fly has a text, but nothing"),
        ("card-C9 = x", "card-C9 has a text, but nothing"),
    ],
)
def test_new_texts_in_both_languages(home: Path, line: str, told: str) -> None:
    for file in BOTH:
        edit(home, file, "game-title", f"{line}\ngame-title")
    broken = broken_by(home)
    assert broken.law == "locale"
    assert told in broken.sentence


def test_the_same_order_in_both_languages(home: Path) -> None:
    edit(home, "locale/es.ftl", "card-C5", "card-C0")
    edit(home, "locale/es.ftl", "card-C6", "card-C5")
    edit(home, "locale/es.ftl", "card-C0", "card-C6")
    assert "card-C6 in es.ftl stands where card-C5" in broken_by(home).sentence


# -- what is said ------------------------------------------------------------------------


class Counted(Template):
    kinds: ClassVar[dict[str, str]] = Template.kinds | {"case": "number"}


TWO_CASES = """why-TPL-05 = { $case ->
        [1] One, { $card }.
       *[2] Two.
    }"""


@pytest.mark.parametrize(
    ("code", "never"),
    [
        ('Why("TPL-05", case=1, card=1)', 2),
        ('Why("TPL-05", case=1 if seat else 3, card=1)', 2),
        ('Why("TPL-05", case=LATE, card=1)', 1),
        ('Why("TPL-05", case=SOON, card=1)', 2),
        ('Why("TPL-05", case=seat, card=1)', 0),
        ('Why("TPL-05", "soon", card=1)', 1),
        ('Why(verb.rule, case=2) or Why("TPL-05", case=1, card=1)', 0),
    ],
)
def test_cases_that_the_code_never_gives(home: Path, code: str, never: int) -> None:
    for file in BOTH:
        text = (home / file).read_text(encoding="utf-8")
        (before,) = [line for line in text.splitlines() if line.startswith("why-TPL-05")]
        edit(home, file, before, TWO_CASES)
    edit(home, "rules.py", 'Why("TPL-05", card=own_face(s, seat))', code)
    edit(home, "rules.py", "\ndef winners", "\nSOON, LATE = range(1, 3)\n\n\ndef winners")
    game = disguised(Counted)
    if never:
        with pytest.raises(LawBroken, match=f"case {never} in es.ftl, which the code never gives"):
            check_refusals(game, home)
    else:
        check_refusals(game, home)


def test_cases_that_read_the_same(home: Path) -> None:
    """The texts that are said are those of the installed game, which knows no cases here."""
    for file in BOTH:
        text = (home / file).read_text(encoding="utf-8")
        (before,) = [line for line in text.splitlines() if line.startswith("why-TPL-05")]
        edit(home, file, before, TWO_CASES)
    code = 'Why("TPL-05", case=1 if seat else 2, card=1)'
    edit(home, "rules.py", 'Why("TPL-05", card=own_face(s, seat))', code)
    with pytest.raises(LawBroken, match=r"why-TPL-05 says the same twice in es\.ftl"):
        check_refusals(disguised(Counted), home)


def saying(key: str, text: str) -> type[Words]:
    """Words that say one thing differently."""

    class Odd(Words):
        def _format(self, asked: str, values: Mapping[str, Value]) -> str:
            return text if asked == key else super()._format(asked, values)

    return Odd


@pytest.mark.parametrize(
    ("key", "text", "told"),
    [
        ("event-dealt", "somebody is dealt", "event-dealt is no sentence"),
        ("event-dealt.known", "somebody is dealt", "event-dealt is no sentence"),
        ("ask-choose", "Which", "ask-choose is no sentence"),
        ("ask-choose.others", "Somebody", "ask-choose is no sentence"),
        ("rule-TPL-03.title", "", "the title of TPL-03"),
        ("rule-TPL-03.title", "x" * 51, "the title of TPL-03"),
        ("rule-TPL-03", "No end", "rule-TPL-03 must be"),
        ("rule-TPL-03", "A. B. C. D. E. F.", "rule-TPL-03 must be"),
    ],
)
def test_what_is_no_sentence(
    monkeypatch: pytest.MonkeyPatch, key: str, text: str, told: str
) -> None:
    monkeypatch.setattr(sayable, "Words", saying(key, text))
    with pytest.raises(LawBroken, match=told):
        check_game(GAME, games=0)


def test_terms_are_the_translators_own(home: Path) -> None:
    edit(home, "locale/es.ftl", "game-title = Carta", "-card = Carta\ngame-title = { -card }")
    check_game(GAME, games=0, home=home)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("event-dealt = { $seat }", "event-dealt = { $card }{ $seat }", "event-dealt speaks of"),
        ("verb-draw", "verb-drew", "verb-draw has no text"),
        ("ask-choose", "ask-chosen", "ask-choose has no text"),
        ("rule-TPL-09", "rule-TPL-08x", "rule-TPL-09 has no text"),
        ("card-C6", "card-C7", "card-C6 has no text"),
    ],
)
def test_texts_wrong_in_both_languages(home: Path, old: str, new: str, told: str) -> None:
    for file in BOTH:
        edit(home, file, old, new)
    broken = broken_by(home)
    assert broken.law == "locale"
    assert told in broken.sentence


def test_a_choice_that_does_not_name_its_thing(home: Path) -> None:
    edit(home, "locale/es.ftl", "Robar { $card }", "Robar")
    edit(home, "locale/en.ftl", "Draw { $card }", "Draw")
    assert "verb-draw does not speak of $card" in broken_by(home).sentence


@pytest.mark.parametrize(
    ("file", "law"),
    [
        ("locale/es.ftl", "locale"),
        ("RULES.md", "rules"),
        ("tests/snapshots/vocabulary.txt", "vocabulary"),
        ("tests/snapshots/locale.txt", "locale"),
    ],
)
def test_missing_files(home: Path, file: str, law: str) -> None:
    (home / file).unlink()
    assert broken_by(home).law == law


def test_a_moved_verb_number() -> None:
    class Moved(Template):
        verbs: ClassVar[list[Verb]] = [
            verb if verb.name != "draw" else Verb("draw", 30, "TPL-07", card=6) for verb in VERBS
        ]

    with pytest.raises(LawBroken, match=r"`verb draw 20 card=6` \(now `verb draw 30 card=6`\)"):
        check_game(disguised(Moved), games=0)


def test_a_verb_of_an_unknown_rule(home: Path) -> None:
    class Lawless(Template):
        verbs: ClassVar[list[Verb]] = [
            verb if verb.name != "draw" else Verb("draw", 20, "TPL-70", card=6) for verb in VERBS
        ]

    broken = broken_by(home, disguised(Lawless))
    assert broken.law == "rules"
    assert "the verb 'draw' has the rule 'TPL-70'" in broken.sentence


def test_a_value_without_a_kind(home: Path) -> None:
    class Vague(Template):
        kinds: ClassVar[dict[str, str]] = {"card": "thingamajig"}

        def thing(self, kind: str, label: str) -> int | None:
            return int(label)

        def label(self, kind: str, value: int) -> str:
            return str(value)

    broken = broken_by(home, disguised(Vague))
    assert broken.law == "locale"
    assert "thingamajig" in broken.sentence


# -- snapshots ---------------------------------------------------------------------------


def test_update_appends_and_never_removes(home: Path) -> None:
    file = home / "tests/snapshots/vocabulary.txt"
    lines = file.read_text(encoding="utf-8").splitlines()
    file.write_text("verb old 99\n" + "\n".join(lines[1:]) + "\n", encoding="utf-8")
    update_snapshots(GAME, home)
    assert file.read_text(encoding="utf-8").splitlines() == ["verb old 99", *lines[1:], lines[0]]
    update_snapshots(GAME, home, afresh=True)
    assert file.read_text(encoding="utf-8").splitlines() == lines


def test_the_command_says_what_is_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["_template", "--games", "3"]) == 0
    assert "_template keeps every law." in capsys.readouterr().out
    assert main(["_templato"]) == 2
    assert "no game called" in capsys.readouterr().err


# -- the agenda --------------------------------------------------------------------------

ONCE = [
    "s.then(A(), B())",
    "if x:\n    s.then(A())\nelse:\n    s.then(B())",
    "if x:\n    s.then(A())\n    return\ns.then(B())",
    "for x in y:\n    if x:\n        s.then(A())\n        return\ns.then(B())",
    "for x in y:\n    if x:\n        s.then(A())\n        break",
    "match x:\n    case 1:\n        s.then(A())\n    case _:\n        s.then(B())",
    "def inner():\n    s.then(A())\ns.then(B())",
]
TWICE = [
    "s.then(A())\ns.then(B())",
    "if x:\n    s.then(A())\ns.then(B())",
    "for x in y:\n    s.then(A())",
    "while x:\n    s.then(A())",
    "[s.then(A()) for x in y]",
    "for x in y:\n    if x:\n        s.then(A())\n        break\ns.then(B())",
    "with x:\n    s.then(A())\ns.then(B())",
    "try:\n    s.then(A())\nexcept E:\n    s.then(B())",
    "return s.then(A()) or s.then(B())",
]


def written(home: Path, body: str) -> Path:
    lines = "\n".join(f"    {line}" for line in body.splitlines())
    (home / "written.py").write_text(f"def run(s):\n{lines}\n", encoding="utf-8")
    return home


@pytest.mark.parametrize("body", ONCE)
def test_one_call_on_every_path_is_lawful(tmp_path: Path, body: str) -> None:
    assert not list(agenda_faults(GAME, written(tmp_path, body)))


@pytest.mark.parametrize("body", TWICE)
def test_two_calls_on_one_path_are_not(tmp_path: Path, body: str) -> None:
    (fault,) = agenda_faults(GAME, written(tmp_path, body))
    assert str(fault).startswith("[agenda] written.py, line 1: run can call")


def test_a_value_of_no_kind_may_be_a_number_or_a_player(home: Path) -> None:
    class Aiming(Template):
        notices: ClassVar[list[Notice]] = [
            *Template.notices,
            Notice("aimed", "TPL-03", ("seat", "target")),
        ]

    told = broken_by(home, disguised(Aiming)).sentence
    assert "{'target': 'number'} or {'target': 'seat'}" in told
