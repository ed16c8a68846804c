"""The games of the house by name, made by tools/game_stub.py; do not edit."""

from typing import Any, Literal, overload

from parlour.engine.rules.game import Game
from parlour.games.bastard_brag.rules.asset import BastardBragRules
from parlour.games.big_c.rules.asset import BigCRules
from parlour.games.claim.rules.asset import ClaimRules
from parlour.games.five_card_draw.rules.asset import FiveCardDrawRules
from parlour.games.three_card_brag.rules.asset import ThreeCardBragRules

@overload
def game(name: Literal["bastard-brag"]) -> Game[BastardBragRules]: ...
@overload
def game(name: Literal["big-c"]) -> Game[BigCRules]: ...
@overload
def game(name: Literal["claim"]) -> Game[ClaimRules]: ...
@overload
def game(name: Literal["five-card-draw"]) -> Game[FiveCardDrawRules]: ...
@overload
def game(name: Literal["three-card-brag"]) -> Game[ThreeCardBragRules]: ...
@overload
def game(name: str) -> Game[Any]: ...
