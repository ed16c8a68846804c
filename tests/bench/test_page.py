"""The page on benchmarks: tables go in, the text stays."""

import re

import pytest

from bench.contest.page import PAGE, processor, setting, with_tables
from bench.peers import tables
from tests.bench.contestants import just_met


def test_a_table_replaces_what_stood_between_its_marks() -> None:
    text = "before\n<!-- one -->\nold\n<!-- /one -->\nafter"
    assert with_tables(text, {"one": "new"}) == "before\n<!-- one -->\n\nnew\n\n<!-- /one -->\nafter"


def test_putting_a_table_in_twice_changes_nothing() -> None:
    once = with_tables("<!-- one -->\n<!-- /one -->\n", {"one": "| a |"})
    assert with_tables(once, {"one": "| a |"}) == once


def test_a_table_without_a_place_is_refused() -> None:
    with pytest.raises(ValueError, match="no place for the table 'two'"):
        with_tables("<!-- one -->\n<!-- /one -->\n", {"two": "x"})


def test_the_page_has_a_place_for_every_table() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert set(re.findall(r"<!-- (\w+) -->", page)) == {*tables(just_met()), "games", "setting"}


def test_the_setting_names_machine_versions_and_rounds() -> None:
    said = setting(9, 0.5)
    assert said.startswith(f"Measured on {processor()}")
    assert "open_spiel 2." in said
    assert "9 rounds of 0.5 CPU seconds" in said
