"""The player that races moves over imagined deals: all meet the same ones, the house's move first."""

from itertools import count

import pytest

from parlour.cards.luck import Luck
from parlour.cards.shuffle import FastShuffle
from parlour.engine.bot import Bot
from parlour.engine.play.choices import Plain
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.play.position import Position
from parlour.engine.rules.finder import find_game, game_names
from parlour.engine.show.view import View
from parlour.engine.thinking import Thinking
from parlour.players.deciding import decision
from parlour.players.kinds import BadSeat, maker_of
from parlour.players.search.budget import USUAL_GAMES, Budget, budget_of
from parlour.players.search.race import FIRST_LOOK
from parlour.players.search.race_search import Searcher
from tests.duel import duel
from tests.toys.dealt import deal_hands
from tests.toys.high_card import GAME as HIGH_CARD

BRAG = find_game("bastard-brag")
HIGH, LOW = Move("PICK", slots=(1,)), Move("PICK", slots=(0,))


def a_turn(seed: int = 1) -> tuple[Position, int]:
    """A game after a random move, and the seat that is to act."""
    position, luck = BRAG.begin(BRAG.rules(), 3, FastShuffle(seed)), Luck(seed)
    dealer = position.to_act()[0]
    position.apply(dealer, position.moves(dealer).pick(luck))
    return position, position.to_act()[0]


class Eager(Bot):
    """Advises the first move there is."""

    def choose(self, view: View, moves: Moves) -> Move:
        return next(iter(moves))


def searcher(games: int, thinking: Thinking = BRAG.thinking) -> Searcher:
    return Searcher(Budget(games=games), Luck(1), thinking, Eager())


@pytest.mark.thorough
@pytest.mark.parametrize("word", ["search:8", "tree:8"])
@pytest.mark.parametrize("game", game_names())
def test_its_moves_are_legal_in_every_game(game: str, word: str) -> None:
    found = find_game(game)
    rules = found.rules()
    position = found.begin(rules, rules.players.least, FastShuffle(1))
    bot, decisions = maker_of(word)(found, rules, Luck(1)), 0
    while decisions < 8 and not position.is_over():
        seat = position.to_act()[-1]
        position.play(seat, decision(bot, position, seat))
        decisions += 1
    assert decisions == 8


@pytest.mark.parametrize("game", game_names())
def test_the_weight_of_a_deal_is_a_chance(game: str) -> None:
    found, luck = find_game(game), Luck(1)
    rules = found.rules()
    position = found.begin(rules, rules.players.least, FastShuffle(1))
    weights: list[float] = []
    while len(weights) < 60 and not position.is_over():
        seat = position.to_act()[0]
        weights.append(found.thinking.weight(position.redealt(seat, luck), seat))
        position.apply(seat, found.thinking.policy(position, seat, luck))
    assert all(0 <= weight <= 1 for weight in weights)
    assert max(weights) > 0


def test_the_same_luck_and_the_same_number_of_games_give_the_same_moves() -> None:
    assert line_of_play(searcher(12)) == line_of_play(searcher(12))


def line_of_play(bot: Searcher) -> list[Move]:
    """What the bot plays in six turns, on all seats."""
    position, _ = a_turn()
    played: list[Move] = []
    while len(played) < 6:
        seat = position.to_act()[0]
        played.append(decision(bot, position, seat))
        position.apply(seat, played[-1])
    return played


@pytest.mark.parametrize("seed", range(5))
def test_it_decides_by_what_its_seat_can_see(seed: int) -> None:
    """The others hold other cards, and the imagined deals are the same: so is the move."""
    position, seat = a_turn(seed)
    twin = position.redealt(seat, Luck(seed + 100))
    there = searcher(40).think(
        position.view(seat), position.moves(seat), lambda luck: twin.redealt(seat, luck)
    )
    here = searcher(40).think(twin.view(seat), twin.moves(seat), lambda luck: twin.redealt(seat, luck))
    assert here == there


def test_it_imagines_as_many_games_as_it_is_told_to() -> None:
    position, dealt_out = deal_hands("2C AS 3D", "KH 5C 6D"), []

    def deal(luck: Luck) -> Position:
        dealt_out.append(position.redealt(0, luck))
        return dealt_out[-1].copy()

    searcher(25, HIGH_CARD.thinking).think(position.view(0), position.moves(0), deal)
    assert len(dealt_out) == 1 + 25, "one look at what is worth a thought, and the games"


class Alike(Thinking):
    """Both moves are worth a thought, and neither ever gains anything."""

    def candidates(self, position: Position, seat: int) -> list[Move]:
        return [LOW, HIGH]

    def deal(self, position: Position) -> int:
        return 0


