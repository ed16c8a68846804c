# parlour: hot
"""Dealing at Bastard Brag: who deals first, in which order the cards go out, and the deal itself."""

from typing import Final

from parlour.cards.codes import BACK, JOKER, RANKS
from parlour.cards.pack import pack
from parlour.engine.play.events import Event, Teller
from parlour.engine.show.audience import EVERYONE, NOBODY, only
from parlour.engine.show.form import Pool
from parlour.engine.words.sentence import Sentence, sentence_of
from parlour.games.bastard_brag.rules.hands import HAND
from parlour.games.bastard_brag.rules.knocking import NOBODY_KNOCKED
from parlour.games.bastard_brag.rules.table import HIDDEN, PLAYING, BastardTable
from parlour.kit.turns import next_seat, round_from

_JACK: Final = 11

_deals: Final[dict[tuple[int, ...], Pool]] = {}


def turn_for_dealer(table: BastardTable, teller: Teller | None) -> None:
    """Turn cards up from seat 0, for whoever has lives, until there is a jack or a joker (§First dealer)."""
    cards = table.shuffled(pack(1, table.terms.jokers))
    players = round_from(0, table.live())
    place, shown = first_dealer(cards, len(players))
    table.dealer = players[place]
    table.turned = cards[:shown]
    table.stock = cards[shown:]
    if teller is not None:
        told = tuple(table.turned)
        teller.tell(Event("found-dealer", table.dealer, told, (EVERYONE,) * len(told)))


def take_deal(table: BastardTable, dealer: int) -> None:
    """Let this seat deal, the whole pack before it; nothing needs to be turned (§One deal)."""
    table.dealer = dealer
    table.stock = pack(1, table.terms.jokers)


def first_dealer(cards: list[int], players: int) -> tuple[int, int]:
    """Return who gets the first jack or joker, and how many cards it took (§First dealer)."""
    for place, card in enumerate(cards):
        if picks_dealer(card):
            return place % players, place + 1
    raise AssertionError("a pack holds four jacks")


def picks_dealer(card: int) -> bool:
    """Return whether the card is a jack or a joker (§First dealer)."""
    return card == JOKER or RANKS[card] == _JACK


def usual_order(table: BastardTable) -> list[int]:
    """Return the slots as dealt: from the dealer's left, the centre last of each lap (§Deal)."""
    live = table.live()
    starts = [HAND * seat for seat in round_from(next_seat(table.dealer, live), live)]
    starts.append(table.centre)
    return [start + lap for lap in range(HAND) for start in starts]


def deal_places(table: BastardTable) -> Pool:
    """Return every slot that gets a card, seats by number, then the centre; made once for those in play."""
    slots = sorted(usual_order(table))
    pool = _deals.get(tuple(slots))
    if pool is None:
        names = [_slot_name(table, slot) for slot in slots]
        size = len(slots)
        pool = Pool("deal", slots, least=size, most=size, ordered=True, names=names)
        _deals[tuple(slots)] = pool
    return pool


def _slot_name(table: BastardTable, slot: int) -> Sentence:
    place = slot % HAND + 1
    if slot >= table.centre:
        return sentence_of("place.centre", place=place)
    return sentence_of("place.hand", seat=slot // HAND, place=place)


def deal(table: BastardTable, order: list[int], teller: Teller | None) -> None:
    """Deal three cards to each live player and three to the centre, the middle one face down (§Deal)."""
    cards = table.shuffled(pack(1, table.terms.jokers))
    table.cards = [BACK] * (table.centre + HAND)
    table.known = [EVERYONE] * (table.centre + HAND)
    for place, slot in enumerate(order):
        table.cards[slot] = cards[place]
        table.known[slot] = EVERYONE if slot >= table.centre else only(slot // HAND)
    table.known[table.centre + HIDDEN] = NOBODY
    table.stock = cards[len(order) :]
    table.turned = []
    _begin_round(table)
    if teller is not None:
        _tell_deal(table, teller)


def _begin_round(table: BastardTable) -> None:
    """Give the first turn to the player on the dealer's left (§Turn)."""
    table.stage = PLAYING
    table.knocker = NOBODY_KNOCKED
    table.turns_taken = 0
    table.turn = next_seat(table.dealer, table.live())


def _tell_deal(table: BastardTable, teller: Teller) -> None:
    centre = table.centre
    kind = "dealt" if table.start is None else "dealt-once"
    teller.tell(Event(kind, table.dealer, amount=table.round))
    teller.tell(Event("centre", cards=tuple(table.cards[centre:]), audiences=tuple(table.known[centre:])))
