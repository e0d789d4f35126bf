"""`aquelarre review`: the decisions of a finished game, judged by what each seat could know.

The same as the page shows (docs/REVIEWS.md), in plain lines.
"""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any

import click

from aquelarre.kernel import Reason, Seat
from aquelarre.match import Match
from aquelarre.review import VERDICTS, review
from aquelarre.review.judge import GOOD
from aquelarre.review.reviewing import again, decisions
from aquelarre.terminal import shelf
from aquelarre.terminal.people import shown_names
from aquelarre.terminal.progress import progress_of
from aquelarre.terminal.speaking import speaking, whole
from aquelarre.terminal.trouble import Trouble
from aquelarre.terminal.wrapping import echo
from aquelarre.words import Words

Data = dict[str, Any]
VERDICT = {
    "good": "review-good",
    "imprecise": "review-imprecise",
    "mistake": "review-mistake",
    "blunder": "review-blunder",
}
CAUSE = {
    "own": "review-cause-own",
    "luck": "review-cause-luck",
    "others": "review-cause-others",
}
CHANGED = 120  # thousandths by which a belief must change to be told, as on the page


def command(words: Words) -> click.Command:
    @speaking(words, "review")
    @click.argument("file", metavar=words.say("mark-file"))
    @click.option("--seat", type=whole(words), metavar="N", help=words.say("help-opt-reviewed"))
    @click.option(
        "--simulations",
        type=whole(words),
        default=0,
        metavar="N",
        help=words.say("help-opt-simulations"),
    )
    @click.option("--json", "as_json", is_flag=True, help=words.say("help-opt-json"))
    def review(file: str, seat: int | None, simulations: int, as_json: bool) -> None:
        match = shelf.fetch(shelf.place(file))
        if not match.over:
            raise Trouble("not-finished")
        if seat is not None and seat >= match.seats:
            raise Trouble("no-such-seat", seat=seat, last=match.seats - 1)
        seats = [seat] if seat is not None else list(range(match.seats))
        found = [reviewed(match, each, simulations) for each in seats]
        if as_json:
            click.echo(json.dumps(found if seat is None else found[0], ensure_ascii=False))
            return
        lines = [line for each in found for line in ["", *told(match, each, words.lang)]]
        echo(*lines[1:])

    return review


def reviewed(match: Match[Any], seat: Seat, simulations: int) -> Data:
    count = len(decisions(again(match), match.answers, seat))
    with progress_of(count) as step:

        def progress(_done: int, _count: int) -> None:
            if step is not None:
                step(1)

        return review(again(match), match.answers, seat, simulations, progress)


def told(match: Match[Any], found: Data, lang: str) -> list[str]:
    """The review of one seat."""
    seat = found["seat"]
    words = Words(lang, match.game, players=shown_names(match.players), reader=seat)
    lines = [words.say("review-of", seat=seat), *_counts(found, words)]
    lines += [line for each in found["decisions"] for line in _decision(match, each, words)]
    lines += [_turn(found, turn, words) for turn in found["turns"]]
    gain, error = found["luck"][seat]
    kind = "review-luck-kind" if gain > 0 else "review-luck-harsh"
    said = "review-luck-unclear" if abs(gain) <= error else kind
    by = {"by": _hundredths(abs(gain)), "error": max(1, _hundredths(error))}
    return [*lines, words.say(said, **by), *_beliefs(match, found, words)]


def _counts(found: Data, words: Words) -> list[str]:
    all_of_them = [each["verdict"] for each in found["decisions"]]
    counts = {verdict: all_of_them.count(verdict) for verdict in VERDICTS}
    return [words.say("review-counts", count=len(all_of_them), **counts)]


def _decision(match: Match[Any], found: Data, words: Words) -> list[str]:
    """One line of a good answer; of another what would have been better, and why."""

    def option(action: int) -> str:
        return words.option(match.game.describe(action))

    def reasons(side: str) -> list[str]:
        given = (Reason(each["key"], **each["values"]) for each in found["reasons"][side])
        return [f"   - {words.reason(each)}" for each in given]

    line = words.say(
        "review-decision",
        step=str(found["step"]),
        verdict=words.say(VERDICT[found["verdict"]]),
        option=option(found["action"]),
        chance=_hundredths(found["chance"]),
    )
    if found["verdict"] == GOOD:
        return [line]
    lost = _hundredths(found["lost"])
    better = words.say("review-better", option=option(found["best"]), lost=lost)
    return [line, *reasons("against"), f"   {better}", *reasons("for")]


def _turn(found: Data, turn: Data, words: Words) -> str:
    steps = [each["step"] for each in found["decisions"]]
    place = steps.index(turn["step"])
    before, after = (found["decisions"][each]["chance"] for each in (place - 1, place))
    cause = words.say(CAUSE[turn["cause"]])
    values = {"before": _hundredths(before), "after": _hundredths(after)}
    return words.say("review-turn", step=str(turn["step"]), cause=cause, **values)


def _beliefs(match: Match[Any], found: Data, words: Words) -> list[str]:
    """In games of sides: when the seat had to think otherwise of somebody."""
    if not match.game.sides or not found["decisions"]:
        return []
    side = words.one_of(match.game.sides[0])
    lines = [words.say("review-beliefs", side=side)]
    for before, after in pairwise(found["decisions"]):
        for who in range(match.seats):
            earlier, later = before["beliefs"][who], after["beliefs"][who]
            if who == found["seat"] or not any(earlier) or not any(later):
                continue
            if abs(later[0] - earlier[0]) >= CHANGED:
                shares = {"before": _hundredths(earlier[0]), "after": _hundredths(later[0])}
                step = str(after["step"])
                lines.append(words.say("review-belief", step=step, seat=who, **shares))
    return lines if len(lines) > 1 else []


def _hundredths(thousandths: int) -> int:
    return round(thousandths / 10)
