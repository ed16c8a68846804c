"""The work of `parlour serve`: store, room, a first table with its link, and the server until it ends."""

import asyncio
import gc
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, nullcontext, suppress
from importlib.util import find_spec
from pathlib import Path
from socket import socket
from threading import Event
from typing import Final, NamedTuple

import click
import msgspec
from starlette.routing import BaseRoute

from parlour.api.rooms import only_room
from parlour.cards.seeds import SEED_BYTES
from parlour.cli import browser
from parlour.cli.errors import BadOption
from parlour.cli.forecasting import forecasts_here
from parlour.cli.rules_options import chosen_rules
from parlour.client.local_room import rule_changes
from parlour.engine.errors import ParlourError
from parlour.engine.rules.asset import RulesAsset
from parlour.engine.rules.cache import pin
from parlour.engine.rules.finder import find_game, game_names
from parlour.engine.rules.game import Game
from parlour.engine.rules.loading import LONGEST, plain_complaint
from parlour.folders import home
from parlour.kit.bonus.installed import load_rules
from parlour.match.file.durable import read_at_most, reason
from parlour.match.match import Match, SeatCard
from parlour.players.llm import check_model
from parlour.server.addresses import EVERYWHERE, is_public, lan_addresses
from parlour.server.limits import Limits as ServerLimits
from parlour.server.logs import start_logging
from parlour.server.serving import ServerSettings, Serving, listening
from parlour.storage import store_at
from parlour.storage.address import MEMORY, damage_at, is_database
from parlour.storage.store import Damaged
from parlour.tables.bonus_limit import check_bonus_rules
from parlour.tables.clock import LoopClock
from parlour.tables.limits import TableLimits
from parlour.tables.lobby.room import Room
from parlour.tables.play.match_bots import MatchBots
from parlour.tables.play.model_bots import ModelBots
from parlour.tables.play.scheduler import RoomBots
from parlour.tables.play.workers import Workers
from parlour.tables.settings import TableSettings, checked_settings
from parlour.tables.tournament.limits import TournamentLimits
from parlour.terminal.closing import command

_USUAL_SEATS: Final = 4
_COLLECTS_AFTER: Final = (100_000, 50, 100)
"""Rubbish is looked for seldom: at 1,000 tables the usual thresholds stop everybody for 0.2 s now and then.

Tuned with `python -m bench.room` at one move a second: the slowest in a hundred fell from 223 to 25 ms.
"""
_PLAYED: Final = 40
"""So many moves of each variant are played at the start."""


class FirstTable(NamedTuple):
    """The table whose link is printed."""

    game: str | None
    variant: str
    rules_file: str | None
    switches: tuple[str, ...]
    own: tuple[tuple[str, str], ...]
    seats: int | None

    def settings(self) -> TableSettings:
        game = find_game(self.game or game_names()[0])
        rules = chosen_rules(game, self.variant, self.rules_file, self.switches, short=self.own)
        usual = max(rules.players.least, min(rules.players.most, _USUAL_SEATS))
        wanted = TableSettings(
            game=game.id,
            variant=self.variant,
            changes=rule_changes(game, rules, self.variant),
            seats=usual if self.seats is None else self.seats,
            fill=f"house:{rules.default_rival}",
        )
        return checked_settings(wanted)


