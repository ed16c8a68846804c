# parlour: hot
"""The close of a round of Bastard Brag: whose hand was best, whose lost, and how many lives (§Scoring)."""

from typing import Final

from mypy_extensions import i64

from parlour.cards.codes import JOKER, RANKS, SUIT_OF
from parlour.cards.vectors import vec
from parlour.engine.play.events import Event
from parlour.engine.words.sentence import Sentence, sentence_of
from parlour.games.bastard_brag.rules.hands import HAND, KICKERS
from parlour.games.bastard_brag.rules.table import BastardTable
from parlour.kit.closing import ShownHand, close_of, making_places

_NOTHING: Final = "hand.no-hand"
_PAIR: Final = "hand.pair"
_SHORT: Final = {
    _NOTHING: "short.nothing",
    _PAIR: "short.pair",
    "hand.flush": "short.flush",
    "hand.straight": "short.straight",
    "hand.straight-flush": "short.straight-flush",
    "hand.three-of-a-kind": "short.three",
    "hand.trip-3s": "short.three",
}


def closing_event(table: BastardTable, strengths: vec[i64], before: vec[i64]) -> Event:
    """Return what closes the round, once lives are lost; `before` are the lives that each seat had."""
    order = sorted(
        [seat for seat in range(table.seats) if before[seat] > 0], key=lambda seat: strengths[seat]
    )
    shown = [_shown_hand(table, seat, strengths[seat]) for seat in order]
    amounts = [int(table.lives[seat] - before[seat]) for seat in range(table.seats)]
    beaten = [seat for seat in order if amounts[seat] < 0]
    winners = [seat for seat in order if strengths[order[0]] < strengths[seat] == strengths[order[-1]]]
    close = close_of(winners, beaten, amounts, shown=shown, folded=[])
    if not winners:
        kind = "everybody-lost" if beaten else "nobody-lost"
        return Event(kind, amount=-min(amounts), fields={"hand": shown[0].name}, close=close)
    lost = [hand for hand in shown if hand.seat in beaten]
    facts = {
        "hand": shown[-1].name,
        "beaten": [sentence_of("close.hand", seat=hand.seat, hand=hand.name) for hand in lost],
        "losses": [_loss(hand.seat, -amounts[hand.seat]) for hand in lost],
    }
    return Event("lost-to", order[-1], fields=facts, close=close)


def _loss(seat: int, lives: int) -> Sentence:
    return sentence_of("close.loses-life" if lives == 1 else "close.loses-lives", seat=seat, amount=lives)


def _shown_hand(table: BastardTable, seat: int, strength: int) -> ShownHand:
    """Return a hand by its short name, jokers as what they stand for, and the cards that make it."""
    scores = table.terms.scores
    kind = scores.kind(strength // KICKERS)
    cards = table.cards_from(HAND * seat)
    ranks = _read_ranks(table, cards)
    if kind == _NOTHING:
        counts = scores.scoring.high_card_counts or scores.scoring.kickers
        name = sentence_of("short.high-card", rank=max(ranks)) if counts else Sentence(_SHORT[kind])
        return ShownHand(seat, name, (ranks.index(max(ranks)),) if counts else ())
    first = sorted(ranks)[1] if kind == _PAIR else max(ranks)
    places = making_places(ranks, whole=kind != _PAIR)
    return ShownHand(seat, Sentence(_SHORT[kind], {"rank": first}), places)


def _read_ranks(table: BastardTable, cards: list[int]) -> list[int]:
    """Return the rank of each card, of jokers the one they stand for."""
    naturals = [card for card in cards if card != JOKER]
    if len(naturals) == HAND:
        return [RANKS[card] for card in cards]
    suited = len({SUIT_OF[card] for card in naturals}) <= 1
    read, _ = table.terms.scores.table.best_reading(
        [RANKS[card] for card in naturals], HAND - len(naturals), suited
    )
    left = list(read)
    for card in naturals:
        left.remove(RANKS[card])
    return [left.pop() if card == JOKER else RANKS[card] for card in cards]
