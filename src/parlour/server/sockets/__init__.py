"""Sockets from browsers and programs to tables and the lobby: who is admitted, and what comes and goes."""
