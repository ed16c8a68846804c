"""`parlour serve`: opens a card room for everybody who has the link."""

import os
from pathlib import Path
from typing import Any, Final

import click

from parlour.cli.errors import BadOption
from parlour.cli.options import OwnOptions, check_name, complete_game, fast, rules_options

_REACHED: Final = ("host", "port", "public_url", "origins", "trust_proxy", "admin_port")
"""The options that say how the room is reached."""
_STORE_VARIABLE: Final = "PARLOUR_STORE"
_LONGEST_ADDRESS: Final = 4096


@click.command("serve", cls=OwnOptions)
@click.argument("game", required=False, shell_complete=complete_game)
@click.option(
    "--host", default="127.0.0.1", show_default=True, help="Where to listen; 0.0.0.0 for your network."
)
@click.option("--port", type=int, help="The port; without it 8765, or the next that is free.")
@click.option(
    "--store",
    metavar="URL",
    help="Where tables are kept: a file, memory:, or postgresql://… for several processes. "
    "Without it what PARLOUR_STORE says, or room.db in Parlour's folder.",
)
@click.option(
    "--store-file",
    metavar="FILE",
    callback=check_name,
    help="A file whose first line is what --store would name: a password in it stays out of sight.",
)
@click.option(
    "--public-url", metavar="URL", default="", help="The address by which a proxy makes the room known."
)
@click.option("--origin", "origins", metavar="URL", multiple=True, help="Another address of the same room.")
@click.option(
    "--trust-proxy", is_flag=True, help="Believe the proxy in front who is asking (X-Forwarded-For)."
)
@click.option("--admin-port", type=int, help="Serve numbers for Prometheus on this port of this machine.")
@click.option(
    "--log",
    "level",
    type=click.Choice(["debug", "info", "warning"]),
    default="warning",
    show_default=True,
    help="What to write to standard error, as lines of JSON.",
)
@click.option(
    "--open", "opens", is_flag=True, help="Open the browser on it, also on a room that is open already."
)
@click.option(
    "--limits", metavar="FILE", callback=check_name, help="How much people may ask for, as a JSON file."
)
@click.option(
    "--hand-limit",
    type=click.IntRange(1),
    envvar="PARLOUR_HAND_LIMIT",
    help="Open no table that deals a seat more cards than this; 54 if not given.",
)
@click.option(
    "--pack-limit",
    type=click.IntRange(1),
    envvar="PARLOUR_PACK_LIMIT",
    help="Open no table that is played with more cards than this in all; 1080 if not given.",
)
@click.option("--mcp", is_flag=True, help="Let programs play through MCP at /mcp (streamable HTTP).")
@click.option(
    "--models", metavar="NAMES", default="", help="Models of yours that may sit at tables, at your cost: a,b."
)
@click.option(
    "--bonus-rules",
    metavar="NAMES",
    default="",
    help="Bonus rules of installed packages that tables may name: package:rule,package:rule.",
)
@fast
@click.option("--seats", type=int, help="How many sit at the first table.")
@rules_options
def command(game: str | None, own: list[tuple[str, str]], **chosen: Any) -> int:
    """Open a room, and a first table of GAME in it; without GAME, of any game that is found.

    \b
    parlour serve
    parlour serve GAME --variant NAME --seats 4
    parlour serve --open
    parlour serve --host 0.0.0.0
    parlour serve --mcp --models local
    parlour serve --store postgresql://room@db/room --public-url https://cards.example --trust-proxy
    """
    from parlour.engine.optional import need

    need("web", "starlette", "uvicorn", "websockets", "httptools", "openskill")
    from parlour.cli.room import FirstTable, ServeOptions, limits_in, models_in, names_in, serve
    from parlour.server.serving import ServerSettings

    allowed = limits_in(chosen["limits"]).with_deal(chosen["hand_limit"], chosen["pack_limit"])
    allowed = allowed.with_bonus_rules(names_in(chosen["bonus_rules"]))
    reached = {name: chosen[name] for name in _REACHED}
    settings = ServerSettings(**reached, limits=allowed.server, tournaments=allowed.tournaments)
    rules = (chosen["variant"], chosen["rules_file"], chosen["switches"])
    first = FirstTable(game, *rules, tuple(own), chosen["seats"])
    if chosen["mcp"]:
        need("mcp", "mcp")
    pace, models = 0.0 if chosen["fast"] else 1.0, models_in(chosen["models"])
    options = ServeOptions(pace, models, chosen["mcp"], chosen["opens"], allowed.tables)
    store = chosen_store(chosen["store"], chosen["store_file"])
    return serve(settings, store, first, level=chosen["level"], options=options)


def chosen_store(option: str | None, file: str | None) -> str:
    """Return the address of the store; what the command line says goes before the environment.

    A password on the command line can be read by everybody on the machine, so there are ways around it.
    """
    from parlour.folders import room_file
    from parlour.storage.address import has_password

    if option and file:
        raise BadOption("bad-store", "--store and --store-file name two stores: choose one.")
    if file:
        return _address_in(file)
    if option and has_password(option):
        click.echo(
            "The password in --store stands in the list of processes: "
            f"use {_STORE_VARIABLE}, --store-file or PGPASSFILE (docs/how-to/run-a-room.md).",
            err=True,
        )
    return option or os.environ.get(_STORE_VARIABLE, "").strip() or str(room_file())


def _address_in(file: str) -> str:
    """Return the first line of a file; what stands in it is never shown."""
    from parlour.match.file.durable import read_at_most, reason

    try:
        lines = read_at_most(Path(file), _LONGEST_ADDRESS).decode().split("\n")
    except OSError as error:
        raise BadOption("cannot-read", f"{file} cannot be read: {reason(error)}.") from None
    except UnicodeDecodeError:
        raise BadOption("bad-store", f"{file} is not text: its first line is to name a store.") from None
    if not lines[0].strip():
        raise BadOption("bad-store", f"{file} names no store: its first line is empty.")
    return lines[0].strip()
