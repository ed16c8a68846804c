"""`parlour rules`: a game's rules in words, as JSON or as a schema, and a check of one's own file."""

import click

from parlour.cli.options import OwnOptions, language, named, plain, rules_options


@click.command("rules", cls=OwnOptions, short_help="Read a game's rules, or check a rules file of your own.")
@click.argument("game")
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
    "--check", metavar="FILE", callback=named, help="Check a rules file; say what is wrong with it."
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
    from parlour.cli.run.rules import player_text, show_check, show_json, show_text
    from parlour.engine.rules.finder import find_game
    from parlour.engine.rules.loading import to_tree

    found = find_game(game)
    rules = chosen_rules(found, variant, check or rules_file, switches, short=own)
    if check:
        show_check(check, rules)
    elif schema or as_json:
        show_json(found.schema() if schema else to_tree(rules))
    elif audience == "model":
        from parlour.players.llm.prompts.prompt import rules_text

        show_text(rules_text(found, rules), plain=True)
    else:
        show_text(player_text(found, rules, language), plain=plain)
