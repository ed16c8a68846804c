"""Random house rules of any game: every number and switch may be whatever the schema allows."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from parlour.engine.errors import ParlourError
from parlour.engine.rules.finder import find_game, game_names
from parlour.tables.deal_limit import too_many_cards
from parlour.tables.limits import TableLimits
from parlour.tables.settings import TableSettings, checked_settings

Tree = dict[str, Any]
_LEFT_ALONE = ("metadata", "rules", "moveLabels", "moveValidity", "strategyTips", "menu", "shortOptions")


def random_settings(random: Random, game: str = "") -> TableSettings:
    """A table by rules that this game takes and that a room deals by."""
    found = find_game(game or random.choice(game_names()))
    while True:
        changes = _changes(random, found.tree(), found.schema())
        fill = random.choice([*(f"house:{level}" for level in found.levels), "random"])
        settings = TableSettings(game=found.id, changes=changes, clock="none", fill=fill)
        wishes = [msgspec.structs.replace(settings, seats=seats) for seats in _seats(random, settings)]
        good = next((wish for wish in wishes if _is_good(wish)), None)
        if good is not None:
            return good


def our_settings(random: Random) -> TableSettings:
    """A full table by rules that we bring, with any bots of the house."""
    game = find_game(random.choice(game_names()))
    variant, level = random.choice(game.variants()), random.choice(game.levels)
    seats = game.rules(variant).players.most
    return TableSettings(game=game.id, variant=variant, seats=seats, clock="none", fill=f"house:{level}")


def _seats(random: Random, settings: TableSettings) -> list[int]:
    try:
        players = settings.rules().players
    except ParlourError:
        return []
    return [players.most, random.randint(players.least, players.most), players.least]


def _is_good(settings: TableSettings) -> bool:
    try:
        good = checked_settings(settings)
    except ParlourError:
        return False
    return too_many_cards(good, good.rules(), TableLimits()) is None


def _changes(random: Random, tree: Tree, schema: Tree) -> Tree:
    """One to five values of the tree, each in its group, as any that the schema allows."""
    places = list(_places(tree, schema["$ref"], schema["$defs"]))
    changes: Tree = {}
    for path, kind in random.sample(places, random.randint(1, 5)):
        group = changes
        for name in path[:-1]:
            group = group.setdefault(name, {})
        group[path[-1]] = _value(random, kind)
    return changes


def _places(tree: Tree, kind: str, kinds: Tree) -> Iterator[tuple[tuple[str, ...], Tree]]:
    """Every number and switch: where it stands, and what it may be."""
    for name, each in kinds[kind.rpartition("/")[2]]["properties"].items():
        inner = tree.get(name)
        if name in _LEFT_ALONE:
            continue
        if "$ref" in each and isinstance(inner, dict):
            yield from (((name, *path), found) for path, found in _places(inner, each["$ref"], kinds))
        elif options := _options(each):
            yield (name,), {"options": options}


def _options(kind: Tree) -> list[Tree]:
    return [each for each in kind.get("anyOf", [kind]) if _is_simple(each)]


def _is_simple(kind: Tree) -> bool:
    return "enum" in kind or kind.get("type") in ("boolean", "null") or "maximum" in kind


def _value(random: Random, place: Tree) -> Any:
    kind = random.choice(place["options"])
    if "enum" in kind:
        return random.choice(kind["enum"])
    if kind["type"] == "boolean":
        return random.random() < 0.5
    if kind["type"] == "null":
        return None
    return _number(random, kind)


def _number(random: Random, kind: Tree) -> Any:
    """As often a small one as a large one, and now and then the least or the most."""
    least, most = kind["minimum"], kind["maximum"]
    if kind["type"] == "number":
        return random.choice([least, most, random.uniform(least, most)])
    drawn = least + int((most - least + 1) ** random.random()) - 1
    return random.choice([least, min(most, drawn), min(most, drawn), min(most, drawn), most])
