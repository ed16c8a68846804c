"""Gap Bid: High Card in which a card is chosen by a number, and one number lies far above the others."""

from parlour.engine.rules.game import Game
from parlour.engine.words.words import Words
from tests.toys.gap_bid.bots import bot
from tests.toys.gap_bid.rules.position import begin
from tests.toys.high_card.rules.asset import HighCardRules

GAME = Game(__name__, asset=HighCardRules, begin=begin, bot=bot, words=Words())
