"""Making a rules asset: defaults, a variant, a user's file and single switches, laid over one another.

Here is the border for all JSON that others wrote: what cannot be written down again is refused, and what is
let in is printable.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from math import isfinite
from typing import Any, Final, TypeVar

import msgspec

from parlour.engine.errors import BadRules
from parlour.engine.nearest import nearest
from parlour.engine.printable import made_printable
from parlour.engine.rules.asset import RulesAsset

Tree = dict[str, Any]
AnyAsset = TypeVar("AnyAsset", bound=RulesAsset)
LONGEST: Final = 1 << 20
"""No JSON object that we read, and no rules that we keep, have more bytes."""
_DEEPEST: Final = 20
_TOO_DEEP: Final = f"it is nested deeper than {_DEEPEST} levels"
_LARGEST: Final = (1 << 63) - 1
_NAMES_OF_SWITCHES: Final = "shortOptions"


def read_tree(text: str | bytes, where: str) -> Tree:
    """Read a JSON object from text, every word in it printable; name the place where it breaks."""
    tree = made_printable(raw_tree(text, where))
    assert isinstance(tree, dict)
    return tree


def raw_tree(text: str | bytes, where: str) -> Tree:
    """Read a JSON object just as it stands, to be checked against a hash and not to be shown."""
    try:
        if len(text) > LONGEST:
            raise ValueError(f"it is longer than {LONGEST:,} bytes")
        plain = text.decode("utf-8-sig") if isinstance(text, bytes) else text
        tree = json.loads(plain, object_pairs_hook=_no_twins, parse_constant=_no_constant)
        _check_values(tree)
    except RecursionError:
        raise BadRules("rules-not-json", f"{where} is not good JSON: {_TOO_DEEP}.") from None
    except ValueError as error:
        raise BadRules("rules-not-json", f"{where} is not good JSON: {error}.") from None
    if not isinstance(tree, dict):
        raise BadRules("rules-not-json", f"{where} must be a JSON object.")
    return tree


def _check_values(value: Any, path: tuple[str, ...] = ()) -> None:
    """Raise ValueError where something cannot be written down so that everybody reads the same again."""
    if len(path) > _DEEPEST:
        raise ValueError(_TOO_DEEP)
    if complaint := _complaint_about(value):
        raise ValueError(f"{'.'.join(path)}: {complaint}" if path else complaint)
    if isinstance(value, dict):
        for name, inner in value.items():
            _check_values(name, path)
            _check_values(inner, (*path, str(name)))
    elif isinstance(value, list | tuple):
        for place, inner in enumerate(value):
            _check_values(inner, (*path, str(place)))


def _complaint_about(value: Any) -> str:
    """Return what is wrong with a single value."""
    if isinstance(value, int):
        return "" if -_LARGEST <= value <= _LARGEST else "the number is too large"
    if isinstance(value, float):
        return "" if isfinite(value) else "the number is too large"
    if isinstance(value, str) and not value.isascii() and any(0xD800 <= ord(each) < 0xE000 for each in value):
        return "there are letters in it that nobody can write"
    return ""


def _no_twins(pairs: list[tuple[str, Any]]) -> Tree:
    tree: Tree = {}
    for name, value in pairs:
        if name in tree:
            raise ValueError(f"the field {name!r} stands there twice")
        tree[name] = value
    return tree


def _no_constant(word: str) -> Any:
    raise ValueError(f"{word} is not a number here")


def laid_over(base: Tree, change: Tree) -> Tree:
    """Return the base with the change's fields put in, group by group."""
    merged = dict(base)
    for name, value in change.items():
        below = merged.get(name)
        both_groups = isinstance(below, dict) and isinstance(value, dict)
        merged[name] = laid_over(merged[name], value) if both_groups else value
    return merged


def left_out(whole: Tree, written: Tree) -> Tree:
    """Return the fields of the whole that are not written, group by group."""
    found: Tree = {}
    for name, value in whole.items():
        below = written.get(name)
        if name not in written:
            found[name] = value
        elif isinstance(value, dict) and isinstance(below, dict) and (rest := left_out(value, below)):
            found[name] = rest
    return found


