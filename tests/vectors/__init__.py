"""Worked cases: `python -m tests.vectors DIR` plays every file of them through the games that exist."""
