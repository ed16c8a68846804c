"""What can be chosen looks so, what cannot says why; and what a game of tricks counts is seen on a phone."""

from typing import Any, Final

from tests.browser.conftest import Come
from tests.browser.presser import Presser
from tests.browser.stage import Visit

_ASKED: Final = ".page:not([data-asked='0'])"
_TRIES: Final = 20
_IN_PLATES: Final = """() => [...document.querySelectorAll('.plate')].map(plate => {
    const [plateBox, box] = [plate, plate.querySelector('.numbers')].map(each => each.getBoundingClientRect())
    return box.height > 0 && box.bottom <= plateBox.bottom && box.right <= plateBox.right
})"""


def _play_until(visit: Visit, wanted: str) -> Any:
    """Plays on until something is to be seen; the page."""
    for _ in range(_TRIES):
        visit.page.wait_for_selector(f"{_ASKED}, .next-round")
        if visit.page.query_selector(wanted):
            return visit.page
        Presser(visit).play(1)
    raise AssertionError(f"there was never {wanted}")


def test_only_cards_of_a_legal_play_lift_and_one_press_plays_one(come: Come) -> None:
    visit = come("slim")
    visit.open_table(game="follow-suit", seats=3, clock="none")
    visit.sit_and_begin()
    counted = visit.page.locator(".plate .numbers").all_inner_texts()
    assert len(counted) == 3
    assert all("0" in each for each in counted)
    assert visit.page.evaluate(_IN_PLATES) == [True] * 3
    page = _play_until(visit, ".own .card.dim")
    asked = page.get_attribute(".page", "data-asked")
    page.locator(".own .card.dim").first.click(position={"x": 6, "y": 10}, force=True)
    page.wait_for_selector(".notice:not(:empty)")
    assert page.get_attribute(".page", "data-asked") == asked
    page.locator(".own .card.able").first.click(position={"x": 6, "y": 10})
    page.wait_for_selector(f".page:not([data-asked='{asked}'])")


def test_whoever_draws_nothing_stands_pat(come: Come) -> None:
    visit = come("slim")
    visit.open_table(game="five-card-draw", seats=2, clock="none")
    visit.sit_and_begin()
    page = _play_until(visit, ".own .card.able")
    assert page.inner_text(".panel .go").startswith("Stand pat")
    ranks = page.eval_on_selector_all(
        ".own .card", "all => all.map(each => (each.dataset.code - 1) % 13 || 13)"
    )
    assert ranks == sorted(ranks) or ranks == sorted(ranks, reverse=True)


def test_a_suit_and_an_amount_are_chosen_by_keys(come: Come) -> None:
    visit = come()
    visit.open_table(game="claim", clock="none")
    visit.sit_and_begin()
    page = _play_until(visit, ".verb[data-verb=DECLARE]")
    _open_by_key(page, "DECLARE")
    _press_to(page, "Shift+Tab", ".suit")
    page.keyboard.press("Space")
    _press_to(page, "Tab", ".panel .go")
    _answer_by_enter(page)
    visit.open_table(game="gap-bid", seats=2, clock="none")
    visit.sit_and_begin()
    page.wait_for_selector(".panel [role=radio]")
    _press_to(page, "Tab", ".panel [role=radio]")
    page.keyboard.press("Space")
    _press_to(page, "Tab", ".panel .go")
    _answer_by_enter(page)


def _open_by_key(page: Any, verb: str) -> None:
    page.keyboard.press(page.text_content(f".verb[data-verb={verb}] kbd"))
    page.wait_for_selector(".panel .go:focus")


def _press_to(page: Any, key: str, selector: str) -> None:
    """Presses the key until something has the focus."""
    for _ in range(_TRIES):
        page.keyboard.press(key)
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"{selector} is not reached with {key}")


def _answer_by_enter(page: Any) -> None:
    asked = page.get_attribute(".page", "data-asked")
    page.wait_for_selector(".panel .go[aria-disabled=false]")
    page.keyboard.press("Enter")
    page.wait_for_selector(f".page:not([data-asked='{asked}'])")
