"""The guard in front of every request: host, origin, size and pace; and what every answer carries.

No answer ever holds a stack trace: what goes wrong inside is logged, and told as one sentence.
"""

from collections.abc import Callable, MutableMapping
from typing import Any, Final
from urllib.parse import unquote

import msgspec
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from parlour.server.addresses import Addresses, asker, is_loopback
from parlour.server.limits import Limits
from parlour.server.logs import log_fault
from parlour.server.metrics import Metrics
from parlour.tables.rate_limit import TokenBuckets

_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
    "font-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
_FOR_ALL: Final = (
    (b"x-content-type-options", b"nosniff"),
    (b"cross-origin-resource-policy", b"same-origin"),
)
_FOR_DOCUMENTS: Final = (
    (b"content-security-policy", _POLICY.encode()),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
    (b"x-frame-options", b"DENY"),
)
_PARTS: Final = "/s/"
_PART_KINDS: Final = (b"text/javascript", b"text/css", b"application/json", b"image/png")
"""What below /s/ is no document: the page that loads it has the policy. A page loads seventy of them."""
FAULT: Final = ("internal", "Something went wrong here. It was noted; nothing is lost.")
_SAFE: Final = ("GET", "HEAD")
_ALLOWED: Final = (*_SAFE, "POST")


class Guard:
    """Wraps the application; everybody passes here first."""

    def __init__(
        self,
        app: ASGIApp,
        addresses: Addresses,
        limits: Limits,
        *,
        metrics: Metrics,
        now: Callable[[], float],
        trust_proxy: bool = False,
    ) -> None:
        self._app = app
        self._addresses = addresses
        self._limits = limits
        self._metrics = metrics
        self._now = now
        self._trust_proxy = trust_proxy
        self._rates = TokenBuckets(limits.requests_at_once, limits.requests_a_second)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        is_part = scope["path"].startswith(_PARTS)
        answer = _Answer(send, self._metrics, is_secure=self._addresses.is_secure, is_part=is_part)
        try:
            refused = self._refusal(scope)
            if refused is not None:
                await answer.refuse(*refused)
            else:
                await self._app(scope, _bounded_receive(receive, self._limits.body_bytes), answer)
        except _TooLong:
            await answer.refuse(413, "too-long", "That is more than can be taken in at once.")
        except Exception as error:
            log_fault("request failed", error, method=scope["method"])
            await answer.refuse(500, *FAULT)

    def _refusal(self, scope: Scope) -> tuple[int, str, str] | None:
        headers = Headers(scope=scope)
        scope["parlour.address"] = self._address(scope, headers)
        if len(headers.getlist("host")) > 1:
            return 400, "two-hosts", "A request names one host."
        if headers.get("host", "").lower() not in self._addresses.hosts:
            return 421, "wrong-host", "This room is not called that: see --public-url."
        if scope["method"] not in _ALLOWED:
            return 405, "wrong-method", "Only GET and POST are known here."
        if not self._may_ask(scope["parlour.address"]):
            return 429, "slow-down", "That is too much at once: wait a little."
        if _is_crooked(scope):
            return 404, "no-page", "There is nothing here."
        return None if scope["method"] in _SAFE else self._refusal_of_post(headers)

    def _refusal_of_post(self, headers: Headers) -> tuple[int, str, str] | None:
        """Return why what would change something is refused: it came from another's page or form."""
        site = headers.get("sec-fetch-site", "same-origin")
        if not self._addresses.allows(headers.get("origin")) or site not in ("same-origin", "none"):
            return 403, "wrong-origin", "Pages of others may not do this."
        if headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
            return 415, "not-json", "Send application/json."
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > self._limits.body_bytes:
            return 413, "too-long", "That is more than can be taken in at once."
        return None

    def _address(self, scope: Scope, headers: Headers) -> str:
        peer = scope["client"][0] if scope.get("client") else ""
        return asker(peer, headers, trust_proxy=self._trust_proxy)

    def _may_ask(self, address: str) -> bool:
        free = is_loopback(address) and not self._limits.loopback
        return free or self._rates.takes(address, self._now())


class _TooLong(Exception):
    """The body goes on beyond what may be sent."""


class _Answer:
    """Sends what the application says, with our headers; and refusals, if it has not begun to speak."""

    def __init__(self, send: Send, metrics: Metrics, *, is_secure: bool, is_part: bool) -> None:
        self._send = send
        self._metrics = metrics
        self._is_secure = is_secure
        self._is_part = is_part
        self._begun = False

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self._begun = True
            self._metrics.count("http_answers", str(message["status"]))
            self._add_headers(message)
        await self._send(message)

    def _add_headers(self, message: MutableMapping[str, Any]) -> None:
        given = {name.lower(): value for name, value in message["headers"]}
        is_part = self._is_part and given.get(b"content-type", b"").startswith(_PART_KINDS)
        wanted = _FOR_ALL if is_part else (*_FOR_ALL, *_FOR_DOCUMENTS)
        extra = [each for each in wanted if each[0] not in given]
        if b"cache-control" not in given:
            extra.append((b"cache-control", b"no-store"))
        if self._is_secure:
            extra.append((b"strict-transport-security", b"max-age=31536000"))
        message["headers"] = [*message["headers"], *extra]

    async def refuse(self, status: int, code: str, why: str) -> None:
        if self._begun:
            return
        body = msgspec.json.encode({"code": code, "why": why})
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        if status in (400, 413, 421):
            headers.append((b"connection", b"close"))
        await self({"type": "http.response.start", "status": status, "headers": headers})
        await self._send({"type": "http.response.body", "body": body})


def _bounded_receive(receive: Receive, most: int) -> Receive:
    """Return the same, until more has come than a body may hold."""
    came = 0

    async def limited() -> Message:
        nonlocal came
        message = await receive()
        came += len(message.get("body", b""))
        if came > most:
            raise _TooLong
        return message

    return limited


def _is_crooked(scope: Scope) -> bool:
    """Return whether a path has steps upwards, backslashes or control characters, in percents or not."""
    path, deeper = scope["path"], unquote(scope["path"])
    parts = (path + "/" + deeper).replace("\\", "/").split("/")
    return ".." in parts or "\\" in path + deeper or not (path + deeper).isprintable()
