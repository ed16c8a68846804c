"""`parlour bench`: how fast everything is on this machine."""

import click

from parlour.cli.options import check_duration, check_name, plain


@click.command("bench")
@click.option("--game", metavar="GAME", callback=check_name, help="Only this game, and no hands.")
@click.option(
    "--seconds",
    metavar="S",
    type=float,
    callback=check_duration,
    default=1.0,
    show_default=True,
    help="CPU seconds for each measure.",
)
@click.option("--json", "as_json", is_flag=True, help="The measurements as JSON.")
@plain
def command(game: str | None, seconds: float, as_json: bool, plain: bool) -> None:
    """Time random play, copies, views, saving and replaying of every game, and the ranking of hands.

    \b
    parlour bench
    parlour bench --game GAME --seconds 3
    parlour bench --json > speed.json

    Says whether the compiled or the plain Python code ran.
    """
    from parlour.engine.rules.finder import all_games, find_game
    from parlour.lab.run.progress import progress
    from parlour.lab.speed.measuring import as_json as spelled
    from parlour.lab.speed.measuring import lines, measure

    games = [find_game(game)] if game else list(all_games())
    with progress("goes", plain=plain) as told:
        sheet = measure(games, seconds, told, hands=game is None)
    click.echo(spelled(sheet) if as_json else "\n".join(lines(sheet)))
