"""The figures that the texts of Bastard Brag fill in beyond the switches themselves."""

from collections import Counter
from typing import Any

from parlour.games.bastard_brag.odds.field import whole_field
from parlour.games.bastard_brag.rules.asset import PACK, BastardBragRules
from parlour.games.bastard_brag.rules.hands import KICKERS, NAMES, hand_scores
from parlour.games.bastard_brag.words.examples import numbers

CHANCES = {name: f"chanceOf{name.replace(' ', '').replace('-', '')}" for name in NAMES}


def figures(rules: BastardBragRules) -> dict[str, Any]:
    """Lives and cards in words, the chance of each kind of hand, and what example hands are worth."""
    words = {"startingLives": starting_lives(rules), "wholePack": whole_pack(rules)}
    return words | chances(rules) | numbers(rules)


def starting_lives(rules: BastardBragRules) -> str:
    lives = rules.lives.lives
    if isinstance(lives, int):
        return f"{counted(lives, 'life', 'lives')} each"
    by_seat = [f"{counted(each, 'life', 'lives')} at seat {seat}" for seat, each in enumerate(lives)]
    return ", ".join(by_seat)


def whole_pack(rules: BastardBragRules) -> str:
    jokers = f" and {counted(rules.jokers, 'joker', 'jokers')}" if rules.jokers else ""
    return f"{PACK} cards{jokers}"


def counted(number: int, one: str, many: str) -> str:
    return f"{number} {one if number == 1 else many}"


def chances(rules: BastardBragRules) -> dict[str, str]:
    """The exact chance of each kind of hand among three cards from the whole pack."""
    scores, field = hand_scores(rules), whole_field(rules)
    count = Counter(scores.name(strength // KICKERS) for strength in field.strengths)
    return {CHANCES[name]: f"{count[name] / len(field.strengths):.2%}" for name in NAMES}
