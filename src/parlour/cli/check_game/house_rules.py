"""House rules that a host may set: whatever the game lets through can be begun, and the rest is refused."""

from collections.abc import Iterator
from functools import reduce
from operator import getitem
from typing import Any, Final

from parlour.cards.luck import Luck
from parlour.cards.shuffle import FastShuffle
from parlour.cli.check_game.findings import Finding, only_once, wrong
from parlour.engine.errors import ParlourError
from parlour.engine.rules.game import Game
from parlour.engine.rules.loading import leaf_paths

TRIED: Final = (0, 1, 2, 1000)
_ALIKE: Final = ("metadata.", "players.", "moveLabels.", "moveValidity.", "rules.")
_MOVES: Final = 4
_MOST_SEATS: Final = 64


def odd_rules(game: Game, tried: list[dict[str, Any]]) -> list[Finding]:
    """Begin games by rules that are changed so, and find what stumbles."""
    return only_once([finding for changes in tried for finding in _try_rules(game, changes)])


def changes_of(game: Game) -> Iterator[dict[str, Any]]:
    """Yield odd changes of the rules: the largest table, small and large numbers, every switch turned."""
    yield {"players.least": 2, "players.most": _MOST_SEATS}
    tree = game.tree()
    for names in leaf_paths(tree):
        path, value = ".".join(names), reduce(getitem, names, tree)
        if isinstance(value, int) and not isinstance(value, bool) and not path.startswith(_ALIKE):
            yield from ({path: tried} for tried in TRIED)
        elif isinstance(value, bool):
            yield {path: not value}


def _try_rules(game: Game, changes: dict[str, Any]) -> Iterator[Finding]:
    """Begin a game by these rules with the most seats that they allow, and play a few moves."""
    try:
        rules = game.rules(switches=changes)
        seats = [each for each in range(2, rules.players.most + 1) if not rules.complaint(each)]
        if seats:
            _play_some(game, rules, seats[-1])
    except ParlourError:
        return
    except Exception as error:
        said = ", ".join(f"{path}={value}" for path, value in changes.items())
        yield wrong(
            f"The rules let {said} through, and then {type(error).__name__}: {error}.",
            "rules/asset.py",
            "let complaint(seats) say why this cannot be played, or bound the field.",
        )


def _play_some(game: Game, rules: Any, seats: int) -> None:
    position, luck = game.begin(rules, seats, FastShuffle(1)), Luck(1)
    for _ in range(_MOVES):
        acting = position.to_act()
        if not acting:
            return
        position.play(acting[0], position.moves(acting[0]).pick(luck))
