"""docs/reference/protocol.md: it names every message and field, and its examples are messages."""

import json
import re
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from parlour.server.api import bodies, club_bodies
from parlour.wire import messages
from parlour.wire.codec import decode, decode_from_room
from parlour.wire.parts import Common, Own
from parlour.wire.schema import schema
from tests.house import ROOT, read

PAGE = read(ROOT / "docs" / "reference" / "protocol.md")
READERS: dict[str, Callable[[str], object]] = {
    "client": decode,
    "room": decode_from_room,
    "common": lambda text: msgspec.json.decode(text, type=Common),
    "own": lambda text: msgspec.json.decode(text, type=Own),
}
DEFINED = schema()["$defs"]


def examples() -> list[tuple[str, str]]:
    """Every JSON value in the fenced blocks, with the kind that stands behind `json`."""
    found: list[tuple[str, str]] = []
    for kind, block in re.findall(r"```json (\w+)\n(.*?)```", PAGE, re.DOTALL):
        rest = block.strip()
        while rest:
            _, end = json.JSONDecoder().raw_decode(rest)
            found.append((kind, rest[:end]))
            rest = rest[end:].strip()
    return found


@pytest.mark.parametrize(("kind", "text"), examples())
def test_every_example_is_a_message(kind: str, text: str) -> None:
    if kind in READERS:
        assert READERS[kind](text) is not None
    else:
        found = vars(bodies) | vars(club_bodies)
        assert msgspec.json.decode(text, type=found[kind]), "something of the API"


def tags(family: type[msgspec.Struct]) -> set[str]:
    return {str(each.__struct_config__.tag) for each in family.__subclasses__()}


def test_every_kind_has_an_example() -> None:
    shown = {json.loads(text).get("t") for _, text in examples()}
    assert tags(messages.FromClient) | tags(messages.FromRoom) <= shown


@pytest.mark.parametrize("name", sorted(DEFINED))
def test_every_field_is_named_on_the_page(name: str) -> None:
    fields: dict[str, Any] = DEFINED[name].get("properties", {})
    missing = [field for field in fields if f"`{field}`" not in PAGE and field != "t"]
    assert not missing, f"the page does not name {missing} of {name}"


def test_every_close_code_is_on_the_page() -> None:
    codes = [value for name, value in vars(messages).items() if name.isupper() and isinstance(value, int)]
    assert not [code for code in codes if code > 1000 and f"| {code} |" not in PAGE]


def test_every_wish_is_on_the_page() -> None:
    wishes = re.findall(r"\b([a-z]+)\b(?: \(|,|\.)", str(messages.Do.__doc__).partition("`what`:")[2])
    assert "begin" in wishes
    assert not [wish for wish in wishes if f"`{wish}`" not in PAGE and wish != "chair"]


def test_the_schema_is_printed() -> None:
    printed = subprocess.run(
        [sys.executable, "-m", "parlour.wire"], check=True, capture_output=True, text=True
    ).stdout
    assert json.loads(printed) == json.loads(msgspec.json.encode(schema()))


def test_the_schema_knows_what_travels_as_bytes() -> None:
    assert DEFINED["State"]["properties"]["common"] == {"$ref": "#/$defs/Common"}
    assert {"zones", "forms"} <= set(DEFINED["Own"]["properties"])


def test_every_refusal_of_a_table_is_on_the_page() -> None:
    texts = json.loads(read(ROOT / "src" / "parlour" / "tables" / "text" / "en.json"))
    keys = [key for key in texts if key.startswith("no.") and not key.endswith(".one")]
    codes = [key.removeprefix("no.") for key in keys]
    assert "too-late" in codes
    assert not [code for code in codes if f"`{code}`" not in PAGE]
