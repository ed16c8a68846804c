"""Tournaments in the lab."""
