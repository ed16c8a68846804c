"""The fake model: reads the numbered moves of a prompt, lets a house bot choose, and answers in JSON."""

import json
import re
from functools import cache
from hashlib import sha256
from typing import Any, Final

import msgspec

from parlour.cards.luck import Luck
from parlour.engine.play.choices import Choice
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.rules.finder import find_game
from parlour.engine.show.form import Form
from parlour.engine.show.view import View
from parlour.engine.words.sentence import Sentence, sentence_of
from parlour.players.house import house_bot
from parlour.players.llm.answer import chosen_move
from parlour.players.llm.prompts.drawing import move_words
from parlour.players.llm.prompts.prompt import VIEW_MARK

ANY: Final = "any"
"""The level of a fake that plays any numbered move, and needs no view for it."""
_NUMBER: Final = re.compile(r"^(\d+)\. ", re.MULTILINE)
_JSON: Final = re.compile(re.escape(VIEW_MARK) + r"\n(.*?)\n```", re.DOTALL)


class ListedChoice(Choice):
    """Moves of a verb as a prompt lists them; what else the form allows is for the bot to know."""

    def __init__(self, form: Form, moves: list[Move]) -> None:
        super().__init__(form.verb)
        self._form = form
        self._moves = moves

    def count(self) -> int:
        return len(self._moves)

    def nth(self, index: int) -> Move:
        return self._moves[index]

    def holds(self, move: Move) -> bool:
        return move.verb == self.verb

    def form(self) -> Form:
        return self._form

    def wants(self) -> Sentence:
        return sentence_of("wants.nothing", verb=self.verb)


class FakeModel:
    """Answers chat completions as a house bot of a level would play.

    It plays so where the endpoint sends the view (`view = true`); otherwise it plays any numbered move.
    """

    def __init__(self, level: str = "medium") -> None:
        self.level = level

    def completion(self, request: dict[str, Any]) -> dict[str, Any]:
        """Return the body of a good answer."""
        prompt = self.prompt_of(request)
        return completion(self.text(prompt), letters=len(json.dumps(request)))

    def prompt_of(self, request: dict[str, Any]) -> str:
        """Return all that the user said; what was answered before does not matter."""
        turns = request.get("messages") or []
        return "\n".join(str(turn.get("content", "")) for turn in turns if turn.get("role") == "user")

    def text(self, prompt: str) -> str:
        """Return one JSON object, with a reason and a move."""
        luck = Luck(int.from_bytes(sha256(prompt.encode()).digest()[:8], "big"))
        found = _JSON.findall(prompt)
        if not found or self.level == ANY:
            return answer_text(self._any(prompt, luck), "any move will do")
        view, named = msgspec.json.decode(found[0], type=View), msgspec.json.decode(found[1])
        numbers = [chosen_move(each, []) for each in named]
        chosen = self._choose(view, numbers, luck)
        return answer_text(chosen, f"the house's {self.level} player likes it")

    def _any(self, prompt: str, luck: Luck) -> int:
        numbers = [int(number) for number in _NUMBER.findall(prompt)]
        return numbers[luck.below(len(numbers))] if numbers else 1

    def _choose(self, view: View, numbers: list[Move], luck: Luck) -> int | dict[str, Any]:
        """Return the number of the house's move, or its name where it has none."""
        listed = [
            ListedChoice(form, [move for move in numbers if move.verb == form.verb]) for form in view.forms
        ]
        choices: list[Choice] = [choice for choice in listed if choice.count()]
        game = find_game(view.game)
        bot = house_bot(game, _rules(view.game, view.variant), f"house:{self.level}", luck)
        move = bot.choose(view, Moves(choices))
        return numbers.index(move) + 1 if move in numbers else move_words(move)


@cache
def _rules(game: str, variant: str) -> Any:
    return find_game(game).rules(variant)


def answer_text(move: int | dict[str, Any], reason: str) -> str:
    return json.dumps({"reason": reason, "move": move})


def completion(text: str | None, *, finish: str = "stop", letters: int = 400) -> dict[str, Any]:
    return {
        "object": "chat.completion",
        "model": "fake",
        "choices": [{"index": 0, "finish_reason": finish, "message": {"role": "assistant", "content": text}}],
        "usage": {"prompt_tokens": letters // 4, "completion_tokens": len(text or "") // 4 + 1},
    }
