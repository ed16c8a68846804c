"""Two people, one at a desk and one with a telephone, and bots finish a game of each."""

import pytest

from parlour.engine.rules.finder import game_names
from tests.browser.conftest import Come
from tests.browser.hands import Hands
from tests.browser.presser import Presser, go_on_by_itself
from tests.browser.short import seats_for, short_rules
from tests.browser.site import serious_faults

BY_HAND = 2
"""So many decisions each are made by real clicks and taps."""

WITH_MOTION = game_names()[0]
"""There the one with the telephone sees every card travel."""


@pytest.mark.parametrize("name", game_names())
def test_two_people_and_bots_finish_a_game(come: Come, name: str) -> None:
    ann, ben = come("desktop"), come("phone", pace="fast" if name == WITH_MOTION else "none")
    table = ann.open_table(game=name, seats=seats_for(name, 3), clock="none", changes=short_rules(name))
    ann.page.click(".commands .go")
    ann.page.wait_for_selector(".own .plate")
    ben.prefer()
    ben.go_to(table)
    go_on_by_itself(ben)
    ben.sit_down()
    ann.page.click(".commands .go")
    for each in (ann, ben):
        each.page.wait_for_selector(".page.playing, .page.over")
    for hands in (Hands(ann, 1), Hands(ben, 2, taps=True)) * BY_HAND:
        hands.decide_if_asked()
    assert serious_faults(ann.page) == []
    pressers = [Presser(ann, 3), Presser(ben, 4)]
    for presser in pressers:
        presser.start()
    for played in [presser.finish() for presser in pressers]:
        assert played.troubles == []
        assert played.is_over
