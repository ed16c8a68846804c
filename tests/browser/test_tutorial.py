"""The house teaches in the page: a hint is asked for and played, a hand is judged, a first game is learnt."""

from typing import Any

from parlour.engine.rules.finder import game_names
from parlour.engine.rules.guide import LEARNER
from parlour.players.guide import guide_of
from parlour.tables.lobby.begun import tutorial_settings
from tests.browser.conftest import Come
from tests.browser.short import seats_for, short_rules
from tests.browser.site import AXE, serious_faults
from tests.browser.stage import Visit

GAME = game_names()[0]
_ASKED = ".page:not([data-asked='0'])"


def at_a_table(visit: Visit, **settings: Any) -> Any:
    """The page of somebody who is asked for a move."""
    changes = {} if settings.get("rated") else short_rules(GAME)
    visit.open_table(game=GAME, seats=seats_for(GAME, 2), clock="none", changes=changes, **settings)
    visit.sit_and_begin()
    visit.page.wait_for_selector(_ASKED)
    return visit.page


def test_a_hint_is_asked_for_and_played(come: Come) -> None:
    visit = come()
    page = at_a_table(visit)
    asked = page.get_attribute(".page", "data-asked")
    page.click(".hint")
    page.wait_for_selector(".of-hint .play-it")
    assert page.inner_text(".of-hint .meant b")
    assert len(page.query_selector_all(".of-hint .advice-said p")) >= 2, "and why"
    assert page.query_selector(".verb.advised, .card.advised, .panel") is not None
    assert "You asked the house what it would play." in page.inner_text(".log")
    assert not AXE or serious_faults(page) == []
    page.click(".play-it")
    page.wait_for_selector(f".page:not([data-asked='{asked}'])")
    page.wait_for_selector(".of-hint", state="detached")


def test_a_hand_is_judged_on_a_phone(come: Come) -> None:
    page = at_a_table(come("phone"))
    while not page.query_selector("button.card.able"):
        page.click(".verb:not([aria-pressed])")
        page.wait_for_selector("button.card.able, .verb:not([aria-pressed])")
    page.click(".worth")
    page.wait_for_selector(".of-hand .advice-said p")
    box, own = page.locator(".of-hand").bounding_box(), page.locator(".own").bounding_box()
    assert box["y"] + box["height"] <= own["y"] + 1, "over the felt, and not over the own cards"
    page.click(".of-hand .advice-top button")
    page.wait_for_selector(".of-hand", state="detached")


def test_there_is_no_hint_where_it_counts(come: Come) -> None:
    page = at_a_table(come(), rated=True, casual=False, counting=False)
    assert page.query_selector(".hint") is None
    assert page.query_selector(".worth") is None


def test_a_first_game_is_learnt_by_clicks(come: Come) -> None:
    """From the lobby to the goodbye: every lesson is read, and done with one's own hands."""
    visit = come()
    page, settings = visit.page, tutorial_settings(GAME)
    script = guide_of(settings.the_game()).script
    page.goto(visit.address + "/")
    page.evaluate("localStorage.setItem('parlour.prefs', JSON.stringify({pace: 'none', confirm: 'never'}))")
    page.click(f"[data-game={GAME}] .learn")
    for number in range(len(script.steps)):
        page.wait_for_selector(f"{_ASKED} .of-lesson .meant")
        if number == 0:
            assert not AXE or _faults_in_any_light(page) == []
            _strays(page)
        _does_it(page, script.moves_of(LEARNER)[number].slots)
        if page.query_selector(".next-round"):
            page.click(".next-round")
    page.wait_for_selector(".page.over .of-lesson:has-text('That was your first game.')")
    _plays_again(page)


def _plays_again(page: Any) -> None:
    """The next game is no lesson, and a hint is one press away."""
    page.wait_for_selector("dialog[open] .ending")
    page.click("dialog[open] .commands .go")
    page.wait_for_selector(f"{_ASKED} .hint")
    assert page.query_selector(".of-lesson") is None


def _faults_in_any_light(page: Any) -> list[str]:
    faults = serious_faults(page)
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    return faults + serious_faults(page, "color-contrast")


def _strays(page: Any) -> None:
    """Another move gets a kind word and is not played."""
    asked = page.get_attribute(".page", "data-asked")
    page.click(".verb:not(.advised)")
    for zone in (".own", ".centre"):
        page.click(f"{zone} button.card.able >> nth=0", position={"x": 6, "y": 10})
    page.click(".panel .go")
    page.wait_for_selector(".notice:not(:empty)")
    assert "You may do that, too." in page.inner_text(".notice")
    assert page.get_attribute(".page", "data-asked") == asked


def _does_it(page: Any, slots: tuple[int, ...]) -> None:
    """Presses what is marked: a button, or cards and then the button."""
    asked = page.get_attribute(".page", "data-asked")
    advised = page.locator(".verb.advised")
    simple = advised.get_attribute("aria-pressed") is None
    if simple or advised.get_attribute("aria-pressed") == "false":
        advised.click()
    if not simple:
        for place in range(len(slots)):
            card = page.locator("button.card.advised").nth(place)
            if card.get_attribute("aria-pressed") == "false":
                card.click(position={"x": 6, "y": 10})
        page.click(".panel .go")
    page.wait_for_selector(f".page:not([data-asked='{asked}'])")
