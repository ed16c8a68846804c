"""What all errors of Parlour are, and the one that words themselves raise: `errors` has the whole family."""


class ParlourError(Exception):
    """A refusal that a person can read, with a stable code; nothing has changed when it is raised.

    >>> import parlour
    >>> try:
    ...     parlour.game("whist")
    ... except parlour.ParlourError as error:
    ...     print(error.code)
    unknown-game
    """

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence

    def __reduce__(self) -> tuple[type["ParlourError"], tuple[str, str]]:
        return type(self), (self.code, self.sentence)


class MissingText(ParlourError):
    """A key without words: a text file lacks what a game wants to say."""
