"""Addresses of stores are shown without their passwords, however these are written."""

import pytest

from parlour.storage.address import damage_at, has_password, without_password


@pytest.mark.parametrize(
    ("where", "shown"),
    [
        ("postgresql://room:pw@db:5432/room", "postgresql://room@db:5432/room"),
        ("postgres://room:p@w/x@db/room", "postgres://room@db/room"),
        ("postgresql://:pw@db/room", "postgresql://@db/room"),
        ("postgresql://room@db/room?password=pw&sslmode=require", "postgresql://room@db/room?password=&sslmode=require"),
    ],
)  # fmt: skip
def test_a_password_is_left_out(where: str, shown: str) -> None:
    assert has_password(where)
    assert without_password(where) == shown
    assert shown in damage_at(where)


@pytest.mark.parametrize("where", ["postgresql://room@db:5432/room", "room.db", "memory:", "a:b@c.db"])
def test_what_has_no_password_stays_as_it_is(where: str) -> None:
    assert not has_password(where)
    assert without_password(where) == where
