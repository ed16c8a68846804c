# parlour: hot
"""The plays open to one hand: counted, numbered, tested and sampled without being listed."""

from typing import Final

from mypy_extensions import i64

from parlour.cards.codes import JOKER
from parlour.engine.play.choices import Choice
from parlour.engine.play.move import Move
from parlour.engine.show.form import CardsAsked, Form
from parlour.engine.show.view import View
from parlour.engine.words.sentence import Sentence, sentence_of
from parlour.games.big_c.rules.asset import BigCRules
from parlour.games.big_c.rules.card_order import CODES, HEIGHTS, HIGHEST
from parlour.games.big_c.rules.compare import clears
from parlour.games.big_c.rules.hands import (
    FIVE_KIND,
    FLUSH,
    FOUR_KIND,
    FULL_HOUSE,
    NO_HAND,
    SINGLE,
    SIZES,
    STRAIGHT,
    STRAIGHT_FLUSH,
    TRIPLE,
    TWO_PAIRS,
    Reading,
    reading,
)
from parlour.games.big_c.rules.plays.flushes import flushes
from parlour.games.big_c.rules.plays.holding import Holding
from parlour.games.big_c.rules.plays.parts import Family, height_bits
from parlour.games.big_c.rules.plays.same_rank import five_kinds, four_kinds, full_houses, same_rank
from parlour.games.big_c.rules.plays.straights import straight_flushes, straights, two_pairs
from parlour.games.big_c.rules.plays.threshold import Threshold
from parlour.games.big_c.rules.terms import Terms, terms_of
from parlour.games.big_c.rules.verbs import PLAY

MOST_OFFERED: Final = 12
_JOKERS: Final = 1
"""Jokers in a set of heights."""


def add_kind(found: list[Family], kind: int, holding: Holding, threshold: Threshold) -> None:
    """Add every family of plays of one kind that clears the threshold, none of them empty.

    Branches and not a table: compiled, these are calls in C, and those through a table are not.
    """
    if kind <= TRIPLE:
        same_rank(found, holding, threshold)
    elif kind == TWO_PAIRS:
        two_pairs(found, holding, threshold)
    elif kind == FLUSH:
        flushes(found, holding, threshold)
    elif kind == STRAIGHT:
        straights(found, holding, threshold)
    elif kind == FULL_HOUSE:
        full_houses(found, holding, threshold)
    elif kind == FOUR_KIND:
        four_kinds(found, holding, threshold)
    elif kind == FIVE_KIND:
        five_kinds(found, holding, threshold)
    else:
        straight_flushes(found, holding, threshold)


def lowest_kind(old: Reading) -> int:
    """Return the least that may be played: anything for a leader, else the kind on the table."""
    return max(SINGLE, old.kind)


def highest_kind(old: Reading, cards: int) -> int:
    """Return the most that so many cards may be played as; a single, pair or triple meets only its like."""
    best = STRAIGHT_FLUSH if cards >= SIZES[STRAIGHT_FLUSH] else min(cards, TRIPLE)
    return min(best, old.kind) if SINGLE <= old.kind <= TRIPLE else best


