"""What `parlour check-game` looks at, for whoever writes a game.

`findings` what is said of a game · `walks` random games to look at · `texts` every sentence in every language
· `screens` what the terminal and the page show · `house_rules` rules that a host may set · `ladder` whether
the house's levels rise · `extras` what a game may have and has not. The laws are the engine's.
"""
