"""How the table looks in each of its states, from empty chairs to results: to axe, and to the eye."""

from collections.abc import Iterator
from typing import Any, Final

import pytest

from tests.browser.conftest import Come
from tests.browser.hands import Hands
from tests.browser.presser import Presser
from tests.browser.short import short_rules
from tests.browser.site import AXE, faults_in_all_themes
from tests.browser.stage import Visit

_GAME: Final = "three-card-brag"
_ASKED: Final = ".page:not([data-asked='0'])"
_DIALOGS: Final = {
    "rules": "nav button:has-text('Rules')",
    "menu": "nav [aria-label=Menu]",
    "invitation": ".commands button:has-text('Invite')",
}
_PANELS: Final = {
    "what is closed": ".closed summary",
    "a form": ".verb[aria-pressed=false]",
    "a hint": ".hint",
    "the own hand": ".worth",
}

_FILLED: Final = """() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = 'var(--strong)'
    const strong = getComputedStyle(probe).color
    probe.remove()
    const isFilled = each => each.checkVisibility() && getComputedStyle(each).backgroundColor === strong
    const buttons = (document.querySelector('dialog[open]') ?? document).querySelectorAll('button, .button')
    return [...buttons].filter(isFilled).map(each => `filled: ${each.innerText}`)
}"""

_CUT_RIM: Final = """() => {
    const below = name => document.querySelector(name).getBoundingClientRect().bottom
    return below('.cloth') > below('.table') ? ['the rim of the table is cut'] : []
}"""
_CUT_NAMES: Final = """() => [...document.querySelectorAll('.places .name')]
    .filter(each => each.scrollWidth > each.clientWidth || each.getBoundingClientRect().right > innerWidth)
    .map(each => `cut: ${each.innerText}`)"""


@pytest.mark.skipif(AXE is None, reason="axe-core is not in build/axe: npm pack axe-core")
def test_in_every_state_of_the_table_one_button_is_filled_and_axe_finds_nothing_serious(come: Come) -> None:
    ann, ben = come(), come("phone")
    states = [*_before(ann, ben), *_amid(ann, ben), *_after(ann, ben)]
    assert {name: faults for name, faults in states if faults} == {}
    assert len(states) == 15


State = tuple[str, list[str]]


def _faults(page: Any) -> list[str]:
    """Return what axe finds, and which buttons are filled if they are more than one."""
    filled = page.evaluate(_FILLED)
    return faults_in_all_themes(page) + (filled if len(filled) > 1 else [])


def _opened(page: Any, openers: dict[str, str]) -> Iterator[State]:
    """Opens one after the other, as far as it is there, and looks."""
    for name, opener in openers.items():
        page.click(opener)
        page.wait_for_timeout(100)
        yield name, _faults(page)
        page.keyboard.press("Escape")


def _before(ann: Visit, ben: Visit) -> Iterator[State]:
    """One looks on and sits down among empty chairs, and another is asked for a name."""
    table = ann.open_table(game=_GAME, seats=3, clock="none", changes=short_rules(_GAME))
    yield "looking on", _faults(ann.page) + ann.page.evaluate(_CUT_RIM)
    ann.sit_down()
    yield "empty chairs", _faults(ann.page)
    yield from _opened(ann.page, _DIALOGS)
    ann.page.keyboard.press("?")
    yield "keys", _faults(ann.page)
    ann.page.keyboard.press("Escape")
    ben.prefer()
    ben.go_to(table)
    ben.page.click(".commands .go")
    ben.page.wait_for_selector("dialog.naming[open]")
    yield "a name", _faults(ben.page)
    ben.page.keyboard.press("Enter")
    ben.page.wait_for_selector(".own .plate")


def _amid(ann: Visit, ben: Visit) -> Iterator[State]:
    """All that can be opened while one is asked; the other has a telephone, and reads the log."""
    ann.page.click(".commands .go")
    ben.page.wait_for_selector(".page.playing")
    hands = Hands(ann, 1), Hands(ben, 2)
    while not ann.page.query_selector(_ASKED):
        hands[1].decide_if_asked()
    yield from _opened(ann.page, {name: each for name, each in _PANELS.items() if ann.page.is_visible(each)})
    ann.page.click(".aside .presets button")
    ben.page.wait_for_selector(".rival .bubble")
    ben.page.wait_for_selector(".top .unread:text-is('1')")
    yield "something said", _faults(ben.page)
    yield from _opened(ben.page, {"the log": ".top .only-narrow"})


def _after(ann: Visit, ben: Visit) -> Iterator[State]:
    pressers = [Presser(ann, 3), Presser(ben, 4)]
    for each in pressers:
        each.start()
    for each in pressers:
        each.finish()
    ann.page.wait_for_selector("dialog[open] .ending")
    yield "the results", _faults(ann.page)
    ben.page.wait_for_selector("dialog[open] .ending")
    yield "the results on a phone", _faults(ben.page) + ben.page.evaluate(_CUT_NAMES)
