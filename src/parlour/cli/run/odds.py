"""`parlour odds`: counting the odds of a hand that somebody typed, and showing them."""

from collections.abc import Iterator
from typing import Any

import click
import msgspec

from parlour.cards.notation import cards_symbols
from parlour.cli.errors import BadOption
from parlour.cli.run.hand import hand_in
from parlour.cli.tables import show_sheets
from parlour.engine.odds import Chance, Equity, HandAsked, Odds, Option, in_words
from parlour.engine.rules.finder import all_games
from parlour.engine.rules.game import Game
from parlour.engine.text_table import Sheet


class _Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """The options of `parlour odds`, without those that choose the rules."""

    rivals: int
    best: int
    as_json: bool
    plain: bool


def show_odds(game: Game, rules: Any, cards: str, opened: dict[str, list[int]], wishes: object) -> None:
    """Counts and shows."""
    wanted = msgspec.convert(wishes, _Wanted)
    if game.odds is None:
        countable = ", ".join(each.id for each in all_games() if each.odds is not None)
        raise BadOption("no-odds", f"{game.id} has no odds to count: {countable} have them.")
    asked = HandAsked(cards=hand_in(cards), open=opened, rivals=wanted.rivals)
    book, hearer = game.phrasebook(), game.hearer(rules)
    odds = in_words(game.odds(rules, asked), lambda sentence: book.say(sentence, hearer))
    if wanted.as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(odds), indent=2))
        return
    click.echo(f"{cards_symbols(asked.cards)}: {odds.name}.\n")
    show_sheets([_standing(odds), _choices(odds, wanted.best)], _remarks(odds, wanted.best), wanted.plain)


def _standing(odds: Odds) -> Sheet:
    rows = [[str(chance.label), f"{chance.ways:,}", f"{chance.share:.4%}"] for chance in odds.against]
    return Sheet("Against one hand from the unseen cards", ["as it is, it", "hands", "share"], rows)


def _choices(odds: Odds, best: int) -> Sheet:
    columns = ["choice", "value", "wins", "better hand", "becomes"]
    return Sheet("Choices, the best first", columns, [_row_of(option) for option in odds.options[:best]])


def _row_of(option: Option) -> list[str]:
    becomes = ", ".join(f"{chance.label} {_short(chance)}" for chance in option.becomes)
    return [str(option.label), f"{option.value:.4f}", f"{option.wins:.4f}", _short(option.better), becomes]


def _short(chance: Chance) -> str:
    """A share as briefly as it can be said without calling a rare thing impossible."""
    return (
        f"{chance.share:.1%}" if chance.share >= 0.001 or chance.ways == 0 else f"{chance.ways}:{chance.of:,}"
    )


def _equity_line(equity: Equity) -> str:
    if equity.deals is None:
        return f"Against one hand it takes {equity.share:.2%} of the pots as it is, counted."
    sampled = f"± {equity.error:.2%}, from {equity.deals:,} deals"
    return f"Against {equity.rivals} hands it takes {equity.share:.2%} of the pots as it is ({sampled})."


def _remarks(odds: Odds, best: int) -> Iterator[str]:
    yield _equity_line(odds.equity)
    yield f"Value: {odds.value_means}."
    if len(odds.options) > best:
        yield f"{best} of {len(odds.options)} choices are shown; --best {len(odds.options)} shows all."
