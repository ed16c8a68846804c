"""Records: every decision of a model as a line of JSON beside the game, for replays, sums and going on."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from parlour.engine.errors import BadMove
from parlour.engine.play.move import Move
from parlour.engine.play.move_json import move_from
from parlour.match.file.durable import reason
from parlour.players.llm.budget import Usage
from parlour.players.llm.endpoints import BadModel

ENDING: Final = ".models.jsonl"
ANSWERED: Final = "answered"
_OWNER_ONLY: Final = 0o600


class Attempt(msgspec.Struct, frozen=True, omit_defaults=True):
    """One time that the model was asked: the class of its failure, or `answered`."""

    kind: str
    seconds: float = 0.0
    answer: str = ""
    what: str = ""


class ModelDecision(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One decision: who was asked what, what came of each attempt, what was played and what it cost.

    `n` is how many moves the game had before it; `kind` is `answered`, or the class of the last failure (or
    `spent`), and then the house has chosen the move. `sitting` tells apart games that share a file.
    """

    n: int
    seat: int
    name: str
    model: str
    profile: str
    prompt_hash: str
    kind: str
    move: dict[str, Any]
    by_house: bool = msgspec.field(default_factory=bool)
    """Written also where it is false, which a plain default would leave out."""
    reason: str = ""
    request: dict[str, Any] = {}
    """How the endpoint was asked at last: the form of answer, the limit of tokens, and the fields chosen."""
    refused: list[str] = []
    """Which of the fields chosen it did not take."""
    attempts: list[Attempt] = []
    tokens_in: int = 0
    tokens_out: int = 0
    cached: int = 0
    estimated: bool = False
    money: float = 0.0
    seconds: float = 0.0
    system: str = ""
    prompt: str = ""
    sitting: str = ""
    at: int = 0

    def usage(self) -> Usage:
        return Usage(self.tokens_in, self.tokens_out, self.cached, self.money, self.estimated)

    def chosen_move(self) -> Move | None:
        """Return the move that was played; None where the line does not spell one."""
        try:
            return move_from(self.move)
        except BadMove:
            return None


_READER: Final = msgspec.json.Decoder(ModelDecision)


def record_beside(save: Path) -> Path:
    """Return where the decisions of a saved game are."""
    return save.with_name(save.name.removesuffix(".jsonl").removesuffix(".parlour") + ENDING)


class DecisionRecord:
    """A file of decisions, one a line, readable by its owner alone; a line that is damaged is passed over."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._systems: set[str] = set()

    def decisions(self) -> list[ModelDecision]:
        """Return all that were written down, in order; none where there is no file."""
        try:
            return list(_read(self.path.read_bytes()))
        except OSError:
            return []

    def add(self, decision: ModelDecision) -> None:
        """Add one line, whole or not at all; the system part is written once, for it stays the same."""
        if decision.system in self._systems:
            decision = msgspec.structs.replace(decision, system="")
        else:
            self._systems.add(decision.system)
        try:
            self._append(b"\n" * self._is_torn() + msgspec.json.encode(decision) + b"\n")
        except OSError as error:
            said = f"The decisions of models cannot be kept in {self.path}: {reason(error)}."
            raise BadModel("cannot-keep-record", said) from None

    def _is_torn(self) -> bool:
        """Return whether the last line was cut off, so that the next one must not be joined to it."""
        if not self.path.exists() or self.path.stat().st_size == 0:
            return False
        with self.path.open("rb") as file:
            file.seek(-1, os.SEEK_END)
            return file.read(1) != b"\n"

    def _append(self, line: bytes) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with os.fdopen(os.open(self.path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, _OWNER_ONLY), "wb") as file:
            file.write(line)


def _read(content: bytes) -> Iterator[ModelDecision]:
    for line in content.split(b"\n"):
        try:
            yield _READER.decode(line)
        except msgspec.DecodeError:
            continue
