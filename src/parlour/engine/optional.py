"""Extras: what not everybody needs is installed by who needs it, and missed with a sentence."""

from importlib.util import find_spec

from parlour.engine.errors import MissingExtra


def need(extra: str, *modules: str) -> None:
    """Refuses unless these modules, which the extra brings, can be imported; imports none of them."""
    for module in modules:
        if find_spec(module) is None:
            said = f"This needs {module}, which is not installed: pip install 'parlour[{extra}]'"
            raise MissingExtra("missing-extra", said)
