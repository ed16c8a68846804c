"""High Card: everybody seals a card, all are shown at once, and the highest takes a point.

A whole game in as little as there can be; a good one to read before writing your own.
"""

from parlour.engine.rules.game import Game
from tests.toys.high_card.bots import bot
from tests.toys.high_card.rules.asset import HighCardRules, numbers
from tests.toys.high_card.rules.position import begin
from tests.toys.high_card.words import HighCardWords

GAME = Game(__name__, asset=HighCardRules, begin=begin, bot=bot, words=HighCardWords(), numbers=numbers)
