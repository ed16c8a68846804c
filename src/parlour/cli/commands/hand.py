"""`parlour hand`: what a hand is worth, and why."""

import click

from parlour.cli.options import rules_options


@click.command("hand", short_help="Say what a hand is worth and why.")
@click.argument("game")
@click.argument("cards", nargs=-1, required=True)
@click.option("--trump", metavar="CARD", help="The card that is trump, in games that have one.")
@rules_options
def command(
    game: str,
    cards: tuple[str, ...],
    trump: str | None,
    variant: str,
    rules_file: str | None,
    switches: tuple[str, ...],
) -> None:
    """Appraise CARDS, such as "3C 3D JOKER", as a hand of GAME.

    \b
    parlour hand bastard-brag "3C 3D JOKER"
    parlour hand three-card-brag "2S 3S 6H" --trump 6H
    """
    from parlour.cli.rules_options import chosen_rules, switches_in
    from parlour.cli.run.hand import appraisal
    from parlour.engine.rules.finder import find_game

    found = find_game(game)
    rules = chosen_rules(found, variant, rules_file, switches_in(switches))
    for line in appraisal(found, rules, " ".join(cards), trump):
        click.echo(line)
