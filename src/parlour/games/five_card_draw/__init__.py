"""Five-Card Draw: bet, draw, bet again, and be the first to a hundred points.

`rules.md` the rules for people · `rules.json`, `variants/` their numbers and switches · `text/` every
sentence that is said · `rules/` the game itself · `words/` what people are told · `odds/` exact chances ·
`bots/` the house's players · `thinking/` what search imagines · `solver/` the learnt strategy.
"""

from typing import Any

from parlour.engine.rules.game import Game
from parlour.engine.rules.loading import Tree
from parlour.games.five_card_draw.bots import bot
from parlour.games.five_card_draw.bots.levels import LEVELS
from parlour.games.five_card_draw.odds.draw_odds import draw_odds
from parlour.games.five_card_draw.rules.asset import FiveCardDrawRules
from parlour.games.five_card_draw.rules.hands import hand_table
from parlour.games.five_card_draw.rules.position import begin, begin_from
from parlour.games.five_card_draw.thinking.moves import DrawThinking
from parlour.games.five_card_draw.words.appraisal import appraise
from parlour.games.five_card_draw.words.prompts import DrawWords
from parlour.games.five_card_draw.words.text_numbers import text_numbers


def _hand_tables() -> dict[str, Any]:
    return {"five cards": hand_table()}


def _stakes(rules: FiveCardDrawRules, factor: int) -> Tree:
    betting = rules.betting
    raised = {"ante": betting.ante, "firstLimit": betting.first_limit, "secondLimit": betting.second_limit}
    return {"betting": {name: amount * factor for name, amount in raised.items()}}


GAME = Game(
    __name__,
    asset=FiveCardDrawRules,
    begin=begin,
    bot=bot,
    levels=tuple(LEVELS),
    words=DrawWords(),
    thinking=DrawThinking(),
    appraise=appraise,
    odds=draw_odds,
    numbers=text_numbers,
    hand_tables=_hand_tables,
    solver=f"{__name__}.solver",
    stack="chips",
    begin_from=begin_from,
    full_stack=lambda rules: rules.betting.starting_chips,
    stakes=_stakes,
)
