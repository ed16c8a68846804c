"""What lies on the table, and who may see it."""

from parlour.cards.luck import Luck
from parlour.cards.pack import pack
from parlour.engine.laws.conservation import cards_on
from parlour.games.bastard_brag import GAME
from parlour.games.bastard_brag.rules.position import BastardBrag
from parlour.games.bastard_brag.tests.laid import in_play, lay_table, new_game, rules_with

HANDS = ["5S 9D KC", "2C 3C 7C", "4H 4D 4S"]


def test_every_card_of_the_pack_lies_somewhere() -> None:
    assert cards_on(new_game(jokers=2)) == pack(1, 2)


def test_a_redeal_keeps_what_the_seat_sees_and_mixes_the_rest() -> None:
    position = lay_table(HANDS, "5D 2H QS")
    twin = position.redealt(0, Luck(1))
    assert isinstance(twin, BastardBrag)
    assert twin.view(0) == position.view(0)
    assert twin.cards[3:9] != position.cards[3:9]
    assert cards_on(twin) == cards_on(position)


def test_a_copy_is_the_same_in_every_field() -> None:
    position = in_play(4, turns=3)
    assert position.copy().state() == position.state()


def test_a_position_is_restored_as_it_was_written_down() -> None:
    position = in_play(4, turns=3)
    again = GAME.restored(rules_with(), 4, position.shuffle, position.state())
    assert again.state() == position.state()


def test_a_seat_that_is_out_has_no_hand_after_the_next_deal() -> None:
    position = new_game(3)
    position.lives[1] = 0
    position.dealer = 0
    position.play(0, next(iter(position.moves(0))))
    assert [zone.owner for zone in position.zones() if zone.name == "hand"] == [0, 2]


def test_badges_tell_the_dealer_the_knocker_and_who_is_out() -> None:
    position = in_play(3)
    position.knocker = 0
    position.lives[1] = 0
    assert [position.badges(seat) for seat in range(3)] == [["knocked"], ["out"], ["dealer"]]


def test_the_counters_are_the_lives_the_round_and_the_turns() -> None:
    position = in_play(2, turns=3)
    assert (position.seat_counters(0), position.counters()) == ({"lives": 3}, {"round": 1, "turns": 3})
