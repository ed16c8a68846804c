"""Claim: declare a suit, gather its runs from the floor, and call showdown before the others do."""

from parlour.engine.rules.game import Game
from parlour.games.claim.bots.levels import bot
from parlour.games.claim.rules.asset import ClaimRules
from parlour.games.claim.rules.position import begin
from parlour.games.claim.words.appraisal import appraise
from parlour.games.claim.words.text_numbers import numbers

GAME = Game(
    __name__,
    asset=ClaimRules,
    begin=begin,
    bot=bot,
    appraise=appraise,
    numbers=numbers,
    brief={"maxDeals": 2},
)
