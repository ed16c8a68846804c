"""House bots from their words."""

from parlour.cards.luck import Luck
from parlour.engine.bot import Bot
from parlour.engine.rules.game import Game
from parlour.players.house import house_bot
from tests.toys.high_card import GAME
from tests.toys.high_card.rules.asset import HighCardRules
from tests.toys.high_card.rules.position import begin


def test_the_game_makes_its_bot_with_the_level_the_bluff_and_the_luck_asked_for() -> None:
    asked = []

    def noted(rules: HighCardRules, level: str, bluff: str, luck: Luck) -> Bot:
        asked.append((rules, level, bluff, luck))
        return Bot()

    game = Game(GAME.package, asset=HighCardRules, begin=begin, bot=noted)
    rules, luck = game.rules(), Luck(1)
    assert isinstance(house_bot(game, rules, "house:hard/easy", luck), Bot)
    assert asked == [(rules, "hard", "easy", luck)]
