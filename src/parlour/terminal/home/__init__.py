"""Home: what one finds before there is a table.

`front` lists what can be done and lets a person change the few `settings`, `menu` asks what to play in an
`interview`, `kept` lists and counts the games that were kept.
"""
