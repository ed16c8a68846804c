"""Faults to order: every way in which an endpoint or a model can go wrong, one request after the other."""

import json
from collections.abc import Callable, Sequence
from itertools import cycle
from typing import Any, Final, NamedTuple

from parlour.engine.nearest import did_you_mean
from parlour.players.kinds import BadSeat
from parlour.players.llm.fake.model import FakeModel, answer_text, completion

SILENCE: Final = 30.0


class Served(NamedTuple):
    """What goes out over HTTP: after so many seconds, this status, these headers and so much of the body."""

    status: int
    body: bytes
    headers: dict[str, str]
    silence: float = 0.0
    is_cut: bool = False


Fault = Callable[[dict[str, Any]], Served]
"""Makes of a good completion what goes out instead."""


def good(body: dict[str, Any]) -> Served:
    return Served(200, json.dumps(body).encode(), {"content-type": "application/json"})


def text_of(body: dict[str, Any]) -> str:
    return str(body["choices"][0]["message"]["content"])


def _error(status: int, **headers: str) -> Fault:
    content = json.dumps({"error": {"message": f"status {status}"}}).encode()
    return lambda body: Served(status, content, {"content-type": "application/json", **headers})


def _instead(text: str, finish: str = "stop") -> Fault:
    return lambda body: good(completion(text, finish=finish))


def _cut(body: dict[str, Any]) -> Served:
    whole = good(body)
    return whole._replace(is_cut=True)


def _two_objects(body: dict[str, Any]) -> Served:
    """Answer with an object that is thought better of, and the one that counts."""
    return good(completion(f"Perhaps {answer_text(999, 'no')}, but no:\n{text_of(body)}"))


def _silent(body: dict[str, Any]) -> Served:
    return good(body)._replace(silence=SILENCE)


FAULTS: Final[dict[str, Fault]] = {
    "429": _error(429, **{"retry-after": "1"}),
    "500": _error(500),
    "cut": _cut,
    "two-objects": _two_objects,
    "prose": _instead("I think that move 1 looks best, so I play move 1."),
    "illegal": _instead(answer_text(999, "it is the best")),
    "silence": _silent,
    "truncated": _instead('{"reason": "Let me think about every single', finish="length"),
    "empty": _instead(""),
    "refused": _instead("I cannot help with gambling.", finish="content_filter"),
}


class FaultyModel:
    """A fake model of which every so many answers goes wrong, in one way after the other."""

    def __init__(self, model: FakeModel, faults: Sequence[str] = (), every: int = 1) -> None:
        for name in faults:
            if name not in FAULTS:
                hint = did_you_mean(name, list(FAULTS), f"there are {', '.join(FAULTS)}.")
                raise BadSeat("unknown-fault", f"There is no fault {name!r}: {hint}")
        self._model = model
        self._faults = cycle(faults) if faults else None
        self._every = every
        self.requests = 0
        self.served: list[str] = []
        """The faults that were served, in order."""

    def serve(self, request: dict[str, Any]) -> Served:
        """Return what goes out for this request."""
        self.requests += 1
        body = self._model.completion(request)
        if self._faults is None or self.requests % self._every:
            return good(body)
        name = next(self._faults)
        self.served.append(name)
        return FAULTS[name](body)
