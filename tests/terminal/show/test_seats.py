"""The seats: numbers under headings, marks, and only what others may see."""

import io

from rich.console import Console

from parlour.terminal.show.page import Sight
from parlour.terminal.show.seats import seats_grid
from tests.terminal.script import dealt, sight_at


def lines(sight: Sight) -> list[str]:
    paper = io.StringIO()
    Console(file=paper, width=80).print(seats_grid(sight))
    return [line.rstrip() for line in paper.getvalue().splitlines()]


def test_numbers_stand_under_their_heading() -> None:
    heading, first, *_ = lines(sight_at(dealt()))
    assert heading.strip() == "lives"
    assert heading.rindex("s") == first.rindex("3")


def test_there_is_a_line_for_each_seat() -> None:
    assert len(lines(sight_at(dealt("me,random,random")))) == 1 + 3


def test_ones_own_cards_are_not_in_the_plan() -> None:
    own = next(line for line in lines(sight_at(dealt())) if "You" in line)
    assert not set(own) & set("♣♥♠♦▒")


def test_the_cards_of_others_are() -> None:
    other = next(line for line in lines(sight_at(dealt("me,random,random"))) if "Ada" in line)
    assert "▒▒ ▒▒ ▒▒" in other
