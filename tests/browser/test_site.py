"""Around the table in a real browser: the lobby, a table of one's own, own games, replays."""

from typing import Any, Final

import pytest

from parlour.engine.rules.finder import find_game, game_names
from tests.browser.conftest import Come, Veteran
from tests.browser.site import lobby
from tests.browser.stage import Visit

A_GAME: Final = game_names()[0]


@pytest.fixture
def visit(come: Come) -> Visit:
    """Somebody new, on whose pages nothing may go wrong."""
    return come()


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
    table = page.get_attribute(".create a.go", "href").removeprefix("/t/").removesuffix("#sit")
    page.wait_for_selector("dialog.create >> text=listens on this machine alone")
    _invite_through_the_door(page, table)
    page.goto(visit.address + "/me")
    page.click(f".opened [data-table='{table}'] a")
    page.wait_for_selector(".commands .go")


def _invite_through_the_door(page: Any, table: str) -> None:
    """Opens the room to the network where there is one, and closes it again."""
    if page.query_selector(".door .go") is None:
        return
    page.click(".door .go")
    page.wait_for_selector("svg.qr")
    link = page.input_value(".invitation input")
    assert link.endswith(f"/t/{table}")
    assert "127.0.0.1" not in link
    page.click(".door .shut")
    page.wait_for_selector(".door .go")


def test_what_is_wrong_with_a_rule_is_said_at_its_field(visit: Visit) -> None:
    page = lobby(visit)
    page.click(".game[data-game=big-c] .set-up")
    page.fill("[name=handSize], [name$='.handSize']", "999")
    page.click("button.open")
    row = page.locator(".create .rule[aria-invalid=true]")
    row.wait_for()
    assert "999" in row.locator(".why").inner_text()
    assert row.evaluate("row => row.contains(document.activeElement)")
    assert page.locator("main > .message").inner_text() == ""
    visit.troubles.clear()


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


def test_a_variant_shows_what_differs_from_the_usual_game_in_the_readers_words(visit: Visit) -> None:
    page = lobby(visit)
    page.evaluate("localStorage.setItem('parlour.language', 'de')")
    page.reload()
    page.click(f".game[data-game={A_GAME}] .set-up")
    assert page.locator(".rule.differs").count() == 0
    page.locator(".preset input").nth(1).check()
    page.click(".house summary")
    differing = page.locator(".rule.differs label > span").all_inner_texts()
    called = find_game(A_GAME).phrasebook("de").labels("switch")
    assert differing
    assert set(page.locator(".rule label > span").all_text_contents()) <= set(called.values())
    assert page.locator(".rule.differs button").count() == 0


def test_a_game_begins_with_one_press(visit: Visit) -> None:
    page = lobby(visit)
    page.click(f".game[data-game={A_GAME}] .quick")
    visit.say_name()
    assert "/t/" in page.url
    assert "Looking for others" in page.inner_text("#prompt")
    assert page.locator(".chair select").count() == 0
    page.click("text=Cancel")
    page.wait_for_selector(".game")


def test_whoever_sits_down_is_asked_for_a_name_that_nobody_has(visit: Visit, come: Come) -> None:
    table = visit.open_table(game=A_GAME)
    visit.sit_down()
    ben = come("phone")
    ben.go_to(table)
    ben.page.click(".commands .go")
    assert ben.page.input_value("#naming")
    ben.page.wait_for_selector("#naming:focus")
    ben.page.fill("#naming", "ann")
    ben.page.keyboard.press("Enter")
    ben.page.wait_for_selector(".naming .why:has-text('ann 2 is free')")
    ben.page.keyboard.press("Enter")
    ben.page.wait_for_selector(".own .plate:has-text('ann 2')")
    assert "ann 2" in lobby(ben).inner_text(".who")


def test_the_lobby_shows_tables_as_they_are_opened(visit: Visit, come: Come) -> None:
    page = lobby(visit)
    other = come()
    table = other.open_table(game=A_GAME, seats=4, public=True, title="Over <b>here</b>")
    line = page.locator(f"[data-table='{table}']")
    line.wait_for()
    assert "Over <b>here</b>" in line.inner_text()
    line.locator("a.go").click()
    visit.say_name()


def test_own_games_are_counted_seen_again_and_gone_on_with(come: Come, veteran: Veteran) -> None:
    visit, table = come(known_as=veteran.known_as), veteran.table
    page = visit.page
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


def test_a_moment_is_shared_by_its_address(come: Come, veteran: Veteran) -> None:
    other = come()
    other.page.goto(f"{other.address}/g/{veteran.table}/1#2.1")
    other.page.wait_for_selector(".controls")
    assert other.page.locator(".scrubber").input_value() == "2"
    assert other.page.locator("select[name=eyes]").input_value() == "1"


