"""Why a move at Bastard Brag is worth making: what the hand is, what the move makes of it, and the knock."""

from parlour.cards.codes import BACK
from parlour.engine.play.move import Move
from parlour.engine.show.view import View
from parlour.engine.words.sentence import Sentence, said
from parlour.games.bastard_brag.bots.eyes import BragEyes
from parlour.games.bastard_brag.bots.turns import hand_after, is_known
from parlour.games.bastard_brag.odds.field import standing_of
from parlour.games.bastard_brag.rules.asset import BastardBragRules
from parlour.games.bastard_brag.rules.rounds import NOBODY_KNOCKED, knock_is_open
from parlour.games.bastard_brag.rules.terms import terms_of
from parlour.games.bastard_brag.rules.verbs import DEAL, DEAL_IN_ORDER, KNOCK, SWAP_ALL, SWAP_SINGLE


def reasons_for(rules: BastardBragRules, view: View, move: Move) -> list[Sentence]:
    """What speaks for the move, from the view alone."""
    if move.verb in (DEAL, DEAL_IN_ORDER):
        return [said("reason.deal")]
    turn = _Turn(rules, view)
    if move.verb in (SWAP_SINGLE, SWAP_ALL):
        return [turn.hand_now(), turn.hand_then(move), *turn.knock_ahead()]
    if move.verb == KNOCK:
        return [turn.hand_now(), said("reason.knock", count=len(turn.eyes.order) - 1)]
    return [turn.hand_now(), *turn.best_open_swap(), *turn.knock_ahead()]


class _Turn:
    """One turn through the eyes of whoever has it."""

    def __init__(self, rules: BastardBragRules, view: View) -> None:
        self.terms = terms_of(rules)
        self.scores = self.terms.scores
        self.standing = standing_of(rules)
        self.eyes = BragEyes(view, self.terms.jokers)

    def hand_now(self) -> Sentence:
        """What the hand is, and how many of a hundred hands it beats."""
        return said("reason.hand", **self._made(self.eyes.hand))

    def hand_then(self, move: Move) -> Sentence:
        """What the swap makes of the hand; on average where a card comes that nobody has shown."""
        hand = hand_after(self.eyes, move)
        if is_known(hand):
            return said("reason.swap", **self._made(hand))
        kept = [card for card in hand if card != BACK]
        shares = [self._share([*kept, card]) for card in self.eyes.unseen_cards]
        return said("reason.hidden", cards=kept, share=round(100 * sum(shares) / len(shares)))

    def best_open_swap(self) -> list[Sentence]:
        """The best that any card lying open in the centre would make of the hand."""
        open_cards = [card for card in self.eyes.centre if card != BACK]
        hand = self.eyes.hand
        hands = [[*hand[:at], card, *hand[at + 1 :]] for card in open_cards for at in range(len(hand))]
        if not hands:
            return []
        best = max(self.scores.score(each) for each in hands)
        key = "reason.no-better-swap" if best <= self.scores.score(hand) else "reason.best-swap"
        return [said(key, score=best)]

    def knock_ahead(self) -> list[Sentence]:
        """Who has knocked, or how many turns it takes until somebody may."""
        eyes = self.eyes
        if eyes.knocker != NOBODY_KNOCKED:
            return [said("reason.last-turn", seat=eyes.knocker)]
        if knock_is_open(eyes.knocker, eyes.turns, len(eyes.order)):
            return [said("reason.knock-open")]
        return [said("reason.knock-later", count=len(eyes.order) - eyes.turns)]

    def _made(self, hand: list[int]) -> dict[str, object]:
        score = self.scores.score(hand)
        return {"hand": self.scores.kind(score), "score": score, "share": round(100 * self._share(hand))}

    def _share(self, hand: list[int]) -> float:
        return self.standing.share(self.scores.strength(hand))
