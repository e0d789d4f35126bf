"""Locale: everything a game can say has its text, in each language, with the same placeholders."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from aquelarre.editions import manners, shipped
from aquelarre.kernel import Chance, Dice, Event, Game, Seat, State
from aquelarre.laws.broken import LawBroken, caught, gathered
from aquelarre.laws.coach import coached
from aquelarre.laws.compare import reasons
from aquelarre.laws.questions import questions
from aquelarre.laws.refusals import check_refusals
from aquelarre.laws.sayable import check_sayable
from aquelarre.laws.snapshot import home_of, snapshot_faults, update_snapshot
from aquelarre.laws.terms import term_faults
from aquelarre.laws.texts import LANGUAGES, LAW, NAMES, Texts, read_texts
from aquelarre.laws.unused import unused
from aquelarre.laws.vocabulary import BUILT_IN, things
from aquelarre.words import MissingText, Words

FILE = "locale.txt"
FILES = tuple(f"{language}.ftl" for language in LANGUAGES)
STRICT = ("ask", "verb", "event", "rule", "setting", "side")  # no text may stand for nothing


class Need:
    """A text that must be there: which placeholders it may have, and which it must have."""

    __slots__ = ("may", "must")

    def __init__(self, may: tuple[str, ...] = (), must: tuple[str, ...] = ()) -> None:
        self.may = may
        self.must = must


def locale_faults(game: Game[Any], home: Traversable | None = None) -> Iterator[LawBroken]:
    """The languages agree with each other, and have what the game needs."""
    home = home_of(game, home)
    lacking = [file for file in FILES if not (home / "locale" / file).is_file()]
    for file in lacking:
        yield LawBroken(LAW, f"locale/{file} is missing.", about=f"locale/{file}")
    if lacking:
        return
    first, *others = LANGUAGES
    texts = read_texts(home, first)
    needs = needed(game, texts)
    found: list[LawBroken] = []
    for language in others:
        found += _unlike(first, texts, language, read_texts(home, language))
    for key, need in needs.items():
        found += _wrong_text(key, need, texts)
    found += _strange(game, texts, needs)
    found += _unsayable_kinds(game, texts)
    known = {fault.about for fault in found}
    found += [fault for fault in unused(game, home, texts, needs) if fault.about not in known]
    yield from found
    if not found:  # else the same would be told once more
        yield from caught(check_refusals, game, home)
        yield from caught(check_sayable, game)
    yield from gathered(term_faults(home))
    yield from snapshot_faults(game, home, LAW, FILE, lines(texts))


def update(game: Game[Any], home: Traversable | None = None, *, afresh: bool = False) -> Path:
    """Append the new keys to the snapshot."""
    home = home_of(game, home)
    return update_snapshot(home, FILE, lines(read_texts(home, LANGUAGES[0])), afresh=afresh)


def lines(texts: Texts) -> list[str]:
    """The keys with their placeholders, one line each, in the order of the file. Reasons and
    lessons are not published: nothing that is kept names their texts, and other laws hold them
    (`refusals`, `lessons`)."""
    kept = [key for key in texts if not key.startswith(("why-", "lesson-"))]
    return [" ".join([key, *sorted(f"${hole}" for hole in texts[key])]) for key in kept]


def needed(game: Game[Any], texts: Texts) -> dict[str, Need]:
    """Every text that the game's own lists ask for."""
    needs = {"game-title": Need(), "game-goal": Need()}
    verbs = {verb.name for verb in game.verbs}
    for question in questions(game):
        key = f"ask-{question.key}"
        if key in texts or not issubclass(question, Chance):  # nature reads no questions
            needs[key] = Need()
            needs[f"{key}.others"] = Need(("seat",))
            needs |= {each: Need() for each in texts if _is_of_kinds(each, key, verbs)}
    needs |= {each: Need() for each in texts if _is_of_asides(each, verbs)}
    for verb in game.verbs:
        for key in (verb.name, *(f"{verb.name}.{how}" for how in manners(game).get(verb.name, ()))):
            needs[f"verb-{key}"] = Need(verb.names, verb.names)
    for notice in game.notices:
        needs[f"event-{notice.key}"] = Need(notice.shown)
        if notice.hidden:
            needs[f"event-{notice.key}.known"] = Need(notice.shown + notice.hidden)
        if f"event-{notice.key}.all" in texts:  # of several players
            needs[f"event-{notice.key}.all"] = Need(notice.shown, ("seat",))
    for rule in game.rules:
        needs[f"rule-{rule}"] = needs[f"rule-{rule}.title"] = Need()
    for name in shipped(game):
        needs[f"edition-{name}"] = needs[f"edition-{name}.help"] = Need()
    for setting in game.settings:
        needs[f"setting-{setting.name}"] = needs[f"setting-{setting.name}.help"] = Need()
        if setting.values != (0, 1):  # more than off and on: each choice has a name
            needs |= {f"setting-{setting.name}-{value}": Need() for value in setting.values}
    needs |= {f"foreseen-{key}": Need() for key in game.foresees}
    for side in game.sides:
        needs[f"side-{side}"] = Need()
        if f"side-{side}.one" in texts:
            needs[f"side-{side}.one"] = Need()
    for kind, size in things(game).items():
        if kind in texts:  # too many to be named one by one
            needs[kind] = Need(("label",), ("label",))
            continue
        for value in range(size):
            needs[f"{kind}-{game.label(kind, value)}"] = Need()
    return needs


