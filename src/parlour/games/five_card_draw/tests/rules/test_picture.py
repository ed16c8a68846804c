"""What a table shows and who may see it."""

from parlour.engine.show.audience import only
from parlour.games.five_card_draw.tests.laid import SPARE_HANDS, laid, new_match, say, stand_pat


def test_a_hand_is_for_its_owner_alone() -> None:
    zones = [zone for zone in new_match().zones() if zone.name == "hand"]
    assert [(zone.owner, set(zone.audiences)) for zone in zones] == [(0, {only(0)}), (1, {only(1)})]


def test_a_discard_is_known_to_the_one_who_threw_it() -> None:
    position = laid(SPARE_HANDS[:2])
    say(position, "CHECK", "CHECK", "DRAW 3 4", "DRAW 2")
    (discards,) = [zone for zone in position.zones() if zone.name == "discards"]
    assert discards.audiences == [only(0), only(0), only(1)]


def test_shown_hands_lie_there_until_the_next_showdown() -> None:
    position = laid(SPARE_HANDS[:2])
    say(position, "CHECK", "CHECK")
    stand_pat(position)
    say(position, "CHECK", "CHECK", "FOLD")
    shown = [zone.owner for zone in position.zones() if zone.name == "shown"]
    assert (shown, position.hand) == ([0, 1], 3)


def test_the_ledger_counts_chips_and_pot() -> None:
    position = new_match()
    say(position, "BET 2")
    assert (position.pot(), sum(position.chips), position.ledger()) == (6, 194, 200)


def test_the_limit_grows_after_the_draw() -> None:
    position = laid(SPARE_HANDS[:2])
    before = position.limit()
    say(position, "CHECK", "CHECK")
    stand_pat(position)
    assert (before, position.limit()) == (2, 4)


def test_the_button_is_the_player_before_the_first_speaker() -> None:
    position = new_match(3, variant="fixed-limit")
    position.chips[2] = position.paid[2] = 0
    assert position.button() == 1


def test_those_with_chips_who_are_in_are_able() -> None:
    position = new_match(4, variant="fixed-limit")
    position.chips[1] = 0
    position.live[2] = False
    assert (position.able(), position.still_in()) == (2, 3)
