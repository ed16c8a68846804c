"""What a game is: position, moves, view, secrecy, rules assets, laws, errors."""
