"""Tests of matches and saved games."""
