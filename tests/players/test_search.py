"""The player that imagines how the cards lie."""

from itertools import count

import pytest

from parlour.cards.luck import Luck
from parlour.cards.shuffle import FastShuffle
from parlour.engine.bot import Bot
from parlour.engine.play.choices import Plain
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.play.position import Position
from parlour.engine.rules.finder import find_game
from parlour.engine.show.view import View
from parlour.games.bastard_brag.rules.position import BastardBrag
from parlour.players.deciding import decision
from parlour.players.house_words import BadSeat
from parlour.players.kinds import maker_of
from parlour.players.search import Searcher
from parlour.players.search.budget import USUAL_GAMES, Budget, budget_of
from tests.duel import duel
from tests.toys.dealt import dealt, remade
from tests.toys.high_card.rules.position import HighCard

BRAG = find_game("bastard-brag")


def a_turn(seed: int = 1, game: str = "bastard-brag", seats: int = 3, moves: int = 1) -> tuple[Position, int]:
    """A game after so many random moves, and the seat that is to act."""
    found, luck = find_game(game), Luck(seed)
    position = found.begin(found.rules(), seats, FastShuffle(seed))
    for _ in range(moves):
        seat = position.to_act()[0]
        position.apply(seat, position.moves(seat).pick(luck))
    return position, position.to_act()[0]


class Eager(Bot):
    """Advises the first move there is."""

    def choose(self, view: View, moves: Moves) -> Move:
        return next(iter(moves))


def searcher(games: int, seed: int = 1) -> Searcher:
    return Searcher(Budget(games=games), Luck(seed), Eager())


@pytest.mark.parametrize(
    ("game", "seats"),
    [("bastard-brag", 3), ("three-card-brag", 3), ("five-card-draw", 2), ("claim", 4), ("big-c", 3)],
)
def test_its_moves_are_legal_in_every_game(game: str, seats: int) -> None:
    position, _ = a_turn(game=game, seats=seats, moves=0)
    bot, decisions = searcher(20), 0
    while decisions < 20 and not position.is_over():
        seat = position.to_act()[-1]
        position.play(seat, decision(bot, position, seat))
        decisions += 1
    assert decisions > 5


def test_the_same_luck_and_the_same_number_of_games_give_the_same_moves() -> None:
    assert line_of_play(searcher(30)) == line_of_play(searcher(30))


def line_of_play(bot: Searcher) -> list[Move]:
    """What the bot plays in twelve turns, on all seats."""
    position, _ = a_turn()
    played: list[Move] = []
    while len(played) < 12:
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
    position, dealt_out = dealt("2C AS 3D", "KH 5C 6D"), []

    def deal(luck: Luck) -> Position:
        dealt_out.append(position.redealt(0, luck))
        return dealt_out[-1].copy()

    searcher(25).think(position.view(0), position.moves(0), deal)
    assert len(dealt_out) == 1 + 25, "one look at what is worth a thought, and the games"


def test_unlikely_deals_are_mostly_dealt_again() -> None:
    """Seat 1 has knocked: in most imagined deals it holds a pair at least."""
    position, seat = a_turn(seats=2, moves=3)
    assert isinstance(position, BastardBrag)
    position.knocker, luck = 1 - seat, Luck(1)
    deals = [searcher(1).likely(seat, lambda _: position.redealt(seat, luck)) for _ in range(50)]
    pairs = [deal for deal in deals if has_a_pair(deal, 1 - seat)]
    assert len(pairs) > 40


def has_a_pair(position: Position, seat: int) -> bool:
    assert isinstance(position, BastardBrag)
    return position.terms.scores.score(position.cards, 3 * seat) >= position.switches.scoring_system.pair


class Bold(HighCard):
    """The ace, which stands second, is worth a thought, and imagined games are soon believed."""

    def shortlist(self, seat: int) -> list[Move]:
        return [Move("PICK", slots=(1,)), Move("PICK", slots=(2,))]


class Timid(Bold):
    """Nothing that is imagined is believed."""

    def doubt(self) -> float:
        return 1e9


@pytest.mark.parametrize(("kind", "slot"), [(Bold, 1), (Timid, 0)])
def test_it_leaves_what_the_house_would_play_as_soon_as_the_game_lets_it(
    kind: type[HighCard], slot: int
) -> None:
    position = dealt("2C AS 3D", "KH 5C 6D", switches={"target": 1})
    played = searcher(40).think(
        position.view(0), position.moves(0), lambda luck: remade(position.redealt(0, luck), kind)
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
    seconds, position, imagined = count(), dealt("2C AS 3D", "KH 5C 6D"), []
    monkeypatch.setattr("parlour.players.search.budget.monotonic", lambda: next(seconds))

    def deal(luck: Luck) -> Position:
        imagined.append(position.redealt(0, luck))
        return remade(imagined[-1].copy(), Timid)

    bot = Searcher(Budget(seconds=5), Luck(1), Eager())
    bot.think(position.view(0), position.moves(0), deal)
    assert len(imagined) == 1 + 5, "one look at what is worth a thought, and a game for every second"


def test_it_beats_random_play_at_bastard_brag() -> None:
    rules = BRAG.rules()
    search, random = maker_of("search:16"), maker_of("random")
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
