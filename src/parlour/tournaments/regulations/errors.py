"""What regulations are refused with."""

from parlour.engine.errors import ParlourError


class BadRegulations(ParlourError):
    """Regulations that make no sense; the sentence says which field, and why."""
