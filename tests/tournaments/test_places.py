"""Places and prizes: by settlement, by what there was when the deal began, and shared."""

from hypothesis import given
from hypothesis import strategies as st

from parlour.tournaments.places import go_on, places_of
from parlour.tournaments.prizes import prizes_of

settlements = st.lists(
    st.lists(st.tuples(st.integers(0, 30), st.integers(1, 4)), unique_by=lambda out: out[0])
)


@given(settlements, st.sets(st.integers(0, 30), max_size=4), st.sets(st.integers(0, 30), max_size=3))
def test_a_place_is_one_more_than_those_who_are_better(
    outs: list[list[tuple[int, int]]], left: set[int], disqualified: set[int]
) -> None:
    places = places_of(outs, left, disqualified)
    assert not places.keys() & disqualified
    for place in places.values():
        assert place == 1 + sum(other < place for other in places.values())


def test_who_enters_again_is_ranked_by_the_last_time() -> None:
    assert places_of([[("a", 1)], [("b", 1)], [("a", 2)]], ["c"]) == {"c": 1, "a": 2, "b": 3}


def test_others_close_up_where_somebody_is_disqualified() -> None:
    assert places_of([[("a", 1)], [("b", 1)], [("c", 1)]], ["d"], ["b"]) == {"d": 1, "c": 2, "a": 3}


def test_a_disqualified_winner_leaves_the_first_place_to_the_next() -> None:
    assert places_of([[("a", 1)], [("b", 1)]], ["c"], ["c"]) == {"b": 1, "a": 2}


def test_nobody_goes_on_by_the_play_of_the_house() -> None:
    assert go_on("abcd", "ab", 2) == ["c", "d"]
    assert go_on("abcd", "abc", 2) == ["d", "a"]


@given(st.lists(st.integers(0, 50), max_size=9).map(lambda each: sorted(each, reverse=True)), settlements)
def test_everything_there_is_to_win_is_won_once(prizes: list[int], outs: list[list[tuple[int, int]]]) -> None:
    places = places_of(outs, ["the winner"])
    won = prizes_of(places, prizes, sorted(places, key=str))
    assert sum(won.values()) == sum(prizes[: len(places)])


def test_odd_units_go_to_who_entered_first() -> None:
    assert prizes_of({"a": 1, "b": 1, "c": 1}, [50, 30, 20], ["b", "a", "c"]) == {"a": 33, "b": 34, "c": 33}
    assert prizes_of({"a": 1, "b": 2, "c": 2}, [50, 30], ["c", "b", "a"]) == {"a": 50, "b": 15, "c": 15}
