"""Exact chances at Bastard Brag: how a hand stands among all the hands that could be dealt."""

from bisect import bisect_left, bisect_right
from itertools import combinations

from parlour.cards.notation import cards_text
from parlour.cards.pack import pack
from parlour.games.bastard_brag.rules.asset import PACK, BastardBragRules, Scoring
from parlour.games.bastard_brag.rules.hands import HAND, KICKERS, HandScores, hand_scores


class Field:
    """The strengths of many hands, in order: what one hand is up against."""

    def __init__(self, strengths: list[int]) -> None:
        self.strengths = sorted(strengths)

    def lower(self, strength: int) -> int:
        """How many hands are worth less."""
        return bisect_left(self.strengths, strength)

    def higher(self, strength: int) -> int:
        """How many hands are worth more."""
        return len(self.strengths) - bisect_right(self.strengths, strength)

    def share(self, strength: int) -> float:
        """The share of hands that are worth less."""
        return self.lower(strength) / len(self.strengths)


_fields: dict[tuple[Scoring, int], Field] = {}


def whole_field(rules: BastardBragRules) -> Field:
    """All hands of the pack under these rules; made once and shared."""
    key = rules.scoring_system, rules.jokers
    if key not in _fields:
        _fields[key] = field_of(pack(1, rules.jokers), hand_scores(rules))
    return _fields[key]


def field_against(rules: BastardBragRules, hand: list[int]) -> Field:
    """All the hands that one opponent may hold while you hold these cards."""
    rest = pack(1, rules.jokers)
    for card in hand:
        rest.remove(card)
    return field_of(rest, hand_scores(rules))


def field_of(cards: list[int], scores: HandScores) -> Field:
    return Field([scores.strength(list(hand)) for hand in combinations(cards, HAND)])


def hand_odds(rules: BastardBragRules, hand: list[int]) -> str:
    """What a hand is, and how it stands against one hand dealt from the rest of the pack."""
    scores, field = hand_scores(rules), field_against(rules, hand)
    strength, every = scores.strength(hand), len(field.strengths)
    lower, higher = field.lower(strength), field.higher(strength)
    equal = every - lower - higher
    return (
        f"{cards_text(hand)}, {scores.name(strength // KICKERS)}: of the {every:,} hands that the other "
        f"{PACK + rules.jokers - HAND} cards can make, {lower:,} are lower ({lower / every:.2%}), "
        f"{equal:,} equal ({equal / every:.2%}) and {higher:,} higher ({higher / every:.2%})."
    )
