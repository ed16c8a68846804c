# parlour: hot
"""Choices by name: one card out of several, or one of several named things such as a rank or a bid."""

from parlour.engine.play.choices import Choice
from parlour.engine.play.move import Move
from parlour.engine.show.form import CardsAsked, Form, Pool
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
