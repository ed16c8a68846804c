"""`parlour rules`: rules as text for people and models, as JSON, or as the result of a check."""

import json

import click

from parlour.cli.errors import BadOption
from parlour.engine.printable import printable
from parlour.engine.rules.asset import RulesAsset
from parlour.engine.rules.game import Game
from parlour.engine.rules.loading import Tree
from parlour.terminal.help import advice_text
from parlour.terminal.opening import can_draw, linear_screen
from parlour.terminal.replaying import reading_on
from parlour.terminal.words import TerminalWords


def player_text(game: Game, rules: RulesAsset, language: str) -> str:
    """The rules in words, with the advice of the rules file below them."""
    parts = [game.text(rules, "player", language).rstrip(), advice_text(game, rules, TerminalWords(language))]
    return "\n\n".join(part for part in parts if part) + "\n"


def show_text(text: str, *, plain: bool) -> None:
    """The whole text, or as much of it as somebody reads."""
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


def show_json(tree: Tree) -> None:
    click.echo(json.dumps(tree, indent=2, ensure_ascii=False))


def show_check(file: str, rules: RulesAsset) -> None:
    """Says that the file is good, unless no number of players could play by it."""
    seats = range(rules.players.least, rules.players.most + 1)
    playable = [number for number in seats if not rules.complaint(number)]
    if not playable:
        raise BadOption("cannot-begin", f"{file}: {rules.complaint(rules.players.least)}")
    click.echo(f"{file} is good: {rules.metadata.display_name} for {playable[0]} to {playable[-1]} players.")