def test_a_code_brings_somebody_back_on_another_device(visit: Visit, come: Come) -> None:
    page = lobby(visit)
    page.goto(visit.address + "/me")
    page.fill("input[name=name]", "Mx Ünïcode")
    page.click(".inline button")
    page.wait_for_selector(".message:not(:empty)")
    page.click(".new-code")
    code = page.inner_text(".code-shown")
    other = come()
    lobby(other).goto(visit.address + "/me")
    other.page.fill("input[name=code]", code)
    other.page.click("form:has(input[name=code]) button")
    other.page.wait_for_function("() => document.querySelector('input[name=name]').value === 'Mx Ünïcode'")


def test_rules_are_searched(visit: Visit) -> None:
    visit.page.goto(f"{visit.address}/rules/{A_GAME}")
    visit.page.wait_for_selector(".law p")
    whole = visit.page.locator(".law p").count()
    visit.page.fill("input[type=search]", "knock" if "knock" in visit.page.inner_text(".law") else "card")
    visit.page.wait_for_function("count => document.querySelectorAll('.law p').length < count", arg=whole)
    assert visit.page.locator(".law p").count() > 0


def test_a_game_that_is_on_is_gone_back_to_and_seen_again_through_own_eyes_alone(visit: Visit) -> None:
    table = visit.open_table(game=A_GAME, seats=3, clock="none")
    visit.sit_and_begin()
    page = visit.page
    page.goto(visit.address + "/me")
    page.wait_for_selector(f".played a.go[href='/t/{table}']")
    page.goto(f"{visit.address}/g/{table}/1")
    page.wait_for_selector(".controls")
    assert page.locator("select[name=eyes] option").count() == 1
    assert page.locator(".fork").count() == 0


def test_rules_that_are_lists_are_words_put_in_order_by_keys(visit: Visit) -> None:
    page, ordered = lobby(visit), 0
    for name in game_names():
        page.click(f".game[data-game={name}] .set-up")
        page.wait_for_selector(".make")
        page.click(".house summary")
        assert page.locator(".rule input:not([type=checkbox]):not([type=number])").count() == 0
        for each in page.locator(".words-list li").all_inner_texts():
            assert not any(letter.isupper() for letter in each.split("\n")[0][1:]), each
        if page.locator("[data-order]").count():
            ordered += 1
            _put_down(page.locator("[data-order]").first)
        page.keyboard.press("Escape")
        page.wait_for_selector(".make", state="detached")
    assert ordered


def _put_down(order: Any) -> None:
    """Moves the first word down by an arrow key and back by its button; the rule is marked as changed."""
    before = order.locator("li > span").all_inner_texts()
    order.locator(".down").first.focus()
    order.page.keyboard.press("ArrowDown")
    assert order.locator("li > span").all_inner_texts() == [before[1], before[0], *before[2:]]
    order.page.wait_for_function("document.activeElement.parentElement.matches('li:nth-child(2)')")
    assert before[0].lower() in order.page.inner_text(".rule.differs small").lower()
    order.page.keyboard.press("ArrowUp")
    assert order.locator("li > span").all_inner_texts() == before
    assert order.page.locator(".rule.differs").count() == 0


def test_friends_find_each_other_in_the_lobby_and_are_called_to_a_table(visit: Visit, come: Come) -> None:
    ben = come("phone")
    table = visit.open_table(game=A_GAME, seats=2, clock="none")
    visit.sit_down()
    ben.go_to(table)
    ben.sit_down()
    for each in (visit, ben):
        each.page.click("header [aria-label=Menu]")
        each.page.click("dialog button:has-text('Like ')")
        each.page.wait_for_selector(".notice:has-text('is a friend')")
    visit.page.click(".commands .go")
    ben.page.wait_for_selector(".page.playing")
    visit.page.click("header [aria-label=Menu]")
    visit.page.click("text=End the game without a result")
    ben.page.click(".vote button >> nth=0")
    visit.page.wait_for_selector(".page.over")
    page = lobby(visit)
    page.click(".companion button[aria-expanded=false]")
    page.click(".choose-game .go")
    ben.page.wait_for_selector(".challenge:has-text('Ann')")
    ben.page.click(".challenge .go")
    ben.page.wait_for_url(lambda url: table not in url)
    ben.page.wait_for_selector(".own .plate")


def test_whoever_looks_for_players_waits_at_a_table_that_others_see(visit: Visit, come: Come) -> None:
    page = lobby(visit)
    page.click(".tables .seek")
    page.click(".seek-form .go")
    visit.say_name()
    page.wait_for_selector("#prompt:has-text('min left')")
    others = lobby(come())
    line = others.locator(f"[data-table='{page.url.rsplit('/', 1)[1]}']")
    line.wait_for()
    assert "1 at the table" in line.inner_text()
    page.click("text=Cancel")
    page.wait_for_selector(".game")
