"""The house bots of Three Card Brag, level by level: easy, medium and hard."""

from typing import Final

from parlour.engine.play.move import Move
from parlour.games.three_card_brag.bots.bet_value import BetValues
from parlour.games.three_card_brag.bots.card_turn import take_card
from parlour.games.three_card_brag.bots.chances import Chances
from parlour.games.three_card_brag.bots.eyes import BragEyes
from parlour.games.three_card_brag.bots.player import BragBot
from parlour.games.three_card_brag.rules import verbs
from parlour.games.three_card_brag.thinking.opponent_model import SHOWING

_EASY_LOOKS: Final = 0.6
_EASY_SLIPS: Final = 0.12
_EASY_CALLS_FROM: Final = 0.35
_EASY_RAISES_FROM: Final = 0.8
_EASY_RAISES: Final = 0.4
_DEAR: Final = 20
"""A call is dear from this part of its coins on: a twentieth."""

_MEDIUM_STAYS_BLIND: Final = 0.5
_MEDIUM_RAISES_FROM: Final = 0.65
_MEDIUM_RAISES: Final = 0.7
_CHEAP: Final = 2
"""How many lowest stakes are cheap."""


class EasyBot(BragBot):
    """Loose, timid with raises and often mistaken: plays its own hand and nobody else's."""

    def bet(self, eyes: BragEyes, chances: Chances) -> Move:
        """Call with anything fair, raise little."""
        if not eyes.mine.has_seen:
            looks = _is_dear(eyes) or self.luck.chance(_EASY_LOOKS)
            return Move(verbs.SEE_HAND) if looks else eyes.stay()
        share = chances.field.share(chances.held())
        if share >= _EASY_RAISES_FROM and eyes.stakes() != (0, 0) and self.luck.chance(_EASY_RAISES):
            return eyes.raise_to(eyes.stakes()[0])
        if self.luck.chance(_EASY_SLIPS):
            share = 1 - share
        wanted = _EASY_RAISES_FROM if _is_dear(eyes) else _EASY_CALLS_FROM
        return eyes.stay() if share >= wanted or eyes.mine.price == 0 else Move(verbs.FOLD)

    def card_turn(self, eyes: BragEyes, chances: Chances) -> Move:
        """Miss every eighth chance; a card once taken must go somewhere."""
        slips = self.luck.chance(_EASY_SLIPS) and verbs.PASS in eyes.verbs
        return Move(verbs.PASS) if slips else take_card(chances)


def _is_dear(eyes: BragEyes) -> bool:
    """Return whether the call costs so much of its coins that even the easy bot thinks twice."""
    return eyes.mine.price * _DEAR > eyes.mine.coins


class MediumBot(BragBot):
    """Knows how often it wins against so many hands, and what the pot pays; takes no bet for a message."""

    def bet(self, eyes: BragEyes, chances: Chances) -> Move:
        if not eyes.mine.has_seen:
            stays = _plays_blind(eyes) and self.luck.chance(_MEDIUM_STAYS_BLIND)
            return eyes.stay() if stays else Move(verbs.SEE_HAND)
        chance = win_chance(chances)
        if chance >= raises_from(eyes) and eyes.stakes() != (0, 0) and self.luck.chance(_MEDIUM_RAISES):
            return eyes.raise_to(fair_stake(eyes))
        pays = chance * (eyes.pot + eyes.mine.price) >= eyes.mine.price
        return eyes.stay() if pays else Move(verbs.FOLD)

    def card_turn(self, eyes: BragEyes, chances: Chances) -> Move:
        return take_card(chances)


def _plays_blind(eyes: BragEyes) -> bool:
    """Return whether it is early in the round, while a blind coin buys much for little."""
    return eyes.phase == "betting" and eyes.stake <= _CHEAP * eyes.rules.betting.opening()


def win_chance(chances: Chances) -> float:
    """Return how often the hand, as it may become, beats all rivals' hands as dealt.

    To count their card turns too folds so much that at a larger table one wild rival takes another's coins.
    """
    hands, prospects = len(chances.eyes.others), chances.prospects()
    return float(sum(chances.field.share(strength) ** hands for strength in prospects) / len(prospects))


def raises_from(eyes: BragEyes) -> float:
    """Return the chance of winning that is worth a raise: more with every opening bet paid."""
    opening = 2 * eyes.rules.betting.opening()
    return 1 - (1 - _MEDIUM_RAISES_FROM) * opening / (opening + eyes.mine.paid / 4)


def fair_stake(eyes: BragEyes) -> int:
    """Return the stake of a raise: two opening bets to begin with, later about half the pot more."""
    if eyes.stake == 0:
        return max(_CHEAP * eyes.rules.betting.opening(), eyes.pot // 4)
    return eyes.stake + max(eyes.rules.betting.base_bet, eyes.pot // 4)


class HardBot(BragBot):
    """Compares staying, a few stakes, a showdown and a look at its hand by what they do for the match."""

    def sits_on_lead(self, eyes: BragEyes) -> bool:
        return eyes.standing().is_safe()

    def bet(self, eyes: BragEyes, chances: Chances) -> Move:
        return _seen_bet(eyes, chances) if eyes.mine.has_seen else _blind_bet(eyes, chances)

    def instead(self, eyes: BragEyes, move: Move) -> Move:
        """Take a free showdown for the last check: who checks only gives the rival the choice to bet."""
        return Move(verbs.SHOW_HAND) if move.verb == verbs.CHECK and _shows_for_nothing(eyes) else move

    def card_turn(self, eyes: BragEyes, chances: Chances) -> Move:
        if not eyes.mine.has_seen or verbs.SHOW_HAND not in eyes.verbs:
            return take_card(chances)
        values = BetValues(chances)
        going_on = values.of_stake(eyes.stake, eyes.mine, chances.prospects())
        shows = values.of_showing() > SHOWING * going_on
        return Move(verbs.SHOW_HAND) if shows else take_card(chances)


def _shows_for_nothing(eyes: BragEyes) -> bool:
    """Return whether no card is to come, and a showdown with the one rival costs nothing (§Showing)."""
    may_show = eyes.phase == "final" and verbs.SHOW_HAND in eyes.verbs
    return may_show and len(eyes.others) == 1 and eyes.show_price() == 0


def _seen_bet(eyes: BragEyes, chances: Chances) -> Move:
    """Bet what brings most with a hand that is known, show it, or pay nothing more."""
    values, prospects = BetValues(chances), chances.prospects()
    value, stake = values.best_stake(eyes.mine, prospects)
    if verbs.SHOW_HAND in eyes.verbs and values.of_showing() > max(0.0, SHOWING * value):
        return Move(verbs.SHOW_HAND)
    return _pay(eyes, value, stake)


def _blind_bet(eyes: BragEyes, chances: Chances) -> Move:
    """Look when knowing the hand is worth more than paying half (§Blind and seen)."""
    values, blind = BetValues(chances), chances.blind_prospects()
    value, stake = values.best_stake(eyes.mine, blind)
    looks = value <= 0 or values.of_looking() > value
    return Move(verbs.SEE_HAND) if looks else _pay(eyes, value, stake)


def _pay(eyes: BragEyes, value: float, stake: int) -> Move:
    """Pay for the stake chosen, or fold when it loses coins; what costs nothing is never folded."""
    if stake > eyes.stake and value > 0:
        return eyes.raise_to(stake)
    return eyes.stay() if value >= 0 or eyes.mine.price == 0 else Move(verbs.FOLD)
