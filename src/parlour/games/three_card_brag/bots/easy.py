"""The easy house bot of Three Card Brag: loose, timid with raises, and often mistaken."""

from typing import Final

from parlour.engine.play.move import Move
from parlour.games.three_card_brag.bots.card_turn import take_card
from parlour.games.three_card_brag.bots.chances import Odds
from parlour.games.three_card_brag.bots.eyes import Sight
from parlour.games.three_card_brag.bots.player import BragBot
from parlour.games.three_card_brag.rules import verbs

LOOKS: Final = 0.6
SLIPS: Final = 0.12
CALLS_FROM: Final = 0.35
RAISES_FROM: Final = 0.8
DARES: Final = 0.4
DEAR: Final = 20
"""A call is dear from this part of its coins on: a twentieth."""


class EasyBot(BragBot):
    """Plays its own hand and nobody else's: calls with anything fair, raises little."""

    def bet(self, sight: Sight, odds: Odds) -> Move:
        if not sight.me.has_seen:
            return Move(verbs.SEE_HAND) if is_dear(sight) or self.luck.chance(LOOKS) else sight.staying()
        share = odds.field.share(odds.held())
        if self.luck.chance(SLIPS):
            share = 1 - share
        if share >= RAISES_FROM and sight.stakes() != (0, 0) and self.luck.chance(DARES):
            return sight.raised_to(sight.stakes()[0])
        wanted = RAISES_FROM if is_dear(sight) else CALLS_FROM
        return sight.staying() if share >= wanted or sight.me.price == 0 else Move(verbs.FOLD)

    def card_turn(self, sight: Sight, odds: Odds) -> Move:
        """Misses every eighth chance; a card once taken must go somewhere."""
        slips = self.luck.chance(SLIPS) and verbs.PASS in sight.verbs
        return Move(verbs.PASS) if slips else take_card(sight, odds)


def is_dear(sight: Sight) -> bool:
    """Whether the call costs so much of its coins that even this bot thinks twice."""
    return sight.me.price * DEAR > sight.me.coins
