"""Budgets: what one decision may take, and what one match may cost."""

from typing import Final, NamedTuple

from parlour.players.llm.dialects import Inquiry, ModelReply
from parlour.players.llm.endpoints import ModelEndpoint

_LETTERS_IN_A_TOKEN: Final = 3.5
"""English and cards, as most models count; only where an endpoint does not count for itself."""
_FEWEST_LETTERS: Final = 2.0
"""For what an answer may cost at most."""


class Usage(NamedTuple):
    """Tokens and money; `estimated` where the endpoint did not count."""

    tokens_in: int = 0
    tokens_out: int = 0
    cached: int = 0
    money: float = 0.0
    estimated: bool = False

    def plus(self, other: "Usage") -> "Usage":
        return Usage(
            self.tokens_in + other.tokens_in,
            self.tokens_out + other.tokens_out,
            self.cached + other.cached,
            self.money + other.money,
            self.estimated or other.estimated,
        )


def tokens_of(letters: int) -> int:
    """Return about how many tokens so many letters are."""
    return round(letters / _LETTERS_IN_A_TOKEN)


def usage_of(endpoint: ModelEndpoint, inquiry: Inquiry, reply: ModelReply) -> Usage:
    """Return what a reply has used, estimated from its letters where the endpoint did not count."""
    estimated = reply.tokens_in < 0 or reply.tokens_out < 0
    tokens_in = tokens_of(inquiry.size()) if reply.tokens_in < 0 else reply.tokens_in
    tokens_out = tokens_of(len(reply.text)) if reply.tokens_out < 0 else reply.tokens_out
    cached = min(reply.cached, tokens_in)
    return Usage(tokens_in, tokens_out, cached, endpoint.cost(tokens_in, tokens_out, cached), estimated)


def most_usage(endpoint: ModelEndpoint, inquiry: Inquiry) -> Usage:
    """Return what asking this can use at most."""
    tokens_in = round(inquiry.size() / _FEWEST_LETTERS)
    return Usage(tokens_in, endpoint.tokens, 0, endpoint.cost(tokens_in, endpoint.tokens), True)


class MatchBudget:
    """What a seat has used in a match, against the caps of its endpoint."""

    def __init__(self, endpoint: ModelEndpoint, used: Usage | None = None) -> None:
        self._endpoint = endpoint
        self.used = used or Usage()

    def allows(self, inquiry: Inquiry) -> bool:
        """Return whether the caps would hold even if this were answered at full length."""
        most, endpoint = self.used.plus(most_usage(self._endpoint, inquiry)), self._endpoint
        if endpoint.match_tokens and most.tokens_in + most.tokens_out > endpoint.match_tokens:
            return False
        return not endpoint.match_money or most.money <= endpoint.match_money

    def add(self, usage: Usage) -> None:
        self.used = self.used.plus(usage)
