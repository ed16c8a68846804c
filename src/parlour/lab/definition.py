"""A question to the lab: which players, at which game, by which rules, from which seed."""

from collections.abc import Iterable
from functools import cache
from hashlib import sha256

import msgspec

from parlour.engine.rules.asset import RulesAsset
from parlour.engine.rules.finder import find_game
from parlour.engine.rules.game import Game
from parlour.engine.rules.loading import read_tree, to_asset, to_tree
from parlour.lab.errors import BadExperiment
from parlour.lab.players import is_own
from parlour.lab.run.fingerprint import print_of
from parlour.players.kinds import remarks_on


class Definition(msgspec.Struct, frozen=True):
    """All that the numbers depend on; how many games are played only makes them sharper."""

    game: str
    rules: bytes
    players: tuple[str, ...]
    seats: int
    seed: int
    code: str

    def name(self) -> str:
        """A short name that no other question has, nor this one once the code has changed."""
        return f"{self.game}-{sha256(msgspec.json.encode(self)).hexdigest()[:16]}"


def define(
    game: Game, rules: RulesAsset, players: tuple[str, ...], *, seats: int | None, seed: int
) -> Definition:
    """The question; refuses a table that the rules do not allow, and players that were made for another."""
    table = seats or enough_seats(rules, len(players))
    complaint = rules.complaint(table)
    if complaint:
        raise BadExperiment("cannot-seat", complaint)
    table_remarks(players, game, rules, table)
    written = msgspec.json.encode(to_tree(rules), order="deterministic")
    return Definition(game.id, written, players, table, seed, print_of(game.package, players))


def table_remarks(players: Iterable[str], game: Game, rules: RulesAsset, seats: int) -> list[str]:
    """Who plays at such a table as another than the word says; a bot of one's own is itself everywhere."""
    return remarks_on([word for word in players if not is_own(word)], game, rules, seats)


def enough_seats(rules: RulesAsset, players: int) -> int:
    """As many seats as players; where the rules do not allow that, the next number up, or else down."""
    possible = [*range(players, rules.players.most + 1), *range(players - 1, 1, -1)]
    return next((seats for seats in possible if not rules.complaint(seats)), players)


@cache
def rules_of(definition: Definition) -> tuple[Game, RulesAsset]:
    """The game and the rules that the question is about, read once in each process."""
    game = find_game(definition.game)
    return game, to_asset(read_tree(definition.rules, "the rules"), game.asset, "The rules of the question")
