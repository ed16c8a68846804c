"""The parts of a table, each in the forms that it can take, from the most generous to the most modest."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final, NamedTuple

from parlour.cards.codes import BACK
from parlour.engine.show.view import ZoneView
from parlour.terminal.fit.card_text import coloured
from parlour.terminal.fit.cards import BACK_STYLE, boxes, labelled
from parlour.terminal.fit.flow import flowed, shortened, side_by_side, wrapped
from parlour.terminal.fit.line import Line, line
from parlour.terminal.fit.sight import Sight

Lines = list[Line]
Form = Callable[[], Lines]
"""Draws a part in one way, when somebody wants to see whether it fits."""
_MOST_PLAYED: Final = 24
"""So many cards of a common zone are drawn at most; the latest ones."""
_FEW: Final = 6
"""So many cards of a common zone still stand in a line with others."""
_WIDEST: Final = 1_000
_KEY_STYLE: Final = "bold bright_blue"


class Part(NamedTuple):
    """A part of the table: its name, and its forms."""

    name: str
    forms: Sequence[Form]


def part(name: str, *forms: Form) -> Part:
    """A part whose forms are drawn at most once each."""
    return Part(name, [cache(form) for form in forms])


def nothing() -> Lines:
    return []


def headline(sight: Sight, width: int) -> Part:
    """The game and the table's public numbers."""
    return part("headline", lambda: [line(sight.page.headline(), "bold").clipped(width)])


def common(sight: Sight, width: int) -> Part:
    """What lies on the table: as boxes, as words, as counts, or not at all."""
    zones = [zone for zone in sight.page.common_zones() if zone.count]

    def counts() -> Lines:
        return flowed([_counted(sight, zone) for zone in zones], width)

    return part(
        "common",
        lambda: side_by_side([_drawn(sight, zone, width) for zone in zones], width),
        lambda: [each for zone in zones for each in _in_words(sight, zone, width)],
        lambda: flowed([_in_short(sight, zone) for zone in zones], width),
        counts,
        lambda: counts()[:1],
        nothing,
    )


def _drawn(sight: Sight, zone: ZoneView, width: int) -> Lines:
    """A zone as boxes under its label; a pile by its count."""
    label = line(sight.page.zone_label(zone), "bold").clipped(width)
    if _is_pile(sight, zone):
        return [label, *_pile(zone.count)]
    return [label, *boxes(sight.cards(zone)[-_MOST_PLAYED:], width)]


def _is_pile(sight: Sight, zone: ZoneView) -> bool:
    """Whether only the count says something: no card is known, and no place can be picked."""
    hidden = len(zone.cards) > 1 and all(card == BACK for card in zone.cards)
    return not zone.cards or (hidden and not sight.numbers(zone))


def _pile(count: int) -> Lines:
    return [line(letters, BACK_STYLE) for letters in ("╭────╮", f"│{count:^4}│", "╰────╯")]


def _in_words(sight: Sight, zone: ZoneView, width: int) -> Lines:
    if _is_pile(sight, zone):
        return [_counted(sight, zone)]
    return labelled(sight.page.zone_label(zone), sight.cards(zone)[-_MOST_PLAYED:], width)


def _in_short(sight: Sight, zone: ZoneView) -> Line:
    """A zone in one piece: its label and its cards, or their count where there are many."""
    if _is_pile(sight, zone) or len(zone.cards) > _FEW:
        return _counted(sight, zone)
    return labelled(sight.page.zone_label(zone), sight.cards(zone), _WIDEST)[0]


def _counted(sight: Sight, zone: ZoneView) -> Line:
    return Line([(f"{sight.page.zone_label(zone)}: ", "bold", ""), (f"{zone.count}", BACK_STYLE, "")])


def own(sight: Sight, width: int) -> Part:
    """What lies before the viewer: as boxes, or as words; always all of it."""
    zones = [zone for zone in sight.page.own_zones() if zone.count]
    return part(
        "own",
        lambda: side_by_side([_all_drawn(sight, zone, width) for zone in zones], width),
        lambda: [each for zone in zones for each in _all_words(sight, zone, width)],
    )


def _all_drawn(sight: Sight, zone: ZoneView, width: int) -> Lines:
    if _is_pile(sight, zone):
        return _drawn(sight, zone, width)
    label = line(sight.page.zone_label(zone), "bold").clipped(width)
    return [label, *boxes(sight.cards(zone), width)]


def _all_words(sight: Sight, zone: ZoneView, width: int) -> Lines:
    if _is_pile(sight, zone):
        return [_counted(sight, zone)]
    return labelled(sight.page.zone_label(zone), sight.cards(zone), width)


def notes(sight: Sight, width: int) -> Part:
    """What the viewer is told about the own cards: whole, in a line each, or not at all."""
    told = [coloured(note) for note in sight.page.notes()]
    return part(
        "notes",
        lambda: [each for note in told for each in wrapped(note, width)],
        lambda: [note.clipped(width) for note in told],
        nothing,
    )


def prompt(sight: Sight, width: int) -> Part:
    """What is asked; always all of it."""
    question = sight.offered.brief or sight.page.prompt() or sight.question
    asked = [coloured(each).styled("bold") for each in question.splitlines()]
    return part("prompt", lambda: [each for text in asked for each in wrapped(text, width)])


def offers(sight: Sight, width: int) -> Part:
    """What may be answered: a line each, or one after another; always all of it."""
    pieces = [_offer(sight, number) for number in range(len(sight.offered.offers))]
    return part(
        "offers",
        lambda: [each for piece in pieces for each in wrapped(piece, width)],
        lambda: flowed(pieces, width, gap=3),
        lambda: flowed(pieces, width, gap=2),
    )


def _offer(sight: Sight, number: int) -> Line:
    """The word to type and what it means; the one that Enter takes stands out."""
    offer = sight.offered.offers[number]
    label = coloured(f" {offer.label}") if offer.label else Line([])
    whole = Line([(offer.word, _KEY_STYLE, ""), *label.runs]).saying(offer.word)
    return whole.styled("reverse") if number == sight.lit else whole


def log(sight: Sight, width: int, height: int) -> Lines:
    """The latest of what happened: as many whole sentences as fit, or the last one cut short."""
    lines: Lines = []
    for sentence in reversed(sight.log):
        told = wrapped(coloured(f"· {sentence}"), width)
        if len(told) + len(lines) > height:
            return lines or _cut_short(sentence, width, height)
        lines = [*told, *lines]
    return lines


def _cut_short(sentence: str, width: int, height: int) -> Lines:
    return shortened(coloured(f"· {sentence}"), width, height) if height > 0 else []


def latest(sight: Sight, width: int) -> Part:
    """The last thing that happened, in a line, or not at all."""
    return part(
        "log",
        lambda: [coloured(f"· {sentence}").clipped(width) for sentence in sight.log[-1:]],
        nothing,
    )
