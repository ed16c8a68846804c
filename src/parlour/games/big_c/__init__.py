"""Big-C: shed your cards first, stand on the hands of others, and leave no step for them."""

from parlour.engine.game import Game
from parlour.games.big_c.appraisal import appraise
from parlour.games.big_c.asset import BigCRules
from parlour.games.big_c.bots import bot
from parlour.games.big_c.position import begin

GAME = Game(__name__, asset=BigCRules, begin=begin, bot=bot, appraise=appraise)
