"""Looking ahead: worlds that fit what is known, and rounds played on in them."""

from typing import Any

import pytest
from mypy_extensions import i64

from parlour.cards.codes import BACK
from parlour.cards.luck import Luck
from parlour.cards.notation import cards_text
from parlour.cards.pack import pack
from parlour.cards.vectors import vec
from parlour.engine.play.move import Move
from parlour.games.bastard_brag.bots.eyes import BastardEyes
from parlour.games.bastard_brag.bots.lookahead import Lookahead
from parlour.games.bastard_brag.bots.turns import turn_moves
from parlour.games.bastard_brag.odds.field import HandStanding, standing_of
from parlour.games.bastard_brag.rules.asset import BastardBragRules
from parlour.games.bastard_brag.rules.knocking import NOBODY_KNOCKED
from parlour.games.bastard_brag.rules.position import BastardBrag
from parlour.games.bastard_brag.rules.table import PLAYING
from parlour.games.bastard_brag.tests.laid import in_play, lay_table


def lookahead(position: BastardBrag, seat: int = 0) -> Lookahead:
    eyes = BastardEyes(position.view(seat), position.terms.jokers)
    return Lookahead(position.terms, standing(position), eyes, Luck(1))


def standing(position: BastardBrag) -> HandStanding:
    rules = position.rules
    assert isinstance(rules, BastardBragRules)
    return standing_of(rules)


def gain(position: BastardBrag, verb: str, *slots: int) -> float:
    """What a move is worth in the world as it lies on the table."""
    return lookahead(position).value(position.cards, Move(verb, slots=slots))


@pytest.mark.parametrize("turns", [0, 3, 30])
def test_a_world_keeps_what_is_seen_and_repeats_no_card(turns: int) -> None:
    ahead = lookahead(in_play(6, turns=turns))
    for _ in range(20):
        world = ahead.world()
        assert all(seen in (BACK, card) for seen, card in zip(ahead.cards, world, strict=True))
        assert BACK not in world
        assert len(set(world)) == len(world)


def test_seats_that_are_out_get_no_cards() -> None:
    position = in_play(3)
    position.lives[2] = 0
    for slot in range(6, 9):
        position.cards[slot] = BACK
    assert list(lookahead(position).world())[6:9] == [BACK] * 3


def test_players_who_have_had_turns_are_thought_to_hold_more() -> None:
    early, late = lookahead(in_play(2, turns=0)), lookahead(in_play(2, turns=6))
    assert mean_strength(late) > mean_strength(early)


def test_whoever_has_knocked_is_thought_to_hold_most() -> None:
    waiting, knocked = in_play(2, turns=6), in_play(2, turns=6)
    knocked.knocker = 1
    assert mean_strength(lookahead(knocked)) > mean_strength(lookahead(waiting))


def mean_strength(ahead: Lookahead) -> float:
    return sum(int(ahead.table.lookup_row(ahead.world(), 3)) for _ in range(200)) / 200


def test_a_knock_on_the_better_hand_gains_a_life() -> None:
    assert gain(lay_table(["KS KH KD", "2C 7D 9H"], "5H 8S QD", turns=2), "KNOCK") == 1


def test_a_knock_on_the_worse_hand_loses_a_life() -> None:
    assert gain(lay_table(["4S 8H KD", "QC QH 9H"], "5H 8S QD", turns=2), "KNOCK") == -1


def test_the_next_player_takes_what_a_swap_leaves_in_the_open() -> None:
    position = lay_table(["QS QH 7D", "9C 9D 2H"], "5H 6S 9H", turns=2)
    position.knocker = 1
    assert gain(position, "SWAP_SINGLE", 2, 2) == 1
    position.knocker = -1
    assert gain(position, "KNOCK") == -1


def test_a_losing_knocker_pays_extra_where_the_rules_say_so() -> None:
    position = lay_table(["4S 8H KD", "QC QH 9H"], "5H 8S QD", turns=2, knockLoseExtra=True)
    assert gain(position, "KNOCK") == -2


