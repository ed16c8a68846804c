# parlour: hot
"""What a player of Three Card Brag is told: what is asked and held, what a move costs, why one is closed."""

from parlour.engine.play.move import Move
from parlour.engine.play.position import Position
from parlour.engine.words.sentence import Sentence, sentence_of
from parlour.engine.words.words import Price, WinChance, Words, not_counted
from parlour.games.three_card_brag.bots.eyes import BragEyes
from parlour.games.three_card_brag.rules import verbs
from parlour.games.three_card_brag.rules.asset import ThreeCardBragRules
from parlour.games.three_card_brag.rules.betting import highest_raise, highest_stake, price, show_price
from parlour.games.three_card_brag.rules.hands.naming import hand_shown
from parlour.games.three_card_brag.rules.hands.reading import HandReading
from parlour.games.three_card_brag.rules.table import (
    ASKING,
    BETTING,
    CARDS,
    DREW,
    FRESH,
    NO_CARD,
    PICKED,
    BragTable,
)
from parlour.games.three_card_brag.words.reasons import card_sums, hand_sums, reasons_for
from parlour.kit.reckoning import call_sums

_BETTING_VERBS = (verbs.CHECK, verbs.CALL, verbs.BET, verbs.BET_BLIND, verbs.RAISE)
_CARD_VERBS = (verbs.DRAW_FROM_DECK, verbs.PICK_FROM_FLOOR, verbs.SWAP_CARD, verbs.PASS)
_ASKING_VERBS = (verbs.ASK_FOR_ROUND, verbs.LEAVE)


class BragWords(Words):
    """Facts for the sentences of `text/`, from what the seat can see."""

    def prompt(self, position: Position, seat: int) -> Sentence | None:
        table = _table(position)
        if table.stage == ASKING:
            return sentence_of("prompt.one-more-round")
        if table.stage == CARDS:
            return _card_turn(table)
        if table.stake == 0:
            return sentence_of("prompt.open-seen" if table.has_seen(seat) else "prompt.open-blind")
        return sentence_of("prompt.answer", stake=table.stake, price=price(table, seat))

    def notes(self, position: Position, seat: int) -> list[Sentence]:
        """Return what the seat holds, once it has looked (§Blind and seen)."""
        table = _table(position)
        if not table.is_dealt_in(seat) or not table.has_seen(seat):
            return []
        reading = HandReading(table.terms.ranking, table.hand(seat), table.trump)
        held = sentence_of("note.hand", hand=hand_shown(reading, None))
        return [held, *_bonus_notes(table, reading)]

    def reckoning(self, position: Position, seat: int) -> list[Sentence]:
        """Return what the hand beats, what a call costs and how often it must win, or what a card brings."""
        table = _table(position)
        if table.stage == ASKING or seat not in position.to_act():
            return []
        assert isinstance(position.rules, ThreeCardBragRules)
        eyes = BragEyes(position.rules, position.view(seat), position.moves(seat))
        if table.stage == CARDS:
            return [*hand_sums(eyes), *card_sums(eyes)]
        cost = min(price(table, seat), table.coins(seat)) if table.stake > 0 else 0
        return [*hand_sums(eyes), *call_sums(int(cost), int(table.pot))]

    def why_not(self, position: Position, seat: int, verb: str) -> Sentence | None:
        """Return what is missing just now."""
        table = _table(position)
        if table.stage == ASKING:
            return sentence_of("why.last-round-over")
        if verb in _ASKING_VERBS:
            return sentence_of("why.last-round-to-come" if table.start is None else "why.one-deal")
        if table.stage == CARDS and table.taken == PICKED:
            return sentence_of("why.must-swap")
        if verb == verbs.SEE_HAND:
            return sentence_of("why.has-looked-already")
        if verb == verbs.SHOW_HAND:
            return sentence_of("why.costs", price=show_price(table, seat), coins=table.coins(seat))
        if table.stage == CARDS:
            return (
                sentence_of("why.card-turn") if verb in _BETTING_VERBS else _why_not_card(table, seat, verb)
            )
        return sentence_of("why.betting-turn") if verb in _CARD_VERBS else _why_not_bet(table, seat, verb)

    def price(self, position: Position, seat: int, verb: str) -> Price | None:
        return _price_of(_table(position), seat, verb)

    def may_change(self, position: Position, seat: int) -> bool:
        return _table(position).stage in (BETTING, CARDS)

    def reasons(
        self, position: Position, seat: int, move: Move, win_chance: WinChance = not_counted
    ) -> list[Sentence]:
        assert isinstance(position.rules, ThreeCardBragRules)
        return reasons_for(
            BragEyes(position.rules, position.view(seat), position.moves(seat)), move, win_chance
        )


def _table(position: Position) -> BragTable:
    assert isinstance(position, BragTable)
    return position


