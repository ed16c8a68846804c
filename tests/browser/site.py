"""What the tests of the pages around the table share: a game that is over, modules by hand, and axe."""

import subprocess
import tarfile
from pathlib import Path
from shutil import which
from typing import Any, Final

from tests.browser.short import short_rules
from tests.browser.stage import HOUSE, Visit

WEB: Final = HOUSE / "src" / "parlour" / "server" / "web"
_AXE: Final = "axe-core@4.10.3"
_FINISH: Final = """async ([settings, name]) => {
    const headers = {'content-type': 'application/json'}
    const posted = body => ({method: 'POST', headers, body: JSON.stringify(body)})
    const post = async (path, body) => (await fetch(path, posted(body))).json()
    const {table} = await post('/api/tables', settings)
    const {ticket} = await post(`/api/tables/${table}/ticket`, {})
    const socket = new WebSocket(`ws://${location.host}/ws`)
    let id = 0
    const say = message => socket.send(JSON.stringify({id: ++id, ...message}))
    return new Promise(done => {
        socket.onopen = () => socket.send(JSON.stringify({t: 'hello', proto: 1, table, ticket}))
        socket.onmessage = event => {
            const said = JSON.parse(event.data)
            if (said.t === 'welcome') say({t: 'sit', seat: 0, name})
            if (said.t === 'seated') say({t: 'do', what: 'begin'})
            if (said.t !== 'seats') return
            if (said.status === 'playing' && !said.seats[0].house) say({t: 'do', what: 'stand'})
            if (said.status === 'over') { socket.close(); done(table) }
        }
    })
}"""
_IMPORT: Final = """async ([path, a]) => {
    const base = document.querySelector('script[src*="/site/"]').src.split('/site/')[0]
    const m = await import(`${base}/site/${path}`)
    return CALL
}"""
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


def finished_game(page: Any, game: str, seats: int = 3, name: str = "Ann") -> str:
    """A game of this page's person that the house has played to its end: its table."""
    settings = {"game": game, "seats": seats, "clock": "none", "changes": short_rules(game)}
    table: str = page.evaluate(_FINISH, [settings, name])
    return table


def imported(page: Any, path: str, call: str, given: Any) -> Any:
    """What a call gives in which `m` is a module and `a` what is given to it."""
    return page.evaluate(_IMPORT.replace("CALL", call), [path, given])


def serious_faults(page: Any, *rules: str) -> list[str]:
    """What axe calls serious or worse; its source is evaluated, which no policy of the page stops."""
    assert AXE is not None
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text())
    faults: list[str] = page.evaluate(_RUN, list(rules))
    return faults


def _axe() -> Path | None:
    """axe-core in build/axe, fetched once where npm is."""
    folder = HOUSE / "build" / "axe"
    script = folder / "package" / "axe.min.js"
    if not script.exists() and which("npm"):
        folder.mkdir(parents=True, exist_ok=True)
        command = ["npm", "pack", "--silent", _AXE]
        asked = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=60, check=False)
        if asked.returncode == 0:
            with tarfile.open(folder / asked.stdout.split()[-1]) as packed:
                packed.extractall(folder, filter="data")
    return script if script.exists() else None


AXE: Final = _axe()
