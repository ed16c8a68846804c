"""What a call or a card would bring at Claim, judged over deals of the unseen cards to the others."""

from parlour.cards.codes import BACK, SUIT_OF
from parlour.cards.luck import Luck
from parlour.games.claim.bots.eyes import Sight
from parlour.games.claim.rules.settlement import Till, settle

PLENTY = 1_000_000
"""A budget that no payment uses up: a bot minds what it wins, not who can pay it."""


class Prospects:
    """So many hands the rivals may hold, drawn once for a decision."""

    def __init__(self, sight: Sight, luck: Luck, samples: int) -> None:
        self.sight = sight
        self.unseen = sight.unseen()
        self.deals = [self.possible_hands(luck) for _ in range(samples)]

    def possible_hands(self, luck: Luck) -> list[list[int]]:
        """Everybody's hand with the backs turned into unseen cards."""
        cards = self.unseen[:]
        luck.shuffle(cards)
        return [[cards.pop() if card == BACK else card for card in hand] for hand in self.sight.hands]

    def gain_of_call(self) -> float:
        """What a showdown called by me brings me on average."""
        return sum(self.gain_in(hands) for hands in self.deals) / len(self.deals)

    def gain_in(self, hands: list[list[int]]) -> int:
        sight = self.sight
        scores = [sight.score_of(seat, hand) for seat, hand in enumerate(hands)]
        till = Till(scores, sight.declared, [PLENTY] * len(hands))
        settle(till, sight.rules.settlement, sight.me)
        return till.budgets[sight.me] - PLENTY

    def gain_of_card(self, seat: int, card: int) -> float:
        """What a rival's score gains on average by picking this card up."""
        return sum(self.rise(seat, hands[seat], card) for hands in self.deals) / len(self.deals)

    def rise(self, seat: int, hand: list[int], card: int) -> int:
        """The score with the card, and without the dearest card of another suit, against the score now."""
        sight = self.sight
        strangers = [other for other in hand if SUIT_OF[other] != sight.declared[seat]]
        discarded = int(sight.scores.highest(strangers))
        after = sight.score_of(seat, [*hand, card]) + discarded
        return max(0, after - sight.score_of(seat, hand))