def _bonus_notes(table: BragTable, reading: HandReading) -> list[Sentence]:
    """Return what the hand brings in bonus points, and by which rule where a package brings it."""
    bonus, own = table.terms.bonus_points(reading), table.terms.own_bonus(reading)
    if not bonus:
        return []
    if own is None:
        return [sentence_of("note.bonus", points=bonus)]
    return [sentence_of("note.own-bonus", points=bonus, own=own)]


def _card_turn(table: BragTable) -> Sentence:
    if table.floor == NO_CARD:
        return sentence_of("prompt.empty-floor")
    keys = {FRESH: "prompt.card-on-floor", DREW: "prompt.card-turned", PICKED: "prompt.card-taken"}
    return sentence_of(keys[table.taken], card1=table.floor)


def _why_not_card(table: BragTable, seat: int, verb: str) -> Sentence:
    if not table.has_seen(seat) and not table.terms.swap_blind:
        return sentence_of("why.has-not-looked")
    if verb == verbs.SWAP_CARD:
        return sentence_of("why.no-card-taken")
    if verb == verbs.PICK_FROM_FLOOR:
        return sentence_of("why.floor-empty" if table.taken == FRESH else "why.turned-it-yourself")
    if table.floor != NO_CARD:
        return sentence_of("why.card-on-floor", card1=table.floor)
    return sentence_of("why.stock-empty" if table.terms.may_draw else "why.stock-closed")


def _why_not_bet(table: BragTable, seat: int, verb: str) -> Sentence:
    if verb == verbs.BET_BLIND and table.has_seen(seat):
        return sentence_of("why.has-looked")
    if verb == verbs.BET and not table.has_seen(seat):
        return sentence_of("why.bets-blind", instead=verbs.BET_BLIND)
    if table.stake == 0:
        return _why_not_open(table, seat, verb)
    if verb in (verbs.CHECK, verbs.BET):
        return sentence_of("why.stake-there", stake=table.stake)
    if verb == verbs.RAISE and price(table, seat) < table.coins(seat):
        least = table.stake + table.terms.base_bet
        return sentence_of("why.raise-too-high", least=least, highest=highest_raise(table, seat))
    return sentence_of("why.costs", price=price(table, seat), coins=table.coins(seat))


def _why_not_open(table: BragTable, seat: int, verb: str) -> Sentence:
    if verb in (verbs.CALL, verbs.RAISE):
        return sentence_of("why.nobody-has-bet")
    return sentence_of(
        "why.opening-too-high", opening=table.terms.opening, highest=highest_stake(table, seat)
    )


def _price_of(table: BragTable, seat: int, verb: str) -> Price | None:
    """Return what a move takes from the seat's coins; None where coins are not its matter."""
    if verb == verbs.FOLD:
        return Price(why=sentence_of("price.keeps", amount=table.coins(seat)))
    if verb == verbs.CHECK:
        return Price(why=sentence_of("price.free"))
    if verb == verbs.SEE_HAND:
        return Price(why=sentence_of("price.look"))
    if verb == verbs.CALL:
        return _price_up_to_all(table, seat, price(table, seat), _call_reason(table, seat, table.stake))
    if verb == verbs.SHOW_HAND:
        return _price_up_to_all(table, seat, show_price(table, seat), _show_reason(table, seat))
    if verb == verbs.BET:
        return Price(rate=1, why=sentence_of("price.half"))
    return _price_of_stake(table, seat) if verb in (verbs.BET_BLIND, verbs.RAISE) else None


def _price_up_to_all(table: BragTable, seat: int, cost: int, why: Sentence) -> Price:
    """Return a price that takes no more than there is (§Short of coins)."""
    coins = table.coins(seat)
    return Price(cost, why=why) if cost <= coins else Price(coins, why=sentence_of("price.all-in"))


def _call_reason(table: BragTable, seat: int, stake: int) -> Sentence:
    """Return how a stake becomes a price: by the seat's own rate, less what it has in already."""
    rate = "seen" if table.has_seen(seat) else "blind"
    had = _already_in(table, seat)
    return sentence_of(f"price.{rate}-less" if had else f"price.{rate}", stake=stake, had=had)


def _show_reason(table: BragTable, seat: int) -> Sentence:
    if show_price(table, seat) == 0:
        return sentence_of("price.free")
    if table.stake and table.terms.double_show:
        return sentence_of("price.two-calls", call=price(table, seat))
    return _call_reason(table, seat, table.stake or table.terms.opening)


def _price_of_stake(table: BragTable, seat: int) -> Price:
    """Return what a stake costs that the move names."""
    rate = 2 if table.has_seen(seat) else 1
    had = _already_in(table, seat)
    key = "price.of-stake-seen" if rate == 2 else "price.of-stake-blind"
    return Price(-had, rate, sentence_of(f"{key}-less" if had else key, had=had))


def _already_in(table: BragTable, seat: int) -> int:
    """Return what the seat's coins of this phase count towards its price."""
    return table.progress(seat) if table.has_seen(seat) else table.progress(seat) // 2
