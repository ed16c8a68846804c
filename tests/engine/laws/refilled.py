"""A game whose stock is made of the discards again and again, redealt with what that shows and without."""

from parlour.cards.luck import Luck
from parlour.cards.pack import pack
from parlour.engine.play.events import Event, Teller
from parlour.engine.play.move import Move
from parlour.engine.show.audience import EVERYONE, NOBODY, only
from parlour.kit.unseen import redeal_within
from tests.toys.follow_suit.rules.position import FollowSuit

_CARDS, _HAND, _TURNS = 14, 3, 16


class Refilled(FollowSuit):
    """Everybody plays a card and draws another; `came` says from which stock each card of a hand came."""

    def deal(self, teller: Teller | None) -> None:
        self.dealt_so_far += 1
        self.turns = self.refills = 0
        self.stock = self.shuffled(pack()[:_CARDS])
        self.hands = [[self.stock.pop() for _ in range(_HAND)] for _ in self.hands]
        self.came = [[0] * _HAND for _ in self.hands]
        self.turned = [0] * 53
        self.gone = []

    def playable(self, seat: int) -> list[int]:
        return self.hands[seat]

    def to_act(self) -> tuple[int, ...]:
        return () if self.turns == _TURNS else (self.turns % self.seats,)

    def apply(self, seat: int, move: Move, teller: Teller | None = None) -> None:
        place = self.hands[seat].index(move.cards[0])
        self.gone.append(self.hands[seat].pop(place))
        self.came[seat].pop(place)
        self.hands[seat].append(self.stock.pop())
        self.came[seat].append(self.refills)
        self.turns += 1
        if teller is not None:
            teller.tell(Event("played", seat, move.cards, (EVERYONE,)))
            teller.tell(Event("took", seat, (self.hands[seat][-1],), (only(seat),)))
        if not self.stock:
            self.refill()

    def refill(self) -> None:
        self.stock, self.gone = self.shuffled(self.gone), []
        self.refills += 1
        for card in self.stock:
            self.turned[card] = self.refills

    def redeal(self, seat: int, luck: Luck) -> None:
        known = [[only(owner)] * len(hand) for owner, hand in enumerate(self.hands)]
        piles = [*self.hands, self.stock]
        redeal_within(piles, [*known, [NOBODY] * len(self.stock)], seat, luck, self.fits)

    def fits(self, pile: int, place: int, card: int) -> bool:
        return self.turned[card] == (self.refills if pile == self.seats else self.came[pile][place])


class RefillForgotten(Refilled):
    """Gives cards that were seen among the discards to hands that were drawn before."""

    def fits(self, pile: int, place: int, card: int) -> bool:
        return True
