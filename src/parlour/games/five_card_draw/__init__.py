"""Five-Card Draw: bet, draw, bet again, and be the first to a hundred points."""

from parlour.engine.game import Game
from parlour.games.five_card_draw.appraisal import appraise
from parlour.games.five_card_draw.asset import FiveCardDrawRules
from parlour.games.five_card_draw.bots import bot
from parlour.games.five_card_draw.draw_odds import draw_odds
from parlour.games.five_card_draw.numbers import numbers
from parlour.games.five_card_draw.position import begin

GAME = Game(
    __name__,
    asset=FiveCardDrawRules,
    begin=begin,
    bot=bot,
    appraise=appraise,
    odds=draw_odds,
    numbers=numbers,
)
