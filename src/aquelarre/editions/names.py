"""Names: what an owner's box calls its things.

A row of an edition may carry a name of its own, `name = "Cruz de hierro"` or one for each language,
`name = { es = "…", en = "…" }`. It is said wherever ours would be; a language without one gets the
one that is given. Games never see these fields: they are taken out before the facts are looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from aquelarre.editions.faults import Fault, Path
from aquelarre.editions.plain_toml import Row

FIELD = "name"
SPOKEN = ("es", "en")  # the languages of our texts, of which this part of the house knows nothing
MOST_NAME = 40  # characters

Names = dict[str, dict[str, str]]  # by the key of a text and the language
Named = Callable[[str, str], tuple[str, ...]]  # which texts name the thing of a row: part and id


def taken_out(facts: Row, named: Named) -> tuple[Names, list[Fault]]:
    """The names that rows carry, which leave the facts, and what is wrong with them. A row of a
    part that has no names keeps the field, so that its game can refuse it."""
    names: Names = {}
    faults: list[Fault] = []
    for path, row in _rows(facts):
        keys = named(str(path[0]), str(row.get("id", "")))
        if not keys:
            continue
        given = row.pop(FIELD)
        wrong = [*_wrong((*path, FIELD), given)]
        spoken = {} if wrong else _spoken(given)
        faults += wrong
        if spoken:
            names |= dict.fromkeys(keys, spoken)
    return names, faults


def _rows(facts: Row) -> Iterator[tuple[Path, Row]]:
    """The rows with a name, and where they stand."""
    for part, rows in facts.items():
        for number, row in enumerate(rows if isinstance(rows, list) else []):
            if isinstance(row, dict) and FIELD in row:
                yield (part, number), row


def _wrong(path: Path, given: object) -> Iterator[Fault]:
    for lang in given if isinstance(given, dict) else ():
        if lang not in SPOKEN:
            yield Fault((*path, lang), "unknown")
    texts = given if isinstance(given, dict) else {"": given}
    for lang, text in texts.items():
        if not isinstance(text, str) or not text.isprintable() or len(text) > MOST_NAME:
            yield Fault((*path, lang) if lang else path, "head", most=MOST_NAME)


def _spoken(given: str | dict[str, str]) -> dict[str, str]:
    """A name for every language; none at all if nothing but blanks is given."""
    texts = dict.fromkeys(SPOKEN, given) if isinstance(given, str) else given
    found = {lang: texts[lang].strip() for lang in SPOKEN if texts.get(lang, "").strip()}
    return {lang: found.get(lang) or next(iter(found.values())) for lang in SPOKEN if found}
