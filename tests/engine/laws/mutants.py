"""Toy games with something wrong in them: each breaks one law on purpose, so that we see it caught."""

from typing import Any

from parlour.cards.codes import RANKS
from parlour.cards.luck import Luck
from parlour.cards.shuffle import Shuffle
from parlour.engine.play.events import Event, Teller
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.play.outcome import Outcome
from parlour.engine.play.position import Position
from parlour.engine.rules.game import Game
from parlour.engine.show.audience import EVERYONE, NOBODY, only
from parlour.engine.show.zone import Zone
from parlour.engine.thinking import Thinking
from parlour.engine.words.sentence import Sentence, sentence_of
from parlour.engine.words.words import Price, Words
from parlour.kit.unseen import redeal_unseen
from tests.toys import follow_suit, high_card, pass_and_bid
from tests.toys.follow_suit.rules.position import FollowSuit
from tests.toys.follow_suit.thinking import FollowSuitThinking
from tests.toys.high_card.rules.position import HighCard
from tests.toys.high_card.words import HighCardWords
from tests.toys.pass_and_bid.rules.position import PassAndBid


def mutant_game(kind: type[Position] | Words | Thinking) -> Game:
    """The toy game that this mutation belongs to, with the mutation in it."""
    if isinstance(kind, Words):
        return _game(high_card.GAME, HighCard, words=kind)
    if isinstance(kind, Thinking):
        return _game(follow_suit.GAME, FollowSuit, thinking=kind)
    return _game(_host(kind), kind)


def _host(kind: type[Position]) -> Game:
    if issubclass(kind, HighCard):
        return high_card.GAME
    return pass_and_bid.GAME if issubclass(kind, PassAndBid) else follow_suit.GAME


def _game(host: Game, kind: Any, words: Words | None = None, thinking: Thinking | None = None) -> Game:
    def begin(rules: Any, seats: int, shuffle: Shuffle, teller: Teller | None = None) -> Position:
        position: HighCard | FollowSuit = kind(rules, seats, shuffle)
        position.deal() if isinstance(position, HighCard) else position.deal(None)
        return position

    return Game(
        host.package,
        asset=host.asset,
        begin=begin,
        bot=host.bot,
        words=words or host.words,
        thinking=thinking or host.thinking,
    )


class NeighbourVisible(HighCard):
    """Everybody may look into the hand of seat 1."""

    def zones(self) -> list[Zone]:
        zones = super().zones()
        for zone in zones:
            if zone.name == "hand" and zone.owner == 1:
                zone.audiences = [EVERYONE] * len(zone.cards)
        return zones


class DealtFaceUp(NeighbourVisible):
    """The same, and even a redeal believes that the hand is public."""

    def redeal(self, seat: int, luck: Luck) -> None:
        known = [
            [EVERYONE if owner == 1 else only(owner)] * len(hand) for owner, hand in enumerate(self.hands)
        ]
        redeal_unseen([*self.hands, self.stock], [*known, [NOBODY] * len(self.stock)], seat, luck)


class SecondHandSeen(FollowSuit):
    """In the second deal everybody may look into every hand."""

    def zones(self) -> list[Zone]:
        zones = super().zones()
        for zone in zones:
            if zone.private and self.dealt_so_far == 2:
                zone.audiences = [EVERYONE] * len(zone.cards)
        return zones


class HiddenCardTold(FollowSuit):
    """Each play is told with a card of the stock."""

    def apply(self, seat: int, move: Move, teller: Teller | None = None) -> None:
        super().apply(seat, move, teller)
        if teller is not None:
            teller.tell(Event("played", seat, (self.stock[-1],), (EVERYONE,)))


class HiddenNumberTold(FollowSuit):
    """Each play is told with a number made of a hidden card."""

    def apply(self, seat: int, move: Move, teller: Teller | None = None) -> None:
        super().apply(seat, move, teller)
        if teller is not None:
            teller.tell(Event("dealt", seat, amount=self.stock[-1]))


class TellingRefusal(HighCardWords):
    """A refusal hangs on a hidden card."""

    def why_not(self, position: Position, seat: int, verb: str) -> Sentence | None:
        assert isinstance(position, HighCard)
        return sentence_of("note.chosen", card=position.stock[-1])


class TellingNote(HighCardWords):
    """A note to one seat names a card that it cannot see."""

    def notes(self, position: Position, seat: int) -> list[Sentence]:
        assert isinstance(position, HighCard)
        return [sentence_of("note.chosen", card=position.stock[0])]


class TellingPrice(HighCardWords):
    """The reason for a price names a card that the seat cannot see."""

    def price(self, position: Position, seat: int, verb: str) -> Price:
        assert isinstance(position, HighCard)
        return Price(why=sentence_of("note.chosen", card=position.stock[0]))


class FalsePrice(HighCardWords):
    """A move costs a point, and nothing is paid."""

    def price(self, position: Position, seat: int, verb: str) -> Price:
        return Price(1)


class Untold(HighCard):
    """Nobody hears of a move."""

    def apply(self, seat: int, move: Move, teller: Teller | None = None) -> None:
        super().apply(seat, move)


class HiddenForm(FollowSuit):
    """What may be played hangs on a hidden card."""

    def playable(self, seat: int) -> list[int]:
        cards = super().playable(seat)
        return cards[:1] if self.stock[-1] % 2 else cards


