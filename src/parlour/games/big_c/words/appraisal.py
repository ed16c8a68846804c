"""What some cards make at Big-C, in words."""

from collections import Counter

from parlour.cards.notation import card_symbol, cards_symbols
from parlour.engine.errors import BadRules
from parlour.games.big_c.rules.asset import BigCRules
from parlour.games.big_c.rules.card_order import CODES, HIGHEST, in_order
from parlour.games.big_c.rules.hands import NAMES, NO_HAND, NOTHING, SINGLE, SIZES, Reading, reading
from parlour.games.big_c.rules.plays.choice import Plays
from parlour.games.big_c.rules.terms import Terms, terms_of
from parlour.games.big_c.words.prompts import described


def appraise(rules: BigCRules, cards: list[int], trump: int | None) -> list[str]:
    """The hand's name and what steps upon it; for a whole hand of cards, what can be played from it."""
    if trump is not None:
        raise BadRules("no-trump-here", "Big-C has no trump.")
    if not cards:
        raise BadRules("wrong-hand", "Name at least one card.")
    terms = terms_of(rules)
    if len(cards) not in SIZES:
        return whole_hand(cards, terms)
    made = reading(tuple(cards), terms)
    if made.kind == NO_HAND:
        return [f"{cards_symbols(in_order(cards))}: no hand, these cards cannot be played together."]
    return [f"{cards_symbols(in_order(cards))}: {described(made)}.", *steps(made, terms)]


def steps(made: Reading, terms: Terms) -> list[str]:
    """What an opponent would need for a footstool."""
    lines = []
    if terms.allow_equal:
        lines.append(
            f"An equal {NAMES[made.kind]} makes a full footstool of it: {drawn(terms.full_penalty)}."
        )
    if made.kind == SINGLE and made.top < HIGHEST:
        above = card_symbol(CODES[made.top + 1])
        lines.append(f"{above} makes a half footstool of it: {drawn(terms.half_penalty)}.")
    return lines


def drawn(number: int) -> str:
    return "its owner draws 1 card" if number == 1 else f"its owner draws {number} cards"


def whole_hand(cards: list[int], terms: Terms) -> list[str]:
    """How many different plays of each kind the cards hold."""
    plays = Plays(cards, NOTHING, terms)
    total = plays.count()
    numbers: Counter[int] = Counter()
    for family in plays.families:
        numbers[family.kind] += family.count
    lines = [f"{NAMES[kind]}: {number:,}" for kind, number in sorted(numbers.items())]
    return [f"{cards_symbols(in_order(cards))}: {len(cards)} cards, {total:,} different plays.", *lines]
