"""A setting is made once for the same rules and seats."""

import copy
import pickle

import pytest

from parlour.adapters.setting import set_up
from parlour.engine.errors import BadRules, UnknownGame


def test_the_same_rules_and_seats_share_a_setting() -> None:
    assert set_up("bastard-brag", seats=3) is set_up("Bastard Brag", seats=3)


def test_other_switches_make_another_setting() -> None:
    changed = set_up("bastard-brag", switches={"lives": 1})
    assert changed.rules.lives.lives == 1
    assert changed is not set_up("bastard-brag")


def test_a_variant_and_a_users_rules_hold_together() -> None:
    place = set_up("bastard-brag", variant="jokers-wild", rules={"lives": {"lives": 2}})
    assert (place.rules.jokers, place.rules.lives.lives) == (3, 2)
    assert place.rules.metadata.variant == "jokers-wild"


def test_the_fewest_sit_down_when_nobody_says_how_many() -> None:
    assert set_up("claim").seats == 4


def test_copies_of_a_setting_are_itself() -> None:
    place = set_up("bastard-brag")
    for twin in (copy.copy(place), copy.deepcopy(place), pickle.loads(pickle.dumps(place))):
        assert twin is place


def test_too_many_seats_are_refused() -> None:
    with pytest.raises(BadRules, match="99 players"):
        set_up("bastard-brag", seats=99)


def test_a_game_that_is_not_there_is_refused() -> None:
    with pytest.raises(UnknownGame):
        set_up("snap")
