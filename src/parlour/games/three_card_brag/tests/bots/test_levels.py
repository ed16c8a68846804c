"""The levels: whole games without a refused move, the better level wins, and how each of them bets."""

import pytest

from parlour.cards.luck import Luck
from parlour.engine.bot import LEVELS, Bot
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.show.view import View
from parlour.games.three_card_brag import GAME
from parlour.games.three_card_brag.bots import bot
from parlour.games.three_card_brag.bots.levels import (
    EasyBot,
    HardBot,
    MediumBot,
    fair_stake,
    raises_from,
    win_chance,
)
from parlour.games.three_card_brag.rules.position import ThreeCardBrag
from parlour.games.three_card_brag.tests.bots.table import (
    TO_CARDS,
    chances_of,
    choice,
    choices,
    eyes_of,
    play_game,
    seat_for,
    usual,
)
from parlour.games.three_card_brag.tests.laid import lay_table, play, rules_with, seat_table
from tests.duel import duel

TO_FINAL = (*TO_CARDS, "PASS", "PASS")
SMALL_TABLES: list[dict[str, object]] = [
    {"initialPlayerCoins": 60, "bust": "eliminate"},
    {"initialPlayerCoins": 60, "shortCall": "fold", "showCost": "double"},
    {"drawFromDeckAllowed": False, "trumpScope": "rank"},
    {"swapRequiresSeen": True, "swappedCard": "floor", "jokers": 3},
    {"useTrump": False, "maxRaise": 5, "raiseLimit": "double"},
]


@pytest.mark.parametrize(("level", "kind"), [("easy", EasyBot), ("medium", MediumBot), ("hard", HardBot)])
def test_every_level_has_its_bot(level: str, kind: type) -> None:
    assert isinstance(bot(rules_with(), level, "medium", Luck(1)), kind)


