"""What a model is told: `prompt` puts it together, `drawing` the table in lines, `numbered` the open moves.

The sentences are in `text/` (`words` says them); `answering.md` there is the same for every game.
"""
