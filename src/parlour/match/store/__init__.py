"""Where matches are kept: `port` says what a match asks of a store, `file` is the one that writes files."""
