"""The points of a sweep: every combination of the varied switches, as an experiment of its own."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Any, NamedTuple

from parlour.engine.errors import ParlourError
from parlour.engine.laws.conservation import cards_on
from parlour.engine.rules.asset import RulesAsset
from parlour.engine.rules.game import Game
from parlour.engine.rules.loading import Tree
from parlour.lab.definition import Definition, define, enough_seats, rules_of
from parlour.lab.errors import BadExperiment
from parlour.lab.seeding import shuffle_for
from parlour.lab.sweep.values import Varied, point_text


class BaseRules(NamedTuple):
    """The rules that all points have in common: a game's variant, a user's changes and single switches."""

    game: Game
    variant: str = "default"
    change: Tree | None = None
    switches: Mapping[str, Any] = {}

    def at(self, point: Mapping[str, Any]) -> RulesAsset:
        """Return the rules of a point."""
        rules: RulesAsset = self.game.rules(self.variant, self.change, {**self.switches, **point})
        return rules


class Point(NamedTuple):
    """One combination of values, and the experiment that it is."""

    switches: dict[str, Any]
    definition: Definition


def define_points(
    base: BaseRules, varied: Varied, players: tuple[str, ...], *, seats: int | None, seed: int
) -> list[Point]:
    """Define all experiments of a sweep, or refuse the first point that cannot be played, and say which.

    All of them have the same seed, and as many seats as the first, so that they can be compared.
    """
    _refuse_switch_twice(base, varied)
    combinations = [dict(zip(varied, values, strict=True)) for values in product(*varied.values())]
    table = seats or enough_seats(_rules_at(base, combinations[0]), len(players))
    points = []
    for switches in combinations:
        rules = _rules_at(base, switches)
        try:
            definition = define(base.game, rules, players, seats=table, seed=seed)
        except ParlourError as error:
            raise _refusal_at(switches, error) from None
        points.append(Point(switches, definition))
    return points


def have_same_cards(points: Sequence[Point]) -> bool:
    """Return whether all points are played with the same pack, so that the same seed deals the same cards."""
    return len({tuple(_pack_of(point)) for point in points}) == 1


def _pack_of(point: Point) -> list[int]:
    game, rules = rules_of(point.definition)
    return cards_on(game.begin(rules, point.definition.seats, shuffle_for(point.definition.seed, 0)))


def _rules_at(base: BaseRules, switches: Mapping[str, Any]) -> RulesAsset:
    try:
        return base.at(switches)
    except ParlourError as error:
        raise _refusal_at(switches, error) from None


def _refusal_at(switches: Mapping[str, Any], error: ParlourError) -> ParlourError:
    return BadExperiment(error.code, f"At {point_text(switches)}: {error.sentence}")


def _refuse_switch_twice(base: BaseRules, varied: Varied) -> None:
    """Refuse a switch that is varied under two names, or varied and set."""
    seen: dict[str, str] = {}
    for name, how in _named_switches(base, varied):
        path = base.game.switch_path(name, base.variant)
        if path in seen:
            said = f"{path} cannot be {seen[path]} and {how} at once: leave one of them out."
            raise BadExperiment("bad-sweep", said)
        seen[path] = how


def _named_switches(base: BaseRules, varied: Varied) -> Iterator[tuple[str, str]]:
    for name in base.switches:
        yield name, f"set as {name}"
    for name in varied:
        yield name, f"varied as {name}"
