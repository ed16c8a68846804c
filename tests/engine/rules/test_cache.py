"""What is made from rules is remembered, and forgotten again."""

from collections.abc import Iterator

import pytest

from parlour.engine.rules import cache
from parlour.engine.rules.cache import MOST_KEPT, cached_part, pin
from tests.engine.rules.forgetting import forget_parts
from tests.toys.high_card import GAME


@pytest.fixture(autouse=True)
def empty_cache() -> Iterator[None]:
    """Begin with an empty cache, and leave nothing of these tests in it."""
    forget_parts()
    yield
    forget_parts()


def test_the_same_rules_are_asked_for_once() -> None:
    made = [cached_part("once", GAME.rules(), object) for _ in range(2)]
    assert made[0] is made[1]


def test_other_rules_and_other_parts_are_made_anew() -> None:
    usual = cached_part("part", GAME.rules(), object)
    assert cached_part("part", GAME.rules("long"), object) is not usual
    assert cached_part("other part", GAME.rules(), object) is not usual


def test_ten_thousand_hosts_with_rules_of_their_own_do_not_fill_the_memory() -> None:
    for host in range(10_000):
        cached_part("host", host, object)
    assert len(cache._kept) <= cache.MOST_KEPT


def test_what_was_used_lately_is_kept_longest() -> None:
    first = cached_part("lately", 0, object)
    for host in range(1, cache.MOST_KEPT):
        cached_part("lately", host, object)
        cached_part("lately", 0, object)
    cached_part("lately", -1, object)
    assert cached_part("lately", 0, object) is first


def test_what_is_pinned_stays_whatever_others_bring() -> None:
    ours = cached_part("part", GAME.rules(), object)
    pin()
    for host in range(2 * MOST_KEPT):
        cached_part("part", f"rules of host {host}", object)
    assert cached_part("part", GAME.rules(), object) is ours
