"""Talk is seen where one looks: at the speaker's plate, without any dialog."""

from tests.browser.conftest import Come


def test_a_reaction_is_one_press_and_stands_at_the_plate(come: Come) -> None:
    visit = come("slim")
    visit.open_table(game="three-card-brag", clock="none")
    visit.page.click(".commands .go")
    visit.page.wait_for_selector(".own .plate")
    visit.page.click(".top .only-narrow")
    visit.page.click(".dialog .presets button:has-text('Hello!')")
    visit.page.keyboard.press("Escape")
    bubble = visit.page.wait_for_selector(".own .bubble")
    assert bubble.inner_text() == "Hello!"
    assert not visit.page.query_selector(".unread"), "one's own words are not news"
