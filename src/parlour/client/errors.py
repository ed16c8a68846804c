"""The refusals of a room, as its clients meet them."""

from parlour.engine.errors import ParlourError


class RoomError(ParlourError):
    """A room that cannot be reached, or that says no."""
