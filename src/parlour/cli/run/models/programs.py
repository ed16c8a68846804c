"""MCP for the commands: over standard input and output, or at an address of the room."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from starlette.routing import BaseRoute

from parlour.server.addresses import EVERYWHERE


def speak_mcp() -> int:
    """Serves one program over standard input and output until it leaves."""
    from parlour.mcp_server.server import mcp_server

    mcp_server().run("stdio")
    return 0


class Programs:
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
    async def served(self) -> AsyncIterator[None]:
        """While it lasts, programs are answered."""
        async with self._server.session_manager.run():
            yield
