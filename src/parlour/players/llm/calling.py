"""Calling an endpoint: one request with a total and an idle deadline, and every failure as its class.

The key goes into one header and nowhere else: it is taken out of whatever comes back before anybody sees it.
"""

import time
from collections.abc import Callable
from email.utils import parsedate_to_datetime
from functools import cache
from typing import Any, Final

import httpx2
import msgspec

from parlour.engine.printable import one_line
from parlour.players.llm.dialects import (
    DIALECTS,
    PLAIN,
    AnyDialect,
    Inquiry,
    ModelReply,
    RequestForm,
    read_reply,
)
from parlour.players.llm.endpoints import ModelEndpoint
from parlour.players.llm.failures import TIMED_OUT, TRANSPORT, Failed

IDLE_SHARE: Final = 0.75
"""For so much of a decision's time a line may be silent, so that there is some left to ask again."""
CONNECT_SECONDS: Final = 10.0
LARGEST_BODY: Final = 4_000_000
KEY_STAND_IN: Final = "[key]"
LONGEST_COMPLAINT: Final = 200
"""So many characters of what an endpoint says of an error are kept."""
_TOKEN_FIELDS: Final = ("max_tokens", "max_completion_tokens")
_BAD_REQUEST: Final = (400, 422)
_HOPELESS: Final = (401, 403, 404)
_TOO_MANY: Final = 429


class Learnt:
    """What an endpoint was found not to take; remembered for as long as the program runs."""

    def __init__(self, form: str) -> None:
        self.form = form
        self.token_field = _TOKEN_FIELDS[0]
        self.refused: set[str] = set()
        """Fields of the user's choice that it did not take."""


_LEARNT: Final[dict[tuple[str, str, str, str], Learnt]] = {}


def learnt_of(endpoint: ModelEndpoint) -> Learnt:
    """Return what is known of the endpoint by now."""
    key = (endpoint.url, endpoint.dialect, endpoint.model, endpoint.answers)
    return _LEARNT.setdefault(key, Learnt(endpoint.answers))


def request_form(endpoint: ModelEndpoint) -> RequestForm:
    """Return how the endpoint is asked by now: all that was chosen but for what it has refused."""
    learnt, ladder = learnt_of(endpoint), DIALECTS[endpoint.dialect].ladder
    form = learnt.form if learnt.form in ladder else PLAIN
    fields = {name: value for name, value in endpoint.sampling().items() if name not in learnt.refused}
    return RequestForm(form, learnt.token_field, fields)


def describe_request(endpoint: ModelEndpoint) -> dict[str, Any]:
    """Return how the endpoint is asked, as a record keeps it, so that a run can be repeated."""
    asked = request_form(endpoint)
    return {"answers": asked.form, asked.token_field: endpoint.tokens, **asked.fields}


