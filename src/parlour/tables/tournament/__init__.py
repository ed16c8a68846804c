"""Tournaments in a room: their tables, and the deals that a director orders there."""
