"""Sums that a player does in the head while others wait, for every game with hands that are compared."""

from parlour.engine.words.sentence import Sentence, sentence_of


def hand_sum(share: float) -> Sentence:
    """Say how many of 100 hands as they are dealt the hand beats."""
    return sentence_of("sum.hand", share=round(100 * share))


def call_sums(cost: int, pot: int) -> list[Sentence]:
    """Say what a call costs, and how often it must win to pay; nothing where there is nothing to call."""
    if cost <= 0:
        return []
    return [sentence_of("sum.call", cost=cost, pot=pot, percent=round(100 * cost / (pot + cost)))]