class Caller:
    """Asks one endpoint; clock, sleep and transport can be others than the machine's own."""

    def __init__(
        self,
        endpoint: ModelEndpoint,
        *,
        transport: httpx2.BaseTransport | None = None,
        now: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        self.endpoint = endpoint
        self.now = now
        self.sleep = sleep
        self._transport = transport
        self._client: httpx2.Client | None = None

    def ask(self, inquiry: Inquiry, until: float) -> ModelReply:
        """Return the reply, or raise Failed; what the endpoint does not take is asked for no more."""
        dialect, learnt = DIALECTS[self.endpoint.dialect], learnt_of(self.endpoint)
        while True:
            asked = request_form(self.endpoint)
            body = dialect.body(self.endpoint, inquiry, asked)
            status, headers, content = self._post(dialect, body, until)
            if status in _BAD_REQUEST and _gives_way(learnt, asked, dialect, content):
                continue
            return self._read(dialect, status, headers, content)

    def _post(
        self, dialect: AnyDialect, body: dict[str, Any], until: float
    ) -> tuple[int, httpx2.Headers, bytes]:
        left = until - self.now()
        if left <= 0:
            raise Failed(TIMED_OUT)
        timeout = httpx2.Timeout(
            min(self.endpoint.seconds * IDLE_SHARE, left), connect=min(CONNECT_SECONDS, left)
        )
        url = self.endpoint.url.rstrip("/") + dialect.path
        headers = {"content-type": "application/json", **dialect.headers(self.endpoint.key())}
        content = msgspec.json.encode(body)
        try:
            with self._open().stream(
                "POST", url, content=content, headers=headers, timeout=timeout
            ) as answer:
                return answer.status_code, answer.headers, self._whole(answer, until)
        except httpx2.TimeoutException:
            raise Failed(TIMED_OUT) from None
        except httpx2.ConnectError as error:
            raise Failed(TRANSPORT, f"no connection: {one_line(str(error))[:LONGEST_COMPLAINT]}") from None
        except (httpx2.HTTPError, httpx2.InvalidURL, httpx2.StreamError, UnicodeError):
            raise Failed(TRANSPORT, "the line broke") from None

    def _whole(self, answer: httpx2.Response, until: float) -> bytes:
        """Return the body, which must be there by the deadline, however slowly it drips."""
        parts, size = [], 0
        for part in answer.iter_bytes():
            parts.append(part)
            size += len(part)
            if self.now() > until:
                raise Failed(TIMED_OUT)
            if size > LARGEST_BODY:
                raise Failed(TRANSPORT, "the answer is too large")
        return b"".join(parts)

    def _read(self, dialect: AnyDialect, status: int, headers: httpx2.Headers, content: bytes) -> ModelReply:
        if status != 200:
            wait = retry_after(headers.get("retry-after", "")) if status >= _TOO_MANY else 0.0
            raise Failed(
                TRANSPORT,
                self._refusal(status, content),
                wait=wait,
                worth_another=status not in (*_HOPELESS, *_BAD_REQUEST),
            )
        try:
            tree = msgspec.json.decode(content)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise Failed(TRANSPORT, "the answer was cut off") from None
        reply = read_reply(dialect, tree)
        return reply._replace(text=self._without_key(reply.text))

    def _refusal(self, status: int, content: bytes) -> str:
        """Return the status with what the endpoint says of it, on one line and without the key."""
        said = one_line(self._without_key(_complaint(content))).strip()
        return f"status {status}: {said[:LONGEST_COMPLAINT]}" if said else f"status {status}"

    def _without_key(self, text: str) -> str:
        key = self.endpoint.key()
        return text.replace(key, KEY_STAND_IN) if key else text

    def _open(self) -> httpx2.Client:
        """Return the client, opened when it is first needed: all who use the network share one."""
        if self._client is None and self._transport is not None:
            self._client = httpx2.Client(transport=self._transport, follow_redirects=False)
        return self._client or _shared_client()


def _gives_way(learnt: Learnt, asked: RequestForm, dialect: AnyDialect, content: bytes) -> bool:
    """Return whether there is another way to ask, after the endpoint has refused this one.

    A field that it names goes first; where it names none, the form of answer, and at last all fields.
    """
    if _TOKEN_FIELDS[1].encode() in content and asked.token_field == _TOKEN_FIELDS[0]:
        learnt.token_field = _TOKEN_FIELDS[1]
        return True
    named = {name for name in asked.fields if name.encode() in content}
    if not named and asked.form != PLAIN:
        learnt.form = dialect.ladder[dialect.ladder.index(asked.form) + 1]
        return True
    learnt.refused |= named or set(asked.fields)
    return bool(asked.fields)


def _complaint(content: bytes) -> str:
    """Return what an error body says: the message that most vendors put into it, or all of its text."""
    try:
        tree = msgspec.json.decode(content)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return content.decode("utf-8", "replace")
    inner = tree.get("error", tree) if isinstance(tree, dict) else tree
    found = inner.get("message") or inner.get("detail") if isinstance(inner, dict) else inner
    return found if isinstance(found, str) else msgspec.json.encode(tree).decode()


@cache
def _shared_client() -> httpx2.Client:
    """Return a client that keeps lines open for the next question; it follows nobody elsewhere."""
    return httpx2.Client(follow_redirects=False)


def hang_up() -> None:
    """Close the lines that are kept open."""
    _shared_client().close()
    _shared_client.cache_clear()


def retry_after(text: str) -> float:
    """Return how many seconds an endpoint wants to be left alone; 0 where it does not say."""
    if text.isascii() and text.isdigit() and len(text) < 7:
        return float(text)
    try:
        return max(0.0, parsedate_to_datetime(text).timestamp() - time.time())
    except (TypeError, ValueError, OverflowError):
        return 0.0
