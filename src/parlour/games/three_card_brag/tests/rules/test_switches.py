"""Every switch of the rules page, flipped and seen to work."""

from typing import Any

import pytest

from parlour.cards.shuffle import FastShuffle
from parlour.engine.play.move import Move
from parlour.games.three_card_brag.rules.position import ThreeCardBrag, begin
from parlour.games.three_card_brag.rules.table import BONUS_POINTS, CARDS, COINS
from parlour.games.three_card_brag.tests.laid import (
    Listener,
    floor_card,
    lay_table,
    open_verbs,
    play,
    rules_with,
    seat_table,
)

ACES, KINGS = "AS AD 4C", "KS KD 9H"
MATCHED = ["BET_BLIND", "CALL"]


def winners(hands: list[str], trump: str = "", **switches: Any) -> list[int]:
    """Who gets coins when these hands meet for 5 coins each."""
    position = lay_table(hands, trump=trump, **switches)
    listener = Listener(position)
    play(position, "BET_BLIND", "SHOW_HAND", teller=listener)
    return [seat for seat, coins in enumerate(listener.won()) if coins > 0]


@pytest.mark.parametrize(
    ("switch", "usual", "other", "hands", "trump"),
    [
        ("ranking", "listed", "priority", ["2S 2H 2D", "KS QS JS"], ""),
        ("a23", "low", "second", ["KS QD JC", "AS 2D 3C"], ""),
        ("a23", "second", "high", ["AS KD QC", "AH 2D 3C"], ""),
        ("pairCompare", "pair", "highest", ["KS KD 2C", "QS QD AC"], ""),
        ("naturalBeatsWild", False, True, ["KD 9C 6H", "KH KC 9S"], "6H"),
        ("useTrump", True, False, ["2S 3S 6H", ACES], "6H"),
    ],
)
def test_a_switch_of_the_ranking_turns_the_winner(
    switch: str, usual: object, other: object, hands: list[str], trump: str
) -> None:
    shown = "" if other is False else trump
    assert winners(hands, trump, **{switch: usual}) == [0]
    assert winners(hands, shown, **{switch: other}) == [1]


def test_without_suit_tiebreak_equal_hands_share() -> None:
    hands = ["KH QS JD", "KS QD JC"]
    assert (winners(hands), winners(hands, suitTiebreak=False)) == ([1], [0, 1])


def test_trump_scope_rank_makes_the_whole_rank_wild() -> None:
    hands = [KINGS, "2S 3S 6D"]
    assert (winners(hands, "6H"), winners(hands, "6H", trumpScope="rank")) == ([0], [1])


def test_without_use_trump_none_is_designated() -> None:
    assert seat_table([100, 100], useTrump=False).view(None).zones[-1].name == "hand"


def test_bonus_mode_off_counts_no_points() -> None:
    points = [
        play(lay_table([ACES, KINGS], bonusMode=mode), "SHOW_HAND").row(BONUS_POINTS)
        for mode in ("stat", "off")
    ]
    assert points == [[2_800, 2_600], [0, 0]]


def test_an_ante_is_taken_at_the_deal() -> None:
    assert [seat_table([100, 100], ante=ante).pot for ante in (0, 5)] == [0, 10]


def highest_raise(**switches: Any) -> int:
    """The highest stake the second player may raise to after an opening of 20."""
    position = play(seat_table([100, 100], **switches), "BET_BLIND 20")
    return max(move.amount for move in position.moves(1) if move.verb == "RAISE")


def test_max_raise_limits_how_far_one_raise_goes() -> None:
    assert (highest_raise(), highest_raise(maxRaise=15)) == (100, 35)


def test_raise_limit_double_at_most_doubles_the_stake() -> None:
    assert (highest_raise(), highest_raise(raiseLimit="double")) == (100, 40)


def test_raise_limits_bind_blind_raises_too() -> None:
    position = play(seat_table([100, 100], raiseLimit="double"), "BET_BLIND 20")
    assert max(move.amount for move in position.moves(1) if move.verb == "BET_BLIND") == 40


def test_neither_limit_binds_the_opening() -> None:
    position = seat_table([100, 100], raiseLimit="double", maxRaise=5)
    assert Move("BET_BLIND", amount=100) in position.moves(0)


def test_short_call_fold_leaves_only_folding() -> None:
    short = [
        play(seat_table([100, 8], shortCall=way), "BET_BLIND 20", "SEE_HAND") for way in ("allIn", "fold")
    ]
    assert [open_verbs(position) for position in short] == [["CALL", "FOLD", "SHOW_HAND"], ["FOLD"]]


def test_show_cost_double_takes_twice_the_call() -> None:
    def paid(cost: str) -> int:
        position = lay_table([ACES, KINGS], showCost=cost)
        return 10_000 - play(position, "BET_BLIND 50", "SHOW_HAND").row(COINS)[1]

    assert (paid("call"), paid("double")) == (50, 100)


def shown_at_once(*words: str, hands: tuple[str, str] = (ACES, KINGS), **switches: Any) -> list[int]:
    """What everybody owns after the first player has called for a showdown where nobody had bet."""
    return play(lay_table(list(hands), openingShow="price", **switches), *words, "SHOW_HAND").row(COINS)


@pytest.mark.parametrize(("words", "price"), [([], 5), (["SEE_HAND"], 10)], ids=["blind", "seen"])
def test_a_show_where_nobody_has_bet_may_cost_the_opening_price(words: list[str], price: int) -> None:
    assert shown_at_once(*words, hands=(KINGS, ACES)) == [10_000 - price, 10_000 + price]
    assert shown_at_once(*words) == [10_000, 10_000]


