"""A page that is open for hours lets go of what it no longer shows."""

from typing import Any, Final

from parlour.engine.rules.finder import find_game, game_names
from tests.browser.conftest import Come
from tests.browser.short import seats_for

_SEATS, _UPDATES = 6, 60
_CHANGES: Final = """async count => {
    const base = document.querySelector('script[src*="/table/"]').src.split('/table/')[0]
    const {scene, showScene} = await import(`${base}/table/state/store.js`)
    let last = 1
    const below = most => { last = last * 48271 % 2147483647; return last % most }
    for (let nth = 0; nth < count; nth++) {
        const now = structuredClone(scene.value)
        for (const {counters} of [now, ...now.seats]) {
            for (const name in counters) if (!below(3)) counters[name] = below(9)
        }
        for (const zone of now.zones) {
            if (!below(3)) zone.count = (zone.cards = Array(below(4)).fill(-1)).length
        }
        showScene(now)
        await new Promise(done => setTimeout(done))
    }
}"""
"""Shows the table again and again, each time with some other numbers and other cards in some places."""


def _held(line: Any) -> int:
    """Nodes that the page holds, in the document or not, once rubbish was collected."""
    for _ in range(3):
        line.send("HeapProfiler.collectGarbage")
    return int(line.send("Memory.getDOMCounters")["nodes"])


def test_what_is_no_longer_shown_is_let_go(come: Come) -> None:
    visit = come()
    name = max(game_names(), key=lambda each: find_game(each).rules().players.most)
    visit.open_table(game=name, seats=seats_for(name, _SEATS), clock="none")
    visit.sit_and_begin()
    line = visit.context.new_cdp_session(visit.page)
    visit.page.evaluate(_CHANGES, _UPDATES)
    before = _held(line)
    visit.page.evaluate(_CHANGES, 2 * _UPDATES)
    assert _held(line) - before < _UPDATES
    line.detach()
