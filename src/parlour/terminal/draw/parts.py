"""The parts of a table, each in the forms that it can take, from the most generous to the most modest."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final, NamedTuple

from parlour.cards.codes import BACK
from parlour.engine.show.view import ZoneView
from parlour.terminal.draw.card_text import colour_suits
from parlour.terminal.draw.cards import BACK_STYLE, boxes, label_cards
from parlour.terminal.draw.flow import flow, shorten, side_by_side, wrap
from parlour.terminal.draw.line import Line, join_lines, line
from parlour.terminal.draw.scene import TableScene
from parlour.terminal.show.page import is_taken_pile
from parlour.terminal.tournament.strip import Strip

Lines = list[Line]
Form = Callable[[], Lines]
"""Draws a part in one way, when somebody wants to see whether it fits."""
_MOST_PLAYED: Final = 24
"""So many cards of a common zone are drawn at most; the latest ones."""
_FEW: Final = 6
"""So many cards of a common zone still stand in a line with others."""
_WIDEST: Final = 1_000
_BETWEEN: Final = " · "
_KEY_STYLE: Final = "bold bright_blue"


class Part(NamedTuple):
    """A part of the table: its name, and its forms."""

    name: str
    forms: Sequence[Form]


def part(name: str, *forms: Form) -> Part:
    """Return a part whose forms are drawn at most once each."""
    return Part(name, [cache(form) for form in forms])


def nothing() -> Lines:
    return []


def headline(scene: TableScene, width: int) -> Part:
    """Draw the game and the table's public numbers."""
    return part("headline", lambda: [line(scene.page.headline(), "bold").clipped(width)])


def strip(scene: TableScene, width: int) -> Part:
    """Draw how the tournament around the table stands: what fits into a line, or not at all."""
    return part("strip", lambda: strip_lines(scene.strip, width), nothing)


def strip_lines(strip: Strip | None, width: int) -> Lines:
    """Draw a tournament in one line: notices are always there, and the least weighty facts give way."""
    if strip is None:
        return []
    notices = [line(f" {notice} ", "bold reverse") for notice in strip.notices()]
    pieces = [line(piece) for piece in strip.pieces()]
    while len(pieces) > 1 and join_lines([*pieces, *notices], _BETWEEN).width > width:
        pieces.pop()
    return [join_lines([*pieces, *notices], _BETWEEN).clipped(width)]


def common(scene: TableScene, width: int) -> Part:
    """Draw what lies on the table: as boxes, as words, as counts, or not at all."""
    zones = [zone for zone in scene.page.common_zones() if zone.count]

    def counts() -> Lines:
        return flow([_zone_count(scene, zone) for zone in zones], width)

    return part(
        "common",
        lambda: side_by_side([_draw_zone(scene, zone, width) for zone in zones], width),
        lambda: [each for zone in zones for each in _in_words(scene, zone, width)],
        lambda: flow([_in_short(scene, zone) for zone in zones], width),
        counts,
        lambda: counts()[:1],
        nothing,
    )


def _draw_zone(scene: TableScene, zone: ZoneView, width: int) -> Lines:
    """Draw a zone as boxes under its label; a pile by its count."""
    label = line(scene.page.zone_label(zone), "bold").clipped(width)
    if _is_pile(scene, zone):
        return [label, *_pile(zone.count)]
    return [label, *boxes(scene.cards(zone)[-_MOST_PLAYED:], width)]


def _is_pile(scene: TableScene, zone: ZoneView) -> bool:
    """Return whether only the count says something: no card is known or in play, no place is picked."""
    hidden = len(zone.cards) > 1 and all(card == BACK for card in zone.cards)
    return not zone.cards or ((hidden or is_taken_pile(zone)) and not scene.numbers(zone))


def _pile(count: int) -> Lines:
    return [line(letters, BACK_STYLE) for letters in ("╭────╮", f"│{count:^4}│", "╰────╯")]


def _in_words(scene: TableScene, zone: ZoneView, width: int) -> Lines:
    if _is_pile(scene, zone):
        return [_zone_count(scene, zone)]
    return label_cards(scene.page.zone_label(zone), scene.cards(zone)[-_MOST_PLAYED:], width)


