"""The front door: the group of all commands, and the menu for whoever names none."""

from importlib import import_module

import click
from click.core import ParameterSource

from parlour.cli.options import fast, language, plain

_COMMANDS = {
    "play": "Play a game against bots or with friends at this screen.",
    "games": "List the games and their variants.",
    "rules": "Read a game's rules, or check a rules file of your own.",
    "hand": "Say what a hand is worth and why.",
    "odds": "Count the exact chances of a hand, and what to do.",
    "resume": "Go on with a saved game.",
    "replay": "See a saved game again.",
    "verify": "Check that a finished game was fairly dealt and played.",
    "serve": "Open a card room: others come in by a link.",
    "join": "Sit down at a table of a room, or enter a tournament, by its link.",
    "models": "List, add and test language models that can sit at a table.",
    "fake-model": "Serve a house bot as if it were a language model.",
    "mcp": "Offer card tables as MCP tools, over standard input and output.",
    "lab": "Measure players against each other, with confidence intervals.",
    "tournament": "Plan, run, check, show, verify and watch tournaments.",
    "train": "Work out the solver's strategy for a game.",
    "bench": "Measure how fast everything is on this machine.",
    "new-game": "Lay out a folder for a game of your own, which can be played at once.",
    "check-game": "Check a game of your own: laws, texts, screens and bots.",
    "manual": "Read the manual in your browser.",
    "completion": "Print what completes command lines in your shell.",
}
"""Every command with what the help says of it; none is loaded for that."""
_FOLDERS = {
    "models": "models.",
    "fake-model": "models.",
    "mcp": "models.",
    "lab": "lab.",
    "tournament": "tournament.",
    "manual": "help.",
    "completion": "help.",
    "new-game": "authors.",
    "check-game": "authors.",
}


class _House(click.Group):
    """Knows its commands by name and loads one when it is needed."""

    def list_commands(self, context: click.Context) -> list[str]:
        return list(_COMMANDS)

    def get_command(self, context: click.Context, name: str) -> click.Command | None:
        if name not in _COMMANDS:
            return None
        module = _FOLDERS.get(name, "") + name.replace("-", "_")
        command = import_module(f"parlour.cli.commands.{module}").command
        assert isinstance(command, click.Command)
        command.short_help = _COMMANDS[name]
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(_COMMANDS.items()))

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the command; what stands before its name counts as if it stood behind it."""
        name, command, rest = super().resolve_command(ctx, args)
        return name, command, rest if command is None else [*_given_before(ctx, command), *rest]


def _given_before(context: click.Context, command: click.Command) -> list[str]:
    """Return the options before a command, as that command is given them; refuse what it does not take."""
    given: list[str] = []
    for option in context.command.params:
        if context.get_parameter_source(option.name or "") is not ParameterSource.COMMANDLINE:
            continue
        [word] = option.opts
        if not any(word in each.opts for each in command.params):
            raise click.UsageError(f"{context.command_path} {command.name} takes no {word}", context)
        value = context.params[option.name or ""]
        given += [word] if value is True else [word, str(value)]
    return given


def _show_version(context: click.Context, option: click.Parameter, wanted: bool) -> None:
    if not wanted or context.resilient_parsing:
        return
    from parlour.version import VERSION, mode

    click.echo(f"parlour {VERSION} ({mode()})")
    context.exit()


@click.group(
    cls=_House, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]}
)
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_show_version,
    help="Say which Parlour this is, and whether it runs compiled or as plain Python.",
)
@plain
@fast
@language
@click.pass_context
def house(context: click.Context, plain: bool, fast: bool, language: str) -> int:
    """Play card games, people and bots at one table. Without a command: a short menu, and you play.

    \b
    parlour
    parlour games
    parlour play GAME
    parlour lab GAME --players hard,medium
    """
    if context.invoked_subcommand is not None:
        return 0
    from parlour.collector import pause_collector

    with pause_collector():
        from parlour.cli.home import stay
    return stay(plain=plain, fast=fast, language=language)
