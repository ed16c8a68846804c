"""High Card: everybody seals a card, all are shown at once, and the highest takes a point."""

from parlour.engine.rules.game import Game
from tests.toys.high_card.asset import HighCardRules, numbers
from tests.toys.high_card.bots import bot
from tests.toys.high_card.position import begin

GAME = Game(__name__, asset=HighCardRules, begin=begin, bot=bot, numbers=numbers)
