# parlour: hot
"""Tricks: following suit, who takes a trick, what players have shown not to hold, and redealing within that.

A trick is a list of cards in the order of play, the leader's first. Strengths and suits are tables by card
code; where a game ranks its cards in its own way, or counts a card to another suit, it gives its own.
What a seat has shown to lack is one number, a bit for each card code: `voids = [NO_VOIDS] * seats`.
"""

from collections.abc import Callable
from typing import Final

from parlour.cards.codes import NO_SUIT, RANKS, SUIT_OF
from parlour.cards.luck import Luck
from parlour.engine.show.audience import closed_to_all, only, open_to_all
from parlour.engine.show.zone import Zone
from parlour.kit.unseen import redeal_unseen, redeal_within

NO_VOIDS: Final = 0
"""Nothing is known of a hand yet."""


def follow_suit(hand: list[int], trick: list[int], suits: list[int] = SUIT_OF) -> list[int]:
    """Return the cards of a hand that may be played: of the suit that was led, or any where there is none.

    >>> from parlour.making import cards_text, follow_suit, parse_cards
    >>> cards_text(follow_suit(parse_cards("AS 2H 9H"), parse_cards("KH 3C")))
    '2H 9H'
    """
    if not trick:
        return hand[:]
    led = suits[trick[0]]
    return [card for card in hand if suits[card] == led] or hand[:]


def winning_place(
    trick: list[int], trump: int = NO_SUIT, strengths: list[int] = RANKS, suits: list[int] = SUIT_OF
) -> int:
    """Return the place in a trick of the card that takes it: the highest trump, or of the suit that was led.

    Of equal cards, as there are in two packs, the first takes it.

    >>> from parlour.making import HEARTS, parse_cards, winning_place
    >>> trick = parse_cards("9S AD KS 2H")
    >>> winning_place(trick), winning_place(trick, trump=HEARTS)
    (2, 3)
    """
    best = 0
    for place in range(1, len(trick)):
        if _beats(trick[place], trick[best], trump, strengths, suits):
            best = place
    return best


def _beats(card: int, other: int, trump: int, strengths: list[int], suits: list[int]) -> bool:
    """Return whether a later card takes the trick from the one that has it: a higher one, or a trump."""
    if suits[card] == suits[other]:
        return strengths[card] > strengths[other]
    return trump != NO_SUIT and suits[card] == trump


def winning_cards(
    cards: list[int],
    trick: list[int],
    trump: int = NO_SUIT,
    strengths: list[int] = RANKS,
    suits: list[int] = SUIT_OF,
) -> list[int]:
    """Return those of some cards that would take the trick as it lies; all of them to an empty one."""
    if not trick:
        return cards[:]
    best = trick[winning_place(trick, trump, strengths, suits)]
    return [card for card in cards if _beats(card, best, trump, strengths, suits)]


def cards_like(holds: Callable[[int], bool]) -> int:
    """Return the cards for which this holds as bits, to be added to what a seat has shown to lack.

    Whoever does not beat a heart though they must has no higher heart:
    `voids[seat] |= cards_like(lambda card: SUIT_OF[card] == HEARTS and RANKS[card] > RANKS[best])`.
    """
    found = 0
    for card in range(len(SUIT_OF)):
        if holds(card):
            found |= 1 << card
    return found


def note_void(voids: list[int], seat: int, card: int, trick: list[int], suits: list[int] = SUIT_OF) -> None:
    """Note, before the card is laid, that whoever does not follow has none of the suit that was led."""
    if trick and suits[card] != suits[trick[0]]:
        led = suits[trick[0]]
        voids[seat] |= cards_like(lambda each: suits[each] == led)


def is_void_of(void: int, card: int) -> bool:
    """Return whether a seat that has shown this cannot hold the card."""
    return (void >> card) & 1 == 1


def redeal_hands(
    hands: list[list[int]],
    hidden: list[list[int]],
    voids: list[int],
    seat: int,
    luck: Luck,
    *,
    known: list[list[int]] | None = None,
) -> None:
    """Deal the others' hands and the hidden piles again, in place; nobody gets what they are known to lack.

    The hidden piles are those of which nobody has seen a card, such as a stock. All deals that agree with the
    voids are equally likely. `known` is the audience of each card of each hand, where others than its owner
    know some: cards that were passed or shown.
    """
    piles, owners = [*hands, *hidden], len(hands)
    audiences = [*(known or _owners_alone(hands)), *(closed_to_all(len(pile)) for pile in hidden)]
    if not any(voids):
        redeal_unseen(piles, audiences, seat, luck)
        return

    def fits(pile: int, place: int, card: int) -> bool:
        return pile >= owners or not is_void_of(voids[pile], card)

    redeal_within(piles, audiences, seat, luck, fits)


def _owners_alone(hands: list[list[int]]) -> list[list[int]]:
    return [[only(seat)] * len(hands[seat]) for seat in range(len(hands))]


def hand_zones(hands: list[list[int]], known: list[list[int]] | None = None) -> list[Zone]:
    """Return everybody's hand as a zone that its owner alone sees, but for cards that others know."""
    audiences = known or _owners_alone(hands)
    return [
        Zone("hand", hands[seat], audiences[seat], owner=seat, private=True) for seat in range(len(hands))
    ]


def trick_zone(trick: list[int], leader: int, seats: int, name: str = "trick") -> Zone:
    """Return the trick as a zone that all see, with who laid each card."""
    by = [(leader + place) % seats for place in range(len(trick))]
    return Zone(name, trick, open_to_all(len(trick)), by=by)


def places_by_suit(hand: list[int], trump: int = NO_SUIT, strengths: list[int] = RANKS) -> list[int]:
    """Return the places of a hand as its owner holds it: suit by suit, trumps last, low cards first."""
    return sorted(range(len(hand)), key=lambda place: _held_at(hand[place], trump, strengths))


def _held_at(card: int, trump: int, strengths: list[int]) -> tuple[bool, int, int]:
    return SUIT_OF[card] == trump, SUIT_OF[card], strengths[card]
