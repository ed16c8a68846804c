"""`parlour models` and `parlour fake-model`: the file of endpoints, one question to one, and a fake one."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import click
import msgspec

from parlour.cards.luck import Luck
from parlour.cli.errors import INTERRUPTED, BadOption
from parlour.cli.options import check_writable
from parlour.cli.tables import show_sheets
from parlour.engine.errors import ParlourError
from parlour.engine.printable import one_line
from parlour.engine.rules.finder import find_game, game_names
from parlour.engine.text_table import Sheet
from parlour.match.match import Match, SeatCard
from parlour.players.deciding import Place, decision
from parlour.players.kinds import remarks_on
from parlour.players.llm import known_word
from parlour.players.llm.endpoints import (
    ModelEndpoint,
    add_endpoint,
    all_endpoints,
    endpoints_file,
    find_endpoint,
    remove_endpoint,
)
from parlour.players.llm.seat_word import LLM

_FAILED: Final = 1


def show_models() -> int:
    known = all_endpoints()
    if not known:
        click.echo(f"There is no model yet in {endpoints_file()}: parlour models add --help says how.")
        return 0
    rows = [_row(name, endpoint) for name, endpoint in known.items()]
    columns = ["seat word", "model", "dialect", "at", "key", "per million in, out"]
    show_sheets([Sheet("", columns, rows)], [f"From {endpoints_file()}."], plain=False)
    return 0


def _row(name: str, endpoint: ModelEndpoint) -> list[str]:
    key = "none wanted" if not endpoint.key_env else endpoint.key_env
    missing = " (not set)" if endpoint.key_env and not endpoint.key() else ""
    price = f"{endpoint.price_in:g}, {endpoint.price_out:g}"
    return [f"{LLM}:{name}", endpoint.model, endpoint.dialect, endpoint.url, key + missing, price]


def add(name: str, fields: dict[str, Any]) -> int:
    path = add_endpoint(name, fields)
    click.echo(f"{name} is in {path} and sits down as {LLM}:{name}. Try: parlour models test {name}")
    if fields.get("key_env") and not all_endpoints()[name].key():
        click.echo("Its environment variable is not set here yet.")
    return 0


def show(name: str) -> int:
    """Print every field of an endpoint, also those that the file leaves out; no key is among them."""
    for field, value in msgspec.to_builtins(find_endpoint(name)).items():
        click.echo(f"{field} = {msgspec.json.encode(value).decode()}")
    return 0


def remove(name: str) -> int:
    path = remove_endpoint(name)
    click.echo(f"{name} is gone from {path}; what it has played is kept.")
    return 0


def test(name: str, game: str | None) -> int:
    """Asks for the first decision of a game that leaves a choice; 1 where the model gave no legal answer."""
    from parlour.players.llm.calling import Caller, learnt_of
    from parlour.players.llm.player import LlmPlayer

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
    _say_result(made, learnt_of(endpoint).form)
    return _FAILED if made.by_house else 0


def _names(seats: int) -> list[SeatCard]:
    return [SeatCard(f"Player {seat}", "random") for seat in range(seats)]


def _first_choice(match: Match, player: Any) -> None:
    luck = Luck(1)
    while not player.decisions:
        seat = match.to_act()[0]
        player.sit_down(Place(seat, match.names(), lambda: match.n))
        if match.moves(seat).count() > 1:
            decision(player, match.position, seat, match.told)
        else:
            match.play(seat, match.moves(seat).pick(luck))


def _say_result(made: Any, form: str) -> None:
    cost = f"{made.tokens_in:,} tokens in, {made.tokens_out:,} out, money {made.money:.6f}"
    if made.by_house:
        click.echo(f"No legal answer ({made.kind}); the house would have played. {cost}.")
        return
    click.echo(f"Legal after {len(made.attempts)} attempt(s), asked for {form}: {made.move}. {cost}.")


def serve_fake(level: str, port: int, faults: Sequence[str], every: int) -> int:
    """Serves the fake model until Ctrl-C."""
    from parlour.engine.bot import LEVELS
    from parlour.players.llm.fake.faults import FaultyModel
    from parlour.players.llm.fake.model import ANY, FakeModel
    from parlour.players.llm.fake.serving import FakeServer

    if level not in (ANY, *LEVELS):
        raise BadOption("bad-level", f"--level {level}: there are {', '.join((ANY, *LEVELS))}.")
    model = FaultyModel(FakeModel(level), faults, every)
    try:
        server = FakeServer(model, port)
    except OSError:
        raise BadOption("port-taken", f"Port {port} is taken: name another with --port.") from None
    with server:
        click.echo(f"A fake model is served at {server.url}. Ctrl-C ends it. To let it play:")
        click.echo(f"parlour models add fake --url {server.url} --model house-{level} --view")
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            return INTERRUPTED
    return 0


def write_leaderboard(out: str) -> int:
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