def test_a_show_where_nobody_has_bet_is_free_by_default() -> None:
    assert play(lay_table([KINGS, ACES]), "SHOW_HAND").row(COINS) == [10_000, 10_000]


def test_the_last_betting_is_opened_anew_and_so_is_the_price_of_a_show() -> None:
    before = ["BET_BLIND 20", "CALL", "PASS", "PASS"]
    assert shown_at_once(*before, hands=(KINGS, ACES)) == [10_000 - 25, 10_000 + 25]


def test_in_a_card_turn_a_show_costs_the_opening_price_unless_there_was_a_bet() -> None:
    assert shown_at_once("CHECK", "CHECK", hands=(KINGS, ACES)) == [9_995, 10_005]
    assert shown_at_once("BET_BLIND 20", "CALL", hands=(KINGS, ACES)) == [9_980, 10_020]


def test_once_there_is_a_bet_a_show_costs_the_call() -> None:
    assert shown_at_once("BET_BLIND 20", hands=(KINGS, ACES)) == [9_980, 10_020]


def test_who_cannot_pay_the_opening_price_shows_with_all_coins_or_not_at_all() -> None:
    position = lay_table([KINGS, ACES], openingShow="price", coins=3)
    assert play(position, "SHOW_HAND").row(COINS) == [0, 6]
    closed = lay_table([KINGS, ACES], openingShow="price", shortCall="fold", coins=3)
    assert open_verbs(closed) == ["CHECK", "FOLD", "SEE_HAND"]


def test_a_double_show_is_all_in_when_coins_are_short() -> None:
    position = lay_table([ACES, KINGS], showCost="double", coins=80)
    listener = Listener(position)
    play(position, "BET_BLIND 50", "SHOW_HAND", teller=listener)
    assert listener.won() == [130, 0]


def card_turn(*moves: str, **switches: Any) -> ThreeCardBrag:
    return play(lay_table([ACES, KINGS], stock="AH 5C", **switches), *MATCHED, *moves)


def test_swapped_card_floor_offers_it_to_the_next_player() -> None:
    position = card_turn("DRAW_FROM_DECK", "SWAP_CARD 2", swappedCard="floor")
    assert (floor_card(position), position.discards) == ("4C", [])
    assert "PICK_FROM_FLOOR" in open_verbs(position)


def test_draw_from_deck_may_be_closed() -> None:
    assert open_verbs(card_turn(drawFromDeckAllowed=False)) == ["FOLD", "PASS", "SEE_HAND", "SHOW_HAND"]


def test_swap_requires_seen_closes_all_taking_to_the_blind() -> None:
    position = card_turn(swapRequiresSeen=True)
    assert open_verbs(position) == ["FOLD", "PASS", "SEE_HAND", "SHOW_HAND"]
    assert "DRAW_FROM_DECK" in open_verbs(play(position, "SEE_HAND"))


@pytest.mark.parametrize(("first", "seats"), [("rotate", [0, 1, 2]), ("winner", [0, 2, 1])])
def test_who_goes_first(first: str, seats: list[int]) -> None:
    position = seat_table([100] * 3, first=first)
    firsts = [position.first]
    for _ in range(2):
        play(position, "FOLD", "FOLD")
        firsts.append(position.first)
    assert firsts == seats


def test_a_shared_round_lets_the_winner_next_to_the_first_actor_begin() -> None:
    position = lay_table(["2S 5D 8C", "KS QD JC", "KH QS JD"], suitTiebreak=False, first="winner")
    assert play(position, "SHOW_HAND").first == 1


@pytest.mark.parametrize(("bust", "over"), [("end", True), ("eliminate", False)])
def test_an_empty_purse_ends_the_game_or_sits_out(bust: str, over: bool) -> None:
    position = lay_table([ACES, KINGS, "2S 5D 8C"], bust=bust, coins=20)
    play(position, "BET_BLIND 20", "CALL", "FOLD", "SHOW_HAND")
    assert position.is_over() is over
    assert over or not position.is_dealt_in(1)


@pytest.mark.parametrize(
    ("action", "coins", "played"), [("checkOrFold", 100, "FOLD"), ("call", 100, "CALL"), ("call", 10, "FOLD")]
)
def test_what_the_house_plays_when_time_runs_out(action: str, coins: int, played: str) -> None:
    position = play(seat_table([100, coins], timeoutAction=action), "BET_BLIND 20")
    assert position.on_timeout(1).verb == played


def test_rounds_end_the_game() -> None:
    assert play(seat_table([100, 100], rounds=1), "FOLD").is_over()


def test_the_base_bet_and_its_multiplier_set_the_opening() -> None:
    position = seat_table([100, 100], baseBet=4, baseBlindMultiplier=3)
    assert play(position, "BET_BLIND").stake == 12


def test_everybody_starts_with_the_coins_of_the_asset() -> None:
    assert begin(rules_with(initialPlayerCoins=300), 2, FastShuffle(1)).row(COINS) == [300, 300]


def test_jokers_are_wild_in_play() -> None:
    assert winners([ACES, "2S 3S JOKER"], jokers=1) == [1]


def test_magic_cards_change_nothing() -> None:
    plain, magic = (play(lay_table([ACES, KINGS], useMagicCards=on), *MATCHED) for on in (False, True))
    assert plain.view(0) == magic.view(0)
    assert plain.stage == CARDS