def _is_of_kinds(text: str, key: str, verbs: set[str]) -> bool:
    """Is it how a question is put if only answers of these kinds are open? See `Words.question`."""
    name, _, kinds = text.partition(".")
    return name == key and _are_kinds(kinds, verbs)


def _is_of_asides(text: str, verbs: set[str]) -> bool:
    """Is it what the page calls these kinds of asides together (`asides-give-move_chest`), or says
    of who may do that (`.may`)?"""
    head, _, kinds = text.removesuffix(".may").partition("-")
    return head == "asides" and _are_kinds(kinds, verbs)


def _are_kinds(kinds: str, verbs: set[str]) -> bool:
    named = kinds.split("-")
    return set(named) <= verbs and named == sorted(set(named))


def _unlike(first: str, texts: Texts, language: str, other: Texts) -> Iterator[LawBroken]:
    for one, mine, two, yours in ((first, texts, language, other), (language, other, first, texts)):
        for key in mine:
            if key not in yours:
                sentence = f"{key} has a text in {one}.ftl but none in {two}.ftl."
                yield LawBroken(LAW, sentence, about=key)
    common = [key for key in texts if key in other]
    for here, there in zip(common, [key for key in other if key in texts], strict=True):
        if here != there:
            yield LawBroken(
                LAW,
                f"{here} in {first}.ftl stands where {there} stands in {language}.ftl: the same "
                "order makes them easy to compare.",
            )
            break  # what follows has moved with it
    for key in common:
        if other[key] != texts[key]:
            yield LawBroken(
                LAW,
                f"{key} has the placeholders {sorted(texts[key])} in {first}.ftl and "
                f"{sorted(other[key])} in {language}.ftl.",
            )


def _wrong_text(key: str, need: Need, texts: Texts) -> Iterator[LawBroken]:
    if key not in texts:
        sentence = f"{key} has no text: write one into each file of locale/."
        yield LawBroken(LAW, sentence, about=key)
        return
    strange = sorted(texts[key] - set(need.may))
    if strange:
        yield LawBroken(
            LAW,
            f"{key} speaks of ${strange[0]}, but it only gets {sorted(need.may) or 'nothing'}.",
            about=key,
        )
    missing = sorted(set(need.must) - texts[key])
    if missing:
        yield LawBroken(
            LAW,
            f"{key} does not speak of ${missing[0]}: different choices would read the same.",
            about=key,
        )


def _strange(game: Game[Any], texts: Texts, needs: dict[str, Need]) -> Iterator[LawBroken]:
    """No text stands there for nothing: it would hide a misspelt key."""
    for notice in game.notices:
        known = f"event-{notice.key}.known"
        if known in texts and not notice.hidden:
            yield LawBroken(LAW, f"{known} has a text, but that event hides nothing.")
        if known in texts and not texts[known] & set(notice.hidden):
            yield LawBroken(LAW, f"{known} says none of the hidden values {notice.hidden}.")
    for name in dict.fromkeys(key.partition(".")[0] for key in texts):
        if name.startswith("why-") and name.removeprefix("why-") not in game.rules:
            sentence = f"{name} explains a rule that the game does not have."
            yield LawBroken(LAW, sentence, about=name)
        strict = name.split("-")[0] in {*STRICT, *things(game)}
        if strict and name not in needs:
            sentence = f"{name} has a text, but nothing in the game is called that."
            yield LawBroken(LAW, sentence, about=name)


def _unsayable_kinds(game: Game[Any], texts: Texts) -> Iterator[LawBroken]:
    """Each value of a notice is something that can be put into words."""
    for notice in game.notices:
        for name in notice.shown + notice.hidden:
            kind = game.kind(name)
            named = kind in texts or any(key.startswith(f"{kind}-") for key in texts)
            if kind not in BUILT_IN and not named:
                yield LawBroken(
                    LAW,
                    f"the value {name!r} of event-{notice.key} is of the kind {kind!r}, which has "
                    f"no texts. If it is a number or a player, say so in `kinds`: "
                    f"{{{name!r}: 'number'}} or {{{name!r}: 'seat'}}.",
                    about=f"event-{notice.key}",
                )


def check_said(game: Game[Any], s: State, seat: Seat, events: list[Event], dice: Dice) -> None:
    """What the seat reads at this position is all there: events, options, reasons, lines."""
    for language in LANGUAGES:
        words = Words(language, game, players=NAMES, strict=True)
        try:
            game.draw(game.view(s, seat), words.say)
            words.events([event.heard_by(seat) for event in events])
            for event in events:
                words.event(event.heard_by(seat))
                words.event(event.whole())
            if seat < 0:
                continue
            for action in s.options(seat)[:4] + s.asides(seat)[:4]:
                words.option(game.describe(action))
            for why in reasons(game, s, seat, dice):
                words.why(why)
            if s.options(seat) and game.advises:
                for reason in coached(game, s, seat, dice):
                    words.reason(reason)
        except MissingText as problem:
            raise LawBroken(LAW, f"something cannot be said: {problem}.") from None
