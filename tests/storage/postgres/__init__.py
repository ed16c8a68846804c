"""Tests of the PostgreSQL store: several processes, and a server that goes away."""
