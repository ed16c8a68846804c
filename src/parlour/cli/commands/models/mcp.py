"""`parlour mcp`: card tables as tools for programs that speak the Model Context Protocol."""

import os
import sys
from typing import Any, Final

import click

_HOME: Final = "PARLOUR_HOME"


@click.command("mcp")
@click.option(
    "--print-config",
    is_flag=True,
    help="Print the block that a program's list of MCP servers wants, and end.",
)
def command(print_config: bool) -> int:
    """Serve a program such as a desktop assistant: it can open tables, sit down at live ones, and play.

    \b
    parlour mcp
    parlour mcp --print-config

    Paste what --print-config prints into the program's file of MCP servers. A room offers the same tools over
    HTTP: parlour serve --mcp.
    """
    from parlour.engine.optional import need

    need("mcp", "mcp")
    need("web", "websockets")
    if print_config:
        click.echo(config_block())
        return 0
    from parlour.mcp_server.server import mcp_server

    mcp_server().run("stdio")
    return 0


def config_block() -> str:
    """Return how this Parlour is started as an MCP server, as most programs want it written."""
    import msgspec

    server: dict[str, Any] = {"command": sys.executable, "args": ["-m", "parlour", "mcp"]}
    if _HOME in os.environ:
        server["env"] = {_HOME: os.environ[_HOME]}
    return msgspec.json.format(msgspec.json.encode({"mcpServers": {"parlour": server}}), indent=2).decode()
