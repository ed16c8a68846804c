"""Token buckets: so many at once, so many more in a time, each name by itself."""

import pytest

from parlour.tables import rate_limit
from parlour.tables.rate_limit import TokenBucket, TokenBuckets
from tests.plain_only import plain_only


def test_so_many_are_taken_at_once_and_no_more() -> None:
    bucket = TokenBucket(3, 1.0, now=100)
    assert [bucket.takes(100) for _ in range(5)] == [True, True, True, False, False]


def test_tokens_come_back_with_the_time_and_never_more_than_at_first() -> None:
    bucket = TokenBucket(2, 0.5, now=0)
    assert bucket.takes(0, 2)
    assert not bucket.takes(1)
    assert bucket.takes(2)
    assert not bucket.takes(2)
    assert [bucket.takes(1_000) for _ in range(3)] == [True, True, False]


def test_what_is_refused_takes_nothing() -> None:
    bucket = TokenBucket(5, 1.0, now=0)
    assert not bucket.takes(0, 6)
    assert bucket.takes(0, 5)


def test_everybody_has_a_bucket_of_their_own() -> None:
    buckets = TokenBuckets(1, 0.1)
    assert buckets.takes("ann", 0)
    assert not buckets.takes("ann", 1)
    assert buckets.takes("bob", 1)


@plain_only
def test_who_has_not_asked_for_longest_is_forgotten_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limit, "_MOST_KNOWN", 2)
    buckets = TokenBuckets(2, 0.001)
    assert all(buckets.takes(name, 0, 2) for name in ("ann", "bob"))
    assert not buckets.takes("ann", 0), "which is remembered as having asked"
    assert buckets.takes("cid", 0)
    assert buckets.takes("bob", 0), "who was forgotten"
    assert not buckets.takes("cid", 0, 2)
