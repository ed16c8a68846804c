"""Tests of rows: what is written down of a table."""
