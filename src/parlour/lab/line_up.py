"""The line-up: the players of an experiment, what they are called, and who sits where in which game."""

import re
from collections.abc import Sequence
from typing import Final

from parlour.cards.luck import Luck
from parlour.engine.bot import LEVELS
from parlour.lab.errors import BadExperiment
from parlour.lab.own_bot import is_own, lab_maker
from parlour.lab.seeding import number_from
from parlour.players.house import house_word
from parlour.players.kinds import HOUSE, file_of

BY_THE_CLOCK: Final = re.compile(r":\d+m?s$")


def line_up(text: str, levels: Sequence[str] = LEVELS) -> tuple[str, ...]:
    """The players' full words; `hard` is short for `house:hard`, where the game's house has that level."""
    words = tuple(full_word(word.strip(), levels) for word in text.split(","))
    for word in words:
        lab_maker(word)
    if len(words) < 2:
        raise BadExperiment("too-few-players", f"Name at least two players, such as {words[0]},random.")
    return words


def full_word(word: str, levels: Sequence[str] = LEVELS) -> str:
    """The word for a house bot with its kind before it, checked; any other word as it is."""
    kind, _, style = word.partition(":")
    if word.partition("/")[0] in levels:
        return house_word(word, levels)
    return house_word(style, levels) if kind == HOUSE and style else word


def labels(words: Sequence[str]) -> list[str]:
    """What each player is called: the word, with a number where it is there more than once."""
    short = [word.removeprefix(f"{HOUSE}:") for word in words]
    before = [short[:place].count(word) for place, word in enumerate(short)]
    return [
        f"{word} #{n + 1}" if short.count(word) > 1 else word for word, n in zip(short, before, strict=True)
    ]


def keeps_time(word: str) -> bool:
    """Whether the player thinks by the clock, so that it plays differently on another day."""
    return not (file_of(word) or is_own(word)) and BY_THE_CLOCK.search(word) is not None


def order_of(players: int, seed: int, deal: int) -> list[int]:
    """In which order the players sit around the table in this deal, so that all are neighbours in turn."""
    order = list(range(players))
    Luck(number_from("order", seed, deal)).shuffle(order)
    return order


def seating(order: Sequence[int], seats: int, rotation: int) -> list[int]:
    """The player on each seat; over all rotations every player has every seat once."""
    return [order[(seat + rotation) % len(order)] for seat in range(seats)]
