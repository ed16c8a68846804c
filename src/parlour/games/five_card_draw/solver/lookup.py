"""From a view of heads-up Five-Card Draw to a place in the tree, and from the book's word to a move."""

from typing import Final

from parlour.cards.luck import Luck
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.show.view import View
from parlour.games.five_card_draw.bots import letters
from parlour.games.five_card_draw.bots.eyes import DrawEyes
from parlour.games.five_card_draw.rules.asset import FiveCardDrawRules
from parlour.games.five_card_draw.rules.verbs import BET, CALL, CHECK, DRAW, FOLD, RAISE
from parlour.games.five_card_draw.solver.hands import MOST_DRAWN, dealt_bucket, discards, final_bucket
from parlour.games.five_card_draw.solver.tree import MOST_BETS, MOST_PAID, SIZES, words
from parlour.kit.solving.book import Book
from parlour.kit.solving.plan import Lookup

VERBS: Final = {letters.FOLD: FOLD, letters.CHECK: CHECK, letters.CALL: CALL}


class DrawLookup(Lookup):
    """Plays by the book, and remembers from turn to turn whether the first word of the hand was a bet."""

    def __init__(self, book: Book, rules: FiveCardDrawRules, luck: Luck) -> None:
        self.book = book
        self.rules = rules
        self.luck = luck
        self.opening = (0, letters.BET)

    def table(self) -> str:
        return "two players by the rules of --variant fixed-limit"

    def covers(self, first: View) -> bool:
        return fits(self.rules, first)

    def answer(self, view: View, moves: Moves) -> Move | None:
        """Return the book's move, or None where the place is not in the tree."""
        if not fits(self.rules, view):
            return None
        sight = DrawEyes(self.rules, view)
        if sight.draws():
            return self.draw(sight)
        said = said_before(sight)
        key = said if sight.round == 1 else f"{self.first_round(sight)}/{draw_counts(view)}/{said}"
        bucket = dealt_bucket(sight.hand) if sight.round == 1 else final_bucket(sight.hand)
        word = words(said)[self.book.choice(key, bucket, self.luck)]
        word = with_nothing_to_lose(sight, words(said), word)
        if sight.round == 1:
            self.opening = (sight.hand_number(), (said + word)[0])
        return move_for(view, word)

    def draw(self, sight: DrawEyes) -> Move:
        seen = "" if sight.opens() else draw_counts(sight.view)
        count = self.book.choice(f"{self.first_round(sight)}/{seen}", dealt_bucket(sight.hand), self.luck)
        return Move(DRAW, slots=tuple(discards(sight.hand, count)))

    def first_round(self, sight: DrawEyes) -> str:
        """Return what was said before the draw."""
        betting = self.rules.betting
        bets = (paid_before(sight) - betting.ante) // betting.first_limit
        if bets == 0:
            return letters.CHECK + letters.CHECK
        hand, word = self.opening
        checked = hand == sight.hand_number() and word == letters.CHECK
        return letters.CHECK * checked + letters.BET * bets + letters.CALL


def fits(rules: FiveCardDrawRules, view: View) -> bool:
    """Return whether two play a fixed limit at the stakes of the tree, with chips for all that may be bet."""
    betting = rules.betting
    stakes = (betting.first_limit / betting.ante, betting.second_limit / betting.ante)
    if betting.structure != "fixedLimit" or stakes != SIZES or not betting.return_uncalled:
        return False
    if len(view.seats) != 2 or rules.game_flow.most_drawn < MOST_DRAWN:
        return False
    least = min(seat.counters["chips"] for seat in view.seats) + view.counters["pot"] // 2
    return betting.most_raises + 1 == MOST_BETS and least >= MOST_PAID * betting.ante


def said_before(sight: DrawEyes) -> str:
    """Return what was said in this round: bets alternate, and the last one was the other's."""
    bets = sight.view.counters["bet"] // sight.rules.betting.limit(sight.round)
    if bets == 0:
        return "" if sight.opens() else letters.CHECK
    checked = bets % 2 == (1 if sight.opens() else 0)
    return letters.CHECK * checked + letters.BET * bets


def with_nothing_to_lose(sight: DrawEyes, open_words: str, word: str) -> str:
    """Return the same word, unless the match is lost with the pot: then no fold saves and no bet costs."""
    uncalled = sight.view.counters["bet"] - sight.view.seats[sight.me].counters["bet"]
    saved = word == letters.FOLD and not sight.loses_the_match(sight.pot - uncalled)
    if saved or not sight.loses_the_match(sight.pot):
        return word
    return letters.BET if letters.BET in open_words else letters.CALL


def paid_before(sight: DrawEyes) -> int:
    """Return what each had paid when the first round was over."""
    since = sum(seat.counters["bet"] for seat in sight.view.seats) if sight.round == 2 else 0
    return (sight.pot - since) // 2


def draw_counts(view: View) -> str:
    """Return how many cards were drawn, the first speaker's first, as far as they have drawn."""
    first = next(seat.seat for seat in view.seats if "first" in seat.badges)
    order = [view.seats[first], view.seats[1 - first]]
    counts = [seat.counters["drew"] for seat in order if "drew" in seat.counters]
    return "".join(str(min(count, MOST_DRAWN)) for count in counts)


def move_for(view: View, word: str) -> Move:
    """Return the move for a letter."""
    if word in VERBS:
        return Move(VERBS[word])
    form = view.form(BET) or view.form(RAISE)
    assert form is not None and form.amount is not None, "the tree bets only where the rules do"
    return Move(form.verb, amount=form.amount.low)
