"""Scripts made smaller before they are sent: without comments, and without the space that only readers need.

tree-sitter says where comments and literals are. It is a parser, so strings, regular expressions and
templates inside templates are told apart as a browser does it; minifiers written in Python (rjsmin) lose
their way in nested templates, of which our views consist. Nothing is renamed or put in another order.
Without tree-sitter, and where it cannot make sense of a script, the script stays as it is.
"""

import re
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tree_sitter import Node

_NO_CODE: Final = "[(comment) (string) (string_fragment) (escape_sequence) (regex)] @part"
_MARGINS: Final = re.compile(rb"\s*\n\s*")
_BESIDE_SIGNS: Final = re.compile(rb" +(?=[(){}\[\],;:?=<>&|])|(?<=[(){}\[\],;:?=<>&|]) +")
"""Not beside + - / and quotes, which two of make something else."""
_INSIDE_BRACKETS: Final = re.compile(rb"(?<=[({\[,])\n|\n(?=[)}\].?:&|])")
"""Ends of lines at which no statement can end."""


def minify_script(body: bytes) -> bytes:
    """Return the script without comments and needless space, doing the same; or as it is."""
    find_parts = _finder()
    parts = find_parts(body) if find_parts else None
    return body if parts is None else _without_comments(body, parts)


@cache
def _finder() -> "Callable[[bytes], list[Node] | None] | None":
    """Return what finds comments and literals in a script, in their order, or None in a broken one."""
    try:
        import tree_sitter_javascript
        from tree_sitter import Language, Parser, Query, QueryCursor
    except ImportError:
        return None
    language = Language(tree_sitter_javascript.language())
    parser, query = Parser(language), Query(language, _NO_CODE)

    def find_parts(body: bytes) -> "list[Node] | None":
        root = parser.parse(body).root_node
        found = QueryCursor(query).captures(root).get("part", [])
        return None if root.has_error else sorted(found, key=lambda node: node.start_byte)

    return find_parts


def _without_comments(body: bytes, parts: "list[Node]") -> bytes:
    """Return the text with every comment as a space and the code between literals squeezed."""
    done: list[bytes] = []
    code = b""
    at = 0
    for node in parts:
        if node.start_byte < at:
            continue  # a part of a string that is there as a whole
        code += body[at : node.start_byte]
        text = body[node.start_byte : node.end_byte]
        at = node.end_byte
        if node.type == "comment":
            code += b"\n" if b"\n" in text else b" "
        else:
            done += (_squeeze(code), text)
            code = b""
    return b"".join([*done, _squeeze(code + body[at:])]).strip()


def _squeeze(code: bytes) -> bytes:
    return _INSIDE_BRACKETS.sub(b"", _BESIDE_SIGNS.sub(b"", _MARGINS.sub(b"\n", code)))
