"""The running hash of a saved game: every line vouches for all lines before it."""

import json
from hashlib import sha256

from parlour.engine.rules.loading import Tree

START = ""


def _canonical(tree: Tree) -> str:
    """The one way to write a tree down, however its file was laid out."""
    return json.dumps(tree, sort_keys=True, separators=(",", ":"))


def line_hash(before: str, tree: Tree) -> str:
    """The hash of a line: over the hash of the line before it and its own content without the hash."""
    content = {name: value for name, value in tree.items() if name != "hash"}
    return sha256((before + _canonical(content)).encode()).hexdigest()


def hashed(before: str, tree: Tree) -> Tree:
    """The line with its hash put in."""
    return tree | {"hash": line_hash(before, tree)}
