"""Tests of the HTTP API: who one is, tables, and games that were played."""
