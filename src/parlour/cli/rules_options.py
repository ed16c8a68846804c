"""From options to rules: a variant, a file of changes, single switches and the game's short options."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from parlour.cli.errors import BadOption
from parlour.engine.rules.game import Game
from parlour.engine.rules.loading import LONGEST, Tree, read_tree, switch_value


def chosen_rules(
    game: Game,
    variant: str,
    file: str | None,
    settings: Iterable[str],
    *,
    short: Iterable[tuple[str, str]] = (),
) -> Any:
    """Return the rules in force for these options; the later ones win."""
    return game.rules(variant, *chosen_changes(game, file, settings, short=short))


def chosen_changes(
    game: Game, file: str | None, settings: Iterable[str], *, short: Iterable[tuple[str, str]] = ()
) -> tuple[Tree, Tree]:
    """Return what these options change in a variant: a file's changes, and single switches on top."""
    change = {} if file is None else _rules_in(file)
    return change, _short_switches(game, short) | _switches_in(settings)


def _rules_in(file: str) -> Tree:
    """Return what a user's rules file says; most commands are given none."""
    from parlour.match.file.durable import read_at_most, reason

    try:
        content = read_at_most(Path(file), LONGEST)
    except OSError as error:
        raise BadOption("cannot-read", f"{file} cannot be read: {reason(error)}.") from None
    return read_tree(content, file)


def _switches_in(settings: Iterable[str]) -> Tree:
    """Return the switches of every `--set switch=value`."""
    tree: Tree = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not (name.strip() and equals):
            raise BadOption("bad-setting", f"--set {setting} is not a setting: write --set switch=value.")
        tree[name.strip()] = switch_value(value.strip())
    return tree


def _short_switches(game: Game, given: Iterable[tuple[str, str]]) -> Tree:
    """Return the switches that these options stand for, as the game's rules file names them."""
    known = game.rules().short_options
    for option, _ in given:
        if option not in known:
            raise no_such_option(game, option, list(known))
    return {known[option]: switch_value(value) for option, value in given}


def no_such_option(game: Game, option: str, known: list[str]) -> BadOption:
    """Return the refusal of an option that this game does not have; it names those that it has."""
    offered = f"it has {', '.join(f'--{each}' for each in known)}" if known else "it has none of its own"
    return BadOption("no-such-option", f"{game.id} has no option --{option}: {offered}.")
