# parlour: hot
"""Looking ahead at Bastard Brag: a round is played on in the head, many times over the cards not yet seen.

A world is a row of cards as on the table, hands and then centre, and nothing more: who has seen which card
does not matter for what it comes to, and a position with all its audiences, played on by the same replies,
takes half as long again (plain Python). Swaps, knocks, the end of a round and its losses are those of
`rules/`; only the players' replies are thought up here. A test plays both and compares.
"""

from typing import Final

from mypy_extensions import i64

from parlour.cards.codes import BACK
from parlour.cards.luck import Luck
from parlour.cards.vectors import vec
from parlour.engine.play.move import Move
from parlour.games.bastard_brag.bots.eyes import BastardEyes
from parlour.games.bastard_brag.odds.field import HandStanding
from parlour.games.bastard_brag.rules.hands import HAND
from parlour.games.bastard_brag.rules.knocking import knock_is_open, showdown_is_due
from parlour.games.bastard_brag.rules.losses import round_losses
from parlour.games.bastard_brag.rules.swapping import exchange, swap_in_row
from parlour.games.bastard_brag.rules.table import HIDDEN
from parlour.games.bastard_brag.rules.terms import Terms
from parlour.games.bastard_brag.rules.verbs import END_TURN, KNOCK, PASS
from parlour.kit.seat_sets import set_of

_LAPS: Final = 3
"""A round is played on for so many laps at most: further on, the cards are anybody's guess."""

_MOST_HANDS: Final = 3
_KNOCKERS_HANDS: Final = 10
"""An opponent's hand is the best of one hand and one more for each turn they have had, up to a limit; that of
whoever has knocked the best of many. Found by comparing with the hands that `hard` really held: without a
knock they beat 0.60 of all hands in every lap, for whoever holds more has knocked; a knocker's beats 0.94 in
the second lap and 0.86 in the third."""

_KNOCKS_ABOVE: Final = 0.85
"""The share of all hands that a hand must beat for a knock; 0.80 is as good, 0.75 and 0.95 are worse."""


