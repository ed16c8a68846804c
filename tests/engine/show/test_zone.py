"""Places where cards lie."""

import pytest

from parlour.engine.show.audience import EVERYONE, only
from parlour.engine.show.zone import NO_OWNER, Zone


def test_a_zone_belongs_to_nobody_and_is_no_pile_unless_it_says_so() -> None:
    zone = Zone("centre", [1, 14], [EVERYONE, EVERYONE])
    assert zone.owner == NO_OWNER
    assert not zone.pile


def test_a_card_without_an_audience_is_a_bug() -> None:
    with pytest.raises(AssertionError, match="hand: every card has an audience"):
        Zone("hand", [1, 14], [only(0)], owner=0)
