"""The table drawn in colour: seats, boxes, news and choices."""

import io

import pytest
from msgspec import structs
from rich.console import Console, RenderableType
from rich.text import Text

from parlour.cards.codes import BACK
from parlour.cards.notation import card_symbol
from parlour.engine.rules.finder import find_game, game_names
from parlour.match.match import Match
from parlour.players.seat_words import parse_seats
from parlour.terminal.show.card_boxes import cards_block, inline, pile_block, side_by_side
from parlour.terminal.show.colour import ColourScreen
from parlour.terminal.show.page import Page
from parlour.terminal.show.seats import seats_grid
from parlour.terminal.show.table import drawn_choices, drawn_table
from tests.terminal.script import a_zone, dealt, page_at


@pytest.fixture
def screen(monkeypatch: pytest.MonkeyPatch) -> ColourScreen:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.delenv("NO_COLOR", raising=False)
    return ColourScreen()


def test_a_cover_wipes_the_scrollback_too(screen: ColourScreen, capsys: pytest.CaptureFixture[str]) -> None:
    screen.cover()
    assert capsys.readouterr().out == "\x1b[H\x1b[2J\x1b[3J"


def test_a_new_page_keeps_the_scrollback(screen: ColourScreen, capsys: pytest.CaptureFixture[str]) -> None:
    screen.new_page()
    assert "\x1b[3J" not in capsys.readouterr().out


def test_red_suits_are_red(screen: ColourScreen, capsys: pytest.CaptureFixture[str]) -> None:
    screen.happened("Ann took A♥.")
    assert "\x1b[1;31mA♥" in capsys.readouterr().out


def test_no_color_is_respected(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("NO_COLOR", "1")
    screen = ColourScreen()
    screen.show_table(page_at(dealt()))
    screen.happened("Ann took A♥.")
    assert not [code for code in ("[31m", "[1;31m", "[36m", "[33m") if code in capsys.readouterr().out]


def test_markup_in_a_sentence_is_only_text(screen: ColourScreen, capsys: pytest.CaptureFixture[str]) -> None:
    screen.say("[red]Ann[/red] :smile:")
    assert "[red]Ann[/red] :smile:" in capsys.readouterr().out


def test_a_long_line_is_left_to_the_terminal(
    screen: ColourScreen, capsys: pytest.CaptureFixture[str]
) -> None:
    screen.console = type(screen.console)(width=40, file=io.StringIO())
    screen.say("x" * 100)
    file = screen.console.file
    assert isinstance(file, io.StringIO)
    assert file.getvalue() == "x" * 100 + "\n"


def drawn(what: RenderableType, width: int = 100, *, colour: bool = False) -> str:
    paper = io.StringIO()
    system = "truecolor" if colour else None
    Console(file=paper, width=width, force_terminal=colour, color_system=system, highlight=False).print(what)  # type: ignore[arg-type]
    return paper.getvalue()


def test_cards_lie_in_boxes() -> None:
    match = dealt()
    picture = drawn(drawn_table(page_at(match), 100))
    assert all(card_symbol(card) in picture for card in match.view(0).zone("hand", 0).cards)
    assert "╭────╮" in picture


def test_hidden_cards_are_backs() -> None:
    assert "▒▒▒▒" in drawn(drawn_table(page_at(dealt()), 100))


def test_whose_turn_it_is_carries_a_mark() -> None:
    picture = drawn(drawn_table(page_at(dealt()), 100))
    assert next(line for line in picture.splitlines() if "▸" in line).split()[1] == "You"


def test_suits_have_colours() -> None:
    assert "\x1b[1;31m" in drawn(drawn_table(Page(dealt(), 0, ["The A♥"]), 100), colour=True)


def test_every_open_move_has_its_key() -> None:
    picture = drawn(drawn_choices(page_at(dealt())))
    assert " s  Swap one card with the centre" in picture


def test_long_news_are_cut_to_the_latest() -> None:
    news = [f"thing {number}." for number in range(15)]
    picture = drawn(drawn_table(Page(dealt(), 0, news), 100))
    assert "thing 0." not in picture
    assert "thing 14." in picture
    assert "3 more before that: type log" in picture


@pytest.mark.parametrize("width", [40, 60, 80])
@pytest.mark.parametrize("game", game_names())
def test_a_full_table_of_any_game_fits_any_width(game: str, width: int) -> None:
    found = find_game(game)
    rules = found.rules()
    match = Match.begin(found, rules, parse_seats(",".join(["me"] + ["random"] * (rules.players.most - 1))))
    picture = drawn(drawn_table(page_at(match), width), width)
    assert max(len(line) for line in picture.splitlines()) <= width


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_no_card_is_drawn_that_the_viewer_does_not_see(viewer: int | None) -> None:
    match = dealt()
    seen = {card for zone in match.view(viewer).zones for card in zone.cards}
    words = drawn(drawn_table(page_at(match, viewer), 100)).replace("│", " ").split()
    assert not [card for card in range(1, 53) if card not in seen and card_symbol(card) in words]


def test_a_heap_of_backs_on_the_table_is_counted() -> None:
    page = page_at(dealt(), None)
    page.view = structs.replace(page.view, zones=[a_zone("discards", [BACK] * 7, 7)])
    assert "│ 7  │" in drawn(drawn_table(page, 100))


def test_a_zone_of_ones_own_is_called_ones_own() -> None:
    assert page_at(dealt()).zone_label(a_zone("hand", [], 0, owner=0)) == "your hand"
    assert page_at(dealt()).zone_label(a_zone("hand", [], 0, owner=1)) == "hand"


def lines(page: Page) -> list[str]:
    paper = io.StringIO()
    Console(file=paper, width=80).print(seats_grid(page))
    return [line.rstrip() for line in paper.getvalue().splitlines()]


def test_numbers_stand_under_their_heading() -> None:
    heading, first, *_ = lines(page_at(dealt()))
    assert heading.strip() == "lives"
    assert heading.rindex("s") == first.rindex("3")


def test_there_is_a_line_for_each_seat() -> None:
    assert len(lines(page_at(dealt("me,random,random")))) == 1 + 3


def test_ones_own_cards_are_not_in_the_plan() -> None:
    own = next(line for line in lines(page_at(dealt())) if "You" in line)
    assert not set(own) & set("♣♥♠♦▒")


def test_the_cards_of_others_are() -> None:
    other = next(line for line in lines(page_at(dealt("me,random,random"))) if "Ada" in line)
    assert "▒▒ ▒▒ ▒▒" in other


def plain(lines: list[Text]) -> list[str]:
    return [line.plain for line in lines]


def test_a_zone_is_a_label_and_a_row_of_boxes() -> None:
    block = cards_block([49], "floor", numbered=False)
    assert plain(block) == ["floor", "╭────╮", "│10♦ │", "╰────╯"]


def test_numbers_stand_under_the_cards() -> None:
    block = cards_block([0, -1], "your hand", numbered=True)
    assert plain(block)[2:] == ["│ ★  ││▒▒▒▒│", "╰────╯╰────╯", "  1     2   "]


def test_a_pile_shows_its_count() -> None:
    assert plain(pile_block(40, "stock", "empty"))[2] == "│ 40 │"


def test_an_empty_place_says_so() -> None:
    assert plain(pile_block(0, "floor", "empty")) == [
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