class Lookahead:
    """What may come of a move when everybody replies as a sensible player would."""

    def __init__(
        self, terms: Terms, standing: HandStanding, eyes: BastardEyes, luck: Luck, has_swapped: bool = False
    ) -> None:
        self.terms = terms
        self.table = terms.scores.table
        self.standing = standing
        self.luck = luck
        self.me = eyes.me
        self.cards = vec[i64](eyes.cards)
        self.unseen = eyes.unseen_cards
        self.order = eyes.order
        self.knocker = eyes.knocker
        self.seats = len(eyes.hands)
        self.live = set_of(eyes.order)
        self.centre = HAND * len(eyes.hands)
        self.turns = eyes.turns - 1 if has_swapped else eyes.turns
        self.last_turn = min(self.turns + _LAPS * len(self.order), terms.max_turns)

    def world(self) -> vec[i64]:
        """Deal the unseen cards; whoever has had turns or knocked holds the best of several hands."""
        pool = self.unseen[:]
        self.luck.shuffle(pool)
        world = self.cards[:]
        self._fill(world, self.centre, pool)
        for place in range(1, len(self.order)):
            turns = (self.turns + place) // len(self.order)
            has_knocked = self.order[place] == self.knocker
            tries = _KNOCKERS_HANDS if has_knocked else min(1 + turns, _MOST_HANDS)
            self._fill_best(world, HAND * self.order[place], pool, tries)
        return world

    def _fill(self, world: vec[i64], start: i64, pool: list[int]) -> None:
        for slot in range(start, start + HAND):
            if world[slot] == BACK:
                world[slot] = pool.pop()

    def _fill_best(self, world: vec[i64], start: i64, pool: list[int], tries: int) -> None:
        """Fill the unseen cards of a hand several times and keep the best; the others go under the pool.

        At a large table the pool may be too small for a second try.
        """
        known = world[start : start + HAND]
        unseen = [place for place in range(HAND) if known[place] == BACK]
        best, top = known, -1
        for _try in range(tries):
            if top >= 0 and len(pool) < len(unseen):
                break
            hand = known[:]
            self._fill(hand, 0, pool)
            strength = int(self.table.lookup_row(hand, 0))
            given_up = best if strength > top else hand
            pool[:0] = [int(given_up[place]) for place in unseen if given_up[place] != BACK]
            if strength > top:
                best, top = hand, strength
        for place in unseen:
            world[start + place] = best[place]

    def value(self, world: vec[i64], move: Move) -> float:
        """Return the lives an opponent loses on average by the move, less those the bot loses."""
        cards = world[:]
        start = HAND * self.me
        swap_in_row(cards, start, self.centre, move)
        knocks = move.verb == KNOCK
        if move.verb not in (KNOCK, PASS, END_TURN):
            knocks = self._knocks_after_swap(cards, start, self.knocker, self.turns + 1)
        return self._gain(cards, self._play_on(cards, self.me if knocks else self.knocker))

    def _play_on(self, cards: vec[i64], knocker: int) -> int:
        """Let everybody knock or swap until the hands are shown or it is enough; return who knocked."""
        turns = self.turns + 1
        place = 1
        while not showdown_is_due(self.order[place], knocker, turns, self.last_turn):
            if self._replied(cards, HAND * self.order[place], knocker, turns):
                knocker = self.order[place]
            turns += 1
            place = (place + 1) % len(self.order)
        return knocker

    def _replied(self, cards: vec[i64], start: i64, knocker: int, turns: int) -> bool:
        """Knock on a good hand, or make the swap that promises most; return whether it knocked."""
        held = self._share(cards, start)
        if held >= _KNOCKS_ABOVE and knock_is_open(knocker, turns, len(self.order)):
            return True
        top, hand, centre = self._best_swap(cards, start)
        if held >= top and self.terms.allow_pass:
            return False
        exchange(cards, hand, centre)
        return self._knocks_after_swap(cards, start, knocker, turns + 1)

    def _share(self, cards: vec[i64], start: i64) -> float:
        """Return the share of all hands that a hand beats."""
        return self.standing.share(int(self.table.lookup_row(cards, start)))

    def _knocks_after_swap(self, cards: vec[i64], start: i64, knocker: int, turns: int) -> bool:
        """Return whether a good hand knocks in the same turn, where that is open (§Turn, knockAfterSwap)."""
        if not self.terms.knock_after_swap or not knock_is_open(knocker, turns, len(self.order)):
            return False
        return self._share(cards, start) >= _KNOCKS_ABOVE

    def _best_swap(self, cards: vec[i64], start: int) -> tuple[float, int, int]:
        """Return the greatest share that a swap promises, the hidden card being any, and its slots."""
        top, best_hand, best_centre = -1.0, start, self.centre
        for hand in range(start, start + HAND):
            held = cards[hand]
            for centre in (self.centre, self.centre + 2):
                cards[hand] = cards[centre]
                share = self._share(cards, start)
                if share > top:
                    top, best_hand, best_centre = share, hand, centre
            cards[hand] = held
            share = self._promise(cards, start, hand)
            if share > top:
                top, best_hand, best_centre = share, hand, self.centre + HIDDEN
        return top, best_hand, best_centre

    def _promise(self, cards: vec[i64], start: i64, given: i64) -> float:
        """Return the share that the other two cards of a hand have on average with a third."""
        place = given - start
        return self.standing.promise(cards[start + (place + 1) % HAND], cards[start + (place + 2) % HAND])

    def _gain(self, cards: vec[i64], knocker: int) -> float:
        strengths = vec[i64]([0] * self.seats)
        for seat in self.order:
            strengths[seat] = self.table.lookup_row(cards, HAND * seat)
        losses: list[int] = list(round_losses(strengths, self.live, knocker=knocker, terms=self.terms))
        mine = losses[self.me]
        return (sum(losses) - mine) / (len(self.order) - 1) - mine
