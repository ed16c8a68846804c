"""Decisions, a row for each."""
