"""Making a rules asset: defaults, a variant, a user's file and single switches, laid over one another."""

import json
from collections.abc import Iterator, Mapping
from typing import Any, TypeVar

import msgspec

from parlour.engine.errors import BadRules
from parlour.engine.nearest import nearest
from parlour.engine.rules.asset import RulesAsset

Tree = dict[str, Any]
AnyAsset = TypeVar("AnyAsset", bound=RulesAsset)
_NAMES_OF_SWITCHES = "shortOptions"


def read_tree(text: str | bytes, where: str) -> Tree:
    """A JSON object from text; names the place where it breaks."""
    try:
        tree = json.loads(text, object_pairs_hook=_no_twins, parse_constant=_no_constant)
    except (ValueError, UnicodeDecodeError, RecursionError) as error:
        raise BadRules("rules-not-json", f"{where} is not good JSON: {error}.") from None
    if not isinstance(tree, dict):
        raise BadRules("rules-not-json", f"{where} must be a JSON object.")
    return tree


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
    """The base with the change's fields put in, group by group."""
    merged = dict(base)
    for name, value in change.items():
        below = merged.get(name)
        both_groups = isinstance(below, dict) and isinstance(value, dict)
        merged[name] = laid_over(merged[name], value) if both_groups else value
    return merged


def with_switches(base: Tree, switches: Mapping[str, Any]) -> Tree:
    """The base with single switches set by their own name or by a dotted path."""
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
    """The one path to a switch, or a refusal that offers the nearest names."""
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
    """The path of every switch, that is of every field that is not a group; names for switches are none."""
    for name, value in tree.items():
        if name == _NAMES_OF_SWITCHES:
            continue
        if isinstance(value, dict) and value:
            yield from leaf_paths(value, (*above, name))
        else:
            yield [*above, name]


def switch_value(text: str) -> Any:
    """The value behind `--set name=value`: JSON where it is JSON, none for nothing, else the word itself."""
    if text.lower() == "none":
        return None
    try:
        return json.loads(text, parse_constant=_no_constant)
    except (ValueError, RecursionError):
        return text


def to_asset(tree: Tree, kind: type[AnyAsset], where: str) -> AnyAsset:
    """The typed asset, or a refusal that says which field is wrong and why."""
    try:
        json.dumps(tree, ensure_ascii=False).encode()
        return msgspec.convert(tree, kind)
    except msgspec.ValidationError as error:
        raise BadRules("wrong-rules", f"{where}: {plain_complaint(str(error))}.") from None
    except UnicodeEncodeError:
        raise BadRules("wrong-rules", f"{where}: there are letters in it that nobody can write.") from None


def plain_complaint(complaint: str) -> str:
    """A validation message with its path first and in words."""
    message, _, path = complaint.partition(" - at `$")
    place = path.rstrip("`").lstrip(".")
    return f"{place}: {message}" if place else message


def to_tree(asset: RulesAsset) -> Tree:
    """The asset as plain JSON values, every field written out."""
    tree = msgspec.to_builtins(asset)
    assert isinstance(tree, dict)
    return tree
