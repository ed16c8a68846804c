"""Tests of a tournament's log in a room."""
