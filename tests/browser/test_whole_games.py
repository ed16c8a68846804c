"""Whole games through the real page, by somebody who presses what is offered and knows no game."""

import pytest

from parlour.engine.rules.finder import find_game, game_names
from tests.browser.conftest import Come
from tests.browser.presser import Presser
from tests.browser.short import short_rules
from tests.browser.stage import TOYS, Visit


@pytest.mark.parametrize("name", game_names())
def test_a_variant_of_each_is_played_without_a_refusal(come: Come, name: str) -> None:
    game = find_game(name)
    visit = come("phone")
    settings = {"variant": game.variants()[-1], "seats": game.rules().players.least}
    visit.open_table(game=name, clock="none", changes=short_rules(name), **settings)
    _play(visit)


@pytest.mark.parametrize("name", TOYS)
def test_games_that_the_page_has_never_seen_are_played(come: Come, name: str) -> None:
    visit = come()
    visit.open_table(game=name.replace("_", "-"), seats=3, clock="none")
    _play(visit)


def _play(visit: Visit) -> None:
    visit.sit_and_begin()
    played = Presser(visit).play()
    assert played.troubles == []
    assert played.is_over
