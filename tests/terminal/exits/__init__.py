"""Ways out of the terminal, in every state of the screen: real processes at a pseudo-terminal of their own.

`python -m tests.terminal.exits --times 3` tries every way in every state and prints the table.
"""
