"""How often each style bluffs, measured on the weak turns of whole games in every variant."""

from statistics import fmean

import pytest

from parlour.cards.luck import Luck
from parlour.engine.bot import LEVELS
from parlour.engine.play.move import Move
from parlour.games.three_card_brag import GAME
from parlour.games.three_card_brag.bots import bot
from parlour.games.three_card_brag.bots.eyes import BragEyes
from parlour.games.three_card_brag.bots.player import Bluff, BragBot
from parlour.games.three_card_brag.rules.asset import ThreeCardBragRules
from parlour.games.three_card_brag.tests.bots.table import play_game
from parlour.games.three_card_brag.tests.laid import rules_with

GAMES = 4


class CountedBluff(Bluff):
    """A style that writes down how often it would bluff on each weak turn, and whether it did."""

    def __init__(self, style: str, share: float, luck: Luck) -> None:
        super().__init__(style, share, luck)
        self.chances: list[float] = []
        self.bluffs = 0

    def over(self, eyes: BragEyes, move: Move) -> Move:
        bluffed = super().over(eyes, move)
        self.bluffs += bluffed != move
        return bluffed

    def chance(self, eyes: BragEyes) -> float:
        found = super().chance(eyes)
        self.chances.append(found)
        return found


def watch_bluffs(rules: ThreeCardBragRules, seats: int, level: str, style: str) -> list[CountedBluff]:
    """The bluffs of all players of some games, all of one level and style."""
    found = []
    for deal in range(GAMES):
        bots = [bot(rules, level, style, Luck(deal, seat)) for seat in range(seats)]
        for player in bots:
            assert isinstance(player, BragBot)
            player.bluff = CountedBluff(style, player.bluff.share, player.luck)
            found.append(player.bluff)
        play_game(rules, bots, deal)
    return found


@pytest.mark.thorough
@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("variant", GAME.variants())
def test_a_bolder_style_bluffs_more_often_on_weak_turns(variant: str, seats: int, level: str) -> None:
    rules = rules_with(variant, rounds=5)
    shares = []
    for style in LEVELS:
        chances = [chance for bluff in watch_bluffs(rules, seats, level, style) for chance in bluff.chances]
        shares.append(fmean(chances))
    assert 0.01 < shares[0] < shares[1] < shares[2] < 0.5


@pytest.mark.thorough
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("variant", GAME.variants())
def test_the_boldest_style_is_seen_to_bluff_most(variant: str, seats: int) -> None:
    rules = rules_with(variant)
    seldom, often = (
        sum(bluff.bluffs for bluff in watch_bluffs(rules, seats, "medium", style))
        for style in ("easy", "hard")
    )
    assert seldom < often
