"""The network: where other devices reach the room, and its door to them."""

from parlour.engine.errors import ParlourError
from parlour.server.api.bodies import NetworkFacts, OpenNetwork
from parlour.server.api.context import ApiRequest, Endpoint
from parlour.tables.refusals import in_words


async def _network(asked: ApiRequest) -> NetworkFacts:
    network = asked.context.network
    found, refusal = network.reached_at(), network.refusal(asked.request)
    why = "" if refusal is None else in_words(refusal, None, None, asked.language())
    return NetworkFacts(
        addresses=found,
        only_here=not found,
        open=network.is_open(),
        may_open=refusal is None,
        code="" if refusal is None else refusal.code,
        why=why,
    )


async def _open_or_close(asked: ApiRequest) -> NetworkFacts:
    """Open the room to the network, or close it; only for whoever sits at the machine."""
    asked.context.count("network", asked.address)
    refusal: ParlourError | None = asked.context.network.refusal(asked.request)
    if refusal is not None:
        raise refusal
    if asked.body.open:
        await asked.context.network.open()
    else:
        await asked.context.network.close()
    return await _network(asked)


ENDPOINTS = [
    Endpoint(
        *("GET", "/api/network", _network, "Where other devices reach the room."),
        response=NetworkFacts,
        query=("language",),
    ),
    Endpoint(
        *("POST", "/api/network", _open_or_close, "Opens a room of your own to your network, or closes it."),
        body=OpenNetwork,
        response=NetworkFacts,
        query=("language",),
    ),
]
