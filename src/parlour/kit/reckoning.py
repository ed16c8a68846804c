"""Sums that a player does in the head while others wait, for every game with a pot."""

from parlour.engine.words.sentence import Sentence, sentence_of


def call_sums(cost: int, pot: int) -> list[Sentence]:
    """Say what a call costs, and how often it must win to pay; nothing where there is nothing to call."""
    if cost <= 0:
        return []
    return [sentence_of("sum.call", cost=cost, pot=pot, percent=round(100 * cost / (pot + cost)))]
