"""Writes server/web/core/wire.d.ts: the types of protocol and API for the pages, from those of the room.

Run `python tools/wire_types.py` after the wire has changed; `--check` only says whether it must be run.
"""

import sys
from pathlib import Path
from typing import Any, Final

import msgspec

from parlour.engine.play.move_json import SpelledMove
from parlour.server.api import bodies, club_bodies, tournament_bodies
from parlour.tables.settings import TableSettings
from parlour.wire.schema import schema

_TARGET: Final = Path(__file__).parent.parent / "src" / "parlour" / "server" / "web" / "core" / "wire.d.ts"
_HEAD: Final = (
    "// The protocol and the API, made by tools/wire_types.py from the room's types; do not edit.\n\n"
)
_ANSWERS: Final = tuple(
    each
    for each in {**vars(bodies), **vars(club_bodies), **vars(tournament_bodies)}.values()
    if isinstance(each, type) and issubclass(each, bodies.Answer) and each is not bodies.Answer
)
_PLAIN: Final = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}


def types() -> str:
    """Return all types of the protocol in TypeScript."""
    whole = schema()
    kinds = "".join(
        _declare_type(name, kind) for name, kind in sorted(_with_inner_types(whole["$defs"]).items())
    )
    unions = "".join(
        f"export type {name} = {_type(whole['properties'][key])}\n"
        for name, key in (("FromClient", "fromClient"), ("FromRoom", "fromRoom"))
    )
    return _HEAD + kinds + unions


def _with_inner_types(kinds: dict[str, dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """Return kinds with what the protocol leaves open (moves, settings, tables) with the API's answers."""
    _, inner = msgspec.json.schema_components([SpelledMove, TableSettings, *_ANSWERS], ref_template="{name}")
    for kind in kinds.values():
        move = kind.get("properties", {}).get("move", {})
        if move.get("type") == "object":
            kind["properties"]["move"] = _ref("SpelledMove")
        elif "anyOf" in move:
            kind["properties"]["move"] = {"anyOf": [_ref("SpelledMove"), {"type": "null"}]}
    kinds["Welcome"]["properties"]["settings"] = _ref("TableSettings")
    kinds["LobbyList"]["properties"]["tables"] = {"type": "array", "items": _ref("TableFacts")}
    return {**kinds, **inner}


def _ref(name: str) -> dict[str, Any]:
    return {"$ref": name}


def _declare_type(name: str, kind: dict[str, Any]) -> str:
    if kind.get("type") != "object" or "properties" not in kind:
        return f"export type {name} = {_type(kind)}\n"
    needed = set(kind.get("required", []))
    fields = "".join(
        f"  {field}{'' if field in needed else '?'}: {_type(inner)}\n"
        for field, inner in kind["properties"].items()
    )
    return f"export interface {name} {{\n{fields}}}\n"


def _type(kind: dict[str, Any]) -> str:
    if "$ref" in kind:
        return str(kind["$ref"]).rpartition("/")[2]
    if "anyOf" in kind:
        return " | ".join(_type(each) for each in kind["anyOf"])
    if "enum" in kind:
        return " | ".join(f"'{each}'" if isinstance(each, str) else str(each) for each in kind["enum"])
    if "const" in kind:
        return f"'{kind['const']}'"
    if kind.get("type") == "array":
        return _array(kind)
    if kind.get("type") == "object":
        inner = kind.get("additionalProperties")
        return f"Record<string, {_type(inner) if isinstance(inner, dict) else 'unknown'}>"
    return _PLAIN.get(str(kind.get("type")), "null" if kind.get("type") == "null" else "unknown")


def _array(kind: dict[str, Any]) -> str:
    if "prefixItems" in kind:
        return f"[{', '.join(_type(each) for each in kind['prefixItems'])}]"
    inner = _type(kind["items"]) if isinstance(kind.get("items"), dict) else "unknown"
    return f"({inner})[]" if "|" in inner else f"{inner}[]"


def main() -> int:
    """Write the file, or only compare it."""
    made = types()
    if "--check" in sys.argv:
        return 0 if _TARGET.read_text() == made else 1
    _TARGET.write_text(made)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
