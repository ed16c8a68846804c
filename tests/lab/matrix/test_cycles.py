"""Who beats whom in a circle."""

from parlour.lab.matrix.cycles import cycle_text, find_cycles


def test_rock_paper_and_scissors_are_a_cycle() -> None:
    found = find_cycles({"rock": ["scissors"], "paper": ["rock"], "scissors": ["paper"]})
    assert [cycle_text(cycle) for cycle in found] == ["rock beats scissors beats paper beats rock"]


def test_an_order_has_no_cycle() -> None:
    assert find_cycles({"a": ["b", "c"], "b": ["c"], "c": []}) == []


def test_players_around_a_cycle_are_not_in_it() -> None:
    beats = {"top": ["a", "b", "c"], "a": ["b", "low"], "b": ["c", "low"], "c": ["a", "low"], "low": []}
    assert find_cycles(beats) == [["a", "b", "c"]]


def test_a_long_cycle_is_found_where_there_is_no_shorter_one() -> None:
    assert find_cycles({"a": ["b"], "b": ["c"], "c": ["d"], "d": ["a"]}) == [["a", "b", "c", "d"]]


def test_two_cycles_are_told_apart_and_short_ones_come_first() -> None:
    beats = {"a": ["b"], "b": ["c"], "c": ["d"], "d": ["a"], "x": ["y"], "y": ["z"], "z": ["x"]}
    assert [len(cycle) for cycle in find_cycles(beats)] == [3, 4]
