# parlour: hot
"""Bets in imagined games of Three Card Brag: what they bring, a hand standing for the share it beats."""

from typing import Final

from parlour.cards.luck import Luck
from parlour.cards.pack import pack
from parlour.engine.play.move import Move
from parlour.engine.rules.cache import cached_part
from parlour.games.three_card_brag.rules.betting import cost_of, highest_rise, lowest_rise, show_price
from parlour.games.three_card_brag.rules.hands.ranking import NO_TRUMP, HandRanking
from parlour.games.three_card_brag.rules.table import FINAL, BragTable
from parlour.games.three_card_brag.rules.verbs import BET, BET_BLIND, RAISE
from parlour.games.three_card_brag.thinking.opponent_model import (
    Rival,
    bet_message,
    outlook,
    unknown_hands,
)
from parlour.games.three_card_brag.thinking.standing import RoundWorth, standing_of
from parlour.kit.field import Field, field_of
from parlour.kit.seat_sets import seat_list

_SAMPLE: Final = 1000
_DRAWS: Final = [0.32, 0.55, 0.71, 0.84, 0.95]
"""The shares that a card turn may bring a hand to, each as likely as the others."""


def share(table: BragTable, seat: int) -> float:
    """Return the share of hands that are lower than the seat's."""
    return _field(table.terms.ranking).share_below(table.strength(seat))


def _field(ranking: HandRanking) -> Field:
    """Return a thousand hands that stand for all of them."""
    return cached_part("three-card-brag.sample", ranking, lambda: _sample_field(ranking))


def _sample_field(ranking: HandRanking) -> Field:
    luck, cards, strengths = Luck(1), pack(), []
    for _ in range(_SAMPLE):
        luck.shuffle(cards)
        strengths.append(int(ranking.strength(cards, 0, NO_TRUMP)))
    return field_of(strengths)


def hands_of(table: BragTable, rival: int) -> float:
    """Return for how many unknown hands a rival counts at the showdown, its bets apart."""
    return unknown_hands(table.has_seen(rival), table.stage == FINAL, table.terms.may_draw)


def message_of(table: BragTable, rival: int, seat: int) -> float:
    """Return how many times more a rival's hand counts for its coins: no more while they were paid blind.

    `seat` is who asks, and who may have answered those coins.
    """
    if not table.has_seen(rival):
        return 1.0
    paid, answered = _bets_of(table, rival), _bets_of(table, seat)
    return bet_message(paid, table.terms.opening, answered=answered, coins=table.coins(rival))


def _bets_of(table: BragTable, seat: int) -> int:
    """Return the coins paid in this round beyond the ante."""
    return table.paid(seat) - table.terms.ante


class BetEstimates:
    """What a seat that has looked may do, as chances to win the match beyond what a fold leaves.

    The others' bets are heeded or not.
    """

    def __init__(self, table: BragTable, seat: int, *, heeds: bool) -> None:
        self.table = table
        self.seat = seat
        self.held = share(table, seat)
        self.rivals = [rival for rival in seat_list(table.live, table.seats) if rival != seat]
        self.messages = [message_of(table, rival, seat) for rival in self.rivals]
        self.heeds = heeds
        self.worth = RoundWorth(standing_of(table, seat, in_round=True), self.rivals)

    def prospects(self) -> list[float]:
        """Return the shares that the hand may beat at the showdown, each as likely as the others."""
        if self.table.stage == FINAL or not self.table.terms.may_draw:
            return [self.held]
        return [max(self.held, drawn) for drawn in _DRAWS]

    def of_stake(self, stake: int, shares: list[float]) -> float:
        """Return what paying for this stake is worth on average over these shares."""
        table = self.table
        cost = min(table.coins(self.seat), cost_of(table, self.seat, stake))
        pot = table.pot + cost
        rivals: list[Rival] = []
        for place in range(len(self.rivals)):
            rival = self.rivals[place]
            message = self.messages[place] if self.heeds else 1.0
            pays = min(table.coins(rival), cost_of(table, rival, stake))
            rivals.append(Rival(message * hands_of(table, rival), pays, pot))
        return self._average(shares, rivals, cost)

    def of_showing(self) -> float:
        """Return what a showdown at once is worth, bets heeded: nobody else pays or folds (§Showing)."""
        table = self.table
        cost = min(table.coins(self.seat), show_price(table, self.seat))
        rivals: list[Rival] = []
        for place in range(len(self.rivals)):
            drawn = hands_of(table, self.rivals[place]) if table.stage == FINAL else 1.0
            rivals.append(Rival(self.messages[place] * drawn, 0, table.pot + cost))
        return self._average([self.held], rivals, cost)

    def _average(self, shares: list[float], rivals: list[Rival], cost: int) -> float:
        outlooks = [outlook([held] * len(rivals), rivals) for held in shares]
        return self.worth.average(outlooks, self.table.pot, cost)


def rises(table: BragTable, seat: int) -> tuple[int, int]:
    """Return the lowest and the highest stake that is a bet or a raise (§Betting)."""
    return lowest_rise(table), highest_rise(table, seat)


def raise_to(table: BragTable, seat: int, stake: int) -> Move:
    """Return the move that brings the stake to this."""
    if table.stake > 0:
        return Move(RAISE, amount=stake)
    return Move(BET, amount=2 * stake) if table.has_seen(seat) else Move(BET_BLIND, amount=stake)
