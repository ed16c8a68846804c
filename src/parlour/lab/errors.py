"""What the lab says no with."""

from parlour.engine.errors import ParlourError


class BadExperiment(ParlourError):
    """A question that cannot be asked, or one that could not be answered to the end."""