@pytest.mark.parametrize("seats", [2, 3, 5, 8, 13])
@pytest.mark.parametrize("variant", GAME.variants())
def test_bots_of_all_kinds_finish_a_game_without_a_refused_move(variant: str, seats: int) -> None:
    rules = rules_with(variant, rounds=3)
    bots = [bot(rules, LEVELS[seat % 3], LEVELS[seat // 3 % 3], Luck(1, seat)) for seat in range(seats)]
    assert sum(play_game(rules, bots, deal=seats).tallies) == seats * rules.betting.initial_player_coins


@pytest.mark.parametrize("switches", SMALL_TABLES, ids=",".join)
@pytest.mark.parametrize("deal", range(3))
def test_bots_finish_games_under_house_rules(switches: dict[str, object], deal: int) -> None:
    rules = rules_with("lively", rounds=4, **switches)
    bots = [bot(rules, level, "hard", Luck(2, deal)) for level in ("hard", "easy", "medium", "hard")]
    assert sum(play_game(rules, bots, deal).tallies) == 4 * rules.betting.initial_player_coins


@pytest.mark.thorough
@pytest.mark.parametrize(("level", "pairs"), [("medium", 40), ("hard", 8)])
def test_the_better_level_beats_easy(level: str, pairs: int) -> None:
    rules = rules_with(rounds=5)
    better, easy = seat_for(rules, level), seat_for(rules, "easy")
    assert duel(GAME, rules, better, easy, pairs=pairs, seed=1).low > 0


class BigBettor(Bot):
    """Ignores its cards, bets 1,000 in the last betting, and pays for nothing else."""

    def choose(self, view: View, moves: Moves) -> Move:
        opens = view.phase == "final" and view.counters["stake"] == 0
        wanted = ["SEE_HAND", "BET"] if opens else ["CHECK", "PASS", "LEAVE"]
        verb = next((verb for verb in wanted if verb in moves.verbs()), "FOLD")
        return Move(verb, amount=1_000) if verb == "BET" else Move(verb)


@pytest.mark.thorough
@pytest.mark.parametrize("variant", ["default", "lively"])
def test_betting_big_on_anything_does_not_beat_hard(variant: str) -> None:
    """A fold costs no coins here, but the round, and rounds won decide between players who are level."""
    rules = rules_with(variant)
    found = duel(GAME, rules, seat_for(rules, "hard"), lambda luck: BigBettor(), pairs=60, seed=1)
    assert found.mean > 0


class RandomBot(Bot):
    """Any move of any verb that is open."""

    def __init__(self, luck: Luck) -> None:
        self.luck = luck

    def choose(self, view: View, moves: Moves) -> Move:
        return moves.pick(self.luck)


@pytest.mark.thorough
def test_medium_beats_random_at_a_table_of_four() -> None:
    rules = rules_with()
    medium = seat_for(rules, "medium")
    assert duel(GAME, rules, medium, RandomBot, pairs=40, seed=1, seats=4).low > 0


def asked_to_pay(hand: str, stake: int = 10) -> ThreeCardBrag:
    """A player with this hand has looked and faces a bet."""
    return play(lay_table(["AS KD JC", hand]), "SEE_HAND", f"BET {2 * stake}", "SEE_HAND")


def test_easy_calls_a_small_bet_with_a_king() -> None:
    assert usual(asked_to_pay("KC 8D 4H"), "easy") == "CALL"


def test_easy_folds_an_eight() -> None:
    assert usual(asked_to_pay("8C 5D 2H"), "easy") == "FOLD"


def test_easy_makes_mistakes() -> None:
    shares = choices(asked_to_pay("8C 5D 2H"), "easy")
    assert 0.02 < 1 - shares["FOLD"] < 0.25


def test_easy_raises_a_straight_now_and_then() -> None:
    shares = choices(asked_to_pay("8C 7D 6H"), "easy")
    assert 0.2 < shares["RAISE"] < shares["CALL"]


def test_easy_folds_a_king_when_the_price_is_dear() -> None:
    assert usual(asked_to_pay("KC 8D 4H", stake=2_000), "easy") == "FOLD"


def test_easy_looks_at_its_hand_more_often_than_not() -> None:
    assert usual(lay_table(["KC 8D 4H", "2C 3D 7H"]), "easy") == "SEE_HAND"


def test_easy_looks_before_a_dear_call() -> None:
    position = play(lay_table(["AS KD JC", "KC 8D 4H"]), "BET_BLIND 5000")
    assert choices(position, "easy") == {"SEE_HAND": 1.0}


def test_easy_never_folds_for_nothing() -> None:
    assert "FOLD" not in choices(play(lay_table(["5C 3D 2H", "AS KD JC"]), "SEE_HAND"), "easy")


def test_easy_misses_a_card_turn_now_and_then() -> None:
    position = play(lay_table(["9S 9D 4C", "2C 3D 7H"]), "CHECK", "CHECK", "SEE_HAND")
    assert 0.02 < choices(position, "easy")["PASS"] < 0.25


def test_the_best_hand_wins_nearly_always() -> None:
    assert win_chance(chances_of(play(lay_table(["3C 3H 3S", "2C 3D 7H"]), *TO_FINAL))) > 0.99


def test_a_pair_is_beaten_more_often_by_two_rivals_than_by_one() -> None:
    few = win_chance(chances_of(play(lay_table(["9S 9D 4C", "2C 3D 7H"]), "SEE_HAND")))
    many = win_chance(chances_of(play(lay_table(["9S 9D 4C", "2C 3D 7H", "2D 5D 8H"]), "SEE_HAND")))
    assert many < few


def test_a_blind_rival_is_beaten_like_one_unknown_hand() -> None:
    chances = chances_of(
        play(lay_table(["9S 9D 4C", "2C 3D 7H"]), "CHECK", "CHECK", "PASS", "PASS", "SEE_HAND")
    )
    assert win_chance(chances) == pytest.approx(chances.field.share(chances.held()))


def test_medium_stays_blind_half_of_the_time_while_that_is_cheap() -> None:
    position = play(seat_table([1_000, 1_000]), "BET_BLIND")
    assert 0.35 < choices(position, "medium")["CALL"] < 0.65


def test_medium_looks_when_blind_play_gets_dear() -> None:
    position = play(seat_table([1_000, 1_000]), "BET_BLIND 50")
    assert choices(position, "medium") == {"SEE_HAND": 1.0}


def test_medium_calls_a_small_bet_into_a_large_pot() -> None:
    position = play(lay_table(["AS KD JC", "QC 8D 4H"], ante=100), "SEE_HAND", "BET 20", "SEE_HAND")
    assert usual(position, "medium") == "CALL"


def test_medium_folds_the_same_hand_to_a_large_bet_into_a_small_pot() -> None:
    position = play(lay_table(["AS KD JC", "QC 8D 4H"]), "SEE_HAND", "BET 200", "SEE_HAND")
    assert usual(position, "medium") == "FOLD"


def test_medium_raises_a_strong_hand() -> None:
    position = play(lay_table(["AS KD JC", "8C 7C 6C"]), "SEE_HAND", "BET 20", "SEE_HAND")
    assert usual(position, "medium") == "RAISE"


def test_medium_opens_with_two_lowest_bets() -> None:
    assert fair_stake(eyes_of(seat_table([1_000, 1_000]))) == 10


def test_medium_raises_by_about_half_the_pot() -> None:
    position = play(seat_table([1_000, 1_000]), "BET_BLIND 40", "SEE_HAND", "RAISE 60")
    assert fair_stake(eyes_of(position)) == 60 + 160 // 4


def test_medium_wants_a_better_hand_for_every_further_raise() -> None:
    fresh = eyes_of(seat_table([1_000, 1_000]))
    engaged = eyes_of(play(seat_table([1_000, 1_000]), "BET_BLIND 40", "RAISE 60"))
    assert 0.5 < raises_from(fresh) < raises_from(engaged) < 1


def test_hard_bets_the_best_hand() -> None:
    assert choices(play(lay_table(["3C 3H 3S", "2C 3D 7H"]), *TO_FINAL), "hard") == {"BET": 1.0}


def test_hard_shows_a_poor_hand_before_the_rival_can_bet() -> None:
    assert usual(play(lay_table(["8C 5D 2H", "AS KD JC"]), *TO_FINAL), "hard") == "SHOW_HAND"


def test_hard_checks_a_poor_hand_where_a_showdown_costs_coins() -> None:
    position = play(lay_table(["8C 5D 2H", "AS KD JC"], openingShow="price"), *TO_FINAL)
    assert usual(position, "hard") == "CHECK"


def test_hard_calls_a_fair_hand_against_a_small_bet() -> None:
    position = play(lay_table(["AS KD JC", "KC KH 4H"], ante=20), *TO_FINAL, "BET 10")
    assert usual(position, "hard") in ("CALL", "RAISE")


def test_hard_takes_a_large_bet_for_a_message() -> None:
    position = play(lay_table(["AS KD JC", "9C 9H 4H"], ante=20), *TO_FINAL, "BET 1000")
    assert usual(position, "hard") == "FOLD"


def test_hard_fears_the_trump_that_a_rival_took_from_the_floor() -> None:
    """The same bet is called when the card taken was a harmless one."""
    answers = []
    for trump in ("2D", "5D"):
        position = lay_table(["AS KD JC", "9C 9H 4H"], stock="2D", trump=trump, ante=20)
        play(position, "SEE_HAND", "CHECK", "SEE_HAND", "CHECK", "DRAW_FROM_DECK", "SWAP_CARD 2")
        answers.append(usual(play(position, "PASS", "BET 20"), "hard"))
    assert answers[0] == "FOLD" != answers[1]


def test_hard_pays_half_while_the_pot_is_worth_it() -> None:
    position = play(seat_table([1_000, 1_000], ante=20), "BET_BLIND 5")
    assert "SEE_HAND" not in choices(position, "hard")


def test_hard_looks_at_once_when_there_is_nothing_to_win_blind() -> None:
    assert choices(seat_table([1_000, 1_000]), "hard") == {"SEE_HAND": 1.0}


def test_hard_looks_before_it_folds() -> None:
    position = play(seat_table([1_000, 1_000]), "SEE_HAND", "BET 400")
    assert choices(position, "hard") == {"SEE_HAND": 1.0}


@pytest.mark.parametrize("bet", [10, 1_000])
def test_hard_calls_a_fair_hand_before_it_gives_the_last_round_away(bet: int) -> None:
    """Coins and rounds are even, so that a fold loses the match and what a call costs is all the same."""
    position = lay_table(["AS KD JC", "9C 9H 4H"], rounds=1)
    assert usual(play(position, *TO_FINAL, f"BET {bet}"), "hard") == "CALL"


def test_hard_sits_on_a_lead_that_cannot_be_lost() -> None:
    position = seat_table([9_900, 10_100])
    assert choices(play(position, "SEE_HAND", "BET 10", "SEE_HAND"), "hard") == {"FOLD": 1.0}


def test_hard_lets_no_betting_rival_draw_cheaply_against_a_pair() -> None:
    position = play(lay_table(["AS KD JC", "KC KH 4H"], ante=20), "SEE_HAND", "BET 40", "SEE_HAND")
    assert usual(position, "hard") in ("SHOW_HAND", "RAISE")


def test_hard_draws_on_when_there_is_nothing_to_win_by_showing() -> None:
    assert usual(play(lay_table(["9S 9D 4C", "2C 3D 7H"]), *TO_CARDS), "hard") == "DRAW_FROM_DECK"


@pytest.mark.parametrize("stake", [10, 50, 500])
def test_hard_never_stakes_more_than_the_pot_at_once(stake: int) -> None:
    position = play(lay_table(["2C 4D 7H", "3C 3H 3S"]), "BET_BLIND", f"RAISE {stake}", "SEE_HAND", "CALL")
    play(position, "PASS", "SEE_HAND", "PASS", "CHECK")
    assert choice(position, "hard").amount <= max(40, position.pot)
