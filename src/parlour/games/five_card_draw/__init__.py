"""Five-Card Draw: bet, draw, bet again, and be the first to a hundred points."""

from parlour.engine.rules.game import Game
from parlour.games.five_card_draw.bots import bot
from parlour.games.five_card_draw.odds.draw_odds import draw_odds
from parlour.games.five_card_draw.rules.asset import FiveCardDrawRules
from parlour.games.five_card_draw.rules.position import begin
from parlour.games.five_card_draw.words.appraisal import appraise
from parlour.games.five_card_draw.words.text_numbers import numbers

GAME = Game(
    __name__,
    asset=FiveCardDrawRules,
    begin=begin,
    bot=bot,
    appraise=appraise,
    odds=draw_odds,
    numbers=numbers,
    solver=f"{__name__}.solver",
)
