"""A game seen again: with all cards open every hand can be read."""

from typing import Final

from tests.browser.conftest import Come
from tests.browser.presser import Presser
from tests.browser.stage import SIZES

_GAME: Final = "big-c"
_MOMENT: Final = "#8.all"
_COVERED: Final = """() => [...document.querySelectorAll('.rival .cards')].flatMap(hand => {
    const cards = [...hand.querySelectorAll('.card')].filter(each => each.querySelector('.face'))
    return cards.slice(1).flatMap((next, nth) => {
        const face = cards[nth].querySelector("use").href.baseVal.split("#")[1][0]
        const [wide, high] = {f: [0.2, 0.32], l: [0.46, 0.71]}[face]
        const [box, over] = [cards[nth].getBoundingClientRect(), next.getBoundingClientRect()]
        const isFree = over.left - box.left >= wide * box.width || over.top - box.top >= high * box.height
        return isFree ? [] : [cards[nth].ariaLabel]
    })
})"""
"""Cards whose rank and suit lie under the next one."""


def test_with_all_cards_open_every_index_of_a_long_hand_is_whole(come: Come) -> None:
    visit, covered = come(), {}
    table = visit.open_table(game=_GAME, seats=4, clock="none")
    visit.sit_and_begin()
    Presser(visit).play()
    visit.page.wait_for_selector(".page.over")
    for size in ("desktop", "tablet", "phone"):
        visit.page.set_viewport_size(dict(zip(("width", "height"), SIZES[size], strict=True)))
        visit.page.goto(f"{visit.address}/g/{table}/1{_MOMENT}")
        visit.page.wait_for_selector(".rival:nth-child(4) .face")
        assert visit.page.locator(".rival .face").count() > 4 * 8
        covered[size] = visit.page.evaluate(_COVERED)
    assert {size: found for size, found in covered.items() if found} == {}
