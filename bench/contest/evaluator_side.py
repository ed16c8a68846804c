"""The hand evaluators' side: phevaluator, treys and eval7, a hand of five ready-made cards a call."""

from collections.abc import Callable
from functools import partial
from typing import Any

from parlour.cards.codes import RANKS, SUIT_OF
from parlour.lab.speed.hands import dealt_hands
from parlour.lab.speed.stopwatch import Work


def card_name(card: int) -> str:
    """Return the card as all three of them write it: Ts, 9d."""
    return "--23456789TJQKA"[RANKS[card]] + "chsd"[SUIT_OF[card]]


def hands_of(make: Callable[[str], Any]) -> list[list[Any]]:
    cards = [make(card_name(card)) for card in dealt_hands(5, 0)]
    return [cards[start : start + 5] for start in range(0, len(cards), 5)]


def phevaluator_general() -> Work:
    """Return the work of `evaluate_cards`, its public function, with cards as numbers, which is quickest."""
    from phevaluator import Card, evaluate_cards

    hands = hands_of(Card.to_id)

    def work(number: int) -> tuple[int]:
        for hand in hands:
            evaluate_cards(*hand)
        return (len(hands),)

    return work


def phevaluator_five() -> Work:
    """Return the work of `evaluate_5cards`, its public function for exactly five cards."""
    from phevaluator import Card
    from phevaluator.evaluator import evaluate_5cards

    hands = hands_of(Card.to_id)

    def work(number: int) -> tuple[int]:
        for hand in hands:
            evaluate_5cards(*hand)
        return (len(hands),)

    return work


def one_argument(evaluate: Callable[[Any], Any], make: Callable[[str], Any]) -> Work:
    hands = hands_of(make)

    def work(number: int) -> tuple[int]:
        for hand in hands:
            evaluate(hand)
        return (len(hands),)

    return work


def treys() -> Work:
    from treys import Card, Evaluator

    return one_argument(partial(Evaluator().evaluate, []), Card.new)


def eval7() -> Work:
    from eval7 import Card, evaluate

    return one_argument(evaluate, Card)


MEASURES: dict[str, Callable[[], Work]] = {
    "phevaluator": phevaluator_general,
    "phevaluator, five cards": phevaluator_five,
    "treys": treys,
    "eval7": eval7,
}
