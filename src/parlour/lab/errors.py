"""What the lab says no with."""

from parlour.engine.errors import ParlourError


class BadExperiment(ParlourError):
    """An experiment that cannot be defined, or one that could not be run to the end."""


class StoppedGame(BadExperiment):
    """A game that a model could not play on, for its cap of a match was reached; it does not count."""
