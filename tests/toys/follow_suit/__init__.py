"""Follow Suit: a trick-taking game in small, where who could not follow is known to be void of that suit."""

from parlour.engine.rules.game import Game
from tests.toys.follow_suit.bots import bot
from tests.toys.follow_suit.rules.asset import FollowSuitRules
from tests.toys.follow_suit.rules.position import begin
from tests.toys.follow_suit.thinking import FollowSuitThinking
from tests.toys.follow_suit.words import FollowSuitWords

GAME = Game(
    __name__,
    asset=FollowSuitRules,
    begin=begin,
    bot=bot,
    words=FollowSuitWords(),
    thinking=FollowSuitThinking(),
)
