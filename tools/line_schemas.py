"""Writes site/check/line_schemas.js: what a line of a saved game may hold, from the types that read it.

So the page that checks a game and `parlour verify` cannot come to mean different lines. Run
`python tools/line_schemas.py` after those types have changed; a test says when it must be run.
"""

import json
from pathlib import Path
from typing import Any, Final

import msgspec

from parlour.engine.play.move_json import SpelledMove
from parlour.match.file.format import AdvisedLine, EndLine, HeaderLine, MoveLine, UndoLine

TARGET: Final = (
    Path(__file__).parent.parent / "src" / "parlour" / "server" / "web" / "site" / "check" / "line_schemas.js"
)
_HEAD: Final = "// What a line of a saved game may hold: made by tools/line_schemas.py, do not edit.\n\n"
_TYPES: Final = (HeaderLine, MoveLine, UndoLine, AdvisedLine, EndLine, SpelledMove)
_TYPE: Final = "/** @type {Record<string, import('../lobby/schema.js').Schema>} */\n"
_WIDTH: Final = 140
_WORDS: Final = {"title", "description", "default"}


def line_schemas() -> str:
    """Return the script with the kinds of lines and all that is in them, as JSON schemas by their names."""
    _, found = msgspec.json.schema_components(_TYPES, ref_template="{name}")
    found["MoveLine"]["properties"]["move"] = {"$ref": "SpelledMove"}
    kinds = _layout_value({name: _bare(kind) for name, kind in sorted(found.items())}, 0)
    return f"{_HEAD}{_TYPE}export const SCHEMAS = {kinds}\n"


def _bare(kind: Any) -> Any:
    """Return the schema without what only people read; fields may be called as they like."""
    if isinstance(kind, list):
        return [_bare(each) for each in kind]
    if not isinstance(kind, dict):
        return kind
    return {
        name: {field: _bare(each) for field, each in value.items()} if name == "properties" else _bare(value)
        for name, value in kind.items()
        if name not in _WORDS
    }


def _layout_value(value: Any, margin: int) -> str:
    """Return the value as prettier lays it out: on one line where it fits, else an entry a line."""
    if not isinstance(value, dict):
        return _flat(value)
    rows = "".join(f"{' ' * margin}  {_entry(name, each, margin + 2)},\n" for name, each in value.items())
    return f"{{\n{rows}{' ' * margin}}}"


def _entry(name: str, value: Any, margin: int) -> str:
    flat = f"{name}: {_flat(value)}"
    return flat if margin + len(flat) < _WIDTH else f"{name}: {_layout_value(value, margin)}"


def _flat(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name}: {_flat(each)}" for name, each in value.items()) + " }"
    if isinstance(value, list):
        return f"[{', '.join(map(_flat, value))}]"
    return f"'{value}'" if isinstance(value, str) else json.dumps(value)


if __name__ == "__main__":
    TARGET.write_text(line_schemas(), encoding="utf-8")
