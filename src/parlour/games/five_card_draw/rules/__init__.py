"""The rules of Five-Card Draw: what may be done and what comes of it; they know no word, bot or search.

`asset` is the rules file, typed; `terms` the same numbers laid flat for the play. `table` holds all state and
`position` is the match itself. A hand goes through `dealing`, `betting`, `drawing` and `showdown`; `rounds`
leads from one to the next. `hands` ranks five cards, `verbs` lists the moves, `picture` is what is shown, and
`redealing` deals again what a seat has not seen.
"""
