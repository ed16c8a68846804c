"""Imagined players of Three Card Brag, and which moves are worth a thought."""

import pytest

from parlour.cards.luck import Luck
from parlour.engine.play.move import Move
from parlour.games.three_card_brag import GAME
from parlour.games.three_card_brag.rules.position import ThreeCardBrag
from parlour.games.three_card_brag.rules.table import ASKING
from parlour.games.three_card_brag.tests.laid import lay_table, play, seat_table
from parlour.games.three_card_brag.thinking.candidates import has_won

RIVAL = "2C 7D KH"
PRIAL, NOTHING = "9S 9D 9H", "3S 5D 8H"


def words(position: ThreeCardBrag, times: int = 40) -> list[str]:
    """What they say here, many times over."""
    return [GAME.thinking.policy(position, position.turn, Luck(seed)).verb for seed in range(times)]


def at_the_cards(hand: str, stock: str) -> ThreeCardBrag:
    """Seat 0 has looked, everybody has checked, and this is the stock."""
    return play(lay_table([hand, RIVAL], stock=stock), "SEE_HAND", "CHECK", "CHECK")


def test_they_look_before_they_say_anything() -> None:
    assert set(words(lay_table([PRIAL, RIVAL]))) == {"SEE_HAND"}
    assert set(words(play(lay_table([RIVAL, PRIAL]), "BET_BLIND"))) == {"SEE_HAND"}


@pytest.mark.parametrize(("hand", "word"), [(PRIAL, "BET"), (NOTHING, "CHECK")])
def test_they_bet_a_good_hand_and_check_a_poor_one(hand: str, word: str) -> None:
    assert set(words(play(lay_table([hand, RIVAL]), "SEE_HAND"))) == {word}


@pytest.mark.parametrize(("hand", "word"), [(PRIAL, "RAISE"), (NOTHING, "FOLD")])
def test_they_answer_a_bet_by_what_they_hold(hand: str, word: str) -> None:
    said = words(play(lay_table([RIVAL, hand]), "SEE_HAND", "BET 100", "SEE_HAND"))
    assert set(said) == {word}


def test_two_good_hands_do_not_raise_each_other_for_ever() -> None:
    position, turns = lay_table([PRIAL, "AS AD AH"]), 0
    while position.round == 1 and not position.is_over():
        position.apply(position.turn, GAME.thinking.policy(position, position.turn, Luck(1)))
        turns += 1
    assert turns < 30


def test_they_turn_a_card_and_take_it_when_it_helps() -> None:
    position = at_the_cards("9S 9D 4H", "9C")
    assert GAME.thinking.policy(position, 0, Luck(1)) == Move("DRAW_FROM_DECK")
    play(position, "DRAW_FROM_DECK")
    assert GAME.thinking.policy(position, 0, Luck(1)) == Move("SWAP_CARD", slots=(2,))


def test_they_leave_a_card_that_does_not_help() -> None:
    position = play(at_the_cards(PRIAL, "2D"), "DRAW_FROM_DECK")
    assert GAME.thinking.policy(position, 0, Luck(1)) == Move("PASS")


HANDS = ["2C 7D KH", "9S 9D 9H"]


HIDDEN = ("2C 3D 7H", "3C 3H 3S", "AS AD 4C")
"""Hands that a blind seat may hold without knowing it."""
PICKED = ("CHECK", "CHECK", "DRAW_FROM_DECK", "PASS", "PICK_FROM_FLOOR")


def moves_with(hidden: str, *words: str) -> list[Move]:
    """What seat 1 does with this hand, which it has not looked at, after these words."""
    position = play(lay_table(["9S 9D 4H", hidden], stock="KD"), *words)
    return [GAME.thinking.policy(position, 1, Luck(seed)) for seed in range(20)]


def test_who_took_a_card_blind_swaps_the_same_whatever_it_holds() -> None:
    chosen = [moves_with(hidden, *PICKED) for hidden in HIDDEN]
    assert chosen[0] == chosen[1] == chosen[2]


def test_after_a_blind_pick_up_they_look_before_they_bet() -> None:
    for hidden in HIDDEN:
        assert set(moves_with(hidden, *PICKED, "SWAP_CARD 0", "SEE_HAND", "BET 40")) == {Move("SEE_HAND")}


def test_a_card_known_to_a_blind_seat_is_kept() -> None:
    """It took the king before, and knows nothing of the two others."""
    position = play(lay_table(["9S 9D 4H", HIDDEN[0]], stock="KD"), *PICKED)
    position.open_slots |= 1 << 3
    assert GAME.thinking.policy(position, 1, Luck(1)) == Move("SWAP_CARD", slots=(1,))


