"""The seats: a line each with everything about them, a strip, or a single line."""

from collections.abc import Iterator
from itertools import groupby
from typing import Final

from parlour.cards.codes import BACK
from parlour.engine.show.view import SeatView, ZoneView
from parlour.terminal.draw.cards import BACK_STYLE, Shown, inline
from parlour.terminal.draw.flow import block_width, flow, pad
from parlour.terminal.draw.line import EMPTY, Line, join_lines, line
from parlour.terminal.draw.parts import Lines, Part, part
from parlour.terminal.draw.scene import TableScene
from parlour.terminal.show.page import is_taken_pile

_TURN = "▸"
_FEW_BACKS: Final = 3
"""So many backs in a row are drawn one by one, more of them by their number."""


def seats(scene: TableScene, width: int) -> Part:
    """Draw all seats: as a table, a strip with their cards, without, by one number each, or in one line."""
    everybody = scene.page.seats()

    def short() -> Lines:
        return [_short(scene, seat) for seat in everybody]

    return part(
        "seats",
        lambda: _grid(scene, width),
        lambda: _strip(scene, width),
        lambda: _strip(scene, width, with_cards=False),
        lambda: flow(short(), width),
        lambda: [join_lines(short(), "  ").clipped(width)],
    )


def _grid(scene: TableScene, width: int) -> Lines:
    """Draw a heading and a line for each seat, all columns under one another.

    Where that is too wide, with the one number that says most, and else as a strip: nothing that lies before
    a seat is cut off.
    """
    page = scene.page
    names = list(dict.fromkeys(name for seat in page.seats() for name in seat.counters))
    heading = [EMPTY, *(line(page.counter(name), "dim") for name in names), EMPTY, EMPTY]
    full = _table([heading, *(_row(scene, seat, _numbers(scene, seat, names)) for seat in page.seats())])
    if block_width(full) <= width:
        return full
    short = _table([_row(scene, seat, [page.main_number(seat)]) for seat in page.seats()])
    return short if block_width(short) <= width else _strip(scene, width)


def _strip(scene: TableScene, width: int, *, with_cards: bool = True) -> Lines:
    """Draw the seats one after another, each in one piece."""
    pieces = [_piece(scene, seat, with_cards=with_cards) for seat in scene.page.seats()]
    return flow(pieces, width, gap=3)


def _numbers(scene: TableScene, seat: SeatView, names: list[str]) -> list[str]:
    number = scene.page.words.number
    return [number(seat.counters[name]) if name in seat.counters else "" for name in names]


def _row(scene: TableScene, seat: SeatView, numbers: list[str]) -> list[Line]:
    return [
        _name(scene, seat),
        *(line(number) for number in numbers),
        line(" ".join(scene.page.badges(seat.seat)), "magenta"),
        _cards(scene, seat),
    ]


def _table(rows: list[list[Line]]) -> Lines:
    widths = [max(row[column].width for row in rows) for column in range(len(rows[0]))]
    return [_align(row, widths) for row in rows]


def _align(row: list[Line], widths: list[int]) -> Line:
    """Set names to the left, numbers to the right; the last column is not filled up."""
    name, *numbers, marks, cards = row
    cells = [pad(name, widths[0])]
    for number, width in zip(numbers, widths[1:-2], strict=True):
        cells.append(join_lines([line(" " * (width - number.width)), number]))
    if widths[-2]:
        cells.append(pad(marks, widths[-2]))
    return join_lines([*cells, cards], "  ")


def _name(scene: TableScene, seat: SeatView) -> Line:
    acting = seat.seat in scene.page.view.to_act
    mark = (_TURN if acting else " ", "bold magenta", "")
    return Line([mark, (scene.page.name(seat.seat), "bold" if acting else "", "")])


def _cards(scene: TableScene, seat: SeatView) -> Line:
    """Draw the cards before another seat, in short; the viewer's own are drawn elsewhere."""
    if seat.seat == scene.page.view.viewer:
        return EMPTY
    zones = [zone for zone in scene.page.zones_of(seat.seat) if zone.count]
    return join_lines([_zone_cards(scene, zone, alone=len(zones) == 1) for zone in zones], "  ")


def _zone_cards(scene: TableScene, zone: ZoneView, *, alone: bool) -> Line:
    """Draw the cards of a zone, or how many there are where none is seen or all are out of play."""
    if is_taken_pile(zone):
        return line(f"{scene.page.zone_label(zone)} {zone.count}", "dim")
    hidden = not zone.cards or all(card < 0 for card in zone.cards)
    cards = _backs(zone.count) if hidden else join_lines([*_runs(scene.cards(zone))], " ")
    return cards if alone else join_lines([line(f"{scene.page.zone_label(zone)} ", "dim"), cards])


def _runs(cards: list[Shown]) -> Iterator[Line]:
    """Yield each card in short, and a long run of backs by its number: a large hand fits into its line."""
    for is_back, run in groupby(cards, lambda shown: shown.card == BACK):
        together = [*run]
        if is_back and len(together) > _FEW_BACKS:
            yield _backs(len(together))
        else:
            yield from inline(together)


def _backs(count: int) -> Line:
    return line(f"{count}▒", BACK_STYLE)


def _piece(scene: TableScene, seat: SeatView, *, with_cards: bool) -> Line:
    """Draw a seat in one piece: its name, its numbers and marks."""
    numbers = line(" ".join(scene.page.numbers(seat.counters)), "dim")
    marks = line(" ".join(scene.page.badges(seat.seat)), "magenta")
    cards = _cards(scene, seat) if with_cards else EMPTY
    return join_lines([each for each in (_name(scene, seat), numbers, marks, cards) if each.width], " ")


def _short(scene: TableScene, seat: SeatView) -> Line:
    """Draw a seat's name and the one number that says most."""
    number = line(scene.page.main_number(seat), "dim")
    return join_lines([each for each in (_name(scene, seat), number) if each.width], " ")