def _in_short(scene: TableScene, zone: ZoneView) -> Line:
    """Draw a zone in one piece: its label and its cards, or their count where there are many."""
    if _is_pile(scene, zone) or len(zone.cards) > _FEW:
        return _zone_count(scene, zone)
    return label_cards(scene.page.zone_label(zone), scene.cards(zone), _WIDEST)[0]


def _zone_count(scene: TableScene, zone: ZoneView) -> Line:
    return Line([(f"{scene.page.zone_label(zone)}: ", "bold", ""), (f"{zone.count}", BACK_STYLE, "")])


def own(scene: TableScene, width: int) -> Part:
    """Draw what lies before the viewer: as boxes, or as words; all of it, and how much is out of play."""
    zones = [zone for zone in scene.page.own_zones() if zone.count]
    return part(
        "own",
        lambda: side_by_side([_draw_whole_zone(scene, zone, width) for zone in zones], width),
        lambda: [each for zone in zones for each in _all_words(scene, zone, width)],
    )


def _draw_whole_zone(scene: TableScene, zone: ZoneView, width: int) -> Lines:
    if _is_pile(scene, zone):
        return _draw_zone(scene, zone, width)
    label = line(scene.page.zone_label(zone), "bold").clipped(width)
    return [label, *boxes(scene.cards(zone), width)]


def _all_words(scene: TableScene, zone: ZoneView, width: int) -> Lines:
    if _is_pile(scene, zone):
        return [_zone_count(scene, zone)]
    return label_cards(scene.page.zone_label(zone), scene.cards(zone), width)


def notes(scene: TableScene, width: int) -> Part:
    """Draw what the viewer is told about the own cards: whole, in a line each, or not at all."""
    told = [colour_suits(note) for note in scene.page.notes()]
    return part(
        "notes",
        lambda: [each for note in told for each in wrap(note, width)],
        lambda: [note.clipped(width) for note in told],
        nothing,
    )


def prompt(scene: TableScene, width: int) -> Part:
    """Draw what is asked; always all of it."""
    question = scene.offered.brief or scene.page.prompt() or scene.question
    asked = [colour_suits(each).styled("bold") for each in question.splitlines()]
    return part("prompt", lambda: [each for text in asked for each in wrap(text, width)])


def offers(scene: TableScene, width: int) -> Part:
    """Draw what may be answered: a line each, or one after another; always all of it."""
    pieces = [_offer(scene, number) for number in range(len(scene.offered.offers))]
    return part(
        "offers",
        lambda: [each for piece in pieces for each in wrap(piece, width)],
        lambda: flow(pieces, width, gap=3),
        lambda: flow(pieces, width, gap=2),
    )


def _offer(scene: TableScene, number: int) -> Line:
    """Draw the word to type and what it means; the one that Enter takes stands out."""
    offer = scene.offered.offers[number]
    label = colour_suits(f" {offer.label}") if offer.label else Line([])
    whole = Line([(offer.word, _KEY_STYLE, ""), *label.runs]).saying(offer.word)
    return whole.styled("reverse") if number == scene.lit else whole


def log(scene: TableScene, width: int, height: int) -> Lines:
    """Draw the latest of what happened: as many whole sentences as fit, or the last one cut short."""
    lines: Lines = []
    for sentence in reversed(scene.log):
        told = wrap(colour_suits(f"· {sentence}"), width)
        if len(told) + len(lines) > height:
            return lines or _cut_short(sentence, width, height)
        lines = [*told, *lines]
    return lines


def _cut_short(sentence: str, width: int, height: int) -> Lines:
    return shorten(colour_suits(f"· {sentence}"), width, height) if height > 0 else []


def latest(scene: TableScene, width: int) -> Part:
    """Draw the last thing that happened, in a line, or not at all."""
    return part(
        "log",
        lambda: [colour_suits(f"· {sentence}").clipped(width) for sentence in scene.log[-1:]],
        nothing,
    )
