"""Tests of clubs: who is let in, and that nobody else is told anything of them, now or later."""
