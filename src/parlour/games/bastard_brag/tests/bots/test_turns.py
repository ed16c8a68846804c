"""What all house bots share: what they see, how they take a turn, and how they bluff."""

import pytest

from parlour.cards.codes import BACK
from parlour.cards.luck import Luck
from parlour.cards.notation import cards_text
from parlour.engine.play.move import Move
from parlour.games.bastard_brag.bots.eyes import BastardEyes
from parlour.games.bastard_brag.bots.levels import STYLES
from parlour.games.bastard_brag.bots.turns import (
    BastardBot,
    BluffStyle,
    Weighed,
    hand_after,
    is_hidden,
    is_known,
    turn_moves,
)
from parlour.games.bastard_brag.rules.position import BastardBrag
from parlour.games.bastard_brag.tests.laid import in_play, lay_table, new_game, rules_with, turn_up

OPEN = Move("SWAP_SINGLE", slots=(0, 0))
HIDDEN = Move("SWAP_SINGLE", slots=(0, 1))
WEIGHED: Weighed = [(0.5, OPEN), (0.48, HIDDEN)]


class FirstMoveBot(BastardBot):
    """Likes the first move best."""

    def weigh(self, eyes: BastardEyes, moves: list[Move]) -> Weighed:
        return [(-float(place), move) for place, move in enumerate(moves)]


def choice(position: BastardBrag, rush: float = 0, **switches: object) -> Move:
    bot = FirstMoveBot(rules_with(**switches), BluffStyle(rush, cover=0), Luck(1))
    seat = position.to_act()[0]
    return bot.choose(position.view(seat), position.moves(seat))


def eyes_of(position: BastardBrag, seat: int = 0) -> BastardEyes:
    return BastardEyes(position.view(seat), position.terms.jokers)


def test_a_bot_sees_its_hand_and_the_open_centre() -> None:
    eyes = eyes_of(lay_table(["KS KH 4D", "2C 7D 9H"], "5H 8S QD"))
    assert cards_text(eyes.hand) == "KS KH 4D"
    assert cards_text(eyes.centre) == "5H ?? QD"


def test_a_bot_does_not_see_the_hands_of_others() -> None:
    assert eyes_of(in_play(3), seat=1).cards[:3] == [BACK] * 3


def test_a_bot_remembers_what_an_opponent_took_from_an_open_place() -> None:
    position = lay_table(["KS KH 4D", "2C 7D 9H"], "5H 8S QD", turn=1)
    position.play(1, Move("SWAP_SINGLE", slots=(0, 2)))
    assert cards_text(eyes_of(position).cards[3:6]) == "QD ?? ??"


def test_what_a_bot_sees_is_not_among_the_unseen() -> None:
    eyes = eyes_of(in_play(2))
    seen = [card for card in eyes.cards if card != BACK]
    assert len(eyes.unseen_cards) == 52 - len(seen)
    assert not set(seen) & set(eyes.unseen_cards)


def test_jokers_in_the_pack_are_unseen_until_they_show() -> None:
    position = lay_table(["JOKER KH 4D", "2C 7D 9H"], jokers=2)
    assert eyes_of(position).unseen_cards.count(0) == 1


def test_the_order_begins_with_the_bot_and_leaves_out_the_dead() -> None:
    position = in_play(4)
    position.lives[3] = 0
    assert eyes_of(position, seat=2).order == [2, 0, 1]


@pytest.mark.parametrize("knocker", [-1, 1])
def test_a_bot_knows_who_knocked(knocker: int) -> None:
    position = in_play(3, turns=4)
    position.knocker = knocker
    assert eyes_of(position).knocker == knocker


def test_laps_count_how_often_the_turn_went_round() -> None:
    assert eyes_of(in_play(4, turns=6)).laps() == 1.5


def test_bots_deal_in_the_usual_order() -> None:
    assert choice(new_game(3)) == Move("DEAL")


def test_bots_take_the_move_that_weighs_most() -> None:
    assert choice(in_play(3)) == Move("SWAP_SINGLE", slots=(0, 0))


