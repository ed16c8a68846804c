"""Advice at the table: what the house would play here and why, what a hand is worth, and what may come of it.

Everything follows from what the seat may know: the same question has the same answer, and no answer tells
anything about a hidden card.
"""

from functools import partial
from hashlib import sha256
from typing import Final, NamedTuple

import msgspec
from msgspec.structs import replace

from parlour.cards.codes import BACK
from parlour.cards.luck import Luck
from parlour.engine.odds import HandAsked, Odds
from parlour.engine.play.move import Move
from parlour.engine.play.position import Position
from parlour.engine.rules.game import Game
from parlour.engine.show.view import View
from parlour.engine.words.sentence import Sentence
from parlour.kit.eyes import Eyes
from parlour.match.match import Match
from parlour.players.deciding import Told, decision
from parlour.players.search.imagining import Imagination

LEVEL: Final = "hard"
BLUFF: Final = "easy"
"""Who is asked: the best of the house's players, and the one who bluffs least."""

_DEALS: Final = 300
"""So many deals say how often a seat would win: to about four in a hundred, in some 15 ms of plain Python."""


class Hint(NamedTuple):
    """What the house would play, and why."""

    move: Move
    reasons: list[Sentence]


def hint(match: Match, seat: int) -> Hint:
    """Return what the house would play for a seat that is to act."""
    return hint_at(match.game, match.position, seat, match.told)


def hint_at(game: Game, position: Position, seat: int, told: Told | None = None) -> Hint:
    """Return the same for a position, with the events so far where somebody has them."""
    view = position.view(seat)
    bot = game.bot(position.rules, LEVEL, BLUFF, _luck_of(view))
    move = decision(bot, position, seat, told)

    def win_chance() -> float | None:
        deal = partial(position.redealt, seat)
        return Imagination(seat, game.thinking, deal, _luck_of(view)).win_chance(_DEALS)

    return Hint(move, game.words.reasons(position, seat, move, win_chance))


def _luck_of(view: View) -> Luck:
    """Return luck that hangs on nothing but what the seat sees."""
    return Luck(int.from_bytes(sha256(msgspec.json.encode(view)).digest(), "big"))


def worth(match: Match, seat: int) -> list[Sentence] | None:
    """Return what the seat's own hand is worth; None where nobody can say."""
    asked = question(match, seat)
    if asked is None or match.game.appraise is None:
        return None
    return match.game.appraise(match.rules, asked)


def odds(match: Match, seat: int) -> Odds | None:
    """Return what may come of the seat's own hand; None where the game counts nothing, or nobody is left.

    Nothing to do with the hand is listed once it cannot change any more.
    """
    asked = question(match, seat)
    if asked is None or match.game.odds is None or asked.rivals == 0:
        return None
    counted = match.game.odds(match.rules, asked)
    return counted if match.game.words.may_change(match.position, seat) else replace(counted, options=[])


def question(match: Match, seat: int) -> HandAsked | None:
    """Return what the game is asked about: the own hand and what lies open; None where it is unknown."""
    if match.is_over():
        return None
    eyes = Eyes(match.view(seat))
    if not eyes.hand or BACK in eyes.hand:
        return None
    zones = {zone: eyes.cards_on(zone) for zone in match.rules.open_zones}
    return HandAsked(cards=eyes.hand, open=zones, rivals=len(eyes.rivals()))
