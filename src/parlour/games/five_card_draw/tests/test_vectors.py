"""The runners of worked cases, where the cases themselves leave something open."""

from parlour.games.five_card_draw.tests.vectors import KINDS, totals


def test_a_span_may_be_written_by_its_ends_or_in_full() -> None:
    assert totals(1, 4) == [1, 4]
    assert totals(1, 4) == [1, 2, 3, 4]
    assert totals(1, 4) != [1, 3]


def test_a_short_raise_over_an_all_in_is_reported_as_illegal() -> None:
    case = {"chips": [100, 100], "actions": [[0, "BET", 2], [1, "RAISE", 3]], "showdown": None}
    made = KINDS["hand"](case)
    assert (made["valid"], made["illegal"]) == (False, [1, "RAISE", 3])


def test_a_hand_may_be_left_unfinished() -> None:
    made = KINDS["hand"]({"chips": [100, 100], "actions": [[0, "BET", 2]], "showdown": None})
    assert (made["over"], made["pot"], made["chips"], made["to_act"]) == (False, 6, [96, 98], 1)


def test_options_reach_the_table() -> None:
    case = {"chips": [100, 100], "actions": [[0, "BET", 2], [1, "FOLD"]], "options": {"returnUncalled": True}}
    made = KINDS["hand"](case)
    assert (made["pot"], made["refund"], made["points"]) == (4, [2, 0], [4, 0])


def test_the_first_word_goes_round_where_it_should() -> None:
    case = {"hand_number": 2, "round": 2, "options": {"alternateFirst": True}}
    assert KINDS["turn_order"](case) == {"first": 1}


def test_three_players_share_side_pots() -> None:
    case = {
        "chips": [4, 100, 100],
        "actions": [[0, "BET", 2], [1, "RAISE", 4], [2, "CALL"], ["DRAW"], [1, "CHECK"], [2, "CHECK"]],
        "showdown": "a",
        "options": {"structure": "fixedLimit"},
    }
    assert KINDS["hand"](case)["points"] == [12, 4, 0]
