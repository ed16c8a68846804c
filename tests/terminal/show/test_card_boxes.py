"""Boxes: rows of cards side by side."""

from rich.text import Text

from parlour.engine.show.view import ZoneView
from parlour.terminal.show.card_boxes import inline, side_by_side, zone_block


def plain(lines: list[Text]) -> list[str]:
    return [line.plain for line in lines]


def test_a_zone_is_a_label_and_a_row_of_boxes() -> None:
    block = zone_block(ZoneView("floor", "floor", None, [49], 1), "floor", numbered=False)
    assert plain(block) == ["floor", "╭────╮", "│10♦ │", "╰────╯"]


def test_numbers_stand_under_the_cards() -> None:
    block = zone_block(ZoneView("hand", "hand", 0, [0, -1], 2), "your hand", numbered=True)
    assert plain(block)[2:] == ["│ ★  ││▒▒▒▒│", "╰────╯╰────╯", "  1     2   "]


def test_a_pile_shows_its_count() -> None:
    assert plain(zone_block(ZoneView("stock", "stock", None, [], 40), "stock", numbered=False))[2] == "│ 40 │"


def test_an_empty_place_says_so() -> None:
    assert plain(zone_block(ZoneView("floor", "floor", None, [], 0), "floor", numbered=False)) == [
        "floor",
        "empty",
    ]


def test_blocks_stand_side_by_side_while_there_is_room() -> None:
    blocks = [[Text("aaa")], [Text("bbb")], [Text("ccc")]]
    assert [line.rstrip() for line in plain(side_by_side(blocks, 12))] == ["aaa   bbb", "ccc"]


def test_a_block_that_is_wider_than_the_room_stands_alone() -> None:
    assert len(side_by_side([[Text("a" * 50)], [Text("b")]], 10)) == 2


def test_cards_in_a_line_are_short_words() -> None:
    assert inline([48, -1]).plain == "9♦ ▒▒"
