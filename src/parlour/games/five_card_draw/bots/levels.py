"""The easy, the medium, the hard and the classic bot at Five-Card Draw."""

from parlour.cards.codes import RANKS
from parlour.cards.luck import Luck
from parlour.engine.bot import Bot
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.show.view import View
from parlour.games.five_card_draw.bots.balanced import Tilt, balanced_betting
from parlour.games.five_card_draw.bots.bet_value import BetValue
from parlour.games.five_card_draw.bots.discards import Draw, best_draw, times
from parlour.games.five_card_draw.bots.eyes import Action, DrawEyes, Spot
from parlour.games.five_card_draw.bots.fields import Rivals, rivals
from parlour.games.five_card_draw.bots.house_draw import house_discards
from parlour.games.five_card_draw.bots.house_opponent import classic_action, house_action
from parlour.games.five_card_draw.bots.opponents import LATE_BETS, LATE_FOLDS, RivalHabits
from parlour.games.five_card_draw.rules.asset import FiveCardDrawRules
from parlour.games.five_card_draw.rules.hands import HAND, PAIR, STRAIGHT, THREE, category, strength
from parlour.games.five_card_draw.rules.verbs import BET, CALL, CHECK, DRAW, FOLD, RAISE

_BOLDNESS = {"easy": 0.5, "medium": 1.0, "hard": 2.0}
"""How often a style bluffs, as a multiple of the house rate."""
_CURIOUS = 0.5
"""How often the easy bot calls with nothing."""
_EXPECTED_FOLDS = {"easy": 0.3, "medium": 0.4, "hard": 0.5}
"""How often the hard bot of a style expects a fold before it has seen any."""
_SHORT = 5
"""With chips for so many antes or fewer, the hard bot weighs each of them as a whole point."""


def bluff_rates(rules: FiveCardDrawRules) -> dict[str, float]:
    """Return how often each style bets on nothing (§House)."""
    rate = rules.house_opponent.bluff_rate
    return {style: min(1.0, rate * times) for style, times in _BOLDNESS.items()}


class DrawBot(Bot):
    """Answers a view with a betting action or with places to throw away."""

    def __init__(self, rules: FiveCardDrawRules, bluff: str, luck: Luck) -> None:
        self.rules = rules
        self.house = rules.house_opponent
        self.most_drawn = rules.game_flow.most_drawn
        self.bluff_rate = bluff_rates(rules)[bluff]
        self.luck = luck

    def choose(self, view: View, moves: Moves) -> Move:
        eyes = DrawEyes(self.rules, view)
        if eyes.draws():
            return Move(DRAW, slots=tuple(self.discards(eyes)))
        verb, total = self.bluff(eyes) or self.action(eyes)
        return Move(verb, amount=total)

    def bluff(self, eyes: DrawEyes) -> Action | None:
        """Return now and then a bet on a weak hand; a smaller one in the first round (§House)."""
        spot = eyes.spot()
        if spot.bet > 0 or eyes.category > PAIR or not self.luck.chance(self.bluff_rate):
            return None
        return spot.raise_to(spot.low if eyes.round == 1 else spot.high)

    def action(self, eyes: DrawEyes) -> Action:
        raise NotImplementedError

    def discards(self, eyes: DrawEyes) -> list[int]:
        raise NotImplementedError


class EasyBot(DrawBot):
    """Careless: does not look at the odds, keeps kickers for comfort, and likes to check."""

    def action(self, eyes: DrawEyes) -> Action:
        return easy_action(eyes.category, eyes.spot(), self.luck)

    def discards(self, eyes: DrawEyes) -> list[int]:
        return easy_discards(eyes.hand, self.most_drawn)


def easy_action(kind: int, spot: Spot, luck: Luck) -> Action:
    """Bet little, and only on three of a kind; call with any pair, and half the time with nothing."""
    if spot.bet == 0:
        return spot.raise_to(spot.low) if kind >= THREE else (CHECK, 0)
    if kind >= STRAIGHT:
        return spot.raise_to(spot.low)
    return (CALL if kind >= PAIR or luck.chance(_CURIOUS) else FOLD), 0


def easy_discards(hand: list[int], most: int) -> list[int]:
    """Keep what is paired and two kickers, or the three best cards; never draw to a flush or a straight."""
    if category(strength(hand)) >= STRAIGHT:
        return []
    by_worth = sorted(range(HAND), key=lambda place: (times(hand, place), RANKS[hand[place]]))
    paired = sum(1 for place in range(HAND) if times(hand, place) > 1)
    return sorted(by_worth[: min(most, max(0, HAND - max(3, paired + 2)))])


class ClassicBot(DrawBot):
    """The opponent of the founding rules: its table of thresholds and odds, to the letter (§House)."""

    def action(self, eyes: DrawEyes) -> Action:
        return classic_action(self.rules, eyes.category, eyes.spot())

    def discards(self, eyes: DrawEyes) -> list[int]:
        return house_discards(self.house, eyes.hand, self.most_drawn)


