"""Tests of people at a table."""