def check_places(base: Tree, change: Tree) -> None:
    """Refuse a field of a change that stands at the wrong level, and say where it belongs.

    How deep JSON may be nested differs from one Python to the next, so that is looked at here first.
    """
    _check_kind_of_values(change, "These rules")
    places = {path[-1]: path for path in leaf_paths(base)}
    for path in leaf_paths(change):
        belongs = places.get(path[-1])
        if belongs is not None and belongs != path and not _has(base, path):
            where, here = ".".join(belongs), ".".join(path)
            raise BadRules(
                "misplaced-field", f"There is no field {here} in these rules: it belongs at {where}."
            )


def _has(tree: Any, path: Sequence[str]) -> bool:
    for name in path:
        if not isinstance(tree, dict) or name not in tree:
            return False
        tree = tree[name]
    return True


def with_switches(base: Tree, switches: Mapping[str, Any]) -> Tree:
    """Return the base with single switches set by their own name or by a dotted path."""
    for name, value in switches.items():
        change: Tree = {}
        *groups, leaf = path_of(base, name)
        inner = change
        for group in groups:
            inner = inner.setdefault(group, {})
        inner[leaf] = value
        base = laid_over(base, change)
    return base


def path_of(tree: Tree, name: str) -> list[str]:
    """Return the one path to a switch, or refuse with an offer of the nearest names."""
    paths = list(leaf_paths(tree))
    exact = [path for path in paths if name == ".".join(path)]
    found = exact or [path for path in paths if name == path[-1]]
    if len(found) == 1:
        return found[0]
    if found:
        ways = " or ".join(".".join(path) for path in found)
        raise BadRules("unclear-switch", f"There are several switches called {name!r}: write {ways}.")
    near = nearest(name, [path[-1] for path in paths], most=3)
    hint = f" Did you mean {near}?" if near else ""
    raise BadRules("unknown-switch", f"There is no switch called {name!r}.{hint}")


def leaf_paths(tree: Tree, above: tuple[str, ...] = ()) -> Iterator[list[str]]:
    """Yield the path of every switch, a field that is not a group; names for switches are none."""
    for name, value in tree.items():
        if name == _NAMES_OF_SWITCHES:
            continue
        if isinstance(value, dict) and value:
            yield from leaf_paths(value, (*above, name))
        else:
            yield [*above, name]


def switch_value(text: str) -> Any:
    """Return the value behind `--set name=value`: JSON, none for nothing, or else the word itself."""
    if text.lower() == "none":
        return None
    try:
        return json.loads(text, parse_constant=_no_constant)
    except (ValueError, RecursionError):
        return text


def to_asset(tree: Tree, kind: type[AnyAsset], where: str) -> AnyAsset:
    """Return the typed asset, which can be kept, or refuse and say which field is wrong and why."""
    _check_kind_of_values(tree, where)
    try:
        made = msgspec.convert(made_printable(tree), kind)
        _check_kept(made, kind)
    except (msgspec.ValidationError, ValueError) as error:
        raise BadRules("wrong-rules", f"{where}: {plain_complaint(str(error))}.") from None
    except BadRules as error:
        raise BadRules(error.code, f"{where}: {error.sentence}") from None
    return made


def _check_kind_of_values(tree: Tree, where: str) -> None:
    try:
        _check_values(tree)
    except ValueError as error:
        raise BadRules("wrong-rules", f"{where}: {error}.") from None


def _check_kept(asset: AnyAsset, kind: type[AnyAsset]) -> None:
    """Raise ValueError unless the rules are the same again once they were written down and read."""
    written = msgspec.json.encode(asset)
    if len(written) > LONGEST:
        raise ValueError(f"they are longer than {LONGEST:,} bytes")
    if msgspec.json.decode(written, type=kind) != asset:
        raise ValueError("they cannot be written down so that they are the same when they are read")


def plain_complaint(complaint: str) -> str:
    """Return a validation message with its path first and in words."""
    message, _, path = complaint.partition(" - at `$")
    place = path.rstrip("`").lstrip(".")
    return f"{place}: {message}" if place else message


def to_tree(asset: RulesAsset) -> Tree:
    """Return the asset as plain JSON values, every field written out."""
    tree = msgspec.json.decode(msgspec.json.encode(asset))
    assert isinstance(tree, dict)
    return tree
