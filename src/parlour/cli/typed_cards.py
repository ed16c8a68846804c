"""Cards that somebody typed, for `parlour hand` and `parlour odds`: a hand, and what lies open beside it."""

from collections.abc import Iterable

from parlour.api.hands import card_codes
from parlour.cli.errors import BadOption
from parlour.cli.rules_options import no_such_option
from parlour.engine.rules.game import Game

OwnOption = tuple[str, str]
"""An option of a game's own and its value: `--lives 3`, `--trump 6H`."""


def split_own(game: Game, own: Iterable[OwnOption]) -> tuple[list[OwnOption], list[OwnOption]]:
    """Return the options that name a zone of the game, and those that stand for a switch of its rules."""
    rules, zones, short = game.rules(), [], []
    for option in own:
        if option[0] in rules.open_zones:
            zones.append(option)
        elif option[0] in rules.short_options:
            short.append(option)
        else:
            raise no_such_option(game, option[0], [*rules.short_options, *rules.open_zones])
    return zones, short


def open_cards_in(game: Game, settings: Iterable[str], own: Iterable[OwnOption]) -> dict[str, list[int]]:
    """Return what lies open, from `--open ZONE=CARDS` and `--ZONE CARDS`; the game must have those zones."""
    known = game.rules().open_zones
    opened: dict[str, list[int]] = {}
    for zone, cards in [*map(_zone_and_cards, settings), *own]:
        if zone not in known:
            raise no_such_option(game, zone, known)
        opened[zone] = card_codes(cards)
    return opened


def _zone_and_cards(setting: str) -> tuple[str, str]:
    zone, equals, cards = setting.partition("=")
    if not (zone.strip() and equals):
        raise BadOption("bad-setting", f"--open {setting} names no cards: write --open ZONE=CARDS.")
    return zone.strip(), cards
