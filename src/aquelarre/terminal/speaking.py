"""Commands whose help and refusals are in the person's language.

Click says everything of its own in English; here its headings, its help and the complaints that
people meet are replaced by texts of our locales.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from difflib import get_close_matches
from importlib.metadata import version

import click

from aquelarre.terminal.trouble import Trouble
from aquelarre.words import Words

BESIDE = "aquelarre.beside"  # in the context: the folders that `--with` has named
HEADINGS = {"Options": "help-options", "Commands": "help-commands"}


def whole(words: Words, least: int = 0) -> Callable[[str], int]:
    """The type of an option that is a whole number from `least` on."""

    def read(value: str) -> int:
        text = str(value).strip()
        if not (text.isascii() and text.isdigit() and len(text) < 10) or int(text) < least:
            raise click.BadParameter(words.say("usage-not-whole", value=text[:40], least=least))
        return int(text)

    return read


def seconds(words: Words, most: int) -> Callable[[str], float]:
    """The type of an option that is a time above nothing, up to `most` seconds."""

    def read(value: str) -> float:
        try:
            time = float(str(value).replace(",", "."))
        except ValueError:
            time = 0.0
        if not 0 < time <= most:  # this refuses what is not a number, too
            raise click.BadParameter(
                words.say("usage-not-seconds", value=str(value)[:40], most=most)
            )
        return time

    return read


class Group(click.Group):
    """The commands, the most used first; a misspelled one is answered with the nearest."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.commands)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and self.get_command(ctx, args[0]) is None and not args[0].startswith("-"):
            near = get_close_matches(args[0], self.list_commands(ctx), n=1)
            if near:
                raise Trouble("unknown-command-near", name=args[0], near=near[0])
            known = ", ".join(self.list_commands(ctx))
            raise Trouble("unknown-command", name=args[0], known=known)
        return super().resolve_command(ctx, args)


def context_class(words: Words) -> type[click.Context]:
    """A context whose help pages have headings in the language of these words."""

    class Formatter(click.HelpFormatter):
        def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
            super().write_usage(prog, args, words.say("help-usage") + " ")

        @contextmanager
        def section(self, name: str) -> Iterator[None]:
            with super().section(words.say(HEADINGS[name]) if name in HEADINGS else name):
                yield

    class Context(click.Context):
        formatter_class = Formatter

    return Context


def speaking(
    words: Words, name: str, of: str = ""
) -> Callable[[Callable[..., int | None]], click.Command]:
    """Make a function the command of this name (`of` a group of them), with its help from the
    locales."""
    key = f"command-{of}-{name}" if of else f"command-{name}"

    def made(function: Callable[..., int | None]) -> click.Command:
        options = getattr(function, "__click_params__", [])
        options = [*reversed(options), with_option(words), lang_option(words)]
        command = click.Command(
            name,
            callback=function,
            params=options,
            help=words.say(key),
            short_help=words.say(f"{key}.short"),
            options_metavar=words.say("help-options-mark"),
            add_help_option=False,
        )
        command.params.append(help_option(words))
        command.context_class = context_class(words)
        return command

    return made


def group(words: Words, commands: list[click.Command]) -> click.Group:
    """All commands together; without one, the help."""
    made = group_of(words, "aquelarre", commands)
    made.params.insert(2, version_option(words))
    return made


def group_of(
    words: Words,
    name: str,
    commands: list[click.Command],
    kind: type[Group] = Group,
    otherwise: Callable[[], None] | None = None,
) -> click.Group:
    """Some commands under one name; without one, the help or what is done `otherwise`."""

    @click.pass_context
    def alone(ctx: click.Context) -> None:
        if ctx.invoked_subcommand is None and otherwise is not None:
            otherwise()
        elif ctx.invoked_subcommand is None:
            click.echo(ctx.get_help())

    made = kind(
        name,
        commands={command.name or "": command for command in commands},
        callback=alone,
        invoke_without_command=True,
        params=[with_option(words), lang_option(words), help_option(words)],
        help=words.say(f"command-{name}"),
        short_help=words.say(f"command-{name}.short") if name != "aquelarre" else None,
        options_metavar=words.say("help-options-mark"),
        subcommand_metavar=words.say("help-command-mark"),
        add_help_option=False,
    )
    made.context_class = context_class(words)
    return made


def lang_option(words: Words) -> click.Option:
    """Accepted everywhere; it has been looked at before anything else (see `cli`)."""
    return click.Option(
        ["--lang"], metavar="es|en", expose_value=False, help=words.say("help-opt-lang")
    )


def with_option(words: Words) -> click.Option:
    """Accepted everywhere; it has been looked at before anything else (see `cli`)."""

    def note(ctx: click.Context, param: click.Parameter, value: tuple[str, ...]) -> None:
        ctx.meta.setdefault(BESIDE, []).extend(value)

    return click.Option(
        ["--with"],
        multiple=True,
        metavar=words.say("mark-folder"),
        expose_value=False,
        callback=note,
        help=words.say("help-opt-with"),
    )


def version_option(words: Words) -> click.Option:
    def show(ctx: click.Context, param: click.Parameter, value: bool) -> None:
        if value and not ctx.resilient_parsing:
            click.echo(f"aquelarre {version('aquelarre')}")
            ctx.exit()

    return click.Option(
        ["--version"],
        is_flag=True,
        is_eager=True,
        expose_value=False,
        callback=show,
        help=words.say("help-opt-version"),
    )


def help_option(words: Words) -> click.Option:
    def show(ctx: click.Context, param: click.Parameter, value: bool) -> None:
        if value and not ctx.resilient_parsing:
            click.echo(ctx.get_help())
            ctx.exit()

    return click.Option(
        ["-h", "--help"],
        is_flag=True,
        is_eager=True,
        expose_value=False,
        callback=show,
        help=words.say("help-opt-help"),
    )


def complaint(problem: click.ClickException, words: Words) -> str:
    """What is wrong with the command line, in one sentence."""
    if isinstance(problem, click.NoSuchOption):
        return words.say("usage-no-option", name=problem.option_name)
    if isinstance(problem, click.MissingParameter):
        return words.say("usage-missing", name=_name(problem.param))
    if isinstance(problem, click.BadParameter):
        return words.say("usage-bad", name=_name(problem.param), reason=problem.message)
    if isinstance(problem, click.BadOptionUsage):
        return words.say("usage-option", name=problem.option_name)
    return words.say("usage-other", reason=problem.format_message())


def _name(param: click.Parameter | None) -> str:
    """`--seats` of an option, `GAME` of an argument."""
    if param is None:
        return "?"
    return param.opts[0] if isinstance(param, click.Option) else param.metavar or "?"
