"""`parlour rules`: a game's rules in words, as JSON or as a schema, and a check of one's own file."""

from typing import TYPE_CHECKING

import click

from parlour.cli.errors import BadOption
from parlour.cli.options import OwnOptions, check_name, complete_game, language, plain, rules_options

if TYPE_CHECKING:
    from parlour.engine.rules.asset import RulesAsset
    from parlour.engine.rules.game import Game
    from parlour.engine.rules.loading import Tree


@click.command("rules", cls=OwnOptions)
@click.argument("game", shell_complete=complete_game)
@rules_options
@click.option(
    "--for",
    "audience",
    type=click.Choice(["player", "model"]),
    default="player",
    show_default=True,
    help="For whom the text is.",
)
@click.option("--schema", is_flag=True, help="The JSON Schema of the game's rules file.")
@click.option("--json", "as_json", is_flag=True, help="The rules file itself, every field written out.")
@click.option(
    "--check", metavar="FILE", callback=check_name, help="Check a rules file; say what is wrong with it."
)
@plain
@language
def command(
    game: str,
    variant: str,
    rules_file: str | None,
    switches: tuple[str, ...],
    own: list[tuple[str, str]],
    audience: str,
    schema: bool,
    as_json: bool,
    check: str | None,
    plain: bool,
    language: str,
) -> None:
    """Show the rules of GAME with the numbers that are really in force.

    \b
    parlour rules GAME --variant NAME
    parlour rules GAME --check my.json
    """
    from parlour.cli.rules_options import chosen_rules
    from parlour.collector import collect_seldom
    from parlour.engine.rules.finder import find_game
    from parlour.engine.rules.loading import to_tree

    collect_seldom()
    found = find_game(game)
    rules = chosen_rules(found, variant, check or rules_file, switches, short=own)
    if check:
        _show_check(check, found, rules)
    elif schema or as_json:
        _show_json(found.schema() if schema else to_tree(rules))
    elif audience == "model":
        from parlour.players.llm.prompts.prompt import rules_text

        _show_text(rules_text(found, rules), plain=True)
    else:
        _show_text(_player_text(found, rules, language), plain=plain)


def _player_text(game: "Game", rules: "RulesAsset", language: str) -> str:
    """Return the rules in words, with the advice of the rules file below them."""
    from parlour.terminal.help import advice_text
    from parlour.terminal.words import TerminalWords

    parts = [game.text(rules, "player", language).rstrip(), advice_text(game, rules, TerminalWords(language))]
    return "\n\n".join(part for part in parts if part) + "\n"


def _show_text(text: str, *, plain: bool) -> None:
    """Show the whole text, or as much of it as somebody reads."""
    from parlour.engine.printable import printable
    from parlour.terminal.errors import reading_on
    from parlour.terminal.screens import can_draw, linear_screen

    if plain:
        click.echo(text, nl=False)
        return
    if not can_draw():
        with reading_on():
            linear_screen().say(f"\n{text.rstrip()}\n")
        return
    from rich.console import Console
    from rich.markdown import Markdown

    Console(highlight=False, markup=False, emoji=False).print(Markdown(printable(text)))


def _show_json(tree: "Tree") -> None:
    import json

    click.echo(json.dumps(tree, indent=2, ensure_ascii=False))


def _show_check(file: str, game: "Game", rules: "RulesAsset") -> None:
    """Say that the file is good, unless no number of players could play by it, or a bonus rule is broken."""
    if game.bonuses is not None:
        game.bonuses(rules)
    seats = range(rules.players.least, rules.players.most + 1)
    playable = [number for number in seats if not rules.complaint(number)]
    if not playable:
        raise BadOption("cannot-begin", f"{file}: {rules.complaint(rules.players.least)}")
    click.echo(f"{file} is good: {rules.metadata.display_name} for {playable[0]} to {playable[-1]} players.")
