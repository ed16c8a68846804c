"""Sweeps: the same question under several rules."""