class Allowed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much people may ask for, of the server, of tables and of tournaments."""

    server: ServerLimits = ServerLimits()
    tables: TableLimits = TableLimits()
    tournaments: TournamentLimits = TournamentLimits()

    def with_deal(self, hand: int | None, pack: int | None) -> "Allowed":
        """Return the same with these most cards of a seat and of a game, where they are given."""
        given = {name: most for name, most in {"hand": hand, "pack": pack}.items() if most is not None}
        return msgspec.structs.replace(self, tables=msgspec.structs.replace(self.tables, **given))

    def with_bonus_rules(self, names: tuple[str, ...]) -> "Allowed":
        """Return the same with these bonus rules beside those of the file; refuse one that does not load."""
        found = (*(self.tables.bonus_rules or ()), *names)
        load_rules(found)
        return msgspec.structs.replace(self, tables=msgspec.structs.replace(self.tables, bonus_rules=found))


def names_in(listed: str) -> tuple[str, ...]:
    """Return the names of a list with commas."""
    return tuple(name.strip() for name in listed.split(",") if name.strip())


def limits_in(file: str | None) -> Allowed:
    """Return the limits that a file names; the usual ones for all that it does not."""
    if file is None:
        return Allowed()
    try:
        return msgspec.json.decode(read_at_most(Path(file), LONGEST), type=Allowed)
    except OSError as error:
        raise BadOption("cannot-read", f"{file} cannot be read: {reason(error)}.") from None
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise BadOption("bad-limits", f"{file}: {plain_complaint(str(error))}.") from None


class ServeOptions(NamedTuple):
    """How fast bots play, which models may, whether programs come in through MCP and a browser is opened."""

    pace: float = 1.0
    models: tuple[str, ...] = ()
    mcp: bool = False
    opens: bool = False
    allowed: TableLimits = TableLimits()


def models_in(names: str) -> tuple[str, ...]:
    """Return the models of a list, each of which can be asked; refuse one that cannot."""
    found = names_in(names)
    for name in found:
        check_model(name)
    return found


class _Plan(NamedTuple):
    """All that is chosen before the loop runs."""

    settings: ServerSettings
    store: str
    table: TableSettings
    options: ServeOptions

    @property
    def is_file(self) -> bool:
        return self.store != MEMORY and "://" not in self.store


def serve(
    settings: ServerSettings,
    store: str,
    first: FirstTable,
    *,
    level: str,
    options: ServeOptions | None = None,
) -> int:
    """Serve until a signal comes; what is refused is refused before anything is opened.

    A browser that is asked for is opened on the room, also on one that serves this store already.
    """
    plan = _Plan(settings, store, first.settings(), options or ServeOptions())
    check_bonus_rules(plan.table, plan.options.allowed)
    if plan.options.opens and plan.is_file and (address := browser.where_it_answers(plan.store)) is not None:
        click.echo(f"The room is open already, at {address}")
        browser.open_browser(address).join()
        return 0
    start_logging(level)
    _allow_many_files()
    with (
        only_room(plan.store),
        listening(settings.host, settings.port) as listener,
        asyncio.Runner(loop_factory=_loop_factory()) as runner,
    ):
        try:
            runner.run(_serve(plan, listener))
        except Damaged as error:
            raise Damaged(error.code, damage_at(plan.store)) from error
    click.echo(_closing_words(plan))
    return 0


def _closing_words(plan: _Plan) -> str:
    if plan.store == MEMORY:
        return f"The room is closed, and {_what_stays(plan)}."
    again = command() if plan.options.opens else f"{command()} serve"
    return f"The room is closed. All tables are kept: {again} opens them again."


def _what_stays(plan: _Plan) -> str:
    return "no table is kept, for it is in memory alone" if plan.store == MEMORY else "every table is kept"


def _allow_many_files() -> None:
    """Raise the limit of open files, of which every line is one: usually 1,024, and many more on request."""
    try:
        import resource
    except ImportError:  # not a Unix
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


async def _serve(plan: _Plan, listener: socket) -> None:
    store, workers = store_at(plan.store), Workers()
    await store.open()
    try:
        clock = LoopClock(asyncio.get_running_loop())
        options = plan.options
        models = ModelBots(options.models, home() / "models") if options.models else None
        bots = RoomBots(pace=options.pace, workers=workers, models=models)
        room = await Room.opened(
            store, clock=clock, bots=bots, limits=options.allowed, shared=is_database(plan.store)
        )
        programs = _Programs(listener.getsockname()[1], plan.settings.host) if options.mcp else None
        routes = programs.routes() if programs else ()
        serving = Serving(room, plan.settings, listener, routes, work_out=forecasts_here())
        ends = Event()
        games = asyncio.create_task(asyncio.to_thread(_read_games, ends))
        link = serving.link(await room.laid_table(plan.table))
        gc.collect()
        gc.freeze()
        gc.set_threshold(*_COLLECTS_AFTER)
        async with programs.serving() if programs else nullcontext():
            await serving.serve(lambda: _introduce(plan, serving, link))
        ends.set()
        await games
    finally:
        browser.forget_address(plan.store)
        await workers.close()
        await store.close()


def _read_games(ends: Event) -> None:
    """Read all games beside the serving, and play them a little, so that nobody waits for that later.

    What the house works out when it is first asked takes up to a tenth of a second.
    """
    for name in game_names():
        with suppress(ParlourError):
            game = find_game(name)
            for variant in game.variants():
                _play_a_little(game, game.rules(variant), ends)
    pin()


def _play_a_little(game: Game, rules: RulesAsset, ends: Event) -> None:
    """Play so many moves, in as many games as that takes."""
    cards = [SeatCard(f"House {seat}", "house") for seat in range(rules.players.least)]
    match, bots = Match(game, rules, cards, bytes(SEED_BYTES)), MatchBots()
    for number in range(_PLAYED):
        if ends.is_set():
            return
        if match.is_over():
            match, bots = Match(game, rules, cards, number.to_bytes(SEED_BYTES, "big")), MatchBots()
        seat, level = match.to_act()[0], game.levels[number % len(game.levels)]
        match.play(seat, bots.choice(match, seat, f"house:{level}"))


def _introduce(plan: _Plan, serving: Serving, link: str) -> None:
    """Say one address and one link, and what is to be known where others can reach it."""
    settings, first = serving.settings, serving.addresses.first
    click.echo(f"The room is open at {first}")
    if plan.is_file:
        browser.note_address(plan.store, first)
    if plan.options.opens:
        browser.open_browser(first)
    else:
        click.echo(f"A table is laid: {link}")
    if plan.options.mcp:
        click.echo(f"Programs come in through MCP at {first}/mcp")
    if settings.host in EVERYWHERE and not settings.public_url:
        others = [f"http://{each}:{serving.port}" for each in lan_addresses()]
        click.echo(f"In your network it is at {', '.join(others) or 'the address of this machine'}.")
    if is_public(settings.host) and not serving.addresses.is_secure:
        click.echo(
            "Others on the way can read along: this is for a network that you trust. "
            "On the internet, put a proxy with TLS in front (docs/how-to/run-a-room.md)."
        )
    click.echo(f"Ctrl-C closes it; {_what_stays(plan)}.")


class _Programs:
    """The way in for programs of a room: its tables alone, without sessions.

    The room's own guard checks hosts and origins before.
    """

    def __init__(self, port: int, host: str) -> None:
        from parlour.mcp_server.server import mcp_server

        near = "127.0.0.1" if host in EVERYWHERE else host
        name = f"[{near}]" if ":" in near else near
        self._server = mcp_server(f"http://{name}:{port}")

    def routes(self) -> Sequence[BaseRoute]:
        from mcp.server.transport_security import TransportSecuritySettings

        guarded = TransportSecuritySettings(enable_dns_rebinding_protection=False)
        return self._server.streamable_http_app(
            stateless_http=True, json_response=True, transport_security=guarded
        ).routes

    @asynccontextmanager
    async def serving(self) -> AsyncIterator[None]:
        """Answer programs while it lasts."""
        async with self._server.session_manager.run():
            yield


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Return the loop of uvloop where it is installed."""
    if find_spec("uvloop") is None:
        return None
    import uvloop

    return uvloop.new_event_loop