def test_opponents_keep_a_good_hand_where_they_may_pass() -> None:
    forced = lay_table(["KS KH 2D", "5C 6D 7H"], "10S 2C JD", turns=2)
    free = lay_table(["KS KH 2D", "5C 6D 7H"], "10S 2C JD", turns=2, allowPass=True)
    assert (gain(forced, "KNOCK"), gain(free, "KNOCK")) == (1, -1)


def test_a_round_without_a_knock_is_not_played_on_for_ever() -> None:
    position = lay_table(["2S 7H JD", "3C 8D QH"], "4S 9C KD", turns=2)
    assert gain(position, "SWAP_SINGLE", 0, 0) in (-1, 0, 1)


def test_a_good_hand_knocks_after_its_swap_where_the_rules_allow_it() -> None:
    """The flush beats two kings that have one more turn, but not when there is time for better."""
    hands, centre = ["3H 8C 10C", "KH KC 3S"], "7C 4D JD"
    slow, quick = lay_table(hands, centre, turns=2), lay_table(hands, centre, turns=2, knockAfterSwap=True)
    assert (gain(slow, "SWAP_SINGLE", 0, 0), gain(quick, "SWAP_SINGLE", 0, 0)) == (-1, 1)


def test_a_turn_that_has_begun_with_a_swap_is_not_counted_twice() -> None:
    position = lay_table(["KS KH KD", "2C 7D 9H"], turns=3, knockAfterSwap=True)
    eyes = BastardEyes(position.view(0), jokers=0)
    heads = [
        Lookahead(position.terms, standing(position), eyes, Luck(1), has_swapped=swapped)
        for swapped in (False, True)
    ]
    assert [ahead.turns for ahead in heads] == [3, 2]


@pytest.mark.parametrize(
    "switches",
    [
        {},
        {"knockAfterSwap": True},
        {"allowPass": True},
        {"maxTurns": 7},
        {"tripsHitAll": True, "trip3Cost": 2, "knockLoseExtra": True},
    ],
    ids="+".join,
)
def test_a_row_of_cards_comes_to_what_the_rules_make_of_the_position(switches: dict[str, Any]) -> None:
    compared = 0
    for deal in range(8):
        position = deal_round_of(deal, lives=10, **switches)
        ahead = lookahead(position)
        world = ahead.world()
        for move in turn_moves(position.moves(0).verbs()):
            by_the_rules = played_on(position, ahead, world, move)
            if by_the_rules is not None:
                assert ahead.value(world, move) == by_the_rules
                compared += 1
    assert compared > 50


def deal_round_of(deal: int, **switches: Any) -> BastardBrag:
    """A round of two to four players, before or after the first lap."""
    luck, cards, seats = Luck(deal), pack(), 2 + deal % 3
    luck.shuffle(cards)
    hands = [cards_text(cards[3 * seat : 3 * seat + 3]) for seat in range(seats + 1)]
    return lay_table(hands[:-1], hands[-1], turns=deal % 2 * seats, **switches)


def played_on(position: BastardBrag, ahead: Lookahead, world: vec[i64], move: Move) -> float | None:
    """The gain when the real rules play on; None where the bot would have stopped before the showdown."""
    table = position.copy()
    table.cards = world[:]
    table.apply(0, move)
    while table.stage == PLAYING:
        if table.turns_taken >= ahead.last_turn and table.knocker == NOBODY_KNOCKED and not table.has_swapped:
            return None
        table.apply(table.turn, reply(table, ahead))
    lost = [int(before - after) for before, after in zip(position.lives, table.lives, strict=True)]
    return sum(lost[1:]) / (len(lost) - 1) - lost[0]


def reply(table: BastardBrag, ahead: Lookahead) -> Move:
    """What a sensible player does: the same thoughts as in the look-ahead, as a move."""
    start, good = 3 * table.turn, 0.85
    held = ahead.standing.share(table.strength(table.turn))
    if table.has_swapped:
        return Move("KNOCK" if held >= good else "END_TURN")
    if held >= good and table.may_knock():
        return Move("KNOCK")
    top, hand, centre = ahead._best_swap(table.cards, start)
    if held >= top and table.terms.allow_pass:
        return Move("PASS")
    return Move("SWAP_SINGLE", slots=(hand - start, centre - table.centre))
