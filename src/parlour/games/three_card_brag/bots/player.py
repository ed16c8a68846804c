"""What all house bots of Three Card Brag share: the parts of a round, the last question, and bluffs."""

from typing import Final

from parlour.cards.luck import Luck
from parlour.engine.bot import Bot
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.show.view import View
from parlour.games.three_card_brag.bots.chances import Chances, fields_of
from parlour.games.three_card_brag.bots.eyes import BragEyes
from parlour.games.three_card_brag.rules import verbs
from parlour.games.three_card_brag.rules.asset import ThreeCardBragRules

_USUAL_SHARES: Final = {"easy": 0.02, "medium": 0.06, "hard": 0.16}
"""How often each style bluffs by rules that do not say so."""
_POT_TO_PRICE: Final = 2
"""A pot so many times the price of a bluff is large."""
_FITTING: Final = 1.4
"""How many times more often than its share a style bluffs where that fits it."""
_UNFITTING: Final = 0.6
"""And where it does not; the shares in the rules are so far apart that a bolder style stays bolder."""


class BragBot(Bot):
    """A player with a style of bluffing; the levels say how it bets and what it does with cards."""

    def __init__(self, rules: ThreeCardBragRules, bluff: str, luck: Luck) -> None:
        self.rules = rules
        self.luck = luck
        share = rules.bluff_settings.share(bluff, _USUAL_SHARES[bluff])
        self.bluff = Bluff(bluff, share, luck)
        fields_of(rules)  # counted now, so that no decision waits for it

    def choose(self, view: View, moves: Moves) -> Move:
        move = self._decide(BragEyes(self.rules, view, moves))
        assert move in moves, f"a bot may not {move} now"
        return move

    def _decide(self, eyes: BragEyes) -> Move:
        if eyes.phase == "asking":
            return _last_answer(eyes)
        chances = Chances(eyes)
        if eyes.phase == "cards":
            return self.card_turn(eyes, chances)
        move = self.bet(eyes, chances)
        bluffs = move if self.sits_on_lead(eyes) else self.bluff.over(eyes, move)
        return self.instead(eyes, bluffs)

    def sits_on_lead(self, eyes: BragEyes) -> bool:
        """Return whether there is nothing to bluff for."""
        return False

    def instead(self, eyes: BragEyes, move: Move) -> Move:
        """Return the move meant, or one that does the same at a lesser risk."""
        return move

    def bet(self, eyes: BragEyes, chances: Chances) -> Move:
        """Return what to do on a betting turn."""
        raise NotImplementedError

    def card_turn(self, eyes: BragEyes, chances: Chances) -> Move:
        """Return what to do on a card turn."""
        raise NotImplementedError


def _last_answer(eyes: BragEyes) -> Move:
    """Ask for one more round unless richest; the richest has won and leaves it at that (§A game)."""
    richest = max(seat.counters["coins"] for seat in eyes.view.seats)
    return Move(verbs.LEAVE if eyes.mine.coins == richest else verbs.ASK_FOR_ROUND)


class Bluff:
    """A style of bluffing: a share of the checks, folds and free showdowns that become a bet or a raise.

    The easy style picks no spots; medium likes pot odds, and hard likes them where nobody shows strength.
    """

    def __init__(self, style: str, share: float, luck: Luck) -> None:
        self.style = style
        self.share = share
        self.luck = luck

    def over(self, eyes: BragEyes, move: Move) -> Move:
        """Return the move meant, or a bluff in the place of one that pays nothing."""
        if not _pays_nothing(eyes, move) or eyes.stakes() == (0, 0):
            return move
        return eyes.raise_to(_bluff_stake(eyes)) if self.luck.chance(self.chance(eyes)) else move

    def chance(self, eyes: BragEyes) -> float:
        """Return how often this style bluffs here."""
        if self.style == "easy":
            return self.share
        price = eyes.mine.cost(_bluff_stake(eyes) - eyes.stake)
        fits = eyes.pot >= _POT_TO_PRICE * price
        if self.style == "hard":
            fits = fits and not _somebody_shows_strength(eyes)
        return min(1.0, self.share * (_FITTING if fits else _UNFITTING))


def _pays_nothing(eyes: BragEyes, move: Move) -> bool:
    """Return whether the hand was not worth a coin."""
    shows_free = move.verb == verbs.SHOW_HAND and eyes.show_price() == 0
    return shows_free or move.verb in (verbs.CHECK, verbs.FOLD)


def _bluff_stake(eyes: BragEyes) -> int:
    """Return about half the pot more than there is, or the least that is allowed."""
    return max(eyes.stakes()[0], eyes.stake + eyes.pot // 4)


def _somebody_shows_strength(eyes: BragEyes) -> bool:
    """Return whether a rival has looked at the hand and paid all the same in this phase."""
    return eyes.stake > 0 and any(rival.has_seen and rival.price == 0 for rival in eyes.others)
