"""Rows: what can happen at a table, and how it is written down."""
