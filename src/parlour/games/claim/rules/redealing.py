# parlour: hot
"""Another deal that a seat cannot tell from this one: unseen cards change places, public facts still hold.

What is known of hidden hands: nobody charged holds a card above the charge, and one equals it; who keeps a
contested suit holds its highest card. Hidden places are filled from the lowest limit upwards, each from the
cards within its limit, so that every deal within the limits is equally likely; those that break another
fact are thrown away and drawn again.
"""

from bisect import bisect_right
from typing import Final

from parlour.cards.luck import Luck
from parlour.engine.show.audience import sees
from parlour.games.claim.rules.declaration import keeper_of
from parlour.games.claim.rules.table import DECLARING, ClaimTable

TRIES: Final = 200
NO_LIMIT: Final = 1_000

Place = tuple[int, int, int]
"""The highest value that may lie there, the seat, and the place in its hand."""


def redeal_for(table: ClaimTable, viewer: int, luck: Luck) -> None:
    """Mixes what the viewer has not seen, in place; hands that resist all tries stay as they are."""
    table.hands = [hand[:] for hand in table.hands]
    hidden = hidden_places(table, viewer)
    unseen = unseen_cards(table, viewer, hidden)
    cards = drawn_hands(table, unseen, hidden, luck)
    lay(table, hidden, cards)
    rest = cards[len(hidden) :]
    luck.shuffle(rest)
    lay_rest(table, viewer, rest)


def drawn_hands(table: ClaimTable, unseen: list[int], hidden: list[Place], luck: Luck) -> list[int]:
    """The unseen cards in another order, the hidden places first, such that every fact holds."""
    rising = sorted(unseen, key=table.scores.value)
    reaches = reaches_of(table, rising, hidden)
    for _ in range(TRIES):
        cards = within_limits(rising, reaches, luck)
        lay(table, hidden, cards)
        if facts_hold(table):
            return cards
    return unseen


def reaches_of(table: ClaimTable, rising: list[int], hidden: list[Place]) -> list[int]:
    """For each hidden place how many of the cards, lowest first, lie within its limit."""
    values = [table.scores.value(card) for card in rising]
    return [bisect_right(values, limit) for limit, _, _ in hidden]


def hidden_places(table: ClaimTable, viewer: int) -> list[Place]:
    """Every hand place the viewer does not see, those with the lowest limit first."""
    places = [
        (limit_of(table, seat, place), seat, place)
        for seat in range(table.seats)
        for place, audience in enumerate(table.known[seat])
        if not sees(audience, viewer)
    ]
    return sorted(places)


def limit_of(table: ClaimTable, seat: int, place: int) -> int:
    """The seat's last charge speaks of every card it held then."""
    return table.charged[seat] if place < table.charged_cards[seat] else NO_LIMIT


def unseen_cards(table: ClaimTable, viewer: int, hidden: list[Place]) -> list[int]:
    """All cards the viewer does not see: the hidden places as they are, then discards and pile."""
    cards = [table.hands[seat][place] for _, seat, place in hidden]
    for card, audience in zip(table.discards, table.discards_known, strict=True):
        if not sees(audience, viewer):
            cards.append(card)
    return cards + table.pile


def within_limits(rising: list[int], reaches: list[int], luck: Luck) -> list[int]:
    """The cards in another order, each hidden place filled from those within its reach and still free."""
    cards = rising[:]
    for filled, reach in enumerate(reaches):
        other = filled + luck.below(reach - filled)
        cards[filled], cards[other] = cards[other], cards[filled]
    return cards


def lay(table: ClaimTable, hidden: list[Place], cards: list[int]) -> None:
    for filled, (_, seat, place) in enumerate(hidden):
        table.hands[seat][place] = cards[filled]


def lay_rest(table: ClaimTable, viewer: int, cards: list[int]) -> None:
    """Discards the viewer has not seen, and the pile, get what is left."""
    table.discards = table.discards[:]
    for place, audience in enumerate(table.discards_known):
        if not sees(audience, viewer):
            table.discards[place] = cards.pop()
    table.pile = cards


def facts_hold(table: ClaimTable) -> bool:
    """Whether the hands agree with every charge and with the declaration."""
    for seat in range(table.seats):
        spoken_of = table.charged_cards[seat]
        if spoken_of and table.scores.highest(table.hands[seat][:spoken_of]) != table.charged[seat]:
            return False
    return table.stage == DECLARING or declaration_holds(table)


def declaration_holds(table: ClaimTable) -> bool:
    """Whether these cards, as far as they are still the cards dealt, lead to the same declaration."""
    dealt = table.switches.cards_dealt
    hands = [hand[:dealt] for hand in table.hands]
    order = table.clockwise(table.opener)
    for suit in range(len(hands)):
        asking = [seat for seat in order if table.wanted[seat] == suit]
        if not asking or any(table.kept[seat] < dealt for seat in asking):
            continue
        keeper = keeper_of(suit, table.wanted, hands, table.scores, order)
        if table.declared[keeper] != suit or not suit_is_held(table, asking, hands, suit):
            return False
    return True


def suit_is_held(table: ClaimTable, asking: list[int], hands: list[list[int]], suit: int) -> bool:
    """Where a suit must be held, everybody who asked for it holds it (§Switches, mustHoldSuit)."""
    if not table.switches.declaring.must_hold_suit:
        return True
    return all(table.scores.best_of_suit(hands[seat], suit) > 0 for seat in asking)
