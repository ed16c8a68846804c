"""The lines of a saved game: its header, its moves and its end, as they are written and read."""

from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec

from parlour.cards.fair import SHUFFLE_V1
from parlour.cards.seeds import commitment
from parlour.engine.play.outcome import Outcome
from parlour.engine.rules.asset import RulesAsset
from parlour.engine.rules.loading import Tree, plain_complaint, to_tree
from parlour.match.errors import at_line
from parlour.match.seating import SeatCard
from parlour.match.store.file.move_json import Turn, move_tree

FORMAT = 1


class Line(msgspec.Struct, frozen=True, kw_only=True, rename="camel", forbid_unknown_fields=True):
    """Any line: unknown fields are errors, and the hash vouches for all lines up to here."""

    hash: str


AnyLine = TypeVar("AnyLine", bound=Line)


class HeaderLine(Line, frozen=True):
    """What is played, by whom, and the promise of a seed."""

    parlour: int
    game: str
    rules_version: int
    variant: str
    rules: dict[str, Any]
    seats: list[SeatCard]
    shuffle: str
    commitment: str


class MoveLine(Line, frozen=True):
    """The n-th move, counted from 1."""

    n: int
    seat: int
    move: Any


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the game ended."""

    winners: list[int]
    places: list[int]
    tallies: list[int]


class EndLine(Line, frozen=True):
    """The result, and the seed that was promised."""

    end: Result
    seed: str


def header_tree(game: str, rules: RulesAsset, seats: Sequence[SeatCard], seed: bytes) -> Tree:
    """The header; nothing in it but the commitment depends on the seed."""
    return {
        "parlour": FORMAT,
        "game": game,
        "rulesVersion": rules.metadata.schema_version,
        "variant": rules.metadata.variant,
        "rules": to_tree(rules),
        "seats": [msgspec.to_builtins(card) for card in seats],
        "shuffle": SHUFFLE_V1,
        "commitment": commitment(seed),
    }


def turn_tree(n: int, turn: Turn) -> Tree:
    return {"n": n, "seat": turn.seat, "move": move_tree(turn.move)}


def end_tree(outcome: Outcome, seed: bytes) -> Tree:
    return {"end": msgspec.to_builtins(result_of(outcome)), "seed": seed.hex()}


def result_of(outcome: Outcome) -> Result:
    return Result(outcome.winners(), outcome.places, outcome.tallies)


def typed(number: int, tree: Tree, kind: type[AnyLine]) -> AnyLine:
    """The line of this number with its fields checked."""
    try:
        return msgspec.convert(tree, kind)
    except msgspec.ValidationError as error:
        raise at_line(number, "bad-line", f"is wrong: {plain_complaint(str(error))}") from None
