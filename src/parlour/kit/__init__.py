"""Mechanics that at least two games share."""
