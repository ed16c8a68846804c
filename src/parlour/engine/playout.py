# parlour: hot
"""Random play inside the compiled engine: whole games, and a checksum that every mode must agree on."""

from typing import Final

from mypy_extensions import i64

from parlour.cards.luck import Luck
from parlour.engine.play.move import Move
from parlour.engine.play.position import Position

WORD: Final = 0x3FFFFFFF


def playout(position: Position, luck: Luck, limit: i64 = 1_000_000) -> i64:
    """Play random moves to the end, at most limit of them, and return how many."""
    played: i64 = 0
    while played < limit and not position.is_over():
        position.play_random_move(luck)
        played += 1
    return played


def checksum(position: Position, luck: Luck) -> i64:
    """Return a number that depends on every move of a random game and on how it ended."""
    total: i64 = 0
    while position.to_act():
        seat = position.to_act()[-1]
        move = position.moves(seat).pick(luck)
        position.apply(seat, move)
        total = mix_in_move(total, move)
    outcome = position.outcome()
    assert outcome is not None, "a game that is over has an outcome"
    for tally in outcome.tallies:
        total = (total * 31 + tally) & WORD
    return total


def mix_in_move(total: i64, move: Move) -> i64:
    """Return the running checksum with one more move in it."""
    for slot in move.slots:
        total = (total * 31 + slot + 7) & WORD
    for card in move.cards:
        total = (total * 31 + card + 3) & WORD
    for letter in move.verb + move.suit:
        total = (total * 31 + ord(letter)) & WORD
    return (total * 31 + move.amount) & WORD
