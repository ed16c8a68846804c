"""Why a move at Bastard Brag is worth making: what the hand is, what the move makes of it, and the knock."""

from typing import Final

from parlour.cards.codes import BACK
from parlour.cards.luck import Luck
from parlour.engine.play.move import Move
from parlour.engine.show.view import View
from parlour.engine.words.sentence import Sentence, sentence_of
from parlour.games.bastard_brag.bots.eyes import BastardEyes
from parlour.games.bastard_brag.bots.lookahead import Lookahead
from parlour.games.bastard_brag.bots.turns import hand_after, is_known, turn_moves
from parlour.games.bastard_brag.odds.field import standing_of
from parlour.games.bastard_brag.rules.asset import BastardBragRules
from parlour.games.bastard_brag.rules.knocking import NOBODY_KNOCKED, knock_is_open
from parlour.games.bastard_brag.rules.terms import terms_of
from parlour.games.bastard_brag.rules.verbs import (
    DEAL,
    DEAL_IN_ORDER,
    END_TURN,
    KNOCK,
    PASS,
    SWAP_ALL,
    SWAP_SINGLE,
)
from parlour.kit.reckoning import hand_sum

_WORLDS: Final = 60
"""Over so many ways the unseen cards may lie two moves are compared, always the same for the same view."""
_MOST_SUMS: Final = {SWAP_SINGLE: 4, SWAP_ALL: 1}
"""So many of the best swaps are reckoned; the order of a whole swap changes nothing."""
_FAIR: Final = 0.5
"""The share of hands that a hand must beat for a knock to need no more words."""


def reasons_for(rules: BastardBragRules, view: View, move: Move) -> list[Sentence]:
    """Return what speaks for the move, from the view alone."""
    if move.verb in (DEAL, DEAL_IN_ORDER):
        return [sentence_of("reason.deal")]
    turn = _Turn(rules, view)
    if move.verb == KNOCK:
        return [*turn.knocking(), sentence_of("reason.knock", count=len(turn.eyes.order) - 1)]
    if move.verb == END_TURN:
        return [turn.hand_now(), *turn.knock_ahead()]
    return [*(turn.passing() if move.verb == PASS else turn.swapping(move)), *turn.knock_ahead()]


def swap_sums(rules: BastardBragRules, view: View) -> list[Sentence]:
    """Say what the hand is worth and what the best swaps make of it, by how many of 100 hands that beats."""
    turn = _Turn(rules, view)
    told: dict[str, list[tuple[float, Sentence]]] = {}
    for move in turn.quiet:
        if move.verb in (SWAP_SINGLE, SWAP_ALL):
            share = turn.share_after(move)
            told.setdefault(move.verb, []).append((share, turn.swap_sum(move, round(100 * share))))
    best = [sorted(each, key=lambda pair: -pair[0])[: _MOST_SUMS[verb]] for verb, each in told.items()]
    return [hand_sum(turn.share_now()), *(sentence for pairs in best for _, sentence in pairs)]