class SecretLeader(FollowSuit):
    """Who is asked first in the next trick hangs on a card that nobody sees."""

    def take(self, teller: Teller | None) -> None:
        super().take(None)
        if self.dealt_so_far <= self.switches.deals:
            self.leader = self.stock[-1] % self.seats


class SealedShown(HighCard):
    """A sealed choice can be read from the table."""

    def counters(self) -> dict[str, int]:
        return {"trick": max(self.choices)}


class SealedTold(HighCard):
    """A sealed choice is announced at once."""

    def apply(self, seat: int, move: Move, teller: Teller | None = None) -> None:
        if teller is not None:
            teller.tell(Event("won", seat, amount=sum(move.slots)))
        super().apply(seat, move, teller)


class NothingRedealt(FollowSuit):
    """A redeal is a copy, and whatever leaks is the same in it."""

    def redeal(self, seat: int, luck: Luck) -> None:
        pass


class HandsKept(FollowSuit):
    """A redeal mixes the stock and leaves every hand as it is."""

    def redeal(self, seat: int, luck: Luck) -> None:
        luck.shuffle(self.stock)


class VoidForgotten(FollowSuit):
    """A redeal gives cards of a suit to who could not follow it."""

    def redeal(self, seat: int, luck: Luck) -> None:
        known = [[only(owner)] * len(hand) for owner, hand in enumerate(self.hands)]
        redeal_unseen([*self.hands, self.stock], [*known, [NOBODY] * len(self.stock)], seat, luck)


class TrueShuffleKept(FollowSuit):
    """A redeal knows every deal to come."""

    def redealt(self, seat: int, luck: Luck) -> "TrueShuffleKept":  # type: ignore[misc]
        twin = self.copy()
        twin.redeal(seat, luck)
        assert isinstance(twin, TrueShuffleKept)
        return twin


class PeekingTimeout(HighCard):
    """The house knows when it had better not play the highest card."""

    def on_timeout(self, seat: int) -> Move:
        rival = self.hands[1 - seat] if seat < 2 else []
        return Move("PICK", slots=(len(self.hands[seat]) - 1 if RANKS[rival[0]] > 9 else 0,))


class PeekingPolicy(FollowSuitThinking):
    """Imagined players know the stock."""

    def policy(self, position: Position, seat: int, luck: Luck) -> Move:
        assert isinstance(position, FollowSuit)
        moves = position.moves(seat)
        return moves.choices[0].nth(position.stock[0] % moves.count())


class PeekingStyle(FollowSuitThinking):
    """One of the kinds of rival that search imagines knows the stock."""

    def styles(self) -> int:
        return 3

    def styled_policy(self, position: Position, seat: int, luck: Luck, styles: list[int]) -> Move:
        assert isinstance(position, FollowSuit)
        moves = position.moves(seat)
        peeks = styles[seat] == 2
        return moves.choices[0].nth(position.stock[0] % moves.count() if peeks else 0)


class PeekingCandidates(FollowSuitThinking):
    """What is worth a thought hangs on a hidden card."""

    def candidates(self, position: Position, seat: int) -> list[Move]:
        assert isinstance(position, FollowSuit)
        moves = list(position.moves(seat))
        return moves[position.stock[0] % len(moves) :]


class PlaysToLose(FollowSuitThinking):
    """What is played for is the wrong way round."""

    def worth(self, position: Position, seat: int) -> int:
        return -super().worth(position, seat)


class LowIsBetter(HighCard):
    """The winner has the lowest tally."""

    def outcome(self) -> Outcome | None:
        found = super().outcome()
        return found and Outcome(found.places, [-tally for tally in found.tallies], found.reason)


class Bonus:
    """Something of a deal's own that is not written down with it."""

    def __init__(self, tricks: int) -> None:
        self.tricks = tricks


class Unwritten(FollowSuit):
    """What a trick counts for hangs on something that the state does not hold."""

    bonus = Bonus(0)

    def deal(self, teller: Teller | None) -> None:
        super().deal(teller)
        self.bonus = Bonus(self.dealt_so_far)

    def take(self, teller: Teller | None) -> None:
        self.tricks[0] += self.bonus.tricks
        super().take(teller)


class Forgetful(FollowSuit):
    """A copy shares its original's hands."""

    def copy(self) -> "Forgetful":
        twin = super().copy()
        assert isinstance(twin, Forgetful)
        twin.hands = self.hands
        return twin


class Thieving(FollowSuit):
    """A card leaves the stock with every move."""

    def apply(self, seat: int, move: Move, teller: Teller | None = None) -> None:
        super().apply(seat, move, teller)
        self.stock = self.stock[1:]


class Minting(FollowSuit):
    """The books grow."""

    def ledger(self) -> int:
        return sum(self.tricks)


class Endless(FollowSuit):
    """The last deal never comes."""

    def deal(self, teller: Teller | None) -> None:
        self.dealt_so_far = 0
        super().deal(teller)


class Stumbling(FollowSuit):
    """The rules themselves break down."""

    def moves(self, seat: int) -> Moves:
        if len(self.gone) > 3:
            raise IndexError("no such card")
        return super().moves(seat)
