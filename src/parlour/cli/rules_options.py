"""From options to rules: a variant, a file of changes and single switches."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from parlour.cli.errors import BadOption
from parlour.engine.rules.game import Game
from parlour.engine.rules.loading import Tree, leaf_paths, read_tree, switch_value
from parlour.match.store.file.durable import reason


def chosen_rules(game: Game, variant: str, file: str | None, switches: Tree) -> Any:
    """The rules in force for these options."""
    change = {} if file is None else rules_in(file)
    return game.rules(variant, change, switches)


def rules_in(file: str) -> Tree:
    """What a user's rules file says."""
    try:
        content = Path(file).read_bytes()
    except OSError as error:
        raise BadOption("cannot-read", f"{file} cannot be read: {reason(error)}.") from None
    return read_tree(content, file)


def switches_in(settings: Iterable[str]) -> Tree:
    """Every `--set switch=value`."""
    tree: Tree = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not (name.strip() and equals):
            raise BadOption("bad-setting", f"--set {setting} is not a setting: write --set switch=value.")
        tree[name.strip()] = switch_value(value.strip())
    return tree


def shortcuts(game: Game, values: dict[str, tuple[str, str | None]]) -> Tree:
    """Options that stand for a switch: option → the switch and the value given; the game must have it."""
    known = {path[-1] for path in leaf_paths(game.tree())}
    tree: Tree = {}
    for option, (switch, value) in values.items():
        if value is None:
            continue
        if switch not in known:
            raise BadOption("no-such-option", f"{option}: {game.id} has no switch called {switch}.")
        tree[switch] = switch_value(value)
    return tree
