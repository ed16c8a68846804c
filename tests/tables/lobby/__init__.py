"""Tests of the room around the tables, on stores in memory."""
