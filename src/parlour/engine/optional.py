"""Extras: what not everybody needs is installed by who needs it, and missed with a sentence."""

import json
from importlib.util import find_spec
from typing import Any, Final
from urllib.parse import unquote, urlsplit

from parlour.engine.errors import MissingExtra

_PACKAGE: Final = "parlour"


def need(extra: str, *modules: str) -> None:
    """Refuse unless these modules, which the extra brings, can be imported; import none of them."""
    for module in modules:
        if find_spec(module) is None:
            said = f"This needs {module}, which is not installed: {install_command(extra)}"
            raise MissingExtra("missing-extra", said)


def install_command(extra: str) -> str:
    """Return the command that brings the extra, from where this Parlour itself was installed.

    Never by the package's bare name: an index may hold something else under it.
    """
    origin = _origin()
    address = urlsplit(origin.get("url", ""))
    if address.scheme != "file":
        return f"pip install 'WHEEL[{extra}]', with the path of the wheel that Parlour was installed from"
    editable = "-e " if origin.get("dir_info", {}).get("editable") else ""
    return f"pip install {editable}'{unquote(address.path)}[{extra}]'"


def _origin() -> dict[str, Any]:
    """Return what the installer wrote down of where this package came from (PEP 610)."""
    from importlib.metadata import (
        PackageNotFoundError,
        distribution,
    )  # only needed where something is missing

    try:
        written = distribution(_PACKAGE).read_text("direct_url.json")
    except PackageNotFoundError:
        return {}
    found = json.loads(written) if written else {}
    return found if isinstance(found, dict) else {}
