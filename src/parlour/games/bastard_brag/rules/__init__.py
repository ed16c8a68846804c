"""The rules of Bastard Brag (rules.md), and the picture of the table; nothing here knows a word or a bot.

Start with `position`: whose turn it is, what may be done, what follows. It stands on `table`: what lies where
and who may see it. The parts of a round: `dealing`, `swapping`, `knocking`, `showdown`, `losses`; `rounds`
goes on from turn to turn. What cards are worth: `hands`. What may vary: `asset` (the rules file, typed),
`terms` (the same, laid out flat). What players may do: `verbs`. What is drawn of it all: `picture`. What a
seat has not seen is dealt again by `redealing`.
"""
