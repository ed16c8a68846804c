"""The JSON Schema of the protocol, both directions, made from the types that the room itself reads with."""

from typing import Any

import msgspec

from parlour.wire.catalogue import Catalogue
from parlour.wire.messages import PROTOCOL, ClientMessage, RoomMessage
from parlour.wire.parts import Common, Own
from parlour.wire.tournament_parts import TournamentCommon, TournamentOwn

_DIALECT = "https://json-schema.org/draft/2020-12/schema"
_INNER = {
    "State": {"common": "Common", "own": "Own"},
    "TournamentState": {"common": "TournamentCommon", "own": "TournamentOwn"},
    "Welcome": {"catalogue": "Catalogue"},
}
"""Parts that travel as bytes made elsewhere, and what is in them."""


def schema() -> dict[str, Any]:
    """Return what a client may send is under `fromClient`, what a room may send under `fromRoom`."""
    kinds: list[Any] = [
        *(ClientMessage, RoomMessage, Common, Own, Catalogue, TournamentCommon, TournamentOwn),
    ]
    (from_client, from_room, *_), parts = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    for message, fields in _INNER.items():
        for field, part in fields.items():
            parts[message]["properties"][field] = {"$ref": f"#/$defs/{part}"}
    return {
        "$schema": _DIALECT,
        "title": f"Parlour's room, protocol {PROTOCOL}",
        "properties": {"fromClient": from_client, "fromRoom": from_room},
        "$defs": parts,
    }
