# parlour: hot
"""Choices by name: one card, number or suit out of several, or one of several named things."""

from parlour.cards.codes import SUITS
from parlour.engine.play.choices import Choice
from parlour.engine.play.move import Move
from parlour.engine.show.form import CardsAsked, Form, Pool, Span
from parlour.engine.words.sentence import Sentence, sentence_of


class OneCard(Choice):
    """A verb with one card of a zone, called by its name: play the queen of spades."""

    def __init__(self, verb: str, zone: str, cards: list[int]) -> None:
        super().__init__(verb)
        self.zone = zone
        self.cards = sorted(set(cards))

    def count(self) -> int:
        return len(self.cards)

    def nth(self, index: int) -> Move:
        return Move(self.verb, cards=(self.cards[index],))

    def holds(self, move: Move) -> bool:
        if move.slots or move.amount or move.suit or len(move.cards) != 1:
            return False
        return move.cards[0] in self.cards

    def form(self) -> Form:
        picks = [[card] for card in self.cards]
        asked = CardsAsked(zone=self.zone, least=1, most=1, sensible=picks, playable=self.cards)
        return Form(verb=self.verb, cards=asked)

    def wants(self) -> Sentence:
        return sentence_of("wants.card", verb=self.verb, cards=self.cards)


class OneNumber(Choice):
    """A verb with one of these numbers, with gaps between them or none: bid 0, 1, 2, 4 or 5.

    >>> from parlour.making import Move, OneNumber
    >>> bids = OneNumber("BID", [bid for bid in range(6) if bid != 3])
    >>> bids.count(), bids.holds(Move("BID", amount=3)), bids.holds(Move("BID", amount=4))
    (5, False, True)
    """

    def __init__(self, verb: str, numbers: list[int]) -> None:
        super().__init__(verb)
        self.numbers = sorted(set(numbers))

    def count(self) -> int:
        return len(self.numbers)

    def nth(self, index: int) -> Move:
        return Move(self.verb, amount=self.numbers[index])

    def holds(self, move: Move) -> bool:
        return not (move.slots or move.cards or move.suit) and move.amount in self.numbers

    def form(self) -> Form:
        """Return the form: the longest run of numbers as a range, and all others beside it."""
        first, last = longest_run(self.numbers)
        also = [number for number in self.numbers if number < first or number > last]
        return Form(verb=self.verb, amount=Span(low=first, high=last, also=also))

    def wants(self) -> Sentence:
        return sentence_of("wants.number", verb=self.verb, numbers=self.numbers)


def longest_run(numbers: list[int]) -> tuple[int, int]:
    """Return the first and the last of the most rising numbers without a gap, the lowest such run."""
    best = run = (numbers[0], numbers[0])
    for number in numbers[1:]:
        run = (run[0], number) if number == run[1] + 1 else (number, number)
        if run[1] - run[0] > best[1] - best[0]:
            best = run
    return best


class OneName(Choice):
    """A verb with one of several named things, by number or by name: ask for sevens, bid three."""

    def __init__(self, verb: str, zone: str, names: list[Sentence]) -> None:
        super().__init__(verb)
        self.zone = zone
        self.names = names

    def count(self) -> int:
        return len(self.names)

    def nth(self, index: int) -> Move:
        return Move(self.verb, slots=(index,))

    def holds(self, move: Move) -> bool:
        if move.cards or move.amount or move.suit or len(move.slots) != 1:
            return False
        return 0 <= move.slots[0] < len(self.names)

    def form(self) -> Form:
        return Form(verb=self.verb, pools=[Pool(self.zone, list(range(len(self.names))), names=self.names)])

    def wants(self) -> Sentence:
        return sentence_of("wants.name", verb=self.verb, names=self.names)


class OneSuit(Choice):
    """A verb with one of these suits, and any of the places listed for that suit, in rising order."""

    def __init__(self, verb: str, suits: list[int], places: list[list[int]]) -> None:
        super().__init__(verb)
        self.suits = suits
        self.places = places

    def count(self) -> int:
        return sum([1 << len(places) for places in self.places])

    def nth(self, index: int) -> Move:
        for suit, places in zip(self.suits, self.places, strict=True):
            if index < 1 << len(places):
                laid = [place for bit, place in enumerate(places) if index >> bit & 1]
                return Move(self.verb, slots=tuple(laid), suit=SUITS[suit])
            index -= 1 << len(places)
        raise AssertionError("the index lies within the count")

    def holds(self, move: Move) -> bool:
        if move.cards or move.amount or len(move.suit) != 1:
            return False
        suit = SUITS.find(move.suit)
        if suit not in self.suits:
            return False
        places = self.places[self.suits.index(suit)]
        rising = sorted(set(move.slots))
        return list(move.slots) == rising and all(place in places for place in rising)

    def form(self) -> Form:
        """Return the form; cards are asked for in a suit that is held, and in no other."""
        letters = [SUITS[suit] for suit in self.suits]
        layable = [(place, letters[at]) for at, places in enumerate(self.places) for place in places]
        layable.sort()
        most = max([len(places) for places in self.places])
        options, suits = [place for place, _ in layable], [letter for _, letter in layable]
        pools = [Pool("hand", options, least=0, most=most, suits=suits)] if layable else []
        return Form(verb=self.verb, pools=pools, suits=letters)

    def wants(self) -> Sentence:
        """Name every suit with the places that may be laid with it."""
        suits = [_suit_with(suit, places) for suit, places in zip(self.suits, self.places, strict=True)]
        lays = max([len(places) for places in self.places]) > 0
        return sentence_of("wants.suit-and-cards" if lays else "wants.suit", verb=self.verb, suits=suits)


def _suit_with(suit: int, places: list[int]) -> Sentence:
    if not places:
        return sentence_of(f"suit.{SUITS[suit]}")
    return sentence_of("wants.suit-with", suit=suit, options=places)
