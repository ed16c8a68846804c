"""The room under load, side by side with boardgame.io: `python -m bench.room`."""
