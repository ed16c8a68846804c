# parlour: hot
"""The plays open to one hand: counted, numbered, tested and sampled without being listed."""

from typing import Final, final

from mypy_extensions import i64, u8

from parlour.cards.luck import Luck
from parlour.cards.vectors import append, vec
from parlour.engine.play.choices import Choice
from parlour.engine.play.move import Move
from parlour.engine.show.form import CardsAsked, Form
from parlour.engine.show.view import View
from parlour.engine.words.sentence import Sentence, sentence_of
from parlour.games.big_c.rules.asset import BigCRules
from parlour.games.big_c.rules.card_order import CODES, HEIGHTS, HIGHEST, codes_of
from parlour.games.big_c.rules.compare import clears
from parlour.games.big_c.rules.hands import NO_HAND, SINGLE, SIZES, Reading, reading
from parlour.games.big_c.rules.plays.families import Family
from parlour.games.big_c.rules.plays.holding import Holding, holding_of
from parlour.games.big_c.rules.plays.kinds import OpenPlays
from parlour.games.big_c.rules.plays.parts import height_bits
from parlour.games.big_c.rules.terms import Terms, terms_of
from parlour.games.big_c.rules.verbs import PLAY

MOST_OFFERED: Final = 12
_EVERY_FAMILY: Final = 1 << 30
_JOKERS: Final = 1
"""Jokers in a set of heights."""


def plays_of(cards: list[int], old: Reading, terms: Terms) -> "Plays":
    """Return what these cards may lay on the old hand."""
    return Plays(holding_of(cards), old, terms)


@final
class Plays(Choice):
    """All that a hand may lay on the old one, as different sets of card codes; it knows nothing else."""

    def __init__(self, holding: Holding, old: Reading, terms: Terms) -> None:
        super().__init__(PLAY)
        self.holding = holding
        self.old = old
        self.terms = terms
        self.open = OpenPlays(holding, old, terms)
        self.ends = vec[i64]()
        """How many plays there are up to each kind, as far as they have been counted."""

    def hand(self) -> list[int]:
        """Return the cards of the hand."""
        return self.holding.codes()

    def exists(self) -> bool:
        """Return whether there is anything to play."""
        return self.open.exist()

    def count(self) -> int:
        while self._next_kind() <= self.open.last:
            self._count_next()
        return self._counted()

    def _next_kind(self) -> i64:
        """Return the first kind whose plays have not been counted yet."""
        return self.open.first + len(self.ends)

    def _count_next(self) -> None:
        number = self.open.count(self._next_kind())
        self.ends = append(self.ends, self._counted() + number)

    def _counted(self) -> i64:
        """Return how many plays have been counted so far."""
        if len(self.ends) == 0:
            return 0
        return self.ends[len(self.ends) - 1]

    def nth(self, index: int) -> Move:
        while self._next_kind() <= self.open.last and self._counted() <= index:
            self._count_next()
        place: i64 = 0
        before: i64 = 0
        while self.ends[place] <= index:
            before = self.ends[place]
            place += 1
        return play_move(self.open.nth(self.open.first + place, index - before))

    def pick(self, luck: Luck) -> Move:
        """Return a random play: a kind of hand first, then any play of it."""
        return play_move(self.open.pick(luck))

    def families(self) -> list[Family]:
        """Return the families of all these plays, weak kinds first."""
        return [family for families in families_by_kind(self.open) for family in families]

    def holds(self, move: Move) -> bool:
        cards = move.cards
        if move.slots or move.amount or move.suit or len(cards) not in SIZES:
            return False
        hand = self.hand()
        for card in cards:
            if card > HIGHEST or card < 0 or cards.count(card) > hand.count(card):
                return False
        return may_lie(reading(cards, self.terms), self.old, self.terms)

    def form(self) -> Form:
        """Return what to ask for, with some plays to offer; whoever leads may play any card."""
        least, most = self._span()
        if self.old.kind == NO_HAND:
            offered = suggested_plays(families_by_kind(self.open, MOST_OFFERED))
            return Form(self.verb, cards=CardsAsked("hand", least, most, offered))
        by_kind = families_by_kind(self.open)
        playable = playable_cards(self.holding, by_kind)
        return Form(self.verb, cards=CardsAsked("hand", least, most, suggested_plays(by_kind), playable))

    def _span(self) -> tuple[int, int]:
        """Return the least and the most cards that a play takes."""
        size = SIZES[self.old.kind]
        return (size, size) if size > 0 else (1, min(SIZES[-1], int(self.holding.size())))

    def wants(self) -> Sentence:
        if self.old.kind == NO_HAND:
            return sentence_of("wants.lead", verb=self.verb)
        key = "wants.equal-or-better" if self.terms.allow_equal else "wants.better"
        return sentence_of(key, verb=self.verb, count=SIZES[self.old.kind])

    def objection(self, move: Move) -> Sentence:
        """Say of a single card of the hand that is too low what it is lower than."""
        if self.old.kind != SINGLE or len(move.cards) != 1 or move.cards[0] not in self.hand():
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
    return plays_of(view.zone("hand", view.viewer).cards, reading(laid, terms), terms)


