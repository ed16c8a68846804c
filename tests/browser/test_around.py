"""The pages around the table in a real browser: lobby, own games, replay, check, rules, ratings."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from parlour.engine.rules.finder import find_game, game_names
from tests.browser.around import AXE, WEB, finished_game, imported, serious_faults
from tests.browser.stage import HOUSE, Visit, browser, found_chromium, room

pytest.importorskip("playwright")
pytestmark = pytest.mark.skipif(found_chromium() is None, reason="there is no browser here")

A_GAME: Final = game_names()[0]
SAVES: Final = HOUSE / "tests" / "match" / "saves"
_SHUFFLE: Final = "m.shuffled(a[0], BigInt(a[1]), m.pack(a[2], a[3]))"
QR_OF_PARLOUR: Final = """
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
def address() -> Iterator[str]:
    with room() as where:
        yield where.rstrip("/").split("/t/")[0]


@pytest.fixture(scope="module")
def chromium() -> Iterator[Any]:
    with browser() as launched:
        yield launched


@pytest.fixture
def visit(chromium: Any, address: str) -> Iterator[Visit]:
    """Somebody new, on whose pages nothing may go wrong."""
    visit = Visit(chromium, address)
    yield visit
    visit.context.close()
    assert visit.troubles == []


def lobby(visit: Visit) -> Any:
    visit.page.goto(visit.address + "/")
    visit.page.wait_for_selector(".game")
    return visit.page


def test_a_table_is_opened_with_house_rules_and_an_invitation(visit: Visit) -> None:
    page = lobby(visit)
    page.click(f".game[data-game={A_GAME}] .set-up")
    page.wait_for_selector(".make")
    assert page.locator(".preset").count() == len(find_game(A_GAME).variants())
    page.click(".house summary")
    switch = page.locator(".house details input[type=checkbox]").first
    name, was = switch.get_attribute("name"), switch.is_checked()
    switch.click()
    assert page.locator(".rule.differs").count() == 1
    with page.expect_request("**/api/tables") as asked:
        page.click("button.open")
    inner = asked.value.post_data_json["changes"]
    for part in name.split("."):
        inner = inner[part]
    assert inner is not was
    page.wait_for_selector("svg.qr")
    link = page.input_value(".invitation input")
    page.click(".create a.go")
    page.wait_for_selector(".own .plate")
    assert page.url == link


def test_a_changed_rule_can_be_put_back(visit: Visit) -> None:
    page = lobby(visit)
    page.click(f".game[data-game={A_GAME}] .set-up")
    page.click(".house summary")
    number = page.locator(".house details input[type=number]:not([max='0'])").first
    was = number.input_value()
    number.fill(str(int(was or "0") + 1))
    page.click(".rule.differs button")
    assert number.input_value() == was
    assert page.locator(".rule.differs").count() == 0


def test_a_game_begins_with_one_press(visit: Visit) -> None:
    page = lobby(visit)
    page.click(f".game[data-game={A_GAME}] .quick")
    page.wait_for_selector(".own .plate")
    assert "/t/" in page.url


def test_the_lobby_shows_tables_as_they_are_opened(visit: Visit, chromium: Any, address: str) -> None:
    page = lobby(visit)
    other = Visit(chromium, address)
    table = other.open_table(game=A_GAME, seats=4, public=True, title="Over <b>here</b>")
    line = page.locator(f"[data-table='{table}']")
    line.wait_for()
    assert "Over <b>here</b>" in line.inner_text()
    line.locator("a.go").click()
    page.wait_for_selector(".own .plate")
    other.context.close()


def test_own_games_are_counted_seen_again_and_gone_on_with(visit: Visit) -> None:
    page = lobby(visit)
    table = finished_game(page, A_GAME)
    page.goto(visit.address + "/me")
    page.wait_for_selector(".statistics")
    assert page.locator(".figure b").first.inner_text() == "1"
    page.click(f"[data-game='{table}.1'] a")
    page.wait_for_selector(".controls")
    assert page.locator(".scrubber").input_value() == "0"
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => location.hash.startsWith('#1')")
    page.keyboard.press("End")
    page.wait_for_selector(".ending:not(:empty)")
    page.select_option("select[name=eyes]", "all")
    page.keyboard.press("Home")
    page.wait_for_function("() => location.hash === '#0.all'")
    assert page.locator(".rivals .card.back").count() == 0
    page.click(".fork .go")
    page.wait_for_selector(".page.playing .own .plate")
    assert table not in page.url


def test_a_moment_is_shared_by_its_address(visit: Visit, chromium: Any, address: str) -> None:
    page = lobby(visit)
    table = finished_game(page, A_GAME)
    other = Visit(chromium, address)
    other.page.goto(f"{address}/g/{table}/1#2.1")
    other.page.wait_for_selector(".controls")
    assert other.page.locator(".scrubber").input_value() == "2"
    assert other.page.locator("select[name=eyes]").input_value() == "1"
    assert other.troubles == []
    other.context.close()


