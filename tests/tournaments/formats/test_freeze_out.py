"""Freeze-outs as stories: who waits, who moves, who is out, and when rules rise."""

import pytest
from msgspec.structs import replace

from parlour.tournaments.directing import decide
from parlour.tournaments.log import rows
from parlour.tournaments.log.fold import fold_rows
from parlour.tournaments.log.rows import Break, Deal, Hold, Level, Move, Out, Over, Pair, Settled
from parlour.tournaments.log.state import FINISHED
from tests.tournaments.stage import FreezeOut

ALL = 3


def kinds(decided: list[rows.Row]) -> list[type[rows.Row]]:
    return [type(row) for row in decided]


def test_everybody_is_seated_and_dealt_to_when_it_starts() -> None:
    story = FreezeOut(13)
    pair, *deals = story.log[-4:]
    assert isinstance(pair, Pair)
    assert [len(seats.chairs) for seats in pair.tables] == [5, 4, 4]
    assert [deal.table for deal in deals if isinstance(deal, Deal)] == [1, 2, 3]
    assert story.order(1).stacks == (3, 3, 3, 3, 3, 0)


def test_a_table_goes_on_by_itself_and_the_next_chair_deals() -> None:
    story = FreezeOut(12)
    first = story.order(1)
    (deal,) = story.settle(1, {0: 1})
    assert isinstance(deal, Deal)
    assert (deal.table, deal.number) == (1, 2)
    assert deal.dealer == (first.dealer + 1) % 6
    assert deal.stacks == (2, 3, 3, 3, 3, 3)


def test_a_table_that_is_not_needed_breaks_at_its_own_settlement() -> None:
    story = FreezeOut(7, chairs=4)
    assert kinds(story.settle(1)) == [Deal]
    story.settle(1, {0: ALL})
    decided = story.settle(2, {0: ALL, 1: ALL})
    assert kinds(decided) == [Out, Out, Hold]


def test_players_of_a_broken_table_go_to_the_smallest_that_stays() -> None:
    story = FreezeOut(9, chairs=4)
    broken, *moves = story.settle(3, {0: ALL})[1:]
    assert broken == Break(3)
    assert all(isinstance(move, Move) and move.why == rows.BROKEN for move in moves)
    assert [story.state.floor.size(table) for table in (1, 2)] == [4, 4]


def test_who_is_out_in_the_same_deal_shares_a_place_with_who_had_as_much() -> None:
    story = FreezeOut(6)
    story.settle(1, {0: 1})
    outs = [row for row in story.settle(1, {0: 2, 1: 3, 2: 3}) if isinstance(row, Out)]
    assert [(out.place, out.shared) for out in outs] == [(6, False), (4, True), (4, True)]
    assert [story.state.entrants[out.entrant].had for out in outs] == [2, 3, 3]


def test_the_last_one_has_won_and_prizes_are_given() -> None:
    story = FreezeOut(3, prizes={"places": [5, 3]})
    (*_, over) = story.settle(1, {0: 3, 1: 3})
    assert isinstance(over, Over)
    assert sorted(over.places) == [1, 2, 2]
    assert sorted(over.prizes) == [1, 2, 5]
    assert story.state.status == FINISHED
    assert over.seed == story.state.opened.secret


def test_all_who_go_out_together_last_have_won() -> None:
    story = FreezeOut(2)
    (*_, over) = story.settle(1, {0: 3, 1: 3})
    assert isinstance(over, Over)
    assert over.places == (1, 1)


def test_the_final_table_is_drawn_once_all_have_settled() -> None:
    story = FreezeOut(7)
    waits = story.settle(1, {0: ALL})
    assert kinds(waits) == [Out, Hold]
    pair, deal = story.settle(2)
    assert isinstance(pair, Pair)
    assert len(pair.tables) == 1
    assert isinstance(deal, Deal)
    assert story.state.floor.open == [1]
    assert deal.number == 2
    assert sum(stack > 0 for stack in deal.stacks) == 6


def test_hand_for_hand_no_table_is_dealt_before_all_have_settled() -> None:
    story = FreezeOut(14, prizes={"places": [1] * 10})
    assert kinds(story.settle(1, {0: ALL})) == [Out, Hold]
    assert story.settle(2, {1: ALL}) == [Hold(2, rows.HAND_FOR_HAND)]
    decided = story.settle(3, {2: 1})
    assert kinds(decided)[:2] == [Out, Break]
    assert [row.table for row in decided if isinstance(row, Deal)] == [1, 2]


