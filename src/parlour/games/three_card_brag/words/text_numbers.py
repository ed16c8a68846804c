"""Numbers that the texts of Three Card Brag speak of beyond the switches of its rules."""

from parlour.games.three_card_brag.rules.asset import ThreeCardBragRules


def text_numbers(rules: ThreeCardBragRules) -> dict[str, int]:
    """The lowest opening bets, blind and seen."""
    return {"opening": rules.betting.opening(), "seenOpening": 2 * rules.betting.opening()}
