"""Every game as an environment of other frameworks: PettingZoo and OpenSpiel."""
