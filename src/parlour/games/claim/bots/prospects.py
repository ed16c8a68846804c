"""What a call or a card would bring at Claim, judged over deals of the unseen cards to the others."""

from parlour.cards.codes import BACK, SUIT_OF
from parlour.cards.luck import Luck
from parlour.cards.pack import pack
from parlour.games.claim.bots.eyes import ClaimEyes
from parlour.games.claim.rules.hands.points import highest
from parlour.games.claim.rules.settlement import Accounts, settle

_PLENTY = 1_000_000
"""A budget that no payment uses up: a bot minds what it wins, not who can pay it."""


class ClaimProspects:
    """So many hands the rivals may hold, drawn once for a decision."""

    def __init__(self, eyes: ClaimEyes, luck: Luck, samples: int) -> None:
        self.eyes = eyes
        unseen = eyes.unseen(pack())
        self.deals = [self._possible_hands(unseen, luck) for _ in range(samples)]

    def _possible_hands(self, unseen: list[int], luck: Luck) -> list[list[int]]:
        """Fill everybody's hand with unseen cards for its backs."""
        cards = unseen[:]
        luck.shuffle(cards)
        return [[cards.pop() if card == BACK else card for card in hand] for hand in self.eyes.hands]

    def gain_of_call(self) -> float:
        """Return what a showdown called by me brings me on average."""
        return sum(self._gain_in(hands) for hands in self.deals) / len(self.deals)

    def _gain_in(self, hands: list[list[int]]) -> int:
        eyes = self.eyes
        scores = [eyes.score_of(seat, hand) for seat, hand in enumerate(hands)]
        accounts = Accounts(scores, eyes.declared, [_PLENTY] * len(hands))
        settle(accounts, eyes.terms, eyes.me)
        return accounts.budgets[eyes.me] - _PLENTY

    def gain_of_card(self, seat: int, card: int) -> float:
        """Return what a rival's score gains on average by picking this card up."""
        return sum(self._gain_with(seat, hands[seat], card) for hands in self.deals) / len(self.deals)

    def _gain_with(self, seat: int, hand: list[int], card: int) -> int:
        """Return what the score gains with the card, and without the dearest card of another suit."""
        eyes = self.eyes
        strangers = [other for other in hand if SUIT_OF[other] != eyes.declared[seat]]
        discarded = int(highest(eyes.terms, strangers))
        after = eyes.score_of(seat, [*hand, card]) + discarded
        return max(0, after - eyes.score_of(seat, hand))
