"""Home: what one finds before there is a table.

`front` lists what can be done, `menu` asks what to play, `kept` lists and counts the games that were kept,
`preferences` changes the few settings, which `settings` keeps.
"""
