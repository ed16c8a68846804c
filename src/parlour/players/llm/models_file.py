"""Changing the models file: endpoints are added, edited and removed line by line, and comments stay.

What would be written is read and checked first: the file is never left with an error that was not there.
"""

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from parlour.match.errors import BadSave
from parlour.match.file.durable import reason, write_whole
from parlour.players.llm.endpoints import (
    BadModel,
    ModelEndpoint,
    all_endpoints,
    endpoints_file,
    endpoints_in,
    find_endpoint,
)

EXTRA: Final = "extra"
_HEADING: Final = re.compile(r"\s*\[\s*([^\[\]]+?)\s*\]")
_BARE_KEY: Final = re.compile(r"[A-Za-z0-9_-]+")


def add_endpoint(name: str, fields: Mapping[str, Any]) -> Path:
    """Write one more endpoint behind the others, or refuse it."""
    path = endpoints_file()
    if name in all_endpoints():
        said = f"There is a model called {name!r} already: parlour models edit {name} changes it."
        raise BadModel("model-there", said)
    before = path.read_text(encoding="utf-8").rstrip("\n").splitlines() if path.exists() else []
    return _write(path, [*before, *([""] if before else []), *_table_lines(name, fields)], name)


def endpoint_lines(name: str, endpoint: ModelEndpoint) -> list[str]:
    """Return an endpoint as the file may say it, fields that are as usual too and unset ones as comments."""
    fields = msgspec.to_builtins(endpoint)
    unset = [f"# {field} is not set" for field, value in fields.items() if value is None]
    said = {field: value for field, value in fields.items() if value is not None}
    return [*_table_lines(name, said), *unset]


def _table_lines(name: str, fields: Mapping[str, Any]) -> list[str]:
    """Return the table of an endpoint, with its further fields in one of their own."""
    plain = {field: value for field, value in fields.items() if field != EXTRA}
    further = fields.get(EXTRA)
    heading = ["", f"[{name}.{EXTRA}]", *_assignments(further)] if further else []
    return [f"[{name}]", *_assignments(plain), *heading]


def edit_endpoint(name: str, fields: Mapping[str, Any], unset: list[str]) -> Path:
    """Change fields of an endpoint, take others out, or refuse it; further fields are `extra.FIELD`."""
    find_endpoint(name)
    path = endpoints_file()
    lines = path.read_text(encoding="utf-8").splitlines()
    changes = {field: value for field, value in fields.items() if field != EXTRA}
    further = fields.get(EXTRA, {})
    for field in unset:
        section, _, key = f"{name}.{field}".rpartition(".")
        lines = list(_without_field(lines, section, key))
    lines = _with_fields(lines, name, changes)
    return _write(path, _with_fields(lines, f"{name}.{EXTRA}", further) if further else lines, name)


def remove_endpoint(name: str) -> Path:
    """Take an endpoint out of the file, or refuse one that is not there; all other lines stay."""
    find_endpoint(name)
    path = endpoints_file()
    sections = _sections(path.read_text(encoding="utf-8").splitlines())
    kept = [line for section, line in sections if section != name and not section.startswith(f"{name}.")]
    return _write(path, kept)


def _sections(lines: list[str]) -> Iterator[tuple[str, str]]:
    """Yield every line with the table that it belongs to; "" before the first."""
    section = ""
    for line in lines:
        heading = _HEADING.match(line)
        section = heading[1].replace('"', "").replace("'", "") if heading else section
        yield section, line


def _without_field(lines: list[str], section: str, field: str) -> Iterator[str]:
    """Yield the lines but for the field's; refuse a field that is not there."""
    found = False
    for where, line in _sections(lines):
        if where == section and _field_of(line) == field:
            found = True
        else:
            yield line
    if not found:
        raise BadModel("no-such-field", f"[{section}] does not say {field!r}: there is nothing to take out.")


def _with_fields(lines: list[str], section: str, fields: Mapping[str, Any]) -> list[str]:
    """Return the lines with these fields in the place of those that there were, or behind them."""
    missing, changed, last = dict(fields), list[str](), -1
    for where, line in _sections(lines):
        field = _field_of(line) if where == section else ""
        changed.append(f"{_key(field)} = {_toml_value(missing.pop(field))}" if field in missing else line)
        if where == section and line.strip():
            last = len(changed)
    if last < 0:
        return [*changed, "", f"[{section}]", *_assignments(missing)]
    return [*changed[:last], *_assignments(missing), *changed[last:]]


def _field_of(line: str) -> str:
    key, equals, _ = line.partition("=")
    return key.strip().strip("\"'") if equals and not key.lstrip().startswith(("#", "[")) else ""


def _assignments(fields: Mapping[str, Any]) -> list[str]:
    return [f"{_key(field)} = {_toml_value(value)}" for field, value in fields.items()]


def _key(field: str) -> str:
    return field if _BARE_KEY.fullmatch(field) else json.dumps(field)


def _toml_value(value: Any) -> str:
    """Return a value as TOML writes it: an inline table for an object, for all else as JSON does."""
    if value is None:
        raise BadModel("bad-models-file", "A field cannot be null in a TOML file: leave it out.")
    if isinstance(value, dict):
        return f"{{ {', '.join(_assignments(value))} }}" if value else "{}"
    if isinstance(value, list):
        return f"[{', '.join(_toml_value(each) for each in value)}]"
    return json.dumps(value, ensure_ascii=False)


def _write(path: Path, lines: list[str], name: str = "") -> Path:
    """Write the lines where they make a good file with this model in it; refuse them otherwise."""
    content = ("\n".join(lines).strip("\n") + "\n").encode()
    known: dict[str, ModelEndpoint] = endpoints_in(path, content)
    assert not name or name in known, "it was written"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, content)
    except OSError as error:
        raise BadModel("bad-models-file", f"{path} cannot be written: {reason(error)}.") from None
    except BadSave as error:
        raise BadModel("bad-models-file", error.sentence) from None
    return path
