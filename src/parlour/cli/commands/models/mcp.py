"""`parlour mcp`: card tables as tools for programs that speak the Model Context Protocol."""

import click


@click.command("mcp")
def command() -> int:
    """Serve a program such as a desktop assistant: it can open tables, sit down at live ones, and play.

    \b
    parlour mcp

    Name this command in the program's list of MCP servers. A room offers the same tools over HTTP:
    parlour serve --mcp.
    """
    from parlour.engine.optional import need

    need("mcp", "mcp")
    need("web", "websockets")
    from parlour.mcp_server.server import mcp_server

    mcp_server().run("stdio")
    return 0
