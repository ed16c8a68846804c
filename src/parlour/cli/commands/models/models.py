"""`parlour models`: the endpoints at which language models are asked."""

from typing import Any

import click


@click.group("models", short_help="List, add and test language models that can sit at a table.")
def command() -> None:
    """Language models as players: a file of endpoints, and a seat word llm:NAME for each.

    \b
    parlour models add local --url http://127.0.0.1:8080/v1 --model my-model
    parlour models test local
    parlour play GAME --seats me,llm:local
    parlour models list

    A key is never written down: name the environment variable that holds it.
    """


@command.command("list", short_help="Show the models that there are.")
def list_models() -> int:
    """Show every model of the file, what it costs, and whether its key is there.

    \b
    parlour models list
    """
    from parlour.cli.run.models.endpoints import show_models

    return show_models()


@command.command("add", short_help="Add a model to the file.")
@click.argument("name")
@click.option(
    "--url", metavar="URL", required=True, help="Its base address, such as http://127.0.0.1:8080/v1."
)
@click.option("--model", metavar="NAME", required=True, help="What the endpoint calls the model.")
@click.option(
    "--dialect", type=click.Choice(["openai", "anthropic"]), help="How it is spoken to; openai if not given."
)
@click.option("--key-env", metavar="VARIABLE", help="The environment variable with the key; never the key.")
@click.option("--price-in", metavar="X", type=float, help="Money for a million tokens of prompt.")
@click.option("--price-out", metavar="X", type=float, help="Money for a million tokens of answer.")
@click.option("--price-cached", metavar="X", type=float, help="The same for tokens from its cache.")
@click.option("--attempts", metavar="N", type=int, help="How often it is asked for one decision; 3.")
@click.option("--seconds", metavar="N", type=float, help="How long one decision may take; 60.")
@click.option("--tokens", metavar="N", type=int, help="How long one answer may be; 1000.")
@click.option("--match-tokens", metavar="N", type=int, help="A cap for a seat in one match.")
@click.option("--match-money", metavar="X", type=float, help="A cap for a seat in one match.")
@click.option("--profile", type=click.Choice(["coached", "bare"]), help="How it is prompted; coached.")
@click.option("--view", is_flag=True, default=None, help="Send the view as JSON too, for programs.")
@click.option("--keep-texts/--no-texts", default=None, help="Whether records hold prompts and answers.")
def add_model(name: str, **fields: Any) -> int:
    """Add a model called NAME, which sits down as llm:NAME.

    \b
    parlour models add local --url http://127.0.0.1:8080/v1 --model my-model
    parlour models add vendor --url https://api.example/v1 --model big --key-env VENDOR_KEY --price-in 2
    """
    from parlour.cli.run.models.endpoints import add

    return add(name, {field: value for field, value in fields.items() if value is not None})


@command.command("show", short_help="Show everything about one model.")
@click.argument("name")
def show_model(name: str) -> int:
    """Show every field of the model NAME, also those that are as usual.

    \b
    parlour models show local
    """
    from parlour.cli.run.models.endpoints import show

    return show(name)


@command.command("remove", short_help="Take a model out of the file.")
@click.argument("name")
def remove_model(name: str) -> int:
    """Take the model NAME out of the file; what it has played is kept.

    \b
    parlour models remove local
    """
    from parlour.cli.run.models.endpoints import remove

    return remove(name)


@command.command("test", short_help="Ask a model for one move, and say how it did.")
@click.argument("name")
@click.option("--game", metavar="GAME", help="At which game; any if not given.")
def test_model(name: str, game: str | None) -> int:
    """Ask the model NAME for one decision and show what it said, how long it took and what it cost.

    \b
    parlour models test local
    parlour models test local --game GAME
    """
    from parlour.engine.optional import need

    need("llm", "httpx2")
    from parlour.cli.run.models.endpoints import test

    return test(name, game)


@command.command("leaderboard", short_help="Write a page about models from kept experiments.")
@click.option("--out", metavar="FILE", default="models.md", show_default=True, help="Where the page goes.")
def leaderboard(out: str) -> int:
    """Gather every kept experiment of parlour lab with a model in it, and write a page of tables.

    \b
    parlour lab GAME --players llm:local,hard --games 40
    parlour models leaderboard --out models.md
    """
    from parlour.engine.optional import need

    need("lab", "numpy")
    from parlour.cli.run.models.endpoints import write_leaderboard

    return write_leaderboard(out)