class Plays(Choice):
    """All that a hand may lay on the old one, as different sets of card codes; it knows nothing else."""

    def __init__(self, hand: list[int], old: Reading, terms: Terms) -> None:
        super().__init__(PLAY)
        self.hand = hand
        self.old = old
        self.terms = terms
        self.holding: Holding | None = None
        self.next_kind = lowest_kind(old)
        self.last_kind = highest_kind(old, len(hand))
        self.families: list[Family] = []

    def _work_out(self) -> None:
        """Find the families of the next kind."""
        if self.holding is None:
            self.holding = Holding(self.hand)
        kind, known, end = self.next_kind, len(self.families), self._counted()
        self.next_kind += 1
        add_kind(self.families, kind, self.holding, Threshold(kind, self.old, self.terms))
        for place in range(known, len(self.families)):
            family = self.families[place]
            end += family.count
            family.kind = kind
            family.end = end

    def _counted(self) -> i64:
        """Count the plays found so far."""
        if not self.families:
            return 0
        return self.families[-1].end

    def exists(self) -> bool:
        """Return whether there is anything to play; for a leader or upon a single, one card tells."""
        if self.old.kind <= SINGLE:
            return _has_card(self.hand, _lowest_single(self.old, self.terms))
        while self.next_kind <= self.last_kind and not self.families:
            self._work_out()
        return len(self.families) > 0

    def count(self) -> int:
        while self.next_kind <= self.last_kind:
            self._work_out()
        return self._counted()

    def nth(self, index: int) -> Move:
        while self.next_kind <= self.last_kind and self._counted() <= index:
            self._work_out()
        place = 0
        while self.families[place].end <= index:
            place += 1
        family = self.families[place]
        return play_of(family, index - family.end + family.count)

    def holds(self, move: Move) -> bool:
        cards = move.cards
        if move.slots or move.amount or move.suit or len(cards) not in SIZES:
            return False
        for card in cards:
            if card > HIGHEST or card < 0 or cards.count(card) > self.hand.count(card):
                return False
        return may_lie(reading(cards, self.terms), self.old, self.terms)

    def form(self) -> Form:
        self.count()
        least, most = self._span()
        asked = CardsAsked("hand", least, most, suggested_plays(self.families), self.playable())
        return Form(self.verb, cards=asked)

    def playable(self) -> list[int]:
        """Return the cards that are in some play; empty where all are."""
        if self.old.kind == NO_HAND:
            return []
        self.count()
        missing = height_bits([HEIGHTS[card] for card in self.hand])
        for family in self.families:
            missing &= ~family.heights()
            if family.jokers > 0:
                missing &= ~_JOKERS
            if missing == 0:
                return []
        return sorted([card for card in set(self.hand) if not missing >> HEIGHTS[card] & 1])

    def _span(self) -> tuple[int, int]:
        """Return the least and the most cards that a play takes."""
        size = SIZES[self.old.kind]
        return (size, size) if size > 0 else (1, min(SIZES[-1], len(self.hand)))

    def wants(self) -> Sentence:
        if self.old.kind == NO_HAND:
            return sentence_of("wants.lead", verb=self.verb)
        key = "wants.equal-or-better" if self.terms.allow_equal else "wants.better"
        return sentence_of(key, verb=self.verb, count=SIZES[self.old.kind])

    def objection(self, move: Move) -> Sentence:
        """Say of a single card of the hand that is too low what it is lower than."""
        if self.old.kind != SINGLE or len(move.cards) != 1 or move.cards[0] not in self.hand:
            return self.wants()
        card = move.cards[0]
        is_lower = 0 < HEIGHTS[card] < self.old.top
        return sentence_of("wants.higher", card=card, top=CODES[self.old.top]) if is_lower else self.wants()


def plays_seen(rules: BigCRules, view: View, form: Form) -> Choice | None:
    """Return the plays again from what their seat is shown: its hand, and the hand on the table."""
    if form.verb != PLAY:
        return None
    terms = terms_of(rules)
    laid = tuple(view.zone("table").cards)
    return Plays(view.zone("hand", view.viewer).cards, reading(laid, terms), terms)


def _lowest_single(old: Reading, terms: Terms) -> int:
    """Return the lowest card that may be led, or laid on a single."""
    return old.top if terms.allow_equal and old.kind == SINGLE else old.top + 1


def _has_card(hand: list[int], height: i64) -> bool:
    """Return whether a hand holds a card of this height or above."""
    return any(HEIGHTS[card] >= height for card in hand)


def may_lie(new: Reading, old: Reading, terms: Terms) -> bool:
    """Return whether a reading may be led, or laid on the old hand (§Play)."""
    return new.kind != NO_HAND and (old.kind == NO_HAND or clears(new, old, terms))


def play_of(family: Family, index: i64) -> Move:
    """Return a play of a family as a move, its card codes in rising order."""
    cards = [CODES[height] for height in family.pick(index)]
    if family.jokers > 0:
        cards += [JOKER] * int(family.jokers)
    cards.sort()
    return Move(PLAY, cards=tuple(cards))


def suggested_plays(families: list[Family]) -> list[list[int]]:
    """Return a dozen plays for a front end to offer: the cheapest of each kind in turn, weak kinds first."""
    ranked = _cheapest_by_kind(families)
    wanted: list[int] = []
    for turn in range(MOST_OFFERED):
        wanted += [places[turn] for places in ranked if turn < len(places)]
    if len(wanted) > MOST_OFFERED:
        wanted = wanted[: MOST_OFFERED - 1] + wanted[-1:]
    return [_first_play(families[place]) for place in sorted(wanted)]


def _cheapest_by_kind(families: list[Family]) -> list[list[int]]:
    """Return for every kind that can be played the places of its families, those with few jokers first."""
    by_kind: dict[int, list[int]] = {}
    for place, family in enumerate(families):
        by_kind.setdefault(int(family.kind), []).append(place)
    return [sorted(places, key=lambda place: families[place].jokers) for places in by_kind.values()]


def _first_play(family: Family) -> list[int]:
    """Return the first play of a family, low cards first and jokers last."""
    return [CODES[height] for height in sorted(family.pick(0))] + [0] * int(family.jokers)
