"""Answers that any test player can give to any question of a table, from the words of the question alone."""

import random
import re

_OFFER = re.compile(r"[:·] (\d+|[a-z](?= ))|([CHSD]) \(")
_COUNT = re.compile(r"\((\d+)\D*(\d+)?\)")
_BY_LETTER = re.compile(r"by name|beim Namen")


def answer_to(question: str, luck: random.Random) -> str:
    """Some of what the question offers, as many as it asks for; "" where it offers nothing."""
    offers = [offer or suit for offer, suit in _OFFER.findall(question)]
    wanted = min(_least(question), len(offers))
    return " ".join(luck.sample(offers, wanted))


def _least(question: str) -> int:
    """How many at least are asked for; a pick of several cards has one letter."""
    count = _COUNT.search(question.partition(":")[0])
    return 1 if count is None or _BY_LETTER.search(question) else max(1, int(count[1]))
