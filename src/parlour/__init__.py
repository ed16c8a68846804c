"""Parlour: a card room in one Python package."""

from parlour.version import VERSION

__all__ = ["VERSION"]
