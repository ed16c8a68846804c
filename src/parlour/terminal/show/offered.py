"""What a question offers beside its words: answers to choose from, and places that can be picked."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple


class Offer(NamedTuple):
    """One answer: the word that gives it, and what it means."""

    word: str
    label: str


class Offered(NamedTuple):
    """What a drawn screen needs to let a question be answered without typing.

    `brief` is the question without what the table itself shows. `pools` are the zones whose places answer it,
    with the numbers that are open in each; `several` of them may be named. `default` is the answer that is
    there already, `back` the word that leads out of it, and `services` are what can be asked for beside it.
    `is_move` marks the question for the move itself, which any place may be picked for, `at_once` one that
    any key answers, and `is_waiting` no question at all: others are waited for, and words may be said.
    `arrows` are the words that ←, →, Home and End stand for while nothing is typed.
    """

    brief: str = ""
    offers: Sequence[Offer] = ()
    pools: Mapping[str, Sequence[int]] = {}
    several: bool = False
    default: str = ""
    back: str = ""
    is_move: bool = False
    at_once: bool = False
    is_waiting: bool = False
    services: Sequence[Offer] = ()
    arrows: Sequence[str] = ()


NOTHING: Final = Offered()
