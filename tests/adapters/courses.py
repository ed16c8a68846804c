"""Games under way, for the tests of the environments."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from parlour.adapters.course import Course
from parlour.adapters.setting import Setting, set_up
from parlour.cards.luck import Luck
from parlour.engine.rules.finder import find_game, game_names

STEPS = 80


@cache
def settings() -> list[tuple[str, str, int]]:
    """Every game and variant with the fewest seats, and every game with four where so many may sit down."""
    found = set()
    for name in game_names():
        for variant in find_game(name).variants():
            rules = find_game(name).rules(variant)
            found.add((name, variant, rules.players.least))
            if variant == "default" and not rules.complaint(4):
                found.add((name, variant, 4))
    return sorted(found)


def setting(name: str, variant: str = "default", seats: int | None = None, **switches: Any) -> Setting:
    return set_up(name, variant=variant, seats=seats, switches=switches)


def stepped(course: Course, luck: Luck, steps: int) -> Course:
    """The course after so many random actions, or at its end."""
    for _ in range(steps):
        if course.is_over():
            break
        course.play(luck.pick(list(course.open())))
    return course


def moments(place: Setting, games: int) -> Iterator[Course]:
    """The same object at every action of some random games and at their ends, if they come soon."""
    for seed in range(games):
        course, luck = Course(place, seed), Luck(seed, 9)
        yield course
        for _ in range(STEPS):
            if course.is_over():
                break
            yield stepped(course, luck, 1)


def seen(course: Course, seat: int) -> tuple[bytes, Any]:
    """All that the seat can know now: its view, and what it has picked."""
    return msgspec.json.encode(course.position.view(seat), order="deterministic"), course.pick_of(seat)
