"""The API described for programs (/openapi.json) and, without any script, for people (/api)."""

import re
from collections.abc import Sequence
from html import escape
from typing import Any, Final

import msgspec

from parlour.server.api.bodies import Refusal
from parlour.server.api.context import Endpoint
from parlour.version import VERSION

_REF: Final = "#/components/schemas/{name}"


def openapi(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    """Return the description in OpenAPI 3.1."""
    kinds = [kind for each in endpoints for kind in (each.body, each.response) if kind is not None]
    schemas, components = msgspec.json.schema_components([*kinds, Refusal], ref_template=_REF)
    named = dict(zip(map(str, [*kinds, Refusal]), schemas, strict=True))
    paths: dict[str, Any] = {}
    for each in endpoints:
        paths.setdefault(each.path, {})[each.method.lower()] = _operation(each, named)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Parlour", "version": VERSION, "description": "A card room. The socket is /ws."},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"key": {"type": "http", "scheme": "bearer"}},
        },
        "security": [{"key": []}, {}],
    }


def _operation(endpoint: Endpoint, named: dict[str, Any]) -> dict[str, Any]:
    where = [_parameter(name, "path") for name in re.findall(r"{(\w+)}", endpoint.path)]
    asked = [_parameter(name, "query") for name in endpoint.query]
    refusal = {"description": "Why not.", "content": _json(named[str(Refusal)])}
    good: dict[str, Any] = {"description": endpoint.summary}
    if endpoint.response is not None:
        good["content"] = _json(named[str(endpoint.response)])
    operation: dict[str, Any] = {
        "summary": endpoint.summary,
        "parameters": where + asked,
        "responses": {str(endpoint.status): good, "default": refusal},
    }
    if endpoint.body is not None:
        operation["requestBody"] = {"required": True, "content": _json(named[str(endpoint.body)])}
    return operation


def _parameter(name: str, place: str) -> dict[str, Any]:
    return {"name": name, "in": place, "required": place == "path", "schema": {"type": "string"}}


def _json(schema: Any) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}


def page(endpoints: Sequence[Endpoint], style: str) -> str:
    """Return the same as a page that can be read without any script."""
    rows = "\n".join(
        f"<tr><td><code>{each.method}</code></td><td><code>{escape(each.path)}</code></td>"
        f"<td>{escape(each.summary)}</td><td>{_name(each.body)}</td><td>{_name(each.response)}</td></tr>"
        for each in endpoints
    )
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width"><title>Parlour: the API</title>'
        f'<link rel="stylesheet" href="{escape(style)}"></head><body><main><h1>The API</h1>'
        '<p>Described in full for programs: <a href="/openapi.json">/openapi.json</a>. '
        "What changes something takes <code>application/json</code>. The socket is <code>/ws</code>.</p>"
        "<table><thead><tr><th></th><th>path</th><th></th><th>takes</th><th>answers</th></tr></thead>"
        f"<tbody>{rows}</tbody></table></main></body></html>"
    )


def _name(kind: Any) -> str:
    text = "" if kind is None else getattr(kind, "__name__", str(kind))
    inner = getattr(kind, "__args__", None)
    return escape(f"list of {inner[0].__name__}" if inner else text)
