# parlour: hot
"""Bets in imagined games of Three Card Brag: what they bring, a hand standing for the share it beats."""

from typing import Final

from parlour.cards.luck import Luck
from parlour.cards.pack import pack
from parlour.engine.play.move import Move
from parlour.engine.rules.cache import remembered
from parlour.games.three_card_brag.rules.betting import cost_of, highest_raise, highest_stake, show_price
from parlour.games.three_card_brag.rules.hands.ranking import HAND, NO_TRUMP, HandRanking
from parlour.games.three_card_brag.rules.table import FINAL, BragTable
from parlour.games.three_card_brag.rules.verbs import BET, BET_BLIND, RAISE
from parlour.games.three_card_brag.thinking.opponent_model import (
    Rival,
    bet_message,
    pot_value,
    unknown_hands,
)
from parlour.kit.field import Field, field_of

_SAMPLE: Final = 1000
_DRAWS: Final = [0.32, 0.55, 0.71, 0.84, 0.95]
"""The shares that a card turn may bring a hand to, each as likely as the others."""


def share(table: BragTable, seat: int) -> float:
    """The share of hands that are lower than the seat's."""
    ranking = table.terms.ranking
    strength = int(ranking.strength(table.cards, HAND * seat, table.trump))
    return _field(ranking).share_below(strength)


def _field(ranking: HandRanking) -> Field:
    """A thousand hands that stand for all of them."""
    return remembered("three-card-brag.sample", ranking, lambda: _sampled(ranking))


def _sampled(ranking: HandRanking) -> Field:
    luck, cards, strengths = Luck(1), pack(), []
    for _ in range(_SAMPLE):
        luck.shuffle(cards)
        strengths.append(int(ranking.strength(cards, 0, NO_TRUMP)))
    return field_of(strengths)


def prospects(table: BragTable, seat: int) -> list[float]:
    """The shares that a seen hand may beat at the showdown, each as likely as the others."""
    held = share(table, seat)
    if table.stage == FINAL or not table.terms.may_draw:
        return [held]
    return [max(held, drawn) for drawn in _DRAWS]


def hands_of(table: BragTable, rival: int) -> float:
    """For how many unknown hands a rival counts at the showdown, its bets apart."""
    return unknown_hands(table.has_seen[rival], table.stage == FINAL, table.terms.may_draw)


def message_of(table: BragTable, rival: int) -> float:
    """How many times more a rival's hand counts for its coins: no more while they were paid blind."""
    if not table.has_seen[rival]:
        return 1.0
    paid = table.blind_coins[rival] + table.seen_coins[rival] - table.terms.ante
    return bet_message(paid, table.terms.opening)


def bet_value(table: BragTable, seat: int, stake: int, shares: list[float], *, heeds: bool = True) -> float:
    """The coins that paying for this stake brings on average over these shares.

    The others' bets are taken for a message where they are heeded.
    """
    cost = min(table.coins[seat], cost_of(table, seat, stake))
    pot = table.pot + cost
    rivals: list[Rival] = []
    for rival in rivals_of(table, seat):
        message = message_of(table, rival) if heeds else 1.0
        pays = min(table.coins[rival], cost_of(table, rival, stake))
        rivals.append(Rival(message * hands_of(table, rival), pays, pot))
    total = 0.0
    for held in shares:
        total += pot_value([held] * len(rivals), rivals, pot)
    return total / len(shares) - cost


def showing_value(table: BragTable, seat: int) -> float:
    """The coins that a showdown at once brings: nobody else pays, draws or folds (§Showing)."""
    cost = min(table.coins[seat], show_price(table, seat))
    pot = table.pot + cost
    rivals: list[Rival] = []
    for rival in rivals_of(table, seat):
        drawn = hands_of(table, rival) if table.stage == FINAL else 1.0
        rivals.append(Rival(message_of(table, rival) * drawn, 0, pot))
    return pot_value([share(table, seat)] * len(rivals), rivals, pot) - cost


def rivals_of(table: BragTable, seat: int) -> list[int]:
    """The other seats that are still in."""
    return [rival for rival in range(table.seats) if table.live[rival] and rival != seat]


def rises(table: BragTable, seat: int) -> tuple[int, int]:
    """The lowest and the highest stake that is a bet or a raise (§Betting)."""
    if table.stake == 0:
        return table.terms.opening, highest_stake(table, seat)
    return table.stake + table.terms.base_bet, highest_raise(table, seat)


def raise_to(table: BragTable, seat: int, stake: int) -> Move:
    """The move that brings the stake to this."""
    if table.stake > 0:
        return Move(RAISE, amount=stake)
    return Move(BET, amount=2 * stake) if table.has_seen[seat] else Move(BET_BLIND, amount=stake)
