"""What an experiment with models will cost, from prompts that are made and not sent."""

from typing import Any, Final, NamedTuple

from parlour.cards.luck import Luck
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.rules.game import Game
from parlour.engine.show.view import View
from parlour.lab.definition import Definition, rules_of
from parlour.lab.playing import play_out
from parlour.lab.run.fingerprint import is_model
from parlour.lab.seeding import shuffle_for
from parlour.players.deciding import Deal, Place, SeatedThinker
from parlour.players.house import house_bot
from parlour.players.kinds import maker_of
from parlour.players.llm import known_word
from parlour.players.llm.budget import tokens_of
from parlour.players.llm.endpoints import ModelEndpoint

ANSWER_TOKENS: Final = 80
"""A reason of a sentence and a move; a model that thinks aloud uses more, up to its cap."""


class CostEstimate(NamedTuple):
    """About how many decisions, tokens and how much money the games will take."""

    decisions: int
    tokens_in: int
    tokens_out: int
    money: float
    is_priced: bool
    capped: tuple[str, ...] = ()
    """The models whose cap for a match is below what one costs, so that the house would play part of it."""

    def __str__(self) -> str:
        tokens = f"{self.tokens_in:,} tokens in and {self.tokens_out:,} out"
        return f"about {self.decisions:,} decisions of models, {tokens}, money {self.money:.2f}"


def estimate(definition: Definition, games: int) -> CostEstimate:
    """Estimate the cost of so many games, from one of each rotation that the house plays for the models."""
    rotations = len(definition.players)
    decisions, tokens, money, priced, capped = 0, 0, 0.0, False, []
    for player, word in enumerate(definition.players):
        if is_model(word):
            meter = _measure_prompts(definition, player)
            endpoint = known_word(word.partition(":")[2])[1]
            out = min(ANSWER_TOKENS, endpoint.tokens)
            decisions += meter.decisions
            read, cost = (
                tokens_of(meter.letters),
                endpoint.cost(tokens_of(meter.letters), out * meter.decisions),
            )
            tokens, money = tokens + read, money + cost
            if _is_capped(endpoint, (read + out * meter.decisions) / rotations, cost / rotations):
                capped.append(word)
            priced = priced or endpoint.price_in > 0 or endpoint.price_out > 0
    share = games / rotations
    counts = [round(share * each) for each in (decisions, tokens, decisions * ANSWER_TOKENS)]
    return CostEstimate(counts[0], counts[1], counts[2], share * money, priced, tuple(capped))


def _is_capped(endpoint: ModelEndpoint, tokens: float, money: float) -> bool:
    """Return whether a match of so many tokens and so much money is more than the endpoint's caps allow."""
    return 0 < endpoint.match_tokens < tokens or 0 < endpoint.match_money < money


class _Meter(SeatedThinker):
    """Measures the prompts of a model's player, and plays what the house would."""

    listens = True

    def __init__(self, player: Any, house: Any) -> None:
        self._player = player
        self._house = house
        self.decisions = 0
        self.letters = 0

    def sit_down(self, place: Place) -> None:
        self._player.sit_down(place)

    def hear(self, event: Any) -> None:
        self._player.hear(event)

    def think(self, view: View, moves: Moves, deal: Deal) -> Move:
        if moves.count() > 1:
            prompt = self._player.prompt(view, deal)
            self._player.forget_news()
            self.decisions += 1
            self.letters += len(prompt.system) + len(prompt.user)
        move: Move = self._house.choose(view, moves)
        return move


def _measure_prompts(definition: Definition, player: int) -> _Meter:
    """Measure the player's prompts in as many games as there are rotations, each from another seat."""
    game, rules = rules_of(definition)
    model = maker_of(definition.players[player])(game, rules, Luck(1))
    meter = _Meter(model, _house(game, rules))
    for deal in range(len(definition.players)):
        position = game.begin(rules, definition.seats, shuffle_for(definition.seed, deal))
        seat = deal % definition.seats
        bots = [meter if each == seat else _house(game, rules) for each in range(definition.seats)]
        meter.heard = 0
        play_out(position, bots)
    return meter


def _house(game: Game, rules: Any) -> Any:
    return house_bot(game, rules, "house:medium", Luck(2))
