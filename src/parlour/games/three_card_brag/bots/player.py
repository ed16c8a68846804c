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

_BLUFFS: Final = {"easy": 0.02, "medium": 0.08, "hard": 0.2}
"""How often each style tries a bluff in the place of a check or a fold."""
_MOST_RIVALS: Final = 2
_POT_TO_PRICE: Final = 2
"""A bluff must stand to win this many times its price."""


class BragBot(Bot):
    """A player with a style of bluffing; the levels say how it bets and what it does with cards."""

    def __init__(self, rules: ThreeCardBragRules, bluff: str, luck: Luck) -> None:
        self.rules = rules
        self.luck = luck
        self.bluff = Bluff(bluff, luck)
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
        return self.bluff.over(eyes, self.bet(eyes, chances))

    def bet(self, eyes: BragEyes, chances: Chances) -> Move:
        """What to do on a betting turn."""
        raise NotImplementedError

    def card_turn(self, eyes: BragEyes, chances: Chances) -> Move:
        """What to do on a card turn."""
        raise NotImplementedError


def _last_answer(eyes: BragEyes) -> Move:
    """One more round for who is not the richest; the richest has won and leaves it at that (§A game)."""
    richest = max(seat.counters["coins"] for seat in eyes.view.seats)
    return Move(verbs.LEAVE if eyes.mine.coins == richest else verbs.ASK_FOR_ROUND)


class Bluff:
    """A style of bluffing: seldom; now and then when the pot odds allow; often, reading the others."""

    def __init__(self, style: str, luck: Luck) -> None:
        self.style = style
        self.luck = luck

    def over(self, eyes: BragEyes, move: Move) -> Move:
        """The move meant, or a bluff in the place of a check or a fold."""
        if move.verb not in (verbs.CHECK, verbs.FOLD) or not self.luck.chance(_BLUFFS[self.style]):
            return move
        return eyes.raise_to(_bluff_stake(eyes)) if self._may_work(eyes) else move

    def _may_work(self, eyes: BragEyes) -> bool:
        """Whether this style sees enough hope: pot odds, and for the boldest also the others' betting."""
        if eyes.stakes() == (0, 0) or len(eyes.others) > _MOST_RIVALS:
            return False
        if self.style == "easy":
            return True
        price = eyes.mine.cost(_bluff_stake(eyes) - eyes.stake)
        cheap = eyes.pot >= _POT_TO_PRICE * price
        return cheap and (self.style == "medium" or not _somebody_shows_strength(eyes))


def _bluff_stake(eyes: BragEyes) -> int:
    """About half the pot more than there is, or the least that is allowed."""
    return max(eyes.stakes()[0], eyes.stake + eyes.pot // 4)


def _somebody_shows_strength(eyes: BragEyes) -> bool:
    """Whether a rival has looked at the hand and paid all the same in this phase."""
    return eyes.stake > 0 and any(rival.has_seen and rival.price == 0 for rival in eyes.others)
