"""The functions of `import parlour`: short ways to games, hands, tables, experiments, rooms and saved games.

`typed_games` finds a game, with a stub that knows the rules of each; `rules` what games are given by name or
as themselves, `hands` what cards are worth, `tables` a table of a room in this process, `experiments` the
lab, `rooms` rooms on the network, `files` saved games. Import these names from `parlour`.
"""
