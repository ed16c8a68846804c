"""Three Card Brag: bet blind or seen, change a card, show the best three."""

from parlour.engine.game import Game
from parlour.games.three_card_brag.appraisal import appraise
from parlour.games.three_card_brag.asset import ThreeCardBragRules, numbers
from parlour.games.three_card_brag.bots import bot
from parlour.games.three_card_brag.position import begin
from parlour.games.three_card_brag.swap_odds import swap_odds

GAME = Game(
    __name__,
    asset=ThreeCardBragRules,
    begin=begin,
    bot=bot,
    appraise=appraise,
    odds=swap_odds,
    numbers=numbers,
)
