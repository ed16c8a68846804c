"""Scripts made smaller before they are sent: without comments, and without the space that only readers need.

tree-sitter says where comments and literals are. It is a parser, so strings, regular expressions and
templates inside templates are told apart as a browser does it; minifiers written in Python (rjsmin) lose
their way in nested templates, of which our views consist. Nothing is renamed or put in another order.
Without tree-sitter, and where it cannot make sense of a script, the script stays as it is.
"""

import re
from functools import cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tree_sitter import Node, Parser

_LITERALS: Final = frozenset({"string", "string_fragment", "escape_sequence", "regex"})
_MARGINS: Final = re.compile(rb"\s*\n\s*")
_BESIDE_SIGNS: Final = re.compile(rb" +(?=[(){}\[\],;:?=<>&|])|(?<=[(){}\[\],;:?=<>&|]) +")
"""Not beside + - / and quotes, which two of make something else."""
_INSIDE_BRACKETS: Final = re.compile(rb"(?<=[({\[,])\n|\n(?=[)}\].?:&|])")
"""Ends of lines at which no statement can end."""


def minify_script(body: bytes) -> bytes:
    """Return the script without comments and needless space, doing the same; or as it is."""
    parser = _parser()
    if parser is None:
        return body
    root = parser.parse(body).root_node
    return body if root.has_error else _without_comments(body, root)


@cache
def _parser() -> "Parser | None":
    try:
        import tree_sitter_javascript
        from tree_sitter import Language, Parser
    except ImportError:
        return None
    return Parser(Language(tree_sitter_javascript.language()))


def _without_comments(body: bytes, root: "Node") -> bytes:
    parts: list[bytes] = []
    code = b""
    at = 0
    for node in _comments_and_literals(root):
        code += body[at : node.start_byte]
        text = body[node.start_byte : node.end_byte]
        at = node.end_byte
        if node.type == "comment":
            code += b"\n" if b"\n" in text else b" "
        else:
            parts += (_squeeze(code), text)
            code = b""
    return b"".join([*parts, _squeeze(code + body[at:])]).strip()


def _comments_and_literals(root: "Node") -> "list[Node]":
    """Return what is not code, in the order of the text; a template's code is code."""
    found: list[Node] = []
    waiting = [root]
    while waiting:
        node = waiting.pop()
        if node.type == "comment" or node.type in _LITERALS:
            found.append(node)
        else:
            waiting += reversed(node.children)
    return found


def _squeeze(code: bytes) -> bytes:
    return _INSIDE_BRACKETS.sub(b"", _BESIDE_SIGNS.sub(b"", _MARGINS.sub(b"\n", code)))
