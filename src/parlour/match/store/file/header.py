"""The header of a saved game: is it one of ours, which game is it, and under which rules."""

import re
from typing import Any

from parlour.cards.fair import SHUFFLE_V1
from parlour.engine.errors import ParlourError
from parlour.engine.rules.finder import find_game
from parlour.engine.rules.game import Game
from parlour.engine.rules.loading import Tree, to_asset
from parlour.match.errors import BadSave, at_line
from parlour.match.seating import name_complaint
from parlour.match.store.file.format import FORMAT, HeaderLine

COMMITMENT = re.compile(r"[0-9a-f]{64}")


def check_format(tree: Tree) -> None:
    """Refuses a first line that is no header, or one of a format that this Parlour cannot read."""
    if "parlour" not in tree:
        raise at_line(1, "not-a-saved-game", "is not the header of a saved game")
    if tree["parlour"] != FORMAT:
        raise at_line(
            1, "other-format", f"says format {tree['parlour']!r}, and this Parlour reads format {FORMAT}"
        )


def check_header(header: HeaderLine) -> None:
    """Refuses a shuffle that we do not know, a commitment that is none, and names no screen should show."""
    if header.shuffle != SHUFFLE_V1:
        raise at_line(
            1, "other-shuffle", f"names the shuffle {header.shuffle!r}, and only {SHUFFLE_V1} is known"
        )
    if COMMITMENT.fullmatch(header.commitment) is None:
        raise at_line(1, "bad-line", "is wrong: commitment: it takes 64 hexadecimal digits")
    for card in header.seats:
        complaint = name_complaint(card.name) or name_complaint(card.player)
        if complaint:
            raise at_line(1, "bad-line", f"is wrong: seats: {complaint}")


def game_of(header: HeaderLine) -> Game:
    try:
        return find_game(header.game)
    except ParlourError as error:
        raise BadSave(error.code, f"Line 1: {error.sentence}") from None


def rules_of(header: HeaderLine, game: Game) -> Any:
    """The rules that were in force; they must be of the version that this Parlour plays."""
    rules = _typed_rules(header, game)
    ours = game.rules().metadata.schema_version
    if not header.rules_version == rules.metadata.schema_version == ours:
        why = (
            f"has rules of version {header.rules_version}, and this Parlour plays version {ours} of {game.id}"
        )
        raise at_line(1, "other-rules", why)
    if (rules.metadata.game_id, rules.metadata.variant) != (game.id, header.variant):
        raise at_line(1, "wrong-rules", f"has other rules in it than {header.variant} of {game.id}")
    return rules


def _typed_rules(header: HeaderLine, game: Game) -> Any:
    try:
        return to_asset(header.rules, game.asset, "the rules")
    except ParlourError as error:
        raise BadSave(error.code, f"Line 1: {error.sentence}") from None
