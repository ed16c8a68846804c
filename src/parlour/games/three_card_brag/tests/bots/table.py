"""Bots at a table laid for tests: what they choose, and whole games between them."""

from collections import Counter

from parlour.cards.luck import Luck
from parlour.cards.shuffle import FastShuffle
from parlour.engine.bot import Bot
from parlour.engine.play.move import Move
from parlour.engine.play.outcome import Outcome
from parlour.games.three_card_brag.bots import bot
from parlour.games.three_card_brag.bots.chances import Chances
from parlour.games.three_card_brag.bots.eyes import BragEyes
from parlour.games.three_card_brag.rules.asset import ThreeCardBragRules
from parlour.games.three_card_brag.rules.position import ThreeCardBrag, begin
from tests.duel import BotWithLuck

TRIES = 250
HARD_TRIES = 40
"""Enough for the hard bot, whose only chance is a bluff now and then."""
TO_CARDS = ("SEE_HAND", "CHECK", "SEE_HAND", "CHECK")
"""Both players look and check."""


def eyes_of(position: ThreeCardBrag) -> BragEyes:
    """What the seat whose turn it is sees."""
    seat = position.turn
    return BragEyes(position.terms.rules, position.view(seat), position.moves(seat))


def chances_of(position: ThreeCardBrag) -> Chances:
    return Chances(eyes_of(position))


def seat_for(rules: ThreeCardBragRules, level: str, bluff: str = "medium") -> BotWithLuck:
    """A bot of this level, to be given its luck."""

    def made(luck: Luck) -> Bot:
        return bot(rules, level, bluff, luck)

    return made


def choice(position: ThreeCardBrag, level: str) -> Move:
    """What a bot of this level does here once."""
    seat = position.turn
    return bot(position.terms.rules, level, "easy", Luck(11)).choose(
        position.view(seat), position.moves(seat)
    )


def choices(position: ThreeCardBrag, level: str) -> dict[str, float]:
    """How often a bot of this level, bluffing seldom, chooses each verb here."""
    seat, player = position.turn, bot(position.terms.rules, level, "easy", Luck(11))
    view, moves = position.view(seat), position.moves(seat)
    tries = HARD_TRIES if level == "hard" else TRIES
    counts = Counter(player.choose(view, moves).verb for _ in range(tries))
    return {verb: count / tries for verb, count in counts.items()}


def usual(position: ThreeCardBrag, level: str) -> str:
    """What a bot of this level does most often here."""
    shares = choices(position, level)
    return max(shares, key=lambda verb: shares[verb])


def play_game(rules: ThreeCardBragRules, bots: list[Bot], deal: int) -> Outcome:
    """A whole game between these bots; a move that is refused stops it."""
    position = begin(rules, len(bots), FastShuffle(deal))
    while not position.is_over():
        seat = position.turn
        position.play(seat, bots[seat].choose(position.view(seat), position.moves(seat)))
    outcome = position.outcome()
    assert outcome is not None, "a game that is over has an outcome"
    return outcome


def coins(outcome: Outcome) -> list[float]:
    """Half of each purse, so that the lead of one side is what it won from the other."""
    return [tally / 2 for tally in outcome.tallies]
