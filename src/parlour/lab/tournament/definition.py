"""The definition of tournaments that are repeated: regulations, who enters, from which seed, at what pace."""

from collections.abc import Sequence
from functools import cache
from hashlib import sha256

import msgspec

from parlour.engine.rules.asset import RulesAsset
from parlour.engine.rules.finder import find_game
from parlour.engine.rules.game import Game
from parlour.lab.definition import table_remarks
from parlour.lab.errors import BadExperiment
from parlour.lab.run.fingerprint import is_model, print_of
from parlour.players.kinds import any_maker
from parlour.tournaments.directing import open_tournament
from parlour.tournaments.log.rows import Opened
from parlour.tournaments.regulations.check import check_regulations, first_stack
from parlour.tournaments.regulations.regulations import Regulations


class TournamentDefinition(msgspec.Struct, frozen=True):
    """All that the numbers depend on, and what is to be kept; entrants take turns with the players.

    `pace` is what a decision takes, in milliseconds of a virtual clock. `with_moves` keeps every movement,
    `with_log` the log of the first tournament.
    """

    regulations: bytes
    entrants: int
    players: tuple[str, ...]
    seed: int
    pace: int
    code: str
    with_moves: bool = False
    with_log: bool = False

    def player_of(self, entrant: int) -> str:
        return self.players[entrant % len(self.players)]

    def name_of(self, entrant: int) -> str:
        """Return what an entrant is called: the player, and a number where there are several of them."""
        word = self.player_of(entrant).removeprefix("house:")
        return f"{word} {entrant // len(self.players) + 1}" if self.entrants > len(self.players) else word


def define_tournament(
    regulations: Regulations, entrants: int, players: Sequence[str], *, seed: int, pace: int
) -> TournamentDefinition:
    """Define tournaments; refuse regulations that cannot be played, too many entrants, and models."""
    check_regulations(regulations)
    _check_entrants(regulations, entrants)
    words = tuple(players)
    for word in (*words, regulations.fill):
        if is_model(word):
            said = f"{word} is a language model, and models play tournaments at the tables of a room."
            raise BadExperiment("no-models-here", said)
        any_maker(word)
    written = msgspec.json.encode(regulations, order="deterministic")
    game, rules = rules_at(regulations, 1)
    code = print_of(game.package, words, rules)
    return TournamentDefinition(written, entrants, words, seed, pace, code)


def _check_entrants(regulations: Regulations, entrants: int) -> None:
    least, most = regulations.entrants.least, regulations.entrants.most
    if not least <= entrants <= most:
        said = f"These regulations are for {least:,} to {most:,} entrants, not {entrants:,}."
        raise BadExperiment("wrong-entrants", said)


def remarks_on_players(definition: TournamentDefinition) -> list[str]:
    """Return who plays at such tables as another than the word says."""
    regulations = regulations_of(definition)
    game, rules = rules_at(regulations, 1)
    return table_remarks(definition.players, game, rules, regulations.chairs)


@cache
def regulations_of(definition: TournamentDefinition) -> Regulations:
    """Return the regulations of a definition, read once in each process."""
    return msgspec.json.decode(definition.regulations, type=Regulations)


def rules_at(regulations: Regulations, level: int) -> tuple[Game, RulesAsset]:
    """Return the game, and the rules that are in force at a level."""
    game = find_game(regulations.game)
    return game, game.rules(regulations.variant, regulations.changes_at(level))


def opening_of(definition: TournamentDefinition, number: int) -> Opened:
    """Return the first row of a tournament; its seed follows from that of all and from its number."""
    regulations = regulations_of(definition)
    _, rules = rules_at(regulations, 1)
    stack = first_stack(regulations)
    seed = sha256(f"parlour lab tournament {definition.seed} {number}".encode()).digest()
    return open_tournament(regulations, seed, stack=stack, least=rules.players.least, rules=rules.digest)
