# parlour: hot
"""A position written down: every field that is its own as plain values, and put back from them.

What all copies share (rules, terms, chance, hand tables) is not written: whoever restores a position has it.
"""

from typing import Any, Final

from parlour.cards.vectors import VECTORS
from parlour.engine.play.move import Move
from parlour.engine.play.start import Start

_SHARED: Final = object()
_MOVE: Final = "move"
_TUPLE: Final = "tuple"
_SET: Final = "set"
_DICT: Final = "dict"
_PART: Final = "part"
_START: Final = "start"


def field_names(thing: Any) -> list[str]:
    """Return the names of an object's fields in order, compiled or not."""
    names: set[str] = {*getattr(type(thing), "__mypyc_attrs__", ()), *getattr(thing, "__dict__", ())}
    return sorted([name for name in names if not name.startswith("__")])


def own_fields(thing: Any, parts: tuple[type, ...]) -> dict[str, Any]:
    """Return the object's own fields as plain values; what it shares with its copies is left out."""
    state: dict[str, Any] = {}
    for name in field_names(thing):
        value = plain_value(getattr(thing, name), parts)
        if value is not _SHARED:
            state[name] = value
    return state


def plain_value(value: Any, parts: tuple[type, ...]) -> Any:
    """Return the value as numbers, strings, lists and tagged dicts; _SHARED for what is not its own."""
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    if isinstance(value, list):
        return _plain_items(value, parts)
    if isinstance(value, VECTORS):
        return list(value)
    if isinstance(value, Start):
        return {_START: [list(value.stacks), value.dealer]}
    if isinstance(value, tuple):
        return _tag_items(_TUPLE, _plain_items(list(value), parts))
    if isinstance(value, (set, frozenset)):
        return _tag_items(_SET, _plain_items(sorted(value), parts))
    if isinstance(value, dict):
        return _tag_items(_DICT, _plain_items([list(pair) for pair in value.items()], parts))
    if isinstance(value, Move):
        return _tag_items(_MOVE, _plain_items(list(value.key()), parts))
    if parts and isinstance(value, parts):
        return {_PART: parts.index(type(value)), "fields": own_fields(value, parts)}
    return _SHARED


def _plain_items(items: list[Any], parts: tuple[type, ...]) -> Any:
    for item in items:
        if not isinstance(item, int):
            found = [plain_value(each, parts) for each in items]
            return _SHARED if any(each is _SHARED for each in found) else found
    return items[:]


def _tag_items(tag: str, items: Any) -> Any:
    return _SHARED if items is _SHARED else {tag: items}


def put_back(thing: Any, state: dict[str, Any], parts: tuple[type, ...]) -> None:
    """Put what was written back into the object's fields."""
    for name, value in state.items():
        setattr(thing, name, _packed_as(getattr(thing, name, None), rebuild_value(value, parts)))


def _packed_as(present: Any, value: Any) -> Any:
    """Return the value as a vector where one stands in its place."""
    kind: Any = type(present)
    return kind(value) if isinstance(present, VECTORS) and isinstance(value, list) else value


def rebuild_value(value: Any, parts: tuple[type, ...]) -> Any:
    """Return the value that `plain_value` wrote."""
    if isinstance(value, list):
        return [rebuild_value(item, parts) for item in value]
    if not isinstance(value, dict):
        return value
    if _PART in value:
        fields = {name: rebuild_value(field, parts) for name, field in value["fields"].items()}
        kind: Any = parts[value[_PART]]
        return kind(**fields)
    [(tag, items)] = value.items()
    inner = rebuild_value(items, parts)
    if tag == _MOVE:
        return Move(*inner)
    if tag == _START:
        return Start(tuple(inner[0]), inner[1])
    return tuple(inner) if tag == _TUPLE else set(inner) if tag == _SET else dict(inner)


def duplicate(value: Any) -> Any:
    """Copy a field: containers anew, all else shared."""
    if isinstance(value, list):
        return [duplicate(item) for item in value]
    if isinstance(value, dict):
        return {key: duplicate(item) for key, item in value.items()}
    if isinstance(value, VECTORS):
        return value[:]
    return set(value) if isinstance(value, set) else value
