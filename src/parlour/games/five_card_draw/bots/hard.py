"""The sharp player at Five-Card Draw: every word is weighed by the points it wins or gives away."""

from parlour.cards.luck import Luck
from parlour.games.five_card_draw.bots.bet_value import Scales
from parlour.games.five_card_draw.bots.discards import best_draw
from parlour.games.five_card_draw.bots.eyes import Sight
from parlour.games.five_card_draw.bots.fields import rivals
from parlour.games.five_card_draw.bots.medium import Word
from parlour.games.five_card_draw.bots.opponents import Reads
from parlour.games.five_card_draw.rules.asset import FiveCardDrawRules

EXPECTED_FOLDS = {"easy": 0.3, "medium": 0.4, "hard": 0.5}


class Sharp:
    """Counts equities exactly where it can, and pays for chips only when they may run out."""

    def __init__(self, rules: FiveCardDrawRules, bluff: str, luck: Luck) -> None:
        self.rules = rules
        self.luck = luck
        self.reads = Reads(EXPECTED_FOLDS[bluff])

    def word(self, sight: Sight) -> Word:
        """The word worth most."""
        spot = sight.spot()
        self.reads.look(sight, spot)
        scales = Scales(sight, spot, self.chance(sight), self.reads)
        word = max(scales.words(), key=scales.worth)
        self.reads.said(sight, spot, word)
        return word

    def chance(self, sight: Sight) -> float:
        """The chance to win a showdown: after the best draw in round one, as the hand is in round two."""
        others = rivals(self.rules.house_opponent, self.rules.game_flow.most_drawn, sight.drew())
        if sight.round == 2:
            return others.beaten(sight.strength)
        return best_draw(sight.hand, [], others, self.luck, self.rules.game_flow.most_drawn).chance

    def discards(self, sight: Sight) -> list[int]:
        """What the draw is worth most without."""
        most = self.rules.game_flow.most_drawn
        others = rivals(self.rules.house_opponent, most, sight.drew())
        return best_draw(sight.hand, sight.thrown(), others, self.luck, most).thrown
