"""Conflicts, laid cards and charges."""

from parlour.cards.codes import CLUBS, SPADES
from parlour.engine.play.events import Listener
from parlour.engine.play.move import Move
from parlour.engine.show.audience import EVERYONE, only
from parlour.games.claim.rules.declaration import charge, charge_undeclared
from parlour.games.claim.rules.table import DECLARING
from parlour.games.claim.rules.verbs import DECLARE, STAY_SILENT
from parlour.games.claim.tests.laid import choose, deal_table, suit_of

HANDS = ["AS KS 4D", "QS 9H 2C", "KH QH 3D", "10C 8D 6S"]


def suits(*letters: str) -> list[int]:
    return [suit_of(letter) for letter in letters]


def test_nothing_is_declared_until_all_four_have_chosen() -> None:
    position = deal_table(HANDS)
    for seat in (2, 0, 3):
        position.play(seat, Move(DECLARE, suit="S"))
    assert (position.stage, position.declared, position.to_act()) == (DECLARING, suits("", "", "", ""), (1,))


def test_those_who_stay_silent_are_charged_their_highest_card() -> None:
    position = choose(deal_table(HANDS), ["S", "", "H", ""])
    assert position.penalties == [0, 12, 0, 10]
    assert position.budgets == [1352, 1340, 1352, 1342]


def test_a_contested_suit_goes_to_the_highest_card_of_it() -> None:
    position = choose(deal_table(HANDS), ["C", "C", "H", "C"])
    assert position.declared == suits("", "", "H", "C")
    assert position.penalties == [14, 12, 0, 0]


def test_a_contested_suit_that_nobody_holds_goes_by_turn_order() -> None:
    hands = ["AS KS 4D", "QS 9D 2C", "KC QC 3D", "10C 8D 6S"]
    position = choose(deal_table(hands, opener=3), ["H", "", "H", "H"])
    assert position.declared == suits("", "", "", "H")


def test_any_card_of_the_suit_beats_an_earlier_turn() -> None:
    hands = ["AS KS 4D", "QS 9D 2C", "KC QC 2H", "10C 8D 6S"]
    position = choose(deal_table(hands, opener=3), ["H", "", "H", "H"])
    assert position.declared == suits("", "", "H", "")


def test_laid_cards_are_seen_by_all_once_the_choices_are_shown() -> None:
    position = deal_table(HANDS)
    position.play(0, Move(DECLARE, slots=(1,), suit="S"))
    assert position.known[0] == [only(0)] * 3
    for seat in (1, 2, 3):
        position.play(seat, Move(STAY_SILENT))
    assert position.known[0] == [only(0), EVERYONE, only(0)]


def test_cards_laid_for_a_suit_that_was_lost_have_been_seen() -> None:
    position = deal_table(HANDS)
    position.play(1, Move(DECLARE, slots=(0,), suit="S"))
    position.play(0, Move(DECLARE, suit="S"))
    for seat in (2, 3):
        position.play(seat, Move(STAY_SILENT))
    assert position.known[1][0] == EVERYONE


def test_a_charge_goes_to_the_house() -> None:
    position = deal_table(HANDS)
    charge(position, 2, None)
    assert (position.house, position.ledger()) == (13, 4 * 1352)


def test_a_charge_takes_no_more_than_is_left_but_counts_in_full() -> None:
    position = deal_table(HANDS)
    position.budgets[0] = 5
    charge(position, 0, None)
    assert (position.budgets[0], position.house, position.penalties[0]) == (0, 5, 14)


def test_only_the_undeclared_are_charged_after_a_round() -> None:
    position = choose(deal_table(HANDS), ["S", "", "H", ""])
    charge_undeclared(position, None)
    assert position.penalties == [0, 24, 0, 20]


def test_the_telling_says_who_kept_a_contested_suit() -> None:
    position, listener = deal_table(HANDS), Listener()
    choose(position, ["S", "S", ""])
    position.play(3, Move(DECLARE, slots=(0,), suit="C"), listener)
    told = [(event.kind, event.seat, event.other, event.fields, event.amount) for event in listener.events]
    assert told[:8] == [
        ("sealed", 3, -1, {}, 0),
        ("declared", 0, -1, {"suit": SPADES}, 0),
        ("lost-suit", 1, 0, {"suit": SPADES}, 0),
        ("stayed-silent", 2, -1, {}, 0),
        ("declared", 3, -1, {"suit": CLUBS}, 0),
        ("laid", 3, -1, {}, 0),
        ("charged", 1, -1, {}, 12),
        ("charged", 2, -1, {}, 13),
    ]