def test_a_code_brings_somebody_back_on_another_device(visit: Visit, chromium: Any, address: str) -> None:
    page = lobby(visit)
    page.goto(visit.address + "/me")
    page.fill("input[name=name]", "Mx Ünïcode")
    page.click(".inline button")
    page.wait_for_selector(".message:not(:empty)")
    page.click(".new-code")
    code = page.inner_text(".code-shown")
    other = Visit(chromium, address)
    lobby(other).goto(address + "/me")
    other.page.fill("input[name=code]", code)
    other.page.click("form:has(input[name=code]) button")
    other.page.wait_for_function("() => document.querySelector('input[name=name]').value === 'Mx Ünïcode'")
    other.context.close()


@pytest.mark.parametrize("name", sorted(each.name for each in SAVES.glob("*.jsonl")))
def test_saved_games_hold_in_the_browser(checking: Any, name: str) -> None:
    checking.set_input_files("input[type=file]", SAVES / name)
    checking.wait_for_function(
        "name => document.querySelector('.verdict p')?.innerText.includes(name)", arg=name
    )
    assert checking.locator(".findings .bad").count() == 0
    assert checking.locator(".findings .good").count() >= 2


@pytest.fixture(scope="module")
def checking(chromium: Any, address: str) -> Iterator[Any]:
    """The page that checks, cut off from the network once it is there."""
    visit = Visit(chromium, address)
    visit.page.goto(address + "/check")
    visit.page.wait_for_selector("input[type=file]")
    visit.context.set_offline(True)
    yield visit.page
    visit.context.close()
    assert visit.troubles == []


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


def test_a_qr_code_is_that_of_another_maker(visit: Visit) -> None:
    page = lobby(visit)
    modules = imported(page, "qr.js", "m.qrCode(a)", "Parlour")
    assert ["".join("1" if dark else "0" for dark in row) for row in modules] == QR_OF_PARLOUR.split()
    assert imported(page, "qr.js", "m.qrCode(a)", "x" * 200) is None


def test_rules_are_searched(visit: Visit) -> None:
    visit.page.goto(f"{visit.address}/rules/{A_GAME}")
    visit.page.wait_for_selector(".law p")
    whole = visit.page.locator(".law p").count()
    visit.page.fill("input[type=search]", "knock" if "knock" in visit.page.inner_text(".law") else "card")
    visit.page.wait_for_function("count => document.querySelectorAll('.law p').length < count", arg=whole)
    assert visit.page.locator(".law p").count() > 0


def test_whoever_is_offline_is_told(visit: Visit) -> None:
    page = lobby(visit)
    visit.context.set_offline(True)
    page.wait_for_selector(".offline:not(:empty)")
    visit.context.set_offline(False)
    page.wait_for_selector(".offline:empty", state="attached")
    visit.troubles = [each for each in visit.troubles if "ERR_INTERNET_DISCONNECTED" not in each]


def test_a_wrong_address_has_a_page_and_programs_get_a_refusal(visit: Visit) -> None:
    answer = visit.page.goto(visit.address + "/nowhere")
    assert answer.status == 404
    visit.page.wait_for_selector("a.go")
    refused = visit.page.request.get(visit.address + "/nowhere", headers={"accept": "application/json"})
    assert refused.json()["code"] == "no-page"
    visit.troubles = [each for each in visit.troubles if "404" not in each]


def test_settings_stay_and_german_is_spoken(visit: Visit) -> None:
    page = lobby(visit)
    page.goto(visit.address + "/me")
    page.select_option("select[name=theme]", "dark")
    page.select_option("select[name=language]", "de")
    page.wait_for_selector("html[lang=de] h1:has-text('Ich')")
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"


def test_both_languages_say_the_same_things() -> None:
    english, german = (
        json.loads((WEB / "around" / "text" / f"{each}.json").read_text()) for each in ("en", "de")
    )
    assert english.keys() == german.keys()


@pytest.mark.skipif(AXE is None, reason="axe-core is not in build/axe: npm pack axe-core")
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious(visit: Visit, theme: str) -> None:
    page = lobby(visit)
    page.evaluate(
        "theme => localStorage.setItem('parlour.prefs', JSON.stringify({theme, pace: 'none'}))", theme
    )
    table = finished_game(page, A_GAME)
    faults = []
    game = f"{table}/games/1"
    paths = ("/", "/me", "/ratings", f"/rules/{A_GAME}", f"/g/{table}/1#3", f"/check#/api/tables/{game}")
    for path in paths:
        page.goto(visit.address + path)
        page.wait_for_selector(".game, .statistics, .tabs, .law p, .controls, .order li")
        faults += [f"{path}: {each}" for each in serious_faults(page)]
    lobby(visit).click(".set-up >> nth=0")
    page.click(".house summary")
    faults += [f"create: {each}" for each in serious_faults(page)]
    assert faults == []
