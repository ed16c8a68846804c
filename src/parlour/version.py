"""Which Parlour this is, and whether its hot modules run compiled or as plain Python."""

VERSION = "0.1.0"


def mode() -> str:
    """Return `compiled` or `pure`: by the file that positions are loaded from, without loading them."""
    from importlib.util import find_spec  # not needed by whoever asks for the version alone

    spec = find_spec("parlour.engine.play.position")
    assert spec is not None and spec.origin is not None, "a Parlour without positions"
    return "pure" if spec.origin.endswith(".py") else "compiled"
