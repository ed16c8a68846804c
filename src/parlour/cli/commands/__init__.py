"""One command a file: its options and its help; the work is in `parlour.cli.run`, imported when it runs."""
