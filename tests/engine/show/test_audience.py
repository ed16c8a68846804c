"""Who may see a card."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.cards.codes import BACK
from parlour.engine.show.audience import (
    EVERYONE,
    NOBODY,
    closed_to_all,
    only,
    open_to_all,
    sees,
    veil,
)

SEATS = st.integers(0, 63)
AUDIENCES = st.one_of(st.just(EVERYONE), st.just(NOBODY), st.integers(0, 2**64 - 1), SEATS.map(only))
VIEWERS = st.one_of(st.none(), SEATS)
TABLES = st.lists(st.tuples(st.integers(0, 52), AUDIENCES), max_size=8)


@given(VIEWERS)
def test_everyone_is_everybody_and_nobody_is_not_even_the_public(viewer: int | None) -> None:
    assert sees(EVERYONE, viewer)
    assert not sees(NOBODY, viewer)


@given(SEATS, VIEWERS)
def test_an_audience_of_one_is_that_seat_alone(seat: int, viewer: int | None) -> None:
    assert sees(only(seat), viewer) == (viewer == seat)


@given(st.lists(SEATS, unique=True), SEATS)
def test_audiences_join_like_sets(seats: list[int], viewer: int) -> None:
    audience = NOBODY
    for seat in seats:
        audience |= only(seat)
    assert sees(audience, viewer) == (viewer in seats)


def test_what_every_seat_has_seen_is_still_not_public() -> None:
    assert not sees(only(0) | only(1), None)


@given(TABLES, VIEWERS)
def test_a_veil_shows_exactly_what_the_viewer_may_see(
    table: list[tuple[int, int]], viewer: int | None
) -> None:
    shown = veil([card for card, _ in table], [audience for _, audience in table], viewer)
    assert shown == [card if sees(audience, viewer) else BACK for card, audience in table]


@pytest.mark.thorough
@given(TABLES, VIEWERS)
def test_a_hidden_card_changes_nothing_behind_the_veil(
    table: list[tuple[int, int]], viewer: int | None
) -> None:
    audiences = [audience for _, audience in table]
    other = [card if sees(audience, viewer) else 52 - card for card, audience in table]
    assert veil([card for card, _ in table], audiences, viewer) == veil(other, audiences, viewer)


@pytest.mark.parametrize("audiences", [[], [EVERYONE], [only(1)]])
def test_a_card_without_an_audience_is_shown_to_nobody(audiences: list[int]) -> None:
    with pytest.raises(IndexError):
        veil([7, 8], audiences, 1)


@given(st.integers(0, 60), VIEWERS)
def test_cards_lie_open_to_all_or_closed_to_all(count: int, viewer: int | None) -> None:
    cards = list(range(count))
    assert veil(cards, open_to_all(count), viewer) == cards
    assert veil(cards, closed_to_all(count), viewer) == [BACK] * count


def test_what_is_shown_is_never_the_list_that_lies_on_the_table() -> None:
    cards, audiences = [7, 8], open_to_all(2)
    veil(cards, audiences, None).append(9)
    audiences.append(NOBODY)
    assert (cards, open_to_all(2)) == ([7, 8], [EVERYONE, EVERYONE])
