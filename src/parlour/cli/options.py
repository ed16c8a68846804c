"""Options that several commands share, the options of a game's own, and checks of what they are given."""

import os
from collections.abc import Callable, Sequence
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

import click

from parlour.cli.errors import BadOption

if TYPE_CHECKING:
    from parlour.terminal.clock import TurnClock

BY_RULES: Final = "rules"
_LONGEST_CLOCK: Final = 3_600
_DIGITS: Final = 9
Command = TypeVar("Command", bound=Callable[..., Any])


def check_name(context: click.Context, option: click.Parameter, value: str | None) -> str | None:
    """Refuse an empty name of a file, a folder or an address."""
    if value is not None and not value.strip():
        raise click.BadParameter("a name is missing")
    return value


def check_duration(context: click.Context, option: click.Parameter, value: float | None) -> float | None:
    """Refuse a time that does not pass, or that takes for ever."""
    if value is not None and not 0 < value < inf:
        raise click.BadParameter(f"{value:g} is no time: write a number above 0")
    return value


def _known_language(context: click.Context, option: click.Parameter, value: str) -> str:
    """Return a language that the terminal speaks; it is looked up only where it is not English."""
    if value == "en":
        return value
    from parlour.terminal.words import language_called

    return language_called(value)


def complete_game(context: click.Context, option: click.Parameter, typed: str) -> list[str]:
    """Return the games whose names begin so, for a shell that completes a line."""
    from parlour.engine.rules.finder import game_names

    return [name for name in game_names() if name.startswith(typed)]


language = click.option(
    "--language",
    metavar="LANGUAGE",
    envvar="PARLOUR_LANGUAGE",
    default="en",
    callback=_known_language,
    help="What to speak: en or de; PARLOUR_LANGUAGE says it for good.",
)
plain = click.option(
    "--plain", is_flag=True, help="Linear text without boxes or colour, for a screen reader or a pipe."
)
shared = click.option(
    "--shared",
    is_flag=True,
    help="Let several people share linear text, in which everybody can scroll back to the others' cards.",
)


def _clock_wanted(context: click.Context, option: click.Parameter, value: str | None) -> "TurnClock | None":
    """Return a clock by the game's rules, or of so many seconds."""
    if value is None:
        return None
    from parlour.terminal.clock import TurnClock

    if value == BY_RULES:
        return TurnClock()
    if not (value.isascii() and value.isdigit() and 1 <= int(value[:_DIGITS]) <= _LONGEST_CLOCK):
        raise click.BadParameter(f"{value!r} is no number of seconds from 1 to {_LONGEST_CLOCK:,}")
    return TurnClock(int(value))


clock = click.option(
    "--clock",
    metavar="[SECONDS]",
    is_flag=False,
    flag_value=BY_RULES,
    callback=_clock_wanted,
    help="Let a clock run for every decision of a person: as the game's rules say, or so many seconds.",
)
fast = click.option("--fast", is_flag=True, help="No pauses between the other players' moves.")
variant = click.option(
    "--variant",
    metavar="NAME",
    default="default",
    help="Which of the game's rules to use; see: parlour games.",
)
rules_file = click.option(
    "--rules",
    "rules_file",
    metavar="FILE",
    callback=check_name,
    help="A JSON file that states only what differs.",
)
switches = click.option(
    "--set", "switches", metavar="SWITCH=VALUE", multiple=True, help="Sets one switch; may be repeated."
)
open_cards = click.option(
    "--open",
    "opened",
    metavar="ZONE=CARDS",
    multiple=True,
    help="Cards that lie open beside the hand, such as trump=6H; may be repeated. Also as --ZONE CARDS.",
)


def rules_options(command: Command) -> Command:
    """Add every option that decides which rules are in force."""
    for option in (switches, rules_file, variant):
        command = option(command)
    return command


class OwnOptions(click.Command):
    """A command that takes options of the game's own, `--lives 3`, and gets them as the pairs `own`."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        known = {word for option in self.get_params(ctx) for word in option.opts}
        rest, own = _split_own(args, known)
        left = super().parse_args(ctx, rest)
        ctx.params["own"] = own
        return left


def _split_own(args: Sequence[str], known: set[str]) -> tuple[list[str], list[tuple[str, str]]]:
    """Return the arguments without the options that are unknown and have a value, and those as pairs."""
    rest: list[str] = []
    own: list[tuple[str, str]] = []
    words = list(args)
    while words:
        word = words.pop(0)
        name, equals, value = word.partition("=")
        if not name.startswith("--") or name == "--" or name in known:
            rest.append(word)
        elif equals:
            own.append((name.removeprefix("--"), value))
        elif words and not words[0].startswith("--"):
            own.append((name.removeprefix("--"), words.pop(0)))
        else:
            rest.append(word)
    return rest, own


def check_writable(file: str) -> None:
    """Refuse a file that could not be written as things stand, before long work begins."""
    why = _why_not_writable(Path(file))
    if why:
        raise BadOption("cannot-write", f"{file} cannot be written: {why}.")


def _why_not_writable(path: Path) -> str:
    if path.is_dir():
        return "it is a folder"
    if not path.parent.is_dir():
        return f"there is no folder {path.parent}"
    return "" if os.access(path if path.exists() else path.parent, os.W_OK) else "permission denied"
