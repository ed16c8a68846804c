"""The bar keeps its height: the longest questions of every game fit into it, with every form they open."""

from typing import Final

import pytest

from parlour.engine.rules.finder import game_names
from tests.browser.conftest import Come
from tests.browser.questions import LANGUAGES, SEATS, longest_questions
from tests.browser.short import seats_for
from tests.browser.stage import SIZES

_TELL: Final = """async question => {
    const base = document.querySelector('script[src*="/table/"]').src.split('/table/')[0]
    const {scene} = await import(`${base}/table/state/store.js`)
    const {choose} = await import(`${base}/table/input/choice.js`)
    const drawn = () => new Promise(done => setTimeout(done))
    const [bar, inside] = [document.querySelector('.bar'), document.querySelector('.bar-inside')]
    const lookAt = async verb => {
        choose(verb)
        await drawn()
        const isOrdered = document.querySelector('.sequence') && !document.querySelector('.card.able')
        const high = Math.max(inside.scrollHeight, inside.getBoundingClientRect().height)
        return high <= bar.offsetHeight || isOrdered ? [] : [`${verb}: ${high} px high`]
    }
    window.asked = (window.asked ?? 1e6) + 1
    scene.value = {...scene.value, ...question, asked: window.asked}
    await drawn()
    const forms = question.forms.filter(each => Object.keys(each).length > 1).map(each => each.verb)
    const faults = await lookAt('')
    const said = document.querySelector('.prompt h2')
    const isCut = said.scrollHeight > said.clientHeight + 1 || said.scrollWidth > said.clientWidth + 1
    if (isCut) faults.push('the question is cut')
    for (const verb of forms) faults.push(...(await lookAt(verb)))
    return [bar.offsetHeight, faults]
}"""
"""Asks a question, opens each of its forms, and returns how high the bar is and what does not fit into it.

A row of things to put in order may lie over the felt's edge: nothing on the table is chosen meanwhile."""
_ASKED: Final = ".page:not([data-asked='0'])"
_ON_ITS_SIDE: Final = (844, 390)
_WIDE: Final = ((1024, 768), (1440, 900), SIZES["desktop"], SIZES["wide"], SIZES["tablet"])
_PHONES: Final = (SIZES["phone"], SIZES["slim"], SIZES["small"])
_BARS: Final = {
    **dict.fromkeys(_WIDE, range(112, 125)),
    **dict.fromkeys(_PHONES, range(110, 131)),
    _ON_ITS_SIDE: range(_ON_ITS_SIDE[1]),
}
"""How high the bar is on each screen; on a phone on its side it stands beside the table."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_the_longest_questions_fit_into_the_bar_with_every_form_open(
    come: Come, game: str, language: str
) -> None:
    visit, faults = come(), {}
    questions = longest_questions(game, language)
    visit.prefer()
    visit.page.evaluate("spoken => localStorage.setItem('parlour.language', spoken)", language)
    visit.open_table(game=game, seats=seats_for(game, SEATS), clock="none")
    visit.sit_and_begin()
    visit.page.wait_for_selector(_ASKED)
    for (wide, high), bars in _BARS.items():
        visit.page.set_viewport_size({"width": wide, "height": high})
        visit.page.wait_for_function("wide => innerWidth === wide", arg=wide)
        for question in questions:
            bar, found = visit.page.evaluate(_TELL, question)
            faults[wide, high, question["prompt"]] = found + ([] if bar in bars else [f"{bar} px"])
    visit.change("() => {}")
    assert {key: found for key, found in faults.items() if found} == {}
