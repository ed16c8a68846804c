"""The running hash of a saved game: every line vouches for all lines before it."""

import json
from collections.abc import Iterable
from hashlib import sha256
from typing import Any

import msgspec

from parlour.engine.rules.loading import Tree

START = ""


def _canonical(tree: Tree) -> bytes:
    """Return the one way to write a tree down, however its file was laid out."""
    if _is_plain(tree):
        return msgspec.json.encode(tree, order="sorted")
    return json.dumps(tree, sort_keys=True, separators=(",", ":")).encode()


def _is_plain(value: Any) -> bool:
    """Return whether there is only one way to write it: no fractions, and no letters that may be escaped."""
    if isinstance(value, str):
        return value.isascii() and value.isprintable()
    if isinstance(value, dict):
        return all(_is_plain(name) and _is_plain(inner) for name, inner in value.items())
    if isinstance(value, list):
        return all(map(_is_plain, value))
    return isinstance(value, int)


def line_hash(before: str, tree: Tree) -> str:
    """Return the hash of a line: over the hash of the line before it and its own content without the hash."""
    content = {name: value for name, value in tree.items() if name != "hash"}
    return sha256(before.encode() + _canonical(content)).hexdigest()


def with_hash(before: str, tree: Tree) -> Tree:
    """Return the line with its hash put in."""
    return tree | {"hash": line_hash(before, tree)}


def chain_lines(before: str, trees: Iterable[Tree]) -> tuple[bytes, str]:
    """Return the lines as the bytes of a file, each with its hash, and the hash of the last one."""
    lines = []
    for tree in trees:
        line = with_hash(before, tree)
        before = line["hash"]
        lines.append(json.dumps(line, separators=(",", ":")) + "\n")
    return "".join(lines).encode(), before
