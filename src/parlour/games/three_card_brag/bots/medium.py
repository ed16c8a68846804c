"""The medium house bot of Three Card Brag: exact hand strength, pot odds, and a while of cheap blind play."""

from typing import Final

from parlour.engine.play.move import Move
from parlour.games.three_card_brag.bots.card_turn import take_card
from parlour.games.three_card_brag.bots.chances import Odds
from parlour.games.three_card_brag.bots.eyes import Sight
from parlour.games.three_card_brag.bots.player import BragBot
from parlour.games.three_card_brag.rules import verbs

STAYS_BLIND: Final = 0.5
CHEAP: Final = 2
RAISES_FROM: Final = 0.65
DARES: Final = 0.7


class MediumBot(BragBot):
    """Knows how often it wins against so many hands, and what the pot pays; takes no bet for a message."""

    def bet(self, sight: Sight, odds: Odds) -> Move:
        if not sight.me.has_seen:
            stays = self.plays_blind(sight) and self.luck.chance(STAYS_BLIND)
            return sight.staying() if stays else Move(verbs.SEE_HAND)
        chance = win_chance(odds)
        if chance >= raises_from(sight) and sight.stakes() != (0, 0) and self.luck.chance(DARES):
            return sight.raised_to(fair_stake(sight))
        pays = chance * (sight.pot + sight.me.price) >= sight.me.price
        return sight.staying() if pays else Move(verbs.FOLD)

    def plays_blind(self, sight: Sight) -> bool:
        """Early in the round, while a blind coin buys much for little."""
        return sight.phase == "betting" and sight.stake <= CHEAP * sight.rules.betting.opening()

    def card_turn(self, sight: Sight, odds: Odds) -> Move:
        return take_card(sight, odds)


def win_chance(odds: Odds) -> float:
    """How often the hand, as it may become, beats all rivals' hands."""
    hands = sum(odds.hands_of(rival) for rival in odds.sight.rivals)
    prospects = odds.prospects()
    return float(sum(odds.field.share(strength) ** hands for strength in prospects) / len(prospects))


def raises_from(sight: Sight) -> float:
    """The chance of winning that is worth a raise: a better one with every opening bet already paid."""
    opening = 2 * sight.rules.betting.opening()
    return 1 - (1 - RAISES_FROM) * opening / (opening + sight.me.paid / 4)


def fair_stake(sight: Sight) -> int:
    """Two opening bets to begin with, later about half the pot more."""
    if sight.stake == 0:
        return max(CHEAP * sight.rules.betting.opening(), sight.pot // 4)
    return sight.stake + max(sight.rules.betting.base_bet, sight.pot // 4)
