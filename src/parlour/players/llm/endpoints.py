"""Endpoints: where models are asked, from one TOML file of the user's that holds no key."""

import os
import re
import tomllib
from ipaddress import ip_address
from pathlib import Path
from typing import Annotated, Any, Final, Literal
from urllib.parse import urlsplit

import msgspec

from parlour.engine.errors import ParlourError
from parlour.engine.nearest import did_you_mean
from parlour.engine.rules.loading import plain_complaint
from parlour.folders import config
from parlour.match.file.durable import read_at_most, reason
from parlour.players.llm.seat_word import NAME

FILE: Final = "models.toml"
_VARIABLE: Final = re.compile(r"[A-Za-z_][A-Za-z0-9_]{0,63}")
_OWN_FIELDS: Final = {
    *("model", "messages", "system", "max_tokens", "max_completion_tokens", "temperature", "seed"),
    *("response_format", "output_config", "stream", "n", "tools", "tool_choice", "functions"),
}
"""What `extra` may not say: it has a field of its own, or an answer would come in another shape."""
_LARGEST_FILE: Final = 1_000_000

Price = Annotated[float, msgspec.Meta(ge=0, le=1_000_000)]
Dialect = Literal["openai", "anthropic"]


class BadModel(ParlourError):
    """An endpoint that is not there, or that cannot be asked; the sentence says which and why."""


class ModelEndpoint(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One model behind an address. Prices are per million tokens; a cap of 0 is no cap.

    `key_env` names the environment variable that holds the key, which is written nowhere.
    """

    dialect: Dialect = "openai"
    url: str
    model: str
    key_env: str = ""
    price_in: Price = 0.0
    price_out: Price = 0.0
    price_cached: Price | None = None
    profile: Literal["coached", "bare"] = "coached"
    attempts: Annotated[int, msgspec.Meta(ge=1, le=20)] = 3
    seconds: Annotated[float, msgspec.Meta(gt=0, le=3600)] = 60.0
    """For one decision, all its attempts together."""
    tokens: Annotated[int, msgspec.Meta(ge=16, le=1_000_000)] = 1_000
    """For one answer."""
    temperature: Annotated[float, msgspec.Meta(ge=0, le=2)] | None = None
    seed: Annotated[int, msgspec.Meta(ge=0, lt=2**53)] | None = None
    extra: dict[str, Any] = {}
    """Further fields of every request, such as `reasoning_effort`; sent as they are."""
    match_tokens: Annotated[int, msgspec.Meta(ge=0)] = 0
    match_money: Price = 0.0
    answers: Literal["bounded_schema", "json_schema", "json_object", "plain"] = "bounded_schema"
    """The strictest form of answer that the endpoint is asked for; what it does not take is found out."""
    keep_texts: bool = True
    """Whether prompts and answers are written into the record, beside their numbers."""
    view: bool = False
    """Whether the view is sent as JSON too, for programs behind the endpoint."""

    def __post_init__(self) -> None:
        parts = urlsplit(self.url)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise ValueError("url must be an address such as http://127.0.0.1:8080/v1")
        if parts.username or parts.password or parts.query:
            raise ValueError("url must hold no name, password or query: a key goes into a variable")
        if self.key_env and not _VARIABLE.fullmatch(self.key_env):
            raise ValueError("key_env must be the name of an environment variable, never the key itself")
        if self.key_env and parts.scheme == "http" and not is_near(parts.hostname):
            raise ValueError("a key is sent over https only, unless the address is on this machine")
        own = sorted(_OWN_FIELDS.intersection(self.extra))
        if own:
            raise ValueError(f"extra must not hold {', '.join(own)}: Parlour says that itself")

    def key(self) -> str:
        """Return the key from the environment; "" where none is wanted."""
        return os.environ.get(self.key_env, "").strip() if self.key_env else ""

    def sampling(self) -> dict[str, Any]:
        """Return the fields of a request that are the user's to choose and an endpoint's to refuse."""
        chosen = {"temperature": self.temperature, "seed": self.seed}
        return {name: value for name, value in chosen.items() if value is not None} | self.extra

    def cost(self, tokens_in: int, tokens_out: int, cached: int = 0) -> float:
        """Return what so many tokens cost, those from the cache at their own price."""
        at_cache = self.price_in if self.price_cached is None else self.price_cached
        fresh = (tokens_in - cached) * self.price_in + cached * at_cache
        return (fresh + tokens_out * self.price_out) / 1_000_000


def is_near(host: str) -> bool:
    """Return whether the host is this machine."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def endpoints_file() -> Path:
    return config() / FILE


def all_endpoints() -> dict[str, ModelEndpoint]:
    """Return every endpoint by its name; none where there is no file. Refuse a file with an error in it."""
    path = endpoints_file()
    try:
        content = read_at_most(path, _LARGEST_FILE)
    except FileNotFoundError:
        return {}
    except OSError as error:
        raise BadModel("bad-models-file", f"{path} cannot be read: {reason(error)}.") from None
    return endpoints_in(path, content)


def endpoints_in(path: Path, content: bytes) -> dict[str, ModelEndpoint]:
    """Return the endpoints that this content of the file would have; refuse one with an error."""
    return {name: _endpoint(path, name, tree) for name, tree in _tables(path, content).items()}


def _tables(path: Path, content: bytes) -> dict[str, Any]:
    try:
        return tomllib.loads(content.decode())
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError):
        said = f"{path} is no TOML file: every model is a table such as [local] with url and model."
        raise BadModel("bad-models-file", said) from None


def _endpoint(path: Path, name: str, tree: Any) -> ModelEndpoint:
    if not NAME.fullmatch(name):
        raise BadModel("bad-models-file", f"{path}: a model's name has letters, digits, - and _ only.")
    try:
        return msgspec.convert(tree, ModelEndpoint)
    except msgspec.ValidationError as error:
        raise BadModel("bad-models-file", f"{path}: [{name}]: {plain_complaint(str(error))}.") from None


def find_endpoint(name: str) -> ModelEndpoint:
    """Return the endpoint of this name; refuse one that is not there."""
    known = all_endpoints()
    if name in known:
        return known[name]
    if not known:
        hint = f"there is none yet in {endpoints_file()}; parlour models add --help says how."
    else:
        hint = did_you_mean(name, list(known), f"there are {', '.join(known)}.")
    raise BadModel("unknown-model", f"There is no model called {name!r}: {hint}")
