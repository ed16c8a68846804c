"""The players of an experiment: what they are called, and who sits where in which game."""

import re
from collections.abc import Sequence
from typing import Final

from parlour.cards.luck import Luck
from parlour.engine.bot import LEVELS
from parlour.lab.errors import BadExperiment
from parlour.lab.seeding import number_from
from parlour.players.house import house_word
from parlour.players.kinds import HOUSE, any_maker, file_of, full_word, is_own

BY_THE_CLOCK: Final = re.compile(r":\d+m?s$")


def parse_players(text: str, levels: Sequence[str] = LEVELS) -> tuple[str, ...]:
    """Return the players' full words; `hard` is short for `house:hard` where the house has that level."""
    return check_players([checked_word(word.strip(), levels) for word in text.split(",")])


def check_players(words: Sequence[str]) -> tuple[str, ...]:
    """Return the players of an experiment; refuse a word that names nobody, and one player alone."""
    for word in words:
        any_maker(word)
    if len(words) < 2:
        raise BadExperiment("too-few-players", f"Name at least two players, such as {words[0]},random.")
    return tuple(words)


def checked_word(word: str, levels: Sequence[str] = LEVELS) -> str:
    """Return the full name of a player; a house bot is one that the game has."""
    whole = full_word(word, levels)
    kind, _, style = whole.partition(":")
    return house_word(style, levels) if kind == HOUSE and style else whole


def labels(words: Sequence[str]) -> list[str]:
    """Return what each player is called: the word, with a number where it is there more than once."""
    short = [word.removeprefix(f"{HOUSE}:") for word in words]
    before = [short[:place].count(word) for place, word in enumerate(short)]
    return [
        f"{word} #{n + 1}" if short.count(word) > 1 else word for word, n in zip(short, before, strict=True)
    ]


def keeps_time(word: str) -> bool:
    """Return whether the player thinks by the clock, so that it plays differently on another day."""
    return not (file_of(word) or is_own(word)) and BY_THE_CLOCK.search(word) is not None


def order_of(players: int, seed: int, deal: int) -> list[int]:
    """Return the order of the players around the table in this deal, so that all are neighbours in turn."""
    order = list(range(players))
    Luck(number_from("order", seed, deal)).shuffle(order)
    return order


def seating(order: Sequence[int], seats: int, rotation: int) -> list[int]:
    """Return the player on each seat; over all rotations every player has every seat once."""
    return [order[(seat + rotation) % len(order)] for seat in range(seats)]