class _Turn:
    """One turn through the eyes of whoever has it."""

    def __init__(self, rules: BastardBragRules, view: View) -> None:
        self.terms = terms_of(rules)
        self.scores = self.terms.scores
        self.standing = standing_of(rules)
        self.eyes = BastardEyes(view, self.terms.jokers)
        self.quiet = [move for move in turn_moves([form.verb for form in view.forms]) if move.verb != KNOCK]

    def hand_now(self) -> Sentence:
        """Return what the hand is, and how many of a hundred hands it beats."""
        return sentence_of("reason.hand", **self._made(self.eyes.hand))

    def knocking(self) -> list[Sentence]:
        """Return what the hand is; where it is poor, what the knock brings all the same."""
        if self._share(self.eyes.hand) >= _FAIR:
            return [self.hand_now()]
        return self._in_spite_of([self.hand_now()], Move(KNOCK), self._keeps_most())

    def passing(self) -> list[Sentence]:
        """Return what the hand is, and that no swap betters it."""
        best = self._keeps_most()
        if best.verb == PASS or self.share_after(best) <= self._share(self.eyes.hand):
            return [self.hand_now(), sentence_of("reason.no-better-swap")]
        return self._in_spite_of([self.hand_now()], Move(PASS), best)

    def swapping(self, move: Move) -> list[Sentence]:
        """Say what the swap makes of the hand; where that is less than before, why it is done."""
        told = [self.hand_now(), self.hand_then(move)]
        then, best = self.share_after(move), self._keeps_most()
        if then >= self._share(self.eyes.hand):
            return told
        if then >= self.share_after(best):
            return [*told, sentence_of("reason.least-loss")]
        return self._in_spite_of(told, move, best)

    def hand_then(self, move: Move) -> Sentence:
        """Say what the swap makes of the hand; on average where a card comes that nobody has shown."""
        hand = hand_after(self.eyes, move)
        if is_known(hand):
            return sentence_of("reason.swap", **self._made(hand))
        kept = [card for card in hand if card != BACK]
        return sentence_of("reason.hidden", cards=kept, share=round(100 * self.share_after(move)))

    def swap_sum(self, move: Move, share: int) -> Sentence:
        """Say what is given for what, and how many hands that beats, on average where a card is unseen."""
        if move.verb == SWAP_ALL:
            return sentence_of("sum.swap-all", share=share)
        own, there = move.slots
        card, facts = self.eyes.centre[there], {"card1": self.eyes.hand[own], "share": share}
        if card == BACK:
            return sentence_of("sum.swap-unseen", **facts)
        score = self.scores.score(hand_after(self.eyes, move))
        return sentence_of("sum.swap", card2=card, hand=self.scores.kind(score), **facts)

    def share_now(self) -> float:
        """Return the share of hands beaten by the hand as it is, which a knock or a pass keeps."""
        return self._share(self.eyes.hand)

    def share_after(self, move: Move) -> float:
        """Return the share of hands beaten after a move, on average over the card that may come."""
        hand = hand_after(self.eyes, move)
        if is_known(hand):
            return self._share(hand)
        kept = [card for card in hand if card != BACK]
        shares = [self._share([*kept, card]) for card in self.eyes.unseen_cards]
        return sum(shares) / len(shares)

    def _keeps_most(self) -> Move:
        """Return the move that leaves the best hand for now, of all but a knock."""
        return max(self.quiet, key=self.share_after)

    def _in_spite_of(self, told: list[Sentence], move: Move, other: Move) -> list[Sentence]:
        """Say what was told, and that the move is better in the long run than another that keeps more.

        Where a look ahead does not say so, nothing is told that speaks for the other.
        """
        has_swapped = any(each.verb == END_TURN for each in self.quiet)
        ahead = Lookahead(self.terms, self.standing, self.eyes, Luck(_WORLDS), has_swapped=has_swapped)
        worlds = [ahead.world() for _ in range(_WORLDS)]
        gained = sum(ahead.value(world, move) - ahead.value(world, other) for world in worlds)
        lives = round(100 * gained / _WORLDS)
        return [*told, sentence_of("reason.looks-ahead", deals=_WORLDS, lives=lives)] if lives > 0 else []

    def knock_ahead(self) -> list[Sentence]:
        """Say who has knocked, or how many turns it takes until somebody may."""
        eyes = self.eyes
        if eyes.knocker != NOBODY_KNOCKED:
            return [sentence_of("reason.last-turn", seat=eyes.knocker)]
        if knock_is_open(eyes.knocker, eyes.turns, len(eyes.order)):
            return [sentence_of("reason.knock-open")]
        return [sentence_of("reason.knock-later", count=len(eyes.order) - eyes.turns)]

    def _made(self, hand: list[int]) -> dict[str, object]:
        score = self.scores.score(hand)
        return {"hand": self.scores.kind(score), "score": score, "share": round(100 * self._share(hand))}

    def _share(self, hand: list[int]) -> float:
        return self.standing.share(self.scores.strength(hand))
