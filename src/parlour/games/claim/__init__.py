"""Claim: declare a suit, gather its runs from the floor, and call showdown before the others do.

`rules.md` the rules for people · `rules.json` and `variants/` their numbers and switches · `text/` every
sentence that is said · `rules/` the game itself · `words/` what people are told · `bots/` the house's
players · `thinking/` what search imagines · `tests/` the same folders again.
"""

from parlour.engine.rules.game import Game
from parlour.games.claim.bots import bot
from parlour.games.claim.rules.asset import ClaimRules
from parlour.games.claim.rules.hands.score import Score, ScoreCalculator
from parlour.games.claim.rules.position import begin
from parlour.games.claim.thinking.moves import ClaimThinking
from parlour.games.claim.words.appraisal import appraise
from parlour.games.claim.words.examples import example_odds
from parlour.games.claim.words.prompts import ClaimWords
from parlour.games.claim.words.text_numbers import text_numbers

__all__ = ["GAME", "Score", "ScoreCalculator"]

GAME = Game(
    __name__,
    asset=ClaimRules,
    begin=begin,
    bot=bot,
    words=ClaimWords(),
    thinking=ClaimThinking(),
    appraise=appraise,
    numbers=text_numbers,
    example_odds=example_odds,
    brief={"maxDeals": 2},
)