def test_hand_for_hand_all_who_go_out_are_one_settlement() -> None:
    story = FreezeOut(14, prizes={"places": [1] * 10})
    story.settle(1, {0: ALL})
    story.settle(2, {0: ALL})
    outs = [row for row in story.settle(3, {0: ALL}) if isinstance(row, Out)]
    assert [(out.place, out.shared) for out in outs] == [(12, True), (12, True)]


def test_the_director_may_want_hand_for_hand_at_any_time() -> None:
    story = FreezeOut(12)
    story.take(rows.Acted(rows.ALL_WAIT, "a break comes", amount=1))
    assert story.settle(1) == [Hold(1, rows.HAND_FOR_HAND)]
    story.take(rows.Acted(rows.ALL_WAIT, "no break", amount=0))
    assert story.order(1).number == 2


def test_nothing_is_dealt_in_a_pause_and_all_go_on_after_it() -> None:
    story = FreezeOut(12)
    story.take(rows.Paused())
    assert story.settle(1) == []
    assert kinds(story.settle(2, {0: ALL})) == [Out]
    assert [deal.table for deal in story.take(rows.Resumed()) if isinstance(deal, Deal)] == [1, 2]


def test_rules_rise_after_so_many_rounds_of_every_table_and_a_deal_keeps_its_own() -> None:
    story = FreezeOut(12, levels=[{"after_rounds": 1}])
    assert kinds(story.settle(1)) == [Deal]
    level, deal = story.settle(1)
    assert level == Level(2)
    assert isinstance(deal, Deal)
    assert deal.level == 2
    assert story.order(2).level == 1


def test_rules_rise_after_so_many_minutes() -> None:
    story = FreezeOut(12, levels=[{"after_minutes": 2}, {"after_minutes": 2}])
    assert kinds(story.settle(1, at=119_000)) == [Deal]
    assert kinds(story.settle(1, at=120_000)) == [Level, Deal]
    assert kinds(story.settle(2, at=230_000)) == [Deal]
    assert kinds(story.settle(2, at=240_000)) == [Level, Deal]


def test_who_enters_late_sits_at_the_smallest_table_and_is_dealt_to_next_time() -> None:
    story = FreezeOut(11, late_entry={"closed_from_level": 2})
    (move,) = story.take(rows.Entered("late"))
    assert isinstance(move, Move)
    assert (move.table, move.why) == (2, rows.ENTRY)
    assert 11 not in story.order(2).chairs
    story.settle(2)
    assert 11 in story.order(2).chairs


def test_a_further_table_opens_when_all_chairs_are_taken_and_is_filled_by_balancing() -> None:
    story = FreezeOut(12, late_entry={"closed_from_level": 2})
    decided = story.take(rows.Entered("late"))
    assert [row.table for row in decided if isinstance(row, Move)] == [3]
    assert decided[-1] == Hold(3, rows.SHORT)
    moved = story.settle(1)
    assert [(row.from_table, row.table) for row in moved if isinstance(row, Move)] == [(1, 3), (1, 3)]
    assert [row.table for row in moved if isinstance(row, Deal)] == [1, 3]


def test_who_enters_again_has_a_full_stack_and_the_last_time_counts() -> None:
    story = FreezeOut(4, reentry={"closed_from_level": 2})
    out = story.settle(1, {0: ALL})[0]
    assert isinstance(out, Out)
    story.take(rows.Reentered(out.entrant))
    assert story.state.entrants[out.entrant].stack == 3
    story.settle(1)
    assert out.entrant in story.order(1).chairs
    chair = story.order(1).chairs.index(out.entrant)
    others = {each: ALL for each, who in enumerate(story.order(1).chairs) if who >= 0 and each != chair}
    (*_, over) = story.settle(1, others)
    assert isinstance(over, Over)
    assert over.places[out.entrant] == 1


def test_who_withdraws_in_mid_deal_is_out_at_the_settlement_with_what_they_had() -> None:
    story = FreezeOut(12)
    who = story.at(1, 2).number
    assert story.take(rows.Withdrawn(who)) == []
    assert story.order(1).chairs[2] == who
    assert story.settle(1)[0] == Out(who, 12)


def test_who_withdraws_from_a_table_that_waits_is_out_at_once() -> None:
    story = FreezeOut(7, chairs=6)
    story.settle(1, {0: ALL})
    who = story.at(1, 1).number
    assert story.take(rows.Withdrawn(who))[0] == Out(who, 6)


