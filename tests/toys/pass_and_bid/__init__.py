"""Pass and Bid: tricks in small with a card passed on and a bid, both sealed until all have chosen."""

from parlour.engine.rules.game import Game
from tests.toys.follow_suit.rules.asset import FollowSuitRules
from tests.toys.follow_suit.thinking import FollowSuitThinking
from tests.toys.pass_and_bid.bots import bot
from tests.toys.pass_and_bid.rules.position import begin
from tests.toys.pass_and_bid.words import PassAndBidWords

GAME = Game(
    __name__,
    asset=FollowSuitRules,
    begin=begin,
    bot=bot,
    words=PassAndBidWords(),
    thinking=FollowSuitThinking(),
)
