"""One command a file: its options, its help, and below them the work; imports wait until a command runs."""
