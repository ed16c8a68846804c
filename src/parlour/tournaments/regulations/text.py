"""Regulations as text: read from TOML or JSON, and written as TOML."""

import json
import re
import tomllib
from collections.abc import Iterator
from typing import Any

import msgspec

from parlour.engine.errors import BadRules
from parlour.engine.rules.loading import LONGEST, Tree, plain_complaint, read_tree
from parlour.tournaments.regulations.errors import BadRegulations
from parlour.tournaments.regulations.regulations import Regulations

_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")


def read_regulations(text: str, where: str = "This file") -> Regulations:
    """Return regulations from TOML, or from a JSON object; name the field where something is wrong."""
    is_json = text.lstrip().startswith("{")
    return regulations_from(_json_tree(text, where) if is_json else _toml_tree(text, where), where)


def regulations_from(tree: Tree, where: str = "This file") -> Regulations:
    """Return regulations from plain values."""
    try:
        return msgspec.convert(tree, Regulations)
    except msgspec.ValidationError as error:
        raise BadRegulations("wrong-regulations", f"{where}: {plain_complaint(str(error))}.") from None


def _json_tree(text: str, where: str) -> Tree:
    try:
        return read_tree(text, where)
    except BadRules as error:
        raise BadRegulations("regulations-unreadable", error.sentence) from None


def _toml_tree(text: str, where: str) -> Tree:
    """Return TOML as the plain values that JSON has; times become text."""
    try:
        if len(text) > LONGEST:
            raise ValueError(f"it is longer than {LONGEST:,} letters")
        as_json = json.dumps(tomllib.loads(text), default=lambda time: time.isoformat())
        return read_tree(as_json, where)
    except BadRules as error:
        sentence = error.sentence.replace("good JSON", "good TOML")
        raise BadRegulations("regulations-unreadable", sentence) from None
    except (ValueError, RecursionError) as error:
        raise BadRegulations("regulations-unreadable", f"{where} is not good TOML: {error}.") from None


def toml_of(regulations: Regulations) -> str:
    """Return the regulations as TOML, without what is as usual."""
    tree: Tree = msgspec.to_builtins(regulations)
    plain = [_line(name, value) for name, value in tree.items() if not _is_section(value)]
    sections = [_section(name, value) for name, value in tree.items() if _is_section(value)]
    return "\n".join([*plain, *sections]) + "\n"


def _is_section(value: Any) -> bool:
    return isinstance(value, dict) or (
        isinstance(value, list | tuple) and any(isinstance(each, dict) for each in value)
    )


def _section(name: str, value: Any) -> str:
    """Return a table of TOML, or one for each of a list."""
    if isinstance(value, dict):
        return "\n".join(["", f"[{_key(name)}]", *_lines(value)])
    return "\n".join("\n".join(["", f"[[{_key(name)}]]", *_lines(each)]) for each in value)


def _lines(tree: Tree) -> Iterator[str]:
    return (_line(name, value) for name, value in tree.items())


def _line(name: str, value: Any) -> str:
    return f"{_key(name)} = {_value(value, name)}"


def _key(name: str) -> str:
    return name if _BARE_KEY.fullmatch(name) else _quote(name)


def _quote(text: str) -> str:
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def _value(value: Any, name: str) -> str:
    if isinstance(value, str):
        return _quote(value)
    if isinstance(value, list | tuple):
        return "[" + ", ".join(_value(each, name) for each in value) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join(_lines(value)) + "}"
    if value is None:
        raise BadRegulations(
            "not-in-toml", f"{name}: TOML has no word for none; keep these regulations as JSON."
        )
    return json.dumps(value)
