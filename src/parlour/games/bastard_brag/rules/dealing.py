# parlour: hot
"""Dealing at Bastard Brag: who deals first, in which order the cards go out, and the deal itself."""

from typing import Final

from mypy_extensions import i64, u8

from parlour.cards.codes import BACK, JOKER, RANKS
from parlour.cards.vectors import append, vec
from parlour.engine.play.arrangements import Order
from parlour.engine.play.events import Event, Teller
from parlour.engine.play.moves import Moves
from parlour.engine.show.audience import EVERYONE, NOBODY, only
from parlour.engine.show.form import Pool
from parlour.engine.words.sentence import Sentence, sentence_of
from parlour.games.bastard_brag.rules.hands import HAND
from parlour.games.bastard_brag.rules.knocking import NOBODY_KNOCKED
from parlour.games.bastard_brag.rules.table import HIDDEN, PLAYING, BastardTable
from parlour.games.bastard_brag.rules.verbs import DEAL_IN_ORDER, TO_DEAL
from parlour.kit.seat_sets import count_seats, next_in, seat_list

_JACK: Final = 11

_deals: Final[dict[tuple[int, ...], Moves]] = {}


def turn_for_dealer(table: BastardTable, teller: Teller | None) -> None:
    """Turn cards up from seat 0, for whoever has lives, until there is a jack or a joker (§First dealer)."""
    cards = _shuffled_pack(table)
    players = seat_list(table.live(), table.seats)
    place, shown = first_dealer(cards, len(players))
    table.dealer = players[place]
    table.turned = cards[:shown]
    table.stock = cards[shown:]
    if teller is not None:
        told: tuple[int, ...] = tuple(table.turned)
        teller.tell(Event("found-dealer", table.dealer, told, (EVERYONE,) * len(told)))


def take_deal(table: BastardTable, dealer: int) -> None:
    """Let this seat deal, the whole pack before it; nothing needs to be turned (§One deal)."""
    table.dealer = dealer
    table.stock = table.terms.pack


def first_dealer(cards: vec[u8], players: int) -> tuple[int, int]:
    """Return who gets the first jack or joker, and how many cards it took (§First dealer)."""
    for place, card in enumerate(cards):
        if picks_dealer(int(card)):
            return place % players, place + 1
    raise AssertionError("a pack holds four jacks")


def picks_dealer(card: int) -> bool:
    """Return whether the card is a jack or a joker (§First dealer)."""
    return card == JOKER or RANKS[card] == _JACK


def usual_order(table: BastardTable) -> vec[u8]:
    """Return the slots as dealt: from the dealer's left, the centre last of each lap (§Deal)."""
    order, live = vec[u8](), table.live()
    for lap in range(HAND):
        seat = table.dealer
        for _player in range(count_seats(live)):
            seat = next_in(seat, live, table.seats)
            order = append(order, int(HAND * seat + lap))
        order = append(order, int(table.centre + lap))
    return order


def dealt_slots(table: BastardTable) -> vec[u8]:
    """Return every slot that gets a card: seats by number, then the centre."""
    slots = vec[u8]()
    for slot in range(table.centre + HAND):
        if slot >= table.centre or table.is_live(slot // HAND):
            slots = append(slots, int(slot))
    return slots


def deal_moves(table: BastardTable) -> Moves:
    """Return the ways to deal (§Deal): as usual, or in any order; made once for the slots in play."""
    slots = tuple(dealt_slots(table))
    moves = _deals.get(slots)
    if moves is None:
        in_order = Order(DEAL_IN_ORDER, _deal_places(table, list(slots)))
        moves = _deals[slots] = Moves([TO_DEAL, in_order], lasting=True)
    return moves


def _deal_places(table: BastardTable, slots: list[int]) -> Pool:
    """Return the slots that get a card, with their names."""
    names, size = [_slot_name(table, slot) for slot in slots], len(slots)
    return Pool("deal", slots, least=size, most=size, ordered=True, names=names)


def _slot_name(table: BastardTable, slot: int) -> Sentence:
    place = slot % HAND + 1
    if slot >= table.centre:
        return sentence_of("place.centre", place=place)
    return sentence_of("place.hand", seat=slot // HAND, place=place)


def deal(table: BastardTable, order: vec[u8], teller: Teller | None) -> None:
    """Deal three cards to each live player and three to the centre, the middle one face down (§Deal)."""
    cards = _shuffled_pack(table)
    table.cards = vec[i64]([BACK] * (table.centre + HAND))
    table.known = vec[i64]([EVERYONE] * (table.centre + HAND))
    for place in range(len(order)):
        slot: i64 = int(order[place])
        table.cards[slot] = int(cards[place])
        if slot < table.centre:
            table.known[slot] = only(slot // HAND)
    table.known[table.centre + HIDDEN] = NOBODY
    table.stock = cards[len(order) :]
    table.turned = vec[u8]()
    _begin_round(table)
    if teller is not None:
        _tell_deal(table, teller)


def _shuffled_pack(table: BastardTable) -> vec[u8]:
    cards = table.terms.pack[:]
    table.shuffled_packed(cards, len(cards))
    return cards


def _begin_round(table: BastardTable) -> None:
    """Give the first turn to the player on the dealer's left (§Turn)."""
    table.stage = PLAYING
    table.knocker = NOBODY_KNOCKED
    table.turns_taken = 0
    table.turn = table.next_live(table.dealer)


def _tell_deal(table: BastardTable, teller: Teller) -> None:
    cards, known = tuple(table.cards_from(table.centre)), tuple(table.known_from(table.centre))
    kind = "dealt" if table.start is None else "dealt-once"
    teller.tell(Event(kind, table.dealer, amount=table.round))
    teller.tell(Event("centre", cards=cards, audiences=known))
