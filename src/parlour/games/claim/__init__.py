"""Claim: declare a suit, gather its runs from the floor, and call showdown before the others do."""

from parlour.engine.game import Game
from parlour.games.claim.appraisal import appraise
from parlour.games.claim.asset import ClaimRules
from parlour.games.claim.bots import bot
from parlour.games.claim.examples import numbers
from parlour.games.claim.position import begin

GAME = Game(
    __name__,
    asset=ClaimRules,
    begin=begin,
    bot=bot,
    appraise=appraise,
    numbers=numbers,
    brief={"maxDeals": 2},
)
