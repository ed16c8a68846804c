"""Counting the odds of a hand that somebody typed, and showing them."""

from collections.abc import Iterator
from typing import Any

import click
import msgspec

from parlour.cards.notation import cards_symbols
from parlour.cli.errors import BadOption
from parlour.cli.run.hand import card_in, hand_in
from parlour.cli.tables import show_sheets
from parlour.engine.odds import Asked, Chance, Equity, Odds, Option
from parlour.engine.rules.game import Game
from parlour.engine.text_table import Sheet


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """The options of `parlour odds`, without those that choose the rules."""

    trump: str | None
    floor: str | None
    rivals: int
    best: int
    as_json: bool
    plain: bool


def show_odds(game: Game, rules: Any, cards: str, wishes: object) -> None:
    """Counts and shows."""
    wanted = msgspec.convert(wishes, Wanted)
    if game.odds is None:
        raise BadOption("no-odds", f"{game.id} has no odds to count: try five-card-draw or three-card-brag.")
    asked = what_is_asked(cards, wanted)
    odds = game.odds(rules, asked)
    if wanted.as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(odds), indent=2))
        return
    click.echo(f"{cards_symbols(asked.cards)}: {odds.name}.\n")
    show_sheets([standing(odds), choices(odds, wanted.best)], remarks(odds, wanted.best), wanted.plain)


def what_is_asked(cards: str, wanted: Wanted) -> Asked:
    trump, floor = card_in(wanted.trump), card_in(wanted.floor)
    return Asked(cards=hand_in(cards), trump=trump, floor=floor, rivals=wanted.rivals)


def standing(odds: Odds) -> Sheet:
    rows = [[chance.label, f"{chance.ways:,}", f"{chance.share:.4%}"] for chance in odds.against]
    return Sheet("Against one hand from the unseen cards", ["as it is, it", "hands", "share"], rows)


def choices(odds: Odds, best: int) -> Sheet:
    columns = ["choice", "value", "wins", "better hand", "becomes"]
    return Sheet("Choices, the best first", columns, [row_of(option) for option in odds.options[:best]])


def row_of(option: Option) -> list[str]:
    becomes = ", ".join(f"{chance.label} {short(chance)}" for chance in option.becomes)
    return [option.label, f"{option.value:.4f}", f"{option.wins:.4f}", short(option.better), becomes]


def short(chance: Chance) -> str:
    """A share as briefly as it can be said without calling a rare thing impossible."""
    return (
        f"{chance.share:.1%}" if chance.share >= 0.001 or chance.ways == 0 else f"{chance.ways}:{chance.of:,}"
    )


def equity_line(equity: Equity) -> str:
    if equity.deals is None:
        return f"Against one hand it takes {equity.share:.2%} of the pots as it is, counted."
    sampled = f"± {equity.error:.2%}, from {equity.deals:,} deals"
    return f"Against {equity.rivals} hands it takes {equity.share:.2%} of the pots as it is ({sampled})."


def remarks(odds: Odds, best: int) -> Iterator[str]:
    yield equity_line(odds.equity)
    yield f"Value: {odds.value_means}."
    if len(odds.options) > best:
        yield f"{best} of {len(odds.options)} choices are shown; --best {len(odds.options)} shows all."
