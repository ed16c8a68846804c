"""What all house bots share."""

from parlour.cards.luck import Luck
from parlour.cards.notation import cards_text
from parlour.engine.play.move import Move
from parlour.games.bastard_brag.bots.bluff import BluffStyle, Weighed
from parlour.games.bastard_brag.bots.eyes import Sight
from parlour.games.bastard_brag.bots.turns import HouseBot, hand_after, is_known, turn_moves
from parlour.games.bastard_brag.rules.position import BastardBrag
from parlour.games.bastard_brag.tests.laid import in_play, laid, new_game, rules_with


class FirstMoveBot(HouseBot):
    """Likes the first move best."""

    def weigh(self, sight: Sight, moves: list[Move]) -> Weighed:
        return [(-float(place), move) for place, move in enumerate(moves)]


def choice(position: BastardBrag, rush: float = 0) -> Move:
    bot = FirstMoveBot(position.switches, BluffStyle(rush, cover=0), Luck(1))
    seat = position.to_act()[0]
    return bot.choose(position.view(seat), position.moves(seat))


def test_bots_deal_in_the_usual_order() -> None:
    assert choice(new_game(3)) == Move("DEAL")


def test_bots_take_the_move_that_weighs_most() -> None:
    assert choice(in_play(3)) == Move("SWAP_SINGLE", slots=(0, 0))


def test_a_rushing_bot_knocks_on_a_pair() -> None:
    assert choice(laid(["9S 9D 4C", "2C 7D KH"], turns=2), rush=1) == Move("KNOCK")


def test_a_rushing_bot_does_not_knock_on_nothing() -> None:
    assert choice(laid(["9S 8D 4C", "2C 7D KH"], turns=2), rush=1).verb == "SWAP_SINGLE"


def test_a_rushing_bot_does_not_knock_before_it_may() -> None:
    assert choice(laid(["9S 9D 4C", "2C 7D KH"], turns=1), rush=1).verb == "SWAP_SINGLE"


def test_a_turn_has_nine_single_swaps_three_whole_ones_and_the_plain_moves() -> None:
    moves = turn_moves(["SWAP_SINGLE", "SWAP_ALL", "KNOCK", "PASS"])
    assert len(moves) == len(set(moves)) == 9 + 3 + 2


def test_each_whole_swap_hides_another_card() -> None:
    assert {move.slots[1] for move in turn_moves(["SWAP_ALL"])} == {0, 1, 2}


def test_every_move_a_bot_thinks_of_is_legal() -> None:
    position = in_play(3, turns=3, allowPass=True)
    moves = position.moves(0)
    assert all(move in moves for move in turn_moves(moves.verbs()))


def test_a_swap_with_the_hidden_place_leaves_a_card_unknown() -> None:
    sight = Sight(laid(["KS KH 4D", "2C 7D 9H"], "5H 8S QD").view(0), rules_with().jokers)
    hidden = hand_after(sight, Move("SWAP_SINGLE", slots=(2, 1)))
    assert cards_text(hidden) == "KS KH ??"
    assert not is_known(hidden)


def test_a_swap_with_an_open_place_leaves_nothing_unknown() -> None:
    sight = Sight(laid(["KS KH 4D", "2C 7D 9H"], "5H 8S QD").view(0), rules_with().jokers)
    assert cards_text(hand_after(sight, Move("SWAP_SINGLE", slots=(2, 0)))) == "KS KH 5H"
