"""Terminals with few letters get other letters, and no question marks."""

import io
import sys

import pytest

from parlour.terminal.show.ascii import spell_for
from parlour.terminal.show.page import Page
from parlour.terminal.show.screen import Screen
from parlour.terminal.words import TerminalWords
from tests.terminal.script import dealt, seen


@pytest.mark.parametrize(
    ("text", "shown"),
    [("Zurück – „Fuß“ …", 'Zurueck - "Fuss" ...'), ("Zoë · 1×", "Zoe - 1x"), ("日本", "__"), ("abc", "abc")],
)
def test_ascii_gets_other_letters(text: str, shown: str) -> None:
    assert spell_for("ascii", text) == shown


def test_what_an_encoding_has_stays() -> None:
    assert spell_for("iso-8859-1", "Zürich · …") == "Zürich · ..."
    assert spell_for("utf-8", "♣ …") == "♣ …"


def test_a_table_in_german_on_an_ascii_terminal_has_no_question_mark_but_its_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    written = io.TextIOWrapper(io.BytesIO(), encoding="ascii", errors="replace")
    monkeypatch.setattr(sys, "stdout", written)
    screen = Screen(TerminalWords("de"))
    page = Page(seen(dealt("Zoë,Jörg")), ["Zoë – fertig …"], screen.words)
    screen.show_table(page)
    written.seek(0)
    assert "?" not in written.read()
