"""Places where cards lie."""

import pytest

from parlour.engine.show.audience import EVERYONE, only
from parlour.engine.show.zone import NO_OWNER, UP, Zone


def test_a_zone_belongs_to_nobody_and_is_no_pile_unless_it_says_so() -> None:
    zone = Zone("centre", [1, 14], [EVERYONE, EVERYONE])
    assert zone.owner == NO_OWNER
    assert not zone.pile


def test_a_card_without_an_audience_is_a_bug() -> None:
    with pytest.raises(AssertionError, match="hand: every card has an audience"):
        Zone("hand", [1, 14], [only(0)], owner=0)


@pytest.mark.parametrize(
    ("zone", "lying"),
    [
        (Zone("stock", [1], [EVERYONE], pile=True), "pile"),
        (Zone("shown", [1], [EVERYONE], reprint=True), "past"),
        (Zone("hand", [1], [only(0)], owner=0, private=True), "held"),
        (Zone("floor", [1], [EVERYONE]), "up"),
        (Zone("trump", [1], [EVERYONE], reprint=True, lying=UP), "up"),
    ],
    ids=lambda value: value.name if isinstance(value, Zone) else value,
)
def test_how_cards_lie_follows_from_the_zone_unless_it_says_so(zone: Zone, lying: str) -> None:
    assert zone.lying == lying