def test_a_rushing_bot_knocks_on_a_pair() -> None:
    assert choice(lay_table(["9S 9D 4C", "2C 7D KH"], turns=2), rush=1) == Move("KNOCK")


def test_a_rushing_bot_does_not_knock_on_nothing() -> None:
    assert choice(lay_table(["9S 8D 4C", "2C 7D KH"], turns=2), rush=1).verb == "SWAP_SINGLE"


def test_a_rushing_bot_does_not_knock_before_it_may() -> None:
    assert choice(lay_table(["9S 9D 4C", "2C 7D KH"], turns=1), rush=1).verb == "SWAP_SINGLE"


@pytest.mark.parametrize(
    ("lives", "extra", "knocks"), [(1, False, False), (2, False, True), (2, True, False)]
)
def test_a_rushing_bot_does_not_stake_its_last_life(lives: int, extra: bool, knocks: bool) -> None:
    position = lay_table(["9S 9D 4C", "2C 7D KH"], turns=2, knockLoseExtra=extra)
    position.lives[0] = lives
    assert (choice(position, rush=1, knockLoseExtra=extra) == Move("KNOCK")) is knocks


@pytest.mark.parametrize(("rival", "knocks"), [("10S 10D 4H", False), ("8S 8D 4H", True)])
def test_a_rushing_bot_does_not_knock_where_it_sees_itself_beaten(rival: str, knocks: bool) -> None:
    position = lay_table(["9S 9D 4C", rival], turns=2)
    turn_up(position, 3, 4, 5)
    assert (choice(position, rush=1) == Move("KNOCK")) is knocks


def test_a_rushing_bot_knocks_where_a_third_hand_may_be_lower() -> None:
    position = lay_table(["9S 9D 4C", "10S 10D 4H", "2C 7D KH"], turns=3)
    turn_up(position, 3, 4, 5)
    assert choice(position, rush=1) == Move("KNOCK")


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
    hidden = hand_after(eyes_of(lay_table(["KS KH 4D", "2C 7D 9H"])), Move("SWAP_SINGLE", slots=(2, 1)))
    assert cards_text(hidden) == "KS KH ??"
    assert not is_known(hidden)


def test_a_swap_with_an_open_place_leaves_nothing_unknown() -> None:
    eyes = eyes_of(lay_table(["KS KH 4D", "2C 7D 9H"], "5H 8S QD"))
    assert cards_text(hand_after(eyes, Move("SWAP_SINGLE", slots=(2, 0)))) == "KS KH 5H"


def test_an_honest_style_takes_the_best_move() -> None:
    assert BluffStyle(rush=0, cover=0).pick(WEIGHED, margin=0.1, luck=Luck(1)) == OPEN


def test_a_covering_style_takes_a_hidden_swap_that_costs_little() -> None:
    assert BluffStyle(rush=0, cover=1).pick(WEIGHED, margin=0.1, luck=Luck(1)) == HIDDEN


def test_a_hidden_swap_that_costs_much_is_left_alone() -> None:
    assert BluffStyle(rush=0, cover=1).pick(WEIGHED, margin=0.01, luck=Luck(1)) == OPEN


def test_only_a_single_swap_with_the_middle_is_hidden() -> None:
    moves = [HIDDEN, OPEN, Move("SWAP_ALL", slots=(0, 1, 2)), Move("KNOCK")]
    assert [is_hidden(move) for move in moves] == [True, False, False, False]


@pytest.mark.parametrize(("calm", "wild"), [("easy", "medium"), ("medium", "hard")])
def test_each_style_bluffs_more_than_the_one_before(calm: str, wild: str) -> None:
    assert STYLES[calm].rush < STYLES[wild].rush
    assert STYLES[calm].cover < STYLES[wild].cover


def test_a_style_rushes_as_often_as_it_says() -> None:
    luck = Luck(5)
    rushes = sum(STYLES["hard"].rushes(luck) for _ in range(2000))
    assert 340 < rushes < 460