@pytest.mark.parametrize("games", [50, 200])
def test_a_close_race_spends_all_its_games(games: int) -> None:
    assert deals_imagined(Alike(), games) == games


@pytest.mark.parametrize("games", [50, 200])
def test_a_race_that_is_decided_spares_the_rest(games: int) -> None:
    assert deals_imagined(Bold(), games) == FIRST_LOOK


def deals_imagined(thinking: Thinking, games: int) -> int:
    """How many deals are raced over, beside the one that shows what is worth a thought."""
    position, imagined = deal_hands("2C AS 3D", "KH 5C 6D", switches={"target": 1}), []

    def deal(luck: Luck) -> Position:
        imagined.append(position.redealt(0, luck))
        return imagined[-1].copy()

    searcher(games, thinking).think(position.view(0), position.moves(0), deal)
    return len(imagined) - 1


class Bold(Thinking):
    """The ace, which stands second, is worth a thought, and imagined games are soon believed."""

    def candidates(self, position: Position, seat: int) -> list[Move]:
        return [Move("PICK", slots=(1,)), Move("PICK", slots=(2,))]


class Timid(Bold):
    """Nothing that is imagined is believed."""

    def doubt(self, position: Position) -> float:
        return 1e9


@pytest.mark.parametrize(("thinking", "slot"), [(Bold(), 1), (Timid(), 0)])
def test_it_leaves_what_the_house_would_play_as_soon_as_the_game_lets_it(
    thinking: Thinking, slot: int
) -> None:
    position = deal_hands("2C AS 3D", "KH 5C 6D", switches={"target": 1})
    played = searcher(40, thinking).think(
        position.view(0), position.moves(0), lambda luck: position.redealt(0, luck)
    )
    assert played == Move("PICK", slots=(slot,))


def test_thinking_leaves_the_table_as_it_is() -> None:
    position, seat = a_turn()
    before = position.view(seat)
    decision(searcher(25), position, seat)
    assert position.view(seat) == before


def test_the_only_move_needs_no_thought() -> None:
    position, seat = a_turn()

    def deal(luck: Luck) -> Position:
        raise AssertionError("nothing is to be imagined")

    assert searcher(25).think(position.view(seat), Moves([Plain("PASS")]), deal) == Move("PASS")


def test_it_stops_when_its_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every look at the clock is a second later: it is begun at 0 and stops when it shows 5."""
    seconds, position, imagined = count(), deal_hands("2C AS 3D", "KH 5C 6D"), []
    monkeypatch.setattr("parlour.players.search.budget.monotonic", lambda: next(seconds))

    def deal(luck: Luck) -> Position:
        imagined.append(position.redealt(0, luck))
        return imagined[-1].copy()

    bot = Searcher(Budget(seconds=5), Luck(1), Timid(), Eager())
    bot.think(position.view(0), position.moves(0), deal)
    assert len(imagined) == 1 + 5, "one look at what is worth a thought, and a game for every second"


@pytest.mark.thorough
def test_it_beats_random_play_at_bastard_brag() -> None:
    rules = BRAG.rules(switches={"lives": 1})
    search, random = maker_of("search:8"), maker_of("random")
    result = duel(
        BRAG,
        rules,
        lambda luck: search(BRAG, rules, luck),
        lambda luck: random(BRAG, rules, luck),
        pairs=8,
        seed=1,
    )
    assert result.low > 0


@pytest.mark.parametrize(
    ("detail", "games", "seconds"),
    [("", USUAL_GAMES, 0.0), ("400", 400, 0.0), ("200ms", 0, 0.2), ("2s", 0, 2.0)],
)
def test_the_word_says_how_long_it_thinks(detail: str, games: int, seconds: float) -> None:
    budget = budget_of(detail)
    assert (budget.games, budget.seconds) == (games, seconds)


@pytest.mark.parametrize("detail", ["0", "0s", "-3", "many", "2 s", "1.5s", "2m", "400:2s", "٣"])
def test_nonsense_is_refused_with_examples(detail: str) -> None:
    with pytest.raises(BadSeat, match="write search:400, search:200ms or search:2s"):
        maker_of(f"search:{detail}")


@pytest.mark.parametrize(("detail", "why"), [("1000001", "at most 1,000,000 games"), ("601s", "600 seconds")])
def test_too_much_is_refused(detail: str, why: str) -> None:
    with pytest.raises(BadSeat, match=why):
        maker_of(f"search:{detail}")
