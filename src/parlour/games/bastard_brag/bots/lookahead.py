# parlour: hot
"""Looking ahead at Bastard Brag: a round is played on in the head, many times over the cards not yet seen."""

from typing import Final

from parlour.cards.codes import BACK
from parlour.cards.luck import Luck
from parlour.engine.play.move import Move
from parlour.games.bastard_brag.bots.eyes import Sight
from parlour.games.bastard_brag.rules.asset import BastardBragRules
from parlour.games.bastard_brag.rules.dealing import HIDDEN
from parlour.games.bastard_brag.rules.hands import HAND, KICKERS, hand_scores
from parlour.games.bastard_brag.rules.losses import round_losses
from parlour.games.bastard_brag.rules.table import NOBODY_KNOCKED

LAPS: Final = 3
HANDS_PER_TURN: Final = 2
MOST_HANDS: Final = 7


class Foresight:
    """What may come of a move when everybody replies as a sensible player would."""

    def __init__(self, rules: BastardBragRules, sight: Sight, luck: Luck) -> None:
        self.scores = hand_scores(rules)
        self.table = self.scores.table
        self.cost = rules.lives
        self.may_rest = rules.game_flow.allow_pass
        self.good = rules.scoring_system.pair * KICKERS
        self.luck = luck
        self.me = sight.me
        self.cards = sight.cards
        self.unseen = sight.unseen
        self.order = sight.order
        self.turns = sight.turns
        self.knocker = sight.knocker
        self.live = [seat in sight.order for seat in range(len(sight.cards) // HAND - 1)]
        self.centre = len(sight.cards) - HAND
        self.last_turn = self.turns + LAPS * len(self.order)
        if rules.game_flow.max_turns is not None:
            self.last_turn = min(self.last_turn, rules.game_flow.max_turns)

    def world(self) -> list[int]:
        """One way the unseen cards may lie; whoever has had turns holds the best of several hands."""
        pool = self.unseen[:]
        self.luck.shuffle(pool)
        world = self.cards[:]
        self.fill(world, self.centre, pool)
        for place in range(1, len(self.order)):
            turns = (self.turns + place) // len(self.order)
            self.fill_best(world, HAND * self.order[place], pool, min(1 + HANDS_PER_TURN * turns, MOST_HANDS))
        return world

    def fill(self, world: list[int], start: int, pool: list[int]) -> None:
        for slot in range(start, start + HAND):
            if world[slot] == BACK:
                world[slot] = pool.pop()

    def fill_best(self, world: list[int], start: int, pool: list[int], tries: int) -> None:
        """Fills the unseen cards of a hand several times and keeps the best; the others go under the pool."""
        known = world[start : start + HAND]
        best, top = known, -1
        for _ in range(tries):
            hand = known[:]
            self.fill(hand, 0, pool)
            strength = self.table.lookup(hand)
            given_up = best if strength > top else hand
            pool[:0] = [given_up[place] for place in range(HAND) if known[place] == BACK != given_up[place]]
            if strength > top:
                best, top = hand, strength
        world[start : start + HAND] = best

    def value(self, world: list[int], move: Move) -> float:
        """The lives an opponent loses on average, less those the bot loses, when the move is played."""
        cards = world[:]
        knocker = self.me if move.verb == "KNOCK" else self.knocker
        make_swap(cards, HAND * self.me, self.centre, move)
        return self.gain(cards, self.play_on(cards, knocker))

    def play_on(self, cards: list[int], knocker: int) -> int:
        """Everybody in turn knocks or swaps, until the knocker is next or it is long enough; who knocked."""
        turns = self.turns + 1
        place = 1
        while turns < self.last_turn or knocker != NOBODY_KNOCKED:
            seat = self.order[place]
            if seat == knocker:
                break
            may_knock = knocker == NOBODY_KNOCKED and turns >= len(self.order)
            if self.replied(cards, HAND * seat, may_knock):
                knocker = seat
            turns += 1
            place = (place + 1) % len(self.order)
        return knocker

    def replied(self, cards: list[int], start: int, may_knock: bool) -> bool:
        """The best open swap, or a knock on a pair or better that no swap improves; true if it knocked."""
        held = self.table.lookup(cards, start)
        top, hand, centre = self.best_swap(cards, start)
        knocks = may_knock and held >= max(top, self.good)
        if knocks or (self.may_rest and held >= top):
            return knocks
        exchange(cards, hand, centre if top >= self.good else self.centre + HIDDEN)
        return False

    def best_swap(self, cards: list[int], start: int) -> tuple[int, int, int]:
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

    def gain(self, cards: list[int], knocker: int) -> float:
        strengths = [0] * len(self.live)
        for seat in self.order:
            strengths[seat] = self.table.lookup(cards, HAND * seat)
        losses = round_losses(strengths, self.live, knocker=knocker, scores=self.scores, cost=self.cost)
        mine = losses[self.me]
        return (sum(losses) - mine) / (len(self.order) - 1) - mine


def exchange(cards: list[int], one: int, other: int) -> None:
    cards[one], cards[other] = cards[other], cards[one]


def make_swap(cards: list[int], start: int, centre: int, move: Move) -> None:
    """The swap of a move, if it is one, in a row of cards."""
    if move.verb == "SWAP_SINGLE":
        exchange(cards, start + move.slots[0], centre + move.slots[1])
    elif move.verb == "SWAP_ALL":
        hand = cards[start : start + HAND]
        cards[start : start + HAND] = cards[centre:]
        cards[centre:] = [hand[place] for place in move.slots]
