"""Commands for authors of games: `new_game` lays one out, `check_game` says what is wrong with one."""
