"""Examples for `cli/check_game`."""
