"""Checking a shuffle in a real browser without a network: saved games, the vectors of the reference."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from parlour.cards.notation import cards_symbols
from parlour.engine.rules.finder import game_names
from tests.browser.conftest import Come
from tests.browser.short import seats_for, short_rules
from tests.browser.site import imported, lobby
from tests.browser.stage import HOUSE, Visit
from tests.match.tables import Tree, forge, trees

SAVES: Final = HOUSE / "tests" / "match" / "saves"
_SHUFFLE: Final = "m.shuffled(a[0], BigInt(a[1]), m.pack(a[2], a[3]))"
_QR_OF_PARLOUR: Final = """
111111101001101111111
100000101010101000001
101110100110001011101
101110101100101011101
101110100001001011101
100000100111101000001
111111101010101111111
000000001011100000000
101101110011101001011
011000011001111100101
101011110011000000011
110111010101001001010
000010101100100101000
000000001001001111011
111111101111100110100
100000101100000001111
101110100110111101111
101110101001001101110
101110101010101000100
100000100010010110001
111111101100010100100
"""
"""The text `Parlour` as the library `qrcode` 8 draws it: version 1, level M, mask 3."""


@pytest.fixture(scope="module")
def checking(launched: Any, address: str) -> Iterator[Any]:
    """The page that checks, cut off from the network once it is there."""
    visit = Visit(launched, address)
    visit.page.goto(address + "/check")
    visit.page.wait_for_selector("input[type=file]")
    visit.context.set_offline(True)
    yield visit.page
    visit.context.close()
    assert visit.troubles == []


@pytest.mark.parametrize("name", sorted(each.name for each in SAVES.glob("*.jsonl")))
def test_saved_games_hold_in_the_browser(checking: Any, name: str) -> None:
    checking.set_input_files("input[type=file]", SAVES / name)
    checking.wait_for_function(
        "name => document.querySelector('.verdict p')?.innerText.includes(name)", arg=name
    )
    assert checking.locator(".findings .bad").count() == 0
    assert checking.locator(".findings .good").count() >= 2


def test_a_game_with_a_hint_holds_from_the_table_to_the_check(come: Come) -> None:
    visit = come()
    page, game = visit.page, game_names()[0]
    table = visit.open_table(game=game, seats=seats_for(game, 2), clock="none", changes=short_rules(game))
    visit.sit_and_begin()
    page.click(".hint")
    page.wait_for_selector(".of-hint .play-it")
    page.click("header [aria-label=Menu]")
    page.get_by_role("button", name="Stand up").click()
    page.wait_for_selector(".page.over", timeout=30_000)
    page.goto(f"{visit.address}/g/{table}/1")
    page.click("text=Check the shuffle >> visible=true")
    page.wait_for_selector(".verdict.holds")
    assert "the house was asked what it would play, by Ann (1)" in page.inner_text(".findings")


def test_a_changed_move_a_wrong_seed_and_another_file_are_told(checking: Any, tmp_path: Path) -> None:
    lines = (SAVES / "big-c-mixed-undone-finished.parlour.jsonl").read_text().splitlines()
    for place, old, new in ((3, '"seat":0', '"seat":1'), (-1, '"seed":"97', '"seed":"98')):
        changed = list(lines)
        changed[place] = changed[place].replace(old, new)
        assert changed != lines
        file = tmp_path / f"changed{place}.jsonl"
        file.write_text("\n".join(changed))
        checking.set_input_files("input[type=file]", file)
        checking.wait_for_selector(f".verdict.fails p:has-text('{file.name}')")
    stranger = tmp_path / "stranger.jsonl"
    stranger.write_text("<script>alert(1)</script>")
    checking.set_input_files("input[type=file]", stranger)
    checking.wait_for_selector(".message.bad")


def test_every_deal_is_shown_with_the_places_of_its_cards_in_the_pack(checking: Any) -> None:
    name = "five-card-draw-cards-told-finished.parlour.jsonl"
    cards = trees(SAVES / name)[-1]["cards"]
    checking.set_input_files("input[type=file]", SAVES / name)
    checking.wait_for_selector(f".verdict.holds p:has-text('{name}')")
    deals = checking.locator(".deals > details")
    assert deals.count() == sum(len(entry.get("shuffled", ())) for entry in cards)
    first = deals.first.locator("dd").first.locator("li > span[aria-hidden]").all_inner_texts()
    assert sorted(first) == sorted(cards_symbols(cards[0]["lie"]["hand@0"]).split())
    assert deals.first.locator("dd").first.locator("small").all_inner_texts() == ["1", "3", "5", "7", "9"]


def _given_another(cards: list[Tree]) -> None:
    """Ann's first card is changed for the first of the stock."""
    lie = cards[0]["lie"]
    lie["hand@0"][0], lie["stock"][0] = lie["stock"][0], lie["hand@0"][0]


def _given_bobs(cards: list[Tree]) -> None:
    """A card of Ann's is changed for one of Bob's."""
    lie = next(entry["lie"] for entry in reversed(cards) if "lie" in entry)
    lie["hand@0"][0], lie["hand@1"][1] = lie["hand@1"][1], lie["hand@0"][0]


def _drawn_another(cards: list[Tree]) -> None:
    went = next(way for entry in cards for way in entry.get("went", ()) if way[0] == "stock")
    went[2][0] = went[2][0] % 52 + 1


@pytest.mark.parametrize("change", [_given_another, _given_bobs, _drawn_another])
def test_a_forged_card_is_told_though_all_hashes_fit(
    checking: Any, tmp_path: Path, change: Callable[[list[Tree]], None]
) -> None:
    file = tmp_path / f"{change.__name__}.jsonl"
    file.write_bytes((SAVES / "five-card-draw-cards-told-finished.parlour.jsonl").read_bytes())
    forge(file, len(trees(file)), lambda tree: change(tree["cards"]))
    checking.set_input_files("input[type=file]", file)
    checking.wait_for_selector(f".verdict.fails p:has-text('{file.name}')")
    assert checking.locator(".findings .bad").count() == 1


def test_shuffles_are_those_of_the_reference(checking: Any) -> None:
    """The table of shuffled packs in docs/reference/shuffle-v1.md."""
    page = (HOUSE / "docs" / "reference" / "shuffle-v1.md").read_text()
    seeds = {"A": "00" * 32, "B": "00" * 29 + "c0ffee", "C": bytes(range(32)).hex()}
    rows = [row.strip("| ").split("|") for row in page.partition("Shuffled packs")[2].splitlines()[4:]]
    vectors = [[part.strip() for part in row] for row in rows if len(row) == 6]
    assert len(vectors) > 10
    for seed, event, packs, jokers, first, last in vectors:
        given = [seeds[seed], event, int(packs), int(jokers)]
        cards = imported(
            checking, "check/shuffle.js", "m.shuffled(a[0], BigInt(a[1]), m.pack(a[2], a[3]))", given
        )
        assert " ".join(map(str, cards[:12])) == first
        assert " ".join(map(str, cards[-3:])) == last


def test_a_qr_code_is_that_of_another_maker(come: Come) -> None:
    page = lobby(come())
    modules = imported(page, "qr.js", "m.qrCode(a)", "Parlour")
    assert ["".join("1" if dark else "0" for dark in row) for row in modules] == _QR_OF_PARLOUR.split()
    assert imported(page, "qr.js", "m.qrCode(a)", "x" * 200) is None