def test_who_is_disqualified_has_no_place_and_others_close_up() -> None:
    story = FreezeOut(3)
    who = story.at(1, 0).number
    story.take(rows.Acted(rows.DISQUALIFY, "two entries", entrant=who))
    assert story.settle(1)[0] == Out(who, 0)
    (*_, over) = story.settle(1, {1: ALL})
    assert isinstance(over, Over)
    assert over.places[who] == 0
    assert sorted(over.places) == [0, 1, 2]


def test_lives_that_the_director_gives_in_mid_deal_are_added_when_it_settles() -> None:
    story = FreezeOut(4)
    who = story.at(1, 1)
    story.take(rows.Acted(rows.GIVE, "the line was down", entrant=who.number, amount=2))
    story.settle(1, {1: ALL})
    assert (who.is_alive, who.stack) == (True, 2)


def test_who_was_out_and_is_given_lives_is_in_again() -> None:
    story = FreezeOut(4)
    who = story.at(1, 1).number
    story.settle(1, {1: ALL})
    (move,) = story.take(rows.Acted(rows.GIVE, "a mistake", entrant=who, amount=1))
    assert isinstance(move, Move)
    assert story.state.entrants[who].is_alive


def test_who_sits_out_too_often_forfeits_where_the_regulations_say_so() -> None:
    story = FreezeOut(4, absence={"policy": "forfeit", "rounds": 2})
    who = story.at(1, 1).number
    for _ in range(2):
        order = story.order(1)
        decided = story.take(Settled(1, order.number, order.stacks, (order.dealer + 1) % 4, absent=(1,)))
    assert decided[0] == Out(who, 4)


def test_a_short_table_halts_where_the_regulations_say_so() -> None:
    story = FreezeOut(16, halt_short=True)
    decided = story.settle(3, {0: ALL, 1: ALL})
    assert decided[-1] == Hold(3, rows.SHORT)
    assert story.state.playing == 2


def test_who_moved_least_moves_where_the_regulations_say_so() -> None:
    story = FreezeOut(12, mover="fewest-moves", late_entry={"closed_from_level": 2})
    story.state.entrants[story.state.tables[1].chairs[4]].moves = -1
    story.take(rows.Entered("late"))
    moves = [row for row in story.settle(1) if isinstance(row, Move)]
    assert moves[0].from_chair == 4


def test_the_winner_deals_next_where_the_game_says_so() -> None:
    story = FreezeOut(6)
    order = story.order(1)
    winner = (order.dealer + 3) % 6
    story.take(Settled(1, 1, order.stacks, winner))
    assert story.order(1).dealer == winner


def test_the_dealer_is_drawn_where_chance_decides() -> None:
    story = FreezeOut(6)
    story.take(Settled(1, 1, story.order(1).stacks, -1))
    assert 0 <= story.order(1).dealer < 6


def test_pairs_are_not_seated_together_at_the_start() -> None:
    pairs = [[f"entrant {number}", f"entrant {number + 1}"] for number in range(0, 12, 2)]
    story = FreezeOut(12, apart=pairs)
    tables = [set(table.chairs) for table in story.state.tables.values()]
    assert not any({number, number + 1} <= table for number in range(0, 12, 2) for table in tables)


def test_a_log_that_was_cut_in_a_break_goes_on_with_the_same_chairs() -> None:
    story = FreezeOut(9, chairs=4)
    decided = story.settle(3, {0: ALL})
    begun = len(story.log) - len(decided)
    for cut in range(len(decided)):
        assert decide(fold_rows(story.log[: begun + cut])) == decided[cut:]


@pytest.mark.parametrize("entrants", [0, 1])
def test_with_nobody_to_play_against_it_is_over_at_once(entrants: int) -> None:
    story = FreezeOut(entrants)
    assert story.state.status == FINISHED
    assert isinstance(story.log[-1], Over)
    assert story.log[-1].places == (1,) * entrants


def test_a_late_report_of_an_old_deal_changes_nothing() -> None:
    story = FreezeOut(6)
    story.settle(1, {0: 1})
    old = next(row for row in story.log if isinstance(row, Settled))
    assert story.take(replace(old, stacks=(0, 0, 0, 0, 0, 3))) == []
    assert story.order(1).stacks == (2, 3, 3, 3, 3, 3)
