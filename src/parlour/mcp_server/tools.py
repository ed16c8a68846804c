"""The tools: what a program can do at a card table; docstrings and descriptions are what its model reads."""

from typing import Annotated, Any, Final

from mcp.types import ToolAnnotations
from pydantic import Field

from parlour.engine.rules.finder import all_games, find_game
from parlour.mcp_server.seats import BOTS, Seats, TableRequest
from parlour.players.kinds import HOUSE
from parlour.players.llm.prompts.prompt import rules_text

LONGEST_WAIT: Final = 25.0
"""Clients cut calls off after 30 to 60 seconds."""
MOST_GUESTS: Final = 12


def _one_of(words: list[str]) -> dict[str, Any]:
    """Return what a schema says of an argument that is one of these; the house itself refuses all others."""
    return {"enum": words}


def _variants() -> list[str]:
    return list(dict.fromkeys(variant for game in all_games() for variant in game.variants()))


def _bots() -> list[str]:
    """Return the words of bots: every level of the house, and the other kinds."""
    levels = dict.fromkeys(level for game in all_games() for level in game.levels)
    return [*(f"{HOUSE}:{level}" for level in levels), *(kind for kind in BOTS if kind != HOUSE)]


GameName = Annotated[
    str,
    Field(
        description="Which game, by its id as list_games has it.",
        json_schema_extra=_one_of([game.id for game in all_games()]),
    ),
]
Variant = Annotated[
    str,
    Field(
        description="Which rules of the game, as list_games has them; default is there for every game.",
        json_schema_extra=_one_of(_variants()),
    ),
]
SeatToken = Annotated[str, Field(description="The token of your seat, from open_table or sit_down.")]
PlayerName = Annotated[str, Field(description="What you are called at the table: 1 to 24 letters.")]
Bots = Annotated[
    list[str] | None,
    Field(
        description="Who sits down with you, one word for each bot; without it the house fills the table up.",
        json_schema_extra={"items": {"type": "string", **_one_of(_bots())}},
    ),
]
Guests = Annotated[
    int,
    Field(
        description="How many seats to keep for others; hand each of them one of the invites.",
        json_schema_extra={"minimum": 0, "maximum": MOST_GUESTS},
    ),
]
Invite = Annotated[
    str, Field(description="The link of a live table or of a tournament, or an invite that open_table gave.")
]
Code = Annotated[str, Field(description="The code of a tournament, where it asks for one.")]
Seconds = Annotated[
    float,
    Field(
        description="How long to wait at most; 25 seconds are the longest there is.",
        json_schema_extra={"minimum": 0, "maximum": LONGEST_WAIT},
    ),
]
Decision = Annotated[
    int, Field(description="The decision number that look or wait_for_turn showed; a move is for that alone.")
]
ChosenMove = Annotated[
    int | dict[str, Any],
    Field(
        description="The number of one of your moves, or a named move: verb and as needed cards (words such "
        "as 10D), slots (places, counted from 1), amount, suit (C, H, S or D)."
    ),
]

_LOOKS: Final = ToolAnnotations(read_only_hint=True, idempotent_hint=True, open_world_hint=False)
_WAITS: Final = ToolAnnotations(read_only_hint=True, idempotent_hint=False, open_world_hint=False)
_ADDS: Final = ToolAnnotations(
    read_only_hint=False, destructive_hint=False, idempotent_hint=False, open_world_hint=False
)
_ADDS_ELSEWHERE: Final = _ADDS.model_copy(update={"open_world_hint": True})
_ADDS_ONCE: Final = _ADDS.model_copy(update={"idempotent_hint": True})
HINTS: Final = {
    "list_games": ("List the games", _LOOKS),
    "rules": ("Read the rules", _LOOKS),
    "open_table": ("Open a table", _ADDS),
    "sit_down": ("Sit down at a table", _ADDS_ELSEWHERE),
    "begin": ("Begin the game", _ADDS_ONCE),
    "look": ("Look at the table", _LOOKS),
    "wait_for_turn": ("Wait for your turn", _WAITS),
    "play": ("Play a move", _ADDS_ONCE),
    "replay": ("Tell the game again", _LOOKS),
}
"""The title of each tool, and what a client may know before it asks its user: whether anything changes,
whether a repeated call changes more, and whether it reaches beyond this server. Nothing is destroyed."""


class Tools:
    """What a program can do."""

    def __init__(self, seats: Seats) -> None:
        self._seats = seats

    async def list_games(self) -> list[dict[str, Any]]:
        """List the games: id, name, number of players, variants, bots of the house, and what it is about."""
        return [
            {
                "game": game.id,
                "name": rules.metadata.display_name,
                "players": [rules.players.least, rules.players.most],
                "variants": game.variants(),
                "bots": [f"{HOUSE}:{level}" for level in game.levels],
                "about": rules.metadata.summary,
            }
            for game, rules in ((game, game.rules()) for game in all_games())
        ]

    async def rules(self, game: GameName, variant: Variant = "default") -> str:
        """Read the rules of a game, and how cards, places and moves are written, before you play."""
        found = find_game(game)
        return rules_text(found, found.rules(variant))

    async def open_table(
        self,
        game: GameName,
        name: PlayerName = "Model",
        variant: Variant = "default",
        bots: Bots = None,
        guests: Guests = 0,
    ) -> dict[str, Any]:
        """Open a table and sit down there. You get the token of your seat, and invites for guests."""
        request = TableRequest(game, variant, name, bots or [], max(0, min(guests, MOST_GUESTS)))
        opened = await self._seats.open(request)
        return {"seat": opened.seat, "invites": opened.invites}

    async def sit_down(self, invite: Invite, name: PlayerName = "Model", code: Code = "") -> dict[str, Any]:
        """Sit down at a table by an invite. By the link of a tournament you enter it; then wait_for_turn as
        at any table: you are moved from table to table behind the same seat, as tournament_news says."""
        return {"seat": await self._seats.sit_down(invite, name, code)}

    async def begin(self, seat: SeatToken) -> dict[str, Any]:
        """Begin the game at a live table once everybody is there (only its host can), or the next game when
        one is over. While a game is played it changes nothing."""
        held = await self._seats.seat(seat)
        await held.begin()
        return held.look()

    async def look(self, seat: SeatToken) -> dict[str, Any]:
        """See the table as your seat does: status, decision number, cards, news and your numbered moves.
        Seats and places are counted from 1 everywhere; at the end places and tallies are listed by seat."""
        return (await self._seats.seat(seat)).look()

    async def wait_for_turn(self, seat: SeatToken, seconds: Seconds = LONGEST_WAIT) -> dict[str, Any]:
        """Wait until it is your turn or the game is over, 25 seconds at most; then `status` may be "not yet":
        call it again."""
        return await (await self._seats.seat(seat)).wait(max(0.0, min(seconds, LONGEST_WAIT)))

    async def play(self, seat: SeatToken, decision: Decision, move: ChosenMove) -> dict[str, Any]:
        """Play a move. A repeated call changes nothing; one for a decision that is not open is refused."""
        held = await self._seats.seat(seat)
        await held.play(decision, move)
        return held.look()

    async def replay(self, seat: SeatToken) -> list[str]:
        """Tell what happened in a finished game, as your seat heard it."""
        return await (await self._seats.seat(seat)).replay()
