"""`parlour games`: which games there are."""

from typing import TYPE_CHECKING

import click

from parlour.cli.json_output import GameFacts, VariantFacts, json_option, print_json

if TYPE_CHECKING:
    from parlour.engine.rules.game import Game


@click.command("games")
@json_option
def command(as_json: bool) -> None:
    """List every game that is found: its players, short options, variants, and house bots of its own.

    \b
    parlour games
    parlour games --json
    """
    from parlour.engine.rules.finder import all_games

    if as_json:
        print_json([_facts_of(game) for game in all_games()])
        return
    for game in all_games():
        _describe(game)


def _facts_of(game: "Game") -> GameFacts:
    rules = game.tree()
    return GameFacts(
        name=game.id,
        title=rules["metadata"]["displayName"],
        summary=rules["metadata"].get("summary", ""),
        least_players=rules["players"]["least"],
        most_players=rules["players"]["most"],
        short_options=rules.get("shortOptions", {}),
        variants=[_variant_facts(game, name) for name in game.variants()],
        levels=list(game.levels),
    )


def _variant_facts(game: "Game", name: str) -> VariantFacts:
    about = game.tree(name)["metadata"]
    return VariantFacts(name, about["displayName"], about.get("summary", ""))


def _describe(game: "Game") -> None:
    """Print what there is to know before one plays."""
    from parlour.engine.bot import LEVELS

    facts = _facts_of(game)
    seats = _seats_words(facts.least_players, facts.most_players)
    click.echo(f"{facts.name}: {facts.title}, {seats} players. {facts.summary}")
    for option, switch in facts.short_options.items():
        click.echo(f"  --{option} N: short for --set {switch}=N")
    for variant in facts.variants[1:]:
        click.echo(f"  --variant {variant.name}: {variant.summary or variant.title}")
    for level in (level for level in facts.levels if level not in LEVELS):
        click.echo(f"  house:{level}: {game.phrasebook().label('about-level', level)}")


def _seats_words(least: int, most: int) -> str:
    return str(most) if least == most else f"{least}–{most}"
