"""The hard house bot of Three Card Brag: weighs every bet by the coins it brings, and reads others' bets."""

from typing import Final

from parlour.engine.play.move import Move
from parlour.games.three_card_brag.bots.bet_value import Scales
from parlour.games.three_card_brag.bots.card_turn import take_card
from parlour.games.three_card_brag.bots.chances import Odds
from parlour.games.three_card_brag.bots.eyes import Sight
from parlour.games.three_card_brag.bots.player import BragBot
from parlour.games.three_card_brag.rules import verbs

SHOWING: Final = 3.0
"""How many times more than playing on a showdown at once must bring."""


class HardBot(BragBot):
    """Compares staying, a few stakes, a showdown and a look at its hand, and takes what brings most."""

    def bet(self, sight: Sight, odds: Odds) -> Move:
        return seen_bet(sight, odds) if sight.me.has_seen else blind_bet(sight, odds)

    def card_turn(self, sight: Sight, odds: Odds) -> Move:
        if not sight.me.has_seen or verbs.SHOW_HAND not in sight.verbs:
            return take_card(sight, odds)
        scales = Scales(odds)
        going_on = scales.weigh(sight.stake, sight.me, odds.prospects())
        shows = scales.weigh_showing([odds.held()]) > SHOWING * going_on
        return Move(verbs.SHOW_HAND) if shows else take_card(sight, odds)


def seen_bet(sight: Sight, odds: Odds) -> Move:
    """With a hand that is known: the stake that brings most, a showdown, or nothing more."""
    scales, prospects = Scales(odds), odds.prospects()
    worth, stake = max((scales.weigh(stake, sight.me, prospects), stake) for stake in scales.stakes())
    if verbs.SHOW_HAND in sight.verbs:
        showing = scales.weigh_showing([odds.held()])
        if showing > max(0.0, SHOWING * worth):
            return Move(verbs.SHOW_HAND)
    return paid(sight, worth, stake)


def blind_bet(sight: Sight, odds: Odds) -> Move:
    """Looks when knowing the hand is worth more than paying half (§Blind and seen)."""
    scales, blind = Scales(odds), odds.blind_prospects()
    worth, stake = max((scales.weigh(stake, sight.me, blind), stake) for stake in scales.stakes())
    looks = worth <= 0 or scales.weigh_looking(odds.looks()) > worth
    return Move(verbs.SEE_HAND) if looks else paid(sight, worth, stake)


def paid(sight: Sight, worth: float, stake: int) -> Move:
    """Pays for the stake chosen, or folds when it loses coins; what costs nothing is never folded."""
    if stake > sight.stake and worth > 0:
        return sight.raised_to(stake)
    return sight.staying() if worth >= 0 or sight.me.price == 0 else Move(verbs.FOLD)
