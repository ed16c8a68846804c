"""Dialects: how endpoints want to be asked, and how they answer."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from parlour.cards.codes import SUITS
from parlour.engine.show.form import Form
from parlour.players.llm.endpoints import ModelEndpoint
from parlour.players.llm.failures import TRANSPORT, Failed

BOUNDED_SCHEMA: Final = "bounded_schema"
JSON_SCHEMA: Final = "json_schema"
JSON_OBJECT: Final = "json_object"
PLAIN: Final = "plain"
LADDER: Final = (BOUNDED_SCHEMA, JSON_SCHEMA, JSON_OBJECT, PLAIN)
"""From the strictest form of answer to none; each is asked for where the endpoint takes it.

Bounds keep a small model from a reason that never ends; some vendors' schemas know none.
"""
LONGEST_REASON: Final = 500

_SCHEMAS: Final = (BOUNDED_SCHEMA, JSON_SCHEMA)

COMPLETE: Final = "complete"
CUT_OFF: Final = "cut off"
DECLINED: Final = "declined"


class ChatTurn(NamedTuple):
    """One message of a conversation: from the `user`, or what the model (`assistant`) has said."""

    role: str
    text: str


class Inquiry(NamedTuple):
    """What is asked: the system part, the conversation so far, and which answers are well formed."""

    system: str
    turns: Sequence[ChatTurn]
    numbers: int
    others: Sequence[Form] = ()

    def size(self) -> int:
        """Return how many characters it has."""
        return len(self.system) + sum(len(turn.text) for turn in self.turns)


class RequestForm(NamedTuple):
    """How an endpoint is asked: the form of answer, the field that limits its tokens, and further fields."""

    form: str
    token_field: str
    fields: dict[str, Any]


class ModelReply(NamedTuple):
    """What an endpoint has said, why it stopped, and what it counted; -1 where it did not count."""

    text: str
    ending: str
    tokens_in: int = -1
    tokens_out: int = -1
    cached: int = 0


class OpenAi:
    """Chat completions, as most vendors and all local servers have them."""

    path: Final = "/chat/completions"
    ladder: Final = LADDER

    def headers(self, key: str) -> dict[str, str]:
        return {"authorization": f"Bearer {key}"} if key else {}

    def body(self, endpoint: ModelEndpoint, inquiry: Inquiry, asked: RequestForm) -> dict[str, Any]:
        turns = [ChatTurn("system", inquiry.system), *inquiry.turns]
        body: dict[str, Any] = {
            "model": endpoint.model,
            "messages": [{"role": turn.role, "content": turn.text} for turn in turns],
            asked.token_field: endpoint.tokens,
            **asked.fields,
        }
        if asked.form in _SCHEMAS:
            named = {"name": "move", "strict": True, "schema": _asked_schema(inquiry, endpoint, asked)}
            body["response_format"] = {"type": "json_schema", "json_schema": named}
        elif asked.form == JSON_OBJECT:
            body["response_format"] = {"type": "json_object"}
        return body

    def reply(self, tree: Any) -> ModelReply:
        choice = tree["choices"][0]
        message, usage = choice["message"], tree.get("usage") or {}
        endings = {"length": CUT_OFF, "content_filter": DECLINED}
        ending = DECLINED if message.get("refusal") else endings.get(choice.get("finish_reason"), COMPLETE)
        cached = (usage.get("prompt_tokens_details") or {}).get("cached_tokens") or 0
        read, written = _count(usage.get("prompt_tokens")), _count(usage.get("completion_tokens"))
        return ModelReply(_text(message.get("content")), ending, read, written, max(0, _count(cached)))


class Anthropic:
    """Messages; the vendor's own OpenAI-style layer ignores what is asked of the answer's form."""

    path: Final = "/v1/messages"
    ladder: Final = (BOUNDED_SCHEMA, JSON_SCHEMA, PLAIN)

    def headers(self, key: str) -> dict[str, str]:
        version = {"anthropic-version": "2023-06-01"}
        return version | ({"x-api-key": key} if key else {})

    def body(self, endpoint: ModelEndpoint, inquiry: Inquiry, asked: RequestForm) -> dict[str, Any]:
        system = {"type": "text", "text": inquiry.system, "cache_control": {"type": "ephemeral"}}
        body: dict[str, Any] = {
            "model": endpoint.model,
            "system": [system],
            "messages": [{"role": turn.role, "content": turn.text} for turn in inquiry.turns],
            "max_tokens": endpoint.tokens,
            **asked.fields,
        }
        if asked.form in _SCHEMAS:
            wanted = _asked_schema(inquiry, endpoint, asked)
            body["output_config"] = {"format": {"type": "json_schema", "schema": wanted}}
        return body

    def reply(self, tree: Any) -> ModelReply:
        usage = tree.get("usage") or {}
        text = "".join(_text(block.get("text")) for block in tree["content"] if block.get("type") == "text")
        endings = {"max_tokens": CUT_OFF, "refusal": DECLINED}
        read, written = _count(usage.get("cache_read_input_tokens")), usage.get("cache_creation_input_tokens")
        fresh = _count(usage.get("input_tokens"))
        known = -1 if fresh < 0 else fresh + max(0, read) + max(0, _count(written))
        ending = endings.get(tree.get("stop_reason"), COMPLETE)
        return ModelReply(text, ending, known, _count(usage.get("output_tokens")), max(0, read))


AnyDialect = OpenAi | Anthropic
DIALECTS: Final[dict[str, AnyDialect]] = {"openai": OpenAi(), "anthropic": Anthropic()}


def read_reply(dialect: AnyDialect, tree: Any) -> ModelReply:
    """Return the reply in this tree; one of another shape did not arrive whole."""
    try:
        return dialect.reply(tree)
    except (KeyError, IndexError, TypeError, AttributeError):
        raise Failed(TRANSPORT, "the answer has another shape than the dialect's") from None


def _text(content: object) -> str:
    """Return text as it is, or the texts of a list of parts."""
    if isinstance(content, list):
        return "".join(_text(part.get("text")) for part in content if isinstance(part, dict))
    return content if isinstance(content, str) else ""


def _count(value: object) -> int:
    return value if isinstance(value, int) and value >= 0 else -1


def _asked_schema(inquiry: Inquiry, endpoint: ModelEndpoint, asked: RequestForm) -> dict[str, Any]:
    """Return the schema in the form that is asked for; two thirds of the tokens are left for the move.

    A small model may write a token for each letter, and a move with its names takes 30 to 40. With half of 64
    tokens for the reason a small model lost an eighth of its answers at one game.
    """
    longest = min(LONGEST_REASON, endpoint.tokens // 3)
    return schema(inquiry, longest if asked.form == BOUNDED_SCHEMA else 0)


def schema(inquiry: Inquiry, bound: int = 0) -> dict[str, Any]:
    """Return the JSON Schema of a well-formed answer; what comes back is checked all the same.

    With a bound the reason has at most so many letters, and no list more items than the move takes.
    """
    number = {"type": "integer", "enum": list(range(1, inquiry.numbers + 1))}
    named = [_named_move(form, is_bounded=bound > 0) for form in inquiry.others]
    move = {"anyOf": [number, *named]} if named else number
    longest = {"maxLength": bound} if bound else {}
    return _object({"reason": {"type": "string", **longest}, "move": move})


def _object(properties: dict[str, Any]) -> dict[str, Any]:
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


def _named_move(form: Form, *, is_bounded: bool) -> dict[str, Any]:
    """Return the schema of a named move of this form: its verb, and what it takes and nothing else."""
    fields: dict[str, Any] = {"verb": {"type": "string", "enum": [form.verb]}}
    if form.suits:
        fields["suit"] = {"type": "string", "enum": [each for each in SUITS if each in form.suits]}
    if form.pools:
        places = sorted({option + 1 for pool in form.pools for option in pool.options})
        most = sum(pool.most for pool in form.pools) if is_bounded else 0
        fields["slots"] = _list({"type": "integer", "enum": places}, most)
    if form.cards is not None:
        fields["cards"] = _list({"type": "string"}, form.cards.most if is_bounded else 0)
    if form.amount is not None:
        fields["amount"] = {"type": "integer"}
    return _object(fields)


def _list(items: dict[str, Any], most: int) -> dict[str, Any]:
    """Return the schema of a list, of any length where `most` is 0."""
    return {"type": "array", "items": items, **({"maxItems": most} if most else {})}
