"""A table as linear text, for a screen reader or a pipe: own hand first, few lines, nothing but words."""

import re
from collections.abc import Iterator
from itertools import groupby
from typing import Final

from parlour.cards.codes import BACK
from parlour.cards.notation import card_text
from parlour.engine.show.view import SeatView, ZoneView
from parlour.terminal.show.page import Page, is_taken_pile

_MARKUP: Final = re.compile(r"^[ \t]*(#+|[-*+>]|\|)[ \t]+|[`*|]|^[ \t]*[-|: ]{3,}$", re.MULTILINE)
_FEW_BACKS: Final = 3
"""So many backs in a row are said one by one, more of them by their number."""


def plain_table(page: Page) -> list[str]:
    """Write the table in five lines at most: the own hand and its worth, the news, the table, the seats."""
    own = [*(f"{_zone_line(page, zone)}." for zone in page.own_zones()), *page.notes()]
    lying = [_zone_line(page, zone) for zone in page.common_zones() if zone.count]
    common = "; ".join([", ".join([page.title, *page.numbers(page.view.counters)]), *lying])
    seats = "; ".join(_seat_line(page, seat) for seat in page.seats())
    lines = [" ".join(map(with_capital, own)), " ".join(page.news), f"{common}.", f"{seats}."]
    return ["", *(line for line in lines if line)]


def plain_choices(page: Page) -> list[str]:
    """Write what is asked, and what may be done, in two lines."""
    keys = ", ".join(f"{key} {label}".rstrip() for key, label in (*page.moves(), *page.services()))
    return [*([page.prompt()] if page.prompt() else []), f"{keys}."]


def _seat_line(page: Page, seat: SeatView) -> str:
    """Write a seat in short: its numbers and marks, whose turn it is, and what others see before it."""
    turn = [page.words("page.to-act")] if seat.seat in page.view.to_act else []
    zones = [] if seat.seat == page.view.viewer else page.zones_of(seat.seat)
    lying = [_zone_line(page, zone) for zone in zones if zone.count]
    facts = [*page.numbers(seat.counters), *page.badges(seat.seat), *turn, *lying]
    return f"{page.name(seat.seat)}: {', '.join(facts)}"


def _zone_line(page: Page, zone: ZoneView) -> str:
    """`hand: 9D 10H KC`, `centre: 9D (face down) KC`, `stock: 40 cards`."""
    return f"{page.zone_label(zone)}: {_lying(page, zone)}"


def _lying(page: Page, zone: ZoneView) -> str:
    if zone.count == 0:
        return page.words("zone.empty")
    if not zone.cards or is_taken_pile(zone):
        return page.words("zone.count", count=zone.count)
    if all(card == BACK for card in zone.cards):
        return page.words("zone.backs", count=zone.count)
    return " ".join(_runs(page, [zone.cards[slot] for slot in page.places(zone)]))


def _runs(page: Page, cards: list[int]) -> Iterator[str]:
    """Yield each card, and a long run of backs by its number: nobody wants to hear ten of them."""
    for card, run in groupby(cards):
        count = len([*run])
        if card == BACK and count > _FEW_BACKS:
            yield page.words("zone.backs", count=count)
        else:
            yield from [page.words("zone.back") if card == BACK else card_text(card)] * count


def without_markup(text: str) -> str:
    """Return Markdown as it is read aloud: no signs for headings, lists, code, emphasis and tables."""
    return re.sub(r"\n{3,}", "\n\n", _MARKUP.sub("", text))


def with_capital(words: str) -> str:
    """Return the words with a capital in front; the rest stays as it is."""
    return words[:1].upper() + words[1:]
