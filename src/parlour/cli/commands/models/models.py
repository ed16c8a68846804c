"""`parlour models`: the endpoints at which language models are asked."""

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from parlour.cli.commands.models.fields import field_options, given_fields
from parlour.cli.errors import BadOption
from parlour.cli.json_output import ModelFacts, json_option, print_json
from parlour.cli.options import check_writable

if TYPE_CHECKING:
    from parlour.match.match import Match, SeatCard
    from parlour.players.llm.endpoints import ModelEndpoint
    from parlour.players.llm.record import ModelDecision

_FAILED: Final = 1


@click.group("models")
def command() -> None:
    """Set up language models as players: a file of endpoints, and a seat word llm:NAME for each.

    \b
    parlour models add local --url http://127.0.0.1:8080/v1 --model my-model
    parlour models test local
    parlour play GAME --seats me,llm:local
    parlour models list

    A key is never written down: name the environment variable that holds it.
    """


@command.command("list", short_help="Show the models that there are.")
@json_option
def list_models(as_json: bool) -> int:
    """Show every model of the file, what it costs, and whether its key is there.

    \b
    parlour models list
    """
    from parlour.cli.tables import show_sheets
    from parlour.engine.text_table import Sheet
    from parlour.players.llm.endpoints import all_endpoints, endpoints_file

    known = all_endpoints()
    if as_json:
        print_json([_facts_of(name, endpoint) for name, endpoint in known.items()])
        return 0
    if not known:
        click.echo(f"There is no model yet in {endpoints_file()}: parlour models add --help says how.")
        return 0
    rows = [_row(name, endpoint) for name, endpoint in known.items()]
    columns = ["seat word", "model", "dialect", "at", "key", "per million in, out"]
    show_sheets([Sheet("", columns, rows)], [f"From {endpoints_file()}."], plain=False)
    return 0


def _facts_of(name: str, endpoint: "ModelEndpoint") -> ModelFacts:
    from parlour.players.llm.seat_word import LLM

    return ModelFacts(
        seat_word=f"{LLM}:{name}",
        model=endpoint.model,
        dialect=endpoint.dialect,
        url=endpoint.url,
        key_variable=endpoint.key_env or "",
        has_key=bool(endpoint.key_env and endpoint.key()),
        price_in=endpoint.price_in,
        price_out=endpoint.price_out,
    )


def _row(name: str, endpoint: "ModelEndpoint") -> list[str]:
    facts = _facts_of(name, endpoint)
    missing = " (not set)" if facts.key_variable and not facts.has_key else ""
    price = f"{facts.price_in:g}, {facts.price_out:g}"
    key = facts.key_variable or "none wanted"
    return [facts.seat_word, facts.model, facts.dialect, facts.url, key + missing, price]


@command.command("add", short_help="Add a model to the file.")
@click.argument("name")
@click.option(
    "--url", metavar="URL", required=True, help="Its base address, such as http://127.0.0.1:8080/v1."
)
@click.option("--model", metavar="NAME", required=True, help="What the endpoint calls the model.")
@field_options
def add_model(name: str, **options: Any) -> int:
    """Add a model called NAME, which sits down as llm:NAME.

    \b
    parlour models add local --url http://127.0.0.1:8080/v1 --model my-model
    parlour models add vendor --url https://api.example/v1 --model big --key-env VENDOR_KEY --price-in 2
    parlour models add exact --url http://127.0.0.1:8080/v1 --model my-model --temperature 0 --seed 1
    """
    from parlour.players.llm.endpoints import all_endpoints
    from parlour.players.llm.models_file import add_endpoint
    from parlour.players.llm.seat_word import LLM

    fields = given_fields(options)
    path = add_endpoint(name, fields)
    click.echo(f"{name} is in {path} and sits down as {LLM}:{name}. Try: parlour models test {name}")
    if fields.get("key_env") and not all_endpoints()[name].key():
        click.echo("Its environment variable is not set here yet.")
    return 0


