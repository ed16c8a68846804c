"""Bastard Brag: three cards, three in the centre, knock before you lose your lives.

`rules.md` the rules for people · `rules.json` and `variants/` their numbers and switches · `text/` every
sentence that is said, in each language · `rules/` the game itself · `words/` what people are told · `odds/`
exact chances · `bots/` the house's players · `thinking/` what search imagines · `tests/` the same again.
"""

from typing import Any

from parlour.engine.rules.game import Game
from parlour.games.bastard_brag.bots import bot
from parlour.games.bastard_brag.rules.asset import BastardBragRules
from parlour.games.bastard_brag.rules.hands import hand_scores
from parlour.games.bastard_brag.rules.position import begin, begin_from
from parlour.games.bastard_brag.thinking.moves import BastardThinking
from parlour.games.bastard_brag.words.appraisal import appraise
from parlour.games.bastard_brag.words.examples import example_odds
from parlour.games.bastard_brag.words.prompts import BastardWords
from parlour.games.bastard_brag.words.text_numbers import text_numbers


def _hand_tables() -> dict[str, Any]:
    return {"three cards with jokers": hand_scores(GAME.rules()).table}


GAME = Game(
    __name__,
    asset=BastardBragRules,
    begin=begin,
    bot=bot,
    words=BastardWords(),
    thinking=BastardThinking(),
    appraise=appraise,
    numbers=text_numbers,
    example_odds=example_odds,
    hand_tables=_hand_tables,
    stack="lives",
    begin_from=begin_from,
    full_stack=lambda rules: max(rules.lives_of(1)),
)
