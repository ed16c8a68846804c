"""Tests of tournaments in a room, on stores in memory and in virtual time."""
