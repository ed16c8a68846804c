"""House bots for Five-Card Draw: a careless one, the house opponent, and one that plays for the points."""

from parlour.cards.luck import Luck
from parlour.engine.bot import Bot
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.show.view import View
from parlour.games.five_card_draw.bots.easy import careless_discards, careless_word
from parlour.games.five_card_draw.bots.eyes import Sight
from parlour.games.five_card_draw.bots.hard import Sharp
from parlour.games.five_card_draw.bots.medium import Word, house_discards, house_word
from parlour.games.five_card_draw.rules.asset import FiveCardDrawRules
from parlour.games.five_card_draw.rules.hands import PAIR
from parlour.games.five_card_draw.rules.verbs import DRAW

BOLDNESS = {"easy": 0.5, "medium": 1.0, "hard": 2.0}
"""How often each style bluffs, in multiples of the house rate."""


class DrawBot(Bot):
    """Sees a view as a sight, and answers with a word or with places to throw away."""

    def __init__(self, rules: FiveCardDrawRules, bluff: str, luck: Luck) -> None:
        self.rules = rules
        self.house = rules.house_opponent
        self.bluff_rate = min(1.0, self.house.bluff_rate * BOLDNESS[bluff])
        self.luck = luck

    def choose(self, view: View, moves: Moves) -> Move:
        sight = Sight(self.rules, view)
        if sight.draws():
            return Move(DRAW, slots=tuple(self.discards(sight)))
        verb, total = self.bluffed(sight) or self.word(sight)
        return Move(verb, amount=total)

    def bluffed(self, sight: Sight) -> Word | None:
        """Now and then a bet on a weak hand; a smaller one in the first round (§House)."""
        spot = sight.spot()
        if spot.bet > 0 or sight.category > PAIR or not self.luck.chance(self.bluff_rate):
            return None
        return spot.rise(spot.low if sight.round == 1 else spot.high)

    def word(self, sight: Sight) -> Word:
        raise NotImplementedError

    def discards(self, sight: Sight) -> list[int]:
        raise NotImplementedError


class EasyBot(DrawBot):
    """Does not look at the odds, keeps kickers, and likes to check."""

    def word(self, sight: Sight) -> Word:
        return careless_word(sight.category, sight.spot(), self.luck)

    def discards(self, sight: Sight) -> list[int]:
        return careless_discards(sight.hand, self.rules.game_flow.most_drawn)


class MediumBot(DrawBot):
    """The house opponent, who does not give points away (§House)."""

    def word(self, sight: Sight) -> Word:
        return house_word(self.rules, sight.category, sight.spot())

    def discards(self, sight: Sight) -> list[int]:
        return house_discards(self.house, sight.hand, self.rules.game_flow.most_drawn)


class HardBot(DrawBot):
    """Weighs every word by the points it is worth, and remembers who folds and who bets."""

    def __init__(self, rules: FiveCardDrawRules, bluff: str, luck: Luck) -> None:
        super().__init__(rules, bluff, luck)
        self.sharp = Sharp(rules, bluff, luck)

    def bluffed(self, sight: Sight) -> Word | None:
        """Its bluffs are weighed like every other word."""
        return None

    def word(self, sight: Sight) -> Word:
        return self.sharp.word(sight)

    def discards(self, sight: Sight) -> list[int]:
        return self.sharp.discards(sight)


LEVELS: dict[str, type[DrawBot]] = {"easy": EasyBot, "medium": MediumBot, "hard": HardBot}


def bot(rules: FiveCardDrawRules, level: str, bluff: str, luck: Luck) -> Bot:
    """A house bot of a level (easy, medium, hard) that bluffs as a style says (the same three words)."""
    return LEVELS[level](rules, bluff, luck)
