"""The fields of a game's rules file, from its schema: path, kind, bounds, default, and what each does."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, NamedTuple

from parlour.engine.rules.game import Game
from parlour.engine.rules.loading import Tree
from parlour.engine.rules.texts import at_path

Labels = Mapping[str, str]


class Field(NamedTuple):
    """A field: its path, what the schema says of it, and its value in some rules."""

    path: tuple[str, ...]
    part: Tree
    value: Any

    @property
    def name(self) -> str:
        return self.path[-1]


def fields(game: Game, variant: str = "default") -> Iterator[Field]:
    """Yield every field that is no group of others, with its value in a variant."""
    schema = game.schema()
    tree = game.tree(variant)
    yield from _fields_below(schema, _resolve(schema, schema), tree, ())


def _fields_below(schema: Tree, part: Tree, tree: Tree, above: tuple[str, ...]) -> Iterator[Field]:
    for name, inner in part.get("properties", {}).items():
        path, found = (*above, name), _resolve(schema, inner)
        value = at_path(tree, [name]) if name in tree else found.get("default", inner.get("default"))
        if "properties" in found:
            yield from _fields_below(schema, found, value or {}, path)
        else:
            yield Field(path, found, value)


def _resolve(schema: Tree, part: Tree) -> Tree:
    """Return a part of the schema without its reference."""
    reference = part.get("$ref", "")
    return schema["$defs"][reference.rpartition("/")[2]] if reference else part


def switches(game: Game, variant: str = "default") -> list[Field]:
    """Return the fields that change how the game is played: those that the game has words for."""
    labels = game.phrasebook().labels("switch")
    return [each for each in fields(game, variant) if each.name in labels]


def kind_text(part: Tree) -> str:
    """Return what a field may hold, as the schema says it."""
    if "anyOf" in part:
        return " or ".join(kind_text(each) for each in part["anyOf"])
    if "enum" in part:
        return ", ".join(f"`{each}`" for each in part["enum"])
    if "$ref" in part:
        return f"a `{part['$ref'].rpartition('/')[2]}`"
    kind = _KINDS.get(part.get("type", ""))
    return "anything" if kind is None else kind(part)


def _number_text(part: Tree) -> str:
    word = "whole number" if part["type"] == "integer" else "number"
    least, most = part.get("minimum"), part.get("maximum")
    if least is None and most is None:
        return word
    return f"{word}, {least if least is not None else '…'} to {f'{most:,}' if most is not None else '…'}"


_KINDS: Final[dict[str, Callable[[Tree], str]]] = {
    "integer": _number_text,
    "number": _number_text,
    "boolean": lambda part: "`true` or `false`",
    "null": lambda part: "`null`",
    "string": lambda part: "text",
    "array": lambda part: f"a list: {kind_text(part.get('items', {}))}",
    "object": lambda part: f"names, each with {kind_text(part.get('additionalProperties') or {})}",
}


def choices(part: Tree) -> list[str]:
    """Return the words that a field may be set to; none where it is no choice between words."""
    parts = [part, *part.get("anyOf", []), part.get("items", {})]
    return [each for one in parts for each in one.get("enum", []) if isinstance(each, str)]


def value_text(field: Field, labels: Labels, words: Labels) -> str:
    """Return a value in the words of a language: "yes", "nobody loses", "1, 2, 3"."""
    return _spell(field.name, field.value, labels, words)


def _spell(name: str, value: Any, labels: Labels, words: Labels) -> str:
    if isinstance(value, bool):
        return words["yes"] if value else words["no"]
    if value is None or value in ([], {}, ""):
        return words["none"]
    if isinstance(value, list):
        return ", ".join(_spell(name, each, labels, words) for each in value)
    if isinstance(value, dict):
        return ", ".join(f"{key} {_spell(name, each, labels, words)}" for key, each in value.items())
    return labels.get(f"{name}.{value}", str(value))
