"""Tests of the SQLite store: its file, its commits, and power cuts."""
