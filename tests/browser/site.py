"""What the tests of the pages around the table share: a game that is over, modules by hand, and axe."""

from typing import Any, Final

from tests.browser.npm_scripts import fetch_script
from tests.browser.short import short_rules
from tests.browser.stage import HOUSE, Visit

WEB: Final = HOUSE / "src" / "parlour" / "server" / "web"
_FINISH: Final = """async ([settings, name, games]) => {
    const headers = {'content-type': 'application/json'}
    const posted = body => ({method: 'POST', headers, body: JSON.stringify(body)})
    const post = async (path, body) => (await fetch(path, posted(body))).json()
    const {table} = await post('/api/tables', settings)
    const {ticket} = await post(`/api/tables/${table}/ticket`, {})
    const socket = new WebSocket(`ws://${location.host}/ws`)
    let id = 0
    let left = games
    let isOver = true
    const say = message => socket.send(JSON.stringify({id: ++id, ...message}))
    return new Promise(done => {
        socket.onopen = () => socket.send(JSON.stringify({t: 'hello', proto: 1, table, ticket}))
        socket.onmessage = event => {
            const said = JSON.parse(event.data)
            if (said.t === 'welcome') say({t: 'sit', seat: 0, name})
            if (said.t === 'seated') say({t: 'do', what: 'begin'})
            if (said.t !== 'seats') return
            if (said.status === 'playing' && !said.seats[0].house) say({t: 'do', what: 'stand'})
            if (said.status === 'over' && !isOver && --left) say({t: 'do', what: 'rematch'})
            isOver = said.status === 'over'
            if (isOver && !left) { socket.close(); done(table) }
        }
    })
}"""
FOUND_A_CLUB: Final = """async () => {
    const headers = {'content-type': 'application/json'}
    const body = JSON.stringify({name: 'Thursday <b>round</b>'})
    return (await (await fetch('/api/clubs', {method: 'POST', headers, body})).json()).club
}"""
_IMPORT: Final = """async ([path, a]) => {
    const base = document.querySelector('script[src*="/site/"]').src.split('/site/')[0]
    const m = await import(`${base}/site/${path}`)
    return CALL
}"""
_WEAR: Final = "theme => { document.documentElement.dataset.theme = theme }"
_OTHER_THEMES: Final = ("dark", "contrast")
_RUN: Final = """async rules => {
    const ends = each => each.effect.getComputedTiming().endTime < Infinity
    for (const each of document.getAnimations().filter(ends)) each.finish()
    const options = {resultTypes: ['violations'], ...(rules.length ? {runOnly: rules} : {})}
    const found = await axe.run(document, options)
    return found.violations.filter(each => ['serious', 'critical'].includes(each.impact))
        .map(each => `${each.id}: ${each.nodes.map(node => node.target.join(' ')).join(', ')}`)
}"""


def lobby(visit: Visit) -> Any:
    """The visitor's page, in the lobby."""
    visit.page.goto(visit.address + "/")
    visit.page.wait_for_selector(".game")
    return visit.page


def finished_game(page: Any, game: str, seats: int = 3, name: str = "Ann", *, games: int = 1) -> str:
    """A game of this page's person, or several, that the house has played to its end: its table."""
    settings = {"game": game, "seats": seats, "clock": "none", "changes": short_rules(game)}
    table: str = page.evaluate(_FINISH, [settings, name, games])
    return table


def imported(page: Any, path: str, call: str, given: Any) -> Any:
    """What a call gives in which `m` is a module and `a` what is given to it."""
    return page.evaluate(_IMPORT.replace("CALL", call), [path, given])


def serious_faults(page: Any, *rules: str, theme: str = "") -> list[str]:
    """What axe calls serious or worse; its source is evaluated, which no policy of the page stops."""
    assert AXE is not None
    if theme:
        page.evaluate(_WEAR, theme)
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text())
    faults: list[str] = page.evaluate(_RUN, list(rules))
    return faults


def faults_in_all_themes(page: Any) -> list[str]:
    """What axe calls serious in the light; and what cannot be read in the dark or in high contrast."""
    if AXE is None:
        return []
    found = serious_faults(page, theme="light")
    for theme in _OTHER_THEMES:
        found += [f"{theme}: {each}" for each in serious_faults(page, "color-contrast", theme=theme)]
    page.evaluate(_WEAR, "light")
    return found


AXE: Final = fetch_script("axe-core@4.10.3", "axe.min.js")
