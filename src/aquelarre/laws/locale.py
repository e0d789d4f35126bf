"""Locale: everything a game can say has its text, in each language, with the same placeholders."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from aquelarre.kernel import Chance, Dice, Event, Game, Seat, State, Window
from aquelarre.laws.broken import LawBroken
from aquelarre.laws.compare import reasons
from aquelarre.laws.questions import questions
from aquelarre.laws.refusals import check_refusals
from aquelarre.laws.sayable import check_sayable
from aquelarre.laws.snapshot import check_snapshot, home_of, update_snapshot
from aquelarre.laws.texts import LANGUAGES, LAW, NAMES, Texts, read_texts
from aquelarre.laws.unused import check_unused
from aquelarre.laws.vocabulary import BUILT_IN, things
from aquelarre.words import MissingText, Words

FILE = "locale.txt"
STRICT = ("ask", "verb", "event", "rule", "setting", "side")  # no text may stand for nothing


class Need:
    """A text that must be there: which placeholders it may have, and which it must have."""

    __slots__ = ("may", "must")

    def __init__(self, may: tuple[str, ...] = (), must: tuple[str, ...] = ()) -> None:
        self.may = may
        self.must = must


def check_locale(game: Game[Any], home: Traversable | None = None) -> None:
    """The languages agree with each other, and have what the game needs."""
    home = home_of(game, home)
    first, *others = LANGUAGES
    texts = read_texts(home, first)
    for language in others:
        _check_alike(first, texts, language, read_texts(home, language))
    needs = needed(game, texts)
    for key, need in needs.items():
        _check_text(key, need, texts)
    _check_known(game, texts, needs)
    _check_kinds(game, texts)
    check_unused(game, home, texts, needs)
    check_refusals(game, home)
    check_sayable(game)
    check_snapshot(game, home, LAW, FILE, lines(texts))


def update(game: Game[Any], home: Traversable | None = None, *, afresh: bool = False) -> Path:
    """Append the new keys to the snapshot."""
    home = home_of(game, home)
    return update_snapshot(home, FILE, lines(read_texts(home, LANGUAGES[0])), afresh=afresh)


def lines(texts: Texts) -> list[str]:
    """The keys with their placeholders, one line each, in the order of the file."""
    return [" ".join([key, *sorted(f"${hole}" for hole in texts[key])]) for key in texts]


def needed(game: Game[Any], texts: Texts) -> dict[str, Need]:
    """Every text that the game's own lists ask for."""
    needs = {"game-title": Need(), "game-goal": Need()}
    for question in questions(game):
        key = f"ask-{question.key}"
        if key in texts or not issubclass(question, Chance):  # nature reads no questions
            needs[key] = Need()
            needs[f"{key}.others"] = Need(("seat",))
    for verb in game.verbs:
        needs[f"verb-{verb.name}"] = Need(verb.names, verb.names)
    for notice in game.notices:
        needs[f"event-{notice.key}"] = Need(notice.shown)
        if notice.hidden:
            needs[f"event-{notice.key}.known"] = Need(notice.shown + notice.hidden)
    for rule in game.rules:
        needs[f"rule-{rule}"] = needs[f"rule-{rule}.title"] = Need()
    for setting in game.settings:
        needs[f"setting-{setting.name}"] = needs[f"setting-{setting.name}.help"] = Need()
        if setting.values != (0, 1):  # more than off and on: each choice has a name
            needs |= {f"setting-{setting.name}-{value}": Need() for value in setting.values}
    for side in game.sides:
        needs[f"side-{side}"] = Need()
    for kind, size in things(game).items():
        if kind in texts:  # too many to be named one by one
            needs[kind] = Need(("label",), ("label",))
            continue
        for value in range(size):
            needs[f"{kind}-{game.label(kind, value)}"] = Need()
    return needs


def _check_alike(first: str, texts: Texts, language: str, other: Texts) -> None:
    for one, mine, two, yours in ((first, texts, language, other), (language, other, first, texts)):
        lacking = [key for key in mine if key not in yours]
        if lacking:
            raise LawBroken(LAW, f"{lacking[0]} has a text in {one}.ftl but none in {two}.ftl.")
    for here, there in zip(texts, other, strict=True):
        if here != there:
            raise LawBroken(
                LAW,
                f"{here} in {first}.ftl stands where {there} stands in {language}.ftl: the same "
                "order makes them easy to compare.",
            )
    for key, holes in texts.items():
        if other[key] != holes:
            raise LawBroken(
                LAW,
                f"{key} has the placeholders {sorted(holes)} in {first}.ftl and "
                f"{sorted(other[key])} in {language}.ftl.",
            )


def _check_text(key: str, need: Need, texts: Texts) -> None:
    if key not in texts:
        raise LawBroken(LAW, f"{key} has no text: write one into each file of locale/.")
    strange = sorted(texts[key] - set(need.may))
    if strange:
        raise LawBroken(
            LAW, f"{key} speaks of ${strange[0]}, but it only gets {sorted(need.may) or 'nothing'}."
        )
    missing = sorted(set(need.must) - texts[key])
    if missing:
        raise LawBroken(
            LAW, f"{key} does not speak of ${missing[0]}: different choices would read the same."
        )


def _check_known(game: Game[Any], texts: Texts, needs: dict[str, Need]) -> None:
    """No text stands there for nothing: it would hide a misspelt key."""
    for notice in game.notices:
        known = f"event-{notice.key}.known"
        if known in texts and not notice.hidden:
            raise LawBroken(LAW, f"{known} has a text, but that event hides nothing.")
        if known in texts and not texts[known] & set(notice.hidden):
            raise LawBroken(LAW, f"{known} says none of the hidden values {notice.hidden}.")
    for key in texts:
        name = key.partition(".")[0]
        if name.startswith("why-") and name.removeprefix("why-") not in game.rules:
            raise LawBroken(LAW, f"{name} explains a rule that the game does not have.")
        strict = name.split("-")[0] in {*STRICT, *things(game)}
        if strict and name not in needs:
            raise LawBroken(LAW, f"{name} has a text, but nothing in the game is called that.")


def _check_kinds(game: Game[Any], texts: Texts) -> None:
    """Each value of a notice is something that can be put into words."""
    for notice in game.notices:
        for name in notice.shown + notice.hidden:
            kind = game.kind(name)
            named = kind in texts or any(key.startswith(f"{kind}-") for key in texts)
            if kind not in BUILT_IN and not named:
                raise LawBroken(
                    LAW,
                    f"the value {name!r} of event-{notice.key} is of the kind {kind!r}, which has "
                    f"no texts. If it is a number, say so in `kinds`: {{{name!r}: 'number'}}.",
                )


def check_said(game: Game[Any], s: State, seat: Seat, events: list[Event], dice: Dice) -> None:
    """What the seat reads at this position is all there: events, options, reasons, lines."""
    for language in LANGUAGES:
        words = Words(language, game, players=NAMES, strict=True)
        try:
            game.draw(game.view(s, seat), words.say)
            for event in events:
                words.event(event.heard_by(seat))
                words.event(event.whole())
            if seat < 0:
                continue
            for action in s.options(seat)[:4] + s.asides(seat)[:4]:
                words.option(game.describe(action))
            for why in reasons(game, s, seat, dice):
                words.why(why)
            if s.options(seat) and game.may_advise(s):
                for reason in game.advise(Window(game, s, seat), dice).reasons:
                    words.reason(reason)
        except MissingText as problem:
            raise LawBroken(LAW, f"something cannot be said: {problem}.") from None
