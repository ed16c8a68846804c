# parlour: hot
"""Looking ahead at Bastard Brag: a round is played on in the head, many times over the cards not yet seen.

A world is a row of cards as on the table, hands and then centre, and nothing more: who has seen which card
does not matter for what it comes to, and a position with all its audiences, played on by the same replies,
takes half as long again (plain Python). Swaps, knocks, the end of a round and its losses are those of
`rules/`; only the players' replies are thought up here. A test plays both and compares.
"""

from typing import Final

from parlour.cards.codes import BACK
from parlour.cards.luck import Luck
from parlour.engine.play.move import Move
from parlour.games.bastard_brag.bots.eyes import BragEyes
from parlour.games.bastard_brag.rules.hands import HAND
from parlour.games.bastard_brag.rules.losses import round_losses
from parlour.games.bastard_brag.rules.rounds import knock_is_open, showdown_is_due
from parlour.games.bastard_brag.rules.swapping import exchange, swap_in_row
from parlour.games.bastard_brag.rules.table import HIDDEN
from parlour.games.bastard_brag.rules.terms import Terms
from parlour.games.bastard_brag.rules.verbs import END_TURN, KNOCK, PASS

_LAPS: Final = 3
"""A round is played on for so many laps at most: further on, the cards are anybody's guess."""

_HANDS_PER_TURN: Final = 2
_MOST_HANDS: Final = 7
"""An opponent's hand is the best of one hand and so many more for each turn they have had, up to a limit."""


class Lookahead:
    """What may come of a move when everybody replies as a sensible player would."""

    def __init__(self, terms: Terms, eyes: BragEyes, luck: Luck, has_swapped: bool = False) -> None:
        self.terms = terms
        self.table = terms.scores.table
        self.luck = luck
        self.me = eyes.me
        self.cards = eyes.cards
        self.unseen = eyes.unseen_cards
        self.order = eyes.order
        self.knocker = eyes.knocker
        self.live = [seat in eyes.order for seat in range(len(eyes.hands))]
        self.centre = HAND * len(eyes.hands)
        self.turns = eyes.turns - 1 if has_swapped else eyes.turns
        self.last_turn = self.turns + _LAPS * len(self.order)
        if terms.max_turns is not None:
            self.last_turn = min(self.last_turn, terms.max_turns)

    def world(self) -> list[int]:
        """One way the unseen cards may lie; whoever has had turns holds the best of several hands."""
        pool = self.unseen[:]
        self.luck.shuffle(pool)
        world = self.cards[:]
        self._fill(world, self.centre, pool)
        for place in range(1, len(self.order)):
            turns = (self.turns + place) // len(self.order)
            tries = min(1 + _HANDS_PER_TURN * turns, _MOST_HANDS)
            self._fill_best(world, HAND * self.order[place], pool, tries)
        return world

    def _fill(self, world: list[int], start: int, pool: list[int]) -> None:
        for slot in range(start, start + HAND):
            if world[slot] == BACK:
                world[slot] = pool.pop()

    def _fill_best(self, world: list[int], start: int, pool: list[int], tries: int) -> None:
        """Fills the unseen cards of a hand several times and keeps the best; the others go under the pool.

        At a large table the pool may be too small for a second try.
        """
        known = world[start : start + HAND]
        best, top = known, -1
        for _ in range(tries):
            if top >= 0 and len(pool) < known.count(BACK):
                break
            hand = known[:]
            self._fill(hand, 0, pool)
            strength = int(self.table.lookup(hand))
            given_up = best if strength > top else hand
            pool[:0] = [given_up[place] for place in range(HAND) if known[place] == BACK != given_up[place]]
            if strength > top:
                best, top = hand, strength
        world[start : start + HAND] = best

    def value(self, world: list[int], move: Move) -> float:
        """The lives an opponent loses on average, less those the bot loses, when the move is played."""
        cards = world[:]
        start = HAND * self.me
        swap_in_row(cards, start, self.centre, move)
        knocks = move.verb == KNOCK
        if move.verb not in (KNOCK, PASS, END_TURN):
            knocks = self._knocks_after_swap(cards, start, self.knocker, self.turns + 1)
        return self._gain(cards, self._play_on(cards, self.me if knocks else self.knocker))

    def _play_on(self, cards: list[int], knocker: int) -> int:
        """Everybody in turn knocks or swaps, until the hands are shown or it is long enough; who knocked."""
        turns = self.turns + 1
        place = 1
        while not showdown_is_due(self.order[place], knocker, turns, self.last_turn):
            if self._replied(cards, HAND * self.order[place], knocker, turns):
                knocker = self.order[place]
            turns += 1
            place = (place + 1) % len(self.order)
        return knocker

    def _replied(self, cards: list[int], start: int, knocker: int, turns: int) -> bool:
        """The best open swap, or a knock on a pair or better that no swap improves; true if it knocked."""
        held = int(self.table.lookup(cards, start))
        top, hand, centre = self._best_swap(cards, start)
        good = self.terms.least_pair
        if held >= max(top, good) and knock_is_open(knocker, turns, len(self.order)):
            return True
        if held >= top and self.terms.allow_pass:
            return False
        exchange(cards, hand, centre if top >= good else self.centre + HIDDEN)
        return self._knocks_after_swap(cards, start, knocker, turns + 1)

    def _knocks_after_swap(self, cards: list[int], start: int, knocker: int, turns: int) -> bool:
        """A knock in the same turn, where that is open, on a pair or better (§Turn, knockAfterSwap)."""
        if not self.terms.knock_after_swap or not knock_is_open(knocker, turns, len(self.order)):
            return False
        return int(self.table.lookup(cards, start)) >= self.terms.least_pair

    def _best_swap(self, cards: list[int], start: int) -> tuple[int, int, int]:
        """The strongest hand that a swap with an open place makes, and the slots of that swap."""
        top, best_hand, best_centre = -1, start, self.centre
        for hand in range(start, start + HAND):
            held = cards[hand]
            for centre in (self.centre, self.centre + 2):
                cards[hand] = cards[centre]
                strength = int(self.table.lookup(cards, start))
                if strength > top:
                    top, best_hand, best_centre = strength, hand, centre
            cards[hand] = held
        return top, best_hand, best_centre

    def _gain(self, cards: list[int], knocker: int) -> float:
        strengths = [0] * len(self.live)
        for seat in self.order:
            strengths[seat] = int(self.table.lookup(cards, HAND * seat))
        losses = round_losses(strengths, self.live, knocker=knocker, terms=self.terms)
        mine = losses[self.me]
        return (sum(losses) - mine) / (len(self.order) - 1) - mine
