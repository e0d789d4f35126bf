"""`aquelarre learn`: a guided first game."""

from __future__ import annotations

from typing import Any

import click

from aquelarre.bots.named import free_names
from aquelarre.kernel import Game
from aquelarre.match import Match, Player, new_seed
from aquelarre.school import Lesson, Teaching, lessons_of
from aquelarre.terminal import learnt, people, wishes
from aquelarre.terminal.console import Console
from aquelarre.terminal.lesson_table import LessonTable
from aquelarre.terminal.play_command import FIRST_GAME, sit_down
from aquelarre.terminal.speaking import speaking
from aquelarre.terminal.trouble import Trouble
from aquelarre.terminal.wrapping import echo
from aquelarre.words import Words


def optional(mark: str) -> str:
    return f"[{mark}]"


def command(words: Words) -> click.Command:
    @speaking(words, "learn")
    @click.argument("game", required=False, metavar=optional(words.say("mark-game")))
    @click.argument("lesson", required=False, metavar=optional(words.say("mark-lesson")))
    @click.option("--name", metavar=words.say("mark-name"), help=words.say("help-opt-name"))
    @click.option("--afresh", is_flag=True, help=words.say("help-opt-lesson-afresh"))
    @click.option("--list", "listed", is_flag=True, help=words.say("help-opt-lessons"))
    @click.pass_context
    def learn(
        ctx: click.Context,
        game: str | None,
        lesson: str | None,
        name: str | None,
        afresh: bool,
        listed: bool,
    ) -> None:
        found = wishes.game_of(game or FIRST_GAME)
        if listed:
            echo(*described(found, words))
            return
        ctx.exit(sit_down(table(found, chosen(found, lesson), name, afresh, words)))

    return learn


def chosen(game: Game[Any], name: str | None) -> Lesson:
    """The lesson that is wished for; else the first that was not finished yet."""
    lessons = lessons_of(game)
    if not lessons:
        raise Trouble("no-lessons", game=game.key)
    known = ", ".join(each.name for each in lessons)
    if name is not None:
        found = [each for each in lessons if each.name == name.casefold()]
        if not found:
            raise Trouble("no-lesson", name=name[:40], known=known)
        return found[0]
    done = learnt.all_learnt().get(game.key, {})
    left = [each for each in lessons if each.name not in done or not done[each.name].done]
    return (left or list(lessons))[0]


def table(
    game: Game[Any], lesson: Lesson, name: str | None, afresh: bool, words: Words
) -> LessonTable:
    """The lesson from its beginning, or from where it was left."""
    kept = learnt.all_learnt().get(game.key, {}).get(lesson.name)
    if kept is not None and kept.answers and not afresh:
        match = _dealt(game, lesson, kept.seed, name, words)
        teaching = learnt.taken_up(match, lesson)
        if teaching is not None:
            return _table(match, teaching, words)
    return _table(_dealt(game, lesson, new_seed(), name, words), Teaching(lesson), words)


def _dealt(
    game: Game[Any], lesson: Lesson, seed: str, name: str | None, words: Words
) -> Match[Any]:
    """A match whose nature waits."""
    called = people.checked_name(name) if name else words.say("player-unnamed", number="1")
    free = free_names([*lesson.partners, called])
    players = [
        Player(called) if seat == lesson.you else Player(partner or free.pop(0), lesson.bots)
        for seat, partner in enumerate(lesson.partners)
    ]
    return Match(game, lesson.seats, lesson.settings, seed=seed, players=players, scripted=True)


def _table(match: Match[Any], teaching: Teaching, words: Words) -> LessonTable:
    teaching.script.begins(match)
    match.resumed(match.seed)
    return LessonTable(match, Console(), words.lang, teaching, learnt.keep)


def described(game: Game[Any], house: Words) -> list[str]:
    """The lessons of a game, each in a line, and which were finished."""
    words, done = Words(house.lang, game), learnt.all_learnt().get(game.key, {})
    lines = [words.say("game-title")]
    for lesson in lessons_of(game):
        finished = lesson.name in done and done[lesson.name].done
        lines.append(
            words.say(
                "lessons-line-done" if finished else "lessons-line",
                name=lesson.name,
                title=words.say(lesson.title),
                about=words.say(f"{lesson.title}.about"),
                minutes=str(lesson.minutes),
            )
        )
    return lines
