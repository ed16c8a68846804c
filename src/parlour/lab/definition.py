"""The definition of an experiment: which players, at which game, by which rules, from which seed."""

from collections.abc import Iterable
from functools import cache
from hashlib import sha256

import msgspec

from parlour.engine.rules.asset import RulesAsset
from parlour.engine.rules.finder import find_game
from parlour.engine.rules.game import Game
from parlour.engine.rules.loading import read_tree, to_asset, to_tree
from parlour.lab.errors import BadExperiment
from parlour.lab.run.fingerprint import print_of
from parlour.players.kinds import is_own, remarks_on


class Definition(msgspec.Struct, frozen=True):
    """All that the numbers depend on; how many games are played only makes them sharper."""

    game: str
    rules: bytes
    players: tuple[str, ...]
    seats: int
    seed: int
    code: str

    def name(self) -> str:
        """Return a short name that no other definition has, nor this one once the code has changed."""
        return f"{self.game}-{sha256(msgspec.json.encode(self)).hexdigest()[:16]}"


def define(
    game: Game, rules: RulesAsset, players: tuple[str, ...], *, seats: int | None, seed: int
) -> Definition:
    """Define an experiment; refuse a table that the rules do not allow, and players made for another."""
    table = seats or enough_seats(rules, len(players))
    complaint = rules.complaint(table)
    if complaint:
        raise BadExperiment("cannot-seat", complaint)
    table_remarks(players, game, rules, table)
    written = msgspec.json.encode(to_tree(rules), order="deterministic")
    return Definition(game.id, written, players, table, seed, print_of(game.package, players, rules))


def table_remarks(players: Iterable[str], game: Game, rules: RulesAsset, seats: int) -> list[str]:
    """Return who plays at such a table as another than the word says; your own bot is itself everywhere."""
    return remarks_on([word for word in players if not is_own(word)], game, rules, seats)


def enough_seats(rules: RulesAsset, players: int) -> int:
    """Return as many seats as players; where the rules forbid that, the next number up, or else down."""
    possible = [*range(players, rules.players.most + 1), *range(players - 1, 1, -1)]
    return next((seats for seats in possible if not rules.complaint(seats)), players)


@cache
def rules_of(definition: Definition) -> tuple[Game, RulesAsset]:
    """Return the game and the rules of an experiment, read once in each process."""
    game = find_game(definition.game)
    return game, to_asset(read_tree(definition.rules, "the rules"), game.asset, "The rules of the question")
