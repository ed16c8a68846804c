"""Which Parlour this is, and whether its hot modules run compiled or as plain Python."""

from importlib.util import find_spec
from typing import Final

VERSION: Final = "0.1.0"


def mode() -> str:
    """Return `compiled` or `pure`: by the file that positions are loaded from, without loading them."""
    spec = find_spec("parlour.engine.play.position")
    assert spec is not None and spec.origin is not None, "a Parlour without positions"
    return "pure" if spec.origin.endswith(".py") else "compiled"
