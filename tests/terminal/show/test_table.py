"""The drawn table: boxes, backs, colours, and nothing that a view does not hold."""

import io

import pytest
from rich.console import Console, RenderableType

from parlour.cards.codes import BACK
from parlour.cards.notation import card_symbol
from parlour.engine.rules.finder import find_game, game_names
from parlour.engine.show.view import ZoneView
from parlour.match.match import Match
from parlour.players.seat_words import parse_seats
from parlour.terminal.show.page import sight_of
from parlour.terminal.show.table import MOST_NEWS, common_block, drawn_choices, drawn_table, own_label
from tests.terminal.script import dealt, sight_at


def drawn(what: RenderableType, width: int = 100, *, colour: bool = False) -> str:
    paper = io.StringIO()
    system = "truecolor" if colour else None
    Console(file=paper, width=width, force_terminal=colour, color_system=system, highlight=False).print(what)  # type: ignore[arg-type]
    return paper.getvalue()


def test_cards_lie_in_boxes() -> None:
    match = dealt()
    picture = drawn(drawn_table(sight_at(match), 100))
    assert all(card_symbol(card) in picture for card in match.view(0).zone("hand", 0).cards)
    assert "╭────╮" in picture


def test_hidden_cards_are_backs() -> None:
    assert "▒▒▒▒" in drawn(drawn_table(sight_at(dealt()), 100))


def test_whose_turn_it_is_carries_a_mark() -> None:
    picture = drawn(drawn_table(sight_at(dealt()), 100))
    assert next(line for line in picture.splitlines() if "▸" in line).split()[1] == "You"


def test_suits_have_colours() -> None:
    assert "\x1b[1;31m" in drawn(drawn_table(sight_of(dealt(), 0, ["The A♥"]), 100), colour=True)


def test_every_open_move_has_its_key() -> None:
    picture = drawn(drawn_choices(sight_at(dealt())))
    assert " s  Swap one card with the centre" in picture


def test_long_news_are_cut_to_the_latest() -> None:
    news = [f"thing {number}." for number in range(MOST_NEWS + 3)]
    picture = drawn(drawn_table(sight_of(dealt(), 0, news), 100))
    assert "thing 0." not in picture
    assert f"thing {MOST_NEWS + 2}." in picture
    assert "3 more before that: type log" in picture


@pytest.mark.parametrize("width", [40, 60, 80])
@pytest.mark.parametrize("game", game_names())
def test_a_full_table_of_any_game_fits_any_width(game: str, width: int) -> None:
    found = find_game(game)
    rules = found.rules()
    match = Match.begin(found, rules, parse_seats(",".join(["me"] + ["random"] * (rules.players.most - 1))))
    picture = drawn(drawn_table(sight_at(match), width), width)
    assert max(len(line) for line in picture.splitlines()) <= width


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_no_card_is_drawn_that_the_viewer_does_not_see(viewer: int | None) -> None:
    match = dealt()
    seen = {card for zone in match.view(viewer).zones for card in zone.cards}
    words = drawn(drawn_table(sight_at(match, viewer), 100)).replace("│", " ").split()
    assert not [card for card in range(1, 53) if card not in seen and card_symbol(card) in words]


def test_a_heap_of_backs_on_the_table_is_counted() -> None:
    match = dealt()
    heap = ZoneView("discards", "discards", None, [BACK] * 7, 7)
    assert [line.plain for line in common_block(sight_at(match), heap)][2] == "│ 7  │"


def test_a_zone_of_ones_own_is_called_ones_own() -> None:
    assert own_label(ZoneView("hand", "hand", 0, [], 0)) == "your hand"
    assert own_label(ZoneView("shown", "shown last round", 0, [], 0)) == "shown last round"
