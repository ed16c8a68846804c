"""Tests of bots at a table."""
