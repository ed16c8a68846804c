"""Big-C: shed your cards first, stand on the hands of others, and leave no step for them.

`rules.md` is the rules page, `rules.json` with `variants/` all numbers and switches, `text/` what people and
models read · `rules/` the game itself · `words/` what people are told · `bots/` the house bots · `thinking/`
what search imagines.
"""

from parlour.engine.rules.game import Game
from parlour.games.big_c.bots import bot
from parlour.games.big_c.rules.asset import BigCRules
from parlour.games.big_c.rules.plays.choice import plays_seen
from parlour.games.big_c.rules.position import begin
from parlour.games.big_c.thinking.moves import BigCThinking
from parlour.games.big_c.words.appraisal import appraise
from parlour.games.big_c.words.examples import example_odds
from parlour.games.big_c.words.prompts import BigCWords

GAME = Game(
    __name__,
    asset=BigCRules,
    begin=begin,
    bot=bot,
    words=BigCWords(),
    thinking=BigCThinking(),
    appraise=appraise,
    example_odds=example_odds,
    choice_seen=plays_seen,
)
