# parlour: hot
"""The suits that may be declared, with cards of that suit to lay face up where that is allowed."""

from parlour.cards.codes import SUIT_OF, SUITS
from parlour.engine.play.named_choices import OneSuit
from parlour.games.claim.rules.hands.points import suits_held
from parlour.games.claim.rules.table import ClaimTable
from parlour.games.claim.rules.terms import Terms


def sealed_suits(terms: Terms, cards: list[int]) -> list[int]:
    """Return the suits that may be sealed with these cards: all, or those held (§Switches, mustHoldSuit)."""
    return suits_held(cards) if terms.must_hold_suit else list(range(len(SUITS)))


def sealed_choice(verb: str, terms: Terms, cards: list[int]) -> OneSuit:
    """Return the opening choice: any suit, or any suit held, with held cards of it to lay (§Declaring)."""
    places: list[list[int]] = [[] for _ in SUITS]
    for place, card in enumerate(cards):
        places[SUIT_OF[card]].append(place)
    suits = sealed_suits(terms, cards)
    return OneSuit(verb, suits, [places[suit] for suit in suits])


def later_suits(table: ClaimTable, seat: int) -> list[int]:
    """Return the suits a seat may declare in a floor round; none once it has one (§Floor rounds)."""
    if table.is_declared(seat):
        return []
    free = table.free_suits()
    if not table.terms.must_hold_suit:
        return free
    held = suits_held(table.hands[seat])
    return [suit for suit in free if suit in held]
