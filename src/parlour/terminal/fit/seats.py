"""The seats: a line each with everything about them, a strip, or a single line."""

from parlour.engine.show.view import SeatView, ZoneView
from parlour.terminal.fit.cards import BACK_STYLE, inline
from parlour.terminal.fit.flow import block_width, flowed, padded
from parlour.terminal.fit.line import EMPTY, Line, joined, line
from parlour.terminal.fit.parts import Lines, Part, part
from parlour.terminal.fit.sight import Sight

_TURN = "▸"


def seats(sight: Sight, width: int) -> Part:
    """All seats as a table, as a strip with their cards, without, by one number each, and as one line."""
    everybody = sight.page.view.seats

    def short() -> Lines:
        return [_short(sight, seat) for seat in everybody]

    return part(
        "seats",
        lambda: _grid(sight, width),
        lambda: _strip(sight, width),
        lambda: _strip(sight, width, with_cards=False),
        lambda: flowed(short(), width),
        lambda: [joined(short(), "  ").clipped(width)],
    )


def _grid(sight: Sight, width: int) -> Lines:
    """A heading and a line for each seat, all columns under one another; where that is too wide, with the one
    number that says most, and else a strip: nothing that lies before a seat is cut off."""
    page = sight.page
    names = list(dict.fromkeys(name for seat in page.view.seats for name in seat.counters))
    heading = [EMPTY, *(line(page.counter(name), "dim") for name in names), EMPTY, EMPTY]
    full = _table([heading, *(_row(sight, seat, _numbers(sight, seat, names)) for seat in page.view.seats)])
    if block_width(full) <= width:
        return full
    short = _table([_row(sight, seat, [page.main_number(seat)]) for seat in page.view.seats])
    return short if block_width(short) <= width else _strip(sight, width)


def _strip(sight: Sight, width: int, *, with_cards: bool = True) -> Lines:
    """The seats one after another, each in one piece."""
    pieces = [_piece(sight, seat, with_cards=with_cards) for seat in sight.page.view.seats]
    return flowed(pieces, width, gap=3)


def _numbers(sight: Sight, seat: SeatView, names: list[str]) -> list[str]:
    number = sight.page.words.number
    return [number(seat.counters[name]) if name in seat.counters else "" for name in names]


def _row(sight: Sight, seat: SeatView, numbers: list[str]) -> list[Line]:
    return [
        _name(sight, seat),
        *(line(number) for number in numbers),
        line(" ".join(sight.page.badges(seat.seat)), "magenta"),
        _cards(sight, seat),
    ]


def _table(rows: list[list[Line]]) -> Lines:
    widths = [max(row[column].width for row in rows) for column in range(len(rows[0]))]
    return [_aligned(row, widths) for row in rows]


def _aligned(row: list[Line], widths: list[int]) -> Line:
    """Names to the left, numbers to the right; the last column is not filled up."""
    name, *numbers, marks, cards = row
    cells = [padded(name, widths[0])]
    for number, width in zip(numbers, widths[1:-2], strict=True):
        cells.append(joined([line(" " * (width - number.width)), number]))
    if widths[-2]:
        cells.append(padded(marks, widths[-2]))
    return joined([*cells, cards], "  ")


def _name(sight: Sight, seat: SeatView) -> Line:
    acting = seat.seat in sight.page.view.to_act
    mark = (_TURN if acting else " ", "bold magenta", "")
    return Line([mark, (sight.page.name(seat.seat), "bold" if acting else "", "")])


def _cards(sight: Sight, seat: SeatView) -> Line:
    """The cards before another seat, in short; the viewer's own are drawn elsewhere."""
    if seat.seat == sight.page.view.viewer:
        return EMPTY
    zones = [zone for zone in sight.page.zones_of(seat.seat) if zone.count]
    return joined([_named(sight, zone, alone=len(zones) == 1) for zone in zones], "  ")


def _named(sight: Sight, zone: ZoneView, *, alone: bool) -> Line:
    hidden = not zone.cards or all(card < 0 for card in zone.cards)
    cards = line(f"{zone.count}▒", BACK_STYLE) if hidden else joined(inline(sight.cards(zone)), " ")
    return cards if alone else joined([line(f"{sight.page.zone_label(zone)} ", "dim"), cards])


def _piece(sight: Sight, seat: SeatView, *, with_cards: bool) -> Line:
    """A seat in one piece: its name, its numbers and marks."""
    numbers = line(" ".join(sight.page.numbers(seat.counters)), "dim")
    marks = line(" ".join(sight.page.badges(seat.seat)), "magenta")
    cards = _cards(sight, seat) if with_cards else EMPTY
    return joined([each for each in (_name(sight, seat), numbers, marks, cards) if each.width], " ")


def _short(sight: Sight, seat: SeatView) -> Line:
    """A seat's name and the one number that says most."""
    number = line(sight.page.main_number(seat), "dim")
    return joined([each for each in (_name(sight, seat), number) if each.width], " ")
