"""Three Card Brag: bet blind or seen, change a card, show the best three."""

from parlour.engine.rules.game import Game
from parlour.engine.rules.loading import Tree
from parlour.games.three_card_brag.bots import bot
from parlour.games.three_card_brag.odds.swap_odds import swap_odds
from parlour.games.three_card_brag.rules.asset import ThreeCardBragRules
from parlour.games.three_card_brag.rules.hands.bonus import bonus_book
from parlour.games.three_card_brag.rules.hands.reading import HandReading
from parlour.games.three_card_brag.rules.position import begin, begin_from
from parlour.games.three_card_brag.thinking.moves import BragThinking
from parlour.games.three_card_brag.words.appraisal import appraise
from parlour.games.three_card_brag.words.examples import example_odds
from parlour.games.three_card_brag.words.prompts import BragWords
from parlour.games.three_card_brag.words.text_numbers import text_numbers

__all__ = ["GAME", "HandReading"]


def _stakes(rules: ThreeCardBragRules, factor: int) -> Tree:
    """Return larger bets, and an ante in any case: nobody could wait for ever, nor need a small stack bet."""
    betting = rules.betting
    raised = {"baseBet": betting.base_bet, "ante": betting.ante or betting.base_bet}
    if betting.max_raise is not None:
        raised["maxRaise"] = betting.max_raise
    return {"betting": {name: amount * factor for name, amount in raised.items()}}


GAME = Game(
    __name__,
    asset=ThreeCardBragRules,
    begin=begin,
    bot=bot,
    words=BragWords(),
    thinking=BragThinking(),
    appraise=appraise,
    odds=swap_odds,
    numbers=text_numbers,
    example_odds=example_odds,
    solver=f"{__name__}.solver",
    stack="coins",
    begin_from=begin_from,
    full_stack=lambda rules: rules.betting.initial_player_coins,
    stakes=_stakes,
    bonuses=bonus_book,
)
