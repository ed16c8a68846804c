"""Toy games whose faults are well hidden: redeals that know too much or forget, hands seen only later."""

from typing import Any

from parlour.cards.codes import SUIT_OF
from parlour.cards.luck import Luck
from parlour.engine.play.events import Event, Teller
from parlour.engine.play.move import Move
from parlour.engine.play.position import Position
from parlour.engine.show.audience import EVERYONE, NOBODY, only
from parlour.engine.show.zone import Zone
from parlour.engine.words.sentence import Sentence, sentence_of
from parlour.engine.words.words import WinChance, not_counted
from parlour.kit.unseen import redeal_within
from tests.toys.follow_suit.rules.position import FollowSuit
from tests.toys.follow_suit.thinking import FollowSuitThinking
from tests.toys.high_card.rules.position import HighCard
from tests.toys.high_card.words import HighCardWords
from tests.toys.pass_and_bid.rules.position import BIDDING, PassAndBid


class SealsKept(PassAndBid):
    """A redeal knows what the others have sealed."""

    def redeal(self, seat: int, luck: Luck) -> None:
        sealed = self.choices[:]
        super().redeal(seat, luck)
        self.choices = sealed


class BidsKept(PassAndBid):
    """A redeal mostly bids anew, and now and then lets a true bid stand."""

    def redeal(self, seat: int, luck: Luck) -> None:
        sealed = self.choices[:]
        super().redeal(seat, luck)
        if self.stage == BIDDING and luck.chance(0.3):
            self.choices = sealed


class SlotsKept(HighCard):
    """A redeal deals the cards anew and leaves the places of the sealed ones, and who passed."""

    def redeal(self, seat: int, luck: Luck) -> None:
        sealed = self.choices[:]
        super().redeal(seat, luck)
        self.choices = sealed


class PassShownToAll(PassAndBid):
    """Once passed, a card is everybody's to see, and redeals believe it; its event tells two alone."""

    def pass_on(self, choices: list[int], teller: Teller | None) -> None:
        super().pass_on(choices, teller)
        for known in self.known:
            known[-1] = EVERYONE


class HandShownLate(FollowSuit):
    """From the third trick on everybody sees what seat 0 holds, and redeals believe it."""

    def audience(self, owner: int) -> int:
        return EVERYONE if owner == 0 and len(self.hands[0]) < 3 else only(owner)

    def redeal(self, seat: int, luck: Luck) -> None:
        known = [[self.audience(owner)] * len(hand) for owner, hand in enumerate(self.hands)]
        stock = [NOBODY] * len(self.stock)
        redeal_within([*self.hands, self.stock], [*known, stock], seat, luck, self.fits)

    def zones(self) -> list[Zone]:
        zones = super().zones()
        for zone in zones:
            if zone.private:
                zone.audiences = [self.audience(zone.owner)] * len(zone.cards)
        return zones


class PassForgotten(PassAndBid):
    """Whoever passed a card forgets it at once; zones and redeals agree."""

    def pass_on(self, choices: list[int], teller: Teller | None) -> None:
        super().pass_on(choices, teller)
        for taker, known in enumerate(self.known):
            known[-1] = only(taker)


class PassUntold(PassForgotten):
    """The same, and no event reminds of it: the giver saw the card in the own hand."""

    def pass_on(self, choices: list[int], teller: Teller | None) -> None:
        super().pass_on(choices, None)


class SuitsCounted(FollowSuit):
    """A redeal gives the others as many spades as they truly hold."""

    def redeal(self, seat: int, luck: Luck) -> None:
        held = self.spades()
        super().redeal(seat, luck)
        while self.spades() != held:
            super().redeal(seat, luck)

    def spades(self) -> int:
        return sum(1 for hand in self.hands for card in hand if SUIT_OF[card] == 0)


class HandsKept(FollowSuit):
    """A field remembers the hands as they were before the last card, and no redeal changes it."""

    old_hands: list[list[int]]

    def apply(self, seat: int, move: Move, teller: Teller | None = None) -> None:
        self.old_hands = [hand[:] for hand in self.hands]
        super().apply(seat, move, teller)


class LeaningToTruth(FollowSuit):
    """Of two redeals the one with more true cards in their places is taken."""

    def redeal(self, seat: int, luck: Luck) -> None:
        truth = [hand[:] for hand in self.hands]
        super().redeal(seat, luck)
        hands, stock = [hand[:] for hand in self.hands], self.stock[:]
        super().redeal(seat, luck)
        if self.alike(truth, hands) > self.alike(truth, self.hands):
            self.hands, self.stock = hands, stock

    def alike(self, ours: list[list[int]], theirs: list[list[int]]) -> int:
        return sum(len({*one} & {*other}) for one, other in zip(ours, theirs, strict=True))


class ShuffledAsTheyLie(HighCard):
    """A redeal shuffles the unseen cards from the order in which they lie."""

    def redeal(self, seat: int, luck: Luck) -> None:
        others = [hand for owner, hand in enumerate(self.hands) if owner != seat]
        cards = [card for pile in [*others, self.stock] for card in pile]
        luck.shuffle(cards)
        for pile in [*others, self.stock]:
            pile[:] = [cards.pop() for _ in pile]
        self.seal_anew(seat, luck)


class ChanceFromTruth(FollowSuit):
    """A redeal is fair, but uses up more luck where the stock begins with an odd card: later chance tells."""

    def redeal(self, seat: int, luck: Luck) -> None:
        odd = self.stock[0] % 2
        super().redeal(seat, luck)
        if odd:
            luck.bits()


class PeekingClock(FollowSuit):
    """How long a seat may think hangs on a card that nobody sees."""

    def seconds(self, seat: int) -> int:
        return 30 + self.stock[0] % 2


class PeekingReasons(HighCardWords):
    """What a hint says hangs on a hidden card."""

    def reasons(
        self, position: Position, seat: int, move: Move, win_chance: WinChance = not_counted
    ) -> list[Sentence]:
        assert isinstance(position, HighCard)
        return [sentence_of("note.chosen", card=position.stock[0])]


class IllegalCandidates(FollowSuitThinking):
    """Every card of the hand is worth a thought, whether it may be played or not."""

    def candidates(self, position: Position, seat: int) -> list[Move]:
        assert isinstance(position, FollowSuit)
        return [Move("PLAY", cards=(card,)) for card in position.hands[seat]]


class Overweight(FollowSuitThinking):
    """A deal is five times as likely as can be."""

    def weight(self, position: Position, seat: int) -> float:
        return 5.0


class NoNumber(FollowSuitThinking):
    """The weight of a deal is none."""

    def weight(self, position: Position, seat: int) -> float:
        return float("nan")


class StyleOverweight(FollowSuitThinking):
    """The same for one kind of rival."""

    def styles(self) -> int:
        return 2

    def styled_weight(self, position: Position, seat: int, styles: list[int]) -> float:
        return 2.0 if 1 in styles else 1.0


class BidUnwritten(PassAndBid):
    """The state holds no bids."""

    def state(self) -> dict[str, Any]:
        return {name: value for name, value in super().state().items() if name != "bids"}


class PassToldToAll(PassAndBid):
    """The event of a passed card is for everybody, though its zone is not."""

    def pass_on(self, choices: list[int], teller: Teller | None) -> None:
        cards = [hand[slot] for hand, slot in zip(self.hands, choices, strict=True)]
        super().pass_on(choices, None)
        for seat, card in enumerate(cards):
            if teller is not None:
                teller.tell(Event("passed", seat, (card,), (EVERYONE,), other=(seat + 1) % self.seats))
