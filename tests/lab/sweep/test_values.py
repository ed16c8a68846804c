"""What is typed behind `--vary`."""

from typing import Any

import pytest

from parlour.lab.errors import BadExperiment
from parlour.lab.sweep.values import check_varied, parse_varied, point_text


@pytest.mark.parametrize(
    ("typed", "values"),
    [
        ("lives=1..3", [1, 2, 3]),
        ("stake=10..50..20", [10, 30, 50]),
        ("stake=10..45..20", [10, 30]),
        ("lives=-1..1", [-1, 0, 1]),
        ("lives=5,1..2", [5, 1, 2]),
        ("share=0.1..0.3..0.1", [0.1, 0.2, 0.3]),
        ("pairScore=highestCard,sum", ["highestCard", "sum"]),
        ("rounds=none,3", [None, 3]),
        ("allowPass=true,false", [True, False]),
        ("allowPass", [False, True]),
        ("lives=[3,2],[1,1]", [[3, 2], [1, 1]]),
        ("gameFlow.maxTurns= 4 , 8", [4, 8]),
    ],
)
def test_values_are_ranges_and_lists_as_they_are_typed(typed: str, values: list[Any]) -> None:
    [(name, found)] = parse_varied([typed]).items()
    assert found == values
    assert [type(value) for value in found] == [type(value) for value in values]
    assert name == typed.partition("=")[0]


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        (["lives="], "names no values"),
        (["=1..3"], "names no values"),
        (["lives=1..3", "lives=4"], "stands there twice"),
        (["lives=1,,3"], "missing between two commas"),
        (["lives=3..1"], "goes nowhere"),
        (["lives=1..3..0"], "goes nowhere"),
        (["lives=1..many"], "1..many is no range"),
        (["share=0.1..0.3"], "needs a step"),
        (["lives=1..99999999"], "far too many"),
    ],
)
def test_what_makes_no_sense_is_refused_with_its_place(typed: list[str], why: str) -> None:
    with pytest.raises(BadExperiment, match=why) as refused:
        parse_varied(typed)
    assert f"--vary {typed[-1].partition('=')[0]}" in refused.value.sentence


@pytest.mark.parametrize(
    ("varied", "why"),
    [
        ({"lives": []}, "no values of lives"),
        ({"lives": "123"}, "must be a list or a range"),
        ({"lives": [1, 2, 1]}, "lives=1 stands there twice"),
        ({"lives": range(1, 42), "jokers": range(5)}, "41 × 5 = 205 points, and a sweep has at most 200"),
        ({"lives": range(1000)}, "That makes 1,000 points"),
    ],
)
def test_lists_that_cannot_be_swept_are_refused(varied: dict[str, Any], why: str) -> None:
    with pytest.raises(BadExperiment, match=why):
        check_varied(varied)


def test_a_point_is_written_as_it_is_typed() -> None:
    assert (
        point_text({"lives": 1, "allowPass": True, "rounds": None}) == "lives=1, allowPass=true, rounds=none"
    )
