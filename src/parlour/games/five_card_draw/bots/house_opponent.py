"""The house opponent at Five-Card Draw: how it bets, by the rules (§House)."""

from parlour.games.five_card_draw.bots.eyes import Action, Spot
from parlour.games.five_card_draw.rules.asset import FiveCardDrawRules, HouseOpponent
from parlour.games.five_card_draw.rules.verbs import CALL, CHECK, FOLD


def house_strength(rules: FiveCardDrawRules, kind: int) -> float:
    """Return what the house opponent makes of a category (§House)."""
    return rules.strengths.ladder()[kind]


def house_decision(house: HouseOpponent, worth: float, spot: Spot) -> Action:
    """Return what the house opponent does with a hand of that strength, when it does not bluff (§House)."""
    if worth >= house.raise_from:
        return spot.raise_to(spot.high)
    if spot.bet == 0:
        share = max(1, int(house.bet_share * spot.limit))
        return spot.raise_to(share) if worth >= house.bet_from else (CHECK, 0)
    return (CALL if spot.odds() > _odds_wanted(house, worth) else FOLD), 0


def classic_action(rules: FiveCardDrawRules, kind: int, spot: Spot) -> Action:
    """Return what the table says for a kind of hand, and nothing else (§House)."""
    return house_decision(rules.house_opponent, house_strength(rules, kind), spot)


def house_action(rules: FiveCardDrawRules, kind: int, spot: Spot) -> Action:
    """Act with an eye on the points: no fold where the strength, taken for a chance, pays (§House)."""
    action, worth = classic_action(rules, kind, spot), house_strength(rules, kind)
    if action[0] == FOLD and worth * _points_odds(spot, rules.betting.return_uncalled) > 1:
        return CALL, 0
    return action


def _points_odds(spot: Spot, returned: bool) -> float:
    """Return the odds of a call in points: a fold gives the pot away, and so they are double (§House).

    Where the uncalled bet goes back, a fold gives less, and they are the odds in chips again.
    """
    return spot.odds() if returned else 2 * spot.odds()


def _odds_wanted(house: HouseOpponent, worth: float) -> float:
    """Return the odds that a call must exceed (§House)."""
    if worth >= house.bet_from:
        return house.bet_odds
    return house.call_odds if worth >= house.call_from else house.weak_odds
