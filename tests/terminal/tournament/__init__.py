"""Tests of a tournament at a terminal."""
