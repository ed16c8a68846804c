"""Asking a person for a move.

`conversation` is the talk, `parse` reads the line, and `questions` asks for the rest.
"""
