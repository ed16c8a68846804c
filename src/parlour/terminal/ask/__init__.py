"""Asking a person for a move.

`conversation` is the talk, `parse` reads the line, `questions` asks for the rest, and `services` answers what
the person asks instead.
"""
