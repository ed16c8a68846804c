"""Big-C: shed your cards first, stand on the hands of others, and leave no step for them."""

from parlour.engine.rules.game import Game
from parlour.games.big_c.bots import bot
from parlour.games.big_c.rules.asset import BigCRules
from parlour.games.big_c.rules.position import begin
from parlour.games.big_c.words.appraisal import appraise

GAME = Game(__name__, asset=BigCRules, begin=begin, bot=bot, appraise=appraise)
