"""The rules of Big-C (rules.md); nothing here knows a word or a bot.

`asset` the rules file, `terms` its switches laid flat, `verbs` what may be done · `table` what lies there,
`picture` what it shows, `position` the game in progress · `dealing`, `presenting`, `playing`, `rounds` its
course · `redealing` what a seat cannot see · `card_order`, `hands`, `compare` what cards are worth · `plays/`
what a hand can lay down.
"""
