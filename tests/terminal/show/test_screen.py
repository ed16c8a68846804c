"""A screen of plain text, and which screen fits the terminal."""

import io
import sys

import pytest
from msgspec import structs

from parlour.cards.luck import Luck
from parlour.engine.rules.finder import find_game, game_names
from parlour.match.match import Match, SeatCard
from parlour.terminal.errors import Left
from parlour.terminal.screens import at_screen, can_draw
from parlour.terminal.show.page import Page
from parlour.terminal.show.plain import plain_choices, plain_table
from parlour.terminal.show.screen import Screen
from tests.terminal.script import Script, a_zone, dealt, page_at, seen


class ClosedPipe(io.StringIO):
    """An output whose reader has gone."""

    def write(self, text: str) -> int:
        raise BrokenPipeError


class Terminal(io.StringIO):
    """Something that says it is a terminal."""

    encoding = "utf-8"

    def isatty(self) -> bool:
        return True


def test_an_answer_is_read_without_blanks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("  s 2 1 \n"))
    assert Screen().ask("Your move?") == "s 2 1"


def test_the_end_of_input_means_leaving(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    with pytest.raises(Left):
        Screen().ask("Your move?")


def test_a_closed_output_means_leaving(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", ClosedPipe())
    with pytest.raises(Left):
        Screen().say("Hello?")


def test_an_answer_from_a_pipe_is_echoed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("k\n"))
    Screen().ask("Your move?")
    assert capsys.readouterr().out == "Your move? k\n"


def test_a_name_cannot_move_the_cursor(capsys: pytest.CaptureFixture[str]) -> None:
    Screen().say("Ann\x1b[2J")
    assert "\x1b" not in capsys.readouterr().out


def pretend(patch: pytest.MonkeyPatch, *, term: str = "xterm", encoding: str = "utf-8") -> None:
    """Makes both ends look like a terminal."""
    patch.setattr(Terminal, "encoding", encoding)
    patch.setattr(sys, "stdin", Terminal())
    patch.setattr(sys, "stdout", Terminal())
    patch.setenv("TERM", term)


def keeps_text(screen: Screen) -> int:
    return int(screen.keeps_text)


def test_a_real_terminal_gets_a_drawn_table(monkeypatch: pytest.MonkeyPatch) -> None:
    pretend(monkeypatch)
    assert can_draw()


def test_plain_text_when_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    pretend(monkeypatch)
    assert at_screen(keeps_text, plain=True)


def test_plain_text_for_a_dumb_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    pretend(monkeypatch, term="dumb")
    assert not can_draw()


@pytest.mark.parametrize("end", ["stdin", "stdout"])
def test_plain_text_when_one_end_is_a_pipe(monkeypatch: pytest.MonkeyPatch, end: str) -> None:
    pretend(monkeypatch)
    monkeypatch.setattr(sys, end, io.StringIO())
    assert not can_draw()


def test_plain_text_where_the_suits_cannot_be_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    pretend(monkeypatch, encoding="iso-8859-1")
    assert not can_draw()


def test_a_table_in_plain_text_has_no_boxes_colours_or_symbols() -> None:
    screen = Script()
    page = page_at(dealt())
    screen.show_table(page)
    screen.show_choices(page)
    assert not set(screen.shown) & set("│╭╰▒♣♥♠♦★\x1b\f")


def test_it_says_whose_turn_it_is() -> None:
    seats = plain_table(page_at(dealt()))[-1]
    assert "to act" in seats.partition(";")[0]


def test_it_names_the_hidden_cards_of_others_by_their_number() -> None:
    lines = plain_table(page_at(dealt("me,random,random")))
    assert any("hand: 3 cards face down" in line for line in lines)


def test_it_gives_every_move_a_key() -> None:
    lines = plain_choices(page_at(dealt()))
    assert "s Swap one card with the centre, " in lines[-1]
    assert lines[-1].endswith("q leave and save.")


@pytest.mark.parametrize(
    ("cards", "count", "line"),
    [
        ([48, -1, 13], 3, "; centre: 9D (face down) KC."),
        ([-1, -1], 2, "; centre: 2 cards face down."),
        ([], 40, "; centre: 40 cards."),
        ([], 1, "; centre: 1 card."),
    ],
)
def test_a_zone_is_told_in_one_piece(cards: list[int], count: int, line: str) -> None:
    page = page_at(dealt(), None)
    page.view = structs.replace(page.view, zones=[a_zone("centre", cards, count)])
    assert plain_table(page)[1].endswith(line)


def test_a_cover_pushes_a_screenful_away(capsys: pytest.CaptureFixture[str]) -> None:
    Screen().cover()
    shown = capsys.readouterr().out
    assert shown.startswith("\f")
    assert shown.count("\n") >= 50


@pytest.mark.parametrize("name", game_names())
def test_a_decision_in_plain_text_takes_at_most_eight_lines_and_begins_with_the_own_hand(name: str) -> None:
    game = find_game(name)
    seats = [SeatCard(f"Somebody {seat}", "me") for seat in range(game.rules().players.most)]
    match = Match.begin(game, game.rules(), seats, bytes(32))
    for step in range(60):
        if match.is_over():
            break
        seat = match.to_act()[0]
        page = Page(seen(match, seat), ["Something happened.", "And more."])
        lines = [*plain_table(page), *plain_choices(page), "Your move?"]
        assert len([line for line in lines if line]) <= 8
        first = page.zone_label(page.own_zones()[0]).lower() if page.own_zones() else ""
        assert lines[1].lower().startswith(first)
        assert not set("".join(lines)) & set("*#`|_")
        match.play(seat, match.moves(seat).pick(Luck(1, step)))


def test_a_zone_of_a_seat_is_told_in_short_where_it_has_many_cards() -> None:
    page = page_at(dealt("me,random,random"))
    hand = structs.replace(a_zone("hand", [-1] * 13 + [48, 13], 15, owner=1), lying="held")
    taken = structs.replace(a_zone("taken", [1, 2, 3, 4], 4, owner=1), lying="past")
    page.view = structs.replace(page.view, zones=[hand, taken])
    assert "hand: 13 cards face down 9D KC, taken: 4 cards" in plain_table(page)[-1]
