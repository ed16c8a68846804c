"""Language models as players: `llm:NAME@PROFILE` asks the endpoint of this name, and needs the extra `llm`.

`endpoints` the user's file · `prompts/` what a model is told · `answer` what it says ·
`failures` in classes · `asking` attempts and budgets · `record` every decision · `fake/` a model to try with
"""

from typing import Any

from parlour.cards.luck import Luck
from parlour.engine.optional import need
from parlour.engine.rules.game import Game
from parlour.players.kinds import Maker
from parlour.players.llm.endpoints import BadModel, ModelEndpoint, find_endpoint
from parlour.players.llm.seat_word import LlmWord, read_word


def maker(detail: str) -> Maker:
    """Return what makes models' players from the text behind the colon; the user's file has the endpoint."""
    word, endpoint = known_word(detail)
    need("llm", "httpx2")

    def make(game: Game, rules: Any, luck: Luck) -> Any:
        from parlour.players.llm.calling import Caller
        from parlour.players.llm.player import LlmPlayer

        return LlmPlayer(game, rules, luck, word=word, caller=Caller(endpoint))

    return make


def known_word(detail: str) -> tuple[LlmWord, ModelEndpoint]:
    """Return the word in its parts and the endpoint that it names; refuse either."""
    name = read_word(detail).name
    endpoint = find_endpoint(name)
    return read_word(detail, endpoint.profile), endpoint


def remark(detail: str, game: Game, rules: Any, seats: int) -> str:
    """Return no remark; refuse an endpoint whose key is not there."""
    check_model(detail)
    return ""


def check_model(detail: str) -> None:
    """Refuse a model that cannot be asked."""
    word, endpoint = known_word(detail)
    if endpoint.key_env and not endpoint.key():
        said = f"The model {word.name} needs its key in the environment variable {endpoint.key_env}."
        raise BadModel("no-key", f"{said} It is not set.")
