"""How a game is played: positions, moves and choices, events, refusals, outcomes, and states written down."""
