"""Real cards in the trees of Three Card Brag."""

from collections.abc import Sequence
from itertools import combinations

from parlour.cards.codes import LAST_CARD
from parlour.cards.luck import Luck
from parlour.cards.pack import pack
from parlour.games.three_card_brag import GAME
from parlour.games.three_card_brag.bots.chances import fields_of
from parlour.games.three_card_brag.rules.hands.ranking import HAND, hand_ranking
from parlour.games.three_card_brag.solver.hands import TrumpStanding, dealt_bucket, final_bucket
from parlour.games.three_card_brag.solver.tree import SWAP
from parlour.kit.solving.real_cards import Hand, RealCards, cards_but
from parlour.kit.solving.tree import Shift


class BragCards(RealCards):
    """Hands of three under the trump of the last deal, and one card that is swapped in where it helps."""

    def __init__(self) -> None:
        self.ranking = hand_ranking(GAME.rules())
        self.turn_to(1)

    def turn_to(self, trump: int) -> None:
        """Turn another trump."""
        self.standing = TrumpStanding(self.ranking, fields_of(GAME.rules()).whole(trump), trump)
        self.buckets: dict[tuple[int, ...], int] = {}

    def hands(self, luck: Luck) -> tuple[Hand, Hand]:
        cards = pack()
        luck.shuffle(cards)
        self.turn_to(1 + luck.below(LAST_CARD))
        return cards[:HAND], cards[HAND : 2 * HAND]

    def another(self, known: Hand, luck: Luck) -> Hand:
        return cards_but(known, HAND, luck)

    def bucket(self, hand: Hand, key: str) -> int:
        """Return the bucket: by what the hand beats once swaps are told, by its prospects before."""
        cards = list(hand)
        if key.split(":")[1]:
            return final_bucket(self.standing.share(cards))
        if tuple(cards) not in self.buckets:
            coming = [card for card in pack() if card not in cards]
            self.buckets[tuple(cards)] = dealt_bucket(self.standing.prospects(cards, coming))
        return self.buckets[tuple(cards)]

    def shifted(self, hand: Hand, shifts: Sequence[Shift], known: Hand, luck: Luck) -> tuple[int, Hand]:
        (card,) = cards_but([*known, *hand], 1, luck)
        swapped = [[*pair, card] for pair in combinations(hand, HAND - 1)]
        best = max(swapped, key=self.standing.share)
        helps = self.standing.share(best) > self.standing.share(list(hand))
        turn = next(place for place, shift in enumerate(shifts) if (shift.map == SWAP) == helps)
        return turn, best if helps else hand

    def duel(self, name: str, first: Hand, second: Hand) -> float:
        """Return 1 for the first hand, -1 for the second, 0 where only their suits part them."""
        if name == "any":
            return 1.0
        one, two = self.standing.share(list(first)), self.standing.share(list(second))
        return float((one > two) - (one < two))
