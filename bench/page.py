"""The table in the browser: its weight, its first paint, one update for 13 seats, and memory after an hour.

Usage: python bench/page.py [--rounds 5] [--updates 2400] [--no-page]

Needs the extra `browser` and a Chromium. Writes docs/benchmarks-page.md. An hour of play is not waited for:
as many states as an hour has are shown one after the other, taken from a real game.
"""

import argparse
import os
import platform
import sys
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple

HOUSE: Final = Path(__file__).parent.parent
sys.path.insert(0, str(HOUSE))

from bench.revision import measured_commit  # noqa: E402
from tests.browser.presser import Presser  # noqa: E402
from tests.browser.short import seats_for  # noqa: E402
from tests.browser.stage import Visit, browser, room  # noqa: E402

PAGE: Final = HOUSE / "docs" / "benchmarks-page.md"
_SEATS: Final = 13
_DECISIONS: Final = 12
_WARM, _TIMED = 100, 400
_MOST_KB, _MOST_PAINT, _MOST_UPDATE = 120, 1.0, 4.0
_SLOW_LINE: Final = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 204_800,
    "uploadThroughput": 93_750,
}
"""1.6 Mbit/s down, 150 ms there and back: what Lighthouse takes for a phone."""
_SLOWER: Final = 4
"""So many times slower than this machine's core is the phone's."""
_TAP: Final = """() => {
    const Real = WebSocket
    window.states = []
    const keep = event => { const said = JSON.parse(event.data); if (said.t === 'state') states.push(said) }
    window.WebSocket = class extends Real {
        constructor(...all) { super(...all); this.addEventListener('message', keep) }
    }
}"""
_UPDATES: Final = """async count => {
    const base = document.querySelector('script[src*="/table/"]').src.split('/table/')[0]
    const {queueState} = await import(`${base}/table/state/pacing.js`)
    const shown = window.states.filter(each => each.common)
    for (let nth = 0; nth < count; nth++) {
        queueState({...shown[nth % shown.length], seq: 10_000 + nth})
        for (let turn = 0; turn < 8; turn++) await null
        void document.body.offsetHeight
        await new Promise(done => setTimeout(done))
    }
    return shown.length
}"""
_PAGE_TEXT: Final = """# The table in the browser

Written by `python bench/page.py` at {commit} on {machine}, Python {python}.
{load:.1f} processes wanted its {cores} cores meanwhile: where they are more than the cores, times are
longer than on a quiet machine.

| what | measured | at most | |
|---|---:|---:|---|
{targets}

First loads are all that a browser gets over HTTP that was never here; the faces of the cards are not among
them, for a table is loaded before its first deal and gets them afterwards. The phone has a line of 1.6 Mbit/s
with 150 ms there and back, and a core {slower} times slower than this machine's; the median of {paints},
which took from {fastest:.2f} to {slowest:.2f} s.

An update is a state of a real game with 13 seats ({states} states in turn, {updates} updates): taken apart,
drawn, and laid out, without motion. Counted is the processor time of the page's main thread, mean of all:
{script:.2f} ms of script, {style:.2f} ms of style and layout.

## Memory after an hour of play

An hour has about {hour:,} states, one in 1.5 seconds. They were shown one after the other without waiting,
and rubbish was collected before each look.

| updates | MB of JavaScript | nodes |
|---:|---:|---:|
{memory}

From the first quarter to the end it grew by {growth:+.2f} MB and {nodes:+,} nodes.
"""


class Memory(NamedTuple):
    """What the page holds after rubbish was collected."""

    updates: int
    heap: float
    nodes: int


class Cost(NamedTuple):
    """Processor milliseconds of one update, and of how many states and updates that is the mean."""

    script: float
    style: float
    states: int
    updates: int


class Measured(NamedTuple):
    """Everything, in kB, seconds, milliseconds and MB."""

    table_kb: float
    lobby_kb: float
    paints: list[float]
    cost: Cost
    memory: list[Memory]