def may_lie(new: Reading, old: Reading, terms: Terms) -> bool:
    """Return whether a reading may be led, or laid on the old hand (§Play)."""
    return new.kind != NO_HAND and (old.kind == NO_HAND or clears(new, old, terms))


def play_move(laid: vec[u8]) -> Move:
    """Return a play as a move, its card codes in rising order."""
    cards = codes_of(laid)
    cards.sort()
    return Move(PLAY, cards=tuple(cards))


def families_by_kind(plays: OpenPlays, most: i64 = _EVERY_FAMILY) -> list[list[Family]]:
    """Return the families of every kind that can be played, weak kinds first, and at most so many of each."""
    found: list[list[Family]] = []
    for kind in range(plays.first, plays.last + 1):
        families = plays.families(kind, most)
        if families:
            found.append(families)
    return found


def suggested_plays(by_kind: list[list[Family]]) -> list[list[int]]:
    """Return a dozen plays for a front end to offer: the cheapest of each kind in turn, weak kinds first."""
    number = 0
    for families in by_kind:
        number += len(families)
    offered = by_kind if number <= MOST_OFFERED else _cheapest_in_turn(by_kind)
    return [_first_play(family) for families in offered for family in families]


def _cheapest_in_turn(by_kind: list[list[Family]]) -> list[list[Family]]:
    """Return a dozen of more families: the first of each kind, the second of each, and the last in turn."""
    offered: list[list[Family]] = [[] for _kind in by_kind]
    left, last_kind, last_turn = MOST_OFFERED, 0, 0
    for turn in range(MOST_OFFERED):
        for kind in range(len(by_kind)):
            if turn < len(by_kind[kind]):
                left -= 1
                last_kind, last_turn = kind, turn
                if left > 0:
                    offered[kind].append(by_kind[kind][turn])
    offered[last_kind].append(by_kind[last_kind][last_turn])
    return offered


def _first_play(family: Family) -> list[int]:
    """Return the first play of a family, low cards first and jokers last."""
    cards = codes_of(family.play(0))
    jokers = int(family.jokers)
    return cards[jokers:] + cards[:jokers] if jokers > 0 else cards


def playable_cards(hand: Holding, by_kind: list[list[Family]]) -> list[int]:
    """Return the cards of a hand that are in some play of these families; empty where all are."""
    held = height_bits(hand.heights)
    missing = held
    for families in by_kind:
        for family in families:
            missing &= ~family.heights()
            if family.jokers > 0:
                missing &= ~_JOKERS
            if missing == 0:
                return []
    return [card for card in range(HIGHEST + 1) if (held & ~missing) >> HEIGHTS[card] & 1]
