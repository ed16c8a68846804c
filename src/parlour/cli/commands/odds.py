"""`parlour odds`: exact chances of a hand, and what each choice is worth."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import click
import msgspec

from parlour.cli.options import OwnOptions, complete_game, open_cards, plain, rules_options

if TYPE_CHECKING:
    from parlour.engine.odds import Chance, Equity, Odds, Option
    from parlour.engine.rules.game import Game
    from parlour.engine.text_table import Sheet


class OddsOptions(msgspec.Struct, frozen=True, kw_only=True):
    """The options of `parlour odds`, without those that choose the rules."""

    rivals: int
    best: int
    as_json: bool
    plain: bool


@click.command("odds", cls=OwnOptions)
@click.argument("game", shell_complete=complete_game)
@click.argument("cards", nargs=-1, required=True)
@open_cards
@click.option(
    "--rivals", metavar="N", type=click.IntRange(1), default=1, show_default=True, help="Hands to beat."
)
@click.option(
    "--best", metavar="N", type=click.IntRange(1), default=8, show_default=True, help="So many choices."
)
@click.option("--json", "as_json", is_flag=True, help="Every choice and every chance as JSON.")
@rules_options
@plain
def command(
    game: str,
    cards: tuple[str, ...],
    variant: str,
    rules_file: str | None,
    switches: tuple[str, ...],
    opened: tuple[str, ...],
    own: list[tuple[str, str]],
    **options: object,
) -> None:
    """Count what may come of CARDS, such as "AS AD KH 7C 2D", as a hand of GAME.

    \b
    parlour odds GAME "AS AD KH 7C 2D"
    parlour odds GAME "AS AD KH 7C 2D" --rivals 5
    parlour odds GAME "QS QD 7C" --open trump=6H --json
    """
    from parlour.cli.rules_options import chosen_rules
    from parlour.cli.typed_cards import open_cards_in, split_own
    from parlour.engine.rules.finder import find_game

    found = find_game(game)
    zones, short = split_own(found, own)
    rules = chosen_rules(found, variant, rules_file, switches, short=short)
    lying = open_cards_in(found, opened, zones)
    _show_odds(found, rules, " ".join(cards), lying, msgspec.convert(options, OddsOptions))


def _show_odds(
    game: "Game", rules: Any, cards: str, opened: dict[str, list[int]], options: OddsOptions
) -> None:
    """Count and show the odds, or refuse a game that has none."""
    from parlour.api.hands import card_codes, count_odds
    from parlour.cards.notation import cards_symbols
    from parlour.cli.tables import show_sheets

    odds = count_odds(game, rules, cards, opened, rivals=options.rivals)
    if options.as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(odds), indent=2))
        return
    click.echo(f"{cards_symbols(card_codes(cards))}: {odds.name}.\n")
    show_sheets([_standing(odds), _choices(odds, options.best)], _remarks(odds, options.best), options.plain)


def _standing(odds: "Odds") -> "Sheet":
    from parlour.engine.text_table import Sheet

    rows = [[str(chance.label), f"{chance.ways:,}", f"{chance.share:.4%}"] for chance in odds.against]
    return Sheet("Against one hand from the unseen cards", ["as it is, it", "hands", "share"], rows)


def _choices(odds: "Odds", best: int) -> "Sheet":
    from parlour.engine.text_table import Sheet

    columns = ["choice", "value", "wins", "better hand", "becomes"]
    return Sheet("Choices, the best first", columns, [_row_of(option) for option in odds.options[:best]])


def _row_of(option: "Option") -> list[str]:
    becomes = ", ".join(f"{chance.label} {_short(chance)}" for chance in option.becomes)
    return [str(option.label), f"{option.value:.4f}", f"{option.wins:.4f}", _short(option.better), becomes]


def _short(chance: "Chance") -> str:
    """Return a share as briefly as it can be said without calling a rare thing impossible."""
    return (
        f"{chance.share:.1%}" if chance.share >= 0.001 or chance.ways == 0 else f"{chance.ways}:{chance.of:,}"
    )


def _equity_line(equity: "Equity") -> str:
    if equity.deals is None:
        return f"Against one hand it takes {equity.share:.2%} of the pots as it is, counted."
    sampled = f"± {equity.error:.2%}, from {equity.deals:,} deals"
    return f"Against {equity.rivals} hands it takes {equity.share:.2%} of the pots as it is ({sampled})."


def _remarks(odds: "Odds", best: int) -> Iterator[str]:
    yield _equity_line(odds.equity)
    yield f"Value: {odds.value_means}."
    if len(odds.options) > best:
        yield f"{best} of {len(odds.options)} choices are shown; --best {len(odds.options)} shows all."