def verbs(position: ThreeCardBrag) -> list[str]:
    return [move.verb for move in GAME.thinking.candidates(position, position.turn)]


def test_every_word_is_worth_a_thought_and_a_few_amounts() -> None:
    listed = verbs(play(lay_table(HANDS), "SEE_HAND", "BET 20", "SEE_HAND"))
    assert set(listed) == {"CALL", "RAISE", "SHOW_HAND", "FOLD"}
    assert 2 <= listed.count("RAISE") <= 4


def test_an_opening_bet_is_one_two_or_four_of_the_lowest() -> None:
    position = play(lay_table(HANDS), "SEE_HAND")
    assert [move.amount for move in GAME.thinking.candidates(position, 0) if move.verb == "BET"] == [
        10,
        20,
        40,
    ]


def test_nothing_is_folded_that_costs_nothing() -> None:
    assert set(verbs(play(lay_table(HANDS), "SEE_HAND"))) == {"CHECK", "BET", "SHOW_HAND"}


def test_a_stake_that_would_bring_the_lead_is_worth_a_thought() -> None:
    position = play(seat_table([9_700, 10_300]), "SEE_HAND")
    assert max(move.amount for move in GAME.thinking.candidates(position, 0)) > 600


@pytest.mark.parametrize(("ante", "word"), [(0, "CHECK"), (5, "CHECK")])
def test_who_stays_ahead_without_paying_sits_the_match_out(ante: int, word: str) -> None:
    assert verbs(seat_table([10_200, 9_800], ante=ante)) == [word]
    assert verbs(play(seat_table([9_800, 10_200], ante=ante), "BET_BLIND 20")) == ["FOLD"]


def test_a_lead_that_antes_would_eat_up_is_not_won_yet() -> None:
    assert not has_won(seat_table([10_030, 9_970], ante=5), 0)


def test_a_lead_that_lies_in_the_pot_is_not_won_yet() -> None:
    assert not has_won(play(seat_table([10_010, 9_990]), "BET_BLIND 20"), 0)


def test_among_three_a_lead_is_never_safe() -> None:
    assert not has_won(seat_table([12_000, 9_000, 9_000]), 0)


def test_who_has_taken_a_card_must_swap_it_even_when_the_match_is_won() -> None:
    position = play(
        seat_table([10_200, 9_800]), "CHECK", "CHECK", "DRAW_FROM_DECK", "PASS", "PICK_FROM_FLOOR"
    )
    assert set(verbs(position)) == {"SWAP_CARD"}


def table_asking(coins: list[int]) -> ThreeCardBrag:
    """The last round is over, and seat 0 may ask for one more."""
    position = seat_table(coins)
    position.stage = ASKING
    return position


def test_imagined_players_leave_it_at_the_last_round() -> None:
    assert GAME.thinking.policy(table_asking([100, 300]), 0, Luck(1)) == Move("LEAVE")


@pytest.mark.parametrize(("coins", "word"), [([100, 300], "ASK_FOR_ROUND"), ([300, 100], "LEAVE")])
def test_one_more_round_is_worth_a_thought_for_who_is_behind(coins: list[int], word: str) -> None:
    assert GAME.thinking.candidates(table_asking(coins), 0) == [Move(word)]


def test_a_blind_bet_is_worth_a_thought_where_it_opens() -> None:
    assert [
        verbs(lay_table(HANDS)).count("BET_BLIND"),
        verbs(play(lay_table(HANDS), "BET_BLIND")).count("BET_BLIND"),
    ] == [3, 0]


def worths(position: ThreeCardBrag) -> list[int]:
    return [GAME.thinking.worth(position, seat) for seat in range(position.seats)]


def test_a_playout_is_played_round_by_round_for_the_match() -> None:
    position = play(seat_table([100, 200]), "BET_BLIND 20", "FOLD")
    poor, rich = worths(position)
    assert poor < rich / 2
    assert (GAME.thinking.deal(position), GAME.thinking.counts_lead(position)) == (2, False)


def test_a_round_won_without_coins_counts_the_more_the_fewer_are_to_come() -> None:
    leads = []
    for rounds in (10, 2):
        winner, loser = worths(play(seat_table([100, 100], rounds=rounds), "CHECK", "FOLD"))
        leads.append(winner - loser)
    assert 0 < leads[0] < leads[1]
