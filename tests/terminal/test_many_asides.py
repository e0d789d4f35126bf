"""More things to say than letters: a letter for each kind, and numbers within it."""

from __future__ import annotations

from aquelarre.games.las_brujas import GAME
from aquelarre.kernel import Option
from aquelarre.terminal.listing import Listing
from aquelarre.words import Words

NAMES = [f"N{seat}" for seat in range(12)]


def said(*verbs: tuple[str, tuple[int, ...]]) -> list[Option]:
    return [GAME.describe(GAME.verb(name).at(*args)) for name, args in verbs]


def listing(seats: int) -> Listing:
    suspects = [("say_suspect", (seat,)) for seat in range(seats)]
    trusts = [("say_trust", (seat,)) for seat in range(seats)]
    asides = said(("say_villager", ()), *suspects, *trusts, ("reply", (0,)), ("reply", (1,)))
    return Listing([], asides, Words("en", GAME, players=NAMES, strict=True))


def test_few_have_a_letter_each() -> None:
    found = listing(4)
    assert len(found.spoken_up()) == 11
    chosen = found.numbered("b.")
    assert chosen is not None
    assert (chosen.verb, chosen.args) == ("say_suspect", {"seat": 0})


def test_many_have_a_letter_for_each_kind() -> None:
    found = listing(12)
    lines = found.spoken_up()
    assert [line.split()[0] for line in lines] == ["a.", "b.", "c.", "d.1.", "d.2."]
    assert "12" in lines[1]
    assert "b.12" in lines[1]
    assert len(found.spoken_of("b")) == 12
    for text, verb, args in (
        ("a", "say_villager", {}),
        ("B.12", "say_suspect", {"seat": 11}),
        ("c.1.", "say_trust", {"seat": 0}),
        ("d.2", "reply", {"reply": 1}),
    ):
        chosen = found.numbered(text)
        assert chosen is not None
        assert (chosen.verb, chosen.args) == (verb, args)
    assert found.numbered("b") is None, "which one?"
    assert found.numbered("b.13") is None
