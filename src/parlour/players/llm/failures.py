"""Failures of a model, each of one class, and what the model is told about it when it is asked again."""

from typing import Final

from parlour.players.llm.prompts.words import prompt_words

EMPTY: Final = "empty"
UNPARSABLE: Final = "unparsable"
ILLEGAL: Final = "illegal"
TRUNCATED: Final = "truncated"
REFUSED: Final = "refused"
TIMED_OUT: Final = "timed-out"
TRANSPORT: Final = "transport"
CLASSES: Final = (EMPTY, UNPARSABLE, ILLEGAL, TRUNCATED, REFUSED, TIMED_OUT, TRANSPORT)
SPENT: Final = "spent"
"""No failure of the model: the budget of the match was spent before it was asked."""


class Failed(Exception):
    """An answer that cannot be played: its class, what was wrong, and how long to wait before asking again.

    One that is not `worth_another` would only fail again, such as a key that is not accepted.
    """

    def __init__(self, kind: str, what: str = "", *, wait: float = 0.0, worth_another: bool = True) -> None:
        super().__init__(kind, what)
        self.kind = kind
        self.what = what
        self.wait = wait
        self.worth_another = worth_another


def complaint(failed: Failed, last: int, *, others: bool) -> str:
    """Return what the model reads before it answers again: what was wrong, and what is legal."""
    legal = prompt_words("legal-named" if others else "legal", last=last)
    return prompt_words(f"again.{failed.kind}", what=failed.what, legal=legal)
