"""`aquelarre verify`: deals a saved game again and says whether its chance was fair.

Exit status 0: every card and die came from the seed, and what was noted at the beginning fits: the
code of the beginning, or the table's commitment and one's own number. 1: something does not fit.
2: nothing is proved (the file alone says what its writer wants it to say), or nothing can be read.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import click

from aquelarre.kernel import Seat
from aquelarre.match import Match
from aquelarre.match.fair import CONTRIBUTION, Mix, Redeal, redeal
from aquelarre.terminal import shelf
from aquelarre.terminal.people import shown_names
from aquelarre.terminal.speaking import speaking
from aquelarre.terminal.trouble import Trouble
from aquelarre.words import Words

FAIR, UNFAIR, UNPROVED = 0, 1, 2


def command(words: Words) -> click.Command:
    code = words.say("mark-code")

    @speaking(words, "verify")
    @click.argument("file", metavar=words.say("mark-file"))
    @click.option("--commitment", default="", metavar=code, help=words.say("help-opt-commitment"))
    @click.option(
        "--contribution", default="", metavar=code, help=words.say("help-opt-contribution")
    )
    @click.pass_context
    def verify(ctx: click.Context, file: str, commitment: str, contribution: str) -> None:
        noted, own = checked_code(commitment), checked_code(contribution)
        match = shelf.fetch(shelf.place(file))
        verdict = Verdict(match, words.lang)
        for line in verdict.lines(noted, own):
            click.echo(line)
        ctx.exit(verdict.status)

    return verify


def checked_code(text: str) -> str:
    """A code as it was noted, or nothing."""
    code = text.strip().lower()
    if code and CONTRIBUTION.fullmatch(code) is None:
        raise Trouble("bad-fair-code", code=code[:80])
    return code


class Verdict:
    """What can be said about the chance of a game, line by line."""

    def __init__(self, match: Match[Any], lang: str) -> None:
        self.words = Words(lang, match.game, players=shown_names(match.players))
        self.mix = Mix.of(match.seed)
        self.redeal: Redeal = redeal(match)
        self.laid = len(match.stacked)  # answers of chance that were laid out: the file says so
        self.but_for_them = not self.laid or not redeal(match, self.laid).wrong
        self.status = UNFAIR if self.redeal.wrong else FAIR

    def lines(self, noted: str, own: str) -> Iterator[str]:
        yield self.words.say("game-title")
        yield from self._dealt()
        yield from self._made()
        yield from self._noted(noted)
        if own:
            among = own in self.mix.told.values()
            yield self._said(among, "verify-number-in", "verify-number-out")
        missing = self._missing(noted, own)
        if missing and self.status == FAIR:
            self.status = UNPROVED
            yield self.words.say(missing)

    def _dealt(self) -> Iterator[str]:
        """What came of dealing again, by the rules that asked for a card or a die."""
        say, found = self.words.say, self.redeal
        if found.wrong:
            yield say(
                "verify-wrong", number=found.wrong[0], count=len(found.wrong), all=found.count
            )
        else:
            yield say("verify-dealt", count=found.count)
        for rule, count in sorted(found.checked.items()):
            yield f"  {rule} {self.words.rule(rule)[0]}: {count}"
        if found.wrong:
            yield say("verify-wrong-rules")
        if found.wrong and self.laid:
            rest = "well" if self.but_for_them else "badly"
            yield say("verify-laid", count=self.laid, rest=rest)

    def _made(self) -> Iterator[str]:
        """What the seed was made of."""
        say, mix = self.words.say, self.mix
        if mix.told:
            yield say("verify-made", names=self._names(mix.told))
        if mix.kept:
            yield say("verify-kept", names=self._names(mix.kept))
        if mix.round > 1:
            yield say("verify-rounds", count=mix.round)

    def _noted(self, noted: str) -> Iterator[str]:
        """Does it fit what was published before the first card?"""
        say, mix = self.words.say, self.mix
        if noted or mix.promises:
            yield say("verify-code", code=mix.code)
        if not noted:
            return
        if noted == mix.commitment:
            yield say("verify-commitment-same")
            yield say("verify-commitment-less" if mix.promises else "verify-commitment-all")
        else:
            yield self._said(noted == mix.code, "verify-code-same", "verify-code-other")

    def _missing(self, noted: str, own: str) -> str:
        """What would still have to be given so that something is proved, as a text; '' if nothing.
        Without the code the numbers of others may have been chosen, but not around one's own."""
        if noted == self.mix.code or (noted and own):
            return ""
        if noted:
            return "verify-missing-number"
        return "verify-missing-code" if self.mix.promises else "verify-unproved"

    def _said(self, fits: bool, good: str, bad: str) -> str:
        if not fits:
            self.status = UNFAIR
        return self.words.say(good if fits else bad)

    def _names(self, seats: Iterable[Seat]) -> str:
        return ", ".join(self.words.seat(seat) for seat in sorted(seats))
