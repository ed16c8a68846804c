"""Matrices: every pair of players."""
