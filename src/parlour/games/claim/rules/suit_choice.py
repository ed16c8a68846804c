# parlour: hot
"""The choice of a suit to declare, with cards of that suit to lay face up where that is allowed."""

from parlour.cards.codes import SUIT_OF, SUITS
from parlour.engine.play.choices import Choice
from parlour.engine.play.move import Move
from parlour.engine.show.form import Form, Pool
from parlour.engine.words.sentence import Sentence, sentence_of
from parlour.games.claim.rules.hands import suits_held
from parlour.games.claim.rules.table import ClaimTable
from parlour.games.claim.rules.terms import Terms


class SuitChoice(Choice):
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


def sealed_suits(terms: Terms, cards: list[int]) -> list[int]:
    """Return the suits that may be sealed with these cards: all, or those held (§Switches, mustHoldSuit)."""
    return suits_held(cards) if terms.must_hold_suit else list(range(len(SUITS)))


def sealed_choice(verb: str, terms: Terms, cards: list[int]) -> SuitChoice:
    """Return the opening choice: any suit, or any suit held, with held cards of it to lay (§Declaring)."""
    places: list[list[int]] = [[] for _ in SUITS]
    for place, card in enumerate(cards):
        places[SUIT_OF[card]].append(place)
    suits = sealed_suits(terms, cards)
    return SuitChoice(verb, suits, [places[suit] for suit in suits])


def later_suits(table: ClaimTable, seat: int) -> list[int]:
    """Return the suits a seat may declare in a floor round; none once it has one (§Floor rounds)."""
    if table.is_declared(seat):
        return []
    free = table.free_suits()
    if not table.terms.must_hold_suit:
        return free
    held = suits_held(table.hands[seat])
    return [suit for suit in free if suit in held]
