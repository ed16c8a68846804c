"""What a table shows and who may see it."""

from parlour.engine.show.audience import only
from parlour.games.five_card_draw.rules.table import CHIPS, PAID, round_limit
from parlour.games.five_card_draw.tests.laid import SPARE_HANDS, lay_table, new_match, say, stand_pat


def test_a_hand_is_for_its_owner_alone() -> None:
    zones = [zone for zone in new_match().zones() if zone.name == "hand"]
    assert [(zone.owner, set(zone.audiences)) for zone in zones] == [(0, {only(0)}), (1, {only(1)})]


def test_a_discard_is_known_to_the_one_who_threw_it() -> None:
    position = lay_table(SPARE_HANDS[:2])
    say(position, "CHECK", "CHECK", "DRAW 3 4", "DRAW 2")
    (discards,) = [zone for zone in position.zones() if zone.name == "discards"]
    assert discards.audiences == [only(0), only(0), only(1)]


def test_shown_hands_lie_there_until_the_next_showdown() -> None:
    position = lay_table(SPARE_HANDS[:2])
    say(position, "CHECK", "CHECK")
    stand_pat(position)
    say(position, "CHECK", "CHECK", "FOLD")
    shown = [zone.owner for zone in position.zones() if zone.name == "shown"]
    assert (shown, position.hand) == ([0, 1], 3)


def test_the_ledger_counts_chips_and_pot() -> None:
    position = new_match()
    say(position, "BET 2")
    assert (position.pot(), sum(position.row(CHIPS)), position.ledger()) == (6, 194, 200)


def test_the_limit_grows_after_the_draw() -> None:
    position = lay_table(SPARE_HANDS[:2])
    before = round_limit(position)
    say(position, "CHECK", "CHECK")
    stand_pat(position)
    assert (before, round_limit(position)) == (2, 4)


def test_the_button_is_the_player_before_the_first_to_act() -> None:
    position = new_match(3, variant="fixed-limit")
    position.set_row(CHIPS, [98, 98, 0])
    position.set_row(PAID, [2, 2, 0])
    assert position.button() == 1


def test_the_view_counts_hand_round_pot_and_bet() -> None:
    position = new_match()
    say(position, "BET 2")
    view = position.view(None)
    assert view.counters == {"hand": 1, "round": 1, "pot": 6, "bet": 2}
    assert view.seats[0].counters == {"points": 0, "chips": 96, "bet": 2}


def test_how_many_cards_were_drawn_is_public() -> None:
    position = lay_table(SPARE_HANDS[:2])
    say(position, "CHECK", "CHECK", "DRAW 2 3 4")
    assert [seat.counters.get("drew") for seat in position.view(None).seats] == [3, None]


def test_badges_say_who_is_first_has_the_button_has_folded_or_is_all_in() -> None:
    position = lay_table(SPARE_HANDS[:3], chips=[100, 3, 100], variant="fixed-limit")
    say(position, "BET 2", "CALL", "FOLD")
    assert [position.badges(seat) for seat in range(3)] == [["first"], ["all-in"], ["button", "folded"]]


def test_zones_say_what_is_private_and_what_is_shown_a_second_time() -> None:
    position = lay_table(SPARE_HANDS[:2])
    say(position, "CHECK", "CHECK", "DRAW", "DRAW", "CHECK", "CHECK")
    flags = {zone.name: (zone.private, zone.reprint) for zone in position.zones()}
    assert flags == {
        "stock": (False, False),
        "discards": (False, False),
        "hand": (True, False),
        "shown": (False, True),
    }
