# parlour: hot
"""The choice of a suit to declare, with cards of that suit to lay face up where that is allowed."""

from parlour.cards.codes import NO_SUIT, SUIT_OF, SUITS
from parlour.engine.play.choices import Choice, spoken
from parlour.engine.play.move import Move
from parlour.engine.show.form import Form, Pool
from parlour.games.claim.rules.table import ClaimTable


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

    def layable(self) -> list[int]:
        """Every place that may be laid with some suit."""
        return sorted([place for places in self.places for place in places])

    def form(self) -> Form:
        places = self.layable()
        pools = [Pool("hand", "your hand, of that suit", places, least=0, most=len(places))] if places else []
        return Form(verb=self.verb, pools=pools, suits=[SUITS[suit] for suit in self.suits])

    def wants(self) -> str:
        letters = ", ".join([SUITS[suit] for suit in self.suits])
        places = self.layable()
        laying = f", and may lay places of your hand of that suit ({spoken(places)})" if places else ""
        return f"{self.verb} takes a suit ({letters}){laying}."


def sealed_choice(verb: str, cards: list[int], must_hold: bool) -> SuitChoice:
    """The opening: any suit, or any suit held, with held cards of it to lay (§Declaring)."""
    places: list[list[int]] = [[] for _ in SUITS]
    for place, card in enumerate(cards):
        places[SUIT_OF[card]].append(place)
    suits = [suit for suit in range(len(SUITS)) if places[suit] or not must_hold]
    return SuitChoice(verb, suits, [places[suit] for suit in suits])


def later_suits(table: ClaimTable, seat: int) -> list[int]:
    """The suits a seat may declare in a floor round; none once it has one (§Floor rounds)."""
    if table.declared[seat] != NO_SUIT:
        return []
    free = table.free_suits()
    if not table.switches.declaring.must_hold_suit:
        return free
    held = [SUIT_OF[card] for card in table.hands[seat]]
    return [suit for suit in free if suit in held]