def main() -> None:
    """Measure, print what came of it, and write the page."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=5, help="first paints")
    parser.add_argument("--updates", type=int, default=2400, help="states in an hour: one in 1.5 seconds")
    parser.add_argument("--no-page", action="store_true")
    wished = parser.parse_args()
    with room() as address, browser() as launched:
        measured = _measure_page(launched, address, wished.rounds, wished.updates)
    text = page_text(measured)
    print(text)
    if not wished.no_page:
        PAGE.write_text(text, encoding="utf-8")


def _measure_page(launched: Any, address: str, rounds: int, updates: int) -> Measured:
    visit = Visit(launched, address)
    visit.change(_TAP)
    games = visit.page.request.get(f"{address}/api/games").json()
    name = max(games, key=lambda each: int(each["most"]))["game"]
    table = visit.open_table(game=name, seats=seats_for(name, _SEATS), clock="none")
    table_kb, lobby_kb = (_weight(launched, address, path) for path in (f"/t/{table}", "/"))
    paints = [_first_paint(launched, address, f"/t/{table}") for _ in range(rounds)]
    visit.sit_and_begin()
    Presser(visit, 1).play(_DECISIONS)
    line = visit.context.new_cdp_session(visit.page)
    line.send("Performance.enable", {"timeDomain": "threadTicks"})
    cost, memory = _cost(visit, line), _an_hour(visit, line, updates)
    visit.context.close()
    return Measured(table_kb, lobby_kb, paints, cost, memory)


def _cost(visit: Visit, line: Any) -> Cost:
    """Return what one update takes once the page is warm."""
    visit.page.evaluate(_UPDATES, _WARM)
    before = _metrics(line)
    states = visit.page.evaluate(_UPDATES, _TIMED)
    spent = {name: 1000 * (value - before[name]) / _TIMED for name, value in _metrics(line).items()}
    style = spent["LayoutDuration"] + spent["RecalcStyleDuration"]
    return Cost(spent["ScriptDuration"], style, states, _TIMED)


def _metrics(line: Any) -> dict[str, float]:
    return {each["name"]: each["value"] for each in line.send("Performance.getMetrics")["metrics"]}


def _weight(launched: Any, address: str, path: str) -> float:
    """Return all that a new browser is sent over HTTP until the page is quiet, in kB."""
    visit = Visit(launched, address)
    line = visit.context.new_cdp_session(visit.page)
    line.send("Network.enable")
    sizes: list[int] = []
    line.on("Network.loadingFinished", lambda said: sizes.append(int(said["encodedDataLength"])))
    visit.page.goto(address + path, wait_until="networkidle")
    visit.page.wait_for_timeout(1_000)
    visit.context.close()
    return sum(sizes) / 1000


def _first_paint(launched: Any, address: str, path: str) -> float:
    """Return the seconds until something is to be seen with a slow line and a slow core."""
    visit = Visit(launched, address, "phone")
    line = visit.context.new_cdp_session(visit.page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", _SLOW_LINE)
    line.send("Emulation.setCPUThrottlingRate", {"rate": _SLOWER})
    visit.page.goto(address + path)
    paint = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime"
    found = visit.page.wait_for_function(paint).json_value()
    visit.context.close()
    return float(found) / 1000


def _an_hour(visit: Visit, line: Any, updates: int) -> list[Memory]:
    """Return the memory before, and after each quarter of so many updates."""
    found = [_memory(line, 0)]
    for quarter in range(1, 5):
        visit.page.evaluate(_UPDATES, updates // 4)
        found.append(_memory(line, quarter * updates // 4))
    return found


def _memory(line: Any, updates: int) -> Memory:
    for _ in range(3):
        line.send("HeapProfiler.collectGarbage")
    facts = _metrics(line)
    return Memory(updates, facts["JSHeapUsedSize"] / 1e6, int(facts["Nodes"]))


def page_text(found: Measured) -> str:
    """Return the page that says how it went."""
    memory = [f"| {each.updates:,} | {each.heap:.2f} | {each.nodes:,} |" for each in found.memory]
    first, last = found.memory[1], found.memory[-1]
    return _PAGE_TEXT.format(
        commit=measured_commit(),
        machine=platform.machine(),
        python=platform.python_version(),
        load=os.getloadavg()[1],
        cores=os.cpu_count(),
        targets="\n".join(_targets(found)),
        slower=_SLOWER,
        paints=len(found.paints),
        fastest=min(found.paints),
        slowest=max(found.paints),
        states=found.cost.states,
        updates=found.cost.updates,
        script=found.cost.script,
        style=found.cost.style,
        hour=last.updates,
        memory="\n".join(memory),
        growth=last.heap - first.heap,
        nodes=last.nodes - first.nodes,
    )


def _targets(found: Measured) -> list[str]:
    paint = median(found.paints)
    rows = [
        ("first load of a table, gzip, without card faces", found.table_kb, _MOST_KB, "kB", 0),
        ("first load of the lobby, gzip", found.lobby_kb, _MOST_KB, "kB", 0),
        ("first paint of a table on a throttled phone", paint, _MOST_PAINT, "s", 2),
        ("one update with 13 seats", found.cost.script + found.cost.style, _MOST_UPDATE, "ms", 1),
    ]
    return [
        f"| {what} | {value:.{digits}f} {unit} | {most:g} {unit} | {'met' if value <= most else 'missed'} |"
        for what, value, most, unit, digits in rows
    ]


if __name__ == "__main__":
    main()
