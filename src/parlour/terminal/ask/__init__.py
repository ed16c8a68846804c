"""Asking a person for a move.

`conversation` is the talk, `keys` names each verb by a key, `parse` reads the line, and `questions` asks for
the rest.
"""
