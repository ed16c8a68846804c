"""From a view of heads-up Three Card Brag to a place in the tree, and from the book's word to a move."""

from typing import Final

from parlour.cards.codes import BACK
from parlour.cards.luck import Luck
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.show.view import View
from parlour.games.three_card_brag.bots.card_turn import take_card
from parlour.games.three_card_brag.bots.chances import Chances, fields_of
from parlour.games.three_card_brag.bots.eyes import BragEyes
from parlour.games.three_card_brag.rules import verbs
from parlour.games.three_card_brag.rules.asset import ThreeCardBragRules
from parlour.games.three_card_brag.rules.hands.ranking import hand_ranking
from parlour.games.three_card_brag.solver import tree as letters
from parlour.games.three_card_brag.solver.hands import TrumpStanding, dealt_bucket, final_bucket
from parlour.games.three_card_brag.solver.match import MOST_ROUNDS, name
from parlour.kit.solving.book import Book
from parlour.kit.solving.plan import Lookup

FREE: Final = (verbs.CHECK, verbs.PASS)
"""What costs nothing, in betting and in card turns."""

COINS_FOR_A_STAKE: Final = 4
"""By how many coins a lead changes for each point of the stake: two are won, and as many are lost."""


class BragLookup(Lookup):
    """Plays by the book while coins are even or missing, and sits on a lead."""

    def __init__(self, book: Book, rules: ThreeCardBragRules, luck: Luck) -> None:
        self.book = book
        self.rules = rules
        self.luck = luck

    def table(self) -> str:
        return f"two players by the default rules with at most {self.most_rounds()} rounds"

    def covers(self, first: View) -> bool:
        return fits(self.rules, first) and self.rules.rounds <= self.most_rounds()

    def most_rounds(self) -> int:
        """Count the rounds that the book knows, from a match's end: fewer where training was stopped."""
        known = [left for left in range(1, MOST_ROUNDS + 1) if even_at_first(left) in self.book]
        return max(known, default=0)

    def answer(self, view: View, moves: Moves) -> Move | None:
        """Return the book's move, or None where the place is not in the tree."""
        if not fits(self.rules, view):
            return None
        eyes = BragEyes(self.rules, view, moves)
        if eyes.phase == "asking":
            return Move(verbs.LEAVE)
        if eyes.mine.paid == 0 and lead(view) > 0:
            return Move(next((verb for verb in FREE if verb in eyes.verbs), verbs.FOLD))
        if not eyes.mine.has_seen:
            return Move(verbs.SEE_HAND)
        if eyes.phase == "cards":
            return take_card(Chances(eyes))
        return eyes.stay() if eyes.mine.paid else self.bet(eyes)

    def bet(self, eyes: BragEyes) -> Move | None:
        """Return what the book says where nothing is paid yet."""
        first = "first" in eyes.view.seats[eyes.me].badges
        said = said_before(first, eyes.stake > 0)
        swaps = swaps_in(eyes, first) if eyes.phase == "final" else ""
        key = letters.key_of(self.state(eyes.view, first), swaps, said)
        if key not in self.book:
            return None
        branch = self.book.choice(key, self.bucket(eyes), self.luck)
        return move_for(eyes, letters.words(said, bool(swaps))[branch])

    def state(self, view: View, first: bool) -> str:
        """Return how the match stands, from the seat that acts first; as even for who has fewer coins."""
        left = self.rules.rounds - view.counters["round"] + 1
        if lead(view) < 0:
            return name(left, 0)
        me = view.seats[view.viewer or 0]
        ahead = me.counters["won"] - view.seats[1 - me.seat].counters["won"]
        return name(left, ahead if first else -ahead)

    def bucket(self, eyes: BragEyes) -> int:
        ranking = hand_ranking(self.rules)
        standing = TrumpStanding(ranking, fields_of(self.rules).whole(eyes.trump), eyes.trump)
        if eyes.phase == "final":
            return final_bucket(standing.share(eyes.mine.cards))
        return dealt_bucket(standing.prospects(eyes.mine.cards, eyes.unseen_cards()))


def even_at_first(left: int) -> str:
    """Return the key of the first word with so many rounds left and nobody ahead."""
    return letters.key_of(name(left, 0), "", "")


def fits(rules: ThreeCardBragRules, view: View) -> bool:
    """Return whether two play a match without ante, with a trump and cards to turn, by the usual prices."""
    if view.one_deal:
        return False
    betting, cards, trumps = rules.betting, rules.card_actions, rules.trump_system
    if len(view.seats) != 2 or betting.ante or betting.show_cost != "call" or betting.doubles():
        return False
    if betting.opening_show != "free":
        return False
    if rules.jokers or not trumps.use_trump or trumps.trump_scope != "card":
        return False
    return cards.draw_from_deck_allowed and cards.swapped_card == "discard"


def lead(view: View) -> int:
    """Return by how many coins the viewer is ahead, this round's not counted."""
    owned = [seat.counters["coins"] + seat.counters["paid"] for seat in view.seats]
    me = view.viewer or 0
    return owned[me] - owned[1 - me]


def said_before(first: bool, bet: bool) -> str:
    """Return what was said in this phase before a seat that has paid nothing."""
    if bet:
        return letters.CHECK + letters.BET if first else letters.BET
    return "" if first else letters.CHECK


def swaps_in(eyes: BragEyes, first: bool) -> str:
    """Return who has swapped a card: the other's new card lies open, and the own old one is known."""
    swapped = any(card != BACK for card in eyes.view.zone("discards").cards)
    mine = letters.SWAP if swapped else letters.KEEP
    theirs = letters.SWAP if eyes.others[0].known_cards() else letters.KEEP
    return mine + theirs if first else theirs + mine


def move_for(eyes: BragEyes, word: str) -> Move:
    """Return the move for a letter; who has fewer coins bets and calls for as many as are missing."""
    if word == letters.FOLD:
        return Move(verbs.FOLD)
    if word == letters.SHOW and verbs.SHOW_HAND in eyes.verbs:
        return Move(verbs.SHOW_HAND)
    if word == letters.CHECK:
        return eyes.stay()
    missing = 1 + max(0, -lead(eyes.view)) // COINS_FOR_A_STAKE
    wanted = missing if eyes.stake else max(missing, eyes.rules.betting.opening())
    return eyes.raise_to(wanted) if wanted > eyes.stake and eyes.stakes()[1] else eyes.stay()