@command.command("edit", short_help="Change fields of a model.")
@click.argument("name")
@click.option("--url", metavar="URL", help="Its base address.")
@click.option("--model", metavar="NAME", help="What the endpoint calls the model.")
@field_options
@click.option(
    "--unset",
    metavar="FIELD",
    multiple=True,
    help="A field of the file to take out, so that it is as usual again, such as seed or "
    "extra.reasoning_effort; may be repeated.",
)
def edit_model(name: str, unset: tuple[str, ...], **options: Any) -> int:
    """Change what the file says of the model NAME; comments and all other lines stay.

    \b
    parlour models edit local --temperature 0 --seed 7
    parlour models edit local --extra reasoning_effort=low
    parlour models edit local --unset seed
    """
    from parlour.players.llm.models_file import edit_endpoint

    fields = given_fields(options)
    if not fields and not unset:
        raise BadOption("nothing-to-change", "Say what to change: parlour models edit --help lists it.")
    path = edit_endpoint(name, fields, list(unset))
    changed = ", ".join([*fields, *(f"{field} (taken out)" for field in unset)])
    click.echo(f"{name} in {path} is changed: {changed}.")
    return 0


@command.command("show", short_help="Show everything about one model.")
@click.argument("name")
@json_option
def show_model(name: str, as_json: bool) -> int:
    """Show every field of the model NAME as the file may say it, also those that are as usual.

    \b
    parlour models show local
    """
    from parlour.players.llm.endpoints import find_endpoint
    from parlour.players.llm.models_file import endpoint_lines

    endpoint = find_endpoint(name)
    if as_json:
        print_json(endpoint)
        return 0
    click.echo("\n".join(endpoint_lines(name, endpoint)))
    return 0


@command.command("remove", short_help="Take a model out of the file.")
@click.argument("name")
def remove_model(name: str) -> int:
    """Take the model NAME out of the file; what it has played is kept.

    \b
    parlour models remove local
    """
    from parlour.players.llm.models_file import remove_endpoint

    path = remove_endpoint(name)
    click.echo(f"{name} is gone from {path}; what it has played is kept.")
    return 0


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
    return _ask_once(name, game)


def _ask_once(name: str, game: str | None) -> int:
    """Ask for the first decision of a game that leaves a choice; 1 where the model gave no legal answer."""
    from parlour.cards.luck import Luck
    from parlour.engine.printable import one_line
    from parlour.engine.rules.finder import find_game, game_names
    from parlour.match.match import Match
    from parlour.players.kinds import remarks_on
    from parlour.players.llm import known_word
    from parlour.players.llm.calling import Caller
    from parlour.players.llm.player import LlmPlayer
    from parlour.players.llm.seat_word import LLM

    word, endpoint = known_word(name)
    found = find_game(game or game_names()[0])
    rules = found.rules()
    remarks_on([f"{LLM}:{name}"], found, rules, rules.players.least)
    caller = Caller(endpoint)
    player = LlmPlayer(found, rules, Luck(1), word=word, caller=caller)
    _first_choice(Match.begin(found, rules, _names(rules.players.least)), player)
    [made] = player.decisions
    for attempt in made.attempts:
        click.echo(
            f"{attempt.kind} after {attempt.seconds:.1f} s: {one_line(attempt.answer or attempt.what)}"
        )
    _say_result(made)
    return _FAILED if made.by_house else 0


def _names(seats: int) -> "list[SeatCard]":
    from parlour.match.match import SeatCard

    return [SeatCard(f"Player {seat}", "random") for seat in range(seats)]


def _first_choice(match: "Match", player: Any) -> None:
    from parlour.cards.luck import Luck
    from parlour.players.deciding import Place, decision

    luck = Luck(1)
    while not player.decisions:
        seat = match.to_act()[0]
        player.sit_down(Place(seat, match.names(), lambda: match.n))
        if match.moves(seat).count() > 1:
            decision(player, match.position, seat, match.told)
        else:
            match.play(seat, match.moves(seat).pick(luck))


def _say_result(made: "ModelDecision") -> None:
    if made.refused:
        click.echo(f"The endpoint does not take {', '.join(made.refused)}: it is asked without.")
    cost = f"{made.tokens_in:,} tokens in, {made.tokens_out:,} out, money {made.money:.6f}"
    if made.by_house:
        click.echo(f"No legal answer ({made.kind}); the house would have played. {cost}.")
        return
    asked = ", ".join(f"{name} {value}" for name, value in made.request.items())
    click.echo(f"Legal after {len(made.attempts)} attempt(s): {made.move}. {cost}. Asked with {asked}.")


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
    from parlour.engine.errors import ParlourError
    from parlour.lab.models.leaderboard import leaderboard_page

    check_writable(out)
    page = leaderboard_page()
    if not page:
        raise ParlourError(
            "no-experiments", "There is no kept experiment with a model: run parlour lab first."
        )
    Path(out).write_text(page, encoding="utf-8")
    click.echo(f"The page is in {out}.")
    return 0