class MediumBot(ClassicBot):
    """Decides by the same table, but does not give points away (§House)."""

    def action(self, eyes: DrawEyes) -> Action:
        return house_action(self.rules, eyes.category, eyes.spot())


class HardBot(DrawBot):
    """Takes the action of the highest expected value, and remembers who folds and who bets."""

    def __init__(self, rules: FiveCardDrawRules, bluff: str, luck: Luck) -> None:
        super().__init__(rules, bluff, luck)
        self.habits = RivalHabits(_EXPECTED_FOLDS[bluff])
        self.boldness = _BOLDNESS[bluff]

    def bluff(self, eyes: DrawEyes) -> Action | None:
        """Return None: bluffs are weighed like every other action."""
        return None

    def action(self, eyes: DrawEyes) -> Action:
        spot = eyes.spot()
        self.habits.look(eyes, spot)
        action = self.against_one(eyes, spot) if len(eyes.seated) == 2 else self.among(eyes, spot)
        self.habits.acted(eyes, spot, action)
        return action

    def among(self, eyes: DrawEyes, spot: Spot) -> Action:
        """Return the action of the highest expected value against several."""
        value = bet_value(eyes, spot, self.chance(eyes), self.habits)
        return max(open_actions(spot), key=lambda action: value.of(*action))

    def against_one(self, eyes: DrawEyes, spot: Spot) -> Action:
        """Play a balanced strategy; but where the match is lost with the pot, no fold saves it."""
        action = balanced_betting(self.rules).action(eyes, spot, self.tilt(eyes), self.luck)
        lost = action[0] == FOLD and eyes.loses_the_match(eyes.given_by_fold())
        return (CALL, 0) if lost else action

    def tilt(self, eyes: DrawEyes) -> Tilt:
        """Tilt after the draw: no bluffs against those who never fold, no folds to those who always bet."""
        if eyes.round == 1:
            return Tilt(bluffs=self.boldness)
        folds = self.habits.late_folds.share() / LATE_FOLDS
        bets = (1 - self.habits.late_bets.share()) / (1 - LATE_BETS)
        return Tilt(bluffs=self.boldness * folds, checks=folds, folds=bets)

    def chance(self, eyes: DrawEyes) -> float:
        """Return the chance to win a showdown: after the best draw in round one, as it is in round two."""
        if eyes.round == 2:
            return self.rivals(eyes).beaten(eyes.strength)
        return self.draw(eyes, []).chance

    def discards(self, eyes: DrawEyes) -> list[int]:
        """Return the places that the draw is worth most without."""
        return self.draw(eyes, eyes.thrown()).thrown

    def draw(self, eyes: DrawEyes, seen: list[int]) -> Draw:
        """Return the draw most likely to win, where the cards seen cannot come."""
        rivals = self.rivals(eyes)
        return best_draw(eyes.hand, seen=seen, rivals=rivals, luck=self.luck, most=self.most_drawn)

    def rivals(self, eyes: DrawEyes) -> Rivals:
        return rivals(self.rules, eyes.drew(), [*eyes.hand, *eyes.thrown()])


def open_actions(spot: Spot) -> list[Action]:
    """Return everything worth considering: the quiet actions, and the largest and smallest bet or raise."""
    quiet: list[Action] = [(CALL, 0), (FOLD, 0)] if spot.bet else [(CHECK, 0)]
    if spot.low > spot.high:
        return quiet
    verb = RAISE if spot.bet else BET
    return [*quiet, (verb, spot.high), (verb, spot.low)]


def bet_value(eyes: DrawEyes, spot: Spot, chance: float, habits: RivalHabits) -> BetValue:
    """Return the spot with the chance to win a showdown against any hands."""
    return BetValue(
        chance=float(chance),
        pot=float(spot.pot),
        bet=float(spot.bet),
        mine=float(spot.mine),
        cost=float(min(spot.missing(), eyes.chips())),
        limit=float(spot.limit),
        others=float(max(1, len(eyes.seated) - 1)),
        folds=habits.folds.share() ** len(eyes.rivals()),
        bets=habits.bets.share(),
        price=_price_of_a_chip(eyes),
        keeps_uncalled=not eyes.rules.betting.return_uncalled,
        opens=eyes.opens(),
        is_last=eyes.round != 1,
    )


def _price_of_a_chip(eyes: DrawEyes) -> float:
    """Return what a chip weighs in points: more as they run short, nothing while the points decide first.

    In one hand alone there is nothing but chips (§One deal).
    """
    if eyes.view.one_deal:
        return 1.0
    return 0.0 if _outlasts(eyes) else min(1.0, _SHORT * eyes.rules.betting.ante / max(1, eyes.chips()))


def _outlasts(eyes: DrawEyes) -> bool:
    """Return whether a rival must reach the target before this seat can lose its chips, half a pot each."""
    rivals = [seat.counters["points"] for seat in eyes.view.seats if seat.seat != eyes.me]
    return 2 * eyes.chips() >= eyes.rules.game_flow.target - max(rivals)


LEVELS: dict[str, type[DrawBot]] = {
    "easy": EasyBot,
    "medium": MediumBot,
    "hard": HardBot,
    "classic": ClassicBot,
}
