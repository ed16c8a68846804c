"""What lies on the table: zones, copies, the ledger."""

from parlour.cards.luck import Luck
from parlour.engine.laws.fingerprint import fingerprint
from parlour.engine.play.move import Move
from parlour.engine.playout import playout
from parlour.games.claim.rules.verbs import DECLARE, PICK_UP, STAY_SILENT
from parlour.games.claim.tests.laid import card, choose, dealt, new_game, on_the_floor


def test_a_copy_has_every_field_and_stays_as_it_was_when_the_game_goes_on() -> None:
    position = on_the_floor(declared=["S", "", "H", ""])
    position.play(0, Move(PICK_UP, slots=(0,)))
    twin = position.copy()
    before = fingerprint(twin)
    assert fingerprint(position) == before
    playout(position, Luck(1))
    assert fingerprint(twin) == before


def test_the_pile_is_shown_by_its_count_alone() -> None:
    zone = new_game().view(0).zone("pile")
    assert (zone.cards, zone.count) == ([], 40)


def test_what_was_passed_is_known_to_all() -> None:
    position = on_the_floor(floor="7D")
    for seat in range(4):
        position.play(seat, Move("DECLINE"))
    assert position.view(None).zone("passed").cards == [card("7D")]


def test_sealed_choices_are_counted_until_all_are_in() -> None:
    position = dealt()
    position.play(2, Move(DECLARE, suit="H"))
    position.play(0, Move(STAY_SILENT))
    assert position.sealed() == 2
    position.play(1, Move(STAY_SILENT))
    position.play(3, Move(STAY_SILENT))
    assert position.sealed() == 0


def test_the_ledger_holds_budgets_and_what_the_house_was_paid() -> None:
    position = choose(dealt(), ["", "", "", ""])
    assert position.house > 0
    assert position.ledger() == 4 * 1352


def test_free_suits_are_those_nobody_declared() -> None:
    assert on_the_floor(declared=["S", "", "H", ""]).free_suits() == [0, 3]


def test_clockwise_begins_where_it_is_told() -> None:
    assert new_game().clockwise(2) == [2, 3, 0, 1]
