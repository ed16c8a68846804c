"""`parlour games`: which games there are."""

import click


@click.command("games", short_help="List the games and their variants.")
def command() -> None:
    """List every game that is found: its players, short options, variants, and house bots of its own.

    \b
    parlour games
    """
    from parlour.engine.bot import LEVELS
    from parlour.engine.rules.finder import all_games

    for game in all_games():
        rules = game.tree()
        seats, about = _seats_words(**rules["players"]), rules["metadata"]
        click.echo(f"{game.id}: {about['displayName']}, {seats} players. {about.get('summary', '')}")
        for option, switch in rules.get("shortOptions", {}).items():
            click.echo(f"  --{option} N: short for --set {switch}=N")
        for name in game.variants()[1:]:
            about = game.tree(name)["metadata"]
            click.echo(f"  --variant {name}: {about.get('summary') or about['displayName']}")
        for level in (level for level in game.levels if level not in LEVELS):
            click.echo(f"  house:{level}: {game.phrasebook().label('about-level', level)}")


def _seats_words(least: int, most: int) -> str:
    return str(most) if least == most else f"{least}–{most}"
