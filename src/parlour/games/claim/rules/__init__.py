"""The rules of Claim and the picture of its table; nothing here knows a word, a bot or a search.

`asset` the rules file, typed · `terms` its switches laid flat · `table` what lies where · `picture` what is
shown of it · `position` the game in progress · the parts of a deal in order: `dealing`, `declaration`,
`floor`, `showdown`, `settlement`, and `rounds`, which goes on from one to the next · `verbs` and
`suit_choice` what may be done · `hands` what cards are worth · `redealing/` what everybody knows of hidden
cards, and dealing them again within it.
"""
