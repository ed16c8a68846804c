"""What three cards are worth at Bastard Brag, in words."""

from parlour.cards.codes import JOKER, RANKS, SUIT_OF
from parlour.cards.notation import cards_symbols
from parlour.engine.errors import BadRules
from parlour.games.bastard_brag.rules.asset import BastardBragRules
from parlour.games.bastard_brag.rules.hands import HAND, HandScores, hand_scores

FACES = {11: "jack", 12: "queen", 13: "king", 14: "ace"}


def appraise(rules: BastardBragRules, cards: list[int], trump: int | None) -> list[str]:
    """The hand's name and points, and what the jokers stand for."""
    if trump is not None:
        raise BadRules("no-trump-here", "Bastard Brag has no trump.")
    if len(cards) != HAND:
        raise BadRules("wrong-hand", f"A hand of Bastard Brag has three cards, not {len(cards)}.")
    naturals = [card for card in cards if card != JOKER]
    if len(set(naturals)) < len(naturals):
        raise BadRules("wrong-hand", "A pack has only one of each card.")
    scores = hand_scores(rules)
    score = scores.score(cards)
    return [f"{cards_symbols(cards)}: {scores.name(score)}, {score} points.", *joker_lines(scores, cards)]


def joker_lines(scores: HandScores, cards: list[int]) -> list[str]:
    """Which ranks the jokers make of the hand."""
    naturals = [card for card in cards if card != JOKER]
    wilds = HAND - len(naturals)
    if wilds == 0:
        return []
    suited = len({SUIT_OF[card] for card in naturals}) <= 1
    ranks, flush = scores.table.best_reading([RANKS[card] for card in naturals], wilds, suited)
    made = "-".join(FACES.get(rank, str(rank)) for rank in ranks)
    return [f"The jokers make it {made}{' of one suit' if flush else ''}."]
