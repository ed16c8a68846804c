"""Everything Parlour says no with: one family of errors, each with a stable code and a sentence."""

from collections.abc import Mapping

from parlour.engine.plain_errors import MissingText as MissingText
from parlour.engine.plain_errors import ParlourError as ParlourError
from parlour.engine.words.sentence import Sentence


class Refused(ParlourError):
    """A move that may not be played here and now; what is said can be said again with names, in any language.

    The sentence is in English for programs: seats are numbers, and moves are called by their verbs.

    >>> import parlour
    >>> position = parlour.game("five-card-draw").new(2, seed=7)
    >>> try:
    ...     position.play(position.to_act()[0], parlour.Move("BET", amount=500))
    ... except parlour.Refused as refused:
    ...     print(refused.code, refused.sentence)
    wrong-details BET takes an amount from 1 to 2.
    """

    def __init__(self, code: str, said: Sentence | str, rules: Mapping[str, str] | None = None) -> None:
        Exception.__init__(self, code)
        self.code = code
        self.said = Sentence("plain", {"text": said}) if isinstance(said, str) else said
        self._rules = rules or {}

    @property
    def sentence(self) -> str:  # type: ignore[override]
        """Return what is wrong, in English, with seats as numbers."""
        from parlour.engine.words.phrasebook import Hearer, plainly

        return plainly(self.said, Hearer(whens=self._rules))

    def __str__(self) -> str:
        return self.sentence

    def __reduce__(self) -> tuple[type["Refused"], tuple[object, ...]]:  # type: ignore[override]
        return Refused, (self.code, self.said, dict(self._rules))


class BadRules(ParlourError):
    """A rules asset, variant or switch that makes no sense; the sentence says where and why.

    >>> import parlour
    >>> try:
    ...     parlour.game("bastard-brag").rules(switches={"lifes": 3})
    ... except parlour.BadRules as error:
    ...     print(error.code, error.sentence)
    unknown-switch There is no switch called 'lifes'. Did you mean lives or least?
    """


class UnknownGame(ParlourError):
    """No folder or plug-in carries a game of this name."""


class BadMove(ParlourError):
    """Words or JSON that do not spell a move at all."""


class BrokenLaw(ParlourError):
    """A game that breaks one of the laws every game keeps."""


class MissingExtra(ParlourError):
    """Something that Parlour does only with packages that are not installed."""
