# parlour: hot
"""What a hand of Claim is worth: runs for those who declared, and what the other cards cost (§Score).

The ranks held in one suit are bits, and neighbouring bits are a run. Bit r stands for rank r, so the ace is
bit 14; an ace that does not join the king moves to bit 1, below the 2, or to a bit without neighbours.
"""

from typing import Final, NamedTuple

from mypy_extensions import i64

from parlour.cards.codes import ACE, NO_SUIT, RANKS, SUIT_OF, SUITS, card_of
from parlour.games.claim.rules.terms import LONE_ACE, LOW_ACE, Terms

_KING: Final = 13
_ACE_BIT: Final = 1 << ACE
_KING_BIT: Final = 1 << _KING
_LOW_ACE_BIT: Final = 1 << LOW_ACE
_LONE_ACE_BIT: Final = 1 << LONE_ACE
_ANY_ACE: Final = _ACE_BIT | _LOW_ACE_BIT | _LONE_ACE_BIT
_ABOVE_ANY_CARD: Final = 1_024
"""More than any card counts: what a suit scores weighs more than the card that would win it."""


class Run(NamedTuple):
    """Neighbours of one suit that score, from high to low; an ace that joins the 2 comes last (§Runs)."""

    cards: tuple[int, ...]
    points: int


def card_value(terms: Terms, card: int) -> i64:
    """Return what one card counts, as the rules say of its rank (§Cards)."""
    return terms.values[card]


def card_sum(terms: Terms, cards: list[int]) -> i64:
    """Add up the cards."""
    total: i64 = 0
    for card in cards:
        total += card_value(terms, card)
    return total


def highest(terms: Terms, cards: list[int]) -> i64:
    """Return the highest card's value, 0 without cards: what an undeclared player is charged (§Charges)."""
    best: i64 = 0
    for card in cards:
        best = max(best, card_value(terms, card))
    return best


def best_of_suit(terms: Terms, cards: list[int], suit: int) -> i64:
    """Return the value of the highest card of a suit, 0 without one: who keeps a suit (§Declaring)."""
    best: i64 = 0
    for card in cards:
        if SUIT_OF[card] == suit:
            best = max(best, card_value(terms, card))
    return best


def run_points(terms: Terms, cards: list[int], suit: int) -> i64:
    """Return what the runs in a suit score (§Runs)."""
    total: i64 = 0
    left = _ace_placed(terms, _ranks_in(cards, suit))
    while left:
        block = _lowest_block(left)
        total += _block_points(terms, block)
        left ^= block
    return total


def find_sequences(terms: Terms, cards: list[int], suit: int) -> list[Run]:
    """Return the runs in a suit that score, the highest first; together they score `run_points` (§Runs)."""
    found: list[Run] = []
    left = _ace_placed(terms, _ranks_in(cards, suit))
    while left:
        block = _lowest_block(left)
        points = _block_points(terms, block)
        if points > 0:
            found.append(Run(_cards_in(block, suit), int(points)))
        left ^= block
    return found[::-1]


def _cards_in(block: i64, suit: int) -> tuple[int, ...]:
    """Return the cards of a block from high to low, an ace where it lies in the run."""
    ranks = [rank for rank in range(LONE_ACE, 0, -1) if block >> rank & 1]
    return tuple([card_of(ACE if rank in (LOW_ACE, LONE_ACE) else rank, suit) for rank in ranks])


def _ranks_in(cards: list[int], suit: int) -> i64:
    """Return the ranks held in one suit, as bits."""
    held: i64 = 0
    one: i64 = 1
    for card in cards:
        if SUIT_OF[card] == suit:
            rank: i64 = RANKS[card]
            held |= one << rank
    return held


def _ace_placed(terms: Terms, held: i64) -> i64:
    """Put the ace beside the king if held, otherwise the 2, never both (§Runs, §Switches, wraparound)."""
    if not held & _ACE_BIT or (held & _KING_BIT and terms.ace_meets_king):
        return held
    return held ^ _ACE_BIT | (_LOW_ACE_BIT if terms.ace_meets_two else _LONE_ACE_BIT)


def _lowest_block(held: i64) -> i64:
    """Return the lowest card with all its neighbours above: one added at the bottom carries through all."""
    return held & ~(held + (held & -held))


def _block_points(terms: Terms, block: i64) -> i64:
    """Return sum times length where the block is a run long enough, of a kind that scores (§Runs)."""
    total: i64 = 0
    length: i64 = 0
    rank: i64 = LOW_ACE
    while block >> rank:
        if block >> rank & 1:
            total += terms.rank_values[rank]
            length += 1
        rank += 1
    scores = terms.ace_runs_score if block & _ANY_ACE else terms.plain_runs_score
    if not scores or length < terms.shortest_run:
        return 0
    return total * length


def calculate_penalty(terms: Terms, cards: list[int], suit: int) -> i64:
    """Return the sum of all cards of other suits, which a declared player loses (§Score)."""
    total: i64 = 0
    for card in cards:
        if SUIT_OF[card] != suit:
            total += card_value(terms, card)
    return total


def score(terms: Terms, cards: list[int], suit: int, penalties: i64 = 0) -> i64:
    """Return the score at a showdown; suit NO_SUIT is a player who never declared (§Score)."""
    if suit == NO_SUIT:
        return _undeclared_score(terms, cards)
    points = run_points(terms, cards, suit) - calculate_penalty(terms, cards, suit)
    if terms.penalties_in_score:
        return points - penalties
    return points


def _undeclared_score(terms: Terms, cards: list[int]) -> i64:
    """Return what never having declared costs: runs or faces, as a number below zero (§Score)."""
    runs: i64 = 0
    for suit in range(len(SUITS)):
        runs += run_points(terms, cards, suit)
    if terms.runs_else_faces and runs > 0:
        return -runs
    return -max(runs, card_sum(terms, cards))


def may_call(terms: Terms, cards: list[int], suit: int, penalties: i64) -> bool:
    """Return whether a declared seat has enough points in runs, and more than penalties (§Calling)."""
    if suit == NO_SUIT:
        return False
    points = run_points(terms, cards, suit)
    return points >= terms.minimum_points and points > penalties


def suit_merit(terms: Terms, cards: list[int], suit: int) -> i64:
    """Return what the cards score with a suit, and behind it the card that would win it in a conflict."""
    return score(terms, cards, suit) * _ABOVE_ANY_CARD + best_of_suit(terms, cards, suit)


def best_suit(terms: Terms, cards: list[int], suits: list[int]) -> int:
    """Return the suit that makes most of the cards; between equals the one with the higher card."""
    best, most = suits[0], suit_merit(terms, cards, suits[0])
    for suit in suits:
        merit = suit_merit(terms, cards, suit)
        if merit > most:
            best, most = suit, merit
    return best


def suits_held(cards: list[int]) -> list[int]:
    """Return the suits of these cards, each once, in their order."""
    return sorted({SUIT_OF[card] for card in cards})
