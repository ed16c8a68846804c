"""What all house bots of Three Card Brag share: reading the view, the parts of a round, the last question."""

from parlour.cards.luck import Luck
from parlour.engine.bot import Bot
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.show.view import View
from parlour.games.three_card_brag.bots.bluff import Bluff
from parlour.games.three_card_brag.bots.chances import Odds
from parlour.games.three_card_brag.bots.eyes import Sight
from parlour.games.three_card_brag.bots.fields import natural_counts
from parlour.games.three_card_brag.rules import verbs
from parlour.games.three_card_brag.rules.asset import ThreeCardBragRules
from parlour.games.three_card_brag.rules.hands.ranking import hand_ranking


class BragBot(Bot):
    """A player with a style of bluffing; the levels say how it bets and what it does with cards."""

    def __init__(self, rules: ThreeCardBragRules, bluff: str, luck: Luck) -> None:
        self.rules = rules
        self.luck = luck
        self.bluff = Bluff(bluff, luck)
        natural_counts(hand_ranking(rules), rules.jokers)  # counted now, so that no decision waits for it

    def choose(self, view: View, moves: Moves) -> Move:
        move = self.decide(Sight(self.rules, view, moves))
        assert move in moves, f"a bot may not {move} now"
        return move

    def decide(self, sight: Sight) -> Move:
        if sight.phase == "asking":
            return last_answer(sight)
        odds = Odds(sight)
        if sight.phase == "cards":
            return self.card_turn(sight, odds)
        return self.bluff.over(sight, self.bet(sight, odds))

    def bet(self, sight: Sight, odds: Odds) -> Move:
        """What to do on a betting turn."""
        raise NotImplementedError

    def card_turn(self, sight: Sight, odds: Odds) -> Move:
        """What to do on a card turn."""
        raise NotImplementedError


def last_answer(sight: Sight) -> Move:
    """One more round for who is not the richest; the richest has won and leaves it at that (§A game)."""
    richest = max(seat.counters["coins"] for seat in sight.view.seats)
    return Move(verbs.LEAVE if sight.me.coins == richest else verbs.ASK_FOR_ROUND)
