"""What the command line says no with, beyond what games and saved games say."""

from parlour.engine.errors import ParlourError


class BadOption(ParlourError):
    """An option or argument that makes no sense; the sentence says which and why."""
